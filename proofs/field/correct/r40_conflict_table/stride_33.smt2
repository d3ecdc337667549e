; spec     specs/field/correct/r40_conflict_table.toml
; claim    stride_33: map stride_33 max_conflicts
; says     map stride_33, ld.shared.32: free of bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 1024 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of map stride_33
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane) (bvslt lane (_ bv32 14))))
(declare-const lane_2 (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) lane_2) (bvslt lane_2 (_ bv32 14))))
(declare-const column (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) column) (bvslt column (_ bv32 14))))
; 14 bits are enough: computed with 28 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 14) (bvmul (_ bv33 14) lane)) (bvmul ((_ sign_extend 14) (_ bv33 14)) ((_ sign_extend 14) lane))) (= ((_ sign_extend 14) (bvadd (bvmul (_ bv33 14) lane) column)) (bvadd ((_ sign_extend 14) (bvmul (_ bv33 14) lane)) ((_ sign_extend 14) column))) (= ((_ sign_extend 14) (bvmul (_ bv4 14) (bvadd (bvmul (_ bv33 14) lane) column))) (bvmul ((_ sign_extend 14) (_ bv4 14)) ((_ sign_extend 14) (bvadd (bvmul (_ bv33 14) lane) column)))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 14))
(assert (= |address(lane)| (bvmul (_ bv4 14) (bvadd (bvmul (_ bv33 14) lane) column))))
(declare-const |address(lane_2)| (_ BitVec 14))
(assert (= |address(lane_2)| (bvmul (_ bv4 14) (bvadd (bvmul (_ bv33 14) lane_2) column))))
(declare-const |unit(lane)| (_ BitVec 14))
(assert (= |unit(lane)| (bvashr |address(lane)| (_ bv2 14))))
(declare-const |unit(lane_2)| (_ BitVec 14))
(assert (= |unit(lane_2)| (bvashr |address(lane_2)| (_ bv2 14))))

; ----------------------------------------------------------------------------------------------------
; ld.shared.32: 4 bytes a lane
; ----------------------------------------------------------------------------------------------------
; the address is not negative and aligned
(push 1)
(assert (not (and (bvsle (_ bv0 14) |address(lane)|) (= (bvand |address(lane)| (_ bv3 14)) (_ bv0 14)))))
(check-sat)
(pop 1)
; 1 colour: no two lanes of a group collide
; at most 1: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvand |unit(lane)| (_ bv31 14)) (bvand |unit(lane_2)| (_ bv31 14))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
