; spec     specs/copies/padded_rows.toml
; claim    inside: copy fill in_bounds
; says     copy fill, destination is in bounds: 0 <= element < 3*(63*72 + 64)
; verdict  proved: range proof
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 3)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
(declare-const |t%8| Int)
(declare-const |t/8| Int)
; t is written as digits of radix 8
(push 1)
(assert (= |t%8| (mod t 8)))
(assert (= |t/8| (div t 8)))
(assert (not (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8|) (< |t/8| 16) (= t (+ |t%8| (* 8 |t/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8|) (< |t/8| 16) (= t (+ |t%8| (* 8 |t/8|)))))
; element is not negative
(push 1)
(assert (not (<= 0 (+ (* (+ |t/8| (* rm 16)) 72) (* |t%8| 8) v (* rstage 4600)))))
(check-sat)
(pop 1)
; element stays below 3*(63*72 + 64)
(push 1)
(assert (not (< (+ (* (+ |t/8| (* rm 16)) 72) (* |t%8| 8) v (* rstage 4600)) 13800)))
(check-sat)
(pop 1)
