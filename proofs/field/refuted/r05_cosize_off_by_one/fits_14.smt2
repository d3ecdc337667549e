; spec     specs/field/refuted/r05_cosize_off_by_one.toml
; claim    fits_14: layout (2,4):(2,4) in_bounds
; says     layout (2,4):(2,4) is in bounds: 0 <= offset < 14
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: i = 1, j = 3
; ----------------------------------------------------------------------------------------------------
; i = 1, j = 3 maps to offset = 14
(push 1)
(assert (not (= 14 14)))
(check-sat)
(pop 1)
