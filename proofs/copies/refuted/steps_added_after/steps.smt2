; spec     specs/copies/refuted/steps_added_after.toml
; claim    steps: tensor sA added_after
; says     tensor sA, kstep added behind, Sw<3,3,3>: index = (m*64 + k ^ (m*64 + k & 448) >> 3) + kstep*16
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: m = 2, k = 0, kstep = 1
; ----------------------------------------------------------------------------------------------------
; index: m*64 + k + kstep*16 ^ (m*64 + k + kstep*16 & 448) >> 3 is 128, the claim says (m*64 + k ^ (m*64 + k & 448) >> 3) + kstep*16 is 160
; index differs there
(push 1)
(assert (not (not (= 128 160))))
(check-sat)
(pop 1)
