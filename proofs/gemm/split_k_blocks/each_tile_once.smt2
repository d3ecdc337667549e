; spec     specs/gemm/split_k_blocks.toml
; claim    each_tile_once: map tile bijective_onto
; says     map tile is a bijection onto kt < T, for all T == ceil_div(K, 32), S >= 1, c == ceil_div(T, S), K >= 1, M >=
;          1, N >= 1
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   23, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T == ceil_div(K, 32)
(declare-const S Int) ; S >= 1
(declare-const c Int) ; c == ceil_div(T, S)
(declare-const K Int) ; K >= 1
(declare-const M Int) ; M >= 1
(declare-const N Int) ; N >= 1
; the assumptions can be met: T = 1, S = 1, c = 1, K = 1, M = 1, N = 1
(push 1)
(assert (not (and (= 1 (c_div (- (+ 1 32) 1) 32)) (>= 1 1) (= 1 (c_div (- (+ 1 1) 1) 1)) (>= 1 1) (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
; fact: (= T (c_div (- (+ K 32) 1) 32))  (assumed)
; fact: (<= 1 S)  (assumed)
; fact: (= c (c_div (- (+ T S) 1) S))  (assumed)
; fact: (<= 1 K)  (assumed)
; fact: (<= 1 M)  (assumed)
; fact: (<= 1 N)  (assumed)
; there are inputs: s = 0, j = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map tile
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
; fact: (and (<= 0 s) (< s S))
(declare-const j Int)
; fact: (and (<= 0 j) (< j c))
; fact: (< (+ (* c s) j) T)  (guard: c*s + j < T)
; kt = c*s + j is in range
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 s) (< s S)))
(assert (and (<= 0 j) (< j c)))
(assert (< (+ (* c s) j) T))
(assert (not (and (<= 0 (+ (* c s) j)) (< (+ (* c s) j) T))))
(check-sat)
(pop 1)
; c is at least 1
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (not (<= 1 c)))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; c*s + j / c
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; c*s + j
; c*s + j = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 s) (< s S)))
(assert (and (<= 0 j) (< j c)))
(assert (< (+ (* c s) j) T))
(assert (<= 1 c))
(assert (= |e.3| c))
(assert (= |e.6| s))
(assert (= |e.7| j))
(assert (= |e.8| (+ (* c s) j)))
(assert (not (and (<= 0 |e.8|) (= |e.8| (+ (* |e.3| |e.6|) |e.7|)) (<= 0 |e.7|) (< |e.7| |e.3|))))
(check-sat)
(pop 1)
; the differences, from Euclid's definition
(push 1)
(assert (= |e.8| (+ (* |e.3| |e.1|) |e.2|)))
(assert (<= 0 |e.2|))
(assert (< |e.2| |e.3|))
(assert (= |e.8| (+ (* |e.3| |e.6|) |e.7|)))
(assert (<= 0 |e.7|))
(assert (< |e.7| |e.3|))
(assert (= |e.4| (- |e.1| |e.6|)))
(assert (= |e.5| (- |e.7| |e.2|)))
(assert (not (and (< 0 |e.3|) (= (* |e.3| |e.4|) |e.5|) (< (- |e.3|) |e.5|) (< |e.5| |e.3|))))
(check-sat)
(pop 1)
; a multiple of k between -k and k is 0
(push 1)
(assert (and (< 0 |e.3|) (= (* |e.3| |e.4|) |e.5|) (< (- |e.3|) |e.5|) (< |e.5| |e.3|)))
(assert (not (= |e.4| 0)))
(check-sat)
(pop 1)
; so the two are the same
(push 1)
(assert (and (< 0 |e.3|) (= (* |e.3| |e.4|) |e.5|) (< (- |e.3|) |e.5|) (< |e.5| |e.3|)))
(assert (= |e.4| 0))
(assert (= |e.4| (- |e.1| |e.6|)))
(assert (= |e.5| (- |e.7| |e.2|)))
(assert (not (and (= |e.1| |e.6|) (= |e.2| |e.7|))))
(check-sat)
(pop 1)
; (c*s + j)/c = s
(push 1)
(assert (and (<= 0 j) (< j c)))
(assert (<= 1 c))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| c))
(assert (= |e.6| s))
(assert (= |e.7| j))
(assert (= |e.8| (+ (* c s) j)))
(assert (not (= |e.1| s)))
(check-sat)
(pop 1)
; s = kt/c is recovered
(push 1)
(assert (= |e.1| s))
(assert (not (= |e.1| s)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; c*s + j / c
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; c*s + j
; c*s + j = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 s) (< s S)))
(assert (and (<= 0 j) (< j c)))
(assert (< (+ (* c s) j) T))
(assert (<= 1 c))
(assert (= |e.1| s))
(assert (= |e.11| c))
(assert (= |e.14| s))
(assert (= |e.15| j))
(assert (= |e.16| (+ (* c s) j)))
(assert (not (and (<= 0 |e.16|) (= |e.16| (+ (* |e.11| |e.14|) |e.15|)) (<= 0 |e.15|) (< |e.15| |e.11|))))
(check-sat)
(pop 1)
; the differences, from Euclid's definition
(push 1)
(assert (= |e.16| (+ (* |e.11| |e.9|) |e.10|)))
(assert (<= 0 |e.10|))
(assert (< |e.10| |e.11|))
(assert (= |e.16| (+ (* |e.11| |e.14|) |e.15|)))
(assert (<= 0 |e.15|))
(assert (< |e.15| |e.11|))
(assert (= |e.12| (- |e.9| |e.14|)))
(assert (= |e.13| (- |e.15| |e.10|)))
(assert (not (and (< 0 |e.11|) (= (* |e.11| |e.12|) |e.13|) (< (- |e.11|) |e.13|) (< |e.13| |e.11|))))
(check-sat)
(pop 1)
; a multiple of k between -k and k is 0
(push 1)
(assert (and (< 0 |e.11|) (= (* |e.11| |e.12|) |e.13|) (< (- |e.11|) |e.13|) (< |e.13| |e.11|)))
(assert (not (= |e.12| 0)))
(check-sat)
(pop 1)
; so the two are the same
(push 1)
(assert (and (< 0 |e.11|) (= (* |e.11| |e.12|) |e.13|) (< (- |e.11|) |e.13|) (< |e.13| |e.11|)))
(assert (= |e.12| 0))
(assert (= |e.12| (- |e.9| |e.14|)))
(assert (= |e.13| (- |e.15| |e.10|)))
(assert (not (and (= |e.9| |e.14|) (= |e.10| |e.15|))))
(check-sat)
(pop 1)
; (c*s + j)%c = j
(push 1)
(assert (and (<= 0 j) (< j c)))
(assert (<= 1 c))
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| c))
(assert (= |e.14| s))
(assert (= |e.15| j))
(assert (= |e.16| (+ (* c s) j)))
(assert (not (= |e.10| j)))
(check-sat)
(pop 1)
; j = kt%c is recovered
(push 1)
(assert (= |e.10| j))
(assert (not (= |e.10| j)))
(check-sat)
(pop 1)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const kt Int)
; fact: (and (<= 0 kt) (< kt T))
; c is at least 1
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (not (<= 1 c)))
(check-sat)
(pop 1)
; the radix c is positive
(push 1)
(assert (<= 1 c))
(assert (not (< 0 c)))
(check-sat)
(pop 1)
(declare-const |kt%c| Int)
(declare-const |kt/c| Int)
; kt is written as digits of radix c (the radix does not divide its size)
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 kt) (< kt T)))
(assert (<= 1 c))
(assert (< 0 c))
(assert (= kt (+ |kt%c| (* c |kt/c|))))
(assert (<= 0 |kt%c|))
(assert (< |kt%c| c))
(assert (not (and (<= 0 |kt%c|) (< |kt%c| c) (<= 0 |kt/c|) (= kt (+ |kt%c| (* c |kt/c|))))))
(check-sat)
(pop 1)
; s = kt/c is a legal input
(push 1)
(assert (= T (c_div (- (+ K 32) 1) 32)))
(assert (<= 1 S))
(assert (= c (c_div (- (+ T S) 1) S)))
(assert (<= 1 K))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 kt) (< kt T)))
(assert (<= 1 c))
(assert (< 0 c))
(assert (and (<= 0 |kt%c|) (< |kt%c| c) (<= 0 |kt/c|) (= kt (+ |kt%c| (* c |kt/c|)))))
(assert (not (and (<= 0 |kt/c|) (< |kt/c| S))))
(check-sat)
(pop 1)
; j = kt%c is a legal input
(push 1)
(assert (<= 1 c))
(assert (< 0 c))
(assert (and (<= 0 |kt%c|) (< |kt%c| c) (<= 0 |kt/c|) (= kt (+ |kt%c| (* c |kt/c|)))))
(assert (not (and (<= 0 |kt%c|) (< |kt%c| c))))
(check-sat)
(pop 1)
; the owner found meets the guard
(push 1)
(assert (and (<= 0 kt) (< kt T)))
(assert (<= 1 c))
(assert (< 0 c))
(assert (and (<= 0 |kt%c|) (< |kt%c| c) (<= 0 |kt/c|) (= kt (+ |kt%c| (* c |kt/c|)))))
(assert (not (< (+ (* c |kt/c|) |kt%c|) T)))
(check-sat)
(pop 1)
; the owner found maps to kt
(push 1)
(assert (<= 1 c))
(assert (< 0 c))
(assert (and (<= 0 |kt%c|) (< |kt%c| c) (<= 0 |kt/c|) (= kt (+ |kt%c| (* c |kt/c|)))))
(assert (not (= (+ (* c |kt/c|) |kt%c|) kt)))
(check-sat)
(pop 1)
(pop 1)
