; spec     specs/instructions/mma_m8n8k4.toml
; claim    tt_f32_c: atom SM70_8x8x4_F32F16F16F32_TT C equals
; says     C of SM70_8x8x4_F32F16F16F32_TT: m = (lane%4)%2 + 2*((v/2)%2) + 4*(lane/4), n = 4*(v/4) + 2*((lane%4)/2) + v%2
; verdict  proved: normal form; 64 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 8) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM70_8x8x4_F32F16F16F32_TT
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 8)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 4) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 4) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 2) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 2) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
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
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)/8
; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)/8 = 2*(lane/2%2) + v%2 + 4*(v/4)
(push 1)
(assert (= |e.3| (div (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32)) 8)))
(assert (not (and (<= 0 (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32))) (= |e.3| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32))) (= |e.3| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|)))))
(declare-const |e.4| Int) ; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)%8
; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)%8 = lane%2 + 4*(lane/4) + 2*(v/2%2)
(push 1)
(assert (= |e.4| (- (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32)) (* 8 |e.3|))))
(assert (not (= |e.4| (+ |lane%2| (* 4 |lane/4|) (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane%2| (* 4 |lane/4|) (* 2 |v/2%2|))))
(declare-const |e.5| Int) ; lane%4
; lane%4 = lane%2 + 2*(lane/2%2)
(push 1)
(assert (= |e.5| (- lane (* 4 |e.1|))))
(assert (not (= |e.5| (+ |lane%2| (* 2 |lane/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.5| (+ |lane%2| (* 2 |lane/2%2|))))
(declare-const |e.6| Int) ; e.5/2
; e.5/2 = lane/2%2
(push 1)
(assert (= |e.6| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |lane/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |lane/2%2|)))
(declare-const |e.7| Int) ; e.5%2
; e.5%2 = lane%2
(push 1)
(assert (= |e.7| (- |e.5| (* 2 |e.6|))))
(assert (not (= |e.7| |lane%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane%2|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: C of SM70_8x8x4_F32F16F16F32_TT and the closed form agree
(push 1)
(assert (not (= |e.4| (+ |e.7| (* 2 |v/2%2|) (* 4 |e.1|)))))
(check-sat)
(pop 1)
; n: C of SM70_8x8x4_F32F16F16F32_TT and the closed form agree
(push 1)
(assert (not (= |e.3| (+ (* 4 |e.2|) (* 2 |e.6|) |v%2|))))
(check-sat)
(pop 1)
