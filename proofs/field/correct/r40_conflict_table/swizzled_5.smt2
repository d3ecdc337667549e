; spec     specs/field/correct/r40_conflict_table.toml
; claim    swizzled_5: map swizzled_5 max_conflicts
; says     map swizzled_5, ld.shared.32: free of bank conflicts
; verdict  proved: two lanes and a colouring, bit-vectors of proven width; 1024 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; the lanes of map swizzled_5
; ----------------------------------------------------------------------------------------------------
(declare-const lane (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) lane) (bvslt lane (_ bv32 13))))
(declare-const lane_2 (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) lane_2) (bvslt lane_2 (_ bv32 13))))
(declare-const column (_ BitVec 13))
(assert (and (bvsle (_ bv0 13) column) (bvslt column (_ bv32 13))))
; 13 bits are enough: computed with 26 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 13) (bvmul (_ bv32 13) lane)) (bvmul ((_ sign_extend 13) (_ bv32 13)) ((_ sign_extend 13) lane))) (= ((_ sign_extend 13) (bvadd (bvmul (_ bv32 13) lane) column)) (bvadd ((_ sign_extend 13) (bvmul (_ bv32 13) lane)) ((_ sign_extend 13) column))) (= ((_ sign_extend 13) (bvmul (_ bv4 13) (bvxor (bvadd (bvmul (_ bv32 13) lane) column) (bvand (bvashr (bvadd (bvmul (_ bv32 13) lane) column) (_ bv5 13)) (_ bv31 13))))) (bvmul ((_ sign_extend 13) (_ bv4 13)) ((_ sign_extend 13) (bvxor (bvadd (bvmul (_ bv32 13) lane) column) (bvand (bvashr (bvadd (bvmul (_ bv32 13) lane) column) (_ bv5 13)) (_ bv31 13)))))))))
(check-sat)
(pop 1)
(declare-const |address(lane)| (_ BitVec 13))
(assert (= |address(lane)| (bvmul (_ bv4 13) (bvxor (bvadd (bvmul (_ bv32 13) lane) column) (bvand (bvashr (bvadd (bvmul (_ bv32 13) lane) column) (_ bv5 13)) (_ bv31 13))))))
(declare-const |address(lane_2)| (_ BitVec 13))
(assert (= |address(lane_2)| (bvmul (_ bv4 13) (bvxor (bvadd (bvmul (_ bv32 13) lane_2) column) (bvand (bvashr (bvadd (bvmul (_ bv32 13) lane_2) column) (_ bv5 13)) (_ bv31 13))))))
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
; 1 colour: no two lanes of a group collide
; at most 1: lanes of a group in the same bank touch the same unit unless their colours differ
(push 1)
(assert (bvslt lane lane_2))
(assert (= (bvand |unit(lane)| (_ bv31 13)) (bvand |unit(lane_2)| (_ bv31 13))))
(assert (not (= |unit(lane)| |unit(lane_2)|)))
(check-sat)
(pop 1)
