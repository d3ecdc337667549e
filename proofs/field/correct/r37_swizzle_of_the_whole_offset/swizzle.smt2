; spec     specs/field/correct/r37_swizzle_of_the_whole_offset.toml
; claim    swizzle: map index equals
; says     map index: index = 64*base + local ^ 64*base + local >> 3 & 56
; verdict  proved: bit-vectors of proven width; 4096 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map index
; ----------------------------------------------------------------------------------------------------
(declare-const base (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) base) (bvslt base (_ bv64 13))))
(declare-const local (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) local) (bvslt local (_ bv64 13))))
; 13 bits are enough: computed with 26 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 13) (bvmul (_ bv64 13) base)) (bvmul ((_ sign_extend 13) (_ bv64 13)) ((_ sign_extend 13) base))) (= ((_ sign_extend 13) (bvadd (bvmul (_ bv64 13) base) local)) (bvadd ((_ sign_extend 13) (bvmul (_ bv64 13) base)) ((_ sign_extend 13) local))) (= ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13))) (bvmul ((_ sign_extend 13) (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13))) ((_ sign_extend 13) (_ bv64 13)))) (= ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvmul ((_ sign_extend 13) (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13)))) ((_ sign_extend 13) (_ bv8 13)))) (= ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13))) ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))))) (= ((_ sign_extend 13) (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvsrem local (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13)))) ((_ sign_extend 13) (bvsrem local (_ bv8 13))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; index: map index and the closed form agree
(push 1)
(assert (not (= (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvsrem local (_ bv8 13))) (bvxor (bvadd (bvmul (_ bv64 13) base) local) (bvand (bvashr (bvadd (bvmul (_ bv64 13) base) local) (_ bv3 13)) (_ bv56 13))))))
(check-sat)
(pop 1)
