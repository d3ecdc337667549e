; spec     specs/field/refuted/r70_batch_offset_in_32_bits.toml
; claim    no_overflow: map start fits
; says     map start does not overflow int32: offset = batch*7864320, for all batches >= 1 && batches <= 65535
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: batches = 275, batch = 274
; ----------------------------------------------------------------------------------------------------
; batch*7864320 does not fit int32
(push 1)
(assert (not (not (<= (- 2147483648) 2154823680 2147483647))))
(check-sat)
(pop 1)
