; spec     specs/instructions/tcgen05.toml
; claim    f16_a: atom SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> A equals
; says     A of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>: m = v%128, k = v/128
; verdict  proved: normal form; 2048 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 2048))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|)))))
(declare-const |e.1| Int) ; (v%128 + v/128*128)/128
; (v%128 + v/128*128)/128 = v/128
(push 1)
(assert (= |e.1| (div (+ |v%128| (* |v/128| 128)) 128)))
(assert (not (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%128| (* |v/128| 128))) (= |e.1| |v/128|)))
(declare-const |e.2| Int) ; (v%128 + v/128*128)%128
; (v%128 + v/128*128)%128 = v%128
(push 1)
(assert (= |e.2| (- (+ |v%128| (* |v/128| 128)) (* 128 |e.1|))))
(assert (not (= |e.2| |v%128|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%128|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%128|)))
(check-sat)
(pop 1)
; k: A of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/128|)))
(check-sat)
(pop 1)
