; spec     specs/instructions/tcgen05.toml
; claim    ultra_pair_b: atom SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> B equals
; says     B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32>: n = 64*lane + v%64, k
;          = v/64
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 6144))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 6144)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 96) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 96) (= v (+ |v%64| (* 64 |v/64|)))))
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
; n: B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 64 lane) |v%64|))))
(check-sat)
(pop 1)
; k: B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/64|)))
(check-sat)
(pop 1)
