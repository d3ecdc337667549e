; spec     specs/instructions/tcgen05.toml
; claim    f16_c_once: atom SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> C bijective_onto
; says     C of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> is a bijection onto m < 128 x n < 240
; verdict  proved: explicit inverse
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0
(push 1)
(assert (not (and (< 0 30720))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of C of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 30720)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 240) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 240) (= v (+ |v%128| (* 128 |v/128|)))))
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
; m = (v%128 + (v/128)*128)%128 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 128))))
(check-sat)
(pop 1)
; n = (v%128 + (v/128)*128)/128 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 240))))
(check-sat)
(pop 1)
; v = m + 128*n is recovered
(push 1)
(assert (not (= (+ |e.2| (* 128 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 240)))
; v = m + 128*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ m (* 128 n))) (< (+ m (* 128 n)) 30720))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m + 128*n)/128
; (m + 128*n)/128 = n
(push 1)
(assert (= |e.1| (div (+ m (* 128 n)) 128)))
(assert (not (and (<= 0 (+ m (* 128 n))) (= |e.1| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* 128 n))) (= |e.1| n)))
(declare-const |e.2| Int) ; (m + 128*n)%128
; (m + 128*n)%128 = m
(push 1)
(assert (= |e.2| (- (+ m (* 128 n)) (* 128 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
(declare-const |e.3| Int) ; (e.2 + e.1*128)/128
; (e.2 + e.1*128)/128 = n
(push 1)
(assert (= |e.3| (div (+ |e.2| (* |e.1| 128)) 128)))
(assert (not (and (<= 0 (+ |e.2| (* |e.1| 128))) (= |e.3| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* |e.1| 128))) (= |e.3| n)))
(declare-const |e.4| Int) ; (e.2 + e.1*128)%128
; (e.2 + e.1*128)%128 = m
(push 1)
(assert (= |e.4| (- (+ |e.2| (* |e.1| 128)) (* 128 |e.3|))))
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
(assert (= |e.4| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
