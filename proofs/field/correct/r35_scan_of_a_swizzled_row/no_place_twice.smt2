; spec     specs/field/correct/r35_scan_of_a_swizzled_row.toml
; claim    no_place_twice: map scan injective
; says     map scan is injective: no two inputs share (index)
; verdict  proved: two copies over bit-vectors of proven width; 64 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map scan
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x) (bvslt x (_ bv64 8))))
(declare-const x_2 (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x_2) (bvslt x_2 (_ bv64 8))))
; 8 bits are enough: computed with 16 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 8) (bvadd (_ bv64 8) x)) (bvadd ((_ sign_extend 8) (_ bv64 8)) ((_ sign_extend 8) x))) (= ((_ sign_extend 8) (bvadd (_ bv64 8) x_2)) (bvadd ((_ sign_extend 8) (_ bv64 8)) ((_ sign_extend 8) x_2))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvxor (bvadd (_ bv64 8) x) (bvand (bvashr (bvadd (_ bv64 8) x) (_ bv3 8)) (_ bv56 8))) (bvxor (bvadd (_ bv64 8) x_2) (bvand (bvashr (bvadd (_ bv64 8) x_2) (_ bv3 8)) (_ bv56 8)))))
(assert (not (and (= x x_2))))
(check-sat)
(pop 1)
