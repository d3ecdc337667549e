; spec     specs/gemm/refuted/residue_vectors.toml
; claim    inside: map load in_bounds
; says     map load is in bounds: 0 <= k < K where 32*kt + 8*chunk < K, for all K >= 8, KT == ceil_div(K, 32)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: K = 9, KT = 1, kt = 0, chunk = 1, e = 1
; ----------------------------------------------------------------------------------------------------
; kt = 0, chunk = 1, e = 1 maps to k = 9
(push 1)
(assert (not (= 9 9)))
(check-sat)
(pop 1)
