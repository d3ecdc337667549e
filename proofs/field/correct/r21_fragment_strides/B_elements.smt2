; spec     specs/field/correct/r21_fragment_strides.toml
; claim    B_elements: operand B equals
; says     operand B: n = lane/4 + 8*rn, k = 2*(lane%4) + v%2 + 8*(v/2) + 16*rk
; verdict  proved: normal form
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0, wm = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 4) (< 0 16) (< 0 2))))
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
(assert (and (<= 0 wm) (< wm 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 16)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 2)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: operand B and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* rn 8)) (+ |lane/4| (* 8 rn)))))
(check-sat)
(pop 1)
; k: operand B and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |v/2| 8) (* rk 16)) (+ (* 2 |lane%4|) |v%2| (* 8 |v/2|) (* 16 rk)))))
(check-sat)
(pop 1)
