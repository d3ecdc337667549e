; spec     specs/field/refuted/r05_cosize_off_by_one.toml
; claim    is_16: map cosize equals
; says     map cosize: size = 16
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: any = 0
; ----------------------------------------------------------------------------------------------------
; size: 15 is 15, the claim says 16 is 16
; size differs there
(push 1)
(assert (not (not (= 15 16))))
(check-sat)
(pop 1)
