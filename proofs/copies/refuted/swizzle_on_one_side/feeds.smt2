; spec     specs/copies/refuted/swizzle_on_one_side.toml
; claim    feeds: copy load
; says     copy load feeds A: every register holds the element that the MMA wants there
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: t = 4, v = 0, rm = 0, rk = 0
; ----------------------------------------------------------------------------------------------------
; k: 8 lies there, not 0
(push 1)
(assert (not (not (= 8 0))))
(check-sat)
(pop 1)
