; spec     specs/copies/article_mainloop.toml
; claim    a_stage_added_after: tensor sA added_after
; says     tensor sA, stage added behind, Sw<3,3,3>: index = (m*64 + k ^ (m*64 + k & 448) >> 3) + stage*4096, for all M
;          >= 64 && M%64 == 0, N >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 ==
;          0
; verdict  proved: bit-vectors of proven width
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sA, stage added behind, Sw<3,3,3>
; ----------------------------------------------------------------------------------------------------
(declare-const m (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) m) (bvslt m (_ bv64 15))))
(declare-const k (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) k) (bvslt k (_ bv64 15))))
(declare-const stage (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) stage) (bvslt stage (_ bv3 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul m (_ bv64 15))) (bvmul ((_ sign_extend 15) m) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvadd (bvmul m (_ bv64 15)) k)) (bvadd ((_ sign_extend 15) (bvmul m (_ bv64 15))) ((_ sign_extend 15) k))) (= ((_ sign_extend 15) (bvmul stage (_ bv4096 15))) (bvmul ((_ sign_extend 15) stage) ((_ sign_extend 15) (_ bv4096 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul m (_ bv64 15)) k) (bvmul stage (_ bv4096 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvmul m (_ bv64 15)) k)) ((_ sign_extend 15) (bvmul stage (_ bv4096 15))))) (= ((_ sign_extend 15) (bvadd (bvxor (bvadd (bvmul m (_ bv64 15)) k) (bvashr (bvand (bvadd (bvmul m (_ bv64 15)) k) (_ bv448 15)) (_ bv3 15))) (bvmul stage (_ bv4096 15)))) (bvadd ((_ sign_extend 15) (bvxor (bvadd (bvmul m (_ bv64 15)) k) (bvashr (bvand (bvadd (bvmul m (_ bv64 15)) k) (_ bv448 15)) (_ bv3 15)))) ((_ sign_extend 15) (bvmul stage (_ bv4096 15))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; index: tensor sA, stage added behind, Sw<3,3,3> and the closed form agree
(push 1)
(assert (not (= (bvxor (bvadd (bvadd (bvmul m (_ bv64 15)) k) (bvmul stage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvmul m (_ bv64 15)) k) (bvmul stage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15))) (bvadd (bvxor (bvadd (bvmul m (_ bv64 15)) k) (bvashr (bvand (bvadd (bvmul m (_ bv64 15)) k) (_ bv448 15)) (_ bv3 15))) (bvmul stage (_ bv4096 15))))))
(check-sat)
(pop 1)
