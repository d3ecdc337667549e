; spec     specs/field/correct/r15_volta_quad_pairs.toml
; claim    one_pair_one_tile: layout C bijective_onto
; says     layout C is a bijection onto offset < 64
; verdict  proved: explicit inverse; 64 points enumerated as well
; checks   65, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 64))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout C
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 64)))
(declare-const |i%2| Int)
(declare-const |i/2| Int)
; i is written as digits of radix 2
(push 1)
(assert (= |i%2| (mod i 2)))
(assert (= |i/2| (div i 2)))
(assert (not (and (<= 0 |i%2|) (< |i%2| 2) (<= 0 |i/2|) (< |i/2| 32) (= i (+ |i%2| (* 2 |i/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%2|) (< |i%2| 2) (<= 0 |i/2|) (< |i/2| 32) (= i (+ |i%2| (* 2 |i/2|)))))
(declare-const |i/2%2| Int)
(declare-const |i/4| Int)
; i/2 is written as digits of radix 2
(push 1)
(assert (= |i/2%2| (mod |i/2| 2)))
(assert (= |i/4| (div |i/2| 2)))
(assert (not (and (<= 0 |i/2%2|) (< |i/2%2| 2) (<= 0 |i/4|) (< |i/4| 16) (= |i/2| (+ |i/2%2| (* 2 |i/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/2%2|) (< |i/2%2| 2) (<= 0 |i/4|) (< |i/4| 16) (= |i/2| (+ |i/2%2| (* 2 |i/4|)))))
(declare-const |e.1| Int) ; i/4
; i/4 = i/4
(push 1)
(assert (= |e.1| (div i 4)))
(assert (not (and (<= 0 i) (= |e.1| |i/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.1| |i/4|)))
(declare-const |i/4%2| Int)
(declare-const |i/8| Int)
; i/4 is written as digits of radix 2
(push 1)
(assert (= |i/4%2| (mod |i/4| 2)))
(assert (= |i/8| (div |i/4| 2)))
(assert (not (and (<= 0 |i/4%2|) (< |i/4%2| 2) (<= 0 |i/8|) (< |i/8| 8) (= |i/4| (+ |i/4%2| (* 2 |i/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/4%2|) (< |i/4%2| 2) (<= 0 |i/8|) (< |i/8| 8) (= |i/4| (+ |i/4%2| (* 2 |i/8|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = i/8
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |i/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |i/8|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = i/4%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |i/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |i/4%2|))
(declare-const |e.4| Int) ; i/8
; i/8 = i/8
(push 1)
(assert (= |e.4| (div i 8)))
(assert (not (and (<= 0 i) (= |e.4| |i/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.4| |i/8|)))
(declare-const |i/8%2| Int)
(declare-const |i/16| Int)
; i/8 is written as digits of radix 2
(push 1)
(assert (= |i/8%2| (mod |i/8| 2)))
(assert (= |i/16| (div |i/8| 2)))
(assert (not (and (<= 0 |i/8%2|) (< |i/8%2| 2) (<= 0 |i/16|) (< |i/16| 4) (= |i/8| (+ |i/8%2| (* 2 |i/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/8%2|) (< |i/8%2| 2) (<= 0 |i/16|) (< |i/16| 4) (= |i/8| (+ |i/8%2| (* 2 |i/16|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = i/16
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |i/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |i/16|)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = i/8%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |i/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |i/8%2|))
(declare-const |e.7| Int) ; i/16
; i/16 = i/16
(push 1)
(assert (= |e.7| (div i 16)))
(assert (not (and (<= 0 i) (= |e.7| |i/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.7| |i/16|)))
(declare-const |i/16%2| Int)
(declare-const |i/32| Int)
; i/16 is written as digits of radix 2
(push 1)
(assert (= |i/16%2| (mod |i/16| 2)))
(assert (= |i/32| (div |i/16| 2)))
(assert (not (and (<= 0 |i/16%2|) (< |i/16%2| 2) (<= 0 |i/32|) (< |i/32| 2) (= |i/16| (+ |i/16%2| (* 2 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/16%2|) (< |i/16%2| 2) (<= 0 |i/32|) (< |i/32| 2) (= |i/16| (+ |i/16%2| (* 2 |i/32|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = i/32
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |i/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |i/32|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = i/16%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |i/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |i/16%2|))
(declare-const |e.10| Int) ; i/32
; i/32 = i/32
(push 1)
(assert (= |e.10| (div i 32)))
(assert (not (and (<= 0 i) (= |e.10| |i/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.10| |i/32|)))
; offset = i%2 + ((i/2)%2)*16 + ((i/4)%2)*4 + ((i/8)%2)*8 + ((i/16)%2)*2 + (i/32)*32 is in range
(push 1)
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (< (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 64))))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/2
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/2 = 8*(i/2%2) + 2*(i/4%2) + 4*(i/8%2) + i/16%2 + 16*(i/32)
(push 1)
(assert (= |e.11| (div (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 2)))
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.11| (+ (* 8 |i/2%2|) (* 2 |i/4%2|) (* 4 |i/8%2|) |i/16%2| (* 16 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.11| (+ (* 8 |i/2%2|) (* 2 |i/4%2|) (* 4 |i/8%2|) |i/16%2| (* 16 |i/32|)))))
(declare-const |e.12| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)%2
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)%2 = i%2
(push 1)
(assert (= |e.12| (- (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) (* 2 |e.11|))))
(assert (not (= |e.12| |i%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |i%2|))
(declare-const |e.13| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/16
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/16 = i/2%2 + 2*(i/32)
(push 1)
(assert (= |e.13| (div (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 16)))
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.13| (+ |i/2%2| (* 2 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.13| (+ |i/2%2| (* 2 |i/32|)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = i/32
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| |i/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| |i/32|)))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = i/2%2
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| |i/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |i/2%2|))
(declare-const |e.16| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/4
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/4 = 4*(i/2%2) + i/4%2 + 2*(i/8%2) + 8*(i/32)
(push 1)
(assert (= |e.16| (div (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 4)))
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.16| (+ (* 4 |i/2%2|) |i/4%2| (* 2 |i/8%2|) (* 8 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.16| (+ (* 4 |i/2%2|) |i/4%2| (* 2 |i/8%2|) (* 8 |i/32|)))))
(declare-const |e.17| Int) ; e.16/2
; e.16/2 = 2*(i/2%2) + i/8%2 + 4*(i/32)
(push 1)
(assert (= |e.17| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.17| (+ (* 2 |i/2%2|) |i/8%2| (* 4 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| (+ (* 2 |i/2%2|) |i/8%2| (* 4 |i/32|)))))
(declare-const |e.18| Int) ; e.16%2
; e.16%2 = i/4%2
(push 1)
(assert (= |e.18| (- |e.16| (* 2 |e.17|))))
(assert (not (= |e.18| |i/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |i/4%2|))
(declare-const |e.19| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/8
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/8 = 2*(i/2%2) + i/8%2 + 4*(i/32)
(push 1)
(assert (= |e.19| (div (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 8)))
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.19| (+ (* 2 |i/2%2|) |i/8%2| (* 4 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.19| (+ (* 2 |i/2%2|) |i/8%2| (* 4 |i/32|)))))
(declare-const |e.20| Int) ; e.19/2
; e.19/2 = i/2%2 + 2*(i/32)
(push 1)
(assert (= |e.20| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.20| (+ |i/2%2| (* 2 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.20| (+ |i/2%2| (* 2 |i/32|)))))
(declare-const |e.21| Int) ; e.19%2
; e.19%2 = i/8%2
(push 1)
(assert (= |e.21| (- |e.19| (* 2 |e.20|))))
(assert (not (= |e.21| |i/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.21| |i/8%2|))
(declare-const |e.22| Int) ; e.11/2
; e.11/2 = 4*(i/2%2) + i/4%2 + 2*(i/8%2) + 8*(i/32)
(push 1)
(assert (= |e.22| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.22| (+ (* 4 |i/2%2|) |i/4%2| (* 2 |i/8%2|) (* 8 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.22| (+ (* 4 |i/2%2|) |i/4%2| (* 2 |i/8%2|) (* 8 |i/32|)))))
(declare-const |e.23| Int) ; e.11%2
; e.11%2 = i/16%2
(push 1)
(assert (= |e.23| (- |e.11| (* 2 |e.22|))))
(assert (not (= |e.23| |i/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.23| |i/16%2|))
(declare-const |e.24| Int) ; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/32
; (i%2 + i/2%2*16 + e.3*4 + e.6*8 + e.9*2 + e.10*32)/32 = i/32
(push 1)
(assert (= |e.24| (div (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32)) 32)))
(assert (not (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.24| |i/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%2| (* |i/2%2| 16) (* |e.3| 4) (* |e.6| 8) (* |e.9| 2) (* |e.10| 32))) (= |e.24| |i/32|)))
; i = offset%2 + 2*((offset/16)%2) + 4*((offset/4)%2) + 8*((offset/8)%2) + 16*((offset/2)%2) + 32*(offset/32) is recovered
(push 1)
(assert (not (= (+ |e.12| (* 2 |e.15|) (* 4 |e.18|) (* 8 |e.21|) (* 16 |e.23|) (* 32 |e.24|)) i)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset 64)))
(declare-const |offset%2| Int)
(declare-const |offset/2| Int)
; offset is written as digits of radix 2
(push 1)
(assert (= |offset%2| (mod offset 2)))
(assert (= |offset/2| (div offset 2)))
(assert (not (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 32) (= offset (+ |offset%2| (* 2 |offset/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 32) (= offset (+ |offset%2| (* 2 |offset/2|)))))
(declare-const |offset/2%8| Int)
(declare-const |offset/16| Int)
; offset/2 is written as digits of radix 8
(push 1)
(assert (= |offset/2%8| (mod |offset/2| 8)))
(assert (= |offset/16| (div |offset/2| 8)))
(assert (not (and (<= 0 |offset/2%8|) (< |offset/2%8| 8) (<= 0 |offset/16|) (< |offset/16| 4) (= |offset/2| (+ |offset/2%8| (* 8 |offset/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/2%8|) (< |offset/2%8| 8) (<= 0 |offset/16|) (< |offset/16| 4) (= |offset/2| (+ |offset/2%8| (* 8 |offset/16|)))))
(declare-const |e.1| Int) ; offset/16
; offset/16 = offset/16
(push 1)
(assert (= |e.1| (div offset 16)))
(assert (not (and (<= 0 offset) (= |e.1| |offset/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| |offset/16|)))
(declare-const |offset/16%2| Int)
(declare-const |offset/32| Int)
; offset/16 is written as digits of radix 2
(push 1)
(assert (= |offset/16%2| (mod |offset/16| 2)))
(assert (= |offset/32| (div |offset/16| 2)))
(assert (not (and (<= 0 |offset/16%2|) (< |offset/16%2| 2) (<= 0 |offset/32|) (< |offset/32| 2) (= |offset/16| (+ |offset/16%2| (* 2 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/16%2|) (< |offset/16%2| 2) (<= 0 |offset/32|) (< |offset/32| 2) (= |offset/16| (+ |offset/16%2| (* 2 |offset/32|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = offset/32
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |offset/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |offset/32|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = offset/16%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |offset/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |offset/16%2|))
(declare-const |offset/2%2| Int)
(declare-const |offset/4%4| Int)
; offset/2%8 is written as digits of radix 2
(push 1)
(assert (= |offset/2%2| (mod |offset/2%8| 2)))
(assert (= |offset/4%4| (div |offset/2%8| 2)))
(assert (not (and (<= 0 |offset/2%2|) (< |offset/2%2| 2) (<= 0 |offset/4%4|) (< |offset/4%4| 4) (= |offset/2%8| (+ |offset/2%2| (* 2 |offset/4%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/2%2|) (< |offset/2%2| 2) (<= 0 |offset/4%4|) (< |offset/4%4| 4) (= |offset/2%8| (+ |offset/2%2| (* 2 |offset/4%4|)))))
(declare-const |e.4| Int) ; offset/4
; offset/4 = 4*(offset/16%2) + 8*(offset/32) + offset/4%4
(push 1)
(assert (= |e.4| (div offset 4)))
(assert (not (and (<= 0 offset) (= |e.4| (+ (* 4 |offset/16%2|) (* 8 |offset/32|) |offset/4%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.4| (+ (* 4 |offset/16%2|) (* 8 |offset/32|) |offset/4%4|))))
(declare-const |offset/4%2| Int)
(declare-const |offset/8%2| Int)
; offset/4%4 is written as digits of radix 2
(push 1)
(assert (= |offset/4%2| (mod |offset/4%4| 2)))
(assert (= |offset/8%2| (div |offset/4%4| 2)))
(assert (not (and (<= 0 |offset/4%2|) (< |offset/4%2| 2) (<= 0 |offset/8%2|) (< |offset/8%2| 2) (= |offset/4%4| (+ |offset/4%2| (* 2 |offset/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/4%2|) (< |offset/4%2| 2) (<= 0 |offset/8%2|) (< |offset/8%2| 2) (= |offset/4%4| (+ |offset/4%2| (* 2 |offset/8%2|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = 2*(offset/16%2) + 4*(offset/32) + offset/8%2
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |offset/16%2|) (* 4 |offset/32|) |offset/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |offset/16%2|) (* 4 |offset/32|) |offset/8%2|))))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = offset/4%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |offset/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |offset/4%2|))
(declare-const |e.7| Int) ; offset/8
; offset/8 = 2*(offset/16%2) + 4*(offset/32) + offset/8%2
(push 1)
(assert (= |e.7| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.7| (+ (* 2 |offset/16%2|) (* 4 |offset/32|) |offset/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.7| (+ (* 2 |offset/16%2|) (* 4 |offset/32|) |offset/8%2|))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = offset/16%2 + 2*(offset/32)
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ |offset/16%2| (* 2 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ |offset/16%2| (* 2 |offset/32|)))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = offset/8%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |offset/8%2|))
(declare-const |e.10| Int) ; offset/2/2
; offset/2/2 = 4*(offset/16%2) + 8*(offset/32) + offset/4%2 + 2*(offset/8%2)
(push 1)
(assert (= |e.10| (div |offset/2| 2)))
(assert (not (and (<= 0 |offset/2|) (= |e.10| (+ (* 4 |offset/16%2|) (* 8 |offset/32|) |offset/4%2| (* 2 |offset/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/2|) (= |e.10| (+ (* 4 |offset/16%2|) (* 8 |offset/32|) |offset/4%2| (* 2 |offset/8%2|)))))
(declare-const |e.11| Int) ; offset/2%2
; offset/2%2 = offset/2%2
(push 1)
(assert (= |e.11| (- |offset/2| (* 2 |e.10|))))
(assert (not (= |e.11| |offset/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |offset/2%2|))
(declare-const |e.12| Int) ; offset/32
; offset/32 = offset/32
(push 1)
(assert (= |e.12| (div offset 32)))
(assert (not (and (<= 0 offset) (= |e.12| |offset/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.12| |offset/32|)))
; i = offset%2 + 2*((offset/16)%2) + 4*((offset/4)%2) + 8*((offset/8)%2) + 16*((offset/2)%2) + 32*(offset/32) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (< (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/2
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/2 = offset/16%2 + 2*(offset/4%2) + 4*(offset/8%2) + 8*(offset/2%2) + 16*(offset/32)
(push 1)
(assert (= |e.13| (div (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 2)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.13| (+ |offset/16%2| (* 2 |offset/4%2|) (* 4 |offset/8%2|) (* 8 |offset/2%2|) (* 16 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.13| (+ |offset/16%2| (* 2 |offset/4%2|) (* 4 |offset/8%2|) (* 8 |offset/2%2|) (* 16 |offset/32|)))))
(declare-const |e.14| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)%2
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)%2 = offset%2
(push 1)
(assert (= |e.14| (- (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) (* 2 |e.13|))))
(assert (not (= |e.14| |offset%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |offset%2|))
(declare-const |e.15| Int) ; e.13/2
; e.13/2 = offset/4%2 + 2*(offset/8%2) + 4*(offset/2%2) + 8*(offset/32)
(push 1)
(assert (= |e.15| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.15| (+ |offset/4%2| (* 2 |offset/8%2|) (* 4 |offset/2%2|) (* 8 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.15| (+ |offset/4%2| (* 2 |offset/8%2|) (* 4 |offset/2%2|) (* 8 |offset/32|)))))
(declare-const |e.16| Int) ; e.13%2
; e.13%2 = offset/16%2
(push 1)
(assert (= |e.16| (- |e.13| (* 2 |e.15|))))
(assert (not (= |e.16| |offset/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.16| |offset/16%2|))
(declare-const |e.17| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/4
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/4 = offset/4%2 + 2*(offset/8%2) + 4*(offset/2%2) + 8*(offset/32)
(push 1)
(assert (= |e.17| (div (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 4)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.17| (+ |offset/4%2| (* 2 |offset/8%2|) (* 4 |offset/2%2|) (* 8 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.17| (+ |offset/4%2| (* 2 |offset/8%2|) (* 4 |offset/2%2|) (* 8 |offset/32|)))))
(declare-const |e.18| Int) ; e.17/2
; e.17/2 = offset/8%2 + 2*(offset/2%2) + 4*(offset/32)
(push 1)
(assert (= |e.18| (div |e.17| 2)))
(assert (not (and (<= 0 |e.17|) (= |e.18| (+ |offset/8%2| (* 2 |offset/2%2|) (* 4 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.17|) (= |e.18| (+ |offset/8%2| (* 2 |offset/2%2|) (* 4 |offset/32|)))))
(declare-const |e.19| Int) ; e.17%2
; e.17%2 = offset/4%2
(push 1)
(assert (= |e.19| (- |e.17| (* 2 |e.18|))))
(assert (not (= |e.19| |offset/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.19| |offset/4%2|))
(declare-const |e.20| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/8
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/8 = offset/8%2 + 2*(offset/2%2) + 4*(offset/32)
(push 1)
(assert (= |e.20| (div (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 8)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.20| (+ |offset/8%2| (* 2 |offset/2%2|) (* 4 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.20| (+ |offset/8%2| (* 2 |offset/2%2|) (* 4 |offset/32|)))))
(declare-const |e.21| Int) ; e.20/2
; e.20/2 = offset/2%2 + 2*(offset/32)
(push 1)
(assert (= |e.21| (div |e.20| 2)))
(assert (not (and (<= 0 |e.20|) (= |e.21| (+ |offset/2%2| (* 2 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| (+ |offset/2%2| (* 2 |offset/32|)))))
(declare-const |e.22| Int) ; e.20%2
; e.20%2 = offset/8%2
(push 1)
(assert (= |e.22| (- |e.20| (* 2 |e.21|))))
(assert (not (= |e.22| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.22| |offset/8%2|))
(declare-const |e.23| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/16
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/16 = offset/2%2 + 2*(offset/32)
(push 1)
(assert (= |e.23| (div (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 16)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.23| (+ |offset/2%2| (* 2 |offset/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.23| (+ |offset/2%2| (* 2 |offset/32|)))))
(declare-const |e.24| Int) ; e.23/2
; e.23/2 = offset/32
(push 1)
(assert (= |e.24| (div |e.23| 2)))
(assert (not (and (<= 0 |e.23|) (= |e.24| |offset/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.24| |offset/32|)))
(declare-const |e.25| Int) ; e.23%2
; e.23%2 = offset/2%2
(push 1)
(assert (= |e.25| (- |e.23| (* 2 |e.24|))))
(assert (not (= |e.25| |offset/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.25| |offset/2%2|))
(declare-const |e.26| Int) ; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/32
; (offset%2 + 2*e.3 + 4*e.6 + 8*e.9 + 16*e.11 + 32*e.12)/32 = offset/32
(push 1)
(assert (= |e.26| (div (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|)) 32)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.26| |offset/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.3|) (* 4 |e.6|) (* 8 |e.9|) (* 16 |e.11|) (* 32 |e.12|))) (= |e.26| |offset/32|)))
; the owner found maps to offset
(push 1)
(assert (not (= (+ |e.14| (* |e.16| 16) (* |e.19| 4) (* |e.22| 8) (* |e.25| 2) (* |e.26| 32)) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
