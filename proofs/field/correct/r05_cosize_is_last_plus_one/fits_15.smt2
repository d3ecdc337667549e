; spec     specs/field/correct/r05_cosize_is_last_plus_one.toml
; claim    fits_15: layout (2,4):(2,4) in_bounds
; says     layout (2,4):(2,4) is in bounds: 0 <= offset < 15, for all a >= 1, b >= 1, s >= 0, u >= 0
; verdict  proved: range proof; 8 points enumerated as well at the smallest sizes
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const a Int) ; a >= 1
(declare-const b Int) ; b >= 1
(declare-const s Int) ; s >= 0
(declare-const u Int) ; u >= 0
; the assumptions can be met: a = 1, b = 1, s = 0, u = 0
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 0 0) (>= 0 0))))
(check-sat)
(pop 1)
(assert (<= 1 a)) ; assumed
(assert (<= 1 b)) ; assumed
(assert (<= 0 s)) ; assumed
(assert (<= 0 u)) ; assumed
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout (2,4):(2,4)
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 8)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
(declare-const |i%2| Int)
(declare-const |i/2| Int)
; i is written as digits of radix 2
(push 1)
(assert (= |i%2| (mod i 2)))
(assert (= |i/2| (div i 2)))
(assert (not (and (<= 0 |i%2|) (< |i%2| 2) (<= 0 |i/2|) (< |i/2| 4) (= i (+ |i%2| (* 2 |i/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%2|) (< |i%2| 2) (<= 0 |i/2|) (< |i/2| 4) (= i (+ |i%2| (* 2 |i/2|)))))
; offset is not negative
(push 1)
(assert (not (<= 0 (+ (* |i%2| 2) (* |i/2| 4)))))
(check-sat)
(pop 1)
; offset stays below 15
(push 1)
(assert (not (< (+ (* |i%2| 2) (* |i/2| 4)) 15)))
(check-sat)
(pop 1)
