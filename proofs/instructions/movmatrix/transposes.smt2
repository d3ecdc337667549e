; spec     specs/instructions/movmatrix.toml
; claim    transposes: copy SM75_U32x1_MOVM_T dst equals
; says     dst of SM75_U32x1_MOVM_T: element = 8*(2*(lane%4) + v) + lane/4
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, v = 1
; ----------------------------------------------------------------------------------------------------
; element: lane*2 + v is 1, the claim says 8*(2*(lane%4) + v) + lane/4 is 8
; element differs there
(push 1)
(assert (not (not (= 1 (+ (* 8 (+ (* 2 (c_mod 0 4)) 1)) (c_div 0 4))))))
(check-sat)
(pop 1)
