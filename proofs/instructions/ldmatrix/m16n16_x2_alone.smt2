; spec     specs/instructions/ldmatrix.toml
; claim    m16n16_x2_alone: copy SM100_U8x16_LDSM_T dst equals
; says     dst of SM100_U8x16_LDSM_T: element = 256*(v/8) + 16*(4*(lane%4) + v%4) + lane/4 + 8*((v/4)%2)
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: lane = 0, v = 2
; ----------------------------------------------------------------------------------------------------
; element: (lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128 is 8, the claim says 256*(v/8) + 16*(4*(lane%4) + v%4) + lane/4 + 8*((v/4)%2) is 32
; element differs there
(push 1)
(assert (not (not (= (+ (* (c_mod 0 4) 32) (c_div 0 4) (* (c_mod 2 2) 16) (* (c_mod (c_div 2 2) 2) 8) (* (c_div 2 4) 128)) (+ (* 256 (c_div 2 8)) (* 16 (+ (* 4 (c_mod 0 4)) (c_mod 2 4))) (c_div 0 4) (* 8 (c_mod (c_div 2 4) 2)))))))
(check-sat)
(pop 1)
