; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    onto_64: map rows_of_64 bijective_onto
; says     map rows_of_64 is a bijection onto y < 512
; verdict  proved: injective, in range, and as many inputs as elements (pigeonhole); 512 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map rows_of_64
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x) (bvslt x (_ bv512 11))))
(declare-const x_2 (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x_2) (bvslt x_2 (_ bv512 11))))
; 11 bits are enough: computed with 22 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 11) (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (bvshl ((_ sign_extend 11) (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11))) ((_ sign_extend 11) (_ bv4 11)))) (= ((_ sign_extend 11) (bvshl (bvashr (bvsrem x_2 (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (bvshl ((_ sign_extend 11) (bvashr (bvsrem x_2 (_ bv512 11)) (_ bv7 11))) ((_ sign_extend 11) (_ bv4 11)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (bvxor x_2 (bvshl (bvashr (bvsrem x_2 (_ bv512 11)) (_ bv7 11)) (_ bv4 11)))))
(assert (not (and (= x x_2))))
(check-sat)
(pop 1)
; y is in range
(push 1)
(assert (not (and (bvsle (_ bv0 11) (bvxor x (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11)))) (bvslt (bvxor x (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (_ bv512 11)))))
(check-sat)
(pop 1)
; there are 512 inputs and as many elements, so injective means onto (pigeonhole)
