; spec     specs/gemm/refuted/overflow_element_count.toml
; claim    no_overflow: map count fits
; says     map count does not overflow int32: elements = 32768*rows, for all rows >= 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: rows = 65536, any = 0
; ----------------------------------------------------------------------------------------------------
; 32768*rows does not fit int32
(push 1)
(assert (not (not (<= (- 2147483648) 2147483648 2147483647))))
(check-sat)
(pop 1)
