; spec     specs/field/refuted/r58_scale_row_of_the_raw_block.toml
; claim    scale_row_of_the_tile: map scale equals
; says     map scale: row = (bx/2)*64/128
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: bx = 2, by = 0
; ----------------------------------------------------------------------------------------------------
; row: bx*64/128 is 1, the claim says (bx/2)*64/128 is 0
; row differs there
(push 1)
(assert (not (not (= (c_div 128 128) (c_div (* (c_div 2 2) 64) 128)))))
(check-sat)
(pop 1)
