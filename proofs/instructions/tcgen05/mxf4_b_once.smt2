; spec     specs/instructions/tcgen05.toml
; claim    mxf4_b_once: atom SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32> B bijective_onto
; says     B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32> is a bijection onto n < 64 x k <
;          64
; verdict  proved: explicit inverse; 4096 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue8m0_t,VS=32>
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
; n = (v%64 + (v/64)*64)%64 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 64))))
(check-sat)
(pop 1)
; k = (v%64 + (v/64)*64)/64 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 64))))
(check-sat)
(pop 1)
; v = n + 64*k is recovered
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
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
; v = n + 64*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ n (* 64 k))) (< (+ n (* 64 k)) 4096))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n + 64*k)/64
; (n + 64*k)/64 = k
(push 1)
(assert (= |e.1| (div (+ n (* 64 k)) 64)))
(assert (not (and (<= 0 (+ n (* 64 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ n (* 64 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n + 64*k)%64
; (n + 64*k)%64 = n
(push 1)
(assert (= |e.2| (- (+ n (* 64 k)) (* 64 |e.1|))))
(assert (not (= |e.2| n)))
(check-sat)
(pop 1)
(assert (= |e.2| n))
(declare-const |e.3| Int) ; (e.2 + e.1*64)/64
; (e.2 + e.1*64)/64 = k
(push 1)
(assert (= |e.3| (div (+ |e.2| (* |e.1| 64)) 64)))
(assert (not (and (<= 0 (+ |e.2| (* |e.1| 64))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* |e.1| 64))) (= |e.3| k)))
(declare-const |e.4| Int) ; (e.2 + e.1*64)%64
; (e.2 + e.1*64)%64 = n
(push 1)
(assert (= |e.4| (- (+ |e.2| (* |e.1| 64)) (* 64 |e.3|))))
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
