; spec     specs/gemm/residue.toml
; claim    C_inside: map C in_bounds
; says     map C is in bounds: 0 <= address < ldc*(M - 1) + N where 64*bm + 16*(t/32) + (t%32)/4 + 8*(v/2) < M && 32*bn +
;          8*rn + 2*(t%4) + v%2 < N, for all M >= 1, N >= 1, K >= 1, BM == ceil_div(M, 64), BN == ceil_div(N, 32), KT ==
;          ceil_div(K, 16), lda >= K, ldb >= K, ldc >= N
; verdict  proved: range proof; 2048 points enumerated as well at the smallest sizes
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: bm = 0, bn = 0, t = 0, v = 0, rn = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 128) (< 0 4) (< 0 4) (and (< (+ (* 16 (c_div 0 32)) (c_div (c_mod 0 32) 4) (* 8 (c_div 0 2))) 1) (< (+ (* 2 (c_mod 0 4)) (c_mod 0 2)) 1)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map C
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm BM)))
(declare-const bn Int)
(assert (and (<= 0 bn) (< bn BN)))
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const |t%32| Int)
(declare-const |t/32| Int)
; t is written as digits of radix 32
(push 1)
(assert (= |t%32| (mod t 32)))
(assert (= |t/32| (div t 32)))
(assert (not (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 4) (= t (+ |t%32| (* 32 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 4) (= t (+ |t%32| (* 32 |t/32|)))))
(declare-const |t%4| Int)
(declare-const |t/4%8| Int)
; t%32 is written as digits of radix 4
(push 1)
(assert (= |t%4| (mod |t%32| 4)))
(assert (= |t/4%8| (div |t%32| 4)))
(assert (not (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4%8|) (< |t/4%8| 8) (= |t%32| (+ |t%4| (* 4 |t/4%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4%8|) (< |t/4%8| 8) (= |t%32| (+ |t%4| (* 4 |t/4%8|)))))
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
(declare-const |e.1| Int) ; t/4
; t/4 = 8*(t/32) + t/4%8
(push 1)
(assert (= |e.1| (div t 4)))
(assert (not (and (<= 0 t) (= |e.1| (+ (* 8 |t/32|) |t/4%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| (+ (* 8 |t/32|) |t/4%8|))))
(declare-const |e.2| Int) ; t%4
; t%4 = t%4
(push 1)
(assert (= |e.2| (- t (* 4 |e.1|))))
(assert (not (= |e.2| |t%4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |t%4|))
(assert (and (< (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) M) (< (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) N))) ; guard: 64*bm + 16*(t/32) + (t%32)/4 + 8*(v/2) < M && 32*bn + 8*rn + 2*(t%4) + v%2 < N

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; address is not negative
(push 1)
(assert (not (<= 0 (+ (* ldc (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|))))
(check-sat)
(pop 1)
; address stays below ldc*(M - 1) + N
(push 1)
(assert (not (< (+ (* ldc (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) (+ (* ldc (- M 1)) N))))
(check-sat)
(pop 1)
