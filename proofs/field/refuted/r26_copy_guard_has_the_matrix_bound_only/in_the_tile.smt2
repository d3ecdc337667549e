; spec     specs/field/refuted/r26_copy_guard_has_the_matrix_bound_only.toml
; claim    in_the_tile: map copied in_bounds
; says     map copied is in bounds: 0 <= row < 8, 0 <= offset < 1024 where t < rows, for all rows >= 1, threads >= 8
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: rows = 9, threads = 9, t = 8, col = 0
; ----------------------------------------------------------------------------------------------------
; t = 8, col = 0 maps to row = 8
(push 1)
(assert (not (= 8 8)))
(check-sat)
(pop 1)
; t = 8, col = 0 maps to offset = 1024
(push 1)
(assert (not (= 1024 1024)))
(check-sat)
(pop 1)
