; spec     specs/field/correct/r03_complement_prints_a_unit_mode.toml
; claim    it_fills_the_gaps: layout (4,(2,1)):(2,(1,8)) bijective_onto
; says     layout (4,(2,1)):(2,(1,8)) is a bijection onto offset < 8, for all n >= 1, s >= 0
; verdict  proved: explicit inverse; 8 points enumerated as well at the smallest sizes
; checks   12, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(assert (not (and (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout (4,(2,1)):(2,(1,8))
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
; offset = (i%4)*2 + i/4 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |i%4| 2) |i/4|)) (< (+ (* |i%4| 2) |i/4|) 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (i%4*2 + i/4)/2
; (i%4*2 + i/4)/2 = i%4
(push 1)
(assert (= |e.1| (div (+ (* |i%4| 2) |i/4|) 2)))
(assert (not (and (<= 0 (+ (* |i%4| 2) |i/4|)) (= |e.1| |i%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |i%4| 2) |i/4|)) (= |e.1| |i%4|)))
(declare-const |e.2| Int) ; (i%4*2 + i/4)%2
; (i%4*2 + i/4)%2 = i/4
(push 1)
(assert (= |e.2| (- (+ (* |i%4| 2) |i/4|) (* 2 |e.1|))))
(assert (not (= |e.2| |i/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |i/4|))
; i = offset/2 + 4*(offset%2) is recovered
(push 1)
(assert (not (= (+ |e.1| (* 4 |e.2|)) i)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset 8)))
(declare-const |offset%2| Int)
(declare-const |offset/2| Int)
; offset is written as digits of radix 2
(push 1)
(assert (= |offset%2| (mod offset 2)))
(assert (= |offset/2| (div offset 2)))
(assert (not (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 4) (= offset (+ |offset%2| (* 2 |offset/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%2|) (< |offset%2| 2) (<= 0 |offset/2|) (< |offset/2| 4) (= offset (+ |offset%2| (* 2 |offset/2|)))))
; i = offset/2 + 4*(offset%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset/2| (* 4 |offset%2|))) (< (+ |offset/2| (* 4 |offset%2|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (offset/2 + 4*(offset%2))/4
; (offset/2 + 4*(offset%2))/4 = offset%2
(push 1)
(assert (= |e.1| (div (+ |offset/2| (* 4 |offset%2|)) 4)))
(assert (not (and (<= 0 (+ |offset/2| (* 4 |offset%2|))) (= |e.1| |offset%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/2| (* 4 |offset%2|))) (= |e.1| |offset%2|)))
(declare-const |e.2| Int) ; (offset/2 + 4*(offset%2))%4
; (offset/2 + 4*(offset%2))%4 = offset/2
(push 1)
(assert (= |e.2| (- (+ |offset/2| (* 4 |offset%2|)) (* 4 |e.1|))))
(assert (not (= |e.2| |offset/2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |offset/2|))
; the owner found maps to offset
(push 1)
(assert (not (= (+ (* |e.2| 2) |e.1|) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
