; spec     specs/field/correct/r08_two_swizzles_are_a_function.toml
; claim    undoes_itself: map twice equals
; says     map twice: z = x
; verdict  proved: bit-vectors of proven width; 64 points enumerated as well
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of map twice
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x) (bvslt x (_ bv64 8))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; z: map twice and the closed form agree
(push 1)
(assert (not (= (bvxor (bvxor (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (bvashr (bvand (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (bvashr (bvand (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) x)))
(check-sat)
(pop 1)
