; spec     specs/field/refuted/r56_grouped_order_unclamped.toml
; claim    no_block_outside_9x9: map order_9x9 in_bounds
; says     map order_9x9 is in bounds: 0 <= m < 9, 0 <= n < 9, for all tm >= 1, tn >= 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: tm = 1, tn = 1, b = 73
; ----------------------------------------------------------------------------------------------------
; b = 73 maps to m = 9
(push 1)
(assert (not (= (+ (* 8 (c_div 73 72)) (c_mod (c_mod 73 72) 8)) 9)))
(check-sat)
(pop 1)
; b = 73 maps to n = 0
(push 1)
(assert (not (= (c_div (c_mod 73 72) 8) 0)))
(check-sat)
(pop 1)
