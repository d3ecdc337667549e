; spec     specs/copies/wgmma_shared_operands.toml
; claim    a_places: tensor sA injective
; says     tensor sA is injective: no two inputs share (byte), for all M >= 64 && M%64 == 0, N >= 128 && N%128 == 0, K >=
;          64 && K%64 == 0
; verdict  proved: two copies over bit-vectors of proven width
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of tensor sA
; ----------------------------------------------------------------------------------------------------
(declare-const m (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) m) (bvslt m (_ bv64 16))))
(declare-const k (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) k) (bvslt k (_ bv64 16))))
(declare-const stage (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) stage) (bvslt stage (_ bv4 16))))
(declare-const m_2 (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) m_2) (bvslt m_2 (_ bv64 16))))
(declare-const k_2 (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) k_2) (bvslt k_2 (_ bv64 16))))
(declare-const stage_2 (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) stage_2) (bvslt stage_2 (_ bv4 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem m (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv m (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k)) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) k))) (= ((_ sign_extend 16) (bvmul stage (_ bv4096 16))) (bvmul ((_ sign_extend 16) stage) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k)) ((_ sign_extend 16) (bvmul stage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem m_2 (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv m_2 (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2)) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) k_2))) (= ((_ sign_extend 16) (bvmul stage_2 (_ bv4096 16))) (bvmul ((_ sign_extend 16) stage_2) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2)) ((_ sign_extend 16) (bvmul stage_2 (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m (_ bv8 16)) (_ bv512 16))) k) (bvmul stage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem m_2 (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv m_2 (_ bv8 16)) (_ bv512 16))) k_2) (bvmul stage_2 (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))))
(assert (not (and (= m m_2) (= k k_2) (= stage stage_2))))
(check-sat)
(pop 1)
