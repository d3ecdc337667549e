; spec     specs/field/correct/r62_warps_that_divide_n.toml
; claim    every_column_once: map columns bijective_onto
; says     map columns is a bijection onto n < W*c, for all W >= 1, c >= 1
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   26, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const W Int) ; W >= 1
(declare-const c Int) ; c >= 1
; the assumptions can be met: W = 1, c = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
; fact: (<= 1 W)  (assumed)
; fact: (<= 1 c)  (assumed)
; there are inputs: warp = 0, j = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map columns
; ----------------------------------------------------------------------------------------------------
(declare-const warp Int)
; fact: (and (<= 0 warp) (< warp W))
(declare-const j Int)
; fact: (and (<= 0 j) (< j c))
; n = c*warp + j is in range
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 warp) (< warp W)))
(assert (and (<= 0 j) (< j c)))
(assert (not (and (<= 0 (+ (* c warp) j)) (< (+ (* c warp) j) (* W c)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; c*warp + j / c
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; c*warp + j
; c*warp + j = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 warp) (< warp W)))
(assert (and (<= 0 j) (< j c)))
(assert (= |e.3| c))
(assert (= |e.6| warp))
(assert (= |e.7| j))
(assert (= |e.8| (+ (* c warp) j)))
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
; (c*warp + j)/c = warp
(push 1)
(assert (<= 1 c))
(assert (and (<= 0 j) (< j c)))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| c))
(assert (= |e.6| warp))
(assert (= |e.7| j))
(assert (= |e.8| (+ (* c warp) j)))
(assert (not (= |e.1| warp)))
(check-sat)
(pop 1)
; warp = n/c is recovered
(push 1)
(assert (= |e.1| warp))
(assert (not (= |e.1| warp)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; c*warp + j / c
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; c*warp + j
; c*warp + j = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 warp) (< warp W)))
(assert (and (<= 0 j) (< j c)))
(assert (= |e.1| warp))
(assert (= |e.11| c))
(assert (= |e.14| warp))
(assert (= |e.15| j))
(assert (= |e.16| (+ (* c warp) j)))
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
; (c*warp + j)%c = j
(push 1)
(assert (<= 1 c))
(assert (and (<= 0 j) (< j c)))
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| c))
(assert (= |e.14| warp))
(assert (= |e.15| j))
(assert (= |e.16| (+ (* c warp) j)))
(assert (not (= |e.10| j)))
(check-sat)
(pop 1)
; j = n%c is recovered
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
(declare-const n Int)
; fact: (and (<= 0 n) (< n (* W c)))
; the radix c is positive
(push 1)
(assert (<= 1 c))
(assert (not (< 0 c)))
(check-sat)
(pop 1)
(declare-const |n%c| Int)
(declare-const |n/c| Int)
; n is written as digits of radix c
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 n) (< n (* W c))))
(assert (< 0 c))
(assert (= n (+ |n%c| (* c |n/c|))))
(assert (<= 0 |n%c|))
(assert (< |n%c| c))
(assert (not (and (<= 0 |n%c|) (< |n%c| c) (<= 0 |n/c|) (< |n/c| W) (= n (+ |n%c| (* c |n/c|))))))
(check-sat)
(pop 1)
; n in normal form
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 n) (< n (* W c))))
(assert (< 0 c))
(assert (and (<= 0 |n%c|) (< |n%c| c) (<= 0 |n/c|) (< |n/c| W) (= n (+ |n%c| (* c |n/c|)))))
(assert (not (= n (+ |n%c| (* c |n/c|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; n / c
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; n
; n = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 n) (< n (* W c))))
(assert (< 0 c))
(assert (and (<= 0 |n%c|) (< |n%c| c) (<= 0 |n/c|) (< |n/c| W) (= n (+ |n%c| (* c |n/c|)))))
(assert (= n (+ |n%c| (* c |n/c|))))
(assert (= |e.3| c))
(assert (= |e.6| |n/c|))
(assert (= |e.7| |n%c|))
(assert (= |e.8| (+ |n%c| (* c |n/c|))))
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
; n/c = n/c
(push 1)
(assert (<= 1 c))
(assert (< 0 c))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| c))
(assert (= |e.6| |n/c|))
(assert (= |e.7| |n%c|))
(assert (= |e.8| (+ |n%c| (* c |n/c|))))
(assert (not (= |e.1| |n/c|)))
(check-sat)
(pop 1)
; warp = n/c is a legal input
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 n) (< n (* W c))))
(assert (< 0 c))
(assert (and (<= 0 |n%c|) (< |n%c| c) (<= 0 |n/c|) (< |n/c| W) (= n (+ |n%c| (* c |n/c|)))))
(assert (= n (+ |n%c| (* c |n/c|))))
(assert (= |e.1| |n/c|))
(assert (not (and (<= 0 |e.1|) (< |e.1| W))))
(check-sat)
(pop 1)
; j = n%c is a legal input
(push 1)
(assert (<= 1 W))
(assert (<= 1 c))
(assert (and (<= 0 n) (< n (* W c))))
(assert (< 0 c))
(assert (and (<= 0 |n%c|) (< |n%c| c) (<= 0 |n/c|) (< |n/c| W) (= n (+ |n%c| (* c |n/c|)))))
(assert (= n (+ |n%c| (* c |n/c|))))
(assert (= |e.1| |n/c|))
(assert (not (and (<= 0 |n%c|) (< |n%c| c))))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (<= 1 c))
(assert (< 0 c))
(assert (= n (+ |n%c| (* c |n/c|))))
(assert (= |e.1| |n/c|))
(assert (not (= (+ (* c |e.1|) |n%c|) n)))
(check-sat)
(pop 1)
(pop 1)
