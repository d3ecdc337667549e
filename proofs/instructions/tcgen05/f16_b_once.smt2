; spec     specs/instructions/tcgen05.toml
; claim    f16_b_once: atom SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> B bijective_onto
; says     B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> is a bijection onto n < 240 x k < 16
; verdict  proved: explicit inverse; 3840 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 3840))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 3840)))
(declare-const |v%240| Int)
(declare-const |v/240| Int)
; v is written as digits of radix 240
(push 1)
(assert (= |v%240| (mod v 240)))
(assert (= |v/240| (div v 240)))
(assert (not (and (<= 0 |v%240|) (< |v%240| 240) (<= 0 |v/240|) (< |v/240| 16) (= v (+ |v%240| (* 240 |v/240|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%240|) (< |v%240| 240) (<= 0 |v/240|) (< |v/240| 16) (= v (+ |v%240| (* 240 |v/240|)))))
(declare-const |e.1| Int) ; (v%240 + v/240*240)/240
; (v%240 + v/240*240)/240 = v/240
(push 1)
(assert (= |e.1| (div (+ |v%240| (* |v/240| 240)) 240)))
(assert (not (and (<= 0 (+ |v%240| (* |v/240| 240))) (= |e.1| |v/240|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |v%240| (* |v/240| 240))) (= |e.1| |v/240|)))
(declare-const |e.2| Int) ; (v%240 + v/240*240)%240
; (v%240 + v/240*240)%240 = v%240
(push 1)
(assert (= |e.2| (- (+ |v%240| (* |v/240| 240)) (* 240 |e.1|))))
(assert (not (= |e.2| |v%240|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%240|))
; n = (v%240 + (v/240)*240)%240 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 240))))
(check-sat)
(pop 1)
; k = (v%240 + (v/240)*240)/240 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 16))))
(check-sat)
(pop 1)
; v = n + 240*k is recovered
(push 1)
(assert (not (= (+ |e.2| (* 240 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 240)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 16)))
; v = n + 240*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ n (* 240 k))) (< (+ n (* 240 k)) 3840))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n + 240*k)/240
; (n + 240*k)/240 = k
(push 1)
(assert (= |e.1| (div (+ n (* 240 k)) 240)))
(assert (not (and (<= 0 (+ n (* 240 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ n (* 240 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n + 240*k)%240
; (n + 240*k)%240 = n
(push 1)
(assert (= |e.2| (- (+ n (* 240 k)) (* 240 |e.1|))))
(assert (not (= |e.2| n)))
(check-sat)
(pop 1)
(assert (= |e.2| n))
(declare-const |e.3| Int) ; (e.2 + e.1*240)/240
; (e.2 + e.1*240)/240 = k
(push 1)
(assert (= |e.3| (div (+ |e.2| (* |e.1| 240)) 240)))
(assert (not (and (<= 0 (+ |e.2| (* |e.1| 240))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* |e.1| 240))) (= |e.3| k)))
(declare-const |e.4| Int) ; (e.2 + e.1*240)%240
; (e.2 + e.1*240)%240 = n
(push 1)
(assert (= |e.4| (- (+ |e.2| (* |e.1| 240)) (* 240 |e.3|))))
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
