; spec     specs/field/correct/r48_accumulator_is_the_operand.toml
; claim    rows_and_columns: map row_and_column equals
; says     map row_and_column: m = lane/4 + 8*(r%2) + 16*(r/2), n = 2*(lane%4) + c%2 + 8*(c/2)
; verdict  proved: normal form; 2048 points enumerated as well
; checks   8, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, r = 0, c = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map row_and_column
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 4)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 16)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |c%2| Int)
(declare-const |c/2| Int)
; c is written as digits of radix 2
(push 1)
(assert (= |c%2| (mod c 2)))
(assert (= |c/2| (div c 2)))
(assert (not (and (<= 0 |c%2|) (< |c%2| 2) (<= 0 |c/2|) (< |c/2| 8) (= c (+ |c%2| (* 2 |c/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c%2|) (< |c%2| 2) (<= 0 |c/2|) (< |c/2| 8) (= c (+ |c%2| (* 2 |c/2|)))))
(declare-const |r%2| Int)
(declare-const |r/2| Int)
; r is written as digits of radix 2
(push 1)
(assert (= |r%2| (mod r 2)))
(assert (= |r/2| (div r 2)))
(assert (not (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 2) (= r (+ |r%2| (* 2 |r/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 2) (= r (+ |r%2| (* 2 |r/2|)))))
(declare-const |e.1| Int) ; (c%2 + 2*(r%2))/2
; (c%2 + 2*(r%2))/2 = r%2
(push 1)
(assert (= |e.1| (div (+ |c%2| (* 2 |r%2|)) 2)))
(assert (not (and (<= 0 (+ |c%2| (* 2 |r%2|))) (= |e.1| |r%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |c%2| (* 2 |r%2|))) (= |e.1| |r%2|)))
(declare-const |e.2| Int) ; (c%2 + 2*(r%2))%2
; (c%2 + 2*(r%2))%2 = c%2
(push 1)
(assert (= |e.2| (- (+ |c%2| (* 2 |r%2|)) (* 2 |e.1|))))
(assert (not (= |e.2| |c%2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |c%2|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: map row_and_column and the closed form agree
(push 1)
(assert (not (= (+ |lane/4| (* 8 |e.1|) (* 16 |r/2|)) (+ |lane/4| (* 8 |r%2|) (* 16 |r/2|)))))
(check-sat)
(pop 1)
; n: map row_and_column and the closed form agree
(push 1)
(assert (not (= (+ (* 2 |lane%4|) |e.2| (* 8 |c/2|)) (+ (* 2 |lane%4|) |c%2| (* 8 |c/2|)))))
(check-sat)
(pop 1)
