; spec     specs/instructions/tcgen05.toml
; claim    tf32_c: atom SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> C equals
; says     C of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>: m = v%64, n = v/64
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 16384))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 16384)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 256) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 256) (= v (+ |v%64| (* 64 |v/64|)))))
(declare-const |e.1| Int) ; (v%64 + v/64*64)/64
; (v%64 + v/64*64)/64 = v/64
(push 1)
(assert (= |e.1| (div (+ |v%64| (* |v/64| 64)) 64)))
(assert (not (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%64| (* |v/64| 64))) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (v%64 + v/64*64)%64
; (v%64 + v/64*64)%64 = v%64
(push 1)
(assert (= |e.2| (- (+ |v%64| (* |v/64| 64)) (* 64 |e.1|))))
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%64|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: C of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
; n: C of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/64|)))
(check-sat)
(pop 1)
