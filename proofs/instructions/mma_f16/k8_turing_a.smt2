; spec     specs/instructions/mma_f16.toml
; claim    k8_turing_a: atom SM75_16x8x8_F32F16F16F32_TN A equals
; says     A of SM75_16x8x8_F32F16F16F32_TN: m = lane/4 + 8*(v/2), k = 2*(lane%4) + v%2
; verdict  proved: normal form; 128 points enumerated as well
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; inputs of A of SM75_16x8x8_F32F16F16F32_TN
; ----------------------------------------------------------------------------------------------------
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
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16 = 2*(lane%4) + v%2
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|))))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16 = lane/4 + 8*(v/2)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |v/2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM75_16x8x8_F32F16F16F32_TN and the closed form agree
(push 1)
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/2|)))))
(check-sat)
(pop 1)
; k: A of SM75_16x8x8_F32F16F16F32_TN and the closed form agree
(push 1)
(assert (not (= |e.1| (+ (* 2 |lane%4|) |v%2|))))
(check-sat)
(pop 1)
