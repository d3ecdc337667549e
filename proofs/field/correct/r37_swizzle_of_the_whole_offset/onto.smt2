; spec     specs/field/correct/r37_swizzle_of_the_whole_offset.toml
; claim    onto: map index injective
; says     map index is injective: no two inputs share (index)
; verdict  proved: two copies over bit-vectors of proven width; 4096 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map index
; ----------------------------------------------------------------------------------------------------
(declare-const base (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) base) (bvslt base (_ bv64 13))))
(declare-const local (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) local) (bvslt local (_ bv64 13))))
(declare-const base_2 (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) base_2) (bvslt base_2 (_ bv64 13))))
(declare-const local_2 (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) local_2) (bvslt local_2 (_ bv64 13))))
; 13 bits are enough: computed with 26 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 13) (bvmul (_ bv64 13) base)) (bvmul ((_ sign_extend 13) (_ bv64 13)) ((_ sign_extend 13) base))) (= ((_ sign_extend 13) (bvadd (bvmul (_ bv64 13) base) local)) (bvadd ((_ sign_extend 13) (bvmul (_ bv64 13) base)) ((_ sign_extend 13) local))) (= ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13))) (bvmul ((_ sign_extend 13) (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13))) ((_ sign_extend 13) (_ bv64 13)))) (= ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvmul ((_ sign_extend 13) (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13)))) ((_ sign_extend 13) (_ bv8 13)))) (= ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13))) ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))))) (= ((_ sign_extend 13) (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvsrem local (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13)))) ((_ sign_extend 13) (bvsrem local (_ bv8 13))))) (= ((_ sign_extend 13) (bvmul (_ bv64 13) base_2)) (bvmul ((_ sign_extend 13) (_ bv64 13)) ((_ sign_extend 13) base_2))) (= ((_ sign_extend 13) (bvadd (bvmul (_ bv64 13) base_2) local_2)) (bvadd ((_ sign_extend 13) (bvmul (_ bv64 13) base_2)) ((_ sign_extend 13) local_2))) (= ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13))) (bvmul ((_ sign_extend 13) (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13))) ((_ sign_extend 13) (_ bv64 13)))) (= ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13))) (bvmul ((_ sign_extend 13) (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13)))) ((_ sign_extend 13) (_ bv8 13)))) (= ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13))) ((_ sign_extend 13) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13))))) (= ((_ sign_extend 13) (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13))) (bvsrem local_2 (_ bv8 13)))) (bvadd ((_ sign_extend 13) (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13)))) ((_ sign_extend 13) (bvsrem local_2 (_ bv8 13))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base) local) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local (_ bv8 13)) (bvsrem base (_ bv8 13))) (_ bv8 13))) (bvsrem local (_ bv8 13))) (bvadd (bvadd (bvmul (bvsdiv (bvadd (bvmul (_ bv64 13) base_2) local_2) (_ bv64 13)) (_ bv64 13)) (bvmul (bvxor (bvsdiv local_2 (_ bv8 13)) (bvsrem base_2 (_ bv8 13))) (_ bv8 13))) (bvsrem local_2 (_ bv8 13)))))
(assert (not (and (= base base_2) (= local local_2))))
(check-sat)
(pop 1)
