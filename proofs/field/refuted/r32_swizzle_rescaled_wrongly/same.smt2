; spec     specs/field/refuted/r32_swizzle_rescaled_wrongly.toml
; claim    same: tensor halves same_map
; says     tensor halves, read as bytes: byte = 2*x ^ (2*x & 896) >> 3
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 8
; ----------------------------------------------------------------------------------------------------
; byte: 2*(x ^ (x & 56) >> 3) is 18, the claim says 2*x ^ (2*x & 896) >> 3 is 16
; byte differs there
(push 1)
(assert (not (not (= 18 16))))
(check-sat)
(pop 1)
