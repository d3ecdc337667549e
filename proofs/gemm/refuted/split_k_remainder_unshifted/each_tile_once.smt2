; spec     specs/gemm/refuted/split_k_remainder_unshifted.toml
; claim    each_tile_once: map tile bijective_onto
; says     map tile is a bijection onto kt < T, for all S >= 1, T >= S, q == T/S, r == T%S
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: S = 2, T = 3, q = 1, r = 1, kt = 1
; ----------------------------------------------------------------------------------------------------
; s = 0, j = 1 maps to kt = 1
(push 1)
(assert (not (= 1 1)))
(check-sat)
(pop 1)
; s = 1, j = 0 maps to kt = 1
(push 1)
(assert (not (= 1 1)))
(check-sat)
(pop 1)
