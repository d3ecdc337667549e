; spec     specs/gemm/refuted/scale_tiles_row_major.toml
; claim    row_major: map scale equals
; says     map scale: byte = 4*m + g
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: m = 1, g = 0
; ----------------------------------------------------------------------------------------------------
; byte: 16*(m%32) + 4*(m/32) + g is 16, the claim says 4*m + g is 4
; byte differs there
(push 1)
(assert (not (not (= (+ (* 16 (c_mod 1 32)) (* 4 (c_div 1 32))) 4))))
(check-sat)
(pop 1)
