; spec     specs/copies/wgmma_shared_operands.toml
; claim    every_product_once: mma products complete
; says     every product A(m,k)*B(n,k) is accumulated into C(m,n) exactly once, for all M >= 64 && M%64 == 0, N >= 128 &&
;          N%128 == 0, K >= 64 && K%64 == 0
; verdict  proved: 7 parts: products, tables and atom
; checks   150, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== the products: issued products is a bijection onto m < 64*(M/64) x n < 128*(N/128) x k < 64*(K/64)
(reset)
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
; there are inputs: am = 0, an = 0, ak = 0, rm = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 64) (< 0 128) (< 0 16) (< 0 1) (< 0 1) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of issued products
; ----------------------------------------------------------------------------------------------------
(declare-const am Int)
(assert (and (<= 0 am) (< am 64)))
(declare-const an Int)
(assert (and (<= 0 an) (< an 128)))
(declare-const ak Int)
(assert (and (<= 0 ak) (< ak 16)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/64|)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/128|)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk (* 4 |K/64|))))
; m = am + rm*64 is in range
(push 1)
(assert (not (and (<= 0 (+ am (* rm 64))) (< (+ am (* rm 64)) (* 64 |M/64|)))))
(check-sat)
(pop 1)
; n = an + rn*128 is in range
(push 1)
(assert (not (and (<= 0 (+ an (* rn 128))) (< (+ an (* rn 128)) (* 128 |N/128|)))))
(check-sat)
(pop 1)
; k = ak + rk*16 is in range
(push 1)
(assert (not (and (<= 0 (+ ak (* rk 16))) (< (+ ak (* rk 16)) (* 64 |K/64|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (am + rm*64)/64
; (am + rm*64)/64 = rm
(push 1)
(assert (= |e.1| (div (+ am (* rm 64)) 64)))
(assert (not (and (<= 0 (+ am (* rm 64))) (= |e.1| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* rm 64))) (= |e.1| rm)))
(declare-const |e.2| Int) ; (am + rm*64)%64
; (am + rm*64)%64 = am
(push 1)
(assert (= |e.2| (- (+ am (* rm 64)) (* 64 |e.1|))))
(assert (not (= |e.2| am)))
(check-sat)
(pop 1)
(assert (= |e.2| am))
; am = m%64 is recovered
(push 1)
(assert (not (= |e.2| am)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (an + rn*128)/128
; (an + rn*128)/128 = rn
(push 1)
(assert (= |e.3| (div (+ an (* rn 128)) 128)))
(assert (not (and (<= 0 (+ an (* rn 128))) (= |e.3| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* rn 128))) (= |e.3| rn)))
(declare-const |e.4| Int) ; (an + rn*128)%128
; (an + rn*128)%128 = an
(push 1)
(assert (= |e.4| (- (+ an (* rn 128)) (* 128 |e.3|))))
(assert (not (= |e.4| an)))
(check-sat)
(pop 1)
(assert (= |e.4| an))
; an = n%128 is recovered
(push 1)
(assert (not (= |e.4| an)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (ak + rk*16)/16
; (ak + rk*16)/16 = rk
(push 1)
(assert (= |e.5| (div (+ ak (* rk 16)) 16)))
(assert (not (and (<= 0 (+ ak (* rk 16))) (= |e.5| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ ak (* rk 16))) (= |e.5| rk)))
(declare-const |e.6| Int) ; (ak + rk*16)%16
; (ak + rk*16)%16 = ak
(push 1)
(assert (= |e.6| (- (+ ak (* rk 16)) (* 16 |e.5|))))
(assert (not (= |e.6| ak)))
(check-sat)
(pop 1)
(assert (= |e.6| ak))
; ak = k%16 is recovered
(push 1)
(assert (not (= |e.6| ak)))
(check-sat)
(pop 1)
; rm = m/64 is recovered
(push 1)
(assert (not (= |e.1| rm)))
(check-sat)
(pop 1)
; rn = n/128 is recovered
(push 1)
(assert (not (= |e.3| rn)))
(check-sat)
(pop 1)
; rk = k/16 is recovered
(push 1)
(assert (not (= |e.5| rk)))
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
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 64 |K/64|))))
(declare-const |m%64| Int)
(declare-const |m/64| Int)
; m is written as digits of radix 64
(push 1)
(assert (= |m%64| (mod m 64)))
(assert (= |m/64| (div m 64)))
(assert (not (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (< |m/64| |M/64|) (= m (+ |m%64| (* 64 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (< |m/64| |M/64|) (= m (+ |m%64| (* 64 |m/64|)))))
; am = m%64 is a legal input
(push 1)
(assert (not (and (<= 0 |m%64|) (< |m%64| 64))))
(check-sat)
(pop 1)
(declare-const |n%128| Int)
(declare-const |n/128| Int)
; n is written as digits of radix 128
(push 1)
(assert (= |n%128| (mod n 128)))
(assert (= |n/128| (div n 128)))
(assert (not (and (<= 0 |n%128|) (< |n%128| 128) (<= 0 |n/128|) (< |n/128| |N/128|) (= n (+ |n%128| (* 128 |n/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%128|) (< |n%128| 128) (<= 0 |n/128|) (< |n/128| |N/128|) (= n (+ |n%128| (* 128 |n/128|)))))
; an = n%128 is a legal input
(push 1)
(assert (not (and (<= 0 |n%128|) (< |n%128| 128))))
(check-sat)
(pop 1)
(declare-const |k%16| Int)
(declare-const |k/16| Int)
; k is written as digits of radix 16
(push 1)
(assert (= |k%16| (mod k 16)))
(assert (= |k/16| (div k 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| (* 4 |K/64|)) (= k (+ |k%16| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| (* 4 |K/64|)) (= k (+ |k%16| (* 16 |k/16|)))))
; ak = k%16 is a legal input
(push 1)
(assert (not (and (<= 0 |k%16|) (< |k%16| 16))))
(check-sat)
(pop 1)
; rm = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |m/64|) (< |m/64| |M/64|))))
(check-sat)
(pop 1)
; rn = n/128 is a legal input
(push 1)
(assert (not (and (<= 0 |n/128|) (< |n/128| |N/128|))))
(check-sat)
(pop 1)
; rk = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |k/16|) (< |k/16| (* 4 |K/64|)))))
(check-sat)
(pop 1)
; the owner found maps to m
(push 1)
(assert (not (= (+ |m%64| (* |m/64| 64)) m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= (+ |n%128| (* |n/128| 128)) n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= (+ |k%16| (* |k/16| 16)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand A against the products: operand A: m = (v%64 + (v/64)*64)%64 + rm*64, k = (v%64 + (v/64)*64)/64 + rk*16
(reset)
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
; there are inputs: lane = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 1024) (< 0 1) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of operand A
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 1024)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm |M/64|)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk (* 4 |K/64|))))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|)))))
(declare-const |e.1| Int) ; (v%64 + v/64*64)/64
; (v%64 + v/64*64)/64 = v/64
(push 1)
(assert (= |e.1| (div (+ |v%64| (* |v/64| 64)) 64)))
(assert (not (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (v%64 + v/64*64)%64
; (v%64 + v/64*64)%64 = v%64
(push 1)
(assert (= |e.2| (- (+ |v%64| (* |v/64| 64)) (* 64 |e.1|))))
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%64|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand A and the closed form agree
(push 1)
(assert (not (= (+ |v%64| (* rm 64)) (+ |e.2| (* rm 64)))))
(check-sat)
(pop 1)
; k: operand A and the closed form agree
(push 1)
(assert (not (= (+ |v/64| (* rk 16)) (+ |e.1| (* rk 16)))))
(check-sat)
(pop 1)

; ==== the atom's A table: SM90_64x128x16_F32F16F16_SS<K,MN> A: each (element) is owned exactly 128 times
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 1024))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM90_64x128x16_F32F16F16_SS<K,MN> A
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 1024)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|)))))
; element = v%64 + (v/64)*64 is in range
(push 1)
(assert (not (and (<= 0 (+ |v%64| (* |v/64| 64))) (< (+ |v%64| (* |v/64| 64)) 1024))))
(check-sat)
(pop 1)
; g = lane is in range
(push 1)
(assert (not (and (<= 0 lane) (< lane 128))))
(check-sat)
(pop 1)
; lane = g is recovered
(push 1)
(assert (not (= lane lane)))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (v%64 + v/64*64)/64
; (v%64 + v/64*64)/64 = v/64
(push 1)
(assert (= |e.1| (div (+ |v%64| (* |v/64| 64)) 64)))
(assert (not (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (v%64 + v/64*64)%64
; (v%64 + v/64*64)%64 = v%64
(push 1)
(assert (= |e.2| (- (+ |v%64| (* |v/64| 64)) (* 64 |e.1|))))
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%64|))
; v = element%64 + 64*(element/64) is recovered
(push 1)
(assert (not (= (+ |e.2| (* 64 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 1024)))
(declare-const g Int)
(assert (and (<= 0 g) (< g 128)))
; lane = g is a legal input
(push 1)
(assert (not (and (<= 0 g) (< g 128))))
(check-sat)
(pop 1)
(declare-const |element%64| Int)
(declare-const |element/64| Int)
; element is written as digits of radix 64
(push 1)
(assert (= |element%64| (mod element 64)))
(assert (= |element/64| (div element 64)))
(assert (not (and (<= 0 |element%64|) (< |element%64| 64) (<= 0 |element/64|) (< |element/64| 16) (= element (+ |element%64| (* 64 |element/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%64|) (< |element%64| 64) (<= 0 |element/64|) (< |element/64| 16) (= element (+ |element%64| (* 64 |element/64|)))))
; v = element%64 + 64*(element/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element%64| (* 64 |element/64|))) (< (+ |element%64| (* 64 |element/64|)) 1024))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (element%64 + 64*(element/64))/64
; (element%64 + 64*(element/64))/64 = element/64
(push 1)
(assert (= |e.1| (div (+ |element%64| (* 64 |element/64|)) 64)))
(assert (not (and (<= 0 (+ |element%64| (* 64 |element/64|))) (= |e.1| |element/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element%64| (* 64 |element/64|))) (= |e.1| |element/64|)))
(declare-const |e.2| Int) ; (element%64 + 64*(element/64))%64
; (element%64 + 64*(element/64))%64 = element%64
(push 1)
(assert (= |e.2| (- (+ |element%64| (* 64 |element/64|)) (* 64 |e.1|))))
(assert (not (= |e.2| |element%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%64|))
; the owner found maps to element
(push 1)
(assert (not (= (+ |e.2| (* |e.1| 64)) element)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand B against the products: operand B: n = (v%128 + (v/128)*128)%128 + rn*128, k = (v%128 + (v/128)*128)/128 + rk*16
(reset)
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
; there are inputs: lane = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 2048) (< 0 1) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of operand B
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn |N/128|)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk (* 4 |K/64|))))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|)))))
(declare-const |e.1| Int) ; (v%128 + v/128*128)/128
; (v%128 + v/128*128)/128 = v/128
(push 1)
(assert (= |e.1| (div (+ |v%128| (* |v/128| 128)) 128)))
(assert (not (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|)))
(declare-const |e.2| Int) ; (v%128 + v/128*128)%128
; (v%128 + v/128*128)%128 = v%128
(push 1)
(assert (= |e.2| (- (+ |v%128| (* |v/128| 128)) (* 128 |e.1|))))
(assert (not (= |e.2| |v%128|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%128|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: operand B and the closed form agree
(push 1)
(assert (not (= (+ |v%128| (* rn 128)) (+ |e.2| (* rn 128)))))
(check-sat)
(pop 1)
; k: operand B and the closed form agree
(push 1)
(assert (not (= (+ |v/128| (* rk 16)) (+ |e.1| (* rk 16)))))
(check-sat)
(pop 1)

; ==== the atom's B table: SM90_64x128x16_F32F16F16_SS<K,MN> B: each (element) is owned exactly 128 times
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 2048))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM90_64x128x16_F32F16F16_SS<K,MN> B
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|)))))
; element = v%128 + (v/128)*128 is in range
(push 1)
(assert (not (and (<= 0 (+ |v%128| (* |v/128| 128))) (< (+ |v%128| (* |v/128| 128)) 2048))))
(check-sat)
(pop 1)
; g = lane is in range
(push 1)
(assert (not (and (<= 0 lane) (< lane 128))))
(check-sat)
(pop 1)
; lane = g is recovered
(push 1)
(assert (not (= lane lane)))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (v%128 + v/128*128)/128
; (v%128 + v/128*128)/128 = v/128
(push 1)
(assert (= |e.1| (div (+ |v%128| (* |v/128| 128)) 128)))
(assert (not (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|)))
(declare-const |e.2| Int) ; (v%128 + v/128*128)%128
; (v%128 + v/128*128)%128 = v%128
(push 1)
(assert (= |e.2| (- (+ |v%128| (* |v/128| 128)) (* 128 |e.1|))))
(assert (not (= |e.2| |v%128|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%128|))
; v = element%128 + 128*(element/128) is recovered
(push 1)
(assert (not (= (+ |e.2| (* 128 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 2048)))
(declare-const g Int)
(assert (and (<= 0 g) (< g 128)))
; lane = g is a legal input
(push 1)
(assert (not (and (<= 0 g) (< g 128))))
(check-sat)
(pop 1)
(declare-const |element%128| Int)
(declare-const |element/128| Int)
; element is written as digits of radix 128
(push 1)
(assert (= |element%128| (mod element 128)))
(assert (= |element/128| (div element 128)))
(assert (not (and (<= 0 |element%128|) (< |element%128| 128) (<= 0 |element/128|) (< |element/128| 16) (= element (+ |element%128| (* 128 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%128|) (< |element%128| 128) (<= 0 |element/128|) (< |element/128| 16) (= element (+ |element%128| (* 128 |element/128|)))))
; v = element%128 + 128*(element/128) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element%128| (* 128 |element/128|))) (< (+ |element%128| (* 128 |element/128|)) 2048))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (element%128 + 128*(element/128))/128
; (element%128 + 128*(element/128))/128 = element/128
(push 1)
(assert (= |e.1| (div (+ |element%128| (* 128 |element/128|)) 128)))
(assert (not (and (<= 0 (+ |element%128| (* 128 |element/128|))) (= |e.1| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element%128| (* 128 |element/128|))) (= |e.1| |element/128|)))
(declare-const |e.2| Int) ; (element%128 + 128*(element/128))%128
; (element%128 + 128*(element/128))%128 = element%128
(push 1)
(assert (= |e.2| (- (+ |element%128| (* 128 |element/128|)) (* 128 |e.1|))))
(assert (not (= |e.2| |element%128|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%128|))
; the owner found maps to element
(push 1)
(assert (not (= (+ |e.2| (* |e.1| 128)) element)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== operand C against the products: operand C: m = ((lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512)%64 + rm*64, n = ((lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512)/64 + rn*128
(reset)
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

; ----------------------------------------------------------------------------------------------------
; inputs of operand C
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
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.4| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64 = lane/4%8 + 16*(lane/32) + 8*(v/2%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand C and the closed form agree
(push 1)
(assert (not (= (+ |lane/4%8| (* |e.1| 16) (* |v/2%2| 8) (* rm 64)) (+ |e.4| (* rm 64)))))
(check-sat)
(pop 1)
; n: operand C and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |e.2| 8) (* rn 128)) (+ |e.3| (* rn 128)))))
(check-sat)
(pop 1)

; ==== the atom's C table: SM90_64x128x16_F32F16F16_SS<K,MN> C: each (element) is owned exactly once
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SM90_64x128x16_F32F16F16_SS<K,MN> C
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
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
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
; element = (lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (< (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 8192))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/128
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/128 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 128)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = v/4
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |v/4|)))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = lane%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane%4|))
(declare-const |e.6| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/8
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/8 = 16*(lane%4) + 2*(lane/32) + 8*(v%2) + v/2%2 + 64*(v/4)
(push 1)
(assert (= |e.6| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.6| (+ (* 16 |lane%4|) (* 2 |lane/32|) (* 8 |v%2|) |v/2%2| (* 64 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.6| (+ (* 16 |lane%4|) (* 2 |lane/32|) (* 8 |v%2|) |v/2%2| (* 64 |v/4|)))))
(declare-const |e.7| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%8
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%8 = lane/4%8
(push 1)
(assert (= |e.7| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 8 |e.6|))))
(assert (not (= |e.7| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane/4%8|))
(declare-const |e.8| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/16
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/16 = 8*(lane%4) + lane/32 + 4*(v%2) + 32*(v/4)
(push 1)
(assert (= |e.8| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.8| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.8| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|)))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = lane/32
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |lane/32|)))
(check-sat)
(pop 1)
(assert (= |e.10| |lane/32|))
; lane = (element/128)%4 + 4*(element%8) + 32*((element/16)%4) is recovered
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.7|) (* 32 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.11| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.11| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.11| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = v%2
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v%2|))
(declare-const |e.14| Int) ; e.6/2
; e.6/2 = 8*(lane%4) + lane/32 + 4*(v%2) + 32*(v/4)
(push 1)
(assert (= |e.14| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.14| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.14| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|)))))
(declare-const |e.15| Int) ; e.6%2
; e.6%2 = v/2%2
(push 1)
(assert (= |e.15| (- |e.6| (* 2 |e.14|))))
(assert (not (= |e.15| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |v/2%2|))
(declare-const |e.16| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/512
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/512 = v/4
(push 1)
(assert (= |e.16| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 512)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.16| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.16| |v/4|)))
; v = (element/64)%2 + 2*((element/8)%2) + 4*(element/512) is recovered
(push 1)
(assert (not (= (+ |e.13| (* 2 |e.15|) (* 4 |e.16|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 8192)))
(declare-const |element%128| Int)
(declare-const |element/128| Int)
; element is written as digits of radix 128
(push 1)
(assert (= |element%128| (mod element 128)))
(assert (= |element/128| (div element 128)))
(assert (not (and (<= 0 |element%128|) (< |element%128| 128) (<= 0 |element/128|) (< |element/128| 64) (= element (+ |element%128| (* 128 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%128|) (< |element%128| 128) (<= 0 |element/128|) (< |element/128| 64) (= element (+ |element%128| (* 128 |element/128|)))))
(declare-const |element/128%4| Int)
(declare-const |element/512| Int)
; element/128 is written as digits of radix 4
(push 1)
(assert (= |element/128%4| (mod |element/128| 4)))
(assert (= |element/512| (div |element/128| 4)))
(assert (not (and (<= 0 |element/128%4|) (< |element/128%4| 4) (<= 0 |element/512|) (< |element/512| 16) (= |element/128| (+ |element/128%4| (* 4 |element/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/128%4|) (< |element/128%4| 4) (<= 0 |element/512|) (< |element/512| 16) (= |element/128| (+ |element/128%4| (* 4 |element/512|)))))
(declare-const |element%8| Int)
(declare-const |element/8%16| Int)
; element%128 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%128| 8)))
(assert (= |element/8%16| (div |element%128| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%16|) (< |element/8%16| 16) (= |element%128| (+ |element%8| (* 8 |element/8%16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%16|) (< |element/8%16| 16) (= |element%128| (+ |element%8| (* 8 |element/8%16|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 16*(element/128%4) + 64*(element/512) + element/8%16
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 16 |element/128%4|) (* 64 |element/512|) |element/8%16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 16 |element/128%4|) (* 64 |element/512|) |element/8%16|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
(declare-const |element/8%2| Int)
(declare-const |element/16%8| Int)
; element/8%16 is written as digits of radix 2
(push 1)
(assert (= |element/8%2| (mod |element/8%16| 2)))
(assert (= |element/16%8| (div |element/8%16| 2)))
(assert (not (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%8|) (< |element/16%8| 8) (= |element/8%16| (+ |element/8%2| (* 2 |element/16%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%8|) (< |element/16%8| 8) (= |element/8%16| (+ |element/8%2| (* 2 |element/16%8|)))))
(declare-const |e.3| Int) ; element/16
; element/16 = 8*(element/128%4) + 32*(element/512) + element/16%8
(push 1)
(assert (= |e.3| (div element 16)))
(assert (not (and (<= 0 element) (= |e.3| (+ (* 8 |element/128%4|) (* 32 |element/512|) |element/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.3| (+ (* 8 |element/128%4|) (* 32 |element/512|) |element/16%8|))))
(declare-const |element/16%4| Int)
(declare-const |element/64%2| Int)
; element/16%8 is written as digits of radix 4
(push 1)
(assert (= |element/16%4| (mod |element/16%8| 4)))
(assert (= |element/64%2| (div |element/16%8| 4)))
(assert (not (and (<= 0 |element/16%4|) (< |element/16%4| 4) (<= 0 |element/64%2|) (< |element/64%2| 2) (= |element/16%8| (+ |element/16%4| (* 4 |element/64%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/16%4|) (< |element/16%4| 4) (<= 0 |element/64%2|) (< |element/64%2| 2) (= |element/16%8| (+ |element/16%4| (* 4 |element/64%2|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = 2*(element/128%4) + 8*(element/512) + element/64%2
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ (* 2 |element/128%4|) (* 8 |element/512|) |element/64%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ (* 2 |element/128%4|) (* 8 |element/512|) |element/64%2|))))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = element/16%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |element/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |element/16%4|))
; lane = (element/128)%4 + 4*(element%8) + 32*((element/16)%4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|))) (< (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; element/64
; element/64 = 2*(element/128%4) + 8*(element/512) + element/64%2
(push 1)
(assert (= |e.6| (div element 64)))
(assert (not (and (<= 0 element) (= |e.6| (+ (* 2 |element/128%4|) (* 8 |element/512|) |element/64%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.6| (+ (* 2 |element/128%4|) (* 8 |element/512|) |element/64%2|))))
(declare-const |e.7| Int) ; e.6/2
; e.6/2 = element/128%4 + 4*(element/512)
(push 1)
(assert (= |e.7| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.7| (+ |element/128%4| (* 4 |element/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| (+ |element/128%4| (* 4 |element/512|)))))
(declare-const |e.8| Int) ; e.6%2
; e.6%2 = element/64%2
(push 1)
(assert (= |e.8| (- |e.6| (* 2 |e.7|))))
(assert (not (= |e.8| |element/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |element/64%2|))
(declare-const |e.9| Int) ; e.1/2
; e.1/2 = 8*(element/128%4) + 32*(element/512) + element/16%4 + 4*(element/64%2)
(push 1)
(assert (= |e.9| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.9| (+ (* 8 |element/128%4|) (* 32 |element/512|) |element/16%4| (* 4 |element/64%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.9| (+ (* 8 |element/128%4|) (* 32 |element/512|) |element/16%4| (* 4 |element/64%2|)))))
(declare-const |e.10| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.10| (- |e.1| (* 2 |e.9|))))
(assert (not (= |e.10| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |element/8%2|))
(declare-const |e.11| Int) ; element/512
; element/512 = element/512
(push 1)
(assert (= |e.11| (div element 512)))
(assert (not (and (<= 0 element) (= |e.11| |element/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.11| |element/512|)))
; v = (element/64)%2 + 2*((element/8)%2) + 4*(element/512) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (< (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (element/128%4 + 4*e.2 + 32*e.5)/4
; (element/128%4 + 4*e.2 + 32*e.5)/4 = element%8 + 8*(element/16%4)
(push 1)
(assert (= |e.12| (div (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|)) 4)))
(assert (not (and (<= 0 (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.12| (+ |element%8| (* 8 |element/16%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.12| (+ |element%8| (* 8 |element/16%4|)))))
(declare-const |e.13| Int) ; (element/128%4 + 4*e.2 + 32*e.5)%4
; (element/128%4 + 4*e.2 + 32*e.5)%4 = element/128%4
(push 1)
(assert (= |e.13| (- (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|)) (* 4 |e.12|))))
(assert (not (= |e.13| |element/128%4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |element/128%4|))
(declare-const |e.14| Int) ; e.12/8
; e.12/8 = element/16%4
(push 1)
(assert (= |e.14| (div |e.12| 8)))
(assert (not (and (<= 0 |e.12|) (= |e.14| |element/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.14| |element/16%4|)))
(declare-const |e.15| Int) ; e.12%8
; e.12%8 = element%8
(push 1)
(assert (= |e.15| (- |e.12| (* 8 |e.14|))))
(assert (not (= |e.15| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.15| |element%8|))
(declare-const |e.16| Int) ; (element/128%4 + 4*e.2 + 32*e.5)/32
; (element/128%4 + 4*e.2 + 32*e.5)/32 = element/16%4
(push 1)
(assert (= |e.16| (div (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|)) 32)))
(assert (not (and (<= 0 (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.16| |element/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.16| |element/16%4|)))
(declare-const |e.17| Int) ; (e.8 + 2*e.10 + 4*e.11)/2
; (e.8 + 2*e.10 + 4*e.11)/2 = element/8%2 + 2*(element/512)
(push 1)
(assert (= |e.17| (div (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) 2)))
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.17| (+ |element/8%2| (* 2 |element/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.17| (+ |element/8%2| (* 2 |element/512|)))))
(declare-const |e.18| Int) ; (e.8 + 2*e.10 + 4*e.11)%2
; (e.8 + 2*e.10 + 4*e.11)%2 = element/64%2
(push 1)
(assert (= |e.18| (- (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) (* 2 |e.17|))))
(assert (not (= |e.18| |element/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |element/64%2|))
(declare-const |e.19| Int) ; e.17/2
; e.17/2 = element/512
(push 1)
(assert (= |e.19| (div |e.17| 2)))
(assert (not (and (<= 0 |e.17|) (= |e.19| |element/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.17|) (= |e.19| |element/512|)))
(declare-const |e.20| Int) ; e.17%2
; e.17%2 = element/8%2
(push 1)
(assert (= |e.20| (- |e.17| (* 2 |e.19|))))
(assert (not (= |e.20| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |element/8%2|))
(declare-const |e.21| Int) ; (e.8 + 2*e.10 + 4*e.11)/4
; (e.8 + 2*e.10 + 4*e.11)/4 = element/512
(push 1)
(assert (= |e.21| (div (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) 4)))
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.21| |element/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.21| |element/512|)))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.13| 128) |e.15| (* |e.16| 16) (* |e.18| 64) (* |e.20| 8) (* |e.21| 512)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
