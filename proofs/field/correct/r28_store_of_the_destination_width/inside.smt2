; spec     specs/field/correct/r28_store_of_the_destination_width.toml
; claim    inside: map store in_bounds
; says     map store is in bounds: 0 <= byte < 8
; verdict  proved: range proof; 8 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: unit = 0, b = 0
(push 1)
(assert (not (and (< 0 1) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map store
; ----------------------------------------------------------------------------------------------------
(declare-const unit Int)
(assert (and (<= 0 unit) (< unit 1)))
(declare-const b Int)
(assert (and (<= 0 b) (< b 8)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte is not negative
(push 1)
(assert (not (<= 0 (+ (* 8 unit) b))))
(check-sat)
(pop 1)
; byte stays below 8
(push 1)
(assert (not (< (+ (* 8 unit) b) 8)))
(check-sat)
(pop 1)
