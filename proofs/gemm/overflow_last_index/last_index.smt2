; spec     specs/gemm/overflow_last_index.toml
; claim    last_index: map offset fits
; says     map offset does not overflow int32: offset = 32768*i + j, for all stride >= 1 && stride <= 2147483647
; verdict  proved: range proof of each intermediate
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const stride Int) ; stride >= 1 && stride <= 2147483647
; the assumptions can be met: stride = 1
(push 1)
(assert (not (and (>= 1 1) (<= 1 2147483647) (and (<= (- 2147483648) 1) (<= 1 2147483647)))))
(check-sat)
(pop 1)
(assert (<= stride 2147483647)) ; assumed
(assert (<= 1 stride)) ; assumed
(assert (and (<= (- 2147483648) stride) (<= stride 2147483647))) ; assumed
; there are inputs: i = 0, j = 0
(push 1)
(assert (not (and (< 0 65536) (< 0 32768) (and (<= (- 2147483648) 0) (<= 0 2147483647) (<= (- 2147483648) 0) (<= 0 2147483647)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map offset
; ----------------------------------------------------------------------------------------------------
(declare-const i Int)
(assert (and (<= 0 i) (< i 65536)))
(declare-const j Int)
(assert (and (<= 0 j) (< j 32768)))
(declare-const |e.1| Int) ; -2147483648 <= i
; -2147483648 <= i = 1
(push 1)
(assert (= |e.1| (ite (<= (- 2147483648) i) 1 0)))
(assert (not (= |e.1| 1)))
(check-sat)
(pop 1)
(assert (= |e.1| 1))
(declare-const |e.2| Int) ; i <= 2147483647
; i <= 2147483647 = 1
(push 1)
(assert (= |e.2| (ite (<= i 2147483647) 1 0)))
(assert (not (= |e.2| 1)))
(check-sat)
(pop 1)
(assert (= |e.2| 1))
(declare-const |e.3| Int) ; -2147483648 <= j
; -2147483648 <= j = 1
(push 1)
(assert (= |e.3| (ite (<= (- 2147483648) j) 1 0)))
(assert (not (= |e.3| 1)))
(check-sat)
(pop 1)
(assert (= |e.3| 1))
(declare-const |e.4| Int) ; j <= 2147483647
; j <= 2147483647 = 1
(push 1)
(assert (= |e.4| (ite (<= j 2147483647) 1 0)))
(assert (not (= |e.4| 1)))
(check-sat)
(pop 1)
(assert (= |e.4| 1))
(assert (and (not (= |e.1| 0)) (not (= |e.2| 0)) (not (= |e.3| 0)) (not (= |e.4| 0)))) ; guard: -2147483648 <= i && i <= 2147483647 && (-2147483648 <= j && j <= 2147483647)
; 32768*i is computed in int32
; 32768*i + j is computed in int32

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; every intermediate fits its type
(push 1)
(assert (not (and (<= (- 2147483648) (* 32768 i) 2147483647) (<= (- 2147483648) (+ (* 32768 i) j) 2147483647))))
(check-sat)
(pop 1)
