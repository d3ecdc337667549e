; spec     specs/gemm/refuted/residue_without_row_guard.toml
; claim    C_inside: map C in_bounds
; says     map C is in bounds: 0 <= address < ldc*(M - 1) + N where 32*bn + 8*rn + 2*(t%4) + v%2 < N, for all M >= 1, N
;          >= 1, BM == ceil_div(M, 64), BN == ceil_div(N, 32), ldc >= N
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 1, N = 1, BM = 1, BN = 1, ldc = 1, bm = 0, bn = 0, t = 0, v = 2, rn = 0
; ----------------------------------------------------------------------------------------------------
; bm = 0, bn = 0, t = 0, v = 2, rn = 0 maps to address = 8
(push 1)
(assert (not (= (+ (* 16 (c_div 0 32)) (c_div (c_mod 0 32) 4) (* 8 (c_div 2 2)) (* 2 (c_mod 0 4)) (c_mod 2 2)) 8)))
(check-sat)
(pop 1)
