; spec     specs/gemm/persistent.toml
; claim    every_tile_once: map tile bijective_onto
; says     map tile is a bijection onto tile < tm*tn, for all tm >= 1, tn >= 1, G >= 1, R == ceil_div(tm*tn, G)
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   21, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: b = 0, round = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map tile
; ----------------------------------------------------------------------------------------------------
(declare-const b Int)
; fact: (and (<= 0 b) (< b G))
(declare-const round Int)
; fact: (and (<= 0 round) (< round R))
; fact: (< (+ b (* G round)) (* tm tn))  (guard: b + G*round < tm*tn)
; tile = b + G*round is in range
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 b) (< b G)))
(assert (and (<= 0 round) (< round R)))
(assert (< (+ b (* G round)) (* tm tn)))
(assert (not (and (<= 0 (+ b (* G round))) (< (+ b (* G round)) (* tm tn)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; b + G*round / G
(declare-const |e.2| Int) ; its remainder
(declare-const |e.3| Int) ; the divisor
(declare-const |e.6| Int) ; the quotient proposed
(declare-const |e.7| Int) ; the remainder proposed
(declare-const |e.4| Int) ; the quotients' difference
(declare-const |e.5| Int) ; the remainders' difference
(declare-const |e.8| Int) ; b + G*round
; b + G*round = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 b) (< b G)))
(assert (and (<= 0 round) (< round R)))
(assert (< (+ b (* G round)) (* tm tn)))
(assert (= |e.3| G))
(assert (= |e.6| round))
(assert (= |e.7| b))
(assert (= |e.8| (+ b (* G round))))
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
; (b + G*round)%G = b
(push 1)
(assert (<= 1 G))
(assert (and (<= 0 b) (< b G)))
(assert (and (= |e.1| |e.6|) (= |e.2| |e.7|)))
(assert (= |e.3| G))
(assert (= |e.6| round))
(assert (= |e.7| b))
(assert (= |e.8| (+ b (* G round))))
(assert (not (= |e.2| b)))
(check-sat)
(pop 1)
; b = tile%G is recovered
(push 1)
(assert (= |e.2| b))
(assert (not (= |e.2| b)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; b + G*round / G
(declare-const |e.10| Int) ; its remainder
(declare-const |e.11| Int) ; the divisor
(declare-const |e.14| Int) ; the quotient proposed
(declare-const |e.15| Int) ; the remainder proposed
(declare-const |e.12| Int) ; the quotients' difference
(declare-const |e.13| Int) ; the remainders' difference
(declare-const |e.16| Int) ; b + G*round
; b + G*round = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 b) (< b G)))
(assert (and (<= 0 round) (< round R)))
(assert (< (+ b (* G round)) (* tm tn)))
(assert (= |e.2| b))
(assert (= |e.11| G))
(assert (= |e.14| round))
(assert (= |e.15| b))
(assert (= |e.16| (+ b (* G round))))
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
; (b + G*round)/G = round
(push 1)
(assert (<= 1 G))
(assert (and (<= 0 b) (< b G)))
(assert (and (= |e.9| |e.14|) (= |e.10| |e.15|)))
(assert (= |e.11| G))
(assert (= |e.14| round))
(assert (= |e.15| b))
(assert (= |e.16| (+ b (* G round))))
(assert (not (= |e.9| round)))
(check-sat)
(pop 1)
; round = tile/G is recovered
(push 1)
(assert (= |e.9| round))
(assert (not (= |e.9| round)))
(check-sat)
(pop 1)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const tile Int)
; fact: (and (<= 0 tile) (< tile (* tm tn)))
; the radix G is positive
(push 1)
(assert (<= 1 G))
(assert (not (< 0 G)))
(check-sat)
(pop 1)
(declare-const |tile%G| Int)
(declare-const |tile/G| Int)
; tile is written as digits of radix G (the radix does not divide its size)
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (< 0 G))
(assert (= tile (+ |tile%G| (* G |tile/G|))))
(assert (<= 0 |tile%G|))
(assert (< |tile%G| G))
(assert (not (and (<= 0 |tile%G|) (< |tile%G| G) (<= 0 |tile/G|) (= tile (+ |tile%G| (* G |tile/G|))))))
(check-sat)
(pop 1)
; b = tile%G is a legal input
(push 1)
(assert (<= 1 G))
(assert (< 0 G))
(assert (and (<= 0 |tile%G|) (< |tile%G| G) (<= 0 |tile/G|) (= tile (+ |tile%G| (* G |tile/G|)))))
(assert (not (and (<= 0 |tile%G|) (< |tile%G| G))))
(check-sat)
(pop 1)
; round = tile/G is a legal input
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (= R (c_div (- (+ (* tm tn) G) 1) G)))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (< 0 G))
(assert (and (<= 0 |tile%G|) (< |tile%G| G) (<= 0 |tile/G|) (= tile (+ |tile%G| (* G |tile/G|)))))
(assert (not (and (<= 0 |tile/G|) (< |tile/G| R))))
(check-sat)
(pop 1)
; the owner found meets the guard
(push 1)
(assert (<= 1 tm))
(assert (<= 1 tn))
(assert (<= 1 G))
(assert (and (<= 0 tile) (< tile (* tm tn))))
(assert (< 0 G))
(assert (and (<= 0 |tile%G|) (< |tile%G| G) (<= 0 |tile/G|) (= tile (+ |tile%G| (* G |tile/G|)))))
(assert (not (< (+ |tile%G| (* G |tile/G|)) (* tm tn))))
(check-sat)
(pop 1)
; the owner found maps to tile
(push 1)
(assert (<= 1 G))
(assert (< 0 G))
(assert (and (<= 0 |tile%G|) (< |tile%G| G) (<= 0 |tile/G|) (= tile (+ |tile%G| (* G |tile/G|)))))
(assert (not (= (+ |tile%G| (* G |tile/G|)) tile)))
(check-sat)
(pop 1)
(pop 1)
