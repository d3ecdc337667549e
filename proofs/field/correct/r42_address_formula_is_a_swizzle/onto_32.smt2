; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    onto_32: map rows_of_32 bijective_onto
; says     map rows_of_32 is a bijection onto y < 256
; verdict  proved: injective, in range, and as many inputs as elements (pigeonhole); 256 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map rows_of_32
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 10))
(assert (and (bvsle (_ bv0 10) x) (bvslt x (_ bv256 10))))
(declare-const x_2 (_ BitVec 10))
(assert (and (bvsle (_ bv0 10) x_2) (bvslt x_2 (_ bv256 10))))
; 10 bits are enough: computed with 20 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 10) (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (bvshl ((_ sign_extend 10) (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10))) ((_ sign_extend 10) (_ bv4 10)))) (= ((_ sign_extend 10) (bvshl (bvashr (bvsrem x_2 (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (bvshl ((_ sign_extend 10) (bvashr (bvsrem x_2 (_ bv256 10)) (_ bv7 10))) ((_ sign_extend 10) (_ bv4 10)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (bvxor x_2 (bvshl (bvashr (bvsrem x_2 (_ bv256 10)) (_ bv7 10)) (_ bv4 10)))))
(assert (not (and (= x x_2))))
(check-sat)
(pop 1)
; y is in range
(push 1)
(assert (not (and (bvsle (_ bv0 10) (bvxor x (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10)))) (bvslt (bvxor x (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (_ bv256 10)))))
(check-sat)
(pop 1)
; there are 256 inputs and as many elements, so injective means onto (pigeonhole)
