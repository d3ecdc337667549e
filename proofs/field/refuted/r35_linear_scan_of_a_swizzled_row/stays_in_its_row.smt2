; spec     specs/field/refuted/r35_linear_scan_of_a_swizzled_row.toml
; claim    stays_in_its_row: map row equals
; says     map row: row = 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 56
; ----------------------------------------------------------------------------------------------------
; row: (72 + x)/64 is 2, the claim says 1 is 1
; row differs there
(push 1)
(assert (not (not (= (c_div 128 64) 1))))
(check-sat)
(pop 1)
