; spec     specs/gemm/residue.toml
; claim    A_read_once: map A_element bijective_onto
; says     map A_element is a bijection onto m < M x k < K, for all M >= 1, N >= 1, K >= 1, BM == ceil_div(M, 64), BN ==
;          ceil_div(N, 32), KT == ceil_div(K, 16), lda >= K, ldb >= K, ldc >= N
; verdict  proved: explicit inverse; 1024 points enumerated as well at the smallest sizes
; checks   68, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: bm = 0, kt = 0, t = 0, v = 0
(push 1)
(assert (not (and (< 0 1) (< 0 1) (< 0 128) (< 0 8) (and (< (+ (* 16 (c_div 0 32)) (c_div (c_mod 0 32) 4) (* 8 (c_mod (c_div 0 2) 2))) 1) (< (+ (* 2 (c_mod 0 4)) (c_mod 0 2) (* 8 (c_div 0 4))) 1)))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map A_element
; ----------------------------------------------------------------------------------------------------
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm BM)))
(declare-const kt Int)
(assert (and (<= 0 kt) (< kt KT)))
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
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
(declare-const |e.3| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.3| (div v 4)))
(assert (not (and (<= 0 v) (= |e.3| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.3| |v/4|)))
(assert (and (< (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) M) (< (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) K))) ; guard: 64*bm + 16*(t/32) + (t%32)/4 + 8*((v/2)%2) < M && 16*kt + 2*(t%4) + v%2 + 8*(v/4) < K
; m = 64*bm + 16*(t/32) + (t%32)/4 + 8*((v/2)%2) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (< (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) M))))
(check-sat)
(pop 1)
; k = 16*kt + 2*(t%4) + v%2 + 8*(v/4) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (< (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) K))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/64
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/64 = bm
(push 1)
(assert (= |e.4| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) 64)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.4| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.4| bm)))
; bm = m/64 is recovered
(push 1)
(assert (not (= |e.4| bm)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (16*kt + 2*e.2 + v%2 + 8*e.3)/16
; (16*kt + 2*e.2 + v%2 + 8*e.3)/16 = kt
(push 1)
(assert (= |e.5| (div (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) 16)))
(assert (not (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.5| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.5| kt)))
; kt = k/16 is recovered
(push 1)
(assert (not (= |e.5| kt)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/16
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/16 = 4*bm + t/32
(push 1)
(assert (= |e.6| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) 16)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.6| (+ (* 4 bm) |t/32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.6| (+ (* 4 bm) |t/32|))))
(declare-const |e.7| Int) ; e.6/4
; e.6/4 = bm
(push 1)
(assert (= |e.7| (div |e.6| 4)))
(assert (not (and (<= 0 |e.6|) (= |e.7| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| bm)))
(declare-const |e.8| Int) ; e.6%4
; e.6%4 = t/32
(push 1)
(assert (= |e.8| (- |e.6| (* 4 |e.7|))))
(assert (not (= |e.8| |t/32|)))
(check-sat)
(pop 1)
(assert (= |e.8| |t/32|))
(declare-const |e.9| Int) ; (16*kt + 2*e.2 + v%2 + 8*e.3)/2
; (16*kt + 2*e.2 + v%2 + 8*e.3)/2 = 8*kt + t%4 + 4*(v/4)
(push 1)
(assert (= |e.9| (div (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) 2)))
(assert (not (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.9| (+ (* 8 kt) |t%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.9| (+ (* 8 kt) |t%4| (* 4 |v/4|)))))
(declare-const |e.10| Int) ; e.9/4
; e.9/4 = 2*kt + v/4
(push 1)
(assert (= |e.10| (div |e.9| 4)))
(assert (not (and (<= 0 |e.9|) (= |e.10| (+ (* 2 kt) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| (+ (* 2 kt) |v/4|))))
(declare-const |e.11| Int) ; e.9%4
; e.9%4 = t%4
(push 1)
(assert (= |e.11| (- |e.9| (* 4 |e.10|))))
(assert (not (= |e.11| |t%4|)))
(check-sat)
(pop 1)
(assert (= |e.11| |t%4|))
(declare-const |e.12| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/8
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))/8 = 8*bm + 2*(t/32) + v/2%2
(push 1)
(assert (= |e.12| (div (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) 8)))
(assert (not (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.12| (+ (* 8 bm) (* 2 |t/32|) |v/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|))) (= |e.12| (+ (* 8 bm) (* 2 |t/32|) |v/2%2|))))
(declare-const |e.13| Int) ; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))%8
; (64*bm + 16*(t/32) + t/4%8 + 8*(v/2%2))%8 = t/4%8
(push 1)
(assert (= |e.13| (- (+ (* 64 bm) (* 16 |t/32|) |t/4%8| (* 8 |v/2%2|)) (* 8 |e.12|))))
(assert (not (= |e.13| |t/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.13| |t/4%8|))
; t = 32*((m/16)%4) + (k/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ (* 32 |e.8|) |e.11| (* 4 |e.13|)) t)))
(check-sat)
(pop 1)
(declare-const |e.14| Int) ; (16*kt + 2*e.2 + v%2 + 8*e.3)%2
; (16*kt + 2*e.2 + v%2 + 8*e.3)%2 = v%2
(push 1)
(assert (= |e.14| (- (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) (* 2 |e.9|))))
(assert (not (= |e.14| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |v%2|))
(declare-const |e.15| Int) ; e.12/2
; e.12/2 = 4*bm + t/32
(push 1)
(assert (= |e.15| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.15| (+ (* 4 bm) |t/32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.15| (+ (* 4 bm) |t/32|))))
(declare-const |e.16| Int) ; e.12%2
; e.12%2 = v/2%2
(push 1)
(assert (= |e.16| (- |e.12| (* 2 |e.15|))))
(assert (not (= |e.16| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.16| |v/2%2|))
(declare-const |e.17| Int) ; (16*kt + 2*e.2 + v%2 + 8*e.3)/8
; (16*kt + 2*e.2 + v%2 + 8*e.3)/8 = 2*kt + v/4
(push 1)
(assert (= |e.17| (div (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|)) 8)))
(assert (not (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.17| (+ (* 2 kt) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 16 kt) (* 2 |e.2|) |v%2| (* 8 |e.3|))) (= |e.17| (+ (* 2 kt) |v/4|))))
(declare-const |e.18| Int) ; e.17/2
; e.17/2 = kt
(push 1)
(assert (= |e.18| (div |e.17| 2)))
(assert (not (and (<= 0 |e.17|) (= |e.18| kt))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.17|) (= |e.18| kt)))
(declare-const |e.19| Int) ; e.17%2
; e.17%2 = v/4
(push 1)
(assert (= |e.19| (- |e.17| (* 2 |e.18|))))
(assert (not (= |e.19| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |v/4|))
; v = k%2 + 2*((m/8)%2) + 4*((k/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.14| (* 2 |e.16|) (* 4 |e.19|)) v)))
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
(declare-const k Int)
(assert (and (<= 0 k) (< k K)))
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
(declare-const |k%16| Int)
(declare-const |k/16| Int)
; k is written as digits of radix 16 (the radix does not divide its size)
(push 1)
(assert (= |k%16| (mod k 16)))
(assert (= |k/16| (div k 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (= k (+ |k%16| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (= k (+ |k%16| (* 16 |k/16|)))))
; kt = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |k/16|) (< |k/16| KT))))
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
(declare-const |k%2| Int)
(declare-const |k/2%8| Int)
; k%16 is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod |k%16| 2)))
(assert (= |k/2%8| (div |k%16| 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%8|) (< |k/2%8| 8) (= |k%16| (+ |k%2| (* 2 |k/2%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%8|) (< |k/2%8| 8) (= |k%16| (+ |k%2| (* 2 |k/2%8|)))))
(declare-const |e.4| Int) ; k/2
; k/2 = 8*(k/16) + k/2%8
(push 1)
(assert (= |e.4| (div k 2)))
(assert (not (and (<= 0 k) (= |e.4| (+ (* 8 |k/16|) |k/2%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.4| (+ (* 8 |k/16|) |k/2%8|))))
(declare-const |k/2%4| Int)
(declare-const |k/8%2| Int)
; k/2%8 is written as digits of radix 4
(push 1)
(assert (= |k/2%4| (mod |k/2%8| 4)))
(assert (= |k/8%2| (div |k/2%8| 4)))
(assert (not (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8%2|) (< |k/8%2| 2) (= |k/2%8| (+ |k/2%4| (* 4 |k/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8%2|) (< |k/8%2| 2) (= |k/2%8| (+ |k/2%4| (* 4 |k/8%2|)))))
(declare-const |e.5| Int) ; e.4/4
; e.4/4 = 2*(k/16) + k/8%2
(push 1)
(assert (= |e.5| (div |e.4| 4)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |k/16|) |k/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |k/16|) |k/8%2|))))
(declare-const |e.6| Int) ; e.4%4
; e.4%4 = k/2%4
(push 1)
(assert (= |e.6| (- |e.4| (* 4 |e.5|))))
(assert (not (= |e.6| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |k/2%4|))
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
; t = 32*((m/16)%4) + (k/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (< (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; k%2
; k%2 = k%2
(push 1)
(assert (= |e.9| (- k (* 2 |e.4|))))
(assert (not (= |e.9| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |k%2|))
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
(declare-const |e.12| Int) ; k/8
; k/8 = 2*(k/16) + k/8%2
(push 1)
(assert (= |e.12| (div k 8)))
(assert (not (and (<= 0 k) (= |e.12| (+ (* 2 |k/16|) |k/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.12| (+ (* 2 |k/16|) |k/8%2|))))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = k/16
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| |k/16|)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = k/8%2
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |k/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |k/8%2|))
; v = k%2 + 2*((m/8)%2) + 4*((k/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.14|))) (< (+ |e.9| (* 2 |e.11|) (* 4 |e.14|)) 8))))
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
; (32*e.3 + e.6 + 4*e.8)%32 = k/2%4 + 4*(m%8)
(push 1)
(assert (= |e.16| (- (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) (* 32 |e.15|))))
(assert (not (= |e.16| (+ |k/2%4| (* 4 |m%8|)))))
(check-sat)
(pop 1)
(assert (= |e.16| (+ |k/2%4| (* 4 |m%8|))))
(declare-const |e.17| Int) ; e.16/4
; e.16/4 = m%8
(push 1)
(assert (= |e.17| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.17| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| |m%8|)))
(declare-const |e.18| Int) ; (e.9 + 2*e.11 + 4*e.14)/2
; (e.9 + 2*e.11 + 4*e.14)/2 = m/8%2 + 2*(k/8%2)
(push 1)
(assert (= |e.18| (div (+ |e.9| (* 2 |e.11|) (* 4 |e.14|)) 2)))
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.14|))) (= |e.18| (+ |m/8%2| (* 2 |k/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.14|))) (= |e.18| (+ |m/8%2| (* 2 |k/8%2|)))))
(declare-const |e.19| Int) ; e.18/2
; e.18/2 = k/8%2
(push 1)
(assert (= |e.19| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.19| |k/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.19| |k/8%2|)))
(declare-const |e.20| Int) ; e.18%2
; e.18%2 = m/8%2
(push 1)
(assert (= |e.20| (- |e.18| (* 2 |e.19|))))
(assert (not (= |e.20| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |m/8%2|))
(declare-const |e.21| Int) ; (32*e.3 + e.6 + 4*e.8)/4
; (32*e.3 + e.6 + 4*e.8)/4 = 8*(m/16%4) + m%8
(push 1)
(assert (= |e.21| (div (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) 4)))
(assert (not (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.21| (+ (* 8 |m/16%4|) |m%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 32 |e.3|) |e.6| (* 4 |e.8|))) (= |e.21| (+ (* 8 |m/16%4|) |m%8|))))
(declare-const |e.22| Int) ; (32*e.3 + e.6 + 4*e.8)%4
; (32*e.3 + e.6 + 4*e.8)%4 = k/2%4
(push 1)
(assert (= |e.22| (- (+ (* 32 |e.3|) |e.6| (* 4 |e.8|)) (* 4 |e.21|))))
(assert (not (= |e.22| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.22| |k/2%4|))
(declare-const |e.23| Int) ; (e.9 + 2*e.11 + 4*e.14)%2
; (e.9 + 2*e.11 + 4*e.14)%2 = k%2
(push 1)
(assert (= |e.23| (- (+ |e.9| (* 2 |e.11|) (* 4 |e.14|)) (* 2 |e.18|))))
(assert (not (= |e.23| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.23| |k%2|))
(declare-const |e.24| Int) ; (e.9 + 2*e.11 + 4*e.14)/4
; (e.9 + 2*e.11 + 4*e.14)/4 = k/8%2
(push 1)
(assert (= |e.24| (div (+ |e.9| (* 2 |e.11|) (* 4 |e.14|)) 4)))
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.14|))) (= |e.24| |k/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.14|))) (= |e.24| |k/8%2|)))
; the owner found meets the guard
(push 1)
(assert (not (and (< (+ (* 64 |m/64|) (* 16 |e.15|) |e.17| (* 8 |e.20|)) M) (< (+ (* 16 |k/16|) (* 2 |e.22|) |e.23| (* 8 |e.24|)) K))))
(check-sat)
(pop 1)
; the owner found maps to m
(push 1)
(assert (not (= (+ (* 64 |m/64|) (* 16 |e.15|) |e.17| (* 8 |e.20|)) m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= (+ (* 16 |k/16|) (* 2 |e.22|) |e.23| (* 8 |e.24|)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
