; spec     specs/field/refuted/r04_shape_division_rows_swapped.toml
; claim    table: map divided equals
; says     map divided: s0 = 1, s1 = D == 3 ? 3 : D == 6 ? 6 : D == 9 ? 2 : 1, s2 = D == 72 ? 1 : 2, s3 = D == 72 ? 4 : 8
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: D = 3, any = 0
; ----------------------------------------------------------------------------------------------------
; the point meets the assumptions
(push 1)
(assert (not (= 3 3)))
(check-sat)
(pop 1)
; s1: ceil_div(6, ceil_div(D, 3)) is 6, the claim says D == 3 ? 3 : D == 6 ? 6 : D == 9 ? 2 : 1 is 3
; s1 differs there
(push 1)
(assert (not (not (= (c_div (- (+ 6 (c_div (- (+ 3 3) 1) 3)) 1) (c_div (- (+ 3 3) 1) 3)) (ite (= 3 3) 3 (ite (= 3 6) 6 (ite (= 3 9) 2 1)))))))
(check-sat)
(pop 1)
