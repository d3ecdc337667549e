; spec     specs/tiled_mma/swapped_warps.toml
; claim    b_owner: operand B equals
; says     operand B: n = (t%32)/4 + 8*((t/32)%2) + 16*rn, k = 2*(t%4) + v%2 + 8*(v/2) + 16*rk, for all M >= 32 && M%32
;          == 0, N >= 16 && N%16 == 0, K >= 16 && K%16 == 0
; verdict  proved: normal form; 512 points enumerated as well at the smallest sizes
; checks   16, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(declare-const |e.1| Int) ; (lane + wm*64 + wn*32)/32
; (lane + wm*64 + wn*32)/32 = 2*wm + wn
(push 1)
(assert (= |e.1| (div (+ lane (* wm 64) (* wn 32)) 32)))
(assert (not (and (<= 0 (+ lane (* wm 64) (* wn 32))) (= |e.1| (+ (* 2 wm) wn)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* wm 64) (* wn 32))) (= |e.1| (+ (* 2 wm) wn))))
(declare-const |e.2| Int) ; (lane + wm*64 + wn*32)%32
; (lane + wm*64 + wn*32)%32 = lane%4 + 4*(lane/4)
(push 1)
(assert (= |e.2| (- (+ lane (* wm 64) (* wn 32)) (* 32 |e.1|))))
(assert (not (= |e.2| (+ |lane%4| (* 4 |lane/4|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane%4| (* 4 |lane/4|))))
(declare-const |e.3| Int) ; e.2/4
; e.2/4 = lane/4
(push 1)
(assert (= |e.3| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.3| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| |lane/4|)))
(declare-const |e.4| Int) ; e.1/2
; e.1/2 = wm
(push 1)
(assert (= |e.4| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.4| wm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.4| wm)))
(declare-const |e.5| Int) ; e.1%2
; e.1%2 = wn
(push 1)
(assert (= |e.5| (- |e.1| (* 2 |e.4|))))
(assert (not (= |e.5| wn)))
(check-sat)
(pop 1)
(assert (= |e.5| wn))
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
(declare-const |e.6| Int) ; (lane + wm*64 + wn*32)/4
; (lane + wm*64 + wn*32)/4 = 16*wm + 8*wn + lane/4
(push 1)
(assert (= |e.6| (div (+ lane (* wm 64) (* wn 32)) 4)))
(assert (not (and (<= 0 (+ lane (* wm 64) (* wn 32))) (= |e.6| (+ (* 16 wm) (* 8 wn) |lane/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* wm 64) (* wn 32))) (= |e.6| (+ (* 16 wm) (* 8 wn) |lane/4|))))
(declare-const |e.7| Int) ; (lane + wm*64 + wn*32)%4
; (lane + wm*64 + wn*32)%4 = lane%4
(push 1)
(assert (= |e.7| (- (+ lane (* wm 64) (* wn 32)) (* 4 |e.6|))))
(assert (not (= |e.7| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane%4|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: operand B and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* wn 8) (* rn 16)) (+ |e.3| (* 8 |e.5|) (* 16 rn)))))
(check-sat)
(pop 1)
; k: operand B and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) (+ (* 2 |e.7|) |v%2| (* 8 |v/2|) (* 16 rk)))))
(check-sat)
(pop 1)
