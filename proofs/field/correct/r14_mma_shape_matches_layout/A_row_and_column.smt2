; spec     specs/field/correct/r14_mma_shape_matches_layout.toml
; claim    A_row_and_column: layout A equals
; says     layout A: offset = l/4 + 8*((v/2)%2) + 16*(2*(l%4) + v%2 + 8*(v/4))
; verdict  proved: normal form; 256 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: l = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout A
; ----------------------------------------------------------------------------------------------------
(declare-const l Int)
(assert (and (<= 0 l) (< l 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const |l%4| Int)
(declare-const |l/4| Int)
; l is written as digits of radix 4
(push 1)
(assert (= |l%4| (mod l 4)))
(assert (= |l/4| (div l 4)))
(assert (not (and (<= 0 |l%4|) (< |l%4| 4) (<= 0 |l/4|) (< |l/4| 8) (= l (+ |l%4| (* 4 |l/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |l%4|) (< |l%4| 4) (<= 0 |l/4|) (< |l/4| 8) (= l (+ |l%4| (* 4 |l/4|)))))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout A and the closed form agree
(push 1)
(assert (not (= (+ (* |l%4| 32) |l/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) (+ |l/4| (* 8 |v/2%2|) (* 16 (+ (* 2 |l%4|) |v%2| (* 8 |e.1|)))))))
(check-sat)
(pop 1)
