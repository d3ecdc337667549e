; spec     specs/tiled_mma/refuted/v_over_four.toml
; claim    c_owner: operand C equals
; says     operand C: m = lane/4 + 8*(v/4) + 16*rm, n = 2*(lane%4) + v%2 + 8*rn, for all M >= 16 && M%16 == 0, N >= 8 &&
;          N%8 == 0, K >= 16 && K%16 == 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 16, N = 8, K = 16, lane = 0, v = 2, rm = 0, rn = 0
; ----------------------------------------------------------------------------------------------------
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
(assert (not (>= 8 8)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 8 8) 0)))
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
; m: lane/4 + (v/2)*8 + rm*16 is 8, the claim says lane/4 + 8*(v/4) + 16*rm is 0
; m differs there
(push 1)
(assert (not (not (= (+ (c_div 0 4) (* (c_div 2 2) 8)) (+ (c_div 0 4) (* 8 (c_div 2 4)))))))
(check-sat)
(pop 1)
