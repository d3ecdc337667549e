; spec     specs/tiled_mma/m_permutation.toml
; claim    c_owner: operand C equals
; says     operand C: m = 4*((lane/4 + 8*(v/2) + 16*wm)%8) + (lane/4 + 8*(v/2) + 16*wm)/8 + 32*rm, n = 2*(lane%4) + v%2 +
;          8*wn + 16*rn, for all M >= 32 && M%32 == 0, N >= 16 && N%16 == 0, K >= 16 && K%16 == 0
; verdict  proved: normal form; 512 points enumerated as well at the smallest sizes
; checks   11, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(declare-const |e.1| Int) ; (lane/4 + 8*(v/2) + 16*wm)/8
; (lane/4 + 8*(v/2) + 16*wm)/8 = v/2 + 2*wm
(push 1)
(assert (= |e.1| (div (+ |lane/4| (* 8 |v/2|) (* 16 wm)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm))) (= |e.1| (+ |v/2| (* 2 wm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 wm))) (= |e.1| (+ |v/2| (* 2 wm)))))
(declare-const |e.2| Int) ; (lane/4 + 8*(v/2) + 16*wm)%8
; (lane/4 + 8*(v/2) + 16*wm)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ |lane/4| (* 8 |v/2|) (* 16 wm)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand C and the closed form agree
(push 1)
(assert (not (= (+ (* |lane/4| 4) (* wm 2) |v/2| (* rm 32)) (+ (* 4 |e.2|) |e.1| (* 32 rm)))))
(check-sat)
(pop 1)
; n: operand C and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) (* wn 8) |v%2| (* rn 16)) (+ (* 2 |lane%4|) |v%2| (* 8 wn) (* 16 rn)))))
(check-sat)
(pop 1)
