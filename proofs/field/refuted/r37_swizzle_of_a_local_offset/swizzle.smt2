; spec     specs/field/refuted/r37_swizzle_of_a_local_offset.toml
; claim    swizzle: map shipped equals
; says     map shipped: index = 128*block + local ^ 128*block + local >> 3 & 56
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: block = 1, local = 0
; ----------------------------------------------------------------------------------------------------
; index: 128*block + (local ^ local >> 3 & 56) is 128, the claim says 128*block + local ^ 128*block + local >> 3 & 56 is 144
; index differs there
(push 1)
(assert (not (not (= 128 144))))
(check-sat)
(pop 1)
