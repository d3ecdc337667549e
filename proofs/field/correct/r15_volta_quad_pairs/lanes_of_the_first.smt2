; spec     specs/field/correct/r15_volta_quad_pairs.toml
; claim    lanes_of_the_first: layout threads equals
; says     layout threads: offset = i%4 + 16*(i/4)
; verdict  proved: normal form; 8 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: i = 0
(push 1)
(assert (not (and (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout threads
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 8)))
(declare-const |i%4| Int)
(declare-const |i/4| Int)
; i is written as digits of radix 4
(push 1)
(assert (= |i%4| (mod i 4)))
(assert (= |i/4| (div i 4)))
(assert (not (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 2) (= i (+ |i%4| (* 4 |i/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |i%4|) (< |i%4| 4) (<= 0 |i/4|) (< |i/4| 2) (= i (+ |i%4| (* 4 |i/4|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout threads and the closed form agree
(push 1)
(assert (not (= (+ |i%4| (* |i/4| 16)) (+ |i%4| (* 16 |i/4|)))))
(check-sat)
(pop 1)
