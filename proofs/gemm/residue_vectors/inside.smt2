; spec     specs/gemm/residue_vectors.toml
; claim    inside: map load in_bounds
; says     map load is in bounds: 0 <= m < M, 0 <= k < K, 0 <= address < lda*(M - 1) + K where 64*bm + row < M && 32*kt +
;          8*chunk < K, for all M >= 1, K >= 8 && K%8 == 0, BM == ceil_div(M, 64), KT == ceil_div(K, 32), lda >= K &&
;          lda%8 == 0
; verdict  proved: range proof; 2048 points enumerated as well at the smallest sizes
; checks   12, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 1
(declare-const K Int) ; K >= 8 && K%8 == 0
(declare-const BM Int) ; BM == ceil_div(M, 64)
(declare-const KT Int) ; KT == ceil_div(K, 32)
(declare-const lda Int) ; lda >= K && lda%8 == 0
; the assumptions can be met: M = 1, K = 8, BM = 1, KT = 1, lda = 8
(push 1)
(assert (not (and (>= 1 1) (>= 8 8) (= (c_mod 8 8) 0) (= 1 (c_div (- (+ 1 64) 1) 64)) (= 1 (c_div (- (+ 8 32) 1) 32)) (>= 8 8) (= (c_mod 8 8) 0))))
(check-sat)
(pop 1)
(assert (<= 1 M)) ; assumed
(declare-const |K/8| Int)
; K is 8 times a whole number
(push 1)
(assert (>= K 8))
(assert (= (c_mod K 8) 0))
(assert (= |K/8| (div K 8)))
(assert (not (and (= K (* 8 |K/8|)) (<= 1 |K/8|))))
(check-sat)
(pop 1)
(assert (and (= K (* 8 |K/8|)) (<= 1 |K/8|)))
(assert (= BM (c_div (- (+ M 64) 1) 64))) ; assumed
(assert (= KT (c_div (- (+ K 32) 1) 32))) ; assumed
(assert (>= lda K)) ; assumed
(declare-const |lda/8| Int)
; lda is 8 times a whole number
(push 1)
(assert (>= lda K))
(assert (= (c_mod lda 8) 0))
(assert (= |lda/8| (div lda 8)))
(assert (not (= lda (* 8 |lda/8|))))
(check-sat)
(pop 1)
(assert (= lda (* 8 |lda/8|)))
; there are inputs: bm = 0, kt = 0, row = 0, chunk = 0, e = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 64) (< 0 4) (< 0 8) (and (< 0 1) (< 0 8)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map load
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm BM)))
(declare-const kt Int)
(assert (and (<= 0 kt) (< kt KT)))
(declare-const row Int)
(assert (and (<= 0 row) (< row 64)))
(declare-const chunk Int)
(assert (and (<= 0 chunk) (< chunk 4)))
(declare-const e Int)
(assert (and (<= 0 e) (< e 8)))
(assert (and (< (+ (* 64 bm) row) M) (< (+ (* 32 kt) (* 8 chunk)) K))) ; guard: 64*bm + row < M && 32*kt + 8*chunk < K
; the spec's lemma: 32*kt + 8*chunk + e < K
(push 1)
(assert (not (< (+ (* 32 kt) (* 8 chunk) e) K)))
(check-sat)
(pop 1)
(assert (< (+ (* 32 kt) (* 8 chunk) e) K))
; the spec's lemma: lda*(64*bm + row) <= lda*(M - 1)
(push 1)
(assert (not (<= (* lda (+ (* 64 bm) row)) (* lda (- M 1)))))
(check-sat)
(pop 1)
(assert (<= (* lda (+ (* 64 bm) row)) (* lda (- M 1))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m is not negative
(push 1)
(assert (not (<= 0 (+ (* 64 bm) row))))
(check-sat)
(pop 1)
; m stays below M
(push 1)
(assert (not (< (+ (* 64 bm) row) M)))
(check-sat)
(pop 1)
; k is not negative
(push 1)
(assert (not (<= 0 (+ (* 32 kt) (* 8 chunk) e))))
(check-sat)
(pop 1)
; k stays below K
(push 1)
(assert (not (< (+ (* 32 kt) (* 8 chunk) e) K)))
(check-sat)
(pop 1)
; address is not negative
(push 1)
(assert (not (<= 0 (+ (* lda (+ (* 64 bm) row)) (* 32 kt) (* 8 chunk) e))))
(check-sat)
(pop 1)
; address stays below lda*(M - 1) + K
(push 1)
(assert (not (< (+ (* lda (+ (* 64 bm) row)) (* 32 kt) (* 8 chunk) e) (+ (* lda (- M 1)) K))))
(check-sat)
(pop 1)
