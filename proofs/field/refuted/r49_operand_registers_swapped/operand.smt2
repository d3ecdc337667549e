; spec     specs/field/refuted/r49_operand_registers_swapped.toml
; claim    operand: map shipped equals
; says     map shipped: m = lane/4 + 8*((v/2)%2), k = 2*(lane%4) + v%2 + 8*(v/4)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, v = 2
; ----------------------------------------------------------------------------------------------------
; m: lane/4 + 8*(v/4) is 0, the claim says lane/4 + 8*((v/2)%2) is 8
; m differs there
(push 1)
(assert (not (not (= (+ (c_div 0 4) (* 8 (c_div 2 4))) (+ (c_div 0 4) (* 8 (c_mod (c_div 2 2) 2)))))))
(check-sat)
(pop 1)
; k: 2*(lane%4) + v%2 + 8*((v/2)%2) is 8, the claim says 2*(lane%4) + v%2 + 8*(v/4) is 0
; k differs there
(push 1)
(assert (not (not (= (+ (* 2 (c_mod 0 4)) (c_mod 2 2) (* 8 (c_mod (c_div 2 2) 2))) (+ (* 2 (c_mod 0 4)) (c_mod 2 2) (* 8 (c_div 2 4)))))))
(check-sat)
(pop 1)
