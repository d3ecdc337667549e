; spec     specs/instructions/mma_m8n8k4.toml
; claim    nt_b: atom SM70_8x8x4_F16F16F16F16_NT B equals
; says     B of SM70_8x8x4_F16F16F16F16_NT: n = v + 4*(lane/4), k = lane%4
; verdict  proved: normal form; 32 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 8) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM70_8x8x4_F16F16F16F16_NT
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 8)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 2) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 2) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |e.1| Int) ; (lane%4*8 + lane/4*4 + v)/8
; (lane%4*8 + lane/4*4 + v)/8 = lane%4
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 8) (* |lane/4| 4) v) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 8) (* |lane/4| 4) v)) (= |e.1| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 8) (* |lane/4| 4) v)) (= |e.1| |lane%4|)))
(declare-const |e.2| Int) ; (lane%4*8 + lane/4*4 + v)%8
; (lane%4*8 + lane/4*4 + v)%8 = 4*(lane/4) + v
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 8) (* |lane/4| 4) v) (* 8 |e.1|))))
(assert (not (= |e.2| (+ (* 4 |lane/4|) v))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 4 |lane/4|) v)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: B of SM70_8x8x4_F16F16F16F16_NT and the closed form agree
(push 1)
(assert (not (= |e.2| (+ v (* 4 |lane/4|)))))
(check-sat)
(pop 1)
; k: B of SM70_8x8x4_F16F16F16F16_NT and the closed form agree
(push 1)
(assert (not (= |e.1| |lane%4|)))
(check-sat)
(pop 1)
