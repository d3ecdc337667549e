; spec     specs/field/correct/r52_mask_rows_as_the_hardware.toml
; claim    onto: map accumulator bijective_onto
; says     map accumulator is a bijection onto row < 16 x col < 16
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   15, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, j = 0
(push 1)
(assert (not (and (< 0 64) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map accumulator
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 64)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 4)))
(declare-const |lane%16| Int)
(declare-const |lane/16| Int)
; lane is written as digits of radix 16
(push 1)
(assert (= |lane%16| (mod lane 16)))
(assert (= |lane/16| (div lane 16)))
(assert (not (and (<= 0 |lane%16|) (< |lane%16| 16) (<= 0 |lane/16|) (< |lane/16| 4) (= lane (+ |lane%16| (* 16 |lane/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%16|) (< |lane%16| 16) (<= 0 |lane/16|) (< |lane/16| 4) (= lane (+ |lane%16| (* 16 |lane/16|)))))
; row = 4*(lane/16) + j is in range
(push 1)
(assert (not (and (<= 0 (+ (* 4 |lane/16|) j)) (< (+ (* 4 |lane/16|) j) 16))))
(check-sat)
(pop 1)
; col = lane%16 is in range
(push 1)
(assert (not (and (<= 0 |lane%16|) (< |lane%16| 16))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (4*(lane/16) + j)/4
; (4*(lane/16) + j)/4 = lane/16
(push 1)
(assert (= |e.1| (div (+ (* 4 |lane/16|) j) 4)))
(assert (not (and (<= 0 (+ (* 4 |lane/16|) j)) (= |e.1| |lane/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 4 |lane/16|) j)) (= |e.1| |lane/16|)))
; lane = col + 16*(row/4) is recovered
(push 1)
(assert (not (= (+ |lane%16| (* 16 |e.1|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (4*(lane/16) + j)%4
; (4*(lane/16) + j)%4 = j
(push 1)
(assert (= |e.2| (- (+ (* 4 |lane/16|) j) (* 4 |e.1|))))
(assert (not (= |e.2| j)))
(check-sat)
(pop 1)
(assert (= |e.2| j))
; j = row%4 is recovered
(push 1)
(assert (not (= |e.2| j)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const row Int)
(assert (and (<= 0 row) (< row 16)))
(declare-const col Int)
(assert (and (<= 0 col) (< col 16)))
(declare-const |row%4| Int)
(declare-const |row/4| Int)
; row is written as digits of radix 4
(push 1)
(assert (= |row%4| (mod row 4)))
(assert (= |row/4| (div row 4)))
(assert (not (and (<= 0 |row%4|) (< |row%4| 4) (<= 0 |row/4|) (< |row/4| 4) (= row (+ |row%4| (* 4 |row/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |row%4|) (< |row%4| 4) (<= 0 |row/4|) (< |row/4| 4) (= row (+ |row%4| (* 4 |row/4|)))))
; lane = col + 16*(row/4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ col (* 16 |row/4|))) (< (+ col (* 16 |row/4|)) 64))))
(check-sat)
(pop 1)
; j = row%4 is a legal input
(push 1)
(assert (not (and (<= 0 |row%4|) (< |row%4| 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (col + 16*(row/4))/16
; (col + 16*(row/4))/16 = row/4
(push 1)
(assert (= |e.1| (div (+ col (* 16 |row/4|)) 16)))
(assert (not (and (<= 0 (+ col (* 16 |row/4|))) (= |e.1| |row/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ col (* 16 |row/4|))) (= |e.1| |row/4|)))
; the owner found maps to row
(push 1)
(assert (not (= (+ (* 4 |e.1|) |row%4|) row)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (col + 16*(row/4))%16
; (col + 16*(row/4))%16 = col
(push 1)
(assert (= |e.2| (- (+ col (* 16 |row/4|)) (* 16 |e.1|))))
(assert (not (= |e.2| col)))
(check-sat)
(pop 1)
(assert (= |e.2| col))
; the owner found maps to col
(push 1)
(assert (not (= |e.2| col)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
