; spec     specs/instructions/tcgen05.toml
; claim    s8_sparse_b: atom SM100_MMA_S8_SS_SPARSE<int8_t,int8_t,int32_t,M=128,N=128,K,K> B equals
; says     B of SM100_MMA_S8_SS_SPARSE<int8_t,int8_t,int32_t,M=128,N=128,K,K>: n = v%128, k = v/128
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 8192))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM100_MMA_S8_SS_SPARSE<int8_t,int8_t,int32_t,M=128,N=128,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 8192)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 64) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 64) (= v (+ |v%128| (* 128 |v/128|)))))
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
; n: B of SM100_MMA_S8_SS_SPARSE<int8_t,int8_t,int32_t,M=128,N=128,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%128|)))
(check-sat)
(pop 1)
; k: B of SM100_MMA_S8_SS_SPARSE<int8_t,int8_t,int32_t,M=128,N=128,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/128|)))
(check-sat)
(pop 1)
