; spec     specs/gemm/refuted/weight_packing_inverted.toml
; claim    unpacks_to_the_B_fragment: map fragment equals
; says     map fragment: k = 2*(lane%4) + e%2 + 8*((e/2)%2), n = lane/4 + 8*(e/4) + 16*j, for all K >= 16 && K%16 == 0, N
;          >= 64 && N%64 == 0
; verdict  refuted: counterexample, replayed on the original expressions
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: K = 16, N = 64, lane = 0, j = 0, e = 1
; ----------------------------------------------------------------------------------------------------
; the point meets the assumptions
(push 1)
(assert (not (>= 16 16)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 16 16) 0)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (>= 64 64)))
(check-sat)
(pop 1)
; the point meets the assumptions
(push 1)
(assert (not (= (c_mod 64 64) 0)))
(check-sat)
(pop 1)
; k: 2*(lane%4) + ((e/2 + 4*(e%2))/2 + 4*((e/2 + 4*(e%2))%2))%2 + 8*((((e/2 + 4*(e%2))/2 + 4*((e/2 + 4*(e%2))%2))/2)%2) is 8, the claim says 2*(lane%4) + e%2 + 8*((e/2)%2) is 1
; k differs there
(push 1)
(assert (not (not (= (+ (* 2 (c_mod 0 4)) (c_mod (+ (c_div (+ (c_div 1 2) (* 4 (c_mod 1 2))) 2) (* 4 (c_mod (+ (c_div 1 2) (* 4 (c_mod 1 2))) 2))) 2) (* 8 (c_mod (c_div (+ (c_div (+ (c_div 1 2) (* 4 (c_mod 1 2))) 2) (* 4 (c_mod (+ (c_div 1 2) (* 4 (c_mod 1 2))) 2))) 2) 2))) (+ (* 2 (c_mod 0 4)) (c_mod 1 2) (* 8 (c_mod (c_div 1 2) 2)))))))
(check-sat)
(pop 1)
