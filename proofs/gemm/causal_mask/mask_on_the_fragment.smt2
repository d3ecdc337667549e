; spec     specs/gemm/causal_mask.toml
; claim    mask_on_the_fragment: map fragment equals
; says     map fragment: keep = 64*(bn - bm) + 8*rn + v%2 <= 16*warp + lane/4 + 8*(v/2) - 2*(lane%4) + d, for all R >= 1,
;          C >= 1, d >= 0
; verdict  proved: normal form; 4096 points enumerated as well at the smallest sizes
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(assert (<= 1 R)) ; assumed
(assert (<= 1 C)) ; assumed
(assert (<= 0 d)) ; assumed
; there are inputs: bm = 0, bn = 0, warp = 0, lane = 0, v = 0, rn = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 4) (< 0 32) (< 0 4) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map fragment
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm R)))
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn C)))
(declare-const warp Int)
(assert (and (<= 0 warp) (< warp 4)))
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 8)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; keep: map fragment and the closed form agree
(push 1)
(assert (not (= (ite (<= (+ (* 64 bn) (* 8 rn) (* 2 |lane%4|) |v%2|) (+ (* 64 bm) (* 16 warp) |lane/4| (* 8 |v/2|) d)) 1 0) (ite (<= (+ (* 64 (- bn bm)) (* 8 rn) |v%2|) (+ (- (+ (* 16 warp) |lane/4| (* 8 |v/2|)) (* 2 |lane%4|)) d)) 1 0))))
(check-sat)
(pop 1)
