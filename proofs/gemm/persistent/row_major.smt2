; spec     specs/gemm/persistent.toml
; claim    row_major: map place bijective_onto
; says     map place is a bijection onto m < tm x n < tn, for all tm >= 1, tn >= 1, G >= 1, R == ceil_div(tm*tn, G)
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   27, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const tm Int) ; tm >= 1
(declare-const tn Int) ; tn >= 1
(declare-const G Int) ; G >= 1
(declare-const R Int) ; R == ceil_div(tm*tn, G)
; the assumptions can be met: tm = 1, tn = 1, G = 1, R = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 1 1) (= 1 (c_div (- (+ 1 1) 1) 1)))))
(check-sat)
(pop 1)
; fact: (<= 1 tm)  (assumed)
; fact: (<= 1 tn)  (assumed)
; fact: (<= 1 G)  (assumed)
; fact: (= R (c_div (- (+ (* tm tn) G) 1) G))  (assumed)
; there are inputs: tile = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map place
; ----------------------------------------------------------------------------------------------------
(declare-const tile Int)
; fact: (and (<= 0 tile) (< tile (* tm tn)))
; never zero: the divisor tn
(push 1)
(assert (<= 1 tn))
(assert (not (not (= tn 0))))
(check-sat)
(pop 1)
; the radix tn is positive
(push 1)
(assert (<= 1 tn))
(assert (not (= tn 0)))
(assert (not (< 0 tn)))
(check-sat)
(pop 1)
(declare-const |tile%tn| Int)
(declare-const |tile/tn| Int)
; tile is written as digits of radix tn
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (= tile (+ |tile%tn| (* tn |tile/tn|))))
(assert (<= 0 |tile%tn|))
(assert (< |tile%tn| tn))
(assert (not (and (<= 0 |tile%tn|) (< |tile%tn| tn) (<= 0 |tile/tn|) (< |tile/tn| tm) (= tile (+ |tile%tn| (* tn |tile/tn|))))))
(check-sat)
(pop 1)
; tile in normal form
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (and (<= 0 |tile%tn|) (< |tile%tn| tn) (<= 0 |tile/tn|) (< |tile/tn| tm) (= tile (+ |tile%tn| (* tn |tile/tn|)))))
(assert (not (= tile (+ |tile%tn| (* tn |tile/tn|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; tile / tn
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; tile
; tile = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (and (<= 0 |tile%tn|) (< |tile%tn| tn) (<= 0 |tile/tn|) (< |tile/tn| tm) (= tile (+ |tile%tn| (* tn |tile/tn|)))))
(assert (= tile (+ |tile%tn| (* tn |tile/tn|))))
(assert (= |e.3| tn))
(assert (= |e.6| |tile/tn|))
(assert (= |e.7| |tile%tn|))
(assert (= |e.8| (+ |tile%tn| (* tn |tile/tn|))))
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
; tile/tn = tile/tn
(push 1)
(assert (<= 1 tn))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| tn))
(assert (= |e.6| |tile/tn|))
(assert (= |e.7| |tile%tn|))
(assert (= |e.8| (+ |tile%tn| (* tn |tile/tn|))))
(assert (not (= |e.1| |tile/tn|)))
(check-sat)
(pop 1)
; m = tile/tn is in range
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (and (<= 0 |tile%tn|) (< |tile%tn| tn) (<= 0 |tile/tn|) (< |tile/tn| tm) (= tile (+ |tile%tn| (* tn |tile/tn|)))))
(assert (= tile (+ |tile%tn| (* tn |tile/tn|))))
(assert (= |e.1| |tile/tn|))
(assert (not (and (<= 0 |e.1|) (< |e.1| tm))))
(check-sat)
(pop 1)
; n = tile%tn is in range
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (and (<= 0 |tile%tn|) (< |tile%tn| tn) (<= 0 |tile/tn|) (< |tile/tn| tm) (= tile (+ |tile%tn| (* tn |tile/tn|)))))
(assert (= tile (+ |tile%tn| (* tn |tile/tn|))))
(assert (= |e.1| |tile/tn|))
(assert (not (and (<= 0 |tile%tn|) (< |tile%tn| tn))))
(check-sat)
(pop 1)
; tile = n + tn*m is recovered
(push 1)
(assert (<= 1 tn))
(assert (not (= tn 0)))
(assert (< 0 tn))
(assert (= tile (+ |tile%tn| (* tn |tile/tn|))))
(assert (= |e.1| |tile/tn|))
(assert (not (= (+ |tile%tn| (* tn |e.1|)) tile)))
(check-sat)
(pop 1)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
; fact: (and (<= 0 m) (< m tm))
(declare-const n Int)
; fact: (and (<= 0 n) (< n tn))
; tile = n + tn*m is a legal input
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (and (<= 0 m) (< m tm)))
(assert (and (<= 0 n) (< n tn)))
(assert (not (and (<= 0 (+ n (* tn m))) (< (+ n (* tn m)) (* tm tn)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; n + tn*m / tn
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; n + tn*m
; n + tn*m = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 m) (< m tm)))
(assert (and (<= 0 n) (< n tn)))
(assert (= |e.3| tn))
(assert (= |e.6| m))
(assert (= |e.7| n))
(assert (= |e.8| (+ n (* tn m))))
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
; (n + tn*m)/tn = m
(push 1)
(assert (<= 1 tn))
(assert (and (<= 0 n) (< n tn)))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| tn))
(assert (= |e.6| m))
(assert (= |e.7| n))
(assert (= |e.8| (+ n (* tn m))))
(assert (not (= |e.1| m)))
(check-sat)
(pop 1)
; the owner found maps to m
(push 1)
(assert (= |e.1| m))
(assert (not (= |e.1| m)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; n + tn*m / tn
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; n + tn*m
; n + tn*m = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 m) (< m tm)))
(assert (and (<= 0 n) (< n tn)))
(assert (= |e.1| m))
(assert (= |e.11| tn))
(assert (= |e.14| m))
(assert (= |e.15| n))
(assert (= |e.16| (+ n (* tn m))))
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
; (n + tn*m)%tn = n
(push 1)
(assert (<= 1 tn))
(assert (and (<= 0 n) (< n tn)))
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| tn))
(assert (= |e.14| m))
(assert (= |e.15| n))
(assert (= |e.16| (+ n (* tn m))))
(assert (not (= |e.10| n)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (= |e.10| n))
(assert (not (= |e.10| n)))
(check-sat)
(pop 1)
(pop 1)
