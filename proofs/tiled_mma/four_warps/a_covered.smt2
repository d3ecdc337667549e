; spec     specs/tiled_mma/four_warps.toml
; claim    a_covered: operand A covered
; says     operand A: each (m,k) is owned exactly twice, for all M >= 32 && M%32 == 0, N >= 16 && N%16 == 0, K >= 16 &&
;          K%16 == 0
; verdict  proved: explicit inverse; 1024 points enumerated as well at the smallest sizes
; checks   64, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 32 && M%32 == 0
(declare-const N Int) ; N >= 16 && N%16 == 0
(declare-const K Int) ; K >= 16 && K%16 == 0
; the assumptions can be met: M = 32, N = 16, K = 16
(push 1)
(assert (not (and (>= 32 32) (= (c_mod 32 32) 0) (>= 16 16) (= (c_mod 16 16) 0) (>= 16 16) (= (c_mod 16 16) 0))))
(check-sat)
(pop 1)
(declare-const |M/32| Int)
; M is 32 times a whole number
(push 1)
(assert (>= M 32))
(assert (= (c_mod M 32) 0))
(assert (= |M/32| (div M 32)))
(assert (not (and (= M (* 32 |M/32|)) (<= 1 |M/32|))))
(check-sat)
(pop 1)
(assert (and (= M (* 32 |M/32|)) (<= 1 |M/32|)))
(declare-const |N/16| Int)
; N is 16 times a whole number
(push 1)
(assert (>= N 16))
(assert (= (c_mod N 16) 0))
(assert (= |N/16| (div N 16)))
(assert (not (and (= N (* 16 |N/16|)) (<= 1 |N/16|))))
(check-sat)
(pop 1)
(assert (and (= N (* 16 |N/16|)) (<= 1 |N/16|)))
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
; there are inputs: lane = 0, v = 0, wm = 0, wn = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8) (< 0 2) (< 0 2) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of operand A
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/32|)))
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
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
; m = lane/4 + wm*16 + ((v/2)%2)*8 + rm*32 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (< (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) (* 32 |M/32|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))
; k = (lane%4)*2 + v%2 + (v/4)*8 + rk*16 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (< (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) (* 16 |K/16|)))))
(check-sat)
(pop 1)
; g = wn is in range
(push 1)
(assert (not (and (<= 0 wn) (< wn 2))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (lane%4*2 + v%2 + e.1*8 + rk*16)/2
; (lane%4*2 + v%2 + e.1*8 + rk*16)/2 = lane%4 + 4*(v/4) + 8*rk
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.2| (+ |lane%4| (* 4 |v/4|) (* 8 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.2| (+ |lane%4| (* 4 |v/4|) (* 8 rk)))))
(declare-const |e.3| Int) ; e.2/4
; e.2/4 = v/4 + 2*rk
(push 1)
(assert (= |e.3| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.3| (+ |v/4| (* 2 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| (+ |v/4| (* 2 rk)))))
(declare-const |e.4| Int) ; e.2%4
; e.2%4 = lane%4
(push 1)
(assert (= |e.4| (- |e.2| (* 4 |e.3|))))
(assert (not (= |e.4| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |lane%4|))
(declare-const |e.5| Int) ; (lane/4 + wm*16 + v/2%2*8 + rm*32)/8
; (lane/4 + wm*16 + v/2%2*8 + rm*32)/8 = 2*wm + v/2%2 + 4*rm
(push 1)
(assert (= |e.5| (div (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.5| (+ (* 2 wm) |v/2%2| (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.5| (+ (* 2 wm) |v/2%2| (* 4 rm)))))
(declare-const |e.6| Int) ; (lane/4 + wm*16 + v/2%2*8 + rm*32)%8
; (lane/4 + wm*16 + v/2%2*8 + rm*32)%8 = lane/4
(push 1)
(assert (= |e.6| (- (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) (* 8 |e.5|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = (k/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (lane%4*2 + v%2 + e.1*8 + rk*16)%2
; (lane%4*2 + v%2 + e.1*8 + rk*16)%2 = v%2
(push 1)
(assert (= |e.7| (- (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) (* 2 |e.2|))))
(assert (not (= |e.7| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |v%2|))
(declare-const |e.8| Int) ; e.5/2
; e.5/2 = wm + 2*rm
(push 1)
(assert (= |e.8| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.8| (+ wm (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.8| (+ wm (* 2 rm)))))
(declare-const |e.9| Int) ; e.5%2
; e.5%2 = v/2%2
(push 1)
(assert (= |e.9| (- |e.5| (* 2 |e.8|))))
(assert (not (= |e.9| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v/2%2|))
(declare-const |e.10| Int) ; (lane%4*2 + v%2 + e.1*8 + rk*16)/8
; (lane%4*2 + v%2 + e.1*8 + rk*16)/8 = v/4 + 2*rk
(push 1)
(assert (= |e.10| (div (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.10| (+ |v/4| (* 2 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.10| (+ |v/4| (* 2 rk)))))
(declare-const |e.11| Int) ; e.10/2
; e.10/2 = rk
(push 1)
(assert (= |e.11| (div |e.10| 2)))
(assert (not (and (<= 0 |e.10|) (= |e.11| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| rk)))
(declare-const |e.12| Int) ; e.10%2
; e.10%2 = v/4
(push 1)
(assert (= |e.12| (- |e.10| (* 2 |e.11|))))
(assert (not (= |e.12| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.12| |v/4|))
; v = k%2 + 2*((m/8)%2) + 4*((k/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 2 |e.9|) (* 4 |e.12|)) v)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (lane/4 + wm*16 + v/2%2*8 + rm*32)/16
; (lane/4 + wm*16 + v/2%2*8 + rm*32)/16 = wm + 2*rm
(push 1)
(assert (= |e.13| (div (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.13| (+ wm (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.13| (+ wm (* 2 rm)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = rm
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| rm)))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = wm
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| wm)))
(check-sat)
(pop 1)
(assert (= |e.15| wm))
; wm = (m/16)%2 is recovered
(push 1)
(assert (not (= |e.15| wm)))
(check-sat)
(pop 1)
; wn = g is recovered
(push 1)
(assert (not (= wn wn)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (lane/4 + wm*16 + v/2%2*8 + rm*32)/32
; (lane/4 + wm*16 + v/2%2*8 + rm*32)/32 = rm
(push 1)
(assert (= |e.16| (div (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) 32)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.16| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32))) (= |e.16| rm)))
; rm = m/32 is recovered
(push 1)
(assert (not (= |e.16| rm)))
(check-sat)
(pop 1)
(declare-const |e.17| Int) ; (lane%4*2 + v%2 + e.1*8 + rk*16)/16
; (lane%4*2 + v%2 + e.1*8 + rk*16)/16 = rk
(push 1)
(assert (= |e.17| (div (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.17| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16))) (= |e.17| rk)))
; rk = k/16 is recovered
(push 1)
(assert (not (= |e.17| rk)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 32 |M/32|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 16 |K/16|))))
(declare-const g Int)
(assert (and (<= 0 g) (< g 2)))
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
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 4 |M/32|)) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 4 |M/32|)) (= m (+ |m%8| (* 8 |m/8|)))))
; lane = (k/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (< (+ |k/2%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |m/8%2| Int)
(declare-const |m/16| Int)
; m/8 is written as digits of radix 2
(push 1)
(assert (= |m/8%2| (mod |m/8| 2)))
(assert (= |m/16| (div |m/8| 2)))
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 2 |M/32|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 2 |M/32|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
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
; v = k%2 + 2*((m/8)%2) + 4*((k/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|))) (< (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.4| (div m 16)))
(assert (not (and (<= 0 m) (= |e.4| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.4| |m/16|)))
(declare-const |m/16%2| Int)
(declare-const |m/32| Int)
; m/16 is written as digits of radix 2
(push 1)
(assert (= |m/16%2| (mod |m/16| 2)))
(assert (= |m/32| (div |m/16| 2)))
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| |M/32|) (= |m/16| (+ |m/16%2| (* 2 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| |M/32|) (= |m/16| (+ |m/16%2| (* 2 |m/32|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = m/32
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |m/32|)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = m/16%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |m/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |m/16%2|))
; wm = (m/16)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.6|) (< |e.6| 2))))
(check-sat)
(pop 1)
; wn = g is a legal input
(push 1)
(assert (not (and (<= 0 g) (< g 2))))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; m/32
; m/32 = m/32
(push 1)
(assert (= |e.7| (div m 32)))
(assert (not (and (<= 0 m) (= |e.7| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.7| |m/32|)))
; rm = m/32 is a legal input
(push 1)
(assert (not (and (<= 0 |e.7|) (< |e.7| |M/32|))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; k/16
; k/16 = k/16
(push 1)
(assert (= |e.8| (div k 16)))
(assert (not (and (<= 0 k) (= |e.8| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.8| |k/16|)))
; rk = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.8|) (< |e.8| |K/16|))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (k/2%4 + 4*(m%8))/4
; (k/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.9| (div (+ |k/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.9| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.9| |m%8|)))
(declare-const |e.10| Int) ; (k%2 + 2*(m/8%2) + 4*e.3)/2
; (k%2 + 2*(m/8%2) + 4*e.3)/2 = m/8%2 + 2*(k/8%2)
(push 1)
(assert (= |e.10| (div (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|)) 2)))
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|))) (= |e.10| (+ |m/8%2| (* 2 |k/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|))) (= |e.10| (+ |m/8%2| (* 2 |k/8%2|)))))
(declare-const |e.11| Int) ; e.10/2
; e.10/2 = k/8%2
(push 1)
(assert (= |e.11| (div |e.10| 2)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |k/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |k/8%2|)))
(declare-const |e.12| Int) ; e.10%2
; e.10%2 = m/8%2
(push 1)
(assert (= |e.12| (- |e.10| (* 2 |e.11|))))
(assert (not (= |e.12| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |m/8%2|))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.9| (* |e.6| 16) (* |e.12| 8) (* |e.7| 32)) m)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (k/2%4 + 4*(m%8))%4
; (k/2%4 + 4*(m%8))%4 = k/2%4
(push 1)
(assert (= |e.13| (- (+ |k/2%4| (* 4 |m%8|)) (* 4 |e.9|))))
(assert (not (= |e.13| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |k/2%4|))
(declare-const |e.14| Int) ; (k%2 + 2*(m/8%2) + 4*e.3)%2
; (k%2 + 2*(m/8%2) + 4*e.3)%2 = k%2
(push 1)
(assert (= |e.14| (- (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|)) (* 2 |e.10|))))
(assert (not (= |e.14| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |k%2|))
(declare-const |e.15| Int) ; (k%2 + 2*(m/8%2) + 4*e.3)/4
; (k%2 + 2*(m/8%2) + 4*e.3)/4 = k/8%2
(push 1)
(assert (= |e.15| (div (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|)) 4)))
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|))) (= |e.15| |k/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* 2 |m/8%2|) (* 4 |e.3|))) (= |e.15| |k/8%2|)))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.13| 2) |e.14| (* |e.15| 8) (* |e.8| 16)) k)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
