; spec     specs/gemm/causal_mask.toml
; claim    skipped_blocks_hold_nothing: map kept in_bounds
; says     map kept is in bounds: 0 <= after_last < R + d + 1 where 64*bn + j <= 64*bm + i + d, for all R >= 1, C >= 1, d
;          >= 0
; verdict  proved: range proof; 4096 points enumerated as well at the smallest sizes
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; the assumptions can be met: R = 1, C = 1, d = 0
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 0 0))))
(check-sat)
(pop 1)
; fact: (<= 1 R)  (assumed)
; fact: (<= 1 C)  (assumed)
; fact: (<= 0 d)  (assumed)
; there are inputs: bm = 0, bn = 0, i = 0, j = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 64) (< 0 64) (<= 0 0))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map kept
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
; fact: (and (<= 0 bm) (< bm R))
(declare-const bn Int)
; fact: (and (<= 0 bn) (< bn C))
(declare-const i Int)
; fact: (and (<= 0 i) (< i 64))
(declare-const j Int)
; fact: (and (<= 0 j) (< j 64))
; fact: (<= (+ (* 64 bn) j) (+ (* 64 bm) i d))  (guard: 64*bn + j <= 64*bm + i + d)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; 64*bm + 63 + d in normal form
(push 1)
(assert (<= 0 d))
(assert (not (= (+ (* 64 bm) 63 d) (+ (* 64 bm) d 63))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (64*bm + 63 + d) / (64)
(declare-const |e.2| Int) ; its remainder
; fact: (and (= (+ (* 64 bm) d 63) (+ (* 64 |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| 64))  (Euclid's definition)
; its bounds
(push 1)
(assert (<= 1 R))
(assert (<= 1 C))
(assert (<= 0 d))
(assert (and (<= 0 bm) (< bm R)))
(assert (and (<= 0 bn) (< bn C)))
(assert (and (<= 0 i) (< i 64)))
(assert (and (<= 0 j) (< j 64)))
(assert (<= (+ (* 64 bn) j) (+ (* 64 bm) i d)))
(assert (= (+ (* 64 bm) 63 d) (+ (* 64 bm) d 63)))
(assert (and (= (+ (* 64 bm) d 63) (+ (* 64 |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| 64)))
(assert (not (and (<= 0 |e.1|))))
(check-sat)
(pop 1)
; after_last is not negative
(push 1)
(assert (<= 1 R))
(assert (<= 1 C))
(assert (<= 0 d))
(assert (and (<= 0 bm) (< bm R)))
(assert (and (<= 0 bn) (< bn C)))
(assert (and (<= 0 i) (< i 64)))
(assert (and (<= 0 j) (< j 64)))
(assert (<= (+ (* 64 bn) j) (+ (* 64 bm) i d)))
(assert (= (+ (* 64 bm) 63 d) (+ (* 64 bm) d 63)))
(assert (and (= (+ (* 64 bm) d 63) (+ (* 64 |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| 64)))
(assert (and (<= 0 |e.1|)))
(assert (not (<= 0 (- |e.1| bn))))
(check-sat)
(pop 1)
; after_last stays below R + d + 1
(push 1)
(assert (<= 1 R))
(assert (<= 1 C))
(assert (<= 0 d))
(assert (and (<= 0 bm) (< bm R)))
(assert (and (<= 0 bn) (< bn C)))
(assert (and (<= 0 i) (< i 64)))
(assert (and (<= 0 j) (< j 64)))
(assert (<= (+ (* 64 bn) j) (+ (* 64 bm) i d)))
(assert (= (+ (* 64 bm) 63 d) (+ (* 64 bm) d 63)))
(assert (and (= (+ (* 64 bm) d 63) (+ (* 64 |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| 64)))
(assert (and (<= 0 |e.1|)))
(assert (not (< (- |e.1| bn) (+ R d 1))))
(check-sat)
(pop 1)
