; spec     specs/field/correct/r05_cosize_is_last_plus_one.toml
; claim    fits_the_buffer: map offset in_bounds
; says     map offset is in bounds: 0 <= offset < s*(a - 1) + u*(b - 1) + 1, for all a >= 1, b >= 1, s >= 0, u >= 0
; verdict  proved: range proof; 1 points enumerated as well at the smallest sizes
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const a Int) ; a >= 1
(declare-const b Int) ; b >= 1
(declare-const s Int) ; s >= 0
(declare-const u Int) ; u >= 0
; the assumptions can be met: a = 1, b = 1, s = 0, u = 0
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 0 0) (>= 0 0))))
(check-sat)
(pop 1)
(assert (<= 1 a)) ; assumed
(assert (<= 1 b)) ; assumed
(assert (<= 0 s)) ; assumed
(assert (<= 0 u)) ; assumed
; there are inputs: i = 0, j = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map offset
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i a)))
(declare-const j Int)
(assert (and (<= 0 j) (< j b)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset is not negative
(push 1)
(assert (not (<= 0 (+ (* s i) (* u j)))))
(check-sat)
(pop 1)
; offset stays below s*(a - 1) + u*(b - 1) + 1
(push 1)
(assert (not (< (+ (* s i) (* u j)) (+ (* s (- a 1)) (* u (- b 1)) 1))))
(check-sat)
(pop 1)
