; spec     specs/gemm/refuted/block_swizzle_unpadded.toml
; claim    inside: map tile in_bounds
; says     map tile is in bounds: 0 <= m < tm, 0 <= n < tn, for all tm >= 1, tn >= 1, gn == ceil_div(tn, 4)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: tm = 1, tn = 1, gn = 1, bx = 1, by = 0
; ----------------------------------------------------------------------------------------------------
; bx = 1, by = 0 maps to m = 0
(push 1)
(assert (not (= (c_div 1 4) 0)))
(check-sat)
(pop 1)
; bx = 1, by = 0 maps to n = 1
(push 1)
(assert (not (= (c_mod 1 4) 1)))
(check-sat)
(pop 1)
