; spec     specs/field/correct/r14_mma_shape_matches_layout.toml
; claim    A: layout A bijective_onto
; says     layout A is a bijection onto offset < 256
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   50, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 256))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout A
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 256)))
(declare-const |i%4| Int)
(declare-const |i/4| Int)
; i is written as digits of radix 4
(push 1)
(assert (= |i%4| (mod i 4)))
(assert (= |i/4| (div i 4)))
(assert (not (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 64) (= i (+ |i%4| (* 4 |i/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 64) (= i (+ |i%4| (* 4 |i/4|)))))
(declare-const |i/4%8| Int)
(declare-const |i/32| Int)
; i/4 is written as digits of radix 8
(push 1)
(assert (= |i/4%8| (mod |i/4| 8)))
(assert (= |i/32| (div |i/4| 8)))
(assert (not (and (<= 0 |i/4%8|) (< |i/4%8| 8) (<= 0 |i/32|) (< |i/32| 8) (= |i/4| (+ |i/4%8| (* 8 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/4%8|) (< |i/4%8| 8) (<= 0 |i/32|) (< |i/32| 8) (= |i/4| (+ |i/4%8| (* 8 |i/32|)))))
(declare-const |e.1| Int) ; i/32
; i/32 = i/32
(push 1)
(assert (= |e.1| (div i 32)))
(assert (not (and (<= 0 i) (= |e.1| |i/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.1| |i/32|)))
(declare-const |i/32%2| Int)
(declare-const |i/64| Int)
; i/32 is written as digits of radix 2
(push 1)
(assert (= |i/32%2| (mod |i/32| 2)))
(assert (= |i/64| (div |i/32| 2)))
(assert (not (and (<= 0 |i/32%2|) (< |i/32%2| 2) (<= 0 |i/64|) (< |i/64| 4) (= |i/32| (+ |i/32%2| (* 2 |i/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/32%2|) (< |i/32%2| 2) (<= 0 |i/64|) (< |i/64| 4) (= |i/32| (+ |i/32%2| (* 2 |i/64|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = i/64
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |i/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |i/64|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = i/32%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |i/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |i/32%2|))
(declare-const |e.4| Int) ; i/64
; i/64 = i/64
(push 1)
(assert (= |e.4| (div i 64)))
(assert (not (and (<= 0 i) (= |e.4| |i/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.4| |i/64|)))
(declare-const |i/64%2| Int)
(declare-const |i/128| Int)
; i/64 is written as digits of radix 2
(push 1)
(assert (= |i/64%2| (mod |i/64| 2)))
(assert (= |i/128| (div |i/64| 2)))
(assert (not (and (<= 0 |i/64%2|) (< |i/64%2| 2) (<= 0 |i/128|) (< |i/128| 2) (= |i/64| (+ |i/64%2| (* 2 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/64%2|) (< |i/64%2| 2) (<= 0 |i/128|) (< |i/128| 2) (= |i/64| (+ |i/64%2| (* 2 |i/128|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = i/128
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |i/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |i/128|)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = i/64%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |i/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |i/64%2|))
(declare-const |e.7| Int) ; i/128
; i/128 = i/128
(push 1)
(assert (= |e.7| (div i 128)))
(assert (not (and (<= 0 i) (= |e.7| |i/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.7| |i/128|)))
; offset = (i%4)*32 + (i/4)%8 + ((i/32)%2)*16 + ((i/64)%2)*8 + (i/128)*128 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (< (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) 256))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/32
; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/32 = i%4 + 4*(i/128)
(push 1)
(assert (= |e.8| (div (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) 32)))
(assert (not (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.8| (+ |i%4| (* 4 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.8| (+ |i%4| (* 4 |i/128|)))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = i/128
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| |i/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| |i/128|)))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = i%4
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |i%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |i%4|))
(declare-const |e.11| Int) ; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/8
; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/8 = 4*(i%4) + 2*(i/32%2) + i/64%2 + 16*(i/128)
(push 1)
(assert (= |e.11| (div (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) 8)))
(assert (not (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.11| (+ (* 4 |i%4|) (* 2 |i/32%2|) |i/64%2| (* 16 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.11| (+ (* 4 |i%4|) (* 2 |i/32%2|) |i/64%2| (* 16 |i/128|)))))
(declare-const |e.12| Int) ; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)%8
; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)%8 = i/4%8
(push 1)
(assert (= |e.12| (- (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) (* 8 |e.11|))))
(assert (not (= |e.12| |i/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.12| |i/4%8|))
(declare-const |e.13| Int) ; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/16
; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/16 = 2*(i%4) + i/32%2 + 8*(i/128)
(push 1)
(assert (= |e.13| (div (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) 16)))
(assert (not (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.13| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.13| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/128|)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = i%4 + 4*(i/128)
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| (+ |i%4| (* 4 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| (+ |i%4| (* 4 |i/128|)))))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = i/32%2
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| |i/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |i/32%2|))
(declare-const |e.16| Int) ; e.11/2
; e.11/2 = 2*(i%4) + i/32%2 + 8*(i/128)
(push 1)
(assert (= |e.16| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.16| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.16| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/128|)))))
(declare-const |e.17| Int) ; e.11%2
; e.11%2 = i/64%2
(push 1)
(assert (= |e.17| (- |e.11| (* 2 |e.16|))))
(assert (not (= |e.17| |i/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |i/64%2|))
(declare-const |e.18| Int) ; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/128
; (i%4*32 + i/4%8 + e.3*16 + e.6*8 + e.7*128)/128 = i/128
(push 1)
(assert (= |e.18| (div (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128)) 128)))
(assert (not (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.18| |i/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 32) |i/4%8| (* |e.3| 16) (* |e.6| 8) (* |e.7| 128))) (= |e.18| |i/128|)))
; i = (offset/32)%4 + 4*(offset%8) + 32*((offset/16)%2) + 64*((offset/8)%2) + 128*(offset/128) is recovered
(push 1)
(assert (not (= (+ |e.10| (* 4 |e.12|) (* 32 |e.15|) (* 64 |e.17|) (* 128 |e.18|)) i)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset 256)))
(declare-const |offset%32| Int)
(declare-const |offset/32| Int)
; offset is written as digits of radix 32
(push 1)
(assert (= |offset%32| (mod offset 32)))
(assert (= |offset/32| (div offset 32)))
(assert (not (and (<= 0 |offset%32|) (< |offset%32| 32) (<= 0 |offset/32|) (< |offset/32| 8) (= offset (+ |offset%32| (* 32 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%32|) (< |offset%32| 32) (<= 0 |offset/32|) (< |offset/32| 8) (= offset (+ |offset%32| (* 32 |offset/32|)))))
(declare-const |offset/32%4| Int)
(declare-const |offset/128| Int)
; offset/32 is written as digits of radix 4
(push 1)
(assert (= |offset/32%4| (mod |offset/32| 4)))
(assert (= |offset/128| (div |offset/32| 4)))
(assert (not (and (<= 0 |offset/32%4|) (< |offset/32%4| 4) (<= 0 |offset/128|) (< |offset/128| 2) (= |offset/32| (+ |offset/32%4| (* 4 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/32%4|) (< |offset/32%4| 4) (<= 0 |offset/128|) (< |offset/128| 2) (= |offset/32| (+ |offset/32%4| (* 4 |offset/128|)))))
(declare-const |offset%8| Int)
(declare-const |offset/8%4| Int)
; offset%32 is written as digits of radix 8
(push 1)
(assert (= |offset%8| (mod |offset%32| 8)))
(assert (= |offset/8%4| (div |offset%32| 8)))
(assert (not (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%4|) (< |offset/8%4| 4) (= |offset%32| (+ |offset%8| (* 8 |offset/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%4|) (< |offset/8%4| 4) (= |offset%32| (+ |offset%8| (* 8 |offset/8%4|)))))
(declare-const |e.1| Int) ; offset/8
; offset/8 = 4*(offset/32%4) + 16*(offset/128) + offset/8%4
(push 1)
(assert (= |e.1| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.1| (+ (* 4 |offset/32%4|) (* 16 |offset/128|) |offset/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| (+ (* 4 |offset/32%4|) (* 16 |offset/128|) |offset/8%4|))))
(declare-const |e.2| Int) ; offset%8
; offset%8 = offset%8
(push 1)
(assert (= |e.2| (- offset (* 8 |e.1|))))
(assert (not (= |e.2| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |offset%8|))
(declare-const |offset/8%2| Int)
(declare-const |offset/16%2| Int)
; offset/8%4 is written as digits of radix 2
(push 1)
(assert (= |offset/8%2| (mod |offset/8%4| 2)))
(assert (= |offset/16%2| (div |offset/8%4| 2)))
(assert (not (and (<= 0 |offset/8%2|) (< |offset/8%2| 2) (<= 0 |offset/16%2|) (< |offset/16%2| 2) (= |offset/8%4| (+ |offset/8%2| (* 2 |offset/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/8%2|) (< |offset/8%2| 2) (<= 0 |offset/16%2|) (< |offset/16%2| 2) (= |offset/8%4| (+ |offset/8%2| (* 2 |offset/16%2|)))))
(declare-const |e.3| Int) ; offset/16
; offset/16 = 2*(offset/32%4) + 8*(offset/128) + offset/16%2
(push 1)
(assert (= |e.3| (div offset 16)))
(assert (not (and (<= 0 offset) (= |e.3| (+ (* 2 |offset/32%4|) (* 8 |offset/128|) |offset/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.3| (+ (* 2 |offset/32%4|) (* 8 |offset/128|) |offset/16%2|))))
(declare-const |e.4| Int) ; e.3/2
; e.3/2 = offset/32%4 + 4*(offset/128)
(push 1)
(assert (= |e.4| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ |offset/32%4| (* 4 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ |offset/32%4| (* 4 |offset/128|)))))
(declare-const |e.5| Int) ; e.3%2
; e.3%2 = offset/16%2
(push 1)
(assert (= |e.5| (- |e.3| (* 2 |e.4|))))
(assert (not (= |e.5| |offset/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |offset/16%2|))
(declare-const |e.6| Int) ; e.1/2
; e.1/2 = 2*(offset/32%4) + 8*(offset/128) + offset/16%2
(push 1)
(assert (= |e.6| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |offset/32%4|) (* 8 |offset/128|) |offset/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |offset/32%4|) (* 8 |offset/128|) |offset/16%2|))))
(declare-const |e.7| Int) ; e.1%2
; e.1%2 = offset/8%2
(push 1)
(assert (= |e.7| (- |e.1| (* 2 |e.6|))))
(assert (not (= |e.7| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |offset/8%2|))
(declare-const |e.8| Int) ; offset/128
; offset/128 = offset/128
(push 1)
(assert (= |e.8| (div offset 128)))
(assert (not (and (<= 0 offset) (= |e.8| |offset/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.8| |offset/128|)))
; i = (offset/32)%4 + 4*(offset%8) + 32*((offset/16)%2) + 64*((offset/8)%2) + 128*(offset/128) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (< (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) 256))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/4
; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/4 = offset%8 + 8*(offset/16%2) + 16*(offset/8%2) + 32*(offset/128)
(push 1)
(assert (= |e.9| (div (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) 4)))
(assert (not (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.9| (+ |offset%8| (* 8 |offset/16%2|) (* 16 |offset/8%2|) (* 32 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.9| (+ |offset%8| (* 8 |offset/16%2|) (* 16 |offset/8%2|) (* 32 |offset/128|)))))
(declare-const |e.10| Int) ; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)%4
; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)%4 = offset/32%4
(push 1)
(assert (= |e.10| (- (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) (* 4 |e.9|))))
(assert (not (= |e.10| |offset/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |offset/32%4|))
(declare-const |e.11| Int) ; e.9/8
; e.9/8 = offset/16%2 + 2*(offset/8%2) + 4*(offset/128)
(push 1)
(assert (= |e.11| (div |e.9| 8)))
(assert (not (and (<= 0 |e.9|) (= |e.11| (+ |offset/16%2| (* 2 |offset/8%2|) (* 4 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.11| (+ |offset/16%2| (* 2 |offset/8%2|) (* 4 |offset/128|)))))
(declare-const |e.12| Int) ; e.9%8
; e.9%8 = offset%8
(push 1)
(assert (= |e.12| (- |e.9| (* 8 |e.11|))))
(assert (not (= |e.12| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.12| |offset%8|))
(declare-const |e.13| Int) ; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/32
; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/32 = offset/16%2 + 2*(offset/8%2) + 4*(offset/128)
(push 1)
(assert (= |e.13| (div (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) 32)))
(assert (not (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.13| (+ |offset/16%2| (* 2 |offset/8%2|) (* 4 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.13| (+ |offset/16%2| (* 2 |offset/8%2|) (* 4 |offset/128|)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = offset/8%2 + 2*(offset/128)
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| (+ |offset/8%2| (* 2 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| (+ |offset/8%2| (* 2 |offset/128|)))))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = offset/16%2
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| |offset/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |offset/16%2|))
(declare-const |e.16| Int) ; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/64
; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/64 = offset/8%2 + 2*(offset/128)
(push 1)
(assert (= |e.16| (div (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) 64)))
(assert (not (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.16| (+ |offset/8%2| (* 2 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.16| (+ |offset/8%2| (* 2 |offset/128|)))))
(declare-const |e.17| Int) ; e.16/2
; e.16/2 = offset/128
(push 1)
(assert (= |e.17| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.17| |offset/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| |offset/128|)))
(declare-const |e.18| Int) ; e.16%2
; e.16%2 = offset/8%2
(push 1)
(assert (= |e.18| (- |e.16| (* 2 |e.17|))))
(assert (not (= |e.18| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |offset/8%2|))
(declare-const |e.19| Int) ; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/128
; (offset/32%4 + 4*e.2 + 32*e.5 + 64*e.7 + 128*e.8)/128 = offset/128
(push 1)
(assert (= |e.19| (div (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|)) 128)))
(assert (not (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.19| |offset/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/32%4| (* 4 |e.2|) (* 32 |e.5|) (* 64 |e.7|) (* 128 |e.8|))) (= |e.19| |offset/128|)))
; the owner found maps to offset
(push 1)
(assert (not (= (+ (* |e.10| 32) |e.12| (* |e.15| 16) (* |e.18| 8) (* |e.19| 128)) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
