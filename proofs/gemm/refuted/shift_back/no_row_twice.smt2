; spec     specs/gemm/refuted/shift_back.toml
; claim    no_row_twice: map store injective
; says     map store is injective: no two inputs share (m), for all M >= 64, B == ceil_div(M, 64)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 65, B = 2, b = 1, i = 0
; ----------------------------------------------------------------------------------------------------
; b = 1, i = 0 maps to m = 1
(push 1)
(assert (not (= (c_min 64 1) 1)))
(check-sat)
(pop 1)
; b = 0, i = 1 maps to m = 1
(push 1)
(assert (not (= (+ (c_min 0 1) 1) 1)))
(check-sat)
(pop 1)
