; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    is_sw_3_4_3: map rows_of_128 equals
; says     map rows_of_128: y = x ^ (x & 896) >> 3
; verdict  proved: bit-vectors of proven width; 1024 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map rows_of_128
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) x) (bvslt x (_ bv1024 12))))
; 12 bits are enough: computed with 24 bits, nothing changes
(push 1)
(assert (not (= ((_ sign_extend 12) (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (bvshl ((_ sign_extend 12) (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12))) ((_ sign_extend 12) (_ bv4 12))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; y: map rows_of_128 and the closed form agree
(push 1)
(assert (not (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv1024 12)) (_ bv7 12)) (_ bv4 12))) (bvxor x (bvashr (bvand x (_ bv896 12)) (_ bv3 12))))))
(check-sat)
(pop 1)
