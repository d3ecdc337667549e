; spec     specs/gemm/refuted/causal_mask_without_shift.toml
; claim    the_last_query_sees_all: map keep equals
; says     map keep: keep = n <= m + d, for all L >= 1, d >= 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: L = 1, d = 1, m = 0, n = 1
; ----------------------------------------------------------------------------------------------------
; the point meets the assumptions
(push 1)
(assert (not (>= 1 1)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (>= 1 0)))
(check-sat)
(pop 1)
; keep: n <= m is 0, the claim says n <= m + d is 1
; keep differs there
(push 1)
(assert (not (not (= (ite (<= 1 0) 1 0) (ite (<= 1 1) 1 0)))))
(check-sat)
(pop 1)
