; spec     specs/field/refuted/r65_split_k_partials_in_the_result.toml
; claim    inside_the_result: map partial in_bounds
; says     map partial is in bounds: 0 <= slot < M*N, for all S >= 2, M >= 1, N >= 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: S = 2, M = 1, N = 1, s = 1, m = 0, n = 0
; ----------------------------------------------------------------------------------------------------
; s = 1, m = 0, n = 0 maps to slot = 1
(push 1)
(assert (not (= 1 1)))
(check-sat)
(pop 1)
