; spec     specs/instructions/mma_int4.toml
; claim    k32_b_u4u4_saturate: atom SM80_16x8x32_S32U4U4S32_TN_SATURATE B equals
; says     B of SM80_16x8x32_S32U4U4S32_TN_SATURATE: n = lane/4, k = 8*(lane%4) + v
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 1, v = 0
; ----------------------------------------------------------------------------------------------------
; k: ((lane%4)*32 + lane/4 + v*8)/8 is 4, the claim says 8*(lane%4) + v is 8
; k differs there
(push 1)
(assert (not (not (= (c_div (+ (* (c_mod 1 4) 32) (c_div 1 4)) 8) (* 8 (c_mod 1 4))))))
(check-sat)
(pop 1)
