; spec     specs/gemm/causal_mask.toml
; claim    no_mask_left_of_the_diagonal: map unmasked in_bounds
; says     map unmasked is in bounds: 0 <= distance < 64*R + d where 64*bn + 63 <= 64*bm + d, for all R >= 1, C >= 1, d
;          >= 0
; verdict  proved: range proof; 4096 points enumerated as well at the smallest sizes
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const R Int) ; R >= 1
(declare-const C Int) ; C >= 1
(declare-const d Int) ; d >= 0
; the assumptions can be met: R = 1, C = 1, d = 63
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 63 0))))
(check-sat)
(pop 1)
(assert (<= 1 R)) ; assumed
(assert (<= 1 C)) ; assumed
(assert (<= 0 d)) ; assumed
; there are inputs: bm = 0, bn = 0, i = 0, j = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 64) (< 0 64) (<= 63 63))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map unmasked
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm R)))
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn C)))
(declare-const i Int)
(assert (and (<= 0 i) (< i 64)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 64)))
(assert (<= (+ (* 64 bn) 63) (+ (* 64 bm) d))) ; guard: 64*bn + 63 <= 64*bm + d

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; distance is not negative
(push 1)
(assert (not (<= 0 (- (+ (* 64 bm) i d) (+ (* 64 bn) j)))))
(check-sat)
(pop 1)
; distance stays below 64*R + d
(push 1)
(assert (not (< (- (+ (* 64 bm) i d) (+ (* 64 bn) j)) (+ (* 64 R) d))))
(check-sat)
(pop 1)
