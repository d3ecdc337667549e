; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    is_sw_1_4_3: map rows_of_32 equals
; says     map rows_of_32: y = x ^ (x & 128) >> 3
; verdict  proved: bit-vectors of proven width; 256 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map rows_of_32
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 10))
(assert (and (bvsle (_ bv0 10) x) (bvslt x (_ bv256 10))))
; 10 bits are enough: computed with 20 bits, nothing changes
(push 1)
(assert (not (= ((_ sign_extend 10) (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (bvshl ((_ sign_extend 10) (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10))) ((_ sign_extend 10) (_ bv4 10))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; y: map rows_of_32 and the closed form agree
(push 1)
(assert (not (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv256 10)) (_ bv7 10)) (_ bv4 10))) (bvxor x (bvashr (bvand x (_ bv128 10)) (_ bv3 10))))))
(check-sat)
(pop 1)
