; spec     specs/field/refuted/r10_operand_register_twice.toml
; claim    in_order: map operands equals
; says     map operands: register = p
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: p = 1
; ----------------------------------------------------------------------------------------------------
; register: p == 1 ? 2 : p is 2, the claim says p is 1
; register differs there
(push 1)
(assert (not (not (= (ite (= 1 1) 2 1) 1))))
(check-sat)
(pop 1)
