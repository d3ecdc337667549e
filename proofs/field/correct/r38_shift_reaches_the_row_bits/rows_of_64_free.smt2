; spec     specs/field/correct/r38_shift_reaches_the_row_bits.toml
; claim    rows_of_64_free: copy load_64 conflict_free
; says     copy load_64, source, ldmatrix.x4: free of bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 1024 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy load_64, source
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane) (bvslt lane (_ bv32 14))))
(declare-const lane_2 (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane_2) (bvslt lane_2 (_ bv32 14))))
(declare-const warp (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) warp) (bvslt warp (_ bv4 14))))
(declare-const rm (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rm) (bvslt rm (_ bv2 14))))
(declare-const rk (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rk) (bvslt rk (_ bv4 14))))
; 14 bits are enough: computed with 28 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 14) (bvmul (_ bv32 14) warp)) (bvmul ((_ sign_extend 14) (_ bv32 14)) ((_ sign_extend 14) warp))) (= ((_ sign_extend 14) (bvadd lane (bvmul (_ bv32 14) warp))) (bvadd ((_ sign_extend 14) lane) ((_ sign_extend 14) (bvmul (_ bv32 14) warp)))) (= ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14))) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14))) ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))))) (= ((_ sign_extend 14) (bvmul rm (_ bv32 14))) (bvmul ((_ sign_extend 14) rm) ((_ sign_extend 14) (_ bv32 14)))) (= ((_ sign_extend 14) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14)))) (bvadd ((_ sign_extend 14) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14)))) ((_ sign_extend 14) (bvmul rm (_ bv32 14))))) (= ((_ sign_extend 14) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14))) (bvmul ((_ sign_extend 14) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14)))) ((_ sign_extend 14) (_ bv64 14)))) (= ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14))) ((_ sign_extend 14) (_ bv8 14)))) (= ((_ sign_extend 14) (bvmul rk (_ bv16 14))) (bvmul ((_ sign_extend 14) rk) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) ((_ sign_extend 14) (bvmul rk (_ bv16 14))))) (= ((_ sign_extend 14) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14))))) (bvadd ((_ sign_extend 14) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14))) ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))))) (= ((_ sign_extend 14) (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14))))) (bvmul ((_ sign_extend 14) (_ bv2 14)) ((_ sign_extend 14) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 14))
(assert (= |address(lane)| (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14))))))
(declare-const |address(lane_2)| (_ BitVec 14))
(assert (= |address(lane_2)| (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv16 14)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv32 14)) (_ bv2 14)) (_ bv16 14))) (bvmul rm (_ bv32 14))) (_ bv64 14)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 14) warp)) (_ bv16 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14))))))
(declare-const |unit(lane)| (_ BitVec 14))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv4 14))))
(declare-const |unit(lane_2)| (_ BitVec 14))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv4 14))))

; ----------------------------------------------------------------------------------------------------
; ldmatrix.x4: 16 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 14) |address(lane)|) (= (bvand |address(lane)| (_ bv15 14)) (_ bv0 14)))))
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
