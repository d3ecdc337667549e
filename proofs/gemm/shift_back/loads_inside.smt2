; spec     specs/gemm/shift_back.toml
; claim    loads_inside: map load in_bounds
; says     map load is in bounds: 0 <= m < M, for all M >= 64, B == ceil_div(M, 64)
; verdict  proved: range proof; 64 points enumerated as well at the smallest sizes
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64
(declare-const B Int) ; B == ceil_div(M, 64)
; the assumptions can be met: M = 64, B = 1
(push 1)
(assert (not (and (>= 64 64) (= 1 (c_div (- (+ 64 64) 1) 64)))))
(check-sat)
(pop 1)
; fact: (<= 64 M)  (assumed)
; fact: (= B (c_div (- (+ M 64) 1) 64))  (assumed)
; there are inputs: b = 0, i = 0
(push 1)
(assert (not (and (< 0 1) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map load
; ----------------------------------------------------------------------------------------------------
(declare-const b Int)
; fact: (and (<= 0 b) (< b B))
(declare-const i Int)
; fact: (and (<= 0 i) (< i 64))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
(declare-const |e.1| Int) ; min(64*b, M + -64)
; fact: (= |e.1| (c_min (* 64 b) (+ M (- 64))))  (definition)
; min(64*b, M - 64) is the same
(push 1)
(assert (<= 64 M))
(assert (= |e.1| (c_min (* 64 b) (+ M (- 64)))))
(assert (not (= (c_min (* 64 b) (- M 64)) |e.1|)))
(check-sat)
(pop 1)
; m is not negative
(push 1)
(assert (<= 64 M))
(assert (= B (c_div (- (+ M 64) 1) 64)))
(assert (and (<= 0 b) (< b B)))
(assert (and (<= 0 i) (< i 64)))
(assert (= |e.1| (c_min (* 64 b) (+ M (- 64)))))
(assert (= (c_min (* 64 b) (- M 64)) |e.1|))
(assert (not (<= 0 (+ |e.1| i))))
(check-sat)
(pop 1)
; m stays below M
(push 1)
(assert (<= 64 M))
(assert (and (<= 0 i) (< i 64)))
(assert (= |e.1| (c_min (* 64 b) (+ M (- 64)))))
(assert (= (c_min (* 64 b) (- M 64)) |e.1|))
(assert (not (< (+ |e.1| i) M)))
(check-sat)
(pop 1)
