; spec     specs/gemm/refuted/residue_without_column_guard.toml
; claim    C_one_owner: map C injective
; says     map C is injective: no two inputs share (address), for all M >= 1, N >= 1, BM == ceil_div(M, 64), BN ==
;          ceil_div(N, 32), ldc >= N
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 2, N = 1, BM = 1, BN = 1, ldc = 1, bm = 0, bn = 0, t = 7, v = 1, rn = 0
; ----------------------------------------------------------------------------------------------------
; bm = 0, bn = 0, t = 7, v = 1, rn = 0 maps to address = 8
(push 1)
(assert (not (= (+ (* 16 (c_div 7 32)) (c_div (c_mod 7 32) 4) (* 8 (c_div 1 2)) (* 2 (c_mod 7 4)) (c_mod 1 2)) 8)))
(check-sat)
(pop 1)
; bm = 0, bn = 0, t = 0, v = 0, rn = 1 maps to address = 8
(push 1)
(assert (not (= (+ (* 16 (c_div 0 32)) (c_div (c_mod 0 32) 4) (* 8 (c_div 0 2)) 8 (* 2 (c_mod 0 4)) (c_mod 0 2)) 8)))
(check-sat)
(pop 1)
