; spec     specs/copies/epilogue_stmatrix.toml
; claim    read_aligned: copy read aligned
; says     copy read, source: each access of 16 bytes is contiguous and starts on 16 bytes
; verdict  proved: bit-vectors of proven width; 4096 points enumerated as well; bit-vectors of proven width; 512 points
;          enumerated as well
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy read, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rm (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rm) (bvslt rm (_ bv4 15))))
(declare-const e (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) e) (bvslt e (_ bv8 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul rm (_ bv16 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsdiv t (_ bv8 15))) ((_ sign_extend 15) (bvmul rm (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15)))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem t (_ bv8 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (bvadd ((_ sign_extend 15) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) ((_ sign_extend 15) e))) (= ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e))) (bvadd ((_ sign_extend 15) (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (_ bv448 15)) (_ bv3 15)))))) (= ((_ sign_extend 15) (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15))) ((_ sign_extend 15) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (_ bv448 15)) (_ bv3 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) e)) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) e))) (= ((_ sign_extend 15) (bvadd (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (_ bv448 15)) (_ bv3 15)))) (bvmul (_ bv2 15) e))) (bvadd ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (_ bv448 15)) (_ bv3 15))))) ((_ sign_extend 15) (bvmul (_ bv2 15) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy read, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvadd (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15)) e)) (_ bv448 15)) (_ bv3 15)))) (bvadd (bvmul (_ bv2 15) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 15)) (bvmul rm (_ bv16 15))) (_ bv64 15)) (bvmul (bvsrem t (_ bv8 15)) (_ bv8 15))) (_ bv448 15)) (_ bv3 15)))) (bvmul (_ bv2 15) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy read, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) t) (bvslt t (_ bv128 14))))
(declare-const rm (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rm) (bvslt rm (_ bv4 14))))
; 14 bits are enough: computed with 28 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 14) (bvmul rm (_ bv16 14))) (bvmul ((_ sign_extend 14) rm) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvsdiv t (_ bv8 14))) ((_ sign_extend 14) (bvmul rm (_ bv16 14))))) (= ((_ sign_extend 14) (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14))) (bvmul ((_ sign_extend 14) (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14)))) ((_ sign_extend 14) (_ bv64 14)))) (= ((_ sign_extend 14) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (bvmul ((_ sign_extend 14) (bvsrem t (_ bv8 14))) ((_ sign_extend 14) (_ bv8 14)))) (= ((_ sign_extend 14) (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14)))) (bvadd ((_ sign_extend 14) (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14))) ((_ sign_extend 14) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))))) (= ((_ sign_extend 14) (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14))))) (bvmul ((_ sign_extend 14) (_ bv2 14)) ((_ sign_extend 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy read, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 14) (bvxor (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (bvashr (bvand (bvadd (bvmul (bvadd (bvsdiv t (_ bv8 14)) (bvmul rm (_ bv16 14))) (_ bv64 14)) (bvmul (bvsrem t (_ bv8 14)) (_ bv8 14))) (_ bv448 14)) (_ bv3 14)))) (_ bv16 14)) (_ bv0 14))))
(check-sat)
(pop 1)
