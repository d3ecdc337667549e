; spec     specs/tiled_mma/refuted/swapped_warps_old_formula.toml
; claim    c_owner: operand C equals
; says     operand C: m = (t%32)/4 + 8*(v/2) + 16*((t/32)%2) + 32*rm, n = 2*(t%4) + v%2 + 8*(t/64) + 16*rn, for all M >=
;          32 && M%32 == 0, N >= 16 && N%16 == 0, K >= 16 && K%16 == 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   8, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 32, N = 16, K = 16, lane = 0, v = 0, wm = 0, wn = 1, rm = 0, rn = 0
; ----------------------------------------------------------------------------------------------------
; the point meets the assumptions
(push 1)
(assert (not (>= 32 32)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 32 32) 0)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (>= 16 16)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 16 16) 0)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (>= 16 16)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 16 16) 0)))
(check-sat)
(pop 1)
; m: lane/4 + wm*16 + (v/2)*8 + rm*32 is 0, the claim says ((lane + wm*64 + wn*32)%32)/4 + 8*(v/2) + 16*(((lane + wm*64 + wn*32)/32)%2) + 32*rm is 16
; m differs there
(push 1)
(assert (not (not (= (+ (c_div 0 4) (* (c_div 0 2) 8)) (+ (c_div (c_mod 32 32) 4) (* 8 (c_div 0 2)) (* 16 (c_mod (c_div 32 32) 2)))))))
(check-sat)
(pop 1)
; n: (lane%4)*2 + wn*8 + v%2 + rn*16 is 8, the claim says 2*((lane + wm*64 + wn*32)%4) + v%2 + 8*((lane + wm*64 + wn*32)/64) + 16*rn is 0
; n differs there
(push 1)
(assert (not (not (= (+ (* (c_mod 0 4) 2) 8 (c_mod 0 2)) (+ (* 2 (c_mod 32 4)) (c_mod 0 2) (* 8 (c_div 32 64)))))))
(check-sat)
(pop 1)
