; spec     specs/field/correct/r58_scale_row_of_the_swizzled_tile.toml
; claim    scale_row_exists: map scale in_bounds
; says     map scale is in bounds: 0 <= row < rows/2, for all S >= 1, rows >= 2 && rows%2 == 0, groups >= 1
; verdict  proved: range proof; 2 points enumerated as well at the smallest sizes
; checks   27, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const S Int) ; S >= 1
(declare-const rows Int) ; rows >= 2 && rows%2 == 0
(declare-const groups Int) ; groups >= 1
; the assumptions can be met: S = 1, rows = 2, groups = 1
(push 1)
(assert (not (and (>= 1 1) (>= 2 2) (= (c_mod 2 2) 0) (>= 1 1))))
(check-sat)
(pop 1)
; fact: (<= 1 S)  (assumed)
(declare-const |rows/2| Int)
; rows is 2 times a whole number
(push 1)
(assert (>= rows 2))
(assert (= (c_mod rows 2) 0))
(assert (= |rows/2| (div rows 2)))
(assert (not (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|))))
(check-sat)
(pop 1)
; fact: (<= 1 groups)  (assumed)
; there are inputs: bx = 0, by = 0
(push 1)
(assert (not (and (< 0 2) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map scale
; ----------------------------------------------------------------------------------------------------
(declare-const bx Int)
; fact: (and (<= 0 bx) (< bx (* 2 S |rows/2|)))
(declare-const by Int)
; fact: (and (<= 0 by) (< by groups))
; never zero: the divisor S
(push 1)
(assert (<= 1 S))
(assert (not (not (= S 0))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; the radix S is positive
(push 1)
(assert (<= 1 S))
(assert (not (= S 0)))
(assert (not (< 0 S)))
(check-sat)
(pop 1)
(declare-const |bx%S| Int)
(declare-const |bx/S| Int)
; bx is written as digits of radix S
(push 1)
(assert (<= 1 S))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (<= 0 |bx%S|))
(assert (< |bx%S| S))
(assert (not (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|))))))
(check-sat)
(pop 1)
; bx in normal form
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (not (= bx (+ |bx%S| (* S |bx/S|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; bx / S
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; bx
; bx = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.3| S))
(assert (= |e.6| |bx/S|))
(assert (= |e.7| |bx%S|))
(assert (= |e.8| (+ |bx%S| (* S |bx/S|))))
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
; bx/S = bx/S
(push 1)
(assert (<= 1 S))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| S))
(assert (= |e.6| |bx/S|))
(assert (= |e.7| |bx%S|))
(assert (= |e.8| (+ |bx%S| (* S |bx/S|))))
(assert (not (= |e.1| |bx/S|)))
(check-sat)
(pop 1)
(declare-const |bx/S%2| Int)
(declare-const |bx/(2*S)| Int)
; bx/S is written as digits of radix 2
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.1| |bx/S|))
(assert (= |bx/S%2| (mod |bx/S| 2)))
(assert (= |bx/(2*S)| (div |bx/S| 2)))
(assert (not (and (<= 0 |bx/S%2|) (< |bx/S%2| 2) (<= 0 |bx/(2*S)|) (< |bx/(2*S)| |rows/2|) (= |bx/S| (+ |bx/S%2| (* 2 |bx/(2*S)|))))))
(check-sat)
(pop 1)
; e.1*64 in normal form
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.1| |bx/S|))
(assert (and (<= 0 |bx/S%2|) (< |bx/S%2| 2) (<= 0 |bx/(2*S)|) (< |bx/(2*S)| |rows/2|) (= |bx/S| (+ |bx/S%2| (* 2 |bx/(2*S)|)))))
(assert (not (= (* |e.1| 64) (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|)))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; e.1*64 / 128
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; e.1*64
; e.1*64 = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.1| |bx/S|))
(assert (and (<= 0 |bx/S%2|) (< |bx/S%2| 2) (<= 0 |bx/(2*S)|) (< |bx/(2*S)| |rows/2|) (= |bx/S| (+ |bx/S%2| (* 2 |bx/(2*S)|)))))
(assert (= (* |e.1| 64) (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|))))
(assert (= |e.11| 128))
(assert (= |e.14| |bx/(2*S)|))
(assert (= |e.15| (* 64 |bx/S%2|)))
(assert (= |e.16| (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|))))
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
; e.1*64/128 = bx/(2*S)
(push 1)
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| 128))
(assert (= |e.14| |bx/(2*S)|))
(assert (= |e.15| (* 64 |bx/S%2|)))
(assert (= |e.16| (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|))))
(assert (not (= |e.9| |bx/(2*S)|)))
(check-sat)
(pop 1)
; rows in normal form
(push 1)
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (not (= rows (* 2 |rows/2|))))
(check-sat)
(pop 1)
(declare-const |e.17| Int) ; rows / 2
(declare-const |e.18| Int) ; its remainder
(declare-const |e.19| Int) ; the divisor
(declare-const |e.22| Int) ; the quotient proposed
(declare-const |e.23| Int) ; the remainder proposed
(declare-const |e.20| Int) ; the quotients' difference
(declare-const |e.21| Int) ; the remainders' difference
(declare-const |e.24| Int) ; rows
; rows = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (= rows (* 2 |rows/2|)))
(assert (= |e.19| 2))
(assert (= |e.22| |rows/2|))
(assert (= |e.23| 0))
(assert (= |e.24| (* 2 |rows/2|)))
(assert (not (and (<= 0 |e.24|) (= |e.24| (+ (* |e.19| |e.22|) |e.23|)) (<= 0 |e.23|) (< |e.23| |e.19|))))
(check-sat)
(pop 1)
; the differences, from Euclid's definition
(push 1)
(assert (= |e.24| (+ (* |e.19| |e.17|) |e.18|)))
(assert (<= 0 |e.18|))
(assert (< |e.18| |e.19|))
(assert (= |e.24| (+ (* |e.19| |e.22|) |e.23|)))
(assert (<= 0 |e.23|))
(assert (< |e.23| |e.19|))
(assert (= |e.20| (- |e.17| |e.22|)))
(assert (= |e.21| (- |e.23| |e.18|)))
(assert (not (and (< 0 |e.19|) (= (* |e.19| |e.20|) |e.21|) (< (- |e.19|) |e.21|) (< |e.21| |e.19|))))
(check-sat)
(pop 1)
; a multiple of k between -k and k is 0
(push 1)
(assert (and (< 0 |e.19|) (= (* |e.19| |e.20|) |e.21|) (< (- |e.19|) |e.21|) (< |e.21| |e.19|)))
(assert (not (= |e.20| 0)))
(check-sat)
(pop 1)
; so the two are the same
(push 1)
(assert (and (< 0 |e.19|) (= (* |e.19| |e.20|) |e.21|) (< (- |e.19|) |e.21|) (< |e.21| |e.19|)))
(assert (= |e.20| 0))
(assert (= |e.20| (- |e.17| |e.22|)))
(assert (= |e.21| (- |e.23| |e.18|)))
(assert (not (and (= |e.17| |e.22|) (= |e.18| |e.23|))))
(check-sat)
(pop 1)
; rows/2 = rows/2
(push 1)
(assert (and (= |e.17| |e.22|) (= |e.18| |e.23|)))
(assert (= |e.19| 2))
(assert (= |e.22| |rows/2|))
(assert (= |e.23| 0))
(assert (= |e.24| (* 2 |rows/2|)))
(assert (not (= |e.17| |rows/2|)))
(check-sat)
(pop 1)
; row is not negative
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.1| |bx/S|))
(assert (and (<= 0 |bx/S%2|) (< |bx/S%2| 2) (<= 0 |bx/(2*S)|) (< |bx/(2*S)| |rows/2|) (= |bx/S| (+ |bx/S%2| (* 2 |bx/(2*S)|)))))
(assert (= (* |e.1| 64) (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|))))
(assert (= |e.9| |bx/(2*S)|))
(assert (= rows (* 2 |rows/2|)))
(assert (not (<= 0 |e.9|)))
(check-sat)
(pop 1)
; row stays below rows/2
(push 1)
(assert (<= 1 S))
(assert (and (= rows (* 2 |rows/2|)) (<= 1 |rows/2|)))
(assert (<= 1 groups))
(assert (and (<= 0 bx) (< bx (* 2 S |rows/2|))))
(assert (not (= S 0)))
(assert (< 0 S))
(assert (and (<= 0 |bx%S|) (< |bx%S| S) (<= 0 |bx/S|) (< |bx/S| (* 2 |rows/2|)) (= bx (+ |bx%S| (* S |bx/S|)))))
(assert (= bx (+ |bx%S| (* S |bx/S|))))
(assert (= |e.1| |bx/S|))
(assert (and (<= 0 |bx/S%2|) (< |bx/S%2| 2) (<= 0 |bx/(2*S)|) (< |bx/(2*S)| |rows/2|) (= |bx/S| (+ |bx/S%2| (* 2 |bx/(2*S)|)))))
(assert (= (* |e.1| 64) (+ (* 64 |bx/S%2|) (* 128 |bx/(2*S)|))))
(assert (= |e.9| |bx/(2*S)|))
(assert (= rows (* 2 |rows/2|)))
(assert (= |e.17| |rows/2|))
(assert (not (< |e.9| |e.17|)))
(check-sat)
(pop 1)
