; spec     specs/field/correct/r24_accumulator_offsets_are_mixed_radix.toml
; claim    digits: map C equals
; says     map C: offset = j%2 + 2*(l%4) + 8*(l/4) + 64*(j/2)
; verdict  proved: normal form; 128 points enumerated as well
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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

; ----------------------------------------------------------------------------------------------------
; inputs of map C
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: map C and the closed form agree
(push 1)
(assert (not (= (+ (* 8 (+ |l/4| (* 8 |j/2|))) (* 2 |l%4|) |j%2|) (+ |j%2| (* 2 |l%4|) (* 8 |l/4|) (* 64 |j/2|)))))
(check-sat)
(pop 1)
