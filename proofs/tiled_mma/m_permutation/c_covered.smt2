; spec     specs/tiled_mma/m_permutation.toml
; claim    c_covered: operand C covered
; says     operand C: each (m,n) is owned exactly once, for all M >= 32 && M%32 == 0, N >= 16 && N%16 == 0, K >= 16 &&
;          K%16 == 0
; verdict  proved: explicit inverse; 512 points enumerated as well at the smallest sizes
; checks   58, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: lane = 0, v = 0, wm = 0, wn = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 2) (< 0 2) (< 0 1) (< 0 1))))
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
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/32|)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/16|)))
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
; m = (lane/4)*4 + wm*2 + v/2 + rm*32 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (< (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) (* 32 |M/32|)))))
(check-sat)
(pop 1)
; n = (lane%4)*2 + wn*8 + v%2 + rn*16 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (< (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) (* 16 |N/16|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*2 + wn*8 + v%2 + rn*16)/2
; (lane%4*2 + wn*8 + v%2 + rn*16)/2 = lane%4 + 4*wn + 8*rn
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.1| (+ |lane%4| (* 4 wn) (* 8 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.1| (+ |lane%4| (* 4 wn) (* 8 rn)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = wn + 2*rn
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ wn (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ wn (* 2 rn)))))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane/4*4 + wm*2 + v/2 + rm*32)/4
; (lane/4*4 + wm*2 + v/2 + rm*32)/4 = lane/4 + 8*rm
(push 1)
(assert (= |e.4| (div (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) 4)))
(assert (not (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.4| (+ |lane/4| (* 8 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.4| (+ |lane/4| (* 8 rm)))))
(declare-const |e.5| Int) ; e.4/8
; e.4/8 = rm
(push 1)
(assert (= |e.5| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.5| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| rm)))
(declare-const |e.6| Int) ; e.4%8
; e.4%8 = lane/4
(push 1)
(assert (= |e.6| (- |e.4| (* 8 |e.5|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = (n/2)%4 + 4*((m/4)%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (lane%4*2 + wn*8 + v%2 + rn*16)%2
; (lane%4*2 + wn*8 + v%2 + rn*16)%2 = v%2
(push 1)
(assert (= |e.7| (- (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) (* 2 |e.1|))))
(assert (not (= |e.7| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |v%2|))
(declare-const |e.8| Int) ; (lane/4*4 + wm*2 + v/2 + rm*32)/2
; (lane/4*4 + wm*2 + v/2 + rm*32)/2 = 2*(lane/4) + wm + 16*rm
(push 1)
(assert (= |e.8| (div (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) 2)))
(assert (not (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.8| (+ (* 2 |lane/4|) wm (* 16 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.8| (+ (* 2 |lane/4|) wm (* 16 rm)))))
(declare-const |e.9| Int) ; (lane/4*4 + wm*2 + v/2 + rm*32)%2
; (lane/4*4 + wm*2 + v/2 + rm*32)%2 = v/2
(push 1)
(assert (= |e.9| (- (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) (* 2 |e.8|))))
(assert (not (= |e.9| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v/2|))
; v = n%2 + 2*(m%2) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 2 |e.9|)) v)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = lane/4 + 8*rm
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| (+ |lane/4| (* 8 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| (+ |lane/4| (* 8 rm)))))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = wm
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| wm)))
(check-sat)
(pop 1)
(assert (= |e.11| wm))
; wm = (m/2)%2 is recovered
(push 1)
(assert (not (= |e.11| wm)))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (lane%4*2 + wn*8 + v%2 + rn*16)/8
; (lane%4*2 + wn*8 + v%2 + rn*16)/8 = wn + 2*rn
(push 1)
(assert (= |e.12| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.12| (+ wn (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.12| (+ wn (* 2 rn)))))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = rn
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| rn)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = wn
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| wn)))
(check-sat)
(pop 1)
(assert (= |e.14| wn))
; wn = (n/8)%2 is recovered
(push 1)
(assert (not (= |e.14| wn)))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (lane/4*4 + wm*2 + v/2 + rm*32)/32
; (lane/4*4 + wm*2 + v/2 + rm*32)/32 = rm
(push 1)
(assert (= |e.15| (div (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) 32)))
(assert (not (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.15| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32))) (= |e.15| rm)))
; rm = m/32 is recovered
(push 1)
(assert (not (= |e.15| rm)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (lane%4*2 + wn*8 + v%2 + rn*16)/16
; (lane%4*2 + wn*8 + v%2 + rn*16)/16 = rn
(push 1)
(assert (= |e.16| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.16| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (= |e.16| rn)))
; rn = n/16 is recovered
(push 1)
(assert (not (= |e.16| rn)))
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
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 16 |N/16|))))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 8 |N/16|)) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 8 |N/16|)) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 2 |N/16|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 2 |N/16|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
(declare-const |m%4| Int)
(declare-const |m/4| Int)
; m is written as digits of radix 4
(push 1)
(assert (= |m%4| (mod m 4)))
(assert (= |m/4| (div m 4)))
(assert (not (and (<= 0 |m%4|) (< |m%4| 4) (<= 0 |m/4|) (< |m/4| (* 8 |M/32|)) (= m (+ |m%4| (* 4 |m/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%4|) (< |m%4| 4) (<= 0 |m/4|) (< |m/4| (* 8 |M/32|)) (= m (+ |m%4| (* 4 |m/4|)))))
(declare-const |m/4%8| Int)
(declare-const |m/32| Int)
; m/4 is written as digits of radix 8
(push 1)
(assert (= |m/4%8| (mod |m/4| 8)))
(assert (= |m/32| (div |m/4| 8)))
(assert (not (and (<= 0 |m/4%8|) (< |m/4%8| 8) (<= 0 |m/32|) (< |m/32| |M/32|) (= |m/4| (+ |m/4%8| (* 8 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/4%8|) (< |m/4%8| 8) (<= 0 |m/32|) (< |m/32| |M/32|) (= |m/4| (+ |m/4%8| (* 8 |m/32|)))))
; lane = (n/2)%4 + 4*((m/4)%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m/4%8|))) (< (+ |n/2%4| (* 4 |m/4%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |m%2| Int)
(declare-const |m/2%2| Int)
; m%4 is written as digits of radix 2
(push 1)
(assert (= |m%2| (mod |m%4| 2)))
(assert (= |m/2%2| (div |m%4| 2)))
(assert (not (and (<= 0 |m%2|) (< |m%2| 2) (<= 0 |m/2%2|) (< |m/2%2| 2) (= |m%4| (+ |m%2| (* 2 |m/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%2|) (< |m%2| 2) (<= 0 |m/2%2|) (< |m/2%2| 2) (= |m%4| (+ |m%2| (* 2 |m/2%2|)))))
(declare-const |e.1| Int) ; m/2
; m/2 = 2*(m/4%8) + 16*(m/32) + m/2%2
(push 1)
(assert (= |e.1| (div m 2)))
(assert (not (and (<= 0 m) (= |e.1| (+ (* 2 |m/4%8|) (* 16 |m/32|) |m/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| (+ (* 2 |m/4%8|) (* 16 |m/32|) |m/2%2|))))
(declare-const |e.2| Int) ; m%2
; m%2 = m%2
(push 1)
(assert (= |e.2| (- m (* 2 |e.1|))))
(assert (not (= |e.2| |m%2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |m%2|))
; v = n%2 + 2*(m%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |e.2|))) (< (+ |n%2| (* 2 |e.2|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = m/4%8 + 8*(m/32)
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |m/4%8| (* 8 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |m/4%8| (* 8 |m/32|)))))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = m/2%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |m/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |m/2%2|))
; wm = (m/2)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 2))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; n/8
; n/8 = n/8
(push 1)
(assert (= |e.5| (div n 8)))
(assert (not (and (<= 0 n) (= |e.5| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.5| |n/8|)))
(declare-const |n/8%2| Int)
(declare-const |n/16| Int)
; n/8 is written as digits of radix 2
(push 1)
(assert (= |n/8%2| (mod |n/8| 2)))
(assert (= |n/16| (div |n/8| 2)))
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| |N/16|) (= |n/8| (+ |n/8%2| (* 2 |n/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| |N/16|) (= |n/8| (+ |n/8%2| (* 2 |n/16|)))))
(declare-const |e.6| Int) ; e.5/2
; e.5/2 = n/16
(push 1)
(assert (= |e.6| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |n/16|)))
(declare-const |e.7| Int) ; e.5%2
; e.5%2 = n/8%2
(push 1)
(assert (= |e.7| (- |e.5| (* 2 |e.6|))))
(assert (not (= |e.7| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |n/8%2|))
; wn = (n/8)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.7|) (< |e.7| 2))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; m/32
; m/32 = m/32
(push 1)
(assert (= |e.8| (div m 32)))
(assert (not (and (<= 0 m) (= |e.8| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.8| |m/32|)))
; rm = m/32 is a legal input
(push 1)
(assert (not (and (<= 0 |e.8|) (< |e.8| |M/32|))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; n/16
; n/16 = n/16
(push 1)
(assert (= |e.9| (div n 16)))
(assert (not (and (<= 0 n) (= |e.9| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.9| |n/16|)))
; rn = n/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.9|) (< |e.9| |N/16|))))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (n/2%4 + 4*(m/4%8))/4
; (n/2%4 + 4*(m/4%8))/4 = m/4%8
(push 1)
(assert (= |e.10| (div (+ |n/2%4| (* 4 |m/4%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m/4%8|))) (= |e.10| |m/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m/4%8|))) (= |e.10| |m/4%8|)))
(declare-const |e.11| Int) ; (n%2 + 2*e.2)/2
; (n%2 + 2*e.2)/2 = m%2
(push 1)
(assert (= |e.11| (div (+ |n%2| (* 2 |e.2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |e.2|))) (= |e.11| |m%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |e.2|))) (= |e.11| |m%2|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ (* |e.10| 4) (* |e.4| 2) |e.11| (* |e.8| 32)) m)))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (n/2%4 + 4*(m/4%8))%4
; (n/2%4 + 4*(m/4%8))%4 = n/2%4
(push 1)
(assert (= |e.12| (- (+ |n/2%4| (* 4 |m/4%8|)) (* 4 |e.10|))))
(assert (not (= |e.12| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.12| |n/2%4|))
(declare-const |e.13| Int) ; (n%2 + 2*e.2)%2
; (n%2 + 2*e.2)%2 = n%2
(push 1)
(assert (= |e.13| (- (+ |n%2| (* 2 |e.2|)) (* 2 |e.11|))))
(assert (not (= |e.13| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |n%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.12| 2) (* |e.7| 8) |e.13| (* |e.9| 16)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
