; spec     specs/gemm/split_k_balanced.toml
; claim    no_split_is_empty: map length in_bounds
; says     map length is in bounds: 0 <= shorter_than_one < T, for all S >= 1, T >= S
; verdict  proved: range proof; 1 points enumerated as well at the smallest sizes
; checks   11, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const S Int) ; S >= 1
(declare-const T Int) ; T >= S
; the assumptions can be met: S = 1, T = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
; fact: (<= 1 S)  (assumed)
; fact: (>= T S)  (assumed)
; there are inputs: s = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map length
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
; fact: (and (<= 0 s) (< s S))
; never zero: the divisor S
(push 1)
(assert (<= 1 S))
(assert (not (not (= S 0))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; T*s + T is at least 0
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (not (<= 0 (+ (* T s) T))))
(check-sat)
(pop 1)
; (s + 1)*T in normal form
(push 1)
(assert (<= 0 (+ (* T s) T)))
(assert (not (= (* (+ s 1) T) (+ (* T s) T))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; ((s + 1)*T) / (S)
(declare-const |e.2| Int) ; its remainder
; fact: (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S))  (Euclid's definition)
; its bounds
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S)))
(assert (not (and (<= 0 |e.1|))))
(check-sat)
(pop 1)
; T*s is at least 0
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S)))
(assert (and (<= 0 |e.1|)))
(assert (not (<= 0 (* T s))))
(check-sat)
(pop 1)
; s*T in normal form
(push 1)
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (<= 0 (* T s)))
(assert (not (= (* s T) (* T s))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (s*T) / (S)
(declare-const |e.4| Int) ; its remainder
; fact: (and (= (* T s) (+ (* S |e.3|) |e.4|)) (<= 0 |e.4|) (< |e.4| S))  (Euclid's definition)
; its bounds
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S)))
(assert (and (<= 0 |e.1|)))
(assert (<= 0 (* T s)))
(assert (= (* s T) (* T s)))
(assert (and (= (* T s) (+ (* S |e.3|) |e.4|)) (<= 0 |e.4|) (< |e.4| S)))
(assert (not (and (<= 0 |e.3|))))
(check-sat)
(pop 1)
; shorter_than_one is not negative
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S)))
(assert (and (<= 0 |e.1|)))
(assert (<= 0 (* T s)))
(assert (= (* s T) (* T s)))
(assert (and (= (* T s) (+ (* S |e.3|) |e.4|)) (<= 0 |e.4|) (< |e.4| S)))
(assert (and (<= 0 |e.3|)))
(assert (not (<= 0 (- (- |e.1| |e.3|) 1))))
(check-sat)
(pop 1)
; shorter_than_one stays below T
(push 1)
(assert (<= 1 S))
(assert (>= T S))
(assert (and (<= 0 s) (< s S)))
(assert (not (= S 0)))
(assert (<= 0 (+ (* T s) T)))
(assert (= (* (+ s 1) T) (+ (* T s) T)))
(assert (and (= (+ (* T s) T) (+ (* S |e.1|) |e.2|)) (<= 0 |e.2|) (< |e.2| S)))
(assert (and (<= 0 |e.1|)))
(assert (<= 0 (* T s)))
(assert (= (* s T) (* T s)))
(assert (and (= (* T s) (+ (* S |e.3|) |e.4|)) (<= 0 |e.4|) (< |e.4| S)))
(assert (and (<= 0 |e.3|)))
(assert (not (< (- (- |e.1| |e.3|) 1) T)))
(check-sat)
(pop 1)
