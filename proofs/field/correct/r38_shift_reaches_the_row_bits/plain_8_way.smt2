; spec     specs/field/correct/r38_shift_reaches_the_row_bits.toml
; claim    plain_8_way: copy load_plain max_conflicts
; says     copy load_plain, source, ldmatrix.x4: at most 8-way bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 2048 points enumerated as well
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy load_plain, source
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
(assert (not (and (= ((_ sign_extend 15) (bvmul (_ bv32 15) warp)) (bvmul ((_ sign_extend 15) (_ bv32 15)) ((_ sign_extend 15) warp))) (= ((_ sign_extend 15) (bvadd lane (bvmul (_ bv32 15) warp))) (bvadd ((_ sign_extend 15) lane) ((_ sign_extend 15) (bvmul (_ bv32 15) warp)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rm (_ bv32 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv32 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) ((_ sign_extend 15) (bvmul rm (_ bv32 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) (bvmul ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) ((_ sign_extend 15) (_ bv128 15)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 15))
(assert (= |address(lane)| (bvmul (_ bv2 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))))
(declare-const |address(lane_2)| (_ BitVec 15))
(assert (= |address(lane_2)| (bvmul (_ bv2 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))))
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
; 8 colours: lanes of a group with the same lane & 7 never collide
; at most 8: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvashr lane (_ bv3 15)) (bvashr lane_2 (_ bv3 15))))
(assert (= (bvand (bvxor lane lane_2) (_ bv7 15)) (_ bv0 15)))
(assert (= (bvand |unit(lane)| (_ bv7 15)) (bvand |unit(lane_2)| (_ bv7 15))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
; lanes 0, 1, 2, 3, 4, 5, 6, 7 belong to one group and touch 8 units of one bank at warp = 0, rm = 0, rk = 0
; the point is one of the domain
(push 1)
(assert (not (and (and (bvslt (_ bv0 15) (_ bv4 15)) (bvslt (_ bv0 15) (_ bv2 15))) (bvslt (_ bv0 15) (_ bv8 15)))))
(check-sat)
(pop 1)
; at least 8: different units, the same banks
(push 1)
(assert (= warp (_ bv0 15)))
(assert (= rm (_ bv0 15)))
(assert (= rk (_ bv0 15)))
(assert (not (and (=> (= lane (_ bv0 15)) (= |unit(lane)| (_ bv0 15))) (=> (= lane (_ bv1 15)) (= |unit(lane)| (_ bv16 15))) (=> (= lane (_ bv2 15)) (= |unit(lane)| (_ bv32 15))) (=> (= lane (_ bv3 15)) (= |unit(lane)| (_ bv48 15))) (=> (= lane (_ bv4 15)) (= |unit(lane)| (_ bv64 15))) (=> (= lane (_ bv5 15)) (= |unit(lane)| (_ bv80 15))) (=> (= lane (_ bv6 15)) (= |unit(lane)| (_ bv96 15))) (=> (= lane (_ bv7 15)) (= |unit(lane)| (_ bv112 15))) (= (bvand (_ bv0 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv16 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv32 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv48 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv64 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv80 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv96 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv112 15) (_ bv7 15)) (_ bv0 15)))))
(check-sat)
(pop 1)
