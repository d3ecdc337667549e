; spec     specs/field/correct/r32_swizzle_recast_to_halves.toml
; claim    same: tensor halves same_map
; says     tensor halves, read as bytes: byte = 2*x ^ (2*x & 896) >> 3
; verdict  proved: bit-vectors of proven width; 512 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor halves, read as bytes
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x) (bvslt x (_ bv512 11))))
; 11 bits are enough: computed with 22 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 11) (bvmul (_ bv2 11) (bvxor x (bvashr (bvand x (_ bv448 11)) (_ bv3 11))))) (bvmul ((_ sign_extend 11) (_ bv2 11)) ((_ sign_extend 11) (bvxor x (bvashr (bvand x (_ bv448 11)) (_ bv3 11)))))) (= ((_ sign_extend 11) (bvmul (_ bv2 11) x)) (bvmul ((_ sign_extend 11) (_ bv2 11)) ((_ sign_extend 11) x))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: tensor halves, read as bytes and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 11) (bvxor x (bvashr (bvand x (_ bv448 11)) (_ bv3 11)))) (bvxor (bvmul (_ bv2 11) x) (bvashr (bvand (bvmul (_ bv2 11) x) (_ bv896 11)) (_ bv3 11))))))
(check-sat)
(pop 1)
