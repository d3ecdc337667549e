; spec     specs/instructions/mma_int4.toml
; claim    k32_b_once: atom SM80_16x8x32_S32S4S4S32_TN B bijective_onto
; says     B of SM80_16x8x32_S32S4S4S32_TN is a bijection onto n < 8 x k < 32
; verdict  refuted: counterexample, replayed on the original expressions
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: n = 0, k = 4
; ----------------------------------------------------------------------------------------------------
; lane = 0, v = 4 maps to n = 0
(push 1)
(assert (not (= (c_mod (+ (* (c_mod 0 4) 32) (c_div 0 4) 32) 8) 0)))
(check-sat)
(pop 1)
; lane = 0, v = 4 maps to k = 4
(push 1)
(assert (not (= (c_div (+ (* (c_mod 0 4) 32) (c_div 0 4) 32) 8) 4)))
(check-sat)
(pop 1)
; lane = 1, v = 0 maps to n = 0
(push 1)
(assert (not (= (c_mod (+ (* (c_mod 1 4) 32) (c_div 1 4)) 8) 0)))
(check-sat)
(pop 1)
; lane = 1, v = 0 maps to k = 4
(push 1)
(assert (not (= (c_div (+ (* (c_mod 1 4) 32) (c_div 1 4)) 8) 4)))
(check-sat)
(pop 1)
