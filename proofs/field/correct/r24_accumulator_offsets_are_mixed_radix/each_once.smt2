; spec     specs/field/correct/r24_accumulator_offsets_are_mixed_radix.toml
; claim    each_once: map C bijective_onto
; says     map C is a bijection onto offset < 128
; verdict  proved: explicit inverse; 128 points enumerated as well
; checks   28, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: l = 0, j = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map C
; ----------------------------------------------------------------------------------------------------
(declare-const l Int)
(assert (and (<= 0 l) (< l 32)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 4)))
(declare-const |l%4| Int)
(declare-const |l/4| Int)
; l is written as digits of radix 4
(push 1)
(assert (= |l%4| (mod l 4)))
(assert (= |l/4| (div l 4)))
(assert (not (and (<= 0 |l%4|) (< |l%4| 4) (<= 0 |l/4|) (< |l/4| 8) (= l (+ |l%4| (* 4 |l/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |l%4|) (< |l%4| 4) (<= 0 |l/4|) (< |l/4| 8) (= l (+ |l%4| (* 4 |l/4|)))))
(declare-const |j%2| Int)
(declare-const |j/2| Int)
; j is written as digits of radix 2
(push 1)
(assert (= |j%2| (mod j 2)))
(assert (= |j/2| (div j 2)))
(assert (not (and (<= 0 |j%2|) (< |j%2| 2) (<= 0 |j/2|) (< |j/2| 2) (= j (+ |j%2| (* 2 |j/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |j%2|) (< |j%2| 2) (<= 0 |j/2|) (< |j/2| 2) (= j (+ |j%2| (* 2 |j/2|)))))
; offset = 8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2 is in range
(push 1)
(assert (not (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (< (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) 128))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/2
; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/2 = 4*(l/4) + 32*(j/2) + l%4
(push 1)
(assert (= |e.1| (div (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) 2)))
(assert (not (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.1| (+ (* 4 |l/4|) (* 32 |j/2|) |l%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.1| (+ (* 4 |l/4|) (* 32 |j/2|) |l%4|))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = l/4 + 8*(j/2)
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |l/4| (* 8 |j/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |l/4| (* 8 |j/2|)))))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = l%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |l%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |l%4|))
(declare-const |e.4| Int) ; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/8
; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/8 = l/4 + 8*(j/2)
(push 1)
(assert (= |e.4| (div (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) 8)))
(assert (not (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.4| (+ |l/4| (* 8 |j/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.4| (+ |l/4| (* 8 |j/2|)))))
(declare-const |e.5| Int) ; e.4/8
; e.4/8 = j/2
(push 1)
(assert (= |e.5| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |j/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |j/2|)))
(declare-const |e.6| Int) ; e.4%8
; e.4%8 = l/4
(push 1)
(assert (= |e.6| (- |e.4| (* 8 |e.5|))))
(assert (not (= |e.6| |l/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |l/4|))
; l = (offset/2)%4 + 4*((offset/8)%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.6|)) l)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)%2
; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)%2 = j%2
(push 1)
(assert (= |e.7| (- (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) (* 2 |e.1|))))
(assert (not (= |e.7| |j%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |j%2|))
(declare-const |e.8| Int) ; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/64
; (8*(l/4 + 8*(j/2)) + 2*(l%4) + j%2)/64 = j/2
(push 1)
(assert (= |e.8| (div (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) 64)))
(assert (not (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.8| |j/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|)) (= |e.8| |j/2|)))
; j = offset%2 + 2*(offset/64) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 2 |e.8|)) j)))
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
(declare-const |offset%2| Int)
(declare-const |offset/2| Int)
; offset is written as digits of radix 2
(push 1)
(assert (= |offset%2| (mod offset 2)))
(assert (= |offset/2| (div offset 2)))
(assert (not (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 64) (= offset (+ |offset%2| (* 2 |offset/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 64) (= offset (+ |offset%2| (* 2 |offset/2|)))))
(declare-const |offset/2%4| Int)
(declare-const |offset/8| Int)
; offset/2 is written as digits of radix 4
(push 1)
(assert (= |offset/2%4| (mod |offset/2| 4)))
(assert (= |offset/8| (div |offset/2| 4)))
(assert (not (and (<= 0 |offset/2%4|) (< |offset/2%4| 4) (<= 0 |offset/8|) (< |offset/8| 16) (= |offset/2| (+ |offset/2%4| (* 4 |offset/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/2%4|) (< |offset/2%4| 4) (<= 0 |offset/8|) (< |offset/8| 16) (= |offset/2| (+ |offset/2%4| (* 4 |offset/8|)))))
(declare-const |e.1| Int) ; offset/8
; offset/8 = offset/8
(push 1)
(assert (= |e.1| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.1| |offset/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| |offset/8|)))
(declare-const |offset/8%8| Int)
(declare-const |offset/64| Int)
; offset/8 is written as digits of radix 8
(push 1)
(assert (= |offset/8%8| (mod |offset/8| 8)))
(assert (= |offset/64| (div |offset/8| 8)))
(assert (not (and (<= 0 |offset/8%8|) (< |offset/8%8| 8) (<= 0 |offset/64|) (< |offset/64| 2) (= |offset/8| (+ |offset/8%8| (* 8 |offset/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/8%8|) (< |offset/8%8| 8) (<= 0 |offset/64|) (< |offset/64| 2) (= |offset/8| (+ |offset/8%8| (* 8 |offset/64|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = offset/64
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |offset/64|)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = offset/8%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |offset/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |offset/8%8|))
; l = (offset/2)%4 + 4*((offset/8)%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset/2%4| (* 4 |e.3|))) (< (+ |offset/2%4| (* 4 |e.3|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; offset/64
; offset/64 = offset/64
(push 1)
(assert (= |e.4| (div offset 64)))
(assert (not (and (<= 0 offset) (= |e.4| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.4| |offset/64|)))
; j = offset%2 + 2*(offset/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.4|))) (< (+ |offset%2| (* 2 |e.4|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (offset/2%4 + 4*e.3)/4
; (offset/2%4 + 4*e.3)/4 = offset/8%8
(push 1)
(assert (= |e.5| (div (+ |offset/2%4| (* 4 |e.3|)) 4)))
(assert (not (and (<= 0 (+ |offset/2%4| (* 4 |e.3|))) (= |e.5| |offset/8%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/2%4| (* 4 |e.3|))) (= |e.5| |offset/8%8|)))
(declare-const |e.6| Int) ; (offset%2 + 2*e.4)/2
; (offset%2 + 2*e.4)/2 = offset/64
(push 1)
(assert (= |e.6| (div (+ |offset%2| (* 2 |e.4|)) 2)))
(assert (not (and (<= 0 (+ |offset%2| (* 2 |e.4|))) (= |e.6| |offset/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset%2| (* 2 |e.4|))) (= |e.6| |offset/64|)))
(declare-const |e.7| Int) ; (offset/2%4 + 4*e.3)%4
; (offset/2%4 + 4*e.3)%4 = offset/2%4
(push 1)
(assert (= |e.7| (- (+ |offset/2%4| (* 4 |e.3|)) (* 4 |e.5|))))
(assert (not (= |e.7| |offset/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |offset/2%4|))
(declare-const |e.8| Int) ; (offset%2 + 2*e.4)%2
; (offset%2 + 2*e.4)%2 = offset%2
(push 1)
(assert (= |e.8| (- (+ |offset%2| (* 2 |e.4|)) (* 2 |e.6|))))
(assert (not (= |e.8| |offset%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |offset%2|))
; the owner found maps to offset
(push 1)
(assert (not (= (+ (* 8 (+ |e.5| (* 8 |e.6|))) (* 2 |e.7|) |e.8|) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
