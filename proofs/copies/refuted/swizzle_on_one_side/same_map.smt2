; spec     specs/copies/refuted/swizzle_on_one_side.toml
; claim    same_map: tensor written
; says     tensor written, read as read: byte = 2*(m*64 + k ^ (m*64 + k & 448) >> 3)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: m = 1, k = 0
; ----------------------------------------------------------------------------------------------------
; byte: 2*(m*64 + k) is 128, the claim says 2*(m*64 + k ^ (m*64 + k & 448) >> 3) is 144
; byte differs there
(push 1)
(assert (not (not (= 128 144))))
(check-sat)
(pop 1)
