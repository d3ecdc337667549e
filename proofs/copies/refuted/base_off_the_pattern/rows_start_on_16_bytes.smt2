; spec     specs/copies/refuted/base_off_the_pattern.toml
; claim    rows_start_on_16_bytes: copy load_crooked feeds
; says     copy load_crooked feeds A: every register holds the element that the MMA wants there
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: t = 0, rm = 0, rk = 0
; ----------------------------------------------------------------------------------------------------
; byte % 16: (8 + 2*((t%16 + ((t/32)%2)*16 + rm*32)*64 + (((t/16)%2)*8 + rk*16) ^ ((t%16 + ((t/32)%2)*16 + rm*32)*64 + (((t/16)%2)*8 + rk*16) & 448) >> 3))%16 is 8, the claim says 0 is 0
; byte % 16 differs there
(push 1)
(assert (not (not (= 8 0))))
(check-sat)
(pop 1)
