; spec     specs/gemm/cta_tile.toml
; claim    one_owner_of_c: map accumulator bijective_onto
; says     map accumulator is a bijection onto m < 128*(M/128) x n < 128*(N/128), for all M >= 128 && M%128 == 0, N >=
;          128 && N%128 == 0, K >= 32 && K%32 == 0
; verdict  proved: explicit inverse
; checks   81, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: bm = 0, bn = 0, wm = 0, wn = 0, rm = 0, rn = 0, lane = 0, v = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 2) (< 0 2) (< 0 4) (< 0 8) (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map accumulator
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |M/128|)))
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn |N/128|)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 2)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 2)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 8)))
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
; m = lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (< (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) (* 128 |M/128|)))))
(check-sat)
(pop 1)
; n = 2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn is in range
(push 1)
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (< (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) (* 128 |N/128|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/128
; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/128 = bm
(push 1)
(assert (= |e.1| (div (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) 128)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.1| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.1| bm)))
; bm = m/128 is recovered
(push 1)
(assert (not (= |e.1| bm)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/128
; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/128 = bn
(push 1)
(assert (= |e.2| (div (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) 128)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.2| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.2| bn)))
; bn = n/128 is recovered
(push 1)
(assert (not (= |e.2| bn)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/16
; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/16 = wm + 2*rm + 8*bm
(push 1)
(assert (= |e.3| (div (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.3| (+ wm (* 2 rm) (* 8 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.3| (+ wm (* 2 rm) (* 8 bm)))))
(declare-const |e.4| Int) ; e.3/2
; e.3/2 = rm + 4*bm
(push 1)
(assert (= |e.4| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ rm (* 4 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ rm (* 4 bm)))))
(declare-const |e.5| Int) ; e.3%2
; e.3%2 = wm
(push 1)
(assert (= |e.5| (- |e.3| (* 2 |e.4|))))
(assert (not (= |e.5| wm)))
(check-sat)
(pop 1)
(assert (= |e.5| wm))
; wm = (m/16)%2 is recovered
(push 1)
(assert (not (= |e.5| wm)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/8
; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/8 = wn + 2*rn + 16*bn
(push 1)
(assert (= |e.6| (div (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) 8)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.6| (+ wn (* 2 rn) (* 16 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.6| (+ wn (* 2 rn) (* 16 bn)))))
(declare-const |e.7| Int) ; e.6/2
; e.6/2 = rn + 8*bn
(push 1)
(assert (= |e.7| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.7| (+ rn (* 8 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| (+ rn (* 8 bn)))))
(declare-const |e.8| Int) ; e.6%2
; e.6%2 = wn
(push 1)
(assert (= |e.8| (- |e.6| (* 2 |e.7|))))
(assert (not (= |e.8| wn)))
(check-sat)
(pop 1)
(assert (= |e.8| wn))
; wn = (n/8)%2 is recovered
(push 1)
(assert (not (= |e.8| wn)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/32
; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/32 = rm + 4*bm
(push 1)
(assert (= |e.9| (div (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) 32)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.9| (+ rm (* 4 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.9| (+ rm (* 4 bm)))))
(declare-const |e.10| Int) ; e.9/4
; e.9/4 = bm
(push 1)
(assert (= |e.10| (div |e.9| 4)))
(assert (not (and (<= 0 |e.9|) (= |e.10| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| bm)))
(declare-const |e.11| Int) ; e.9%4
; e.9%4 = rm
(push 1)
(assert (= |e.11| (- |e.9| (* 4 |e.10|))))
(assert (not (= |e.11| rm)))
(check-sat)
(pop 1)
(assert (= |e.11| rm))
; rm = (m/32)%4 is recovered
(push 1)
(assert (not (= |e.11| rm)))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/16
; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/16 = rn + 8*bn
(push 1)
(assert (= |e.12| (div (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) 16)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.12| (+ rn (* 8 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.12| (+ rn (* 8 bn)))))
(declare-const |e.13| Int) ; e.12/8
; e.12/8 = bn
(push 1)
(assert (= |e.13| (div |e.12| 8)))
(assert (not (and (<= 0 |e.12|) (= |e.13| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| bn)))
(declare-const |e.14| Int) ; e.12%8
; e.12%8 = rn
(push 1)
(assert (= |e.14| (- |e.12| (* 8 |e.13|))))
(assert (not (= |e.14| rn)))
(check-sat)
(pop 1)
(assert (= |e.14| rn))
; rn = (n/16)%8 is recovered
(push 1)
(assert (not (= |e.14| rn)))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/2
; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)/2 = lane%4 + 4*wn + 8*rn + 64*bn
(push 1)
(assert (= |e.15| (div (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) 2)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.15| (+ |lane%4| (* 4 wn) (* 8 rn) (* 64 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn))) (= |e.15| (+ |lane%4| (* 4 wn) (* 8 rn) (* 64 bn)))))
(declare-const |e.16| Int) ; e.15/4
; e.15/4 = wn + 2*rn + 16*bn
(push 1)
(assert (= |e.16| (div |e.15| 4)))
(assert (not (and (<= 0 |e.15|) (= |e.16| (+ wn (* 2 rn) (* 16 bn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.15|) (= |e.16| (+ wn (* 2 rn) (* 16 bn)))))
(declare-const |e.17| Int) ; e.15%4
; e.15%4 = lane%4
(push 1)
(assert (= |e.17| (- |e.15| (* 4 |e.16|))))
(assert (not (= |e.17| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.17| |lane%4|))
(declare-const |e.18| Int) ; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/8
; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)/8 = v/2 + 2*wm + 4*rm + 16*bm
(push 1)
(assert (= |e.18| (div (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.18| (+ |v/2| (* 2 wm) (* 4 rm) (* 16 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm))) (= |e.18| (+ |v/2| (* 2 wm) (* 4 rm) (* 16 bm)))))
(declare-const |e.19| Int) ; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)%8
; (lane/4 + 8*(v/2) + 16*wm + 32*rm + 128*bm)%8 = lane/4
(push 1)
(assert (= |e.19| (- (+ |lane/4| (* 8 |v/2|) (* 16 wm) (* 32 rm) (* 128 bm)) (* 8 |e.18|))))
(assert (not (= |e.19| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |lane/4|))
; lane = (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.17| (* 4 |e.19|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.20| Int) ; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)%2
; (2*(lane%4) + v%2 + 8*wn + 16*rn + 128*bn)%2 = v%2
(push 1)
(assert (= |e.20| (- (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn) (* 128 bn)) (* 2 |e.15|))))
(assert (not (= |e.20| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |v%2|))
(declare-const |e.21| Int) ; e.18/2
; e.18/2 = wm + 2*rm + 8*bm
(push 1)
(assert (= |e.21| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.21| (+ wm (* 2 rm) (* 8 bm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.21| (+ wm (* 2 rm) (* 8 bm)))))
(declare-const |e.22| Int) ; e.18%2
; e.18%2 = v/2
(push 1)
(assert (= |e.22| (- |e.18| (* 2 |e.21|))))
(assert (not (= |e.22| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.22| |v/2|))
; v = n%2 + 2*((m/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.20| (* 2 |e.22|)) v)))
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
(declare-const |e.1| Int) ; m/16
; m/16 = 8*(m/128) + m/16%8
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| (+ (* 8 |m/128|) |m/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| (+ (* 8 |m/128|) |m/16%8|))))
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
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = 4*(m/128) + m/32%4
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ (* 4 |m/128|) |m/32%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ (* 4 |m/128|) |m/32%4|))))
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
(declare-const |e.4| Int) ; n/8
; n/8 = 16*(n/128) + n/8%16
(push 1)
(assert (= |e.4| (div n 8)))
(assert (not (and (<= 0 n) (= |e.4| (+ (* 16 |n/128|) |n/8%16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.4| (+ (* 16 |n/128|) |n/8%16|))))
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
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = 8*(n/128) + n/16%8
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 8 |n/128|) |n/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 8 |n/128|) |n/16%8|))))
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
; m/32 = 4*(m/128) + m/32%4
(push 1)
(assert (= |e.7| (div m 32)))
(assert (not (and (<= 0 m) (= |e.7| (+ (* 4 |m/128|) |m/32%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.7| (+ (* 4 |m/128|) |m/32%4|))))
(declare-const |e.8| Int) ; e.7/4
; e.7/4 = m/128
(push 1)
(assert (= |e.8| (div |e.7| 4)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |m/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |m/128|)))
(declare-const |e.9| Int) ; e.7%4
; e.7%4 = m/32%4
(push 1)
(assert (= |e.9| (- |e.7| (* 4 |e.8|))))
(assert (not (= |e.9| |m/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.9| |m/32%4|))
; rm = (m/32)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |e.9|) (< |e.9| 4))))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; n/16
; n/16 = 8*(n/128) + n/16%8
(push 1)
(assert (= |e.10| (div n 16)))
(assert (not (and (<= 0 n) (= |e.10| (+ (* 8 |n/128|) |n/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.10| (+ (* 8 |n/128|) |n/16%8|))))
(declare-const |e.11| Int) ; e.10/8
; e.10/8 = n/128
(push 1)
(assert (= |e.11| (div |e.10| 8)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |n/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |n/128|)))
(declare-const |e.12| Int) ; e.10%8
; e.10%8 = n/16%8
(push 1)
(assert (= |e.12| (- |e.10| (* 8 |e.11|))))
(assert (not (= |e.12| |n/16%8|)))
(check-sat)
(pop 1)
(assert (= |e.12| |n/16%8|))
; rn = (n/16)%8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.12|) (< |e.12| 8))))
(check-sat)
(pop 1)
(declare-const |n%2| Int)
(declare-const |n/2%4| Int)
; n%8 is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod |n%8| 2)))
(assert (= |n/2%4| (div |n%8| 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2%4|) (< |n/2%4| 4) (= |n%8| (+ |n%2| (* 2 |n/2%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2%4|) (< |n/2%4| 4) (= |n%8| (+ |n%2| (* 2 |n/2%4|)))))
(declare-const |e.13| Int) ; n/2
; n/2 = 64*(n/128) + 4*(n/8%2) + 8*(n/16%8) + n/2%4
(push 1)
(assert (= |e.13| (div n 2)))
(assert (not (and (<= 0 n) (= |e.13| (+ (* 64 |n/128|) (* 4 |n/8%2|) (* 8 |n/16%8|) |n/2%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.13| (+ (* 64 |n/128|) (* 4 |n/8%2|) (* 8 |n/16%8|) |n/2%4|))))
(declare-const |e.14| Int) ; e.13/4
; e.13/4 = 16*(n/128) + n/8%2 + 2*(n/16%8)
(push 1)
(assert (= |e.14| (div |e.13| 4)))
(assert (not (and (<= 0 |e.13|) (= |e.14| (+ (* 16 |n/128|) |n/8%2| (* 2 |n/16%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| (+ (* 16 |n/128|) |n/8%2| (* 2 |n/16%8|)))))
(declare-const |e.15| Int) ; e.13%4
; e.13%4 = n/2%4
(push 1)
(assert (= |e.15| (- |e.13| (* 4 |e.14|))))
(assert (not (= |e.15| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.15| |n/2%4|))
(declare-const |m%8| Int)
(declare-const |m/8%2| Int)
; m%16 is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod |m%16| 8)))
(assert (= |m/8%2| (div |m%16| 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8%2|) (< |m/8%2| 2) (= |m%16| (+ |m%8| (* 8 |m/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8%2|) (< |m/8%2| 2) (= |m%16| (+ |m%8| (* 8 |m/8%2|)))))
(declare-const |e.16| Int) ; m/8
; m/8 = 16*(m/128) + 2*(m/16%2) + 4*(m/32%4) + m/8%2
(push 1)
(assert (= |e.16| (div m 8)))
(assert (not (and (<= 0 m) (= |e.16| (+ (* 16 |m/128|) (* 2 |m/16%2|) (* 4 |m/32%4|) |m/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.16| (+ (* 16 |m/128|) (* 2 |m/16%2|) (* 4 |m/32%4|) |m/8%2|))))
(declare-const |e.17| Int) ; m%8
; m%8 = m%8
(push 1)
(assert (= |e.17| (- m (* 8 |e.16|))))
(assert (not (= |e.17| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.17| |m%8|))
; lane = (n/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.15| (* 4 |e.17|))) (< (+ |e.15| (* 4 |e.17|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.18| Int) ; n%2
; n%2 = n%2
(push 1)
(assert (= |e.18| (- n (* 2 |e.13|))))
(assert (not (= |e.18| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |n%2|))
(declare-const |e.19| Int) ; e.16/2
; e.16/2 = 8*(m/128) + m/16%2 + 2*(m/32%4)
(push 1)
(assert (= |e.19| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.19| (+ (* 8 |m/128|) |m/16%2| (* 2 |m/32%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.19| (+ (* 8 |m/128|) |m/16%2| (* 2 |m/32%4|)))))
(declare-const |e.20| Int) ; e.16%2
; e.16%2 = m/8%2
(push 1)
(assert (= |e.20| (- |e.16| (* 2 |e.19|))))
(assert (not (= |e.20| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |m/8%2|))
; v = n%2 + 2*((m/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.18| (* 2 |e.20|))) (< (+ |e.18| (* 2 |e.20|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.21| Int) ; (e.15 + 4*e.17)/4
; (e.15 + 4*e.17)/4 = m%8
(push 1)
(assert (= |e.21| (div (+ |e.15| (* 4 |e.17|)) 4)))
(assert (not (and (<= 0 (+ |e.15| (* 4 |e.17|))) (= |e.21| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* 4 |e.17|))) (= |e.21| |m%8|)))
(declare-const |e.22| Int) ; (e.18 + 2*e.20)/2
; (e.18 + 2*e.20)/2 = m/8%2
(push 1)
(assert (= |e.22| (div (+ |e.18| (* 2 |e.20|)) 2)))
(assert (not (and (<= 0 (+ |e.18| (* 2 |e.20|))) (= |e.22| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.18| (* 2 |e.20|))) (= |e.22| |m/8%2|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.21| (* 8 |e.22|) (* 16 |e.3|) (* 32 |e.9|) (* 128 |m/128|)) m)))
(check-sat)
(pop 1)
(declare-const |e.23| Int) ; (e.15 + 4*e.17)%4
; (e.15 + 4*e.17)%4 = n/2%4
(push 1)
(assert (= |e.23| (- (+ |e.15| (* 4 |e.17|)) (* 4 |e.21|))))
(assert (not (= |e.23| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.23| |n/2%4|))
(declare-const |e.24| Int) ; (e.18 + 2*e.20)%2
; (e.18 + 2*e.20)%2 = n%2
(push 1)
(assert (= |e.24| (- (+ |e.18| (* 2 |e.20|)) (* 2 |e.22|))))
(assert (not (= |e.24| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.24| |n%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* 2 |e.23|) |e.24| (* 8 |e.6|) (* 16 |e.12|) (* 128 |n/128|)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
