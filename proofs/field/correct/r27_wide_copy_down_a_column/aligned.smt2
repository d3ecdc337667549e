; spec     specs/field/correct/r27_wide_copy_down_a_column.toml
; claim    aligned: copy columns
; says     copy columns, source: each access of 16 bytes is contiguous and starts on 16 bytes, for all k >= 1, ld >= 128
;          && ld%4 == 0
; verdict  proved: normal form; 128 points enumerated as well at the smallest sizes; normal form; 32 points enumerated as
;          well at the smallest sizes
; checks   10, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== contiguous
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const k Int) ; k >= 1
(declare-const ld Int) ; ld >= 128 && ld%4 == 0
; the assumptions can be met: k = 1, ld = 128
(push 1)
(assert (not (and (>= 1 1) (>= 128 128) (= (c_mod 128 4) 0))))
(check-sat)
(pop 1)
(assert (<= 1 k)) ; assumed
(declare-const |ld/4| Int)
; ld is 4 times a whole number
(push 1)
(assert (>= ld 128))
(assert (= (c_mod ld 4) 0))
(assert (= |ld/4| (div ld 4)))
(assert (not (and (= ld (* 4 |ld/4|)) (<= 32 |ld/4|))))
(check-sat)
(pop 1)
(assert (and (= ld (* 4 |ld/4|)) (<= 32 |ld/4|)))
; there are inputs: t = 0, rcol = 0, e = 0
(push 1)
(assert (not (and (< 0 32) (< 0 1) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy columns, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 32)))
(declare-const rcol Int)
(assert (and (<= 0 rcol) (< rcol k)))
(declare-const e Int)
(assert (and (<= 0 e) (< e 4)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy columns, source and the closed form agree
(push 1)
(assert (not (= (* 4 (+ (* t 4) e (* rcol 4 |ld/4|))) (+ (* 4 (+ (* t 4) (* rcol 4 |ld/4|))) (* 4 e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const k Int) ; k >= 1
(declare-const ld Int) ; ld >= 128 && ld%4 == 0
; the assumptions can be met: k = 1, ld = 128
(push 1)
(assert (not (and (>= 1 1) (>= 128 128) (= (c_mod 128 4) 0))))
(check-sat)
(pop 1)
(assert (<= 1 k)) ; assumed
(declare-const |ld/4| Int)
; ld is 4 times a whole number
(push 1)
(assert (>= ld 128))
(assert (= (c_mod ld 4) 0))
(assert (= |ld/4| (div ld 4)))
(assert (not (and (= ld (* 4 |ld/4|)) (<= 32 |ld/4|))))
(check-sat)
(pop 1)
(assert (and (= ld (* 4 |ld/4|)) (<= 32 |ld/4|)))
; there are inputs: t = 0, rcol = 0
(push 1)
(assert (not (and (< 0 32) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy columns, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 32)))
(declare-const rcol Int)
(assert (and (<= 0 rcol) (< rcol k)))
(declare-const |e.1| Int) ; (4*(t*4 + rcol*(4*(ld/4))))/16
; (4*(t*4 + rcol*(4*(ld/4))))/16 = t + ld/4*rcol
(push 1)
(assert (= |e.1| (div (* 4 (+ (* t 4) (* rcol 4 |ld/4|))) 16)))
(assert (not (and (<= 0 (* 4 (+ (* t 4) (* rcol 4 |ld/4|)))) (= |e.1| (+ t (* |ld/4| rcol))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (* 4 (+ (* t 4) (* rcol 4 |ld/4|)))) (= |e.1| (+ t (* |ld/4| rcol)))))
(declare-const |e.2| Int) ; (4*(t*4 + rcol*(4*(ld/4))))%16
; (4*(t*4 + rcol*(4*(ld/4))))%16 = 0
(push 1)
(assert (= |e.2| (- (* 4 (+ (* t 4) (* rcol 4 |ld/4|))) (* 16 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy columns, source and the closed form agree
(push 1)
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
