; spec     specs/field/correct/r35_scan_of_a_swizzled_row.toml
; claim    row: map row_of_scan equals
; says     map row_of_scan: row = 1
; verdict  proved: bit-vectors of proven width; 64 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map row_of_scan
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x) (bvslt x (_ bv64 8))))
; 8 bits are enough: computed with 16 bits, nothing changes
(push 1)
(assert (not (= ((_ sign_extend 8) (bvadd (_ bv64 8) x)) (bvadd ((_ sign_extend 8) (_ bv64 8)) ((_ sign_extend 8) x)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: map row_of_scan and the closed form agree
(push 1)
(assert (not (= (bvsdiv (bvxor (bvadd (_ bv64 8) x) (bvand (bvashr (bvadd (_ bv64 8) x) (_ bv3 8)) (_ bv56 8))) (_ bv64 8)) (_ bv1 8))))
(check-sat)
(pop 1)
