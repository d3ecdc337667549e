; spec     specs/instructions/tcgen05.toml
; claim    f16_pair_c: atom SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K> C equals
; says     C of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K>: m = 128*lane + v%128, n = v/128
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 32768))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32768)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 256) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 256) (= v (+ |v%128| (* 128 |v/128|)))))
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
; m: C of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 128 lane) |v%128|))))
(check-sat)
(pop 1)
; n: C of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/128|)))
(check-sat)
(pop 1)
