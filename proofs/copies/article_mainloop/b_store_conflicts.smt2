; spec     specs/copies/article_mainloop.toml
; claim    b_store_conflicts: copy fill_b conflict_free
; says     copy fill_b, destination, st.shared.128: free of bank conflicts, for all M >= 64 && M%64 == 0, N >= 64 && N%64
;          == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 == 0
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 1536 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy fill_b, destination
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) lane) (bvslt lane (_ bv32 16))))
(declare-const lane_2 (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) lane_2) (bvslt lane_2 (_ bv32 16))))
(declare-const warp (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) warp) (bvslt warp (_ bv4 16))))
(declare-const rn (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rn) (bvslt rn (_ bv4 16))))
(declare-const rstage (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rstage) (bvslt rstage (_ bv3 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (_ bv32 16) warp)) (bvmul ((_ sign_extend 16) (_ bv32 16)) ((_ sign_extend 16) warp))) (= ((_ sign_extend 16) (bvadd lane (bvmul (_ bv32 16) warp))) (bvadd ((_ sign_extend 16) lane) ((_ sign_extend 16) (bvmul (_ bv32 16) warp)))) (= ((_ sign_extend 16) (bvmul rn (_ bv16 16))) (bvmul ((_ sign_extend 16) rn) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16)))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))))) (= ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))) (bvmul ((_ sign_extend 16) rstage) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16)))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 16))
(assert (= |address(lane)| (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))))
(declare-const |address(lane_2)| (_ BitVec 16))
(assert (= |address(lane_2)| (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane_2 (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane_2 (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvsdiv (bvadd lane_2 (bvmul (_ bv32 16) warp)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvmul (bvsrem (bvadd lane_2 (bvmul (_ bv32 16) warp)) (_ bv8 16)) (_ bv8 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))))
(declare-const |unit(lane)| (_ BitVec 16))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv4 16))))
(declare-const |unit(lane_2)| (_ BitVec 16))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv4 16))))

; ----------------------------------------------------------------------------------------------------
; st.shared.128: 16 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 16) |address(lane)|) (= (bvand |address(lane)| (_ bv15 16)) (_ bv0 16)))))
(check-sat)
(pop 1)
; 1 colour: no two lanes of a group collide
; at most 1: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvashr lane (_ bv3 16)) (bvashr lane_2 (_ bv3 16))))
(assert (= (bvand |unit(lane)| (_ bv7 16)) (bvand |unit(lane_2)| (_ bv7 16))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
