; spec     specs/gemm/weight_packing.toml
; claim    unpacks_to_the_B_fragment: map fragment equals
; says     map fragment: k = 2*(lane%4) + e%2 + 8*((e/2)%2), n = lane/4 + 8*(e/4) + 16*j, for all K >= 16 && K%16 == 0, N
;          >= 64 && N%64 == 0
; verdict  proved: normal form; 1024 points enumerated as well at the smallest sizes
; checks   17, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const K Int) ; K >= 16 && K%16 == 0
(declare-const N Int) ; N >= 64 && N%64 == 0
; the assumptions can be met: K = 16, N = 64
(push 1)
(assert (not (and (>= 16 16) (= (c_mod 16 16) 0) (>= 64 64) (= (c_mod 64 64) 0))))
(check-sat)
(pop 1)
(declare-const |K/16| Int)
; K is 16 times a whole number
(push 1)
(assert (>= K 16))
(assert (= (c_mod K 16) 0))
(assert (= |K/16| (div K 16)))
(assert (not (and (= K (* 16 |K/16|)) (<= 1 |K/16|))))
(check-sat)
(pop 1)
(assert (and (= K (* 16 |K/16|)) (<= 1 |K/16|)))
(declare-const |N/64| Int)
; N is 64 times a whole number
(push 1)
(assert (>= N 64))
(assert (= (c_mod N 64) 0))
(assert (= |N/64| (div N 64)))
(assert (not (and (= N (* 64 |N/64|)) (<= 1 |N/64|))))
(check-sat)
(pop 1)
(assert (and (= N (* 64 |N/64|)) (<= 1 |N/64|)))
; there are inputs: lane = 0, j = 0, e = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map fragment
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 4)))
(declare-const e Int)
(assert (and (<= 0 e) (< e 8)))
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
(declare-const |e%2| Int)
(declare-const |e/2| Int)
; e is written as digits of radix 2
(push 1)
(assert (= |e%2| (mod e 2)))
(assert (= |e/2| (div e 2)))
(assert (not (and (<= 0 |e%2|) (< |e%2| 2) (<= 0 |e/2|) (< |e/2| 4) (= e (+ |e%2| (* 2 |e/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e%2|) (< |e%2| 2) (<= 0 |e/2|) (< |e/2| 4) (= e (+ |e%2| (* 2 |e/2|)))))
(declare-const |e.1| Int) ; (e/2 + 4*(e%2))/4
; (e/2 + 4*(e%2))/4 = e%2
(push 1)
(assert (= |e.1| (div (+ |e/2| (* 4 |e%2|)) 4)))
(assert (not (and (<= 0 (+ |e/2| (* 4 |e%2|))) (= |e.1| |e%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e/2| (* 4 |e%2|))) (= |e.1| |e%2|)))
(declare-const |e.2| Int) ; (e/2 + 4*(e%2))%4
; (e/2 + 4*(e%2))%4 = e/2
(push 1)
(assert (= |e.2| (- (+ |e/2| (* 4 |e%2|)) (* 4 |e.1|))))
(assert (not (= |e.2| |e/2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |e/2|))
(declare-const |e.3| Int) ; (2*e.2 + e.1)/2
; (2*e.2 + e.1)/2 = e/2
(push 1)
(assert (= |e.3| (div (+ (* 2 |e.2|) |e.1|) 2)))
(assert (not (and (<= 0 (+ (* 2 |e.2|) |e.1|)) (= |e.3| |e/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |e.2|) |e.1|)) (= |e.3| |e/2|)))
(declare-const |e.4| Int) ; (2*e.2 + e.1)%2
; (2*e.2 + e.1)%2 = e%2
(push 1)
(assert (= |e.4| (- (+ (* 2 |e.2|) |e.1|) (* 2 |e.3|))))
(assert (not (= |e.4| |e%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |e%2|))
(declare-const |e/2%2| Int)
(declare-const |e/4| Int)
; e/2 is written as digits of radix 2
(push 1)
(assert (= |e/2%2| (mod |e/2| 2)))
(assert (= |e/4| (div |e/2| 2)))
(assert (not (and (<= 0 |e/2%2|) (< |e/2%2| 2) (<= 0 |e/4|) (< |e/4| 2) (= |e/2| (+ |e/2%2| (* 2 |e/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e/2%2|) (< |e/2%2| 2) (<= 0 |e/4|) (< |e/4| 2) (= |e/2| (+ |e/2%2| (* 2 |e/4|)))))
(declare-const |e.5| Int) ; e.3/2
; e.3/2 = e/4
(push 1)
(assert (= |e.5| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.5| |e/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| |e/4|)))
(declare-const |e.6| Int) ; e.3%2
; e.3%2 = e/2%2
(push 1)
(assert (= |e.6| (- |e.3| (* 2 |e.5|))))
(assert (not (= |e.6| |e/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |e/2%2|))
(declare-const |e.7| Int) ; (2*e.2 + e.1)/4
; (2*e.2 + e.1)/4 = e/4
(push 1)
(assert (= |e.7| (div (+ (* 2 |e.2|) |e.1|) 4)))
(assert (not (and (<= 0 (+ (* 2 |e.2|) |e.1|)) (= |e.7| |e/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |e.2|) |e.1|)) (= |e.7| |e/4|)))
(declare-const |e.8| Int) ; e/4
; e/4 = e/4
(push 1)
(assert (= |e.8| (div e 4)))
(assert (not (and (<= 0 e) (= |e.8| |e/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 e) (= |e.8| |e/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; k: map fragment and the closed form agree
(push 1)
(assert (not (= (+ (* 2 |lane%4|) |e.4| (* 8 |e.6|)) (+ (* 2 |lane%4|) |e%2| (* 8 |e/2%2|)))))
(check-sat)
(pop 1)
; n: map fragment and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* 8 |e.7|) (* 16 j)) (+ |lane/4| (* 8 |e.8|) (* 16 j)))))
(check-sat)
(pop 1)
