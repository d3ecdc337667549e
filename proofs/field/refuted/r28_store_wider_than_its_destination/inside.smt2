; spec     specs/field/refuted/r28_store_wider_than_its_destination.toml
; claim    inside: map store in_bounds
; says     map store is in bounds: 0 <= byte < 8
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: unit = 0, b = 8
; ----------------------------------------------------------------------------------------------------
; unit = 0, b = 8 maps to byte = 8
(push 1)
(assert (not (= 8 8)))
(check-sat)
(pop 1)
