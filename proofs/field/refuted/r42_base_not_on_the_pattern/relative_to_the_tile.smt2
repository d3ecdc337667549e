; spec     specs/field/refuted/r42_base_not_on_the_pattern.toml
; claim    relative_to_the_tile: map rows_of_128 equals
; says     map rows_of_128: y = 512 + (x ^ x%1024 >> 7 << 4)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 0
; ----------------------------------------------------------------------------------------------------
; y: 512 + x ^ (512 + x)%1024 >> 7 << 4 is 576, the claim says 512 + (x ^ x%1024 >> 7 << 4) is 512
; y differs there
(push 1)
(assert (not (not (= 576 512))))
(check-sat)
(pop 1)
