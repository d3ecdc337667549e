; spec     specs/gemm/overflow_matrix_in_64_bits.toml
; claim    no_overflow: map offset fits
; says     map offset does not overflow int32: offset = (int64_t)m*ld + n, for all M >= 1, N >= 1, ld >= N
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
(declare-const M Int) ; M >= 1
(declare-const N Int) ; N >= 1
(declare-const ld Int) ; ld >= N
; the assumptions can be met: M = 1, N = 1, ld = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 1 1) (and (<= (- 2147483648) 1) (<= 1 2147483647)) (and (<= (- 2147483648) 1) (<= 1 2147483647)) (and (<= (- 2147483648) 1) (<= 1 2147483647)))))
(check-sat)
(pop 1)
(assert (<= 1 M)) ; assumed
(assert (<= 1 N)) ; assumed
(assert (>= ld N)) ; assumed
(assert (and (<= (- 2147483648) M) (<= M 2147483647))) ; assumed
(assert (and (<= (- 2147483648) N) (<= N 2147483647))) ; assumed
(assert (and (<= (- 2147483648) ld) (<= ld 2147483647))) ; assumed
; there are inputs: m = 0, n = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (and (<= (- 2147483648) 0) (<= 0 2147483647) (<= (- 2147483648) 0) (<= 0 2147483647)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map offset
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m M)))
(declare-const n Int)
(assert (and (<= 0 n) (< n N)))
(declare-const |e.1| Int) ; -2147483648 <= m
; -2147483648 <= m = 1
(push 1)
(assert (= |e.1| (ite (<= (- 2147483648) m) 1 0)))
(assert (not (= |e.1| 1)))
(check-sat)
(pop 1)
(assert (= |e.1| 1))
(declare-const |e.2| Int) ; -2147483648 <= n
; -2147483648 <= n = 1
(push 1)
(assert (= |e.2| (ite (<= (- 2147483648) n) 1 0)))
(assert (not (= |e.2| 1)))
(check-sat)
(pop 1)
(assert (= |e.2| 1))
(assert (and (not (= |e.1| 0)) (<= m 2147483647) (not (= |e.2| 0)) (<= n 2147483647))) ; guard: -2147483648 <= m && m <= 2147483647 && (-2147483648 <= n && n <= 2147483647)
; (int64_t)m is computed in int64
; (int64_t)m*ld is computed in int64
; (int64_t)m*ld + n is computed in int64

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; every intermediate fits its type
(push 1)
(assert (not (and (<= (- 9223372036854775808) m 9223372036854775807) (<= (- 9223372036854775808) (* m ld) 9223372036854775807) (<= (- 9223372036854775808) (+ (* m ld) n) 9223372036854775807))))
(check-sat)
(pop 1)
