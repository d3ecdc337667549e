; spec     specs/field/refuted/r27_leading_extent_129.toml
; claim    aligned_iff_4_divides: copy columns_of_any aligned
; says     copy columns_of_any, source: each access of 16 bytes is contiguous and starts on 16 bytes, for all k >= 2, ld
;          >= 128
; verdict  refuted: counterexample, replayed on the original expressions
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: k = 2, ld = 129, t = 0, rcol = 1
; ----------------------------------------------------------------------------------------------------
; the point meets the assumptions
(push 1)
(assert (not (>= 2 2)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (>= 129 128)))
(check-sat)
(pop 1)
; byte % 16: 4*(t*4 + rcol*ld)%16 is 4, the claim says 0 is 0
; byte % 16 differs there
(push 1)
(assert (not (not (= (c_mod 516 16) 0))))
(check-sat)
(pop 1)
