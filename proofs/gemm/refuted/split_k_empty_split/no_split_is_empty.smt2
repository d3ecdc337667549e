; spec     specs/gemm/refuted/split_k_empty_split.toml
; claim    no_split_is_empty: map first_tile in_bounds
; says     map first_tile is in bounds: 0 <= kt < T, for all T >= 1, S >= 1 && S <= T, c == ceil_div(T, S)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: T = 4, S = 3, c = 2, s = 2
; ----------------------------------------------------------------------------------------------------
; s = 2 maps to kt = 4
(push 1)
(assert (not (= 4 4)))
(check-sat)
(pop 1)
