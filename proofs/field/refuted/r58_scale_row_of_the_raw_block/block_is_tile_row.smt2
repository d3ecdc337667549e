; spec     specs/field/refuted/r58_scale_row_of_the_raw_block.toml
; claim    block_is_tile_row: map tile equals
; says     map tile: m = bx, n = by
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: bx = 1, by = 0
; ----------------------------------------------------------------------------------------------------
; m: bx/2 is 0, the claim says bx is 1
; m differs there
(push 1)
(assert (not (not (= (c_div 1 2) 1))))
(check-sat)
(pop 1)
; n: 2*by + bx%2 is 1, the claim says by is 0
; n differs there
(push 1)
(assert (not (not (= (c_mod 1 2) 0))))
(check-sat)
(pop 1)
