; spec     specs/instructions/wgmma_a.toml
; claim    b_descriptor: atom SM90_64x64x16_F32F16F16_SS B equals
; says     B of SM90_64x64x16_F32F16F16_SS: n = v%64, k = v/64
; verdict  proved: normal form
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 1024))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM90_64x64x16_F32F16F16_SS
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 1024)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 16) (= v (+ |v%64| (* 64 |v/64|)))))
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
; n: B of SM90_64x64x16_F32F16F16_SS and the closed form agree
(push 1)
(assert (not (= |e.2| |v%64|)))
(check-sat)
(pop 1)
; k: B of SM90_64x64x16_F32F16F16_SS and the closed form agree
(push 1)
(assert (not (= |e.1| |v/64|)))
(check-sat)
(pop 1)
