; spec     specs/instructions/mma_b1.toml
; claim    k256_a: atom SM80_16x8x256_S32U1U1S32_TN_XORPOPC A equals
; says     A of SM80_16x8x256_S32U1U1S32_TN_XORPOPC: m = lane/4 + 8*((v/32)%2), k = 32*(lane%4) + v%32 + 128*(v/64)
; verdict  proved: normal form; 4096 points enumerated as well
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 128))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM80_16x8x256_S32U1U1S32_TN_XORPOPC
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 128)))
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
(declare-const |v%32| Int)
(declare-const |v/32| Int)
; v is written as digits of radix 32
(push 1)
(assert (= |v%32| (mod v 32)))
(assert (= |v/32| (div v 32)))
(assert (not (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 4) (= v (+ |v%32| (* 32 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 4) (= v (+ |v%32| (* 32 |v/32|)))))
(declare-const |v/32%2| Int)
(declare-const |v/64| Int)
; v/32 is written as digits of radix 2
(push 1)
(assert (= |v/32%2| (mod |v/32| 2)))
(assert (= |v/64| (div |v/32| 2)))
(assert (not (and (<= 0 |v/32%2|) (< |v/32%2| 2) (<= 0 |v/64|) (< |v/64| 2) (= |v/32| (+ |v/32%2| (* 2 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/32%2|) (< |v/32%2| 2) (<= 0 |v/64|) (< |v/64| 2) (= |v/32| (+ |v/32%2| (* 2 |v/64|)))))
(declare-const |e.1| Int) ; v/64
; v/64 = v/64
(push 1)
(assert (= |e.1| (div v 64)))
(assert (not (and (<= 0 v) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (lane%4*512 + lane/4 + v%32*16 + v/32%2*8 + e.1*2048)/16
; (lane%4*512 + lane/4 + v%32*16 + v/32%2*8 + e.1*2048)/16 = 32*(lane%4) + v%32 + 128*(v/64)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 512) |lane/4| (* |v%32| 16) (* |v/32%2| 8) (* |e.1| 2048)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 512) |lane/4| (* |v%32| 16) (* |v/32%2| 8) (* |e.1| 2048))) (= |e.2| (+ (* 32 |lane%4|) |v%32| (* 128 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 512) |lane/4| (* |v%32| 16) (* |v/32%2| 8) (* |e.1| 2048))) (= |e.2| (+ (* 32 |lane%4|) |v%32| (* 128 |v/64|)))))
(declare-const |e.3| Int) ; (lane%4*512 + lane/4 + v%32*16 + v/32%2*8 + e.1*2048)%16
; (lane%4*512 + lane/4 + v%32*16 + v/32%2*8 + e.1*2048)%16 = lane/4 + 8*(v/32%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 512) |lane/4| (* |v%32| 16) (* |v/32%2| 8) (* |e.1| 2048)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/32%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/32%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM80_16x8x256_S32U1U1S32_TN_XORPOPC and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/32%2|)))))
(check-sat)
(pop 1)
; k: A of SM80_16x8x256_S32U1U1S32_TN_XORPOPC and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 32 |lane%4|) |v%32| (* 128 |e.1|)))))
(check-sat)
(pop 1)
