; spec     specs/instructions/mma_b1.toml
; claim    k256_a_as_printed: atom SM80_16x8x256_S32U1U1S32_TN_XORPOPC A equals
; says     A of SM80_16x8x256_S32U1U1S32_TN_XORPOPC: m = lane/4 + 8*((v/32)%2), k = v < 64 ? 32*(lane%4) + v :
;          32*(lane%4) + v%32 + 128
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, v = 32
; ----------------------------------------------------------------------------------------------------
; k: ((lane%4)*512 + lane/4 + (v%32)*16 + ((v/32)%2)*8 + (v/64)*2048)/16 is 0, the claim says v < 64 ? 32*(lane%4) + v : 32*(lane%4) + v%32 + 128 is 32
; k differs there
(push 1)
(assert (not (not (= (c_div (+ (* (c_mod 0 4) 512) (c_div 0 4) (* (c_mod 32 32) 16) (* (c_mod (c_div 32 32) 2) 8) (* (c_div 32 64) 2048)) 16) (ite (< 32 64) (+ (* 32 (c_mod 0 4)) 32) (+ (* 32 (c_mod 0 4)) (c_mod 32 32) 128))))))
(check-sat)
(pop 1)
