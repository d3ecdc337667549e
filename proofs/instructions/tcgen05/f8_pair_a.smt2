; spec     specs/instructions/tcgen05.toml
; claim    f8_pair_a: atom SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> A equals
; says     A of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>: m = 64*lane + v%64, k = v/64
; verdict  proved: normal form; 4096 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 2048))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 32) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 32) (= v (+ |v%64| (* 64 |v/64|)))))
(declare-const |e.1| Int) ; (lane*64 + v%64 + v/64*128)/128
; (lane*64 + v%64 + v/64*128)/128 = v/64
(push 1)
(assert (= |e.1| (div (+ (* lane 64) |v%64| (* |v/64| 128)) 128)))
(assert (not (and (<= 0 (+ (* lane 64) |v%64| (* |v/64| 128))) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 64) |v%64| (* |v/64| 128))) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (lane*64 + v%64 + v/64*128)%128
; (lane*64 + v%64 + v/64*128)%128 = 64*lane + v%64
(push 1)
(assert (= |e.2| (- (+ (* lane 64) |v%64| (* |v/64| 128)) (* 128 |e.1|))))
(assert (not (= |e.2| (+ (* 64 lane) |v%64|))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 64 lane) |v%64|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 64 lane) |v%64|))))
(check-sat)
(pop 1)
; k: A of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/64|)))
(check-sat)
(pop 1)
