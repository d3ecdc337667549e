; spec     specs/field/correct/r16_permutation_for_wide_rows.toml
; claim    eight_neighbours: map rows_of_thread_0 equals
; says     map rows_of_thread_0: position = v + 16*r, row = v + 4*r
; verdict  proved: normal form; 8 points enumerated as well
; checks   8, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: v = 0, r = 0
(push 1)
(assert (not (and (< 0 4) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map rows_of_thread_0
; ----------------------------------------------------------------------------------------------------
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 2)))
(declare-const |e.1| Int) ; (v + 16*r)/4
; (v + 16*r)/4 = 4*r
(push 1)
(assert (= |e.1| (div (+ v (* 16 r)) 4)))
(assert (not (and (<= 0 (+ v (* 16 r))) (= |e.1| (* 4 r)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* 16 r))) (= |e.1| (* 4 r))))
(declare-const |e.2| Int) ; (v + 16*r)%4
; (v + 16*r)%4 = v
(push 1)
(assert (= |e.2| (- (+ v (* 16 r)) (* 4 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = r
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| r))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| r)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = 0
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| 0)))
(check-sat)
(pop 1)
(assert (= |e.4| 0))
(declare-const |e.5| Int) ; (v + 16*r)/16
; (v + 16*r)/16 = r
(push 1)
(assert (= |e.5| (div (+ v (* 16 r)) 16)))
(assert (not (and (<= 0 (+ v (* 16 r))) (= |e.5| r))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* 16 r))) (= |e.5| r)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; position: map rows_of_thread_0 and the closed form agree
(push 1)
(assert (not (= (+ v (* 16 r)) (+ v (* 16 r)))))
(check-sat)
(pop 1)
; row: map rows_of_thread_0 and the closed form agree
(push 1)
(assert (not (= (+ |e.2| (* |e.4| 8) (* |e.5| 4)) (+ v (* 4 r)))))
(check-sat)
(pop 1)
