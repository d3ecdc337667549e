; spec     specs/gemm/split_k_splits_used.toml
; claim    no_split_is_empty: map first_tile in_bounds
; says     map first_tile is in bounds: 0 <= kt < T, for all T >= 1, c >= 1, U*c >= T && (U - 1)*c < T
; verdict  proved: range proof; 1 points enumerated as well at the smallest sizes
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T >= 1
(declare-const c Int) ; c >= 1
(declare-const U Int) ; U*c >= T && (U - 1)*c < T
; the assumptions can be met: T = 1, c = 1, U = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 1 1) (< 0 1))))
(check-sat)
(pop 1)
(assert (<= 1 T)) ; assumed
(assert (<= 1 c)) ; assumed
(assert (>= (* U c) T)) ; assumed
(assert (< (* (- U 1) c) T)) ; assumed
; there are inputs: s = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map first_tile
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
(assert (and (<= 0 s) (< s U)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; kt is not negative
(push 1)
(assert (not (<= 0 (* c s))))
(check-sat)
(pop 1)
; kt stays below T
(push 1)
(assert (not (< (* c s) T)))
(check-sat)
(pop 1)
