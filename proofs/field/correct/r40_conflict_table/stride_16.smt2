; spec     specs/field/correct/r40_conflict_table.toml
; claim    stride_16: map stride_16 max_conflicts
; says     map stride_16, ld.shared.32: at most 16-way bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 512 points enumerated as well
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of map stride_16
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) lane) (bvslt lane (_ bv32 12))))
(declare-const lane_2 (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) lane_2) (bvslt lane_2 (_ bv32 12))))
(declare-const column (_ BitVec 12))
(assert (and (bvsle (_ bv0 12) column) (bvslt column (_ bv16 12))))
; 12 bits are enough: computed with 24 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 12) (bvmul (_ bv16 12) lane)) (bvmul ((_ sign_extend 12) (_ bv16 12)) ((_ sign_extend 12) lane))) (= ((_ sign_extend 12) (bvadd (bvmul (_ bv16 12) lane) column)) (bvadd ((_ sign_extend 12) (bvmul (_ bv16 12) lane)) ((_ sign_extend 12) column))) (= ((_ sign_extend 12) (bvmul (_ bv4 12) (bvadd (bvmul (_ bv16 12) lane) column))) (bvmul ((_ sign_extend 12) (_ bv4 12)) ((_ sign_extend 12) (bvadd (bvmul (_ bv16 12) lane) column)))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 12))
(assert (= |address(lane)| (bvmul (_ bv4 12) (bvadd (bvmul (_ bv16 12) lane) column))))
(declare-const |address(lane_2)| (_ BitVec 12))
(assert (= |address(lane_2)| (bvmul (_ bv4 12) (bvadd (bvmul (_ bv16 12) lane_2) column))))
(declare-const |unit(lane)| (_ BitVec 12))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv2 12))))
(declare-const |unit(lane_2)| (_ BitVec 12))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv2 12))))

; ----------------------------------------------------------------------------------------------------
; ld.shared.32: 4 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 12) |address(lane)|) (= (bvand |address(lane)| (_ bv3 12)) (_ bv0 12)))))
(check-sat)
(pop 1)
; 16 colours: lanes of a group with the same lane & 30 never collide
; at most 16: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvand (bvxor lane lane_2) (_ bv30 12)) (_ bv0 12)))
(assert (= (bvand |unit(lane)| (_ bv31 12)) (bvand |unit(lane_2)| (_ bv31 12))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
; lanes 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30 belong to one group and touch 16 units of one bank at column = 0
; the point is one of the domain
(push 1)
(assert (not (bvslt (_ bv0 12) (_ bv16 12))))
(check-sat)
(pop 1)
; at least 16: different units, the same banks
(push 1)
(assert (= column (_ bv0 12)))
(assert (not (and (=> (= lane (_ bv0 12)) (= |unit(lane)| (_ bv0 12))) (=> (= lane (_ bv2 12)) (= |unit(lane)| (_ bv32 12))) (=> (= lane (_ bv4 12)) (= |unit(lane)| (_ bv64 12))) (=> (= lane (_ bv6 12)) (= |unit(lane)| (_ bv96 12))) (=> (= lane (_ bv8 12)) (= |unit(lane)| (_ bv128 12))) (=> (= lane (_ bv10 12)) (= |unit(lane)| (_ bv160 12))) (=> (= lane (_ bv12 12)) (= |unit(lane)| (_ bv192 12))) (=> (= lane (_ bv14 12)) (= |unit(lane)| (_ bv224 12))) (=> (= lane (_ bv16 12)) (= |unit(lane)| (_ bv256 12))) (=> (= lane (_ bv18 12)) (= |unit(lane)| (_ bv288 12))) (=> (= lane (_ bv20 12)) (= |unit(lane)| (_ bv320 12))) (=> (= lane (_ bv22 12)) (= |unit(lane)| (_ bv352 12))) (=> (= lane (_ bv24 12)) (= |unit(lane)| (_ bv384 12))) (=> (= lane (_ bv26 12)) (= |unit(lane)| (_ bv416 12))) (=> (= lane (_ bv28 12)) (= |unit(lane)| (_ bv448 12))) (=> (= lane (_ bv30 12)) (= |unit(lane)| (_ bv480 12))) (= (bvand (_ bv0 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv32 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv64 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv96 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv128 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv160 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv192 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv224 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv256 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv288 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv320 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv352 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv384 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv416 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv448 12) (_ bv31 12)) (_ bv0 12)) (= (bvand (_ bv480 12) (_ bv31 12)) (_ bv0 12)))))
(check-sat)
(pop 1)
