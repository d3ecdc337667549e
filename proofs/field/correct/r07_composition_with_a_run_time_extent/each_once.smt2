; spec     specs/field/correct/r07_composition_with_a_run_time_extent.toml
; claim    each_once: map place bijective_onto
; says     map place is a bijection onto row < 4096 x col < 8*(n/8), for all n >= 8 && n%8 == 0 && n <= 8192
; verdict  proved: explicit inverse
; checks   21, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map place
; ----------------------------------------------------------------------------------------------------
(declare-const a Int)
(assert (and (<= 0 a) (< a 32)))
(declare-const b Int)
(assert (and (<= 0 b) (< b |n/8|)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 8)))
(declare-const d Int)
(assert (and (<= 0 d) (< d 128)))
; row = a + 32*d is in range
(push 1)
(assert (not (and (<= 0 (+ a (* 32 d))) (< (+ a (* 32 d)) 4096))))
(check-sat)
(pop 1)
; col = 8*b + c is in range
(push 1)
(assert (not (and (<= 0 (+ (* 8 b) c)) (< (+ (* 8 b) c) (* 8 |n/8|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (a + 32*d)/32
; (a + 32*d)/32 = d
(push 1)
(assert (= |e.1| (div (+ a (* 32 d)) 32)))
(assert (not (and (<= 0 (+ a (* 32 d))) (= |e.1| d))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* 32 d))) (= |e.1| d)))
(declare-const |e.2| Int) ; (a + 32*d)%32
; (a + 32*d)%32 = a
(push 1)
(assert (= |e.2| (- (+ a (* 32 d)) (* 32 |e.1|))))
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(assert (= |e.2| a))
; a = row%32 is recovered
(push 1)
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (8*b + c)/8
; (8*b + c)/8 = b
(push 1)
(assert (= |e.3| (div (+ (* 8 b) c) 8)))
(assert (not (and (<= 0 (+ (* 8 b) c)) (= |e.3| b))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 8 b) c)) (= |e.3| b)))
; b = col/8 is recovered
(push 1)
(assert (not (= |e.3| b)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (8*b + c)%8
; (8*b + c)%8 = c
(push 1)
(assert (= |e.4| (- (+ (* 8 b) c) (* 8 |e.3|))))
(assert (not (= |e.4| c)))
(check-sat)
(pop 1)
(assert (= |e.4| c))
; c = col%8 is recovered
(push 1)
(assert (not (= |e.4| c)))
(check-sat)
(pop 1)
; d = row/32 is recovered
(push 1)
(assert (not (= |e.1| d)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const row Int)
(assert (and (<= 0 row) (< row 4096)))
(declare-const col Int)
(assert (and (<= 0 col) (< col (* 8 |n/8|))))
(declare-const |row%32| Int)
(declare-const |row/32| Int)
; row is written as digits of radix 32
(push 1)
(assert (= |row%32| (mod row 32)))
(assert (= |row/32| (div row 32)))
(assert (not (and (<= 0 |row%32|) (< |row%32| 32) (<= 0 |row/32|) (< |row/32| 128) (= row (+ |row%32| (* 32 |row/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |row%32|) (< |row%32| 32) (<= 0 |row/32|) (< |row/32| 128) (= row (+ |row%32| (* 32 |row/32|)))))
; a = row%32 is a legal input
(push 1)
(assert (not (and (<= 0 |row%32|) (< |row%32| 32))))
(check-sat)
(pop 1)
(declare-const |col%8| Int)
(declare-const |col/8| Int)
; col is written as digits of radix 8
(push 1)
(assert (= |col%8| (mod col 8)))
(assert (= |col/8| (div col 8)))
(assert (not (and (<= 0 |col%8|) (< |col%8| 8) (<= 0 |col/8|) (< |col/8| |n/8|) (= col (+ |col%8| (* 8 |col/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |col%8|) (< |col%8| 8) (<= 0 |col/8|) (< |col/8| |n/8|) (= col (+ |col%8| (* 8 |col/8|)))))
; b = col/8 is a legal input
(push 1)
(assert (not (and (<= 0 |col/8|) (< |col/8| |n/8|))))
(check-sat)
(pop 1)
; c = col%8 is a legal input
(push 1)
(assert (not (and (<= 0 |col%8|) (< |col%8| 8))))
(check-sat)
(pop 1)
; d = row/32 is a legal input
(push 1)
(assert (not (and (<= 0 |row/32|) (< |row/32| 128))))
(check-sat)
(pop 1)
; the owner found maps to row
(push 1)
(assert (not (= (+ |row%32| (* 32 |row/32|)) row)))
(check-sat)
(pop 1)
; the owner found maps to col
(push 1)
(assert (not (= (+ (* 8 |col/8|) |col%8|) col)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
