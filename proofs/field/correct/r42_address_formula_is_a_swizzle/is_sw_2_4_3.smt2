; spec     specs/field/correct/r42_address_formula_is_a_swizzle.toml
; claim    is_sw_2_4_3: map rows_of_64 equals
; says     map rows_of_64: y = x ^ (x & 384) >> 3
; verdict  proved: bit-vectors of proven width; 512 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map rows_of_64
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x) (bvslt x (_ bv512 11))))
; 11 bits are enough: computed with 22 bits, nothing changes
(push 1)
(assert (not (= ((_ sign_extend 11) (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (bvshl ((_ sign_extend 11) (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11))) ((_ sign_extend 11) (_ bv4 11))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; y: map rows_of_64 and the closed form agree
(push 1)
(assert (not (= (bvxor x (bvshl (bvashr (bvsrem x (_ bv512 11)) (_ bv7 11)) (_ bv4 11))) (bvxor x (bvashr (bvand x (_ bv384 11)) (_ bv3 11))))))
(check-sat)
(pop 1)
