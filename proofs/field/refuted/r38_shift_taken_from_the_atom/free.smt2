; spec     specs/field/refuted/r38_shift_taken_from_the_atom.toml
; claim    free: copy load conflict_free
; says     copy load, source, ldmatrix.x4: free of bank conflicts
; verdict  refuted: counterexample, replayed on the original expressions
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of copy load, source
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
(assert (not (and (= ((_ sign_extend 15) (bvmul (_ bv32 15) warp)) (bvmul ((_ sign_extend 15) (_ bv32 15)) ((_ sign_extend 15) warp))) (= ((_ sign_extend 15) (bvadd lane (bvmul (_ bv32 15) warp))) (bvadd ((_ sign_extend 15) lane) ((_ sign_extend 15) (bvmul (_ bv32 15) warp)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rm (_ bv32 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv32 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) ((_ sign_extend 15) (bvmul rm (_ bv32 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) (bvmul ((_ sign_extend 15) (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) ((_ sign_extend 15) (_ bv128 15)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 15))
(assert (= |address(lane)| (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))))
(declare-const |address(lane_2)| (_ BitVec 15))
(assert (= |address(lane_2)| (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvmul (bvadd (bvadd (bvsrem (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (_ bv128 15)) (bvadd (bvmul (bvsrem (bvsdiv (bvadd lane_2 (bvmul (_ bv32 15) warp)) (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))))
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
; lanes 0, 4 belong to one group and touch 2 units of one bank at warp = 0, rm = 0, rk = 0
; the point is one of the domain
(push 1)
(assert (not (and (and (bvslt (_ bv0 15) (_ bv4 15)) (bvslt (_ bv0 15) (_ bv2 15))) (bvslt (_ bv0 15) (_ bv8 15)))))
(check-sat)
(pop 1)
; at least 2: different units, the same banks
(push 1)
(assert (= warp (_ bv0 15)))
(assert (= rm (_ bv0 15)))
(assert (= rk (_ bv0 15)))
(assert (not (and (=> (= lane (_ bv0 15)) (= |unit(lane)| (_ bv0 15))) (=> (= lane (_ bv4 15)) (= |unit(lane)| (_ bv64 15))) (= (bvand (_ bv0 15) (_ bv7 15)) (_ bv0 15)) (= (bvand (_ bv64 15) (_ bv7 15)) (_ bv0 15)))))
(check-sat)
(pop 1)
