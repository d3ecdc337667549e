; spec     specs/field/correct/r14_mma_shape_matches_layout.toml
; claim    B: layout B bijective_onto
; says     layout B is a bijection onto offset < 128
; verdict  proved: explicit inverse; 128 points enumerated as well
; checks   36, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 128))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout B
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 128)))
(declare-const |i%4| Int)
(declare-const |i/4| Int)
; i is written as digits of radix 4
(push 1)
(assert (= |i%4| (mod i 4)))
(assert (= |i/4| (div i 4)))
(assert (not (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 32) (= i (+ |i%4| (* 4 |i/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 32) (= i (+ |i%4| (* 4 |i/4|)))))
(declare-const |i/4%8| Int)
(declare-const |i/32| Int)
; i/4 is written as digits of radix 8
(push 1)
(assert (= |i/4%8| (mod |i/4| 8)))
(assert (= |i/32| (div |i/4| 8)))
(assert (not (and (<= 0 |i/4%8|) (< |i/4%8| 8) (<= 0 |i/32|) (< |i/32| 4) (= |i/4| (+ |i/4%8| (* 8 |i/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/4%8|) (< |i/4%8| 8) (<= 0 |i/32|) (< |i/32| 4) (= |i/4| (+ |i/4%8| (* 8 |i/32|)))))
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
(assert (not (and (<= 0 |i/32%2|) (< |i/32%2| 2) (<= 0 |i/64|) (< |i/64| 2) (= |i/32| (+ |i/32%2| (* 2 |i/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/32%2|) (< |i/32%2| 2) (<= 0 |i/64|) (< |i/64| 2) (= |i/32| (+ |i/32%2| (* 2 |i/64|)))))
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
; offset = (i%4)*16 + (i/4)%8 + ((i/32)%2)*8 + (i/64)*64 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (< (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64)) 128))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/16
; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/16 = i%4 + 4*(i/64)
(push 1)
(assert (= |e.5| (div (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64)) 16)))
(assert (not (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.5| (+ |i%4| (* 4 |i/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.5| (+ |i%4| (* 4 |i/64|)))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = i/64
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |i/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |i/64|)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = i%4
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |i%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |i%4|))
(declare-const |e.8| Int) ; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/8
; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/8 = 2*(i%4) + i/32%2 + 8*(i/64)
(push 1)
(assert (= |e.8| (div (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64)) 8)))
(assert (not (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.8| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.8| (+ (* 2 |i%4|) |i/32%2| (* 8 |i/64|)))))
(declare-const |e.9| Int) ; (i%4*16 + i/4%8 + e.3*8 + e.4*64)%8
; (i%4*16 + i/4%8 + e.3*8 + e.4*64)%8 = i/4%8
(push 1)
(assert (= |e.9| (- (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64)) (* 8 |e.8|))))
(assert (not (= |e.9| |i/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.9| |i/4%8|))
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = i%4 + 4*(i/64)
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| (+ |i%4| (* 4 |i/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| (+ |i%4| (* 4 |i/64|)))))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = i/32%2
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| |i/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |i/32%2|))
(declare-const |e.12| Int) ; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/64
; (i%4*16 + i/4%8 + e.3*8 + e.4*64)/64 = i/64
(push 1)
(assert (= |e.12| (div (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64)) 64)))
(assert (not (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.12| |i/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 16) |i/4%8| (* |e.3| 8) (* |e.4| 64))) (= |e.12| |i/64|)))
; i = (offset/16)%4 + 4*(offset%8) + 32*((offset/8)%2) + 64*(offset/64) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 4 |e.9|) (* 32 |e.11|) (* 64 |e.12|)) i)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset 128)))
(declare-const |offset%16| Int)
(declare-const |offset/16| Int)
; offset is written as digits of radix 16
(push 1)
(assert (= |offset%16| (mod offset 16)))
(assert (= |offset/16| (div offset 16)))
(assert (not (and (<= 0 |offset%16|) (< |offset%16| 16) (<= 0 |offset/16|) (< |offset/16| 8) (= offset (+ |offset%16| (* 16 |offset/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%16|) (< |offset%16| 16) (<= 0 |offset/16|) (< |offset/16| 8) (= offset (+ |offset%16| (* 16 |offset/16|)))))
(declare-const |offset/16%4| Int)
(declare-const |offset/64| Int)
; offset/16 is written as digits of radix 4
(push 1)
(assert (= |offset/16%4| (mod |offset/16| 4)))
(assert (= |offset/64| (div |offset/16| 4)))
(assert (not (and (<= 0 |offset/16%4|) (< |offset/16%4| 4) (<= 0 |offset/64|) (< |offset/64| 2) (= |offset/16| (+ |offset/16%4| (* 4 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/16%4|) (< |offset/16%4| 4) (<= 0 |offset/64|) (< |offset/64| 2) (= |offset/16| (+ |offset/16%4| (* 4 |offset/64|)))))
(declare-const |offset%8| Int)
(declare-const |offset/8%2| Int)
; offset%16 is written as digits of radix 8
(push 1)
(assert (= |offset%8| (mod |offset%16| 8)))
(assert (= |offset/8%2| (div |offset%16| 8)))
(assert (not (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%2|) (< |offset/8%2| 2) (= |offset%16| (+ |offset%8| (* 8 |offset/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%2|) (< |offset/8%2| 2) (= |offset%16| (+ |offset%8| (* 8 |offset/8%2|)))))
(declare-const |e.1| Int) ; offset/8
; offset/8 = 2*(offset/16%4) + 8*(offset/64) + offset/8%2
(push 1)
(assert (= |e.1| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.1| (+ (* 2 |offset/16%4|) (* 8 |offset/64|) |offset/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| (+ (* 2 |offset/16%4|) (* 8 |offset/64|) |offset/8%2|))))
(declare-const |e.2| Int) ; offset%8
; offset%8 = offset%8
(push 1)
(assert (= |e.2| (- offset (* 8 |e.1|))))
(assert (not (= |e.2| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |offset%8|))
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = offset/16%4 + 4*(offset/64)
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |offset/16%4| (* 4 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |offset/16%4| (* 4 |offset/64|)))))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = offset/8%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |offset/8%2|))
(declare-const |e.5| Int) ; offset/64
; offset/64 = offset/64
(push 1)
(assert (= |e.5| (div offset 64)))
(assert (not (and (<= 0 offset) (= |e.5| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.5| |offset/64|)))
; i = (offset/16)%4 + 4*(offset%8) + 32*((offset/8)%2) + 64*(offset/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (< (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/4
; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/4 = offset%8 + 8*(offset/8%2) + 16*(offset/64)
(push 1)
(assert (= |e.6| (div (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|)) 4)))
(assert (not (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.6| (+ |offset%8| (* 8 |offset/8%2|) (* 16 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.6| (+ |offset%8| (* 8 |offset/8%2|) (* 16 |offset/64|)))))
(declare-const |e.7| Int) ; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)%4
; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)%4 = offset/16%4
(push 1)
(assert (= |e.7| (- (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|)) (* 4 |e.6|))))
(assert (not (= |e.7| |offset/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |offset/16%4|))
(declare-const |e.8| Int) ; e.6/8
; e.6/8 = offset/8%2 + 2*(offset/64)
(push 1)
(assert (= |e.8| (div |e.6| 8)))
(assert (not (and (<= 0 |e.6|) (= |e.8| (+ |offset/8%2| (* 2 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.8| (+ |offset/8%2| (* 2 |offset/64|)))))
(declare-const |e.9| Int) ; e.6%8
; e.6%8 = offset%8
(push 1)
(assert (= |e.9| (- |e.6| (* 8 |e.8|))))
(assert (not (= |e.9| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.9| |offset%8|))
(declare-const |e.10| Int) ; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/32
; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/32 = offset/8%2 + 2*(offset/64)
(push 1)
(assert (= |e.10| (div (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|)) 32)))
(assert (not (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.10| (+ |offset/8%2| (* 2 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.10| (+ |offset/8%2| (* 2 |offset/64|)))))
(declare-const |e.11| Int) ; e.10/2
; e.10/2 = offset/64
(push 1)
(assert (= |e.11| (div |e.10| 2)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |offset/64|)))
(declare-const |e.12| Int) ; e.10%2
; e.10%2 = offset/8%2
(push 1)
(assert (= |e.12| (- |e.10| (* 2 |e.11|))))
(assert (not (= |e.12| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |offset/8%2|))
(declare-const |e.13| Int) ; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/64
; (offset/16%4 + 4*e.2 + 32*e.4 + 64*e.5)/64 = offset/64
(push 1)
(assert (= |e.13| (div (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|)) 64)))
(assert (not (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.13| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/16%4| (* 4 |e.2|) (* 32 |e.4|) (* 64 |e.5|))) (= |e.13| |offset/64|)))
; the owner found maps to offset
(push 1)
(assert (not (= (+ (* |e.7| 16) |e.9| (* |e.12| 8) (* |e.13| 64)) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
