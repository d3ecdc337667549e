; spec     specs/instructions/mma_int8.toml
; claim    k16_m8_turing_c: atom SM75_8x8x16_S32S8S8S32_TN C equals
; says     C of SM75_8x8x16_S32S8S8S32_TN: m = lane/4, n = 2*(lane%4) + v
; verdict  proved: normal form; 64 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM75_8x8x16_S32S8S8S32_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2)))
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
(declare-const |e.1| Int) ; (lane%4*16 + lane/4 + v*8)/8
; (lane%4*16 + lane/4 + v*8)/8 = 2*(lane%4) + v
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 16) |lane/4| (* v 8)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.1| (+ (* 2 |lane%4|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.1| (+ (* 2 |lane%4|) v))))
(declare-const |e.2| Int) ; (lane%4*16 + lane/4 + v*8)%8
; (lane%4*16 + lane/4 + v*8)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 16) |lane/4| (* v 8)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: C of SM75_8x8x16_S32S8S8S32_TN and the closed form agree
(push 1)
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
; n: C of SM75_8x8x16_S32S8S8S32_TN and the closed form agree
(push 1)
(assert (not (= |e.1| (+ (* 2 |lane%4|) v))))
(check-sat)
(pop 1)
