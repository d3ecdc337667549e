; spec     specs/tiled_mma/refuted/split_k_covered_once.toml
; claim    c_covered: operand C covered
; says     operand C: each (m,n) is owned exactly once, for all M >= 16 && M%16 == 0, N >= 8 && N%8 == 0, K >= 32 && K%32
;          == 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   43, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(declare-const K Int) ; K >= 32 && K%32 == 0
; the assumptions can be met: M = 16, N = 8, K = 32
(push 1)
(assert (not (and (>= 16 16) (= (c_mod 16 16) 0) (>= 8 8) (= (c_mod 8 8) 0) (>= 32 32) (= (c_mod 32 32) 0))))
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
(declare-const |K/32| Int)
; K is 32 times a whole number
(push 1)
(assert (>= K 32))
(assert (= (c_mod K 32) 0))
(assert (= |K/32| (div K 32)))
(assert (not (and (= K (* 32 |K/32|)) (<= 1 |K/32|))))
(check-sat)
(pop 1)
(assert (and (= K (* 32 |K/32|)) (<= 1 |K/32|)))
; there are inputs: lane = 0, v = 0, wk = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 2) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of operand C
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const wk Int)
(assert (and (<= 0 wk) (< wk 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/16|)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/8|)))
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
; m = lane/4 + (v/2)*8 + rm*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* |v/2| 8) (* rm 16))) (< (+ |lane/4| (* |v/2| 8) (* rm 16)) (* 16 |M/16|)))))
(check-sat)
(pop 1)
; n = (lane%4)*2 + v%2 + rn*8 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* rn 8))) (< (+ (* |lane%4| 2) |v%2| (* rn 8)) (* 8 |N/8|)))))
(check-sat)
(pop 1)
; g = wk is in range
(push 1)
(assert (not (and (<= 0 wk) (< wk 2))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*2 + v%2 + rn*8)/2
; (lane%4*2 + v%2 + rn*8)/2 = lane%4 + 4*rn
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 2) |v%2| (* rn 8)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* rn 8))) (= |e.1| (+ |lane%4| (* 4 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* rn 8))) (= |e.1| (+ |lane%4| (* 4 rn)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = rn
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| rn)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane/4 + v/2*8 + rm*16)/8
; (lane/4 + v/2*8 + rm*16)/8 = v/2 + 2*rm
(push 1)
(assert (= |e.4| (div (+ |lane/4| (* |v/2| 8) (* rm 16)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* |v/2| 8) (* rm 16))) (= |e.4| (+ |v/2| (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* |v/2| 8) (* rm 16))) (= |e.4| (+ |v/2| (* 2 rm)))))
(declare-const |e.5| Int) ; (lane/4 + v/2*8 + rm*16)%8
; (lane/4 + v/2*8 + rm*16)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ |lane/4| (* |v/2| 8) (* rm 16)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (lane%4*2 + v%2 + rn*8)%2
; (lane%4*2 + v%2 + rn*8)%2 = v%2
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 2) |v%2| (* rn 8)) (* 2 |e.1|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
(declare-const |e.7| Int) ; e.4/2
; e.4/2 = rm
(push 1)
(assert (= |e.7| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.7| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| rm)))
(declare-const |e.8| Int) ; e.4%2
; e.4%2 = v/2
(push 1)
(assert (= |e.8| (- |e.4| (* 2 |e.7|))))
(assert (not (= |e.8| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |v/2|))
; v = n%2 + 2*((m/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.8|)) v)))
(check-sat)
(pop 1)
; wk = g is recovered
(push 1)
(assert (not (= wk wk)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (lane/4 + v/2*8 + rm*16)/16
; (lane/4 + v/2*8 + rm*16)/16 = rm
(push 1)
(assert (= |e.9| (div (+ |lane/4| (* |v/2| 8) (* rm 16)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* |v/2| 8) (* rm 16))) (= |e.9| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* |v/2| 8) (* rm 16))) (= |e.9| rm)))
; rm = m/16 is recovered
(push 1)
(assert (not (= |e.9| rm)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (lane%4*2 + v%2 + rn*8)/8
; (lane%4*2 + v%2 + rn*8)/8 = rn
(push 1)
(assert (= |e.10| (div (+ (* |lane%4| 2) |v%2| (* rn 8)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* rn 8))) (= |e.10| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* rn 8))) (= |e.10| rn)))
; rn = n/8 is recovered
(push 1)
(assert (not (= |e.10| rn)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 16 |M/16|))))
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 8 |N/8|))))
(declare-const g Int)
(assert (and (<= 0 g) (< g 2)))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 4 |N/8|)) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 4 |N/8|)) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| |N/8|) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| |N/8|) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 2 |M/16|)) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 2 |M/16|)) (= m (+ |m%8| (* 8 |m/8|)))))
; lane = (n/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (< (+ |n/2%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |m/8%2| Int)
(declare-const |m/16| Int)
; m/8 is written as digits of radix 2
(push 1)
(assert (= |m/8%2| (mod |m/8| 2)))
(assert (= |m/16| (div |m/8| 2)))
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| |M/16|) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| |M/16|) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
; v = n%2 + 2*((m/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (< (+ |n%2| (* 2 |m/8%2|)) 4))))
(check-sat)
(pop 1)
; wk = g is a legal input
(push 1)
(assert (not (and (<= 0 g) (< g 2))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/16|)))
; rm = m/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| |M/16|))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; n/8
; n/8 = n/8
(push 1)
(assert (= |e.2| (div n 8)))
(assert (not (and (<= 0 n) (= |e.2| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.2| |n/8|)))
; rn = n/8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| |N/8|))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (n/2%4 + 4*(m%8))/4
; (n/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.3| (div (+ |n/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.3| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.3| |m%8|)))
(declare-const |e.4| Int) ; (n%2 + 2*(m/8%2))/2
; (n%2 + 2*(m/8%2))/2 = m/8%2
(push 1)
(assert (= |e.4| (div (+ |n%2| (* 2 |m/8%2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.4| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.4| |m/8%2|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.3| (* |e.4| 8) (* |e.1| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (n/2%4 + 4*(m%8))%4
; (n/2%4 + 4*(m%8))%4 = n/2%4
(push 1)
(assert (= |e.5| (- (+ |n/2%4| (* 4 |m%8|)) (* 4 |e.3|))))
(assert (not (= |e.5| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |n/2%4|))
(declare-const |e.6| Int) ; (n%2 + 2*(m/8%2))%2
; (n%2 + 2*(m/8%2))%2 = n%2
(push 1)
(assert (= |e.6| (- (+ |n%2| (* 2 |m/8%2|)) (* 2 |e.4|))))
(assert (not (= |e.6| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.5| 2) |e.6| (* |e.2| 8)) n)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
