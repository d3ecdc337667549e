; spec     specs/field/refuted/r08_two_swizzles_are_not_one.toml
; claim    is_the_second: map both equals
; says     map both: z = x ^ (x & 56) >> 3
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 8
; ----------------------------------------------------------------------------------------------------
; z: x ^ (x & 8) >> 1 ^ ((x ^ (x & 8) >> 1) & 56) >> 3 is 13, the claim says x ^ (x & 56) >> 3 is 9
; z differs there
(push 1)
(assert (not (not (= 13 9))))
(check-sat)
(pop 1)
