; spec     specs/instructions/mma_int8.toml
; claim    k32_a: atom SM80_16x8x32_S32S8S8S32_TN A equals
; says     A of SM80_16x8x32_S32S8S8S32_TN: m = lane/4 + 8*((v/4)%2), k = 4*(lane%4) + v%4 + 16*(v/8)
; verdict  proved: normal form; 512 points enumerated as well
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; inputs of A of SM80_16x8x32_S32S8S8S32_TN
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
(declare-const |v%4| Int)
(declare-const |v/4| Int)
; v is written as digits of radix 4
(push 1)
(assert (= |v%4| (mod v 4)))
(assert (= |v/4| (div v 4)))
(assert (not (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 4) (= v (+ |v%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 4) (= v (+ |v%4| (* 4 |v/4|)))))
(declare-const |v/4%2| Int)
(declare-const |v/8| Int)
; v/4 is written as digits of radix 2
(push 1)
(assert (= |v/4%2| (mod |v/4| 2)))
(assert (= |v/8| (div |v/4| 2)))
(assert (not (and (<= 0 |v/4%2|) (< |v/4%2| 2) (<= 0 |v/8|) (< |v/8| 2) (= |v/4| (+ |v/4%2| (* 2 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/4%2|) (< |v/4%2| 2) (<= 0 |v/8|) (< |v/8| 2) (= |v/4| (+ |v/4%2| (* 2 |v/8|)))))
(declare-const |e.1| Int) ; v/8
; v/8 = v/8
(push 1)
(assert (= |e.1| (div v 8)))
(assert (not (and (<= 0 v) (= |e.1| |v/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/8|)))
(declare-const |e.2| Int) ; (lane%4*64 + lane/4 + v%4*16 + v/4%2*8 + e.1*256)/16
; (lane%4*64 + lane/4 + v%4*16 + v/4%2*8 + e.1*256)/16 = 4*(lane%4) + v%4 + 16*(v/8)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 64) |lane/4| (* |v%4| 16) (* |v/4%2| 8) (* |e.1| 256)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 64) |lane/4| (* |v%4| 16) (* |v/4%2| 8) (* |e.1| 256))) (= |e.2| (+ (* 4 |lane%4|) |v%4| (* 16 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 64) |lane/4| (* |v%4| 16) (* |v/4%2| 8) (* |e.1| 256))) (= |e.2| (+ (* 4 |lane%4|) |v%4| (* 16 |v/8|)))))
(declare-const |e.3| Int) ; (lane%4*64 + lane/4 + v%4*16 + v/4%2*8 + e.1*256)%16
; (lane%4*64 + lane/4 + v%4*16 + v/4%2*8 + e.1*256)%16 = lane/4 + 8*(v/4%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 64) |lane/4| (* |v%4| 16) (* |v/4%2| 8) (* |e.1| 256)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/4%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/4%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM80_16x8x32_S32S8S8S32_TN and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/4%2|)))))
(check-sat)
(pop 1)
; k: A of SM80_16x8x32_S32S8S8S32_TN and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 4 |lane%4|) |v%4| (* 16 |e.1|)))))
(check-sat)
(pop 1)
