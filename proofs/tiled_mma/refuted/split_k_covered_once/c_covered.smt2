; spec     specs/tiled_mma/refuted/split_k_covered_once.toml
; claim    c_covered: operand C covered
; says     operand C: each (m,n) is owned exactly once, for all M >= 16 && M%16 == 0, N >= 8 && N%8 == 0, K >= 32 && K%32
;          == 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 16, N = 8, K = 32, m = 0, n = 0
; ----------------------------------------------------------------------------------------------------
; lane = 0, v = 0, wk = 0, rm = 0, rn = 0 maps to m = 0
(push 1)
(assert (not (= (+ (c_div 0 4) (* (c_div 0 2) 8)) 0)))
(check-sat)
(pop 1)
; lane = 0, v = 0, wk = 0, rm = 0, rn = 0 maps to n = 0
(push 1)
(assert (not (= (+ (* (c_mod 0 4) 2) (c_mod 0 2)) 0)))
(check-sat)
(pop 1)
; lane = 0, v = 0, wk = 1, rm = 0, rn = 0 maps to m = 0
(push 1)
(assert (not (= (+ (c_div 0 4) (* (c_div 0 2) 8)) 0)))
(check-sat)
(pop 1)
; lane = 0, v = 0, wk = 1, rm = 0, rn = 0 maps to n = 0
(push 1)
(assert (not (= (+ (* (c_mod 0 4) 2) (c_mod 0 2)) 0)))
(check-sat)
(pop 1)
