; spec     specs/instructions/ldmatrix.toml
; claim    b6_x1: copy SM100_SU6_DU8x16_x1_LDSM_N dst equals
; says     dst of SM100_SU6_DU8x16_x1_LDSM_N: element = 128*(v/4) + 16*(lane/4) + 4*(lane%4) + v%4
; verdict  proved: normal form; 128 points enumerated as well
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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

; ----------------------------------------------------------------------------------------------------
; inputs of dst of SM100_SU6_DU8x16_x1_LDSM_N
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const |e.1| Int) ; v/4
; v/4 = 0
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| 0)))
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
(declare-const |e.2| Int) ; v%4
; v%4 = v
(push 1)
(assert (= |e.2| (- v (* 4 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; element: dst of SM100_SU6_DU8x16_x1_LDSM_N and the closed form agree
(push 1)
(assert (not (= (+ (* lane 4) v) (+ (* 128 |e.1|) (* 16 |lane/4|) (* 4 |lane%4|) |e.2|))))
(check-sat)
(pop 1)
