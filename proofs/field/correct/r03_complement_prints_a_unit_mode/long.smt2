; spec     specs/field/correct/r03_complement_prints_a_unit_mode.toml
; claim    long: layout long equals
; says     layout long: offset = i, for all n >= 1, s >= 0
; verdict  proved: normal form; 1 points enumerated as well at the smallest sizes
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const n Int) ; n >= 1
(declare-const s Int) ; s >= 0
; the assumptions can be met: n = 1, s = 0
(push 1)
(assert (not (and (>= 1 1) (>= 0 0))))
(check-sat)
(pop 1)
(assert (<= 1 n)) ; assumed
(assert (<= 0 s)) ; assumed
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout long
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i n)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout long and the closed form agree
(push 1)
(assert (not (= i i)))
(check-sat)
(pop 1)
