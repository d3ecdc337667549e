; spec     specs/field/correct/r65_split_k_partials_in_a_workspace.toml
; claim    owed_to_each_element: map element covered
; says     map element: each (d) is owned exactly S times, for all S >= 1, M >= 1, N >= 1
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   30, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const S Int) ; S >= 1
(declare-const M Int) ; M >= 1
(declare-const N Int) ; N >= 1
; the assumptions can be met: S = 1, M = 1, N = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
; fact: (<= 1 S)  (assumed)
; fact: (<= 1 M)  (assumed)
; fact: (<= 1 N)  (assumed)
; there are inputs: s = 0, m = 0, n = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map element
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
; fact: (and (<= 0 s) (< s S))
(declare-const m Int)
; fact: (and (<= 0 m) (< m M))
(declare-const n Int)
; fact: (and (<= 0 n) (< n N))
; d = N*m + n is in range
(push 1)
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 m) (< m M)))
(assert (and (<= 0 n) (< n N)))
(assert (not (and (<= 0 (+ (* N m) n)) (< (+ (* N m) n) (* M N)))))
(check-sat)
(pop 1)
; g = s is in range
(push 1)
(assert (<= 1 S))
(assert (and (<= 0 s) (< s S)))
(assert (not (and (<= 0 s) (< s S))))
(check-sat)
(pop 1)
; s = g is recovered
(push 1)
(assert (not (= s s)))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; N*m + n / N
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; N*m + n
; N*m + n = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 m) (< m M)))
(assert (and (<= 0 n) (< n N)))
(assert (= |e.3| N))
(assert (= |e.6| m))
(assert (= |e.7| n))
(assert (= |e.8| (+ (* N m) n)))
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
; (N*m + n)/N = m
(push 1)
(assert (<= 1 N))
(assert (and (<= 0 n) (< n N)))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| N))
(assert (= |e.6| m))
(assert (= |e.7| n))
(assert (= |e.8| (+ (* N m) n)))
(assert (not (= |e.1| m)))
(check-sat)
(pop 1)
; m = d/N is recovered
(push 1)
(assert (= |e.1| m))
(assert (not (= |e.1| m)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; N*m + n / N
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; N*m + n
; N*m + n = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 m) (< m M)))
(assert (and (<= 0 n) (< n N)))
(assert (= |e.1| m))
(assert (= |e.11| N))
(assert (= |e.14| m))
(assert (= |e.15| n))
(assert (= |e.16| (+ (* N m) n)))
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
; (N*m + n)%N = n
(push 1)
(assert (<= 1 N))
(assert (and (<= 0 n) (< n N)))
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| N))
(assert (= |e.14| m))
(assert (= |e.15| n))
(assert (= |e.16| (+ (* N m) n)))
(assert (not (= |e.10| n)))
(check-sat)
(pop 1)
; n = d%N is recovered
(push 1)
(assert (= |e.10| n))
(assert (not (= |e.10| n)))
(check-sat)
(pop 1)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const d Int)
; fact: (and (<= 0 d) (< d (* M N)))
(declare-const g Int)
; fact: (and (<= 0 g) (< g S))
; s = g is a legal input
(push 1)
(assert (<= 1 S))
(assert (and (<= 0 g) (< g S)))
(assert (not (and (<= 0 g) (< g S))))
(check-sat)
(pop 1)
; the radix N is positive
(push 1)
(assert (<= 1 N))
(assert (not (< 0 N)))
(check-sat)
(pop 1)
(declare-const |d%N| Int)
(declare-const |d/N| Int)
; d is written as digits of radix N
(push 1)
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 d) (< d (* M N))))
(assert (< 0 N))
(assert (= d (+ |d%N| (* N |d/N|))))
(assert (<= 0 |d%N|))
(assert (< |d%N| N))
(assert (not (and (<= 0 |d%N|) (< |d%N| N) (<= 0 |d/N|) (< |d/N| M) (= d (+ |d%N| (* N |d/N|))))))
(check-sat)
(pop 1)
; d in normal form
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 d) (< d (* M N))))
(assert (< 0 N))
(assert (and (<= 0 |d%N|) (< |d%N| N) (<= 0 |d/N|) (< |d/N| M) (= d (+ |d%N| (* N |d/N|)))))
(assert (not (= d (+ |d%N| (* N |d/N|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; d / N
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; d
; d = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 d) (< d (* M N))))
(assert (< 0 N))
(assert (and (<= 0 |d%N|) (< |d%N| N) (<= 0 |d/N|) (< |d/N| M) (= d (+ |d%N| (* N |d/N|)))))
(assert (= d (+ |d%N| (* N |d/N|))))
(assert (= |e.3| N))
(assert (= |e.6| |d/N|))
(assert (= |e.7| |d%N|))
(assert (= |e.8| (+ |d%N| (* N |d/N|))))
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
; d/N = d/N
(push 1)
(assert (<= 1 N))
(assert (< 0 N))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| N))
(assert (= |e.6| |d/N|))
(assert (= |e.7| |d%N|))
(assert (= |e.8| (+ |d%N| (* N |d/N|))))
(assert (not (= |e.1| |d/N|)))
(check-sat)
(pop 1)
; m = d/N is a legal input
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 d) (< d (* M N))))
(assert (< 0 N))
(assert (and (<= 0 |d%N|) (< |d%N| N) (<= 0 |d/N|) (< |d/N| M) (= d (+ |d%N| (* N |d/N|)))))
(assert (= d (+ |d%N| (* N |d/N|))))
(assert (= |e.1| |d/N|))
(assert (not (and (<= 0 |e.1|) (< |e.1| M))))
(check-sat)
(pop 1)
; n = d%N is a legal input
(push 1)
(assert (<= 1 S))
(assert (<= 1 M))
(assert (<= 1 N))
(assert (and (<= 0 d) (< d (* M N))))
(assert (< 0 N))
(assert (and (<= 0 |d%N|) (< |d%N| N) (<= 0 |d/N|) (< |d/N| M) (= d (+ |d%N| (* N |d/N|)))))
(assert (= d (+ |d%N| (* N |d/N|))))
(assert (= |e.1| |d/N|))
(assert (not (and (<= 0 |d%N|) (< |d%N| N))))
(check-sat)
(pop 1)
; the owner found maps to d
(push 1)
(assert (<= 1 N))
(assert (< 0 N))
(assert (= d (+ |d%N| (* N |d/N|))))
(assert (= |e.1| |d/N|))
(assert (not (= (+ (* N |e.1|) |d%N|) d)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
(pop 1)
