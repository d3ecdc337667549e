; spec     specs/copies/epilogue_stmatrix.toml
; claim    read_conflicts: copy read conflict_free
; says     copy read, source, ld.shared.128: free of bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 512 points enumerated as well
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy read, source
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane) (bvslt lane (_ bv32 14))))
(declare-const lane_2 (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane_2) (bvslt lane_2 (_ bv32 14))))
(declare-const warp (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) warp) (bvslt warp (_ bv4 14))))
(declare-const rm (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rm) (bvslt rm (_ bv4 14))))
; 14 bits are enough: computed with 28 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 14) (bvmul (_ bv32 14) warp)) (bvmul ((_ sign_extend 14) (_ bv32 14)) ((_ sign_extend 14) warp))) (= ((_ sign_extend 14) (bvadd lane (bvmul (_ bv32 14) warp))) (bvadd ((_ sign_extend 14) lane) ((_ sign_extend 14) (bvmul (_ bv32 14) warp)))) (= ((_ sign_extend 14) (bvmul rm (_ bv16 14))) (bvmul ((_ sign_extend 14) rm) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14))) ((_ sign_extend 14) (bvmul rm (_ bv16 14))))) (= ((_ sign_extend 14) (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14))) (bvmul ((_ sign_extend 14) (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14)))) ((_ sign_extend 14) (_ bv64 14)))) (= ((_ sign_extend 14) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14))) ((_ sign_extend 14) (_ bv8 14)))) (= ((_ sign_extend 14) (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14)))) (bvadd ((_ sign_extend 14) (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14))) ((_ sign_extend 14) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))))) (= ((_ sign_extend 14) (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14))))) (bvmul ((_ sign_extend 14) (_ bv2 14)) ((_ sign_extend 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 14))
(assert (= |address(lane)| (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14))))))
(declare-const |address(lane_2)| (_ BitVec 14))
(assert (= |address(lane_2)| (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14))))))
(declare-const |unit(lane)| (_ BitVec 14))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv4 14))))
(declare-const |unit(lane_2)| (_ BitVec 14))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv4 14))))

; ----------------------------------------------------------------------------------------------------
; ld.shared.128: 16 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 14) |address(lane)|) (= (bvand |address(lane)| (_ bv15 14)) (_ bv0 14)))))
(check-sat)
(pop 1)
; lanes 0..15 are not taken together: 0 and 1 differ
(push 1)
(assert (= lane (_ bv0 14)))
(assert (= lane_2 (_ bv1 14)))
(assert (not (not (= |address(lane)| |address(lane_2)|))))
(check-sat)
(pop 1)
; lanes 0..15 are not taken together: 0 and 2 differ
(push 1)
(assert (= lane (_ bv0 14)))
(assert (= lane_2 (_ bv2 14)))
(assert (not (not (= |address(lane)| |address(lane_2)|))))
(check-sat)
(pop 1)
; lanes 16..31 are not taken together: 16 and 17 differ
(push 1)
(assert (= lane (_ bv16 14)))
(assert (= lane_2 (_ bv17 14)))
(assert (not (not (= |address(lane)| |address(lane_2)|))))
(check-sat)
(pop 1)
; lanes 16..31 are not taken together: 16 and 18 differ
(push 1)
(assert (= lane (_ bv16 14)))
(assert (= lane_2 (_ bv18 14)))
(assert (not (not (= |address(lane)| |address(lane_2)|))))
(check-sat)
(pop 1)
; 1 colour: no two lanes of a group collide
; at most 1: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvashr lane (_ bv3 14)) (bvashr lane_2 (_ bv3 14))))
(assert (= (bvand |unit(lane)| (_ bv7 14)) (bvand |unit(lane_2)| (_ bv7 14))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
