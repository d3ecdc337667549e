; spec     specs/copies/wgmma_shared_operands.toml
; claim    b_places: tensor sB injective
; says     tensor sB is injective: no two inputs share (byte), for all M >= 64 && M%64 == 0, N >= 128 && N%128 == 0, K >=
;          64 && K%64 == 0
; verdict  proved: two copies over bit-vectors of proven width
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of tensor sB
; ----------------------------------------------------------------------------------------------------
(declare-const n (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) n) (bvslt n (_ bv128 17))))
(declare-const k (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) k) (bvslt k (_ bv64 17))))
(declare-const stage (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) stage) (bvslt stage (_ bv4 17))))
(declare-const n_2 (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) n_2) (bvslt n_2 (_ bv128 17))))
(declare-const k_2 (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) k_2) (bvslt k_2 (_ bv64 17))))
(declare-const stage_2 (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) stage_2) (bvslt stage_2 (_ bv4 17))))
; 17 bits are enough: computed with 34 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 17) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul ((_ sign_extend 17) (bvsdiv n (_ bv64 17))) ((_ sign_extend 17) (_ bv4096 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvsrem n (_ bv64 17))) ((_ sign_extend 17) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul k (_ bv64 17))) (bvmul ((_ sign_extend 17) k) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17)))) ((_ sign_extend 17) (bvmul k (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul stage (_ bv8192 17))) (bvmul ((_ sign_extend 17) stage) ((_ sign_extend 17) (_ bv8192 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17)))) ((_ sign_extend 17) (bvmul stage (_ bv8192 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul ((_ sign_extend 17) (bvsdiv n_2 (_ bv64 17))) ((_ sign_extend 17) (_ bv4096 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvsrem n_2 (_ bv64 17))) ((_ sign_extend 17) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul k_2 (_ bv64 17))) (bvmul ((_ sign_extend 17) k_2) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17)))) ((_ sign_extend 17) (bvmul k_2 (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul stage_2 (_ bv8192 17))) (bvmul ((_ sign_extend 17) stage_2) ((_ sign_extend 17) (_ bv8192 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17)))) ((_ sign_extend 17) (bvmul stage_2 (_ bv8192 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n (_ bv64 17)) (bvmul (bvsdiv n (_ bv64 17)) (_ bv4096 17))) (bvmul k (_ bv64 17))) (bvmul stage (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvsrem n_2 (_ bv64 17)) (bvmul (bvsdiv n_2 (_ bv64 17)) (_ bv4096 17))) (bvmul k_2 (_ bv64 17))) (bvmul stage_2 (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))))
(assert (not (and (= n n_2) (= k k_2) (= stage stage_2))))
(check-sat)
(pop 1)
