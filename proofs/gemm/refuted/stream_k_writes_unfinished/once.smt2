; spec     specs/gemm/refuted/stream_k_writes_unfinished.toml
; claim    once: map written injective
; says     map written is injective: no two inputs share (tile), for all P >= 1, KT >= 1, G >= 1, c == ceil_div(P*KT, G)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: P = 1, KT = 2, G = 2, c = 1, b = 1, j = 0
; ----------------------------------------------------------------------------------------------------
; b = 1, j = 0 maps to tile = 0
(push 1)
(assert (not (= (c_div 1 2) 0)))
(check-sat)
(pop 1)
; b = 0, j = 0 maps to tile = 0
(push 1)
(assert (not (= (c_div 0 2) 0)))
(check-sat)
(pop 1)
