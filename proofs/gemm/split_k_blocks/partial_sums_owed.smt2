; spec     specs/gemm/split_k_blocks.toml
; claim    partial_sums_owed: map partial covered
; says     map partial: each (row,col) is owned exactly S times, for all T == ceil_div(K, 32), S >= 1, c == ceil_div(T,
;          S), K >= 1, M >= 1, N >= 1
; verdict  proved: explicit inverse; 1 points enumerated as well at the smallest sizes
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T == ceil_div(K, 32)
(declare-const S Int) ; S >= 1
(declare-const c Int) ; c == ceil_div(T, S)
(declare-const K Int) ; K >= 1
(declare-const M Int) ; M >= 1
(declare-const N Int) ; N >= 1
; the assumptions can be met: T = 1, S = 1, c = 1, K = 1, M = 1, N = 1
(push 1)
(assert (not (and (= 1 (c_div (- (+ 1 32) 1) 32)) (>= 1 1) (= 1 (c_div (- (+ 1 1) 1) 1)) (>= 1 1) (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
(assert (= T (c_div (- (+ K 32) 1) 32))) ; assumed
(assert (<= 1 S)) ; assumed
(assert (= c (c_div (- (+ T S) 1) S))) ; assumed
(assert (<= 1 K)) ; assumed
(assert (<= 1 M)) ; assumed
(assert (<= 1 N)) ; assumed
; there are inputs: s = 0, m = 0, n = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map partial
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
(assert (and (<= 0 s) (< s S)))
(declare-const m Int)
(assert (and (<= 0 m) (< m M)))
(declare-const n Int)
(assert (and (<= 0 n) (< n N)))
; row = m is in range
(push 1)
(assert (not (and (<= 0 m) (< m M))))
(check-sat)
(pop 1)
; col = n is in range
(push 1)
(assert (not (and (<= 0 n) (< n N))))
(check-sat)
(pop 1)
; g = s is in range
(push 1)
(assert (not (and (<= 0 s) (< s S))))
(check-sat)
(pop 1)
; s = g is recovered
(push 1)
(assert (not (= s s)))
(check-sat)
(pop 1)
; m = row is recovered
(push 1)
(assert (not (= m m)))
(check-sat)
(pop 1)
; n = col is recovered
(push 1)
(assert (not (= n n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const row Int)
(assert (and (<= 0 row) (< row M)))
(declare-const col Int)
(assert (and (<= 0 col) (< col N)))
(declare-const g Int)
(assert (and (<= 0 g) (< g S)))
; s = g is a legal input
(push 1)
(assert (not (and (<= 0 g) (< g S))))
(check-sat)
(pop 1)
; m = row is a legal input
(push 1)
(assert (not (and (<= 0 row) (< row M))))
(check-sat)
(pop 1)
; n = col is a legal input
(push 1)
(assert (not (and (<= 0 col) (< col N))))
(check-sat)
(pop 1)
; the owner found maps to row
(push 1)
(assert (not (= row row)))
(check-sat)
(pop 1)
; the owner found maps to col
(push 1)
(assert (not (= col col)))
(check-sat)
(pop 1)
; the owner found maps to g
(push 1)
(assert (not (= g g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
