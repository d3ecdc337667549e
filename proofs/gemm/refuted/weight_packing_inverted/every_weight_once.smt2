; spec     specs/gemm/refuted/weight_packing_inverted.toml
; claim    every_weight_once: map weight bijective_onto
; says     map weight is a bijection onto k < 16*(K/16) x n < 64*(N/64), for all K >= 16 && K%16 == 0, N >= 64 && N%64 ==
;          0
; verdict  proved: explicit inverse; 1024 points enumerated as well at the smallest sizes
; checks   71, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: kt = 0, nt = 0, lane = 0, j = 0, q = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 32) (< 0 4) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map weight
; ----------------------------------------------------------------------------------------------------
(declare-const kt Int)
(assert (and (<= 0 kt) (< kt |K/16|)))
(declare-const nt Int)
(assert (and (<= 0 nt) (< nt |N/64|)))
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 4)))
(declare-const q Int)
(assert (and (<= 0 q) (< q 8)))
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
(declare-const |q%2| Int)
(declare-const |q/2| Int)
; q is written as digits of radix 2
(push 1)
(assert (= |q%2| (mod q 2)))
(assert (= |q/2| (div q 2)))
(assert (not (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 4) (= q (+ |q%2| (* 2 |q/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 4) (= q (+ |q%2| (* 2 |q/2|)))))
(declare-const |q/2%2| Int)
(declare-const |q/4| Int)
; q/2 is written as digits of radix 2
(push 1)
(assert (= |q/2%2| (mod |q/2| 2)))
(assert (= |q/4| (div |q/2| 2)))
(assert (not (and (<= 0 |q/2%2|) (< |q/2%2| 2) (<= 0 |q/4|) (< |q/4| 2) (= |q/2| (+ |q/2%2| (* 2 |q/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q/2%2|) (< |q/2%2| 2) (<= 0 |q/4|) (< |q/4| 2) (= |q/2| (+ |q/2%2| (* 2 |q/4|)))))
(declare-const |e.1| Int) ; (q/2 + 4*(q%2))/2
; (q/2 + 4*(q%2))/2 = 2*(q%2) + q/4
(push 1)
(assert (= |e.1| (div (+ |q/2| (* 4 |q%2|)) 2)))
(assert (not (and (<= 0 (+ |q/2| (* 4 |q%2|))) (= |e.1| (+ (* 2 |q%2|) |q/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q/2| (* 4 |q%2|))) (= |e.1| (+ (* 2 |q%2|) |q/4|))))
(declare-const |e.2| Int) ; (q/2 + 4*(q%2))%2
; (q/2 + 4*(q%2))%2 = q/2%2
(push 1)
(assert (= |e.2| (- (+ |q/2| (* 4 |q%2|)) (* 2 |e.1|))))
(assert (not (= |e.2| |q/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |q/2%2|))
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = q%2
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |q%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |q%2|)))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = q/4
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |q/4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |q/4|))
; k = 2*(lane%4) + (q/2 + 4*(q%2))%2 + 8*(((q/2 + 4*(q%2))/2)%2) + 16*kt is in range
(push 1)
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (< (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt)) (* 16 |K/16|)))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (q/2 + 4*(q%2))/4
; (q/2 + 4*(q%2))/4 = q%2
(push 1)
(assert (= |e.5| (div (+ |q/2| (* 4 |q%2|)) 4)))
(assert (not (and (<= 0 (+ |q/2| (* 4 |q%2|))) (= |e.5| |q%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q/2| (* 4 |q%2|))) (= |e.5| |q%2|)))
; n = lane/4 + 8*((q/2 + 4*(q%2))/4) + 16*j + 64*nt is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (< (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt)) (* 64 |N/64|)))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/16
; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/16 = kt
(push 1)
(assert (= |e.6| (div (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt)) 16)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.6| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.6| kt)))
; kt = k/16 is recovered
(push 1)
(assert (not (= |e.6| kt)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (lane/4 + 8*e.5 + 16*j + 64*nt)/64
; (lane/4 + 8*e.5 + 16*j + 64*nt)/64 = nt
(push 1)
(assert (= |e.7| (div (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt)) 64)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.7| nt))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.7| nt)))
; nt = n/64 is recovered
(push 1)
(assert (not (= |e.7| nt)))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/2
; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/2 = lane%4 + 4*(q/4) + 8*kt
(push 1)
(assert (= |e.8| (div (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt)) 2)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.8| (+ |lane%4| (* 4 |q/4|) (* 8 kt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.8| (+ |lane%4| (* 4 |q/4|) (* 8 kt)))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = q/4 + 2*kt
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| (+ |q/4| (* 2 kt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| (+ |q/4| (* 2 kt)))))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = lane%4
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |lane%4|))
(declare-const |e.11| Int) ; (lane/4 + 8*e.5 + 16*j + 64*nt)/8
; (lane/4 + 8*e.5 + 16*j + 64*nt)/8 = q%2 + 2*j + 8*nt
(push 1)
(assert (= |e.11| (div (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.11| (+ |q%2| (* 2 j) (* 8 nt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.11| (+ |q%2| (* 2 j) (* 8 nt)))))
(declare-const |e.12| Int) ; (lane/4 + 8*e.5 + 16*j + 64*nt)%8
; (lane/4 + 8*e.5 + 16*j + 64*nt)%8 = lane/4
(push 1)
(assert (= |e.12| (- (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt)) (* 8 |e.11|))))
(assert (not (= |e.12| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.12| |lane/4|))
; lane = (k/2)%4 + 4*(n%8) is recovered
(push 1)
(assert (not (= (+ |e.10| (* 4 |e.12|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (lane/4 + 8*e.5 + 16*j + 64*nt)/16
; (lane/4 + 8*e.5 + 16*j + 64*nt)/16 = j + 4*nt
(push 1)
(assert (= |e.13| (div (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.13| (+ j (* 4 nt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |e.5|) (* 16 j) (* 64 nt))) (= |e.13| (+ j (* 4 nt)))))
(declare-const |e.14| Int) ; e.13/4
; e.13/4 = nt
(push 1)
(assert (= |e.14| (div |e.13| 4)))
(assert (not (and (<= 0 |e.13|) (= |e.14| nt))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| nt)))
(declare-const |e.15| Int) ; e.13%4
; e.13%4 = j
(push 1)
(assert (= |e.15| (- |e.13| (* 4 |e.14|))))
(assert (not (= |e.15| j)))
(check-sat)
(pop 1)
(assert (= |e.15| j))
; j = (n/16)%4 is recovered
(push 1)
(assert (not (= |e.15| j)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; e.11/2
; e.11/2 = j + 4*nt
(push 1)
(assert (= |e.16| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.16| (+ j (* 4 nt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.16| (+ j (* 4 nt)))))
(declare-const |e.17| Int) ; e.11%2
; e.11%2 = q%2
(push 1)
(assert (= |e.17| (- |e.11| (* 2 |e.16|))))
(assert (not (= |e.17| |q%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |q%2|))
(declare-const |e.18| Int) ; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)%2
; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)%2 = q/2%2
(push 1)
(assert (= |e.18| (- (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt)) (* 2 |e.8|))))
(assert (not (= |e.18| |q/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |q/2%2|))
(declare-const |e.19| Int) ; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/8
; (2*(lane%4) + e.2 + 8*e.4 + 16*kt)/8 = q/4 + 2*kt
(push 1)
(assert (= |e.19| (div (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt)) 8)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.19| (+ |q/4| (* 2 kt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|) (* 16 kt))) (= |e.19| (+ |q/4| (* 2 kt)))))
(declare-const |e.20| Int) ; e.19/2
; e.19/2 = kt
(push 1)
(assert (= |e.20| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.20| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.20| kt)))
(declare-const |e.21| Int) ; e.19%2
; e.19%2 = q/4
(push 1)
(assert (= |e.21| (- |e.19| (* 2 |e.20|))))
(assert (not (= |e.21| |q/4|)))
(check-sat)
(pop 1)
(assert (= |e.21| |q/4|))
; q = (n/8)%2 + 2*(k%2) + 4*((k/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.17| (* 2 |e.18|) (* 4 |e.21|)) q)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 16 |K/16|))))
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 64 |N/64|))))
(declare-const |k%16| Int)
(declare-const |k/16| Int)
; k is written as digits of radix 16
(push 1)
(assert (= |k%16| (mod k 16)))
(assert (= |k/16| (div k 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| |K/16|) (= k (+ |k%16| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| |K/16|) (= k (+ |k%16| (* 16 |k/16|)))))
; kt = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |k/16|) (< |k/16| |K/16|))))
(check-sat)
(pop 1)
(declare-const |n%64| Int)
(declare-const |n/64| Int)
; n is written as digits of radix 64
(push 1)
(assert (= |n%64| (mod n 64)))
(assert (= |n/64| (div n 64)))
(assert (not (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| |N/64|) (= n (+ |n%64| (* 64 |n/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| |N/64|) (= n (+ |n%64| (* 64 |n/64|)))))
; nt = n/64 is a legal input
(push 1)
(assert (not (and (<= 0 |n/64|) (< |n/64| |N/64|))))
(check-sat)
(pop 1)
(declare-const |k%2| Int)
(declare-const |k/2%8| Int)
; k%16 is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod |k%16| 2)))
(assert (= |k/2%8| (div |k%16| 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%8|) (< |k/2%8| 8) (= |k%16| (+ |k%2| (* 2 |k/2%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%8|) (< |k/2%8| 8) (= |k%16| (+ |k%2| (* 2 |k/2%8|)))))
(declare-const |e.1| Int) ; k/2
; k/2 = 8*(k/16) + k/2%8
(push 1)
(assert (= |e.1| (div k 2)))
(assert (not (and (<= 0 k) (= |e.1| (+ (* 8 |k/16|) |k/2%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| (+ (* 8 |k/16|) |k/2%8|))))
(declare-const |k/2%4| Int)
(declare-const |k/8%2| Int)
; k/2%8 is written as digits of radix 4
(push 1)
(assert (= |k/2%4| (mod |k/2%8| 4)))
(assert (= |k/8%2| (div |k/2%8| 4)))
(assert (not (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8%2|) (< |k/8%2| 2) (= |k/2%8| (+ |k/2%4| (* 4 |k/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8%2|) (< |k/8%2| 2) (= |k/2%8| (+ |k/2%4| (* 4 |k/8%2|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = 2*(k/16) + k/8%2
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ (* 2 |k/16|) |k/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ (* 2 |k/16|) |k/8%2|))))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = k/2%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/2%4|))
(declare-const |n%8| Int)
(declare-const |n/8%8| Int)
; n%64 is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod |n%64| 8)))
(assert (= |n/8%8| (div |n%64| 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%8|) (< |n/8%8| 8) (= |n%64| (+ |n%8| (* 8 |n/8%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%8|) (< |n/8%8| 8) (= |n%64| (+ |n%8| (* 8 |n/8%8|)))))
(declare-const |e.4| Int) ; n/8
; n/8 = 8*(n/64) + n/8%8
(push 1)
(assert (= |e.4| (div n 8)))
(assert (not (and (<= 0 n) (= |e.4| (+ (* 8 |n/64|) |n/8%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.4| (+ (* 8 |n/64|) |n/8%8|))))
(declare-const |e.5| Int) ; n%8
; n%8 = n%8
(push 1)
(assert (= |e.5| (- n (* 8 |e.4|))))
(assert (not (= |e.5| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |n%8|))
; lane = (k/2)%4 + 4*(n%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.3| (* 4 |e.5|))) (< (+ |e.3| (* 4 |e.5|)) 32))))
(check-sat)
(pop 1)
(declare-const |n/8%2| Int)
(declare-const |n/16%4| Int)
; n/8%8 is written as digits of radix 2
(push 1)
(assert (= |n/8%2| (mod |n/8%8| 2)))
(assert (= |n/16%4| (div |n/8%8| 2)))
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16%4|) (< |n/16%4| 4) (= |n/8%8| (+ |n/8%2| (* 2 |n/16%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16%4|) (< |n/16%4| 4) (= |n/8%8| (+ |n/8%2| (* 2 |n/16%4|)))))
(declare-const |e.6| Int) ; n/16
; n/16 = 4*(n/64) + n/16%4
(push 1)
(assert (= |e.6| (div n 16)))
(assert (not (and (<= 0 n) (= |e.6| (+ (* 4 |n/64|) |n/16%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.6| (+ (* 4 |n/64|) |n/16%4|))))
(declare-const |e.7| Int) ; e.6/4
; e.6/4 = n/64
(push 1)
(assert (= |e.7| (div |e.6| 4)))
(assert (not (and (<= 0 |e.6|) (= |e.7| |n/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| |n/64|)))
(declare-const |e.8| Int) ; e.6%4
; e.6%4 = n/16%4
(push 1)
(assert (= |e.8| (- |e.6| (* 4 |e.7|))))
(assert (not (= |e.8| |n/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.8| |n/16%4|))
; j = (n/16)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |e.8|) (< |e.8| 4))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; e.4/2
; e.4/2 = 4*(n/64) + n/16%4
(push 1)
(assert (= |e.9| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.9| (+ (* 4 |n/64|) |n/16%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.9| (+ (* 4 |n/64|) |n/16%4|))))
(declare-const |e.10| Int) ; e.4%2
; e.4%2 = n/8%2
(push 1)
(assert (= |e.10| (- |e.4| (* 2 |e.9|))))
(assert (not (= |e.10| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |n/8%2|))
(declare-const |e.11| Int) ; k%2
; k%2 = k%2
(push 1)
(assert (= |e.11| (- k (* 2 |e.1|))))
(assert (not (= |e.11| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |k%2|))
(declare-const |e.12| Int) ; k/8
; k/8 = 2*(k/16) + k/8%2
(push 1)
(assert (= |e.12| (div k 8)))
(assert (not (and (<= 0 k) (= |e.12| (+ (* 2 |k/16|) |k/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.12| (+ (* 2 |k/16|) |k/8%2|))))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = k/16
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| |k/16|)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = k/8%2
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |k/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |k/8%2|))
; q = (n/8)%2 + 2*(k%2) + 4*((k/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.10| (* 2 |e.11|) (* 4 |e.14|))) (< (+ |e.10| (* 2 |e.11|) (* 4 |e.14|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (e.3 + 4*e.5)/4
; (e.3 + 4*e.5)/4 = n%8
(push 1)
(assert (= |e.15| (div (+ |e.3| (* 4 |e.5|)) 4)))
(assert (not (and (<= 0 (+ |e.3| (* 4 |e.5|))) (= |e.15| |n%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* 4 |e.5|))) (= |e.15| |n%8|)))
(declare-const |e.16| Int) ; (e.3 + 4*e.5)%4
; (e.3 + 4*e.5)%4 = k/2%4
(push 1)
(assert (= |e.16| (- (+ |e.3| (* 4 |e.5|)) (* 4 |e.15|))))
(assert (not (= |e.16| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.16| |k/2%4|))
(declare-const |e.17| Int) ; (e.10 + 2*e.11 + 4*e.14)/2
; (e.10 + 2*e.11 + 4*e.14)/2 = k%2 + 2*(k/8%2)
(push 1)
(assert (= |e.17| (div (+ |e.10| (* 2 |e.11|) (* 4 |e.14|)) 2)))
(assert (not (and (<= 0 (+ |e.10| (* 2 |e.11|) (* 4 |e.14|))) (= |e.17| (+ |k%2| (* 2 |k/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.10| (* 2 |e.11|) (* 4 |e.14|))) (= |e.17| (+ |k%2| (* 2 |k/8%2|)))))
(declare-const |e.18| Int) ; (e.10 + 2*e.11 + 4*e.14)%2
; (e.10 + 2*e.11 + 4*e.14)%2 = n/8%2
(push 1)
(assert (= |e.18| (- (+ |e.10| (* 2 |e.11|) (* 4 |e.14|)) (* 2 |e.17|))))
(assert (not (= |e.18| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |n/8%2|))
(declare-const |e.19| Int) ; (e.17 + 4*e.18)/2
; (e.17 + 4*e.18)/2 = k/8%2 + 2*(n/8%2)
(push 1)
(assert (= |e.19| (div (+ |e.17| (* 4 |e.18|)) 2)))
(assert (not (and (<= 0 (+ |e.17| (* 4 |e.18|))) (= |e.19| (+ |k/8%2| (* 2 |n/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* 4 |e.18|))) (= |e.19| (+ |k/8%2| (* 2 |n/8%2|)))))
(declare-const |e.20| Int) ; (e.17 + 4*e.18)%2
; (e.17 + 4*e.18)%2 = k%2
(push 1)
(assert (= |e.20| (- (+ |e.17| (* 4 |e.18|)) (* 2 |e.19|))))
(assert (not (= |e.20| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |k%2|))
(declare-const |e.21| Int) ; e.19/2
; e.19/2 = n/8%2
(push 1)
(assert (= |e.21| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.21| |n/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.21| |n/8%2|)))
(declare-const |e.22| Int) ; e.19%2
; e.19%2 = k/8%2
(push 1)
(assert (= |e.22| (- |e.19| (* 2 |e.21|))))
(assert (not (= |e.22| |k/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.22| |k/8%2|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* 2 |e.16|) |e.20| (* 8 |e.22|) (* 16 |k/16|)) k)))
(check-sat)
(pop 1)
(declare-const |e.23| Int) ; (e.17 + 4*e.18)/4
; (e.17 + 4*e.18)/4 = n/8%2
(push 1)
(assert (= |e.23| (div (+ |e.17| (* 4 |e.18|)) 4)))
(assert (not (and (<= 0 (+ |e.17| (* 4 |e.18|))) (= |e.23| |n/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* 4 |e.18|))) (= |e.23| |n/8%2|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.15| (* 8 |e.23|) (* 16 |e.8|) (* 64 |n/64|)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
