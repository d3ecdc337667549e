; spec     specs/instructions/tcgen05.toml
; claim    tf32_a_once: atom SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> A bijective_onto
; says     A of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> is a bijection onto m < 64 x k < 8
; verdict  proved: explicit inverse; 512 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 512))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of A of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 512)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 8) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 8) (= v (+ |v%64| (* 64 |v/64|)))))
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
; m = (v%64 + (v/64)*64)%64 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 64))))
(check-sat)
(pop 1)
; k = (v%64 + (v/64)*64)/64 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 8))))
(check-sat)
(pop 1)
; v = m + 64*k is recovered
(push 1)
(assert (not (= (+ |e.2| (* 64 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 8)))
; v = m + 64*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ m (* 64 k))) (< (+ m (* 64 k)) 512))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m + 64*k)/64
; (m + 64*k)/64 = k
(push 1)
(assert (= |e.1| (div (+ m (* 64 k)) 64)))
(assert (not (and (<= 0 (+ m (* 64 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* 64 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (m + 64*k)%64
; (m + 64*k)%64 = m
(push 1)
(assert (= |e.2| (- (+ m (* 64 k)) (* 64 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
(declare-const |e.3| Int) ; (e.2 + e.1*64)/64
; (e.2 + e.1*64)/64 = k
(push 1)
(assert (= |e.3| (div (+ |e.2| (* |e.1| 64)) 64)))
(assert (not (and (<= 0 (+ |e.2| (* |e.1| 64))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* |e.1| 64))) (= |e.3| k)))
(declare-const |e.4| Int) ; (e.2 + e.1*64)%64
; (e.2 + e.1*64)%64 = m
(push 1)
(assert (= |e.4| (- (+ |e.2| (* |e.1| 64)) (* 64 |e.3|))))
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
(assert (= |e.4| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.3| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
