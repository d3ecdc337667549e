; spec     specs/gemm/complete_swapped_warps.toml
; claim    every_product_once: mma products complete
; says     every product A(m,k)*B(n,k) is accumulated into C(m,n) exactly once, for all M >= 32 && M%32 == 0, N >= 16 &&
;          N%16 == 0, K >= 16 && K%16 == 0
; verdict  proved: 7 parts: products, tables and atom
; checks   198, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== the products: issued products is a bijection onto m < 32*(M/32) x n < 16*(N/16) x k < 16*(K/16)
(reset)
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
; there are inputs: am = 0, an = 0, ak = 0, wm = 0, wn = 0, rm = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 16) (< 0 8) (< 0 16) (< 0 2) (< 0 2) (< 0 1) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of issued products
; ----------------------------------------------------------------------------------------------------
(declare-const am Int)
(assert (and (<= 0 am) (< am 16)))
(declare-const an Int)
(assert (and (<= 0 an) (< an 8)))
(declare-const ak Int)
(assert (and (<= 0 ak) (< ak 16)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/32|)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/16|)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk |K/16|)))
(declare-const |e.1| Int) ; (wm + 2*rm)/2
; (wm + 2*rm)/2 = rm
(push 1)
(assert (= |e.1| (div (+ wm (* 2 rm)) 2)))
(assert (not (and (<= 0 (+ wm (* 2 rm))) (= |e.1| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wm (* 2 rm))) (= |e.1| rm)))
(declare-const |e.2| Int) ; (wm + 2*rm)%2
; (wm + 2*rm)%2 = wm
(push 1)
(assert (= |e.2| (- (+ wm (* 2 rm)) (* 2 |e.1|))))
(assert (not (= |e.2| wm)))
(check-sat)
(pop 1)
(assert (= |e.2| wm))
; m = am + ((wm + 2*rm)%2)*16 + ((wm + 2*rm)/2)*32 is in range
(push 1)
(assert (not (and (<= 0 (+ am (* |e.2| 16) (* |e.1| 32))) (< (+ am (* |e.2| 16) (* |e.1| 32)) (* 32 |M/32|)))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (wn + 2*rn)/2
; (wn + 2*rn)/2 = rn
(push 1)
(assert (= |e.3| (div (+ wn (* 2 rn)) 2)))
(assert (not (and (<= 0 (+ wn (* 2 rn))) (= |e.3| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wn (* 2 rn))) (= |e.3| rn)))
(declare-const |e.4| Int) ; (wn + 2*rn)%2
; (wn + 2*rn)%2 = wn
(push 1)
(assert (= |e.4| (- (+ wn (* 2 rn)) (* 2 |e.3|))))
(assert (not (= |e.4| wn)))
(check-sat)
(pop 1)
(assert (= |e.4| wn))
; n = an + ((wn + 2*rn)%2)*8 + ((wn + 2*rn)/2)*16 is in range
(push 1)
(assert (not (and (<= 0 (+ an (* |e.4| 8) (* |e.3| 16))) (< (+ an (* |e.4| 8) (* |e.3| 16)) (* 16 |N/16|)))))
(check-sat)
(pop 1)
; k = ak + rk*16 is in range
(push 1)
(assert (not (and (<= 0 (+ ak (* rk 16))) (< (+ ak (* rk 16)) (* 16 |K/16|)))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (am + e.2*16 + e.1*32)/16
; (am + e.2*16 + e.1*32)/16 = wm + 2*rm
(push 1)
(assert (= |e.5| (div (+ am (* |e.2| 16) (* |e.1| 32)) 16)))
(assert (not (and (<= 0 (+ am (* |e.2| 16) (* |e.1| 32))) (= |e.5| (+ wm (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* |e.2| 16) (* |e.1| 32))) (= |e.5| (+ wm (* 2 rm)))))
(declare-const |e.6| Int) ; (am + e.2*16 + e.1*32)%16
; (am + e.2*16 + e.1*32)%16 = am
(push 1)
(assert (= |e.6| (- (+ am (* |e.2| 16) (* |e.1| 32)) (* 16 |e.5|))))
(assert (not (= |e.6| am)))
(check-sat)
(pop 1)
(assert (= |e.6| am))
; am = m%16 is recovered
(push 1)
(assert (not (= |e.6| am)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (an + e.4*8 + e.3*16)/8
; (an + e.4*8 + e.3*16)/8 = wn + 2*rn
(push 1)
(assert (= |e.7| (div (+ an (* |e.4| 8) (* |e.3| 16)) 8)))
(assert (not (and (<= 0 (+ an (* |e.4| 8) (* |e.3| 16))) (= |e.7| (+ wn (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* |e.4| 8) (* |e.3| 16))) (= |e.7| (+ wn (* 2 rn)))))
(declare-const |e.8| Int) ; (an + e.4*8 + e.3*16)%8
; (an + e.4*8 + e.3*16)%8 = an
(push 1)
(assert (= |e.8| (- (+ an (* |e.4| 8) (* |e.3| 16)) (* 8 |e.7|))))
(assert (not (= |e.8| an)))
(check-sat)
(pop 1)
(assert (= |e.8| an))
; an = n%8 is recovered
(push 1)
(assert (not (= |e.8| an)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (ak + rk*16)/16
; (ak + rk*16)/16 = rk
(push 1)
(assert (= |e.9| (div (+ ak (* rk 16)) 16)))
(assert (not (and (<= 0 (+ ak (* rk 16))) (= |e.9| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ ak (* rk 16))) (= |e.9| rk)))
(declare-const |e.10| Int) ; (ak + rk*16)%16
; (ak + rk*16)%16 = ak
(push 1)
(assert (= |e.10| (- (+ ak (* rk 16)) (* 16 |e.9|))))
(assert (not (= |e.10| ak)))
(check-sat)
(pop 1)
(assert (= |e.10| ak))
; ak = k%16 is recovered
(push 1)
(assert (not (= |e.10| ak)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; e.5/2
; e.5/2 = rm
(push 1)
(assert (= |e.11| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.11| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.11| rm)))
(declare-const |e.12| Int) ; e.5%2
; e.5%2 = wm
(push 1)
(assert (= |e.12| (- |e.5| (* 2 |e.11|))))
(assert (not (= |e.12| wm)))
(check-sat)
(pop 1)
(assert (= |e.12| wm))
; wm = (m/16)%2 is recovered
(push 1)
(assert (not (= |e.12| wm)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; e.7/2
; e.7/2 = rn
(push 1)
(assert (= |e.13| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.13| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.13| rn)))
(declare-const |e.14| Int) ; e.7%2
; e.7%2 = wn
(push 1)
(assert (= |e.14| (- |e.7| (* 2 |e.13|))))
(assert (not (= |e.14| wn)))
(check-sat)
(pop 1)
(assert (= |e.14| wn))
; wn = (n/8)%2 is recovered
(push 1)
(assert (not (= |e.14| wn)))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (am + e.2*16 + e.1*32)/32
; (am + e.2*16 + e.1*32)/32 = rm
(push 1)
(assert (= |e.15| (div (+ am (* |e.2| 16) (* |e.1| 32)) 32)))
(assert (not (and (<= 0 (+ am (* |e.2| 16) (* |e.1| 32))) (= |e.15| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* |e.2| 16) (* |e.1| 32))) (= |e.15| rm)))
; rm = m/32 is recovered
(push 1)
(assert (not (= |e.15| rm)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (an + e.4*8 + e.3*16)/16
; (an + e.4*8 + e.3*16)/16 = rn
(push 1)
(assert (= |e.16| (div (+ an (* |e.4| 8) (* |e.3| 16)) 16)))
(assert (not (and (<= 0 (+ an (* |e.4| 8) (* |e.3| 16))) (= |e.16| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* |e.4| 8) (* |e.3| 16))) (= |e.16| rn)))
; rn = n/16 is recovered
(push 1)
(assert (not (= |e.16| rn)))
(check-sat)
(pop 1)
; rk = k/16 is recovered
(push 1)
(assert (not (= |e.9| rk)))
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
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 16 |K/16|))))
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 2 |M/32|)) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 2 |M/32|)) (= m (+ |m%16| (* 16 |m/16|)))))
; am = m%16 is a legal input
(push 1)
(assert (not (and (<= 0 |m%16|) (< |m%16| 16))))
(check-sat)
(pop 1)
(declare-const |n%8| Int)
(declare-const |n/8| Int)
; n is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod n 8)))
(assert (= |n/8| (div n 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| (* 2 |N/16|)) (= n (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| (* 2 |N/16|)) (= n (+ |n%8| (* 8 |n/8|)))))
; an = n%8 is a legal input
(push 1)
(assert (not (and (<= 0 |n%8|) (< |n%8| 8))))
(check-sat)
(pop 1)
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
; ak = k%16 is a legal input
(push 1)
(assert (not (and (<= 0 |k%16|) (< |k%16| 16))))
(check-sat)
(pop 1)
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
; wm = (m/16)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2))))
(check-sat)
(pop 1)
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
; wn = (n/8)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; m/32
; m/32 = m/32
(push 1)
(assert (= |e.1| (div m 32)))
(assert (not (and (<= 0 m) (= |e.1| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/32|)))
; rm = m/32 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| |M/32|))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; n/16
; n/16 = n/16
(push 1)
(assert (= |e.2| (div n 16)))
(assert (not (and (<= 0 n) (= |e.2| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.2| |n/16|)))
; rn = n/16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| |N/16|))))
(check-sat)
(pop 1)
; rk = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |k/16|) (< |k/16| |K/16|))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (m/16%2 + 2*e.1)/2
; (m/16%2 + 2*e.1)/2 = m/32
(push 1)
(assert (= |e.3| (div (+ |m/16%2| (* 2 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |m/16%2| (* 2 |e.1|))) (= |e.3| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/16%2| (* 2 |e.1|))) (= |e.3| |m/32|)))
(declare-const |e.4| Int) ; (m/16%2 + 2*e.1)%2
; (m/16%2 + 2*e.1)%2 = m/16%2
(push 1)
(assert (= |e.4| (- (+ |m/16%2| (* 2 |e.1|)) (* 2 |e.3|))))
(assert (not (= |e.4| |m/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |m/16%2|))
; the owner found maps to m
(push 1)
(assert (not (= (+ |m%16| (* |e.4| 16) (* |e.3| 32)) m)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (n/8%2 + 2*e.2)/2
; (n/8%2 + 2*e.2)/2 = n/16
(push 1)
(assert (= |e.5| (div (+ |n/8%2| (* 2 |e.2|)) 2)))
(assert (not (and (<= 0 (+ |n/8%2| (* 2 |e.2|))) (= |e.5| |n/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/8%2| (* 2 |e.2|))) (= |e.5| |n/16|)))
(declare-const |e.6| Int) ; (n/8%2 + 2*e.2)%2
; (n/8%2 + 2*e.2)%2 = n/8%2
(push 1)
(assert (= |e.6| (- (+ |n/8%2| (* 2 |e.2|)) (* 2 |e.5|))))
(assert (not (= |e.6| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/8%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ |n%8| (* |e.6| 8) (* |e.5| 16)) n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= (+ |k%16| (* |k/16| 16)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand A against the products: operand A: m = ((lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128)%16 + ((wm + 2*rm)%2)*16 + ((wm + 2*rm)/2)*32, k = ((lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128)/16 + rk*16
(reset)
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

; ----------------------------------------------------------------------------------------------------
; inputs of operand A
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
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.3| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%16 = lane/4 + 8*(v/2%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/2%2|))))
(declare-const |e.4| Int) ; (wm + 2*rm)/2
; (wm + 2*rm)/2 = rm
(push 1)
(assert (= |e.4| (div (+ wm (* 2 rm)) 2)))
(assert (not (and (<= 0 (+ wm (* 2 rm))) (= |e.4| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wm (* 2 rm))) (= |e.4| rm)))
(declare-const |e.5| Int) ; (wm + 2*rm)%2
; (wm + 2*rm)%2 = wm
(push 1)
(assert (= |e.5| (- (+ wm (* 2 rm)) (* 2 |e.4|))))
(assert (not (= |e.5| wm)))
(check-sat)
(pop 1)
(assert (= |e.5| wm))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand A and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 32)) (+ |e.3| (* |e.5| 16) (* |e.4| 32)))))
(check-sat)
(pop 1)
; k: operand A and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) (+ |e.2| (* rk 16)))))
(check-sat)
(pop 1)

; ==== the atom's A table: SM80_16x8x16_F16F16F16F16_TN A: each (element) is owned exactly once
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM80_16x8x16_F16F16F16F16_TN A
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))
; element = (lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (< (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 256))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/32
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/32 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 32)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.3| Int) ; e.2/4
; e.2/4 = v/4
(push 1)
(assert (= |e.3| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.3| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| |v/4|)))
(declare-const |e.4| Int) ; e.2%4
; e.2%4 = lane%4
(push 1)
(assert (= |e.4| (- |e.2| (* 4 |e.3|))))
(assert (not (= |e.4| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |lane%4|))
(declare-const |e.5| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/8
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/8 = 4*(lane%4) + 2*(v%2) + v/2%2 + 16*(v/4)
(push 1)
(assert (= |e.5| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.5| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2%2| (* 16 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.5| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2%2| (* 16 |v/4|)))))
(declare-const |e.6| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%8
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%8 = lane/4
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) (* 8 |e.5|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = (element/32)%4 + 4*(element%8) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.7| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.7| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.7| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = v%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v%2|))
(declare-const |e.10| Int) ; e.5/2
; e.5/2 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.10| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.10| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.11| Int) ; e.5%2
; e.5%2 = v/2%2
(push 1)
(assert (= |e.11| (- |e.5| (* 2 |e.10|))))
(assert (not (= |e.11| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v/2%2|))
(declare-const |e.12| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/128
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/128 = v/4
(push 1)
(assert (= |e.12| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 128)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.12| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.12| |v/4|)))
; v = (element/16)%2 + 2*((element/8)%2) + 4*(element/128) is recovered
(push 1)
(assert (not (= (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 256)))
(declare-const |element%32| Int)
(declare-const |element/32| Int)
; element is written as digits of radix 32
(push 1)
(assert (= |element%32| (mod element 32)))
(assert (= |element/32| (div element 32)))
(assert (not (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 8) (= element (+ |element%32| (* 32 |element/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 8) (= element (+ |element%32| (* 32 |element/32|)))))
(declare-const |element/32%4| Int)
(declare-const |element/128| Int)
; element/32 is written as digits of radix 4
(push 1)
(assert (= |element/32%4| (mod |element/32| 4)))
(assert (= |element/128| (div |element/32| 4)))
(assert (not (and (<= 0 |element/32%4|) (< |element/32%4| 4) (<= 0 |element/128|) (< |element/128| 2) (= |element/32| (+ |element/32%4| (* 4 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/32%4|) (< |element/32%4| 4) (<= 0 |element/128|) (< |element/128| 2) (= |element/32| (+ |element/32%4| (* 4 |element/128|)))))
(declare-const |element%8| Int)
(declare-const |element/8%4| Int)
; element%32 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%32| 8)))
(assert (= |element/8%4| (div |element%32| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 4*(element/32%4) + 16*(element/128) + element/8%4
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 4 |element/32%4|) (* 16 |element/128|) |element/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 4 |element/32%4|) (* 16 |element/128|) |element/8%4|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
; lane = (element/32)%4 + 4*(element%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (< (+ |element/32%4| (* 4 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |element/8%2| Int)
(declare-const |element/16%2| Int)
; element/8%4 is written as digits of radix 2
(push 1)
(assert (= |element/8%2| (mod |element/8%4| 2)))
(assert (= |element/16%2| (div |element/8%4| 2)))
(assert (not (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|)))))
(declare-const |e.3| Int) ; element/16
; element/16 = 2*(element/32%4) + 8*(element/128) + element/16%2
(push 1)
(assert (= |e.3| (div element 16)))
(assert (not (and (<= 0 element) (= |e.3| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.3| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|))))
(declare-const |e.4| Int) ; e.3/2
; e.3/2 = element/32%4 + 4*(element/128)
(push 1)
(assert (= |e.4| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ |element/32%4| (* 4 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ |element/32%4| (* 4 |element/128|)))))
(declare-const |e.5| Int) ; e.3%2
; e.3%2 = element/16%2
(push 1)
(assert (= |e.5| (- |e.3| (* 2 |e.4|))))
(assert (not (= |e.5| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |element/16%2|))
(declare-const |e.6| Int) ; e.1/2
; e.1/2 = 2*(element/32%4) + 8*(element/128) + element/16%2
(push 1)
(assert (= |e.6| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|))))
(declare-const |e.7| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.7| (- |e.1| (* 2 |e.6|))))
(assert (not (= |e.7| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |element/8%2|))
(declare-const |e.8| Int) ; element/128
; element/128 = element/128
(push 1)
(assert (= |e.8| (div element 128)))
(assert (not (and (<= 0 element) (= |e.8| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.8| |element/128|)))
; v = (element/16)%2 + 2*((element/8)%2) + 4*(element/128) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (< (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (element/32%4 + 4*e.2)/4
; (element/32%4 + 4*e.2)/4 = element%8
(push 1)
(assert (= |e.9| (div (+ |element/32%4| (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (= |e.9| |element%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (= |e.9| |element%8|)))
(declare-const |e.10| Int) ; (element/32%4 + 4*e.2)%4
; (element/32%4 + 4*e.2)%4 = element/32%4
(push 1)
(assert (= |e.10| (- (+ |element/32%4| (* 4 |e.2|)) (* 4 |e.9|))))
(assert (not (= |e.10| |element/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |element/32%4|))
(declare-const |e.11| Int) ; (e.5 + 2*e.7 + 4*e.8)/2
; (e.5 + 2*e.7 + 4*e.8)/2 = element/8%2 + 2*(element/128)
(push 1)
(assert (= |e.11| (div (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 2)))
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.11| (+ |element/8%2| (* 2 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.11| (+ |element/8%2| (* 2 |element/128|)))))
(declare-const |e.12| Int) ; (e.5 + 2*e.7 + 4*e.8)%2
; (e.5 + 2*e.7 + 4*e.8)%2 = element/16%2
(push 1)
(assert (= |e.12| (- (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) (* 2 |e.11|))))
(assert (not (= |e.12| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |element/16%2|))
(declare-const |e.13| Int) ; e.11/2
; e.11/2 = element/128
(push 1)
(assert (= |e.13| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.13| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.13| |element/128|)))
(declare-const |e.14| Int) ; e.11%2
; e.11%2 = element/8%2
(push 1)
(assert (= |e.14| (- |e.11| (* 2 |e.13|))))
(assert (not (= |e.14| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |element/8%2|))
(declare-const |e.15| Int) ; (e.5 + 2*e.7 + 4*e.8)/4
; (e.5 + 2*e.7 + 4*e.8)/4 = element/128
(push 1)
(assert (= |e.15| (div (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 4)))
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.15| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.15| |element/128|)))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.10| 32) |e.9| (* |e.12| 16) (* |e.14| 8) (* |e.15| 128)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand B against the products: operand B: n = ((lane%4)*16 + lane/4 + (v%2)*8 + (v/2)*64)%8 + ((wn + 2*rn)%2)*8 + ((wn + 2*rn)/2)*16, k = ((lane%4)*16 + lane/4 + (v%2)*8 + (v/2)*64)/8 + rk*16
(reset)
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
; there are inputs: lane = 0, v = 0, wm = 0, wn = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 2) (< 0 2) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of operand B
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/16|)))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |e.1| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/8
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/8 = 2*(lane%4) + v%2 + 8*(v/2)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ (* 2 |lane%4|) |v%2| (* 8 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ (* 2 |lane%4|) |v%2| (* 8 |v/2|)))))
(declare-const |e.2| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%8
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))
(declare-const |e.3| Int) ; (wn + 2*rn)/2
; (wn + 2*rn)/2 = rn
(push 1)
(assert (= |e.3| (div (+ wn (* 2 rn)) 2)))
(assert (not (and (<= 0 (+ wn (* 2 rn))) (= |e.3| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wn (* 2 rn))) (= |e.3| rn)))
(declare-const |e.4| Int) ; (wn + 2*rn)%2
; (wn + 2*rn)%2 = wn
(push 1)
(assert (= |e.4| (- (+ wn (* 2 rn)) (* 2 |e.3|))))
(assert (not (= |e.4| wn)))
(check-sat)
(pop 1)
(assert (= |e.4| wn))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: operand B and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* wn 8) (* rn 16)) (+ |e.2| (* |e.4| 8) (* |e.3| 16)))))
(check-sat)
(pop 1)
; k: operand B and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) (+ |e.1| (* rk 16)))))
(check-sat)
(pop 1)

; ==== the atom's B table: SM80_16x8x16_F16F16F16F16_TN B: each (element) is owned exactly once
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM80_16x8x16_F16F16F16F16_TN B
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
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
; element = (lane%4)*16 + lane/4 + (v%2)*8 + (v/2)*64 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (< (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 128))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/16
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/16 = lane%4 + 4*(v/2)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ |lane%4| (* 4 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ |lane%4| (* 4 |v/2|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = v/2
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |v/2|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/8
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/8 = 2*(lane%4) + v%2 + 8*(v/2)
(push 1)
(assert (= |e.4| (div (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.4| (+ (* 2 |lane%4|) |v%2| (* 8 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.4| (+ (* 2 |lane%4|) |v%2| (* 8 |v/2|)))))
(declare-const |e.5| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%8
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (element/16)%4 + 4*(element%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; e.4/2
; e.4/2 = lane%4 + 4*(v/2)
(push 1)
(assert (= |e.6| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.6| (+ |lane%4| (* 4 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.6| (+ |lane%4| (* 4 |v/2|)))))
(declare-const |e.7| Int) ; e.4%2
; e.4%2 = v%2
(push 1)
(assert (= |e.7| (- |e.4| (* 2 |e.6|))))
(assert (not (= |e.7| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |v%2|))
(declare-const |e.8| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/64
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/64 = v/2
(push 1)
(assert (= |e.8| (div (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.8| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.8| |v/2|)))
; v = (element/8)%2 + 2*(element/64) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 2 |e.8|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 128)))
(declare-const |element%16| Int)
(declare-const |element/16| Int)
; element is written as digits of radix 16
(push 1)
(assert (= |element%16| (mod element 16)))
(assert (= |element/16| (div element 16)))
(assert (not (and (<= 0 |element%16|) (< |element%16| 16) (<= 0 |element/16|) (< |element/16| 8) (= element (+ |element%16| (* 16 |element/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%16|) (< |element%16| 16) (<= 0 |element/16|) (< |element/16| 8) (= element (+ |element%16| (* 16 |element/16|)))))
(declare-const |element/16%4| Int)
(declare-const |element/64| Int)
; element/16 is written as digits of radix 4
(push 1)
(assert (= |element/16%4| (mod |element/16| 4)))
(assert (= |element/64| (div |element/16| 4)))
(assert (not (and (<= 0 |element/16%4|) (< |element/16%4| 4) (<= 0 |element/64|) (< |element/64| 2) (= |element/16| (+ |element/16%4| (* 4 |element/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/16%4|) (< |element/16%4| 4) (<= 0 |element/64|) (< |element/64| 2) (= |element/16| (+ |element/16%4| (* 4 |element/64|)))))
(declare-const |element%8| Int)
(declare-const |element/8%2| Int)
; element%16 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%16| 8)))
(assert (= |element/8%2| (div |element%16| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%2|) (< |element/8%2| 2) (= |element%16| (+ |element%8| (* 8 |element/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%2|) (< |element/8%2| 2) (= |element%16| (+ |element%8| (* 8 |element/8%2|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 2*(element/16%4) + 8*(element/64) + element/8%2
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 2 |element/16%4|) (* 8 |element/64|) |element/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 2 |element/16%4|) (* 8 |element/64|) |element/8%2|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
; lane = (element/16)%4 + 4*(element%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/16%4| (* 4 |e.2|))) (< (+ |element/16%4| (* 4 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = element/16%4 + 4*(element/64)
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |element/16%4| (* 4 |element/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |element/16%4| (* 4 |element/64|)))))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |element/8%2|))
(declare-const |e.5| Int) ; element/64
; element/64 = element/64
(push 1)
(assert (= |e.5| (div element 64)))
(assert (not (and (<= 0 element) (= |e.5| |element/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.5| |element/64|)))
; v = (element/8)%2 + 2*(element/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.4| (* 2 |e.5|))) (< (+ |e.4| (* 2 |e.5|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (element/16%4 + 4*e.2)/4
; (element/16%4 + 4*e.2)/4 = element%8
(push 1)
(assert (= |e.6| (div (+ |element/16%4| (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |element/16%4| (* 4 |e.2|))) (= |e.6| |element%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/16%4| (* 4 |e.2|))) (= |e.6| |element%8|)))
(declare-const |e.7| Int) ; (element/16%4 + 4*e.2)%4
; (element/16%4 + 4*e.2)%4 = element/16%4
(push 1)
(assert (= |e.7| (- (+ |element/16%4| (* 4 |e.2|)) (* 4 |e.6|))))
(assert (not (= |e.7| |element/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |element/16%4|))
(declare-const |e.8| Int) ; (e.4 + 2*e.5)/2
; (e.4 + 2*e.5)/2 = element/64
(push 1)
(assert (= |e.8| (div (+ |e.4| (* 2 |e.5|)) 2)))
(assert (not (and (<= 0 (+ |e.4| (* 2 |e.5|))) (= |e.8| |element/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.4| (* 2 |e.5|))) (= |e.8| |element/64|)))
(declare-const |e.9| Int) ; (e.4 + 2*e.5)%2
; (e.4 + 2*e.5)%2 = element/8%2
(push 1)
(assert (= |e.9| (- (+ |e.4| (* 2 |e.5|)) (* 2 |e.8|))))
(assert (not (= |e.9| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |element/8%2|))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.7| 16) |e.6| (* |e.9| 8) (* |e.8| 64)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand C against the products: operand C: m = ((lane%4)*32 + lane/4 + (v%2)*16 + (v/2)*8)%16 + ((wm + 2*rm)%2)*16 + ((wm + 2*rm)/2)*32, n = ((lane%4)*32 + lane/4 + (v%2)*16 + (v/2)*8)/16 + ((wn + 2*rn)%2)*8 + ((wn + 2*rn)/2)*16
(reset)
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

; ----------------------------------------------------------------------------------------------------
; inputs of operand C
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
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16 = 2*(lane%4) + v%2
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|))))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16 = lane/4 + 8*(v/2)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |v/2|))))
(declare-const |e.3| Int) ; (wm + 2*rm)/2
; (wm + 2*rm)/2 = rm
(push 1)
(assert (= |e.3| (div (+ wm (* 2 rm)) 2)))
(assert (not (and (<= 0 (+ wm (* 2 rm))) (= |e.3| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wm (* 2 rm))) (= |e.3| rm)))
(declare-const |e.4| Int) ; (wm + 2*rm)%2
; (wm + 2*rm)%2 = wm
(push 1)
(assert (= |e.4| (- (+ wm (* 2 rm)) (* 2 |e.3|))))
(assert (not (= |e.4| wm)))
(check-sat)
(pop 1)
(assert (= |e.4| wm))
(declare-const |e.5| Int) ; (wn + 2*rn)/2
; (wn + 2*rn)/2 = rn
(push 1)
(assert (= |e.5| (div (+ wn (* 2 rn)) 2)))
(assert (not (and (<= 0 (+ wn (* 2 rn))) (= |e.5| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ wn (* 2 rn))) (= |e.5| rn)))
(declare-const |e.6| Int) ; (wn + 2*rn)%2
; (wn + 2*rn)%2 = wn
(push 1)
(assert (= |e.6| (- (+ wn (* 2 rn)) (* 2 |e.5|))))
(assert (not (= |e.6| wn)))
(check-sat)
(pop 1)
(assert (= |e.6| wn))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand C and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* wm 16) (* |v/2| 8) (* rm 32)) (+ |e.2| (* |e.4| 16) (* |e.3| 32)))))
(check-sat)
(pop 1)
; n: operand C and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) (+ |e.1| (* |e.6| 8) (* |e.5| 16)))))
(check-sat)
(pop 1)

; ==== the atom's C table: SM80_16x8x16_F16F16F16F16_TN C: each (element) is owned exactly once
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM80_16x8x16_F16F16F16F16_TN C
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
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
; element = (lane%4)*32 + lane/4 + (v%2)*16 + (v/2)*8 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (< (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 128))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/32
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/32 = lane%4
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 32)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| |lane%4|)))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/8
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/8 = 4*(lane%4) + 2*(v%2) + v/2
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.2| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.2| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2|))))
(declare-const |e.3| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%8
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%8 = lane/4
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) (* 8 |e.2|))))
(assert (not (= |e.3| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/4|))
; lane = element/32 + 4*(element%8) is recovered
(push 1)
(assert (not (= (+ |e.1| (* 4 |e.3|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16 = 2*(lane%4) + v%2
(push 1)
(assert (= |e.4| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.4| (+ (* 2 |lane%4|) |v%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.4| (+ (* 2 |lane%4|) |v%2|))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = lane%4
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |lane%4|)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = v%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
(declare-const |e.7| Int) ; e.2/2
; e.2/2 = 2*(lane%4) + v%2
(push 1)
(assert (= |e.7| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.7| (+ (* 2 |lane%4|) |v%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.7| (+ (* 2 |lane%4|) |v%2|))))
(declare-const |e.8| Int) ; e.2%2
; e.2%2 = v/2
(push 1)
(assert (= |e.8| (- |e.2| (* 2 |e.7|))))
(assert (not (= |e.8| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |v/2|))
; v = (element/16)%2 + 2*((element/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.8|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 128)))
(declare-const |element%32| Int)
(declare-const |element/32| Int)
; element is written as digits of radix 32
(push 1)
(assert (= |element%32| (mod element 32)))
(assert (= |element/32| (div element 32)))
(assert (not (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 4) (= element (+ |element%32| (* 32 |element/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 4) (= element (+ |element%32| (* 32 |element/32|)))))
(declare-const |element%8| Int)
(declare-const |element/8%4| Int)
; element%32 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%32| 8)))
(assert (= |element/8%4| (div |element%32| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 4*(element/32) + element/8%4
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 4 |element/32|) |element/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 4 |element/32|) |element/8%4|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
; lane = element/32 + 4*(element%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/32| (* 4 |e.2|))) (< (+ |element/32| (* 4 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |element/8%2| Int)
(declare-const |element/16%2| Int)
; element/8%4 is written as digits of radix 2
(push 1)
(assert (= |element/8%2| (mod |element/8%4| 2)))
(assert (= |element/16%2| (div |element/8%4| 2)))
(assert (not (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|)))))
(declare-const |e.3| Int) ; element/16
; element/16 = 2*(element/32) + element/16%2
(push 1)
(assert (= |e.3| (div element 16)))
(assert (not (and (<= 0 element) (= |e.3| (+ (* 2 |element/32|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.3| (+ (* 2 |element/32|) |element/16%2|))))
(declare-const |e.4| Int) ; e.3/2
; e.3/2 = element/32
(push 1)
(assert (= |e.4| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |element/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |element/32|)))
(declare-const |e.5| Int) ; e.3%2
; e.3%2 = element/16%2
(push 1)
(assert (= |e.5| (- |e.3| (* 2 |e.4|))))
(assert (not (= |e.5| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |element/16%2|))
(declare-const |e.6| Int) ; e.1/2
; e.1/2 = 2*(element/32) + element/16%2
(push 1)
(assert (= |e.6| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32|) |element/16%2|))))
(declare-const |e.7| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.7| (- |e.1| (* 2 |e.6|))))
(assert (not (= |e.7| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |element/8%2|))
; v = (element/16)%2 + 2*((element/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|))) (< (+ |e.5| (* 2 |e.7|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; (element/32 + 4*e.2)/4
; (element/32 + 4*e.2)/4 = element%8
(push 1)
(assert (= |e.8| (div (+ |element/32| (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |element/32| (* 4 |e.2|))) (= |e.8| |element%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/32| (* 4 |e.2|))) (= |e.8| |element%8|)))
(declare-const |e.9| Int) ; (element/32 + 4*e.2)%4
; (element/32 + 4*e.2)%4 = element/32
(push 1)
(assert (= |e.9| (- (+ |element/32| (* 4 |e.2|)) (* 4 |e.8|))))
(assert (not (= |e.9| |element/32|)))
(check-sat)
(pop 1)
(assert (= |e.9| |element/32|))
(declare-const |e.10| Int) ; (e.5 + 2*e.7)/2
; (e.5 + 2*e.7)/2 = element/8%2
(push 1)
(assert (= |e.10| (div (+ |e.5| (* 2 |e.7|)) 2)))
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|))) (= |e.10| |element/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.5| (* 2 |e.7|))) (= |e.10| |element/8%2|)))
(declare-const |e.11| Int) ; (e.5 + 2*e.7)%2
; (e.5 + 2*e.7)%2 = element/16%2
(push 1)
(assert (= |e.11| (- (+ |e.5| (* 2 |e.7|)) (* 2 |e.10|))))
(assert (not (= |e.11| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |element/16%2|))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.9| 32) |e.8| (* |e.11| 16) (* |e.10| 8)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
