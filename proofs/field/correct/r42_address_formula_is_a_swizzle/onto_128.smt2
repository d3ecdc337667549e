; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    onto_128: map rows_of_128 bijective_onto
; says     map rows_of_128 is a bijection onto y < 1024
; verdict  proved: injective, in range, and as many inputs as elements (pigeonhole); 1024 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map rows_of_128
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) x) (bvslt x (_ bv1024 12))))
(declare-const x_2 (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) x_2) (bvslt x_2 (_ bv1024 12))))
; 12 bits are enough: computed with 24 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 12) (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (bvshl ((_ sign_extend 12) (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12))) ((_ sign_extend 12) (_ bv4 12)))) (= ((_ sign_extend 12) (bvshl (bvashr (bvsrem x_2 (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (bvshl ((_ sign_extend 12) (bvashr (bvsrem x_2 (_ bv1024 12)) (_ bv7 12))) ((_ sign_extend 12) (_ bv4 12)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (bvxor x_2 (bvshl (bvashr (bvsrem x_2 (_ bv1024 12)) (_ bv7 12)) (_ bv4 12)))))
(assert (not (and (= x x_2))))
(check-sat)
(pop 1)
; y is in range
(push 1)
(assert (not (and (bvsle (_ bv0 12) (bvxor x (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12)))) (bvslt (bvxor x (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (_ bv1024 12)))))
(check-sat)
(pop 1)
; there are 1024 inputs and as many elements, so injective means onto (pigeonhole)
