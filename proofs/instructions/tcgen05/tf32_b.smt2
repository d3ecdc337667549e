; spec     specs/instructions/tcgen05.toml
; claim    tf32_b: atom SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> B equals
; says     B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>: n = v%256, k = v/256
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
; inputs of B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const |v%256| Int)
(declare-const |v/256| Int)
; v is written as digits of radix 256
(push 1)
(assert (= |v%256| (mod v 256)))
(assert (= |v/256| (div v 256)))
(assert (not (and (<= 0 |v%256|) (< |v%256| 256) (<= 0 |v/256|) (< |v/256| 8) (= v (+ |v%256| (* 256 |v/256|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%256|) (< |v%256| 256) (<= 0 |v/256|) (< |v/256| 8) (= v (+ |v%256| (* 256 |v/256|)))))
(declare-const |e.1| Int) ; (v%256 + v/256*256)/256
; (v%256 + v/256*256)/256 = v/256
(push 1)
(assert (= |e.1| (div (+ |v%256| (* |v/256| 256)) 256)))
(assert (not (and (<= 0 (+ |v%256| (* |v/256| 256))) (= |e.1| |v/256|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%256| (* |v/256| 256))) (= |e.1| |v/256|)))
(declare-const |e.2| Int) ; (v%256 + v/256*256)%256
; (v%256 + v/256*256)%256 = v%256
(push 1)
(assert (= |e.2| (- (+ |v%256| (* |v/256| 256)) (* 256 |e.1|))))
(assert (not (= |e.2| |v%256|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%256|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%256|)))
(check-sat)
(pop 1)
; k: B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/256|)))
(check-sat)
(pop 1)
