; spec     specs/instructions/tcgen05.toml
; claim    tf32_b_once: atom SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> B bijective_onto
; says     B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K> is a bijection onto n < 256 x k < 8
; verdict  proved: explicit inverse; 2048 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=256,K,K>
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
; n = (v%256 + (v/256)*256)%256 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 256))))
(check-sat)
(pop 1)
; k = (v%256 + (v/256)*256)/256 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 8))))
(check-sat)
(pop 1)
; v = n + 256*k is recovered
(push 1)
(assert (not (= (+ |e.2| (* 256 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 256)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 8)))
; v = n + 256*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ n (* 256 k))) (< (+ n (* 256 k)) 2048))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n + 256*k)/256
; (n + 256*k)/256 = k
(push 1)
(assert (= |e.1| (div (+ n (* 256 k)) 256)))
(assert (not (and (<= 0 (+ n (* 256 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ n (* 256 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n + 256*k)%256
; (n + 256*k)%256 = n
(push 1)
(assert (= |e.2| (- (+ n (* 256 k)) (* 256 |e.1|))))
(assert (not (= |e.2| n)))
(check-sat)
(pop 1)
(assert (= |e.2| n))
(declare-const |e.3| Int) ; (e.2 + e.1*256)/256
; (e.2 + e.1*256)/256 = k
(push 1)
(assert (= |e.3| (div (+ |e.2| (* |e.1| 256)) 256)))
(assert (not (and (<= 0 (+ |e.2| (* |e.1| 256))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* |e.1| 256))) (= |e.3| k)))
(declare-const |e.4| Int) ; (e.2 + e.1*256)%256
; (e.2 + e.1*256)%256 = n
(push 1)
(assert (= |e.4| (- (+ |e.2| (* |e.1| 256)) (* 256 |e.3|))))
(assert (not (= |e.4| n)))
(check-sat)
(pop 1)
(assert (= |e.4| n))
; the owner found maps to n
(push 1)
(assert (not (= |e.4| n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.3| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
