; spec     specs/field/correct/r07_composition_with_a_run_time_extent.toml
; claim    closed_form: map offset equals
; says     map offset: offset = a + 32768*b + 4096*c + 32*d, for all n >= 8 && n%8 == 0 && n <= 8192
; verdict  proved: normal form
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const n Int) ; n >= 8 && n%8 == 0 && n <= 8192
; the assumptions can be met: n = 8
(push 1)
(assert (not (and (>= 8 8) (= (c_mod 8 8) 0) (<= 8 8192))))
(check-sat)
(pop 1)
(assert (<= n 8192)) ; assumed
(declare-const |n/8| Int)
; n is 8 times a whole number
(push 1)
(assert (>= n 8))
(assert (= (c_mod n 8) 0))
(assert (<= n 8192))
(assert (= |n/8| (div n 8)))
(assert (not (and (= n (* 8 |n/8|)) (<= 1 |n/8|))))
(check-sat)
(pop 1)
(assert (and (= n (* 8 |n/8|)) (<= 1 |n/8|)))
; there are inputs: a = 0, b = 0, c = 0, d = 0
(push 1)
(assert (not (and (< 0 32) (< 0 1) (< 0 8) (< 0 128))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map offset
; ----------------------------------------------------------------------------------------------------
(declare-const a Int)
(assert (and (<= 0 a) (< a 32)))
(declare-const b Int)
(assert (and (<= 0 b) (< b |n/8|)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 8)))
(declare-const d Int)
(assert (and (<= 0 d) (< d 128)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: map offset and the closed form agree
(push 1)
(assert (not (= (+ a (* 32 d) (* 4096 (+ (* 8 b) c))) (+ a (* 32768 b) (* 4096 c) (* 32 d)))))
(check-sat)
(pop 1)
