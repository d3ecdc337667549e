; spec     specs/instructions/tcgen05.toml
; claim    mxf4_b: atom SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32> B equals
; says     B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32>: n = v%64, k = v/64
; verdict  proved: normal form; 4096 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 4096))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 4096)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 64) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 64) (= v (+ |v%64| (* 64 |v/64|)))))
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
; n: B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
; k: B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/64|)))
(check-sat)
(pop 1)
