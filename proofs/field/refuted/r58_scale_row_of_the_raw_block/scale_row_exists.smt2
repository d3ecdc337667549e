; spec     specs/field/refuted/r58_scale_row_of_the_raw_block.toml
; claim    scale_row_exists: map scale in_bounds
; says     map scale is in bounds: 0 <= row < 2
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: bx = 4, by = 0
; ----------------------------------------------------------------------------------------------------
; bx = 4, by = 0 maps to row = 2
(push 1)
(assert (not (= (c_div 256 128) 2)))
(check-sat)
(pop 1)
