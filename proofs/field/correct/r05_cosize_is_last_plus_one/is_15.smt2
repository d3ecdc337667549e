; spec     specs/field/correct/r05_cosize_is_last_plus_one.toml
; claim    is_15: map cosize equals
; says     map cosize: size = 15, for all a >= 1, b >= 1, s >= 0, u >= 0
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
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map cosize
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; size: map cosize and the closed form agree
(push 1)
(assert (not (= 15 15)))
(check-sat)
(pop 1)
