; spec     specs/field/correct/r21_fragment_strides.toml
; claim    A_fragment: map A_of_lane_0 equals
; says     map A_of_lane_0: offset = v%2 + ((v/2)%2)*256 + (v/4)*8 + rm*2048 + rk*16
; verdict  proved: normal form; 32 points enumerated as well
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 8) (< 0 2) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map A_of_lane_0
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 2)))
(declare-const |e.1| Int) ; 0/4
; 0/4 = 0
(push 1)
(assert (= |e.1| (div 0 4)))
(assert (not (and (<= 0 0) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 0) (= |e.1| 0)))
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
(declare-const |e.2| Int) ; 0%4
; 0%4 = 0
(push 1)
(assert (= |e.2| (- 0 (* 4 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))
(declare-const |e.3| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.3| (div v 4)))
(assert (not (and (<= 0 v) (= |e.3| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.3| |v/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: map A_of_lane_0 and the closed form agree
(push 1)
(assert (not (= (+ (* 32 (+ |e.1| (* 8 |v/2%2|) (* 64 rm))) (* 2 |e.2|) |v%2| (* 8 |e.3|) (* 16 rk)) (+ |v%2| (* |v/2%2| 256) (* |e.3| 8) (* rm 2048) (* rk 16)))))
(check-sat)
(pop 1)
