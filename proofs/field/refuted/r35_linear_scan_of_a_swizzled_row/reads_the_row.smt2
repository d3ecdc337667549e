; spec     specs/field/refuted/r35_linear_scan_of_a_swizzled_row.toml
; claim    reads_the_row: map scan equals
; says     map scan: index = 64 + x ^ 64 + x >> 3 & 56
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 8
; ----------------------------------------------------------------------------------------------------
; index: 72 + x is 80, the claim says 64 + x ^ 64 + x >> 3 & 56 is 64
; index differs there
(push 1)
(assert (not (not (= 80 64))))
(check-sat)
(pop 1)
