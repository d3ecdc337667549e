; spec     specs/field/refuted/r37_swizzle_of_a_local_offset.toml
; claim    onto: map dropped injective
; says     map dropped is injective: no two inputs share (index)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: local = 1
; ----------------------------------------------------------------------------------------------------
; local = 1 maps to index = 0
(push 1)
(assert (not (= 0 0)))
(check-sat)
(pop 1)
; local = 0 maps to index = 0
(push 1)
(assert (not (= 0 0)))
(check-sat)
(pop 1)
