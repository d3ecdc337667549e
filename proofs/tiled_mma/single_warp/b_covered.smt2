; spec     specs/tiled_mma/single_warp.toml
; claim    b_covered: operand B covered
; says     operand B: each (n,k) is owned exactly once, for all M >= 16 && M%16 == 0, N >= 8 && N%8 == 0, K >= 16 && K%16
;          == 0
; verdict  proved: explicit inverse; 128 points enumerated as well at the smallest sizes
; checks   41, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 16 && M%16 == 0
(declare-const N Int) ; N >= 8 && N%8 == 0
(declare-const K Int) ; K >= 16 && K%16 == 0
; the assumptions can be met: M = 16, N = 8, K = 16
(push 1)
(assert (not (and (>= 16 16) (= (c_mod 16 16) 0) (>= 8 8) (= (c_mod 8 8) 0) (>= 16 16) (= (c_mod 16 16) 0))))
(check-sat)
(pop 1)
(declare-const |M/16| Int)
; M is 16 times a whole number
(push 1)
(assert (>= M 16))
(assert (= (c_mod M 16) 0))
(assert (= |M/16| (div M 16)))
(assert (not (and (= M (* 16 |M/16|)) (<= 1 |M/16|))))
(check-sat)
(pop 1)
(assert (and (= M (* 16 |M/16|)) (<= 1 |M/16|)))
(declare-const |N/8| Int)
; N is 8 times a whole number
(push 1)
(assert (>= N 8))
(assert (= (c_mod N 8) 0))
(assert (= |N/8| (div N 8)))
(assert (not (and (= N (* 8 |N/8|)) (<= 1 |N/8|))))
(check-sat)
(pop 1)
(assert (and (= N (* 8 |N/8|)) (<= 1 |N/8|)))
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
; there are inputs: lane = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of operand B
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/8|)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk |K/16|)))
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
; n = lane/4 + rn*8 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* rn 8))) (< (+ |lane/4| (* rn 8)) (* 8 |N/8|)))))
(check-sat)
(pop 1)
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
; k = (lane%4)*2 + v%2 + (v/2)*8 + rk*16 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (< (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) (* 16 |K/16|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*2 + v%2 + v/2*8 + rk*16)/2
; (lane%4*2 + v%2 + v/2*8 + rk*16)/2 = lane%4 + 4*(v/2) + 8*rk
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.1| (+ |lane%4| (* 4 |v/2|) (* 8 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.1| (+ |lane%4| (* 4 |v/2|) (* 8 rk)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = v/2 + 2*rk
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |v/2| (* 2 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |v/2| (* 2 rk)))))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane/4 + rn*8)/8
; (lane/4 + rn*8)/8 = rn
(push 1)
(assert (= |e.4| (div (+ |lane/4| (* rn 8)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* rn 8))) (= |e.4| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* rn 8))) (= |e.4| rn)))
(declare-const |e.5| Int) ; (lane/4 + rn*8)%8
; (lane/4 + rn*8)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ |lane/4| (* rn 8)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (k/2)%4 + 4*(n%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (lane%4*2 + v%2 + v/2*8 + rk*16)%2
; (lane%4*2 + v%2 + v/2*8 + rk*16)%2 = v%2
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) (* 2 |e.1|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
(declare-const |e.7| Int) ; (lane%4*2 + v%2 + v/2*8 + rk*16)/8
; (lane%4*2 + v%2 + v/2*8 + rk*16)/8 = v/2 + 2*rk
(push 1)
(assert (= |e.7| (div (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.7| (+ |v/2| (* 2 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.7| (+ |v/2| (* 2 rk)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = rk
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| rk)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = v/2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v/2|))
; v = k%2 + 2*((k/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.9|)) v)))
(check-sat)
(pop 1)
; rn = n/8 is recovered
(push 1)
(assert (not (= |e.4| rn)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (lane%4*2 + v%2 + v/2*8 + rk*16)/16
; (lane%4*2 + v%2 + v/2*8 + rk*16)/16 = rk
(push 1)
(assert (= |e.10| (div (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.10| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16))) (= |e.10| rk)))
; rk = k/16 is recovered
(push 1)
(assert (not (= |e.10| rk)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 8 |N/8|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 16 |K/16|))))
(declare-const |k%2| Int)
(declare-const |k/2| Int)
; k is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod k 2)))
(assert (= |k/2| (div k 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| (* 8 |K/16|)) (= k (+ |k%2| (* 2 |k/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| (* 8 |K/16|)) (= k (+ |k%2| (* 2 |k/2|)))))
(declare-const |k/2%4| Int)
(declare-const |k/8| Int)
; k/2 is written as digits of radix 4
(push 1)
(assert (= |k/2%4| (mod |k/2| 4)))
(assert (= |k/8| (div |k/2| 4)))
(assert (not (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| (* 2 |K/16|)) (= |k/2| (+ |k/2%4| (* 4 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| (* 2 |K/16|)) (= |k/2| (+ |k/2%4| (* 4 |k/8|)))))
(declare-const |n%8| Int)
(declare-const |n/8| Int)
; n is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod n 8)))
(assert (= |n/8| (div n 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| |N/8|) (= n (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| |N/8|) (= n (+ |n%8| (* 8 |n/8|)))))
; lane = (k/2)%4 + 4*(n%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |n%8|))) (< (+ |k/2%4| (* 4 |n%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/8
; k/8 = k/8
(push 1)
(assert (= |e.1| (div k 8)))
(assert (not (and (<= 0 k) (= |e.1| |k/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/8|)))
(declare-const |k/8%2| Int)
(declare-const |k/16| Int)
; k/8 is written as digits of radix 2
(push 1)
(assert (= |k/8%2| (mod |k/8| 2)))
(assert (= |k/16| (div |k/8| 2)))
(assert (not (and (<= 0 |k/8%2|) (< |k/8%2| 2) (<= 0 |k/16|) (< |k/16| |K/16|) (= |k/8| (+ |k/8%2| (* 2 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/8%2|) (< |k/8%2| 2) (<= 0 |k/16|) (< |k/16| |K/16|) (= |k/8| (+ |k/8%2| (* 2 |k/16|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = k/16
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |k/16|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = k/8%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |k/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/8%2|))
; v = k%2 + 2*((k/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%2| (* 2 |e.3|))) (< (+ |k%2| (* 2 |e.3|)) 4))))
(check-sat)
(pop 1)
; rn = n/8 is a legal input
(push 1)
(assert (not (and (<= 0 |n/8|) (< |n/8| |N/8|))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; k/16
; k/16 = k/16
(push 1)
(assert (= |e.4| (div k 16)))
(assert (not (and (<= 0 k) (= |e.4| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.4| |k/16|)))
; rk = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| |K/16|))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (k/2%4 + 4*(n%8))/4
; (k/2%4 + 4*(n%8))/4 = n%8
(push 1)
(assert (= |e.5| (div (+ |k/2%4| (* 4 |n%8|)) 4)))
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |n%8|))) (= |e.5| |n%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/2%4| (* 4 |n%8|))) (= |e.5| |n%8|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.5| (* |n/8| 8)) n)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (k/2%4 + 4*(n%8))%4
; (k/2%4 + 4*(n%8))%4 = k/2%4
(push 1)
(assert (= |e.6| (- (+ |k/2%4| (* 4 |n%8|)) (* 4 |e.5|))))
(assert (not (= |e.6| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |k/2%4|))
(declare-const |e.7| Int) ; (k%2 + 2*e.3)/2
; (k%2 + 2*e.3)/2 = k/8%2
(push 1)
(assert (= |e.7| (div (+ |k%2| (* 2 |e.3|)) 2)))
(assert (not (and (<= 0 (+ |k%2| (* 2 |e.3|))) (= |e.7| |k/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* 2 |e.3|))) (= |e.7| |k/8%2|)))
(declare-const |e.8| Int) ; (k%2 + 2*e.3)%2
; (k%2 + 2*e.3)%2 = k%2
(push 1)
(assert (= |e.8| (- (+ |k%2| (* 2 |e.3|)) (* 2 |e.7|))))
(assert (not (= |e.8| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |k%2|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.6| 2) |e.8| (* |e.7| 8) (* |e.4| 16)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
