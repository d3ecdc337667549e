; spec     specs/field/correct/r08_two_swizzles_are_a_function.toml
; claim    bijection: map both bijective_onto
; says     map both is a bijection onto z < 64
; verdict  proved: injective, in range, and as many inputs as elements (pigeonhole); 64 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; two inputs of map both
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x) (bvslt x (_ bv64 8))))
(declare-const x_2 (_ BitVec 8))
(assert (and (bvsle (_ bv0 8) x_2) (bvslt x_2 (_ bv64 8))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (bvxor (bvxor x_2 (bvashr (bvand x_2 (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x_2 (bvashr (bvand x_2 (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8)))))
(assert (not (and (= x x_2))))
(check-sat)
(pop 1)
; z is in range
(push 1)
(assert (not (and (bvsle (_ bv0 8) (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8)))) (bvslt (bvxor (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv8 8)) (_ bv1 8))) (_ bv56 8)) (_ bv3 8))) (_ bv64 8)))))
(check-sat)
(pop 1)
; there are 64 inputs and as many elements, so injective means onto (pigeonhole)
