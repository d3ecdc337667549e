; spec     specs/tiled_mma/explicit_tile.toml
; claim    c_covered: operand C covered
; says     operand C: each (m,n) is owned exactly once, for all M >= 64 && M%64 == 0, N >= 32 && N%32 == 0, K >= 16 &&
;          K%16 == 0
; verdict  proved: explicit inverse; 2048 points enumerated as well at the smallest sizes
; checks   77, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 32 && N%32 == 0
(declare-const K Int) ; K >= 16 && K%16 == 0
; the assumptions can be met: M = 64, N = 32, K = 16
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 32 32) (= (c_mod 32 32) 0) (>= 16 16) (= (c_mod 16 16) 0))))
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
(declare-const |N/32| Int)
; N is 32 times a whole number
(push 1)
(assert (>= N 32))
(assert (= (c_mod N 32) 0))
(assert (= |N/32| (div N 32)))
(assert (not (and (= N (* 32 |N/32|)) (<= 1 |N/32|))))
(check-sat)
(pop 1)
(assert (and (= N (* 32 |N/32|)) (<= 1 |N/32|)))
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
(assert (and (<= 0 rm) (< rm (* 2 |M/64|))))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn (* 2 |N/32|))))
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
(declare-const |rm%2| Int)
(declare-const |rm/2| Int)
; rm is written as digits of radix 2
(push 1)
(assert (= |rm%2| (mod rm 2)))
(assert (= |rm/2| (div rm 2)))
(assert (not (and (<= 0 |rm%2|) (< |rm%2| 2) (<= 0 |rm/2|) (< |rm/2| |M/64|) (= rm (+ |rm%2| (* 2 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |rm%2|) (< |rm%2| 2) (<= 0 |rm/2|) (< |rm/2| |M/64|) (= rm (+ |rm%2| (* 2 |rm/2|)))))
; m = lane/4 + wm*16 + (v/2)*8 + (rm%2)*32 + (rm/2)*64 is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (< (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) (* 64 |M/64|)))))
(check-sat)
(pop 1)
(declare-const |rn%2| Int)
(declare-const |rn/2| Int)
; rn is written as digits of radix 2
(push 1)
(assert (= |rn%2| (mod rn 2)))
(assert (= |rn/2| (div rn 2)))
(assert (not (and (<= 0 |rn%2|) (< |rn%2| 2) (<= 0 |rn/2|) (< |rn/2| |N/32|) (= rn (+ |rn%2| (* 2 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |rn%2|) (< |rn%2| 2) (<= 0 |rn/2|) (< |rn/2| |N/32|) (= rn (+ |rn%2| (* 2 |rn/2|)))))
; n = (lane%4)*2 + wn*8 + v%2 + (rn%2)*16 + (rn/2)*32 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (< (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) (* 32 |N/32|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/2
; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/2 = lane%4 + 4*wn + 8*(rn%2) + 16*(rn/2)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) 2)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.1| (+ |lane%4| (* 4 wn) (* 8 |rn%2|) (* 16 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.1| (+ |lane%4| (* 4 wn) (* 8 |rn%2|) (* 16 |rn/2|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = wn + 2*(rn%2) + 4*(rn/2)
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ wn (* 2 |rn%2|) (* 4 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ wn (* 2 |rn%2|) (* 4 |rn/2|)))))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/8
; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/8 = 2*wm + v/2 + 4*(rm%2) + 8*(rm/2)
(push 1)
(assert (= |e.4| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.4| (+ (* 2 wm) |v/2| (* 4 |rm%2|) (* 8 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.4| (+ (* 2 wm) |v/2| (* 4 |rm%2|) (* 8 |rm/2|)))))
(declare-const |e.5| Int) ; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)%8
; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)%2
; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)%2 = v%2
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) (* 2 |e.1|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
(declare-const |e.7| Int) ; e.4/2
; e.4/2 = wm + 2*(rm%2) + 4*(rm/2)
(push 1)
(assert (= |e.7| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.7| (+ wm (* 2 |rm%2|) (* 4 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| (+ wm (* 2 |rm%2|) (* 4 |rm/2|)))))
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
(declare-const |e.9| Int) ; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/16
; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/16 = wm + 2*(rm%2) + 4*(rm/2)
(push 1)
(assert (= |e.9| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.9| (+ wm (* 2 |rm%2|) (* 4 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.9| (+ wm (* 2 |rm%2|) (* 4 |rm/2|)))))
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = rm%2 + 2*(rm/2)
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| (+ |rm%2| (* 2 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| (+ |rm%2| (* 2 |rm/2|)))))
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
(declare-const |e.12| Int) ; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/8
; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/8 = wn + 2*(rn%2) + 4*(rn/2)
(push 1)
(assert (= |e.12| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.12| (+ wn (* 2 |rn%2|) (* 4 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.12| (+ wn (* 2 |rn%2|) (* 4 |rn/2|)))))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = rn%2 + 2*(rn/2)
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| (+ |rn%2| (* 2 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| (+ |rn%2| (* 2 |rn/2|)))))
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
(declare-const |e.15| Int) ; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/32
; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/32 = rm%2 + 2*(rm/2)
(push 1)
(assert (= |e.15| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) 32)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.15| (+ |rm%2| (* 2 |rm/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.15| (+ |rm%2| (* 2 |rm/2|)))))
(declare-const |e.16| Int) ; e.15/2
; e.15/2 = rm/2
(push 1)
(assert (= |e.16| (div |e.15| 2)))
(assert (not (and (<= 0 |e.15|) (= |e.16| |rm/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.15|) (= |e.16| |rm/2|)))
(declare-const |e.17| Int) ; e.15%2
; e.15%2 = rm%2
(push 1)
(assert (= |e.17| (- |e.15| (* 2 |e.16|))))
(assert (not (= |e.17| |rm%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |rm%2|))
(declare-const |e.18| Int) ; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/64
; (lane/4 + wm*16 + v/2*8 + rm%2*32 + rm/2*64)/64 = rm/2
(push 1)
(assert (= |e.18| (div (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64)) 64)))
(assert (not (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.18| |rm/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* wm 16) (* |v/2| 8) (* |rm%2| 32) (* |rm/2| 64))) (= |e.18| |rm/2|)))
; rm = (m/32)%2 + 2*(m/64) is recovered
(push 1)
(assert (not (= (+ |e.17| (* 2 |e.18|)) rm)))
(check-sat)
(pop 1)
(declare-const |e.19| Int) ; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/16
; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/16 = rn%2 + 2*(rn/2)
(push 1)
(assert (= |e.19| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.19| (+ |rn%2| (* 2 |rn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.19| (+ |rn%2| (* 2 |rn/2|)))))
(declare-const |e.20| Int) ; e.19/2
; e.19/2 = rn/2
(push 1)
(assert (= |e.20| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.20| |rn/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.20| |rn/2|)))
(declare-const |e.21| Int) ; e.19%2
; e.19%2 = rn%2
(push 1)
(assert (= |e.21| (- |e.19| (* 2 |e.20|))))
(assert (not (= |e.21| |rn%2|)))
(check-sat)
(pop 1)
(assert (= |e.21| |rn%2|))
(declare-const |e.22| Int) ; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/32
; (lane%4*2 + wn*8 + v%2 + rn%2*16 + rn/2*32)/32 = rn/2
(push 1)
(assert (= |e.22| (div (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32)) 32)))
(assert (not (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.22| |rn/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 2) (* wn 8) |v%2| (* |rn%2| 16) (* |rn/2| 32))) (= |e.22| |rn/2|)))
; rn = (n/16)%2 + 2*(n/32) is recovered
(push 1)
(assert (not (= (+ |e.21| (* 2 |e.22|)) rn)))
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
(assert (and (<= 0 n) (< n (* 32 |N/32|))))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 16 |N/32|)) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| (* 16 |N/32|)) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 4 |N/32|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| (* 4 |N/32|)) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
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
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
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
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| (* 2 |M/64|)) (= |m/16| (+ |m/16%2| (* 2 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| (* 2 |M/64|)) (= |m/16| (+ |m/16%2| (* 2 |m/32|)))))
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
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| (* 2 |N/32|)) (= |n/8| (+ |n/8%2| (* 2 |n/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16|) (< |n/16| (* 2 |N/32|)) (= |n/8| (+ |n/8%2| (* 2 |n/16|)))))
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
(declare-const |m/32%2| Int)
(declare-const |m/64| Int)
; m/32 is written as digits of radix 2
(push 1)
(assert (= |m/32%2| (mod |m/32| 2)))
(assert (= |m/64| (div |m/32| 2)))
(assert (not (and (<= 0 |m/32%2|) (< |m/32%2| 2) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/32| (+ |m/32%2| (* 2 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/32%2|) (< |m/32%2| 2) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/32| (+ |m/32%2| (* 2 |m/64|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = m/64
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |m/64|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = m/32%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |m/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |m/32%2|))
(declare-const |e.10| Int) ; m/64
; m/64 = m/64
(push 1)
(assert (= |e.10| (div m 64)))
(assert (not (and (<= 0 m) (= |e.10| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.10| |m/64|)))
; rm = (m/32)%2 + 2*(m/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.10|))) (< (+ |e.9| (* 2 |e.10|)) (* 2 |M/64|)))))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; n/16
; n/16 = n/16
(push 1)
(assert (= |e.11| (div n 16)))
(assert (not (and (<= 0 n) (= |e.11| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.11| |n/16|)))
(declare-const |n/16%2| Int)
(declare-const |n/32| Int)
; n/16 is written as digits of radix 2
(push 1)
(assert (= |n/16%2| (mod |n/16| 2)))
(assert (= |n/32| (div |n/16| 2)))
(assert (not (and (<= 0 |n/16%2|) (< |n/16%2| 2) (<= 0 |n/32|) (< |n/32| |N/32|) (= |n/16| (+ |n/16%2| (* 2 |n/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/16%2|) (< |n/16%2| 2) (<= 0 |n/32|) (< |n/32| |N/32|) (= |n/16| (+ |n/16%2| (* 2 |n/32|)))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = n/32
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| |n/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| |n/32|)))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = n/16%2
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |n/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |n/16%2|))
(declare-const |e.14| Int) ; n/32
; n/32 = n/32
(push 1)
(assert (= |e.14| (div n 32)))
(assert (not (and (<= 0 n) (= |e.14| |n/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.14| |n/32|)))
; rn = (n/16)%2 + 2*(n/32) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.13| (* 2 |e.14|))) (< (+ |e.13| (* 2 |e.14|)) (* 2 |N/32|)))))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (n/2%4 + 4*(m%8))/4
; (n/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.15| (div (+ |n/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.15| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.15| |m%8|)))
(declare-const |e.16| Int) ; (n%2 + 2*(m/8%2))/2
; (n%2 + 2*(m/8%2))/2 = m/8%2
(push 1)
(assert (= |e.16| (div (+ |n%2| (* 2 |m/8%2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.16| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.16| |m/8%2|)))
(declare-const |e.17| Int) ; (e.9 + 2*e.10)/2
; (e.9 + 2*e.10)/2 = m/64
(push 1)
(assert (= |e.17| (div (+ |e.9| (* 2 |e.10|)) 2)))
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.10|))) (= |e.17| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 2 |e.10|))) (= |e.17| |m/64|)))
(declare-const |e.18| Int) ; (e.9 + 2*e.10)%2
; (e.9 + 2*e.10)%2 = m/32%2
(push 1)
(assert (= |e.18| (- (+ |e.9| (* 2 |e.10|)) (* 2 |e.17|))))
(assert (not (= |e.18| |m/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |m/32%2|))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.15| (* |e.3| 16) (* |e.16| 8) (* |e.18| 32) (* |e.17| 64)) m)))
(check-sat)
(pop 1)
(declare-const |e.19| Int) ; (n/2%4 + 4*(m%8))%4
; (n/2%4 + 4*(m%8))%4 = n/2%4
(push 1)
(assert (= |e.19| (- (+ |n/2%4| (* 4 |m%8|)) (* 4 |e.15|))))
(assert (not (= |e.19| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |n/2%4|))
(declare-const |e.20| Int) ; (n%2 + 2*(m/8%2))%2
; (n%2 + 2*(m/8%2))%2 = n%2
(push 1)
(assert (= |e.20| (- (+ |n%2| (* 2 |m/8%2|)) (* 2 |e.16|))))
(assert (not (= |e.20| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |n%2|))
(declare-const |e.21| Int) ; (e.13 + 2*e.14)/2
; (e.13 + 2*e.14)/2 = n/32
(push 1)
(assert (= |e.21| (div (+ |e.13| (* 2 |e.14|)) 2)))
(assert (not (and (<= 0 (+ |e.13| (* 2 |e.14|))) (= |e.21| |n/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.13| (* 2 |e.14|))) (= |e.21| |n/32|)))
(declare-const |e.22| Int) ; (e.13 + 2*e.14)%2
; (e.13 + 2*e.14)%2 = n/16%2
(push 1)
(assert (= |e.22| (- (+ |e.13| (* 2 |e.14|)) (* 2 |e.21|))))
(assert (not (= |e.22| |n/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.22| |n/16%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.19| 2) (* |e.6| 8) |e.20| (* |e.22| 16) (* |e.21| 32)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
