; spec     specs/instructions/stmatrix.toml
; claim    x4_rows: copy SM90_U32x4_STSM_N dst equals
; says     dst of SM90_U32x4_STSM_N: element = 8*lane + v
; verdict  proved: normal form; 256 points enumerated as well
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of dst of SM90_U32x4_STSM_N
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; element: dst of SM90_U32x4_STSM_N and the closed form agree
(push 1)
(assert (not (= (+ (* lane 8) v) (+ (* 8 lane) v))))
(check-sat)
(pop 1)
