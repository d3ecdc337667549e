; spec     specs/field/refuted/r50_fp8_reinterpreted.toml
; claim    reuse: atom SM89_16x8x32_F32E4M3E4M3F32_TN C same_registers
; says     C of SM89_16x8x32_F32E4M3E4M3F32_TN as A of SM89_16x8x32_F32E4M3E4M3F32_TN: the same registers in another
;          order
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, s = 2
; ----------------------------------------------------------------------------------------------------
; row: ((lane%4)*32 + lane/4 + ((s%4)%2)*16 + ((s%4)/2)*8)%16 is 8, the claim says ((lane%4)*64 + lane/4 + (s%4)*16 + ((s/4)%2)*8 + (s/8)*256)%16 is 0
; row differs there
(push 1)
(assert (not (not (= (c_mod (+ (* (c_mod 0 4) 32) (c_div 0 4) (* (c_mod (c_mod 2 4) 2) 16) (* (c_div (c_mod 2 4) 2) 8)) 16) (c_mod (+ (* (c_mod 0 4) 64) (c_div 0 4) (* (c_mod 2 4) 16) (* (c_mod (c_div 2 4) 2) 8) (* (c_div 2 8) 256)) 16)))))
(check-sat)
(pop 1)
; k: ((lane%4)*32 + lane/4 + ((s%4)%2)*16 + ((s%4)/2)*8)/16 + 8*(s/4) is 0, the claim says ((lane%4)*64 + lane/4 + (s%4)*16 + ((s/4)%2)*8 + (s/8)*256)/16 is 2
; k differs there
(push 1)
(assert (not (not (= (+ (c_div (+ (* (c_mod 0 4) 32) (c_div 0 4) (* (c_mod (c_mod 2 4) 2) 16) (* (c_div (c_mod 2 4) 2) 8)) 16) (* 8 (c_div 2 4))) (c_div (+ (* (c_mod 0 4) 64) (c_div 0 4) (* (c_mod 2 4) 16) (* (c_mod (c_div 2 4) 2) 8) (* (c_div 2 8) 256)) 16)))))
(check-sat)
(pop 1)
