; spec     specs/tiled_mma/larger_input.toml
; claim    c_covered: operand C covered
; says     operand C: each (m,n) is owned exactly once
; verdict  proved: explicit inverse; 2048 points enumerated as well
; checks   53, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0, wm = 0, wn = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 2) (< 0 2) (< 0 2) (< 0 2))))
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
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
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
; m = lane/4 + wm*16 + (v/2)*8 + rm*32 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (< (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) 64))))
(check-sat)
(pop 1)
; n = (lane%4)*2 + wn*8 + v%2 + rn*16 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16))) (< (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) 32))))
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
(declare-const |e.4| Int) ; (lane/4 + wm*16 + v/2*8 + rm*32)/8
; (lane/4 + wm*16 + v/2*8 + rm*32)/8 = 2*wm + v/2 + 4*rm
(push 1)
(assert (= |e.4| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.4| (+ (* 2 wm) |v/2| (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.4| (+ (* 2 wm) |v/2| (* 4 rm)))))
(declare-const |e.5| Int) ; (lane/4 + wm*16 + v/2*8 + rm*32)%8
; (lane/4 + wm*16 + v/2*8 + rm*32)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (lane%4*2 + wn*8 + v%2 + rn*16)%2
; (lane%4*2 + wn*8 + v%2 + rn*16)%2 = v%2
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) (* 2 |e.1|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
(declare-const |e.7| Int) ; e.4/2
; e.4/2 = wm + 2*rm
(push 1)
(assert (= |e.7| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.7| (+ wm (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| (+ wm (* 2 rm)))))
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
(declare-const |e.9| Int) ; (lane/4 + wm*16 + v/2*8 + rm*32)/16
; (lane/4 + wm*16 + v/2*8 + rm*32)/16 = wm + 2*rm
(push 1)
(assert (= |e.9| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.9| (+ wm (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.9| (+ wm (* 2 rm)))))
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = rm
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| rm)))
(declare-const |e.11| Int) ; e.9%2
; e.9%2 = wm
(push 1)
(assert (= |e.11| (- |e.9| (* 2 |e.10|))))
(assert (not (= |e.11| wm)))
(check-sat)
(pop 1)
(assert (= |e.11| wm))
; wm = (m/16)%2 is recovered
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
(declare-const |e.15| Int) ; (lane/4 + wm*16 + v/2*8 + rm*32)/32
; (lane/4 + wm*16 + v/2*8 + rm*32)/32 = rm
(push 1)
(assert (= |e.15| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) 32)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.15| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32))) (= |e.15| rm)))
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
(assert (and (<= 0 m) (< m 64)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 32)))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 16) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 16) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 4) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 4) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|)))))
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
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 4) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 4) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
; v = n%2 + 2*((m/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (< (+ |n%2| (* 2 |m/8%2|)) 4))))
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
(declare-const |m/16%2| Int)
(declare-const |m/32| Int)
; m/16 is written as digits of radix 2
(push 1)
(assert (= |m/16%2| (mod |m/16| 2)))
(assert (= |m/32| (div |m/16| 2)))
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| 2) (= |m/16| (+ |m/16%2| (* 2 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| 2) (= |m/16| (+ |m/16%2| (* 2 |m/32|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = m/32
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |m/32|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = m/16%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |m/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m/16%2|))
; wm = (m/16)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 2))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; n/8
; n/8 = n/8
(push 1)
(assert (= |e.4| (div n 8)))
(assert (not (and (<= 0 n) (= |e.4| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.4| |n/8|)))
(declare-const |n/8%2| Int)
(declare-const |n/16| Int)
; n/8 is written as digits of radix 2
(push 1)
(assert (= |n/8%2| (mod |n/8| 2)))
(assert (= |n/16| (div |n/8| 2)))
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| 2) (= |n/8| (+ |n/8%2| (* 2 |n/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| 2) (= |n/8| (+ |n/8%2| (* 2 |n/16|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = n/16
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |n/16|)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = n/8%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/8%2|))
; wn = (n/8)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.6|) (< |e.6| 2))))
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
(assert (not (and (<= 0 |e.7|) (< |e.7| 2))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; n/16
; n/16 = n/16
(push 1)
(assert (= |e.8| (div n 16)))
(assert (not (and (<= 0 n) (= |e.8| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.8| |n/16|)))
; rn = n/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.8|) (< |e.8| 2))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (n/2%4 + 4*(m%8))/4
; (n/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.9| (div (+ |n/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.9| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.9| |m%8|)))
(declare-const |e.10| Int) ; (n%2 + 2*(m/8%2))/2
; (n%2 + 2*(m/8%2))/2 = m/8%2
(push 1)
(assert (= |e.10| (div (+ |n%2| (* 2 |m/8%2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.10| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.10| |m/8%2|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.9| (* |e.3| 16) (* |e.10| 8) (* |e.7| 32)) m)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; (n/2%4 + 4*(m%8))%4
; (n/2%4 + 4*(m%8))%4 = n/2%4
(push 1)
(assert (= |e.11| (- (+ |n/2%4| (* 4 |m%8|)) (* 4 |e.9|))))
(assert (not (= |e.11| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.11| |n/2%4|))
(declare-const |e.12| Int) ; (n%2 + 2*(m/8%2))%2
; (n%2 + 2*(m/8%2))%2 = n%2
(push 1)
(assert (= |e.12| (- (+ |n%2| (* 2 |m/8%2|)) (* 2 |e.10|))))
(assert (not (= |e.12| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |n%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.11| 2) (* |e.6| 8) |e.12| (* |e.8| 16)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
