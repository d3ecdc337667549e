; spec     specs/instructions/mma_int4.toml
; claim    k32_a: atom SM80_16x8x32_S32S4S4S32_TN A equals
; says     A of SM80_16x8x32_S32S4S4S32_TN: m = lane/4 + 8*(v/8), k = 8*(lane%4) + v%8
; verdict  proved: normal form; 512 points enumerated as well
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM80_16x8x32_S32S4S4S32_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 16)))
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
(declare-const |v%8| Int)
(declare-const |v/8| Int)
; v is written as digits of radix 8
(push 1)
(assert (= |v%8| (mod v 8)))
(assert (= |v/8| (div v 8)))
(assert (not (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 2) (= v (+ |v%8| (* 8 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 2) (= v (+ |v%8| (* 8 |v/8|)))))
(declare-const |e.1| Int) ; (lane%4*128 + lane/4 + v%8*16 + v/8*8)/16
; (lane%4*128 + lane/4 + v%8*16 + v/8*8)/16 = 8*(lane%4) + v%8
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8| 8))) (= |e.1| (+ (* 8 |lane%4|) |v%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8| 8))) (= |e.1| (+ (* 8 |lane%4|) |v%8|))))
(declare-const |e.2| Int) ; (lane%4*128 + lane/4 + v%8*16 + v/8*8)%16
; (lane%4*128 + lane/4 + v%8*16 + v/8*8)%16 = lane/4 + 8*(v/8)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8| 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/8|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |v/8|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM80_16x8x32_S32S4S4S32_TN and the closed form agree
(push 1)
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/8|)))))
(check-sat)
(pop 1)
; k: A of SM80_16x8x32_S32S4S4S32_TN and the closed form agree
(push 1)
(assert (not (= |e.1| (+ (* 8 |lane%4|) |v%8|))))
(check-sat)
(pop 1)
