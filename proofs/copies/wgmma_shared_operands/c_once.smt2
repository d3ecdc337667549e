; spec     specs/copies/wgmma_shared_operands.toml
; claim    c_once: operand C covered
; says     operand C: each (m,n) is owned exactly once, for all M >= 64 && M%64 == 0, N >= 128 && N%128 == 0, K >= 64 &&
;          K%64 == 0
; verdict  proved: explicit inverse
; checks   63, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 128 && N%128 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
; the assumptions can be met: M = 64, N = 128, K = 64
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0))))
(check-sat)
(pop 1)
(declare-const |M/64| Int)
; M is 64 times a whole number
(push 1)
(assert (>= M 64))
(assert (= (c_mod M 64) 0))
(assert (= |M/64| (div M 64)))
(assert (not (and (= M (* 64 |M/64|)) (<= 1 |M/64|))))
(check-sat)
(pop 1)
(assert (and (= M (* 64 |M/64|)) (<= 1 |M/64|)))
(declare-const |N/128| Int)
; N is 128 times a whole number
(push 1)
(assert (>= N 128))
(assert (= (c_mod N 128) 0))
(assert (= |N/128| (div N 128)))
(assert (not (and (= N (* 128 |N/128|)) (<= 1 |N/128|))))
(check-sat)
(pop 1)
(assert (and (= N (* 128 |N/128|)) (<= 1 |N/128|)))
(declare-const |K/64| Int)
; K is 64 times a whole number
(push 1)
(assert (>= K 64))
(assert (= (c_mod K 64) 0))
(assert (= |K/64| (div K 64)))
(assert (not (and (= K (* 64 |K/64|)) (<= 1 |K/64|))))
(check-sat)
(pop 1)
(assert (and (= K (* 64 |K/64|)) (<= 1 |K/64|)))
; there are inputs: lane = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of operand C
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/64|)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/128|)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |lane/4%8| Int)
(declare-const |lane/32| Int)
; lane/4 is written as digits of radix 8
(push 1)
(assert (= |lane/4%8| (mod |lane/4| 8)))
(assert (= |lane/32| (div |lane/4| 8)))
(assert (not (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|)))))
(declare-const |e.1| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.1| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/32|)))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 32) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 32) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 16) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 16) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
; m = (lane/4)%8 + (lane/32)*16 + ((v/2)%2)*8 + rm*64 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (< (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) (* 64 |M/64|)))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
; n = (lane%4)*2 + v%2 + (v/4)*8 + rn*128 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (< (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) (* 128 |N/128|)))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (lane%4*2 + v%2 + e.2*8 + rn*128)/2
; (lane%4*2 + v%2 + e.2*8 + rn*128)/2 = lane%4 + 4*(v/4) + 64*rn
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.3| (+ |lane%4| (* 4 |v/4|) (* 64 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.3| (+ |lane%4| (* 4 |v/4|) (* 64 rn)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = v/4 + 16*rn
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ |v/4| (* 16 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ |v/4| (* 16 rn)))))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = lane%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane%4|))
(declare-const |e.6| Int) ; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/8
; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/8 = 2*(lane/32) + v/2%2 + 8*rm
(push 1)
(assert (= |e.6| (div (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) 8)))
(assert (not (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.6| (+ (* 2 |lane/32|) |v/2%2| (* 8 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.6| (+ (* 2 |lane/32|) |v/2%2| (* 8 rm)))))
(declare-const |e.7| Int) ; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)%8
; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)%8 = lane/4%8
(push 1)
(assert (= |e.7| (- (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) (* 8 |e.6|))))
(assert (not (= |e.7| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane/4%8|))
(declare-const |e.8| Int) ; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/16
; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/16 = lane/32 + 4*rm
(push 1)
(assert (= |e.8| (div (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) 16)))
(assert (not (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.8| (+ |lane/32| (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.8| (+ |lane/32| (* 4 rm)))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = rm
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| rm)))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = lane/32
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |lane/32|)))
(check-sat)
(pop 1)
(assert (= |e.10| |lane/32|))
; lane = (n/2)%4 + 4*(m%8) + 32*((m/16)%4) is recovered
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.7|) (* 32 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; (lane%4*2 + v%2 + e.2*8 + rn*128)%2
; (lane%4*2 + v%2 + e.2*8 + rn*128)%2 = v%2
(push 1)
(assert (= |e.11| (- (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) (* 2 |e.3|))))
(assert (not (= |e.11| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v%2|))
(declare-const |e.12| Int) ; e.6/2
; e.6/2 = lane/32 + 4*rm
(push 1)
(assert (= |e.12| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.12| (+ |lane/32| (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.12| (+ |lane/32| (* 4 rm)))))
(declare-const |e.13| Int) ; e.6%2
; e.6%2 = v/2%2
(push 1)
(assert (= |e.13| (- |e.6| (* 2 |e.12|))))
(assert (not (= |e.13| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/2%2|))
(declare-const |e.14| Int) ; (lane%4*2 + v%2 + e.2*8 + rn*128)/8
; (lane%4*2 + v%2 + e.2*8 + rn*128)/8 = v/4 + 16*rn
(push 1)
(assert (= |e.14| (div (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.14| (+ |v/4| (* 16 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.14| (+ |v/4| (* 16 rn)))))
(declare-const |e.15| Int) ; e.14/16
; e.14/16 = rn
(push 1)
(assert (= |e.15| (div |e.14| 16)))
(assert (not (and (<= 0 |e.14|) (= |e.15| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.15| rn)))
(declare-const |e.16| Int) ; e.14%16
; e.14%16 = v/4
(push 1)
(assert (= |e.16| (- |e.14| (* 16 |e.15|))))
(assert (not (= |e.16| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.16| |v/4|))
; v = n%2 + 2*((m/8)%2) + 4*((n/8)%16) is recovered
(push 1)
(assert (not (= (+ |e.11| (* 2 |e.13|) (* 4 |e.16|)) v)))
(check-sat)
(pop 1)
(declare-const |e.17| Int) ; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/64
; (lane/4%8 + e.1*16 + v/2%2*8 + rm*64)/64 = rm
(push 1)
(assert (= |e.17| (div (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) 64)))
(assert (not (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.17| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64))) (= |e.17| rm)))
; rm = m/64 is recovered
(push 1)
(assert (not (= |e.17| rm)))
(check-sat)
(pop 1)
(declare-const |e.18| Int) ; (lane%4*2 + v%2 + e.2*8 + rn*128)/128
; (lane%4*2 + v%2 + e.2*8 + rn*128)/128 = rn
(push 1)
(assert (= |e.18| (div (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) 128)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.18| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128))) (= |e.18| rn)))
; rn = n/128 is recovered
(push 1)
(assert (not (= |e.18| rn)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 64 |M/64|))))
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 128 |N/128|))))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 64 |N/128|)) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 64 |N/128|)) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 16 |N/128|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 16 |N/128|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 8 |M/64|)) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| (* 8 |M/64|)) (= m (+ |m%8| (* 8 |m/8|)))))
(declare-const |m/8%2| Int)
(declare-const |m/16| Int)
; m/8 is written as digits of radix 2
(push 1)
(assert (= |m/8%2| (mod |m/8| 2)))
(assert (= |m/16| (div |m/8| 2)))
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
(declare-const |e.1| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/16|)))
(declare-const |m/16%4| Int)
(declare-const |m/64| Int)
; m/16 is written as digits of radix 4
(push 1)
(assert (= |m/16%4| (mod |m/16| 4)))
(assert (= |m/64| (div |m/16| 4)))
(assert (not (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/16| (+ |m/16%4| (* 4 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/16| (+ |m/16%4| (* 4 |m/64|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = m/64
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |m/64|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = m/16%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |m/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m/16%4|))
; lane = (n/2)%4 + 4*(m%8) + 32*((m/16)%4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|))) (< (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|)) 128))))
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
(declare-const |n/8%16| Int)
(declare-const |n/128| Int)
; n/8 is written as digits of radix 16
(push 1)
(assert (= |n/8%16| (mod |n/8| 16)))
(assert (= |n/128| (div |n/8| 16)))
(assert (not (and (<= 0 |n/8%16|) (< |n/8%16| 16) (<= 0 |n/128|) (< |n/128| |N/128|) (= |n/8| (+ |n/8%16| (* 16 |n/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%16|) (< |n/8%16| 16) (<= 0 |n/128|) (< |n/128| |N/128|) (= |n/8| (+ |n/8%16| (* 16 |n/128|)))))
(declare-const |e.5| Int) ; e.4/16
; e.4/16 = n/128
(push 1)
(assert (= |e.5| (div |e.4| 16)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |n/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |n/128|)))
(declare-const |e.6| Int) ; e.4%16
; e.4%16 = n/8%16
(push 1)
(assert (= |e.6| (- |e.4| (* 16 |e.5|))))
(assert (not (= |e.6| |n/8%16|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/8%16|))
; v = n%2 + 2*((m/8)%2) + 4*((n/8)%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|))) (< (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; m/64
; m/64 = m/64
(push 1)
(assert (= |e.7| (div m 64)))
(assert (not (and (<= 0 m) (= |e.7| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.7| |m/64|)))
; rm = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.7|) (< |e.7| |M/64|))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; n/128
; n/128 = n/128
(push 1)
(assert (= |e.8| (div n 128)))
(assert (not (and (<= 0 n) (= |e.8| |n/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.8| |n/128|)))
; rn = n/128 is a legal input
(push 1)
(assert (not (and (<= 0 |e.8|) (< |e.8| |N/128|))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (n/2%4 + 4*(m%8) + 32*e.3)/4
; (n/2%4 + 4*(m%8) + 32*e.3)/4 = m%8 + 8*(m/16%4)
(push 1)
(assert (= |e.9| (div (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|))) (= |e.9| (+ |m%8| (* 8 |m/16%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|))) (= |e.9| (+ |m%8| (* 8 |m/16%4|)))))
(declare-const |e.10| Int) ; e.9/8
; e.9/8 = m/16%4
(push 1)
(assert (= |e.10| (div |e.9| 8)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |m/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |m/16%4|)))
(declare-const |e.11| Int) ; e.9%8
; e.9%8 = m%8
(push 1)
(assert (= |e.11| (- |e.9| (* 8 |e.10|))))
(assert (not (= |e.11| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m%8|))
(declare-const |e.12| Int) ; (n/2%4 + 4*(m%8) + 32*e.3)/32
; (n/2%4 + 4*(m%8) + 32*e.3)/32 = m/16%4
(push 1)
(assert (= |e.12| (div (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|)) 32)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|))) (= |e.12| |m/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|))) (= |e.12| |m/16%4|)))
(declare-const |e.13| Int) ; (n%2 + 2*(m/8%2) + 4*e.6)/2
; (n%2 + 2*(m/8%2) + 4*e.6)/2 = m/8%2 + 2*(n/8%16)
(push 1)
(assert (= |e.13| (div (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|))) (= |e.13| (+ |m/8%2| (* 2 |n/8%16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|))) (= |e.13| (+ |m/8%2| (* 2 |n/8%16|)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = n/8%16
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| |n/8%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| |n/8%16|)))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = m/8%2
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |m/8%2|))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.11| (* |e.12| 16) (* |e.15| 8) (* |e.7| 64)) m)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (n/2%4 + 4*(m%8) + 32*e.3)%4
; (n/2%4 + 4*(m%8) + 32*e.3)%4 = n/2%4
(push 1)
(assert (= |e.16| (- (+ |n/2%4| (* 4 |m%8|) (* 32 |e.3|)) (* 4 |e.9|))))
(assert (not (= |e.16| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.16| |n/2%4|))
(declare-const |e.17| Int) ; (n%2 + 2*(m/8%2) + 4*e.6)%2
; (n%2 + 2*(m/8%2) + 4*e.6)%2 = n%2
(push 1)
(assert (= |e.17| (- (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|)) (* 2 |e.13|))))
(assert (not (= |e.17| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |n%2|))
(declare-const |e.18| Int) ; (n%2 + 2*(m/8%2) + 4*e.6)/4
; (n%2 + 2*(m/8%2) + 4*e.6)/4 = n/8%16
(push 1)
(assert (= |e.18| (div (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|)) 4)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|))) (= |e.18| |n/8%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.6|))) (= |e.18| |n/8%16|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.16| 2) |e.17| (* |e.18| 8) (* |e.8| 128)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
