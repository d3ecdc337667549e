; spec     specs/field/correct/r10_operand_registers_in_order.toml
; claim    in_order: map operands equals
; says     map operands: register = p
; verdict  proved: normal form; 4 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: p = 0
(push 1)
(assert (not (and (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map operands
; ----------------------------------------------------------------------------------------------------
(declare-const p Int)
(assert (and (<= 0 p) (< p 4)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; register: map operands and the closed form agree
(push 1)
(assert (not (= p p)))
(check-sat)
(pop 1)
