; spec     specs/gemm/overflow_widened_in_time.toml
; claim    no_overflow: map size fits
; says     map size does not overflow int32: elements = (int64_t)a*b, for all a >= 1 && a <= 65535, b >= 1 && b <= 65535
; verdict  proved: range proof of each intermediate
; checks   5, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const a Int) ; a >= 1 && a <= 65535
(declare-const b Int) ; b >= 1 && b <= 65535
; the assumptions can be met: a = 1, b = 1
(push 1)
(assert (not (and (>= 1 1) (<= 1 65535) (>= 1 1) (<= 1 65535) (and (<= (- 2147483648) 1) (<= 1 2147483647)) (and (<= (- 2147483648) 1) (<= 1 2147483647)))))
(check-sat)
(pop 1)
(assert (<= a 65535)) ; assumed
(assert (<= 1 a)) ; assumed
(assert (<= b 65535)) ; assumed
(assert (<= 1 b)) ; assumed
(assert (and (<= (- 2147483648) a) (<= a 2147483647))) ; assumed
(assert (and (<= (- 2147483648) b) (<= b 2147483647))) ; assumed
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1) (and (<= (- 2147483648) 0) (<= 0 2147483647)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map size
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))
(declare-const |e.1| Int) ; -2147483648 <= any
; -2147483648 <= any = 1
(push 1)
(assert (= |e.1| (ite (<= (- 2147483648) any) 1 0)))
(assert (not (= |e.1| 1)))
(check-sat)
(pop 1)
(assert (= |e.1| 1))
(declare-const |e.2| Int) ; any <= 2147483647
; any <= 2147483647 = 1
(push 1)
(assert (= |e.2| (ite (<= any 2147483647) 1 0)))
(assert (not (= |e.2| 1)))
(check-sat)
(pop 1)
(assert (= |e.2| 1))
(assert (and (not (= |e.1| 0)) (not (= |e.2| 0)))) ; guard: -2147483648 <= any && any <= 2147483647
; (int64_t)a is computed in int64
; (int64_t)a*b is computed in int64

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; every intermediate fits its type
(push 1)
(assert (not (and (<= (- 9223372036854775808) a 9223372036854775807) (<= (- 9223372036854775808) (* a b) 9223372036854775807))))
(check-sat)
(pop 1)
