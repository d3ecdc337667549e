; spec     specs/field/correct/r16_permutation_for_wide_rows.toml
; claim    permutation: layout P bijective_onto
; says     layout P is a bijection onto offset < 32
; verdict  proved: explicit inverse; 32 points enumerated as well
; checks   21, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 32))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout P
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 32)))
(declare-const |i%4| Int)
(declare-const |i/4| Int)
; i is written as digits of radix 4
(push 1)
(assert (= |i%4| (mod i 4)))
(assert (= |i/4| (div i 4)))
(assert (not (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 8) (= i (+ |i%4| (* 4 |i/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 8) (= i (+ |i%4| (* 4 |i/4|)))))
(declare-const |i/4%4| Int)
(declare-const |i/16| Int)
; i/4 is written as digits of radix 4
(push 1)
(assert (= |i/4%4| (mod |i/4| 4)))
(assert (= |i/16| (div |i/4| 4)))
(assert (not (and (<= 0 |i/4%4|) (< |i/4%4| 4) (<= 0 |i/16|) (< |i/16| 2) (= |i/4| (+ |i/4%4| (* 4 |i/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i/4%4|) (< |i/4%4| 4) (<= 0 |i/16|) (< |i/16| 2) (= |i/4| (+ |i/4%4| (* 4 |i/16|)))))
(declare-const |e.1| Int) ; i/16
; i/16 = i/16
(push 1)
(assert (= |e.1| (div i 16)))
(assert (not (and (<= 0 i) (= |e.1| |i/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 i) (= |e.1| |i/16|)))
; offset = i%4 + ((i/4)%4)*8 + (i/16)*4 is in range
(push 1)
(assert (not (and (<= 0 (+ |i%4| (* |i/4%4| 8) (* |e.1| 4))) (< (+ |i%4| (* |i/4%4| 8) (* |e.1| 4)) 32))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (i%4 + i/4%4*8 + e.1*4)/4
; (i%4 + i/4%4*8 + e.1*4)/4 = 2*(i/4%4) + i/16
(push 1)
(assert (= |e.2| (div (+ |i%4| (* |i/4%4| 8) (* |e.1| 4)) 4)))
(assert (not (and (<= 0 (+ |i%4| (* |i/4%4| 8) (* |e.1| 4))) (= |e.2| (+ (* 2 |i/4%4|) |i/16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%4| (* |i/4%4| 8) (* |e.1| 4))) (= |e.2| (+ (* 2 |i/4%4|) |i/16|))))
(declare-const |e.3| Int) ; (i%4 + i/4%4*8 + e.1*4)%4
; (i%4 + i/4%4*8 + e.1*4)%4 = i%4
(push 1)
(assert (= |e.3| (- (+ |i%4| (* |i/4%4| 8) (* |e.1| 4)) (* 4 |e.2|))))
(assert (not (= |e.3| |i%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |i%4|))
(declare-const |e.4| Int) ; (i%4 + i/4%4*8 + e.1*4)/8
; (i%4 + i/4%4*8 + e.1*4)/8 = i/4%4
(push 1)
(assert (= |e.4| (div (+ |i%4| (* |i/4%4| 8) (* |e.1| 4)) 8)))
(assert (not (and (<= 0 (+ |i%4| (* |i/4%4| 8) (* |e.1| 4))) (= |e.4| |i/4%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |i%4| (* |i/4%4| 8) (* |e.1| 4))) (= |e.4| |i/4%4|)))
(declare-const |e.5| Int) ; e.2/2
; e.2/2 = i/4%4
(push 1)
(assert (= |e.5| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.5| |i/4%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.5| |i/4%4|)))
(declare-const |e.6| Int) ; e.2%2
; e.2%2 = i/16
(push 1)
(assert (= |e.6| (- |e.2| (* 2 |e.5|))))
(assert (not (= |e.6| |i/16|)))
(check-sat)
(pop 1)
(assert (= |e.6| |i/16|))
; i = offset%4 + 4*(offset/8) + 16*((offset/4)%2) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.4|) (* 16 |e.6|)) i)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset 32)))
(declare-const |offset%4| Int)
(declare-const |offset/4| Int)
; offset is written as digits of radix 4
(push 1)
(assert (= |offset%4| (mod offset 4)))
(assert (= |offset/4| (div offset 4)))
(assert (not (and (<= 0 |offset%4|) (< |offset%4| 4) (<= 0 |offset/4|) (< |offset/4| 8) (= offset (+ |offset%4| (* 4 |offset/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%4|) (< |offset%4| 4) (<= 0 |offset/4|) (< |offset/4| 8) (= offset (+ |offset%4| (* 4 |offset/4|)))))
(declare-const |offset/4%2| Int)
(declare-const |offset/8| Int)
; offset/4 is written as digits of radix 2
(push 1)
(assert (= |offset/4%2| (mod |offset/4| 2)))
(assert (= |offset/8| (div |offset/4| 2)))
(assert (not (and (<= 0 |offset/4%2|) (< |offset/4%2| 2) (<= 0 |offset/8|) (< |offset/8| 4) (= |offset/4| (+ |offset/4%2| (* 2 |offset/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/4%2|) (< |offset/4%2| 2) (<= 0 |offset/8|) (< |offset/8| 4) (= |offset/4| (+ |offset/4%2| (* 2 |offset/8|)))))
(declare-const |e.1| Int) ; offset/8
; offset/8 = offset/8
(push 1)
(assert (= |e.1| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.1| |offset/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| |offset/8|)))
; i = offset%4 + 4*(offset/8) + 16*((offset/4)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|))) (< (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (offset%4 + 4*e.1 + 16*(offset/4%2))/4
; (offset%4 + 4*e.1 + 16*(offset/4%2))/4 = offset/8 + 4*(offset/4%2)
(push 1)
(assert (= |e.2| (div (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|)) 4)))
(assert (not (and (<= 0 (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|))) (= |e.2| (+ |offset/8| (* 4 |offset/4%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|))) (= |e.2| (+ |offset/8| (* 4 |offset/4%2|)))))
(declare-const |e.3| Int) ; (offset%4 + 4*e.1 + 16*(offset/4%2))%4
; (offset%4 + 4*e.1 + 16*(offset/4%2))%4 = offset%4
(push 1)
(assert (= |e.3| (- (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|)) (* 4 |e.2|))))
(assert (not (= |e.3| |offset%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |offset%4|))
(declare-const |e.4| Int) ; e.2/4
; e.2/4 = offset/4%2
(push 1)
(assert (= |e.4| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.4| |offset/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| |offset/4%2|)))
(declare-const |e.5| Int) ; e.2%4
; e.2%4 = offset/8
(push 1)
(assert (= |e.5| (- |e.2| (* 4 |e.4|))))
(assert (not (= |e.5| |offset/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |offset/8|))
(declare-const |e.6| Int) ; (offset%4 + 4*e.1 + 16*(offset/4%2))/16
; (offset%4 + 4*e.1 + 16*(offset/4%2))/16 = offset/4%2
(push 1)
(assert (= |e.6| (div (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|)) 16)))
(assert (not (and (<= 0 (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|))) (= |e.6| |offset/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%4| (* 4 |e.1|) (* 16 |offset/4%2|))) (= |e.6| |offset/4%2|)))
; the owner found maps to offset
(push 1)
(assert (not (= (+ |e.3| (* |e.5| 8) (* |e.6| 4)) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
