; spec     specs/gemm/residue.toml
; claim    C_one_owner: map C_element bijective_onto
; says     map C_element is a bijection onto m < M x n < N, for all M >= 1, N >= 1, K >= 1, BM == ceil_div(M, 64), BN ==
;          ceil_div(N, 32), KT == ceil_div(K, 16), lda >= K, ldb >= K, ldc >= N
; verdict  proved: explicit inverse; 2048 points enumerated as well at the smallest sizes
; checks   65, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map C_element
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
; m = 64*bm + 16*(t/32) + (t%32)/4 + 8*(v/2) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (< (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) M))))
(check-sat)
(pop 1)
; n = 32*bn + 8*rn + 2*(t%4) + v%2 is in range
(push 1)
(assert (not (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (< (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) N))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/64
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/64 = bm
(push 1)
(assert (= |e.3| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) 64)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.3| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.3| bm)))
; bm = m/64 is recovered
(push 1)
(assert (not (= |e.3| bm)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (32*bn + 8*rn + 2*e.2 + v%2)/32
; (32*bn + 8*rn + 2*e.2 + v%2)/32 = bn
(push 1)
(assert (= |e.4| (div (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) 32)))
(assert (not (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.4| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.4| bn)))
; bn = n/32 is recovered
(push 1)
(assert (not (= |e.4| bn)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/16
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/16 = 4*bm + t/32
(push 1)
(assert (= |e.5| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) 16)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.5| (+ (* 4 bm) |t/32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.5| (+ (* 4 bm) |t/32|))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = bm
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| bm)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = t/32
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |t/32|)))
(check-sat)
(pop 1)
(assert (= |e.7| |t/32|))
(declare-const |e.8| Int) ; (32*bn + 8*rn + 2*e.2 + v%2)/2
; (32*bn + 8*rn + 2*e.2 + v%2)/2 = 16*bn + 4*rn + t%4
(push 1)
(assert (= |e.8| (div (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) 2)))
(assert (not (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.8| (+ (* 16 bn) (* 4 rn) |t%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.8| (+ (* 16 bn) (* 4 rn) |t%4|))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = 4*bn + rn
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| (+ (* 4 bn) rn)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| (+ (* 4 bn) rn))))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = t%4
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |t%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |t%4|))
(declare-const |e.11| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/8
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))/8 = 8*bm + 2*(t/32) + v/2
(push 1)
(assert (= |e.11| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) 8)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.11| (+ (* 8 bm) (* 2 |t/32|) |v/2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|))) (= |e.11| (+ (* 8 bm) (* 2 |t/32|) |v/2|))))
(declare-const |e.12| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))%8
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2))%8 = t/4%8
(push 1)
(assert (= |e.12| (- (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2|)) (* 8 |e.11|))))
(assert (not (= |e.12| |t/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.12| |t/4%8|))
; t = 32*((m/16)%4) + (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ (* 32 |e.7|) |e.10| (* 4 |e.12|)) t)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (32*bn + 8*rn + 2*e.2 + v%2)%2
; (32*bn + 8*rn + 2*e.2 + v%2)%2 = v%2
(push 1)
(assert (= |e.13| (- (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) (* 2 |e.8|))))
(assert (not (= |e.13| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v%2|))
(declare-const |e.14| Int) ; e.11/2
; e.11/2 = 4*bm + t/32
(push 1)
(assert (= |e.14| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.14| (+ (* 4 bm) |t/32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.14| (+ (* 4 bm) |t/32|))))
(declare-const |e.15| Int) ; e.11%2
; e.11%2 = v/2
(push 1)
(assert (= |e.15| (- |e.11| (* 2 |e.14|))))
(assert (not (= |e.15| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |v/2|))
; v = n%2 + 2*((m/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.13| (* 2 |e.15|)) v)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (32*bn + 8*rn + 2*e.2 + v%2)/8
; (32*bn + 8*rn + 2*e.2 + v%2)/8 = 4*bn + rn
(push 1)
(assert (= |e.16| (div (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|) 8)))
(assert (not (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.16| (+ (* 4 bn) rn)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 bn) (* 8 rn) (* 2 |e.2|) |v%2|)) (= |e.16| (+ (* 4 bn) rn))))
(declare-const |e.17| Int) ; e.16/4
; e.16/4 = bn
(push 1)
(assert (= |e.17| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.17| bn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| bn)))
(declare-const |e.18| Int) ; e.16%4
; e.16%4 = rn
(push 1)
(assert (= |e.18| (- |e.16| (* 4 |e.17|))))
(assert (not (= |e.18| rn)))
(check-sat)
(pop 1)
(assert (= |e.18| rn))
; rn = (n/8)%4 is recovered
(push 1)
(assert (not (= |e.18| rn)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m M)))
(declare-const n Int)
(assert (and (<= 0 n) (< n N)))
(declare-const |m%64| Int)
(declare-const |m/64| Int)
; m is written as digits of radix 64 (the radix does not divide its size)
(push 1)
(assert (= |m%64| (mod m 64)))
(assert (= |m/64| (div m 64)))
(assert (not (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (= m (+ |m%64| (* 64 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (= m (+ |m%64| (* 64 |m/64|)))))
; bm = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |m/64|) (< |m/64| BM))))
(check-sat)
(pop 1)
(declare-const |n%32| Int)
(declare-const |n/32| Int)
; n is written as digits of radix 32 (the radix does not divide its size)
(push 1)
(assert (= |n%32| (mod n 32)))
(assert (= |n/32| (div n 32)))
(assert (not (and (<= 0 |n%32|) (< |n%32| 32) (<= 0 |n/32|) (= n (+ |n%32| (* 32 |n/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%32|) (< |n%32| 32) (<= 0 |n/32|) (= n (+ |n%32| (* 32 |n/32|)))))
; bn = n/32 is a legal input
(push 1)
(assert (not (and (<= 0 |n/32|) (< |n/32| BN))))
(check-sat)
(pop 1)
(declare-const |m%16| Int)
(declare-const |m/16%4| Int)
; m%64 is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod |m%64| 16)))
(assert (= |m/16%4| (div |m%64| 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16%4|) (< |m/16%4| 4) (= |m%64| (+ |m%16| (* 16 |m/16%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16%4|) (< |m/16%4| 4) (= |m%64| (+ |m%16| (* 16 |m/16%4|)))))
(declare-const |e.1| Int) ; m/16
; m/16 = 4*(m/64) + m/16%4
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| (+ (* 4 |m/64|) |m/16%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| (+ (* 4 |m/64|) |m/16%4|))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = m/64
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |m/64|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = m/16%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |m/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m/16%4|))
(declare-const |n%2| Int)
(declare-const |n/2%16| Int)
; n%32 is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod |n%32| 2)))
(assert (= |n/2%16| (div |n%32| 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2%16|) (< |n/2%16| 16) (= |n%32| (+ |n%2| (* 2 |n/2%16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2%16|) (< |n/2%16| 16) (= |n%32| (+ |n%2| (* 2 |n/2%16|)))))
(declare-const |e.4| Int) ; n/2
; n/2 = 16*(n/32) + n/2%16
(push 1)
(assert (= |e.4| (div n 2)))
(assert (not (and (<= 0 n) (= |e.4| (+ (* 16 |n/32|) |n/2%16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.4| (+ (* 16 |n/32|) |n/2%16|))))
(declare-const |n/2%4| Int)
(declare-const |n/8%4| Int)
; n/2%16 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2%16| 4)))
(assert (= |n/8%4| (div |n/2%16| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8%4|) (< |n/8%4| 4) (= |n/2%16| (+ |n/2%4| (* 4 |n/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8%4|) (< |n/8%4| 4) (= |n/2%16| (+ |n/2%4| (* 4 |n/8%4|)))))
(declare-const |e.5| Int) ; e.4/4
; e.4/4 = 4*(n/32) + n/8%4
(push 1)
(assert (= |e.5| (div |e.4| 4)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 4 |n/32|) |n/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 4 |n/32|) |n/8%4|))))
(declare-const |e.6| Int) ; e.4%4
; e.4%4 = n/2%4
(push 1)
(assert (= |e.6| (- |e.4| (* 4 |e.5|))))
(assert (not (= |e.6| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/2%4|))
(declare-const |m%8| Int)
(declare-const |m/8%2| Int)
; m%16 is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod |m%16| 8)))
(assert (= |m/8%2| (div |m%16| 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8%2|) (< |m/8%2| 2) (= |m%16| (+ |m%8| (* 8 |m/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8%2|) (< |m/8%2| 2) (= |m%16| (+ |m%8| (* 8 |m/8%2|)))))
(declare-const |e.7| Int) ; m/8
; m/8 = 8*(m/64) + 2*(m/16%4) + m/8%2
(push 1)
(assert (= |e.7| (div m 8)))
(assert (not (and (<= 0 m) (= |e.7| (+ (* 8 |m/64|) (* 2 |m/16%4|) |m/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.7| (+ (* 8 |m/64|) (* 2 |m/16%4|) |m/8%2|))))
(declare-const |e.8| Int) ; m%8
; m%8 = m%8
(push 1)
(assert (= |e.8| (- m (* 8 |e.7|))))
(assert (not (= |e.8| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.8| |m%8|))
; t = 32*((m/16)%4) + (n/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (< (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; n%2
; n%2 = n%2
(push 1)
(assert (= |e.9| (- n (* 2 |e.4|))))
(assert (not (= |e.9| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |n%2|))
(declare-const |e.10| Int) ; e.7/2
; e.7/2 = 4*(m/64) + m/16%4
(push 1)
(assert (= |e.10| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.10| (+ (* 4 |m/64|) |m/16%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.10| (+ (* 4 |m/64|) |m/16%4|))))
(declare-const |e.11| Int) ; e.7%2
; e.7%2 = m/8%2
(push 1)
(assert (= |e.11| (- |e.7| (* 2 |e.10|))))
(assert (not (= |e.11| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m/8%2|))
; v = n%2 + 2*((m/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|))) (< (+ |e.9| (* 2 |e.11|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; n/8
; n/8 = 4*(n/32) + n/8%4
(push 1)
(assert (= |e.12| (div n 8)))
(assert (not (and (<= 0 n) (= |e.12| (+ (* 4 |n/32|) |n/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.12| (+ (* 4 |n/32|) |n/8%4|))))
(declare-const |e.13| Int) ; e.12/4
; e.12/4 = n/32
(push 1)
(assert (= |e.13| (div |e.12| 4)))
(assert (not (and (<= 0 |e.12|) (= |e.13| |n/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| |n/32|)))
(declare-const |e.14| Int) ; e.12%4
; e.12%4 = n/8%4
(push 1)
(assert (= |e.14| (- |e.12| (* 4 |e.13|))))
(assert (not (= |e.14| |n/8%4|)))
(check-sat)
(pop 1)
(assert (= |e.14| |n/8%4|))
; rn = (n/8)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |e.14|) (< |e.14| 4))))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (32*e.3 + e.6 + 4*e.8)/32
; (32*e.3 + e.6 + 4*e.8)/32 = m/16%4
(push 1)
(assert (= |e.15| (div (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) 32)))
(assert (not (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.15| |m/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.15| |m/16%4|)))
(declare-const |e.16| Int) ; (32*e.3 + e.6 + 4*e.8)%32
; (32*e.3 + e.6 + 4*e.8)%32 = n/2%4 + 4*(m%8)
(push 1)
(assert (= |e.16| (- (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) (* 32 |e.15|))))
(assert (not (= |e.16| (+ |n/2%4| (* 4 |m%8|)))))
(check-sat)
(pop 1)
(assert (= |e.16| (+ |n/2%4| (* 4 |m%8|))))
(declare-const |e.17| Int) ; e.16/4
; e.16/4 = m%8
(push 1)
(assert (= |e.17| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.17| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| |m%8|)))
(declare-const |e.18| Int) ; (e.9 + 2*e.11)/2
; (e.9 + 2*e.11)/2 = m/8%2
(push 1)
(assert (= |e.18| (div (+ |e.9| (* 2 |e.11|)) 2)))
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|))) (= |e.18| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 2 |e.11|))) (= |e.18| |m/8%2|)))
(declare-const |e.19| Int) ; (32*e.3 + e.6 + 4*e.8)/4
; (32*e.3 + e.6 + 4*e.8)/4 = 8*(m/16%4) + m%8
(push 1)
(assert (= |e.19| (div (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) 4)))
(assert (not (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.19| (+ (* 8 |m/16%4|) |m%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.19| (+ (* 8 |m/16%4|) |m%8|))))
(declare-const |e.20| Int) ; (32*e.3 + e.6 + 4*e.8)%4
; (32*e.3 + e.6 + 4*e.8)%4 = n/2%4
(push 1)
(assert (= |e.20| (- (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) (* 4 |e.19|))))
(assert (not (= |e.20| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.20| |n/2%4|))
(declare-const |e.21| Int) ; (e.9 + 2*e.11)%2
; (e.9 + 2*e.11)%2 = n%2
(push 1)
(assert (= |e.21| (- (+ |e.9| (* 2 |e.11|)) (* 2 |e.18|))))
(assert (not (= |e.21| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.21| |n%2|))
; the owner found meets the guard
(push 1)
(assert (not (and (< (+ (* 64 |m/64|) (* 16 |e.15|) |e.17| (* 8 |e.18|)) M) (< (+ (* 32 |n/32|) (* 8 |e.14|) (* 2 |e.20|) |e.21|) N))))
(check-sat)
(pop 1)
; the owner found maps to m
(push 1)
(assert (not (= (+ (* 64 |m/64|) (* 16 |e.15|) |e.17| (* 8 |e.18|)) m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= (+ (* 32 |n/32|) (* 8 |e.14|) (* 2 |e.20|) |e.21|) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
