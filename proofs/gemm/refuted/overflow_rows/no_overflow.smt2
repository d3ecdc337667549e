; spec     specs/gemm/refuted/overflow_rows.toml
; claim    no_overflow: map size fits
; says     map size does not overflow int32: elements = rows*7168, for all rows >= 1
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: rows = 299594, any = 0
; ----------------------------------------------------------------------------------------------------
; rows*7168 does not fit int32
(push 1)
(assert (not (not (<= (- 2147483648) 2147489792 2147483647))))
(check-sat)
(pop 1)
