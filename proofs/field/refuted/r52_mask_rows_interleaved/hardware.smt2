; spec     specs/field/refuted/r52_mask_rows_interleaved.toml
; claim    hardware: map shipped equals
; says     map shipped: row = 4*(lane/16) + j, col = lane%16
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, j = 1
; ----------------------------------------------------------------------------------------------------
; row: lane/16 + 4*j is 4, the claim says 4*(lane/16) + j is 1
; row differs there
(push 1)
(assert (not (not (= (+ (c_div 0 16) 4) (+ (* 4 (c_div 0 16)) 1)))))
(check-sat)
(pop 1)
