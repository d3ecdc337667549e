; spec     specs/gemm/refuted/overflow_loop_variable.toml
; claim    no_overflow: map next fits
; says     map next does not overflow int32: k_next = k + 4096, for all K >= 1 && K <= 2147483647
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: K = 2147479553, k = 2147479552
; ----------------------------------------------------------------------------------------------------
; k + 4096 does not fit int32
(push 1)
(assert (not (not (<= (- 2147483648) 2147483648 2147483647))))
(check-sat)
(pop 1)
