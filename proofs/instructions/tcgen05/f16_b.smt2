; spec     specs/instructions/tcgen05.toml
; claim    f16_b: atom SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> B equals
; says     B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>: n = v%240, k = v/240
; verdict  proved: normal form; 3840 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN>
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> and the closed form agree
(push 1)
(assert (not (= |e.2| |v%240|)))
(check-sat)
(pop 1)
; k: B of SM100_MMA_F16BF16_TS<half_t,half_t,float,M=128,N=240,K,MN> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/240|)))
(check-sat)
(pop 1)
