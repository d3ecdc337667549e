; spec     specs/field/correct/r21_fragment_strides.toml
; claim    A_elements: operand A equals
; says     operand A: m = lane/4 + 8*((v/2)%2) + 16*wm + 64*rm, k = 2*(lane%4) + v%2 + 8*(v/4) + 16*rk
; verdict  proved: normal form; 4096 points enumerated as well
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0, wm = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8) (< 0 4) (< 0 2) (< 0 2))))
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
(assert (and (<= 0 wm) (< wm 4)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: operand A and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* wm 16) (* |v/2%2| 8) (* rm 64)) (+ |lane/4| (* 8 |v/2%2|) (* 16 wm) (* 64 rm)))))
(check-sat)
(pop 1)
; k: operand A and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 2) |v%2| (* |e.1| 8) (* rk 16)) (+ (* 2 |lane%4|) |v%2| (* 8 |e.1|) (* 16 rk)))))
(check-sat)
(pop 1)
