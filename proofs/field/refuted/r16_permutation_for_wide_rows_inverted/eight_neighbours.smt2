; spec     specs/field/refuted/r16_permutation_for_wide_rows_inverted.toml
; claim    eight_neighbours: map rows_of_thread_0 equals
; says     map rows_of_thread_0: row = v + 4*r
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: v = 0, r = 1
; ----------------------------------------------------------------------------------------------------
; row: (v + 16*r)%4 + (((v + 16*r)/4)%2)*16 + ((v + 16*r)/8)*4 is 8, the claim says v + 4*r is 4
; row differs there
(push 1)
(assert (not (not (= (+ (c_mod 16 4) (* (c_mod (c_div 16 4) 2) 16) (* (c_div 16 8) 4)) 4))))
(check-sat)
(pop 1)
