; spec     specs/field/refuted/r40_conflict_table_one_below.toml
; claim    stride_32: map stride_32 max_conflicts
; says     map stride_32, ld.shared.32: at most 31-way bank conflicts
; verdict  refuted: counterexample, replayed on the original expressions
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of map stride_32
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) lane) (bvslt lane (_ bv32 13))))
(declare-const lane_2 (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) lane_2) (bvslt lane_2 (_ bv32 13))))
(declare-const column (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) column) (bvslt column (_ bv32 13))))
; 13 bits are enough: computed with 26 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 13) (bvmul (_ bv32 13) lane)) (bvmul ((_ sign_extend 13) (_ bv32 13)) ((_ sign_extend 13) lane))) (= ((_ sign_extend 13) (bvadd (bvmul (_ bv32 13) lane) column)) (bvadd ((_ sign_extend 13) (bvmul (_ bv32 13) lane)) ((_ sign_extend 13) column))) (= ((_ sign_extend 13) (bvmul (_ bv4 13) (bvadd (bvmul (_ bv32 13) lane) column))) (bvmul ((_ sign_extend 13) (_ bv4 13)) ((_ sign_extend 13) (bvadd (bvmul (_ bv32 13) lane) column)))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 13))
(assert (= |address(lane)| (bvmul (_ bv4 13) (bvadd (bvmul (_ bv32 13) lane) column))))
(declare-const |address(lane_2)| (_ BitVec 13))
(assert (= |address(lane_2)| (bvmul (_ bv4 13) (bvadd (bvmul (_ bv32 13) lane_2) column))))
(declare-const |unit(lane)| (_ BitVec 13))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv2 13))))
(declare-const |unit(lane_2)| (_ BitVec 13))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv2 13))))

; ----------------------------------------------------------------------------------------------------
; ld.shared.32: 4 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 13) |address(lane)|) (= (bvand |address(lane)| (_ bv3 13)) (_ bv0 13)))))
(check-sat)
(pop 1)
; lanes 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 belong to one group and touch 32 units of one bank at column = 0
; the point is one of the domain
(push 1)
(assert (not (bvslt (_ bv0 13) (_ bv32 13))))
(check-sat)
(pop 1)
; at least 32: different units, the same banks
(push 1)
(assert (= column (_ bv0 13)))
(assert (not (and (=> (= lane (_ bv0 13)) (= |unit(lane)| (_ bv0 13))) (=> (= lane (_ bv1 13)) (= |unit(lane)| (_ bv32 13))) (=> (= lane (_ bv2 13)) (= |unit(lane)| (_ bv64 13))) (=> (= lane (_ bv3 13)) (= |unit(lane)| (_ bv96 13))) (=> (= lane (_ bv4 13)) (= |unit(lane)| (_ bv128 13))) (=> (= lane (_ bv5 13)) (= |unit(lane)| (_ bv160 13))) (=> (= lane (_ bv6 13)) (= |unit(lane)| (_ bv192 13))) (=> (= lane (_ bv7 13)) (= |unit(lane)| (_ bv224 13))) (=> (= lane (_ bv8 13)) (= |unit(lane)| (_ bv256 13))) (=> (= lane (_ bv9 13)) (= |unit(lane)| (_ bv288 13))) (=> (= lane (_ bv10 13)) (= |unit(lane)| (_ bv320 13))) (=> (= lane (_ bv11 13)) (= |unit(lane)| (_ bv352 13))) (=> (= lane (_ bv12 13)) (= |unit(lane)| (_ bv384 13))) (=> (= lane (_ bv13 13)) (= |unit(lane)| (_ bv416 13))) (=> (= lane (_ bv14 13)) (= |unit(lane)| (_ bv448 13))) (=> (= lane (_ bv15 13)) (= |unit(lane)| (_ bv480 13))) (=> (= lane (_ bv16 13)) (= |unit(lane)| (_ bv512 13))) (=> (= lane (_ bv17 13)) (= |unit(lane)| (_ bv544 13))) (=> (= lane (_ bv18 13)) (= |unit(lane)| (_ bv576 13))) (=> (= lane (_ bv19 13)) (= |unit(lane)| (_ bv608 13))) (=> (= lane (_ bv20 13)) (= |unit(lane)| (_ bv640 13))) (=> (= lane (_ bv21 13)) (= |unit(lane)| (_ bv672 13))) (=> (= lane (_ bv22 13)) (= |unit(lane)| (_ bv704 13))) (=> (= lane (_ bv23 13)) (= |unit(lane)| (_ bv736 13))) (=> (= lane (_ bv24 13)) (= |unit(lane)| (_ bv768 13))) (=> (= lane (_ bv25 13)) (= |unit(lane)| (_ bv800 13))) (=> (= lane (_ bv26 13)) (= |unit(lane)| (_ bv832 13))) (=> (= lane (_ bv27 13)) (= |unit(lane)| (_ bv864 13))) (=> (= lane (_ bv28 13)) (= |unit(lane)| (_ bv896 13))) (=> (= lane (_ bv29 13)) (= |unit(lane)| (_ bv928 13))) (=> (= lane (_ bv30 13)) (= |unit(lane)| (_ bv960 13))) (=> (= lane (_ bv31 13)) (= |unit(lane)| (_ bv992 13))) (= (bvand (_ bv0 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv32 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv64 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv96 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv128 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv160 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv192 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv224 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv256 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv288 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv320 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv352 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv384 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv416 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv448 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv480 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv512 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv544 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv576 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv608 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv640 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv672 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv704 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv736 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv768 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv800 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv832 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv864 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv896 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv928 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv960 13) (_ bv31 13)) (_ bv0 13)) (= (bvand (_ bv992 13) (_ bv31 13)) (_ bv0 13)))))
(check-sat)
(pop 1)
