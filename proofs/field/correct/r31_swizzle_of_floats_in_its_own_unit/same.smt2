; spec     specs/field/correct/r31_swizzle_of_floats_in_its_own_unit.toml
; claim    same: tensor elements same_map
; says     tensor elements, read as addresses: byte = 4*(x + y*32) ^ (4*(x + y*32) & 896) >> 3
; verdict  proved: bit-vectors of proven width; 256 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor elements, read as addresses
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) x) (bvslt x (_ bv32 11))))
(declare-const y (_ BitVec 11))
(assert (and (bvsle (_ bv0 11) y) (bvslt y (_ bv8 11))))
; 11 bits are enough: computed with 22 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 11) (bvmul y (_ bv32 11))) (bvmul ((_ sign_extend 11) y) ((_ sign_extend 11) (_ bv32 11)))) (= ((_ sign_extend 11) (bvadd x (bvmul y (_ bv32 11)))) (bvadd ((_ sign_extend 11) x) ((_ sign_extend 11) (bvmul y (_ bv32 11))))) (= ((_ sign_extend 11) (bvmul (_ bv4 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11))))) (bvmul ((_ sign_extend 11) (_ bv4 11)) ((_ sign_extend 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11)))))) (= ((_ sign_extend 11) (bvmul (_ bv4 11) (bvadd x (bvmul y (_ bv32 11))))) (bvmul ((_ sign_extend 11) (_ bv4 11)) ((_ sign_extend 11) (bvadd x (bvmul y (_ bv32 11)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: tensor elements, read as addresses and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv4 11) (bvxor (bvadd x (bvmul y (_ bv32 11))) (bvashr (bvand (bvadd x (bvmul y (_ bv32 11))) (_ bv224 11)) (_ bv3 11)))) (bvxor (bvmul (_ bv4 11) (bvadd x (bvmul y (_ bv32 11)))) (bvashr (bvand (bvmul (_ bv4 11) (bvadd x (bvmul y (_ bv32 11)))) (_ bv896 11)) (_ bv3 11))))))
(check-sat)
(pop 1)
