; spec     specs/instructions/wgmma_accumulator.toml
; claim    n232: atom SM90_64x232x16_F32F16F16_SS C equals
; says     C of SM90_64x232x16_F32F16F16_SS: m = 16*(lane/32) + (lane%32)/4 + 8*((v/2)%2), n = 2*(lane%4) + v%2 + 8*(v/4)
; verdict  proved: normal form
; checks   13, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 116))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM90_64x232x16_F32F16F16_SS
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 116)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |lane/4%8| Int)
(declare-const |lane/32| Int)
; lane/4 is written as digits of radix 8
(push 1)
(assert (= |lane/4%8| (mod |lane/4| 8)))
(assert (= |lane/32| (div |lane/4| 8)))
(assert (not (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|)))))
(declare-const |e.1| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.1| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/32|)))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 58) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 58) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 29) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 29) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.4| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64 = lane/4%8 + 16*(lane/32) + 8*(v/2%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|))))
(declare-const |e.5| Int) ; lane%32
; lane%32 = lane%4 + 4*(lane/4%8)
(push 1)
(assert (= |e.5| (- lane (* 32 |e.1|))))
(assert (not (= |e.5| (+ |lane%4| (* 4 |lane/4%8|)))))
(check-sat)
(pop 1)
(assert (= |e.5| (+ |lane%4| (* 4 |lane/4%8|))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = lane/4%8
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |lane/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |lane/4%8|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: C of SM90_64x232x16_F32F16F16_SS and the closed form agree
(push 1)
(assert (not (= |e.4| (+ (* 16 |e.1|) |e.6| (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
; n: C of SM90_64x232x16_F32F16F16_SS and the closed form agree
(push 1)
(assert (not (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |e.2|)))))
(check-sat)
(pop 1)
