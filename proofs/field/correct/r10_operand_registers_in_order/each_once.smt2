; spec     specs/field/correct/r10_operand_registers_in_order.toml
; claim    each_once: map operands bijective_onto
; says     map operands is a bijection onto register < 4
; verdict  proved: explicit inverse; 4 points enumerated as well
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map operands
; ----------------------------------------------------------------------------------------------------
(declare-const p Int)
(assert (and (<= 0 p) (< p 4)))
; register = p is in range
(push 1)
(assert (not (and (<= 0 p) (< p 4))))
(check-sat)
(pop 1)
; p = register is recovered
(push 1)
(assert (not (= p p)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const register Int)
(assert (and (<= 0 register) (< register 4)))
; p = register is a legal input
(push 1)
(assert (not (and (<= 0 register) (< register 4))))
(check-sat)
(pop 1)
; the owner found maps to register
(push 1)
(assert (not (= register register)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
