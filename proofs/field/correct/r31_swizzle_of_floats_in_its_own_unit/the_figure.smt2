; spec     specs/field/correct/r31_swizzle_of_floats_in_its_own_unit.toml
; claim    the_figure: tensor elements equals
; says     tensor elements: byte = 128*y + 4*x ^ 128*y + 4*x >> 3 & 112
; verdict  proved: bit-vectors of proven width; 256 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor elements
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x) (bvslt x (_ bv32 11))))
(declare-const y (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) y) (bvslt y (_ bv8 11))))
; 11 bits are enough: computed with 22 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 11) (bvmul y (_ bv32 11))) (bvmul ((_ sign_extend 11) y) ((_ sign_extend 11) (_ bv32 11)))) (= ((_ sign_extend 11) (bvadd x (bvmul y (_ bv32 11)))) (bvadd ((_ sign_extend 11) x) ((_ sign_extend 11) (bvmul y (_ bv32 11))))) (= ((_ sign_extend 11) (bvmul (_ bv4 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11))))) (bvmul ((_ sign_extend 11) (_ bv4 11)) ((_ sign_extend 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11)))))) (= ((_ sign_extend 11) (bvmul (_ bv128 11) y)) (bvmul ((_ sign_extend 11) (_ bv128 11)) ((_ sign_extend 11) y))) (= ((_ sign_extend 11) (bvmul (_ bv4 11) x)) (bvmul ((_ sign_extend 11) (_ bv4 11)) ((_ sign_extend 11) x))) (= ((_ sign_extend 11) (bvadd (bvmul (_ bv128 11) y) (bvmul (_ bv4 11) x))) (bvadd ((_ sign_extend 11) (bvmul (_ bv128 11) y)) ((_ sign_extend 11) (bvmul (_ bv4 11) x)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: tensor elements and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv4 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11)))) (bvxor (bvadd (bvmul (_ bv128 11) y) (bvmul (_ bv4 11) x)) (bvand (bvashr (bvadd (bvmul (_ bv128 11) y) (bvmul (_ bv4 11) x)) (_ bv3 11)) (_ bv112 11))))))
(check-sat)
(pop 1)
