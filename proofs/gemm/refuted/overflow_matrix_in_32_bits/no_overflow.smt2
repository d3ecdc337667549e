; spec     specs/gemm/refuted/overflow_matrix_in_32_bits.toml
; claim    no_overflow: map offset fits
; says     map offset does not overflow int32: offset = m*ld + n, for all M >= 1, ld >= 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: M = 2, ld = 1073741825, m = 1, n = 1073741823
; ----------------------------------------------------------------------------------------------------
; m*ld + n does not fit int32
(push 1)
(assert (not (not (<= (- 2147483648) 2147483648 2147483647))))
(check-sat)
(pop 1)
