; spec     specs/field/correct/r38_shift_reaches_the_row_bits.toml
; claim    long_free: copy load_long conflict_free
; says     copy load_long, source, ldmatrix.x4: free of bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 2048 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy load_long, source
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) lane) (bvslt lane (_ bv32 15))))
(declare-const lane_2 (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) lane_2) (bvslt lane_2 (_ bv32 15))))
(declare-const warp (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) warp) (bvslt warp (_ bv4 15))))
(declare-const rm (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rm) (bvslt rm (_ bv2 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv8 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (_ bv32 15) warp)) (bvmul ((_ sign_extend 15) (_ bv32 15)) ((_ sign_extend 15) warp))) (= ((_ sign_extend 15) (bvadd lane (bvmul (_ bv32 15) warp))) (bvadd ((_ sign_extend 15) lane) ((_ sign_extend 15) (bvmul (_ bv32 15) warp)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rm (_ bv32 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv32 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) ((_ sign_extend 15) (bvmul rm (_ bv32 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) (bvmul ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) ((_ sign_extend 15) (_ bv128 15)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv896 15)) (_ bv4 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv896 15)) (_ bv4 15)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 15))
(assert (= |address(lane)| (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv896 15)) (_ bv4 15))))))
(declare-const |address(lane_2)| (_ BitVec 15))
(assert (= |address(lane_2)| (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv896 15)) (_ bv4 15))))))
(declare-const |unit(lane)| (_ BitVec 15))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv4 15))))
(declare-const |unit(lane_2)| (_ BitVec 15))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv4 15))))

; ----------------------------------------------------------------------------------------------------
; ldmatrix.x4: 16 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 15) |address(lane)|) (= (bvand |address(lane)| (_ bv15 15)) (_ bv0 15)))))
(check-sat)
(pop 1)
; 1 colour: no two lanes of a group collide
; at most 1: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvashr lane (_ bv3 15)) (bvashr lane_2 (_ bv3 15))))
(assert (= (bvand |unit(lane)| (_ bv7 15)) (bvand |unit(lane_2)| (_ bv7 15))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
