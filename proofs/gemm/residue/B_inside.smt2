; spec     specs/gemm/residue.toml
; claim    B_inside: map B in_bounds
; says     map B is in bounds: 0 <= address < ldb*(N - 1) + K where 32*bn + 8*rn + lane/4 < N && 16*kt + 2*(lane%4) + v%2
;          + 8*(v/2) < K, for all M >= 1, N >= 1, K >= 1, BM == ceil_div(M, 64), BN == ceil_div(N, 32), KT == ceil_div(K,
;          16), lda >= K, ldb >= K, ldc >= N
; verdict  proved: range proof; 512 points enumerated as well at the smallest sizes
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(declare-const K Int) ; K >= 1
(declare-const BM Int) ; BM == ceil_div(M, 64)
(declare-const BN Int) ; BN == ceil_div(N, 32)
(declare-const KT Int) ; KT == ceil_div(K, 16)
(declare-const lda Int) ; lda >= K
(declare-const ldb Int) ; ldb >= K
(declare-const ldc Int) ; ldc >= N
; the assumptions can be met: M = 1, N = 1, K = 1, BM = 1, BN = 1, KT = 1, lda = 1, ldb = 1, ldc = 1
(push 1)
(assert (not (and (>= 1 1) (>= 1 1) (>= 1 1) (= 1 (c_div (- (+ 1 64) 1) 64)) (= 1 (c_div (- (+ 1 32) 1) 32)) (= 1 (c_div (- (+ 1 16) 1) 16)) (>= 1 1) (>= 1 1) (>= 1 1))))
(check-sat)
(pop 1)
(assert (<= 1 M)) ; assumed
(assert (<= 1 N)) ; assumed
(assert (<= 1 K)) ; assumed
(assert (= BM (c_div (- (+ M 64) 1) 64))) ; assumed
(assert (= BN (c_div (- (+ N 32) 1) 32))) ; assumed
(assert (= KT (c_div (- (+ K 16) 1) 16))) ; assumed
(assert (>= lda K)) ; assumed
(assert (>= ldb K)) ; assumed
(assert (>= ldc N)) ; assumed
; there are inputs: bn = 0, kt = 0, lane = 0, v = 0, rn = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 32) (< 0 4) (< 0 4) (and (< (c_div 0 4) 1) (< (+ (* 2 (c_mod 0 4)) (c_mod 0 2) (* 8 (c_div 0 2))) 1)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map B
; ----------------------------------------------------------------------------------------------------
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn BN)))
(declare-const kt Int)
(assert (and (<= 0 kt) (< kt KT)))
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
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
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
(assert (and (< (+ (* 32 bn) (* 8 rn) |lane/4|) N) (< (+ (* 16 kt) (* 2 |lane%4|) |v%2| (* 8 |v/2|)) K))) ; guard: 32*bn + 8*rn + lane/4 < N && 16*kt + 2*(lane%4) + v%2 + 8*(v/2) < K

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; address is not negative
(push 1)
(assert (not (<= 0 (+ (* ldb (+ (* 32 bn) (* 8 rn) |lane/4|)) (* 16 kt) (* 2 |lane%4|) |v%2| (* 8 |v/2|)))))
(check-sat)
(pop 1)
; address stays below ldb*(N - 1) + K
(push 1)
(assert (not (< (+ (* ldb (+ (* 32 bn) (* 8 rn) |lane/4|)) (* 16 kt) (* 2 |lane%4|) |v%2| (* 8 |v/2|)) (+ (* ldb (- N 1)) K))))
(check-sat)
(pop 1)
