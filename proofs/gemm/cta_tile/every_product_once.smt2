; spec     specs/gemm/cta_tile.toml
; claim    every_product_once: map product bijective_onto
; says     map product is a bijection onto m < 128*(M/128) x n < 128*(N/128) x k < 32*(K/32), for all M >= 128 && M%128
;          == 0, N >= 128 && N%128 == 0, K >= 32 && K%32 == 0
; verdict  proved: explicit inverse
; checks   80, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 128 && M%128 == 0
(declare-const N Int) ; N >= 128 && N%128 == 0
(declare-const K Int) ; K >= 32 && K%32 == 0
; the assumptions can be met: M = 128, N = 128, K = 32
(push 1)
(assert (not (and (>= 128 128) (= (c_mod 128 128) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 32 32) (= (c_mod 32 32) 0))))
(check-sat)
(pop 1)
(declare-const |M/128| Int)
; M is 128 times a whole number
(push 1)
(assert (>= M 128))
(assert (= (c_mod M 128) 0))
(assert (= |M/128| (div M 128)))
(assert (not (and (= M (* 128 |M/128|)) (<= 1 |M/128|))))
(check-sat)
(pop 1)
(assert (and (= M (* 128 |M/128|)) (<= 1 |M/128|)))
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
; there are inputs: bm = 0, bn = 0, kt = 0, kb = 0, wm = 0, wn = 0, rm = 0, rn = 0, am = 0, an = 0, ak = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 1) (< 0 2) (< 0 2) (< 0 2) (< 0 4) (< 0 8) (< 0 16) (< 0 8) (< 0 16))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map product
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |M/128|)))
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn |N/128|)))
(declare-const kt Int)
(assert (and (<= 0 kt) (< kt |K/32|)))
(declare-const kb Int)
(assert (and (<= 0 kb) (< kb 2)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 8)))
(declare-const am Int)
(assert (and (<= 0 am) (< am 16)))
(declare-const an Int)
(assert (and (<= 0 an) (< an 8)))
(declare-const ak Int)
(assert (and (<= 0 ak) (< ak 16)))
; m = am + 16*wm + 32*rm + 128*bm is in range
(push 1)
(assert (not (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (< (+ am (* 16 wm) (* 32 rm) (* 128 bm)) (* 128 |M/128|)))))
(check-sat)
(pop 1)
; n = an + 8*wn + 16*rn + 128*bn is in range
(push 1)
(assert (not (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (< (+ an (* 8 wn) (* 16 rn) (* 128 bn)) (* 128 |N/128|)))))
(check-sat)
(pop 1)
; k = ak + 16*kb + 32*kt is in range
(push 1)
(assert (not (and (<= 0 (+ ak (* 16 kb) (* 32 kt))) (< (+ ak (* 16 kb) (* 32 kt)) (* 32 |K/32|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (am + 16*wm + 32*rm + 128*bm)/128
; (am + 16*wm + 32*rm + 128*bm)/128 = bm
(push 1)
(assert (= |e.1| (div (+ am (* 16 wm) (* 32 rm) (* 128 bm)) 128)))
(assert (not (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.1| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.1| bm)))
; bm = m/128 is recovered
(push 1)
(assert (not (= |e.1| bm)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (an + 8*wn + 16*rn + 128*bn)/128
; (an + 8*wn + 16*rn + 128*bn)/128 = bn
(push 1)
(assert (= |e.2| (div (+ an (* 8 wn) (* 16 rn) (* 128 bn)) 128)))
(assert (not (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.2| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.2| bn)))
; bn = n/128 is recovered
(push 1)
(assert (not (= |e.2| bn)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (ak + 16*kb + 32*kt)/32
; (ak + 16*kb + 32*kt)/32 = kt
(push 1)
(assert (= |e.3| (div (+ ak (* 16 kb) (* 32 kt)) 32)))
(assert (not (and (<= 0 (+ ak (* 16 kb) (* 32 kt))) (= |e.3| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ ak (* 16 kb) (* 32 kt))) (= |e.3| kt)))
; kt = k/32 is recovered
(push 1)
(assert (not (= |e.3| kt)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (ak + 16*kb + 32*kt)/16
; (ak + 16*kb + 32*kt)/16 = kb + 2*kt
(push 1)
(assert (= |e.4| (div (+ ak (* 16 kb) (* 32 kt)) 16)))
(assert (not (and (<= 0 (+ ak (* 16 kb) (* 32 kt))) (= |e.4| (+ kb (* 2 kt))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ ak (* 16 kb) (* 32 kt))) (= |e.4| (+ kb (* 2 kt)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = kt
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| kt)))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = kb
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| kb)))
(check-sat)
(pop 1)
(assert (= |e.6| kb))
; kb = (k/16)%2 is recovered
(push 1)
(assert (not (= |e.6| kb)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (am + 16*wm + 32*rm + 128*bm)/16
; (am + 16*wm + 32*rm + 128*bm)/16 = wm + 2*rm + 8*bm
(push 1)
(assert (= |e.7| (div (+ am (* 16 wm) (* 32 rm) (* 128 bm)) 16)))
(assert (not (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.7| (+ wm (* 2 rm) (* 8 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.7| (+ wm (* 2 rm) (* 8 bm)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = rm + 4*bm
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ rm (* 4 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ rm (* 4 bm)))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = wm
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| wm)))
(check-sat)
(pop 1)
(assert (= |e.9| wm))
; wm = (m/16)%2 is recovered
(push 1)
(assert (not (= |e.9| wm)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (an + 8*wn + 16*rn + 128*bn)/8
; (an + 8*wn + 16*rn + 128*bn)/8 = wn + 2*rn + 16*bn
(push 1)
(assert (= |e.10| (div (+ an (* 8 wn) (* 16 rn) (* 128 bn)) 8)))
(assert (not (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.10| (+ wn (* 2 rn) (* 16 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.10| (+ wn (* 2 rn) (* 16 bn)))))
(declare-const |e.11| Int) ; e.10/2
; e.10/2 = rn + 8*bn
(push 1)
(assert (= |e.11| (div |e.10| 2)))
(assert (not (and (<= 0 |e.10|) (= |e.11| (+ rn (* 8 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| (+ rn (* 8 bn)))))
(declare-const |e.12| Int) ; e.10%2
; e.10%2 = wn
(push 1)
(assert (= |e.12| (- |e.10| (* 2 |e.11|))))
(assert (not (= |e.12| wn)))
(check-sat)
(pop 1)
(assert (= |e.12| wn))
; wn = (n/8)%2 is recovered
(push 1)
(assert (not (= |e.12| wn)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (am + 16*wm + 32*rm + 128*bm)/32
; (am + 16*wm + 32*rm + 128*bm)/32 = rm + 4*bm
(push 1)
(assert (= |e.13| (div (+ am (* 16 wm) (* 32 rm) (* 128 bm)) 32)))
(assert (not (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.13| (+ rm (* 4 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ am (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.13| (+ rm (* 4 bm)))))
(declare-const |e.14| Int) ; e.13/4
; e.13/4 = bm
(push 1)
(assert (= |e.14| (div |e.13| 4)))
(assert (not (and (<= 0 |e.13|) (= |e.14| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| bm)))
(declare-const |e.15| Int) ; e.13%4
; e.13%4 = rm
(push 1)
(assert (= |e.15| (- |e.13| (* 4 |e.14|))))
(assert (not (= |e.15| rm)))
(check-sat)
(pop 1)
(assert (= |e.15| rm))
; rm = (m/32)%4 is recovered
(push 1)
(assert (not (= |e.15| rm)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (an + 8*wn + 16*rn + 128*bn)/16
; (an + 8*wn + 16*rn + 128*bn)/16 = rn + 8*bn
(push 1)
(assert (= |e.16| (div (+ an (* 8 wn) (* 16 rn) (* 128 bn)) 16)))
(assert (not (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.16| (+ rn (* 8 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ an (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.16| (+ rn (* 8 bn)))))
(declare-const |e.17| Int) ; e.16/8
; e.16/8 = bn
(push 1)
(assert (= |e.17| (div |e.16| 8)))
(assert (not (and (<= 0 |e.16|) (= |e.17| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| bn)))
(declare-const |e.18| Int) ; e.16%8
; e.16%8 = rn
(push 1)
(assert (= |e.18| (- |e.16| (* 8 |e.17|))))
(assert (not (= |e.18| rn)))
(check-sat)
(pop 1)
(assert (= |e.18| rn))
; rn = (n/16)%8 is recovered
(push 1)
(assert (not (= |e.18| rn)))
(check-sat)
(pop 1)
(declare-const |e.19| Int) ; (am + 16*wm + 32*rm + 128*bm)%16
; (am + 16*wm + 32*rm + 128*bm)%16 = am
(push 1)
(assert (= |e.19| (- (+ am (* 16 wm) (* 32 rm) (* 128 bm)) (* 16 |e.7|))))
(assert (not (= |e.19| am)))
(check-sat)
(pop 1)
(assert (= |e.19| am))
; am = m%16 is recovered
(push 1)
(assert (not (= |e.19| am)))
(check-sat)
(pop 1)
(declare-const |e.20| Int) ; (an + 8*wn + 16*rn + 128*bn)%8
; (an + 8*wn + 16*rn + 128*bn)%8 = an
(push 1)
(assert (= |e.20| (- (+ an (* 8 wn) (* 16 rn) (* 128 bn)) (* 8 |e.10|))))
(assert (not (= |e.20| an)))
(check-sat)
(pop 1)
(assert (= |e.20| an))
; an = n%8 is recovered
(push 1)
(assert (not (= |e.20| an)))
(check-sat)
(pop 1)
(declare-const |e.21| Int) ; (ak + 16*kb + 32*kt)%16
; (ak + 16*kb + 32*kt)%16 = ak
(push 1)
(assert (= |e.21| (- (+ ak (* 16 kb) (* 32 kt)) (* 16 |e.4|))))
(assert (not (= |e.21| ak)))
(check-sat)
(pop 1)
(assert (= |e.21| ak))
; ak = k%16 is recovered
(push 1)
(assert (not (= |e.21| ak)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 128 |M/128|))))
(declare-const n Int)
(assert (and (<= 0 n) (< n (* 128 |N/128|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 32 |K/32|))))
(declare-const |m%128| Int)
(declare-const |m/128| Int)
; m is written as digits of radix 128
(push 1)
(assert (= |m%128| (mod m 128)))
(assert (= |m/128| (div m 128)))
(assert (not (and (<= 0 |m%128|) (< |m%128| 128) (<= 0 |m/128|) (< |m/128| |M/128|) (= m (+ |m%128| (* 128 |m/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%128|) (< |m%128| 128) (<= 0 |m/128|) (< |m/128| |M/128|) (= m (+ |m%128| (* 128 |m/128|)))))
; bm = m/128 is a legal input
(push 1)
(assert (not (and (<= 0 |m/128|) (< |m/128| |M/128|))))
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
; bn = n/128 is a legal input
(push 1)
(assert (not (and (<= 0 |n/128|) (< |n/128| |N/128|))))
(check-sat)
(pop 1)
(declare-const |k%32| Int)
(declare-const |k/32| Int)
; k is written as digits of radix 32
(push 1)
(assert (= |k%32| (mod k 32)))
(assert (= |k/32| (div k 32)))
(assert (not (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| |K/32|) (= k (+ |k%32| (* 32 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| |K/32|) (= k (+ |k%32| (* 32 |k/32|)))))
; kt = k/32 is a legal input
(push 1)
(assert (not (and (<= 0 |k/32|) (< |k/32| |K/32|))))
(check-sat)
(pop 1)
(declare-const |k%16| Int)
(declare-const |k/16%2| Int)
; k%32 is written as digits of radix 16
(push 1)
(assert (= |k%16| (mod |k%32| 16)))
(assert (= |k/16%2| (div |k%32| 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16%2|) (< |k/16%2| 2) (= |k%32| (+ |k%16| (* 16 |k/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16%2|) (< |k/16%2| 2) (= |k%32| (+ |k%16| (* 16 |k/16%2|)))))
(declare-const |e.1| Int) ; k/16
; k/16 = 2*(k/32) + k/16%2
(push 1)
(assert (= |e.1| (div k 16)))
(assert (not (and (<= 0 k) (= |e.1| (+ (* 2 |k/32|) |k/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| (+ (* 2 |k/32|) |k/16%2|))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = k/32
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |k/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |k/32|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = k/16%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |k/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/16%2|))
; kb = (k/16)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 2))))
(check-sat)
(pop 1)
(declare-const |m%16| Int)
(declare-const |m/16%8| Int)
; m%128 is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod |m%128| 16)))
(assert (= |m/16%8| (div |m%128| 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16%8|) (< |m/16%8| 8) (= |m%128| (+ |m%16| (* 16 |m/16%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16%8|) (< |m/16%8| 8) (= |m%128| (+ |m%16| (* 16 |m/16%8|)))))
(declare-const |e.4| Int) ; m/16
; m/16 = 8*(m/128) + m/16%8
(push 1)
(assert (= |e.4| (div m 16)))
(assert (not (and (<= 0 m) (= |e.4| (+ (* 8 |m/128|) |m/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.4| (+ (* 8 |m/128|) |m/16%8|))))
(declare-const |m/16%2| Int)
(declare-const |m/32%4| Int)
; m/16%8 is written as digits of radix 2
(push 1)
(assert (= |m/16%2| (mod |m/16%8| 2)))
(assert (= |m/32%4| (div |m/16%8| 2)))
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32%4|) (< |m/32%4| 4) (= |m/16%8| (+ |m/16%2| (* 2 |m/32%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32%4|) (< |m/32%4| 4) (= |m/16%8| (+ |m/16%2| (* 2 |m/32%4|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = 4*(m/128) + m/32%4
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 4 |m/128|) |m/32%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 4 |m/128|) |m/32%4|))))
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
(declare-const |n%8| Int)
(declare-const |n/8%16| Int)
; n%128 is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod |n%128| 8)))
(assert (= |n/8%16| (div |n%128| 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%16|) (< |n/8%16| 16) (= |n%128| (+ |n%8| (* 8 |n/8%16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%16|) (< |n/8%16| 16) (= |n%128| (+ |n%8| (* 8 |n/8%16|)))))
(declare-const |e.7| Int) ; n/8
; n/8 = 16*(n/128) + n/8%16
(push 1)
(assert (= |e.7| (div n 8)))
(assert (not (and (<= 0 n) (= |e.7| (+ (* 16 |n/128|) |n/8%16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.7| (+ (* 16 |n/128|) |n/8%16|))))
(declare-const |n/8%2| Int)
(declare-const |n/16%8| Int)
; n/8%16 is written as digits of radix 2
(push 1)
(assert (= |n/8%2| (mod |n/8%16| 2)))
(assert (= |n/16%8| (div |n/8%16| 2)))
(assert (not (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16%8|) (< |n/16%8| 8) (= |n/8%16| (+ |n/8%2| (* 2 |n/16%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/8%2|) (< |n/8%2| 2) (<= 0 |n/16%8|) (< |n/16%8| 8) (= |n/8%16| (+ |n/8%2| (* 2 |n/16%8|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = 8*(n/128) + n/16%8
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ (* 8 |n/128|) |n/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ (* 8 |n/128|) |n/16%8|))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = n/8%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |n/8%2|))
; wn = (n/8)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.9|) (< |e.9| 2))))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; m/32
; m/32 = 4*(m/128) + m/32%4
(push 1)
(assert (= |e.10| (div m 32)))
(assert (not (and (<= 0 m) (= |e.10| (+ (* 4 |m/128|) |m/32%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.10| (+ (* 4 |m/128|) |m/32%4|))))
(declare-const |e.11| Int) ; e.10/4
; e.10/4 = m/128
(push 1)
(assert (= |e.11| (div |e.10| 4)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |m/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |m/128|)))
(declare-const |e.12| Int) ; e.10%4
; e.10%4 = m/32%4
(push 1)
(assert (= |e.12| (- |e.10| (* 4 |e.11|))))
(assert (not (= |e.12| |m/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.12| |m/32%4|))
; rm = (m/32)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |e.12|) (< |e.12| 4))))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; n/16
; n/16 = 8*(n/128) + n/16%8
(push 1)
(assert (= |e.13| (div n 16)))
(assert (not (and (<= 0 n) (= |e.13| (+ (* 8 |n/128|) |n/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.13| (+ (* 8 |n/128|) |n/16%8|))))
(declare-const |e.14| Int) ; e.13/8
; e.13/8 = n/128
(push 1)
(assert (= |e.14| (div |e.13| 8)))
(assert (not (and (<= 0 |e.13|) (= |e.14| |n/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| |n/128|)))
(declare-const |e.15| Int) ; e.13%8
; e.13%8 = n/16%8
(push 1)
(assert (= |e.15| (- |e.13| (* 8 |e.14|))))
(assert (not (= |e.15| |n/16%8|)))
(check-sat)
(pop 1)
(assert (= |e.15| |n/16%8|))
; rn = (n/16)%8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.15|) (< |e.15| 8))))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; m%16
; m%16 = m%16
(push 1)
(assert (= |e.16| (- m (* 16 |e.4|))))
(assert (not (= |e.16| |m%16|)))
(check-sat)
(pop 1)
(assert (= |e.16| |m%16|))
; am = m%16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.16|) (< |e.16| 16))))
(check-sat)
(pop 1)
(declare-const |e.17| Int) ; n%8
; n%8 = n%8
(push 1)
(assert (= |e.17| (- n (* 8 |e.7|))))
(assert (not (= |e.17| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.17| |n%8|))
; an = n%8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.17|) (< |e.17| 8))))
(check-sat)
(pop 1)
(declare-const |e.18| Int) ; k%16
; k%16 = k%16
(push 1)
(assert (= |e.18| (- k (* 16 |e.1|))))
(assert (not (= |e.18| |k%16|)))
(check-sat)
(pop 1)
(assert (= |e.18| |k%16|))
; ak = k%16 is a legal input
(push 1)
(assert (not (and (<= 0 |e.18|) (< |e.18| 16))))
(check-sat)
(pop 1)
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.16| (* 16 |e.6|) (* 32 |e.12|) (* 128 |m/128|)) m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.17| (* 8 |e.9|) (* 16 |e.15|) (* 128 |n/128|)) n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= (+ |e.18| (* 16 |e.3|) (* 32 |k/32|)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
