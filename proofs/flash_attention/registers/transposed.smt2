; spec     specs/flash_attention/registers.toml
; claim    transposed: atom SM80_16x8x16_F32F16F16F32_TN C same_registers
; says     C of SM80_16x8x16_F32F16F16F32_TN as B of SM80_16x8x16_F32F16F16F32_TN: needs no more than lanes
; verdict  proved: normal form; 128 points enumerated as well
; checks   15, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== every register holds the element wanted
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, s = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM80_16x8x16_F32F16F16F32_TN as B of SM80_16x8x16_F32F16F16F32_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const s Int)
(assert (and (<= 0 s) (< s 4)))
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
(declare-const |lane/4%2| Int)
(declare-const |lane/8| Int)
; lane/4 is written as digits of radix 2
(push 1)
(assert (= |lane/4%2| (mod |lane/4| 2)))
(assert (= |lane/8| (div |lane/4| 2)))
(assert (not (and (<= 0 |lane/4%2|) (< |lane/4%2| 2) (<= 0 |lane/8|) (< |lane/8| 4) (= |lane/4| (+ |lane/4%2| (* 2 |lane/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%2|) (< |lane/4%2| 2) (<= 0 |lane/8|) (< |lane/8| 4) (= |lane/4| (+ |lane/4%2| (* 2 |lane/8|)))))
(declare-const |e.1| Int) ; lane/8
; lane/8 = lane/8
(push 1)
(assert (= |e.1| (div lane 8)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/8|)))
(declare-const |s%2| Int)
(declare-const |s/2| Int)
; s is written as digits of radix 2
(push 1)
(assert (= |s%2| (mod s 2)))
(assert (= |s/2| (div s 2)))
(assert (not (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 2) (= s (+ |s%2| (* 2 |s/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 2) (= s (+ |s%2| (* 2 |s/2|)))))
(declare-const |e.2| Int) ; (lane%4*8 + e.1 + s%2*4)/4
; (lane%4*8 + e.1 + s%2*4)/4 = 2*(lane%4) + s%2
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 8) |e.1| (* |s%2| 4)) 4)))
(assert (not (and (<= 0 (+ (* |lane%4| 8) |e.1| (* |s%2| 4))) (= |e.2| (+ (* 2 |lane%4|) |s%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 8) |e.1| (* |s%2| 4))) (= |e.2| (+ (* 2 |lane%4|) |s%2|))))
(declare-const |e.3| Int) ; (lane%4*8 + e.1 + s%2*4)%4
; (lane%4*8 + e.1 + s%2*4)%4 = lane/8
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 8) |e.1| (* |s%2| 4)) (* 4 |e.2|))))
(assert (not (= |e.3| |lane/8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/8|))
(declare-const |e.4| Int) ; (lane/4%2 + s/2*2)/2
; (lane/4%2 + s/2*2)/2 = s/2
(push 1)
(assert (= |e.4| (div (+ |lane/4%2| (* |s/2| 2)) 2)))
(assert (not (and (<= 0 (+ |lane/4%2| (* |s/2| 2))) (= |e.4| |s/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4%2| (* |s/2| 2))) (= |e.4| |s/2|)))
(declare-const |e.5| Int) ; (lane/4%2 + s/2*2)%2
; (lane/4%2 + s/2*2)%2 = lane/4%2
(push 1)
(assert (= |e.5| (- (+ |lane/4%2| (* |s/2| 2)) (* 2 |e.4|))))
(assert (not (= |e.5| |lane/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4%2|))
(declare-const |e.6| Int) ; (e.3*32 + e.2 + e.5*16 + e.4*8)/16
; (e.3*32 + e.2 + e.5*16 + e.4*8)/16 = 2*(lane/8) + lane/4%2
(push 1)
(assert (= |e.6| (div (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.4| 8)) 16)))
(assert (not (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.4| 8))) (= |e.6| (+ (* 2 |lane/8|) |lane/4%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.4| 8))) (= |e.6| (+ (* 2 |lane/8|) |lane/4%2|))))
(declare-const |e.7| Int) ; (lane%4*16 + lane/4 + s%2*8 + s/2*64)/8
; (lane%4*16 + lane/4 + s%2*8 + s/2*64)/8 = 2*(lane%4) + s%2 + 8*(s/2)
(push 1)
(assert (= |e.7| (div (+ (* |lane%4| 16) |lane/4| (* |s%2| 8) (* |s/2| 64)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |s%2| 8) (* |s/2| 64))) (= |e.7| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |s%2| 8) (* |s/2| 64))) (= |e.7| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2|)))))
(declare-const |e.8| Int) ; (lane%4*16 + lane/4 + s%2*8 + s/2*64)%8
; (lane%4*16 + lane/4 + s%2*8 + s/2*64)%8 = lane/4%2 + 2*(lane/8)
(push 1)
(assert (= |e.8| (- (+ (* |lane%4| 16) |lane/4| (* |s%2| 8) (* |s/2| 64)) (* 8 |e.7|))))
(assert (not (= |e.8| (+ |lane/4%2| (* 2 |lane/8|)))))
(check-sat)
(pop 1)
(assert (= |e.8| (+ |lane/4%2| (* 2 |lane/8|))))
(declare-const |e.9| Int) ; (e.3*32 + e.2 + e.5*16 + e.4*8)%16
; (e.3*32 + e.2 + e.5*16 + e.4*8)%16 = 2*(lane%4) + s%2 + 8*(s/2)
(push 1)
(assert (= |e.9| (- (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.4| 8)) (* 16 |e.6|))))
(assert (not (= |e.9| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2|)))))
(check-sat)
(pop 1)
(assert (= |e.9| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: C of SM80_16x8x16_F32F16F16F32_TN as B of SM80_16x8x16_F32F16F16F32_TN and the closed form agree
(push 1)
(assert (not (= |e.6| |e.8|)))
(check-sat)
(pop 1)
; k: C of SM80_16x8x16_F32F16F16F32_TN as B of SM80_16x8x16_F32F16F16F32_TN and the closed form agree
(push 1)
(assert (not (= |e.9| |e.7|)))
(check-sat)
(pop 1)
