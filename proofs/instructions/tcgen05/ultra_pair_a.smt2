; spec     specs/instructions/tcgen05.toml
; claim    ultra_pair_a: atom SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> A equals
; says     A of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32>: m = 128*lane + v%128,
;          k = v/128
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 12288))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 12288)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 96) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 96) (= v (+ |v%128| (* 128 |v/128|)))))
(declare-const |e.1| Int) ; (lane*128 + v%128 + v/128*256)/256
; (lane*128 + v%128 + v/128*256)/256 = v/128
(push 1)
(assert (= |e.1| (div (+ (* lane 128) |v%128| (* |v/128| 256)) 256)))
(assert (not (and (<= 0 (+ (* lane 128) |v%128| (* |v/128| 256))) (= |e.1| |v/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 128) |v%128| (* |v/128| 256))) (= |e.1| |v/128|)))
(declare-const |e.2| Int) ; (lane*128 + v%128 + v/128*256)%256
; (lane*128 + v%128 + v/128*256)%256 = 128*lane + v%128
(push 1)
(assert (= |e.2| (- (+ (* lane 128) |v%128| (* |v/128| 256)) (* 256 |e.1|))))
(assert (not (= |e.2| (+ (* 128 lane) |v%128|))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 128 lane) |v%128|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 128 lane) |v%128|))))
(check-sat)
(pop 1)
; k: A of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/128|)))
(check-sat)
(pop 1)
