; spec     specs/copies/article_mainloop.toml
; claim    b_feeds: copy load_b feeds
; says     copy load_b feeds B: every register holds the element that the MMA wants there, for all M >= 64 && M%64 == 0,
;          N >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 == 0
; verdict  proved: normal form; bit-vectors of proven width; left inverse; explicit inverse
; checks   92, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== the coordinates agree
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 64 && N%64 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
(declare-const lda Int) ; lda >= 64 && lda%8 == 0
(declare-const ldb Int) ; ldb >= 64 && ldb%8 == 0
; the assumptions can be met: M = 64, N = 64, K = 64, lda = 64, ldb = 64
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(declare-const |M/64| Int)
; M is 64 times a whole number
(push 1)
(assert (>= M 64))
(assert (= (c_mod M 64) 0))
(assert (= |M/64| (div M 64)))
(assert (not (and (= M (* 64 |M/64|)) (<= 1 |M/64|))))
(check-sat)
(pop 1)
(assert (and (= M (* 64 |M/64|)) (<= 1 |M/64|)))
(declare-const |N/64| Int)
; N is 64 times a whole number
(push 1)
(assert (>= N 64))
(assert (= (c_mod N 64) 0))
(assert (= |N/64| (div N 64)))
(assert (not (and (= N (* 64 |N/64|)) (<= 1 |N/64|))))
(check-sat)
(pop 1)
(assert (and (= N (* 64 |N/64|)) (<= 1 |N/64|)))
(declare-const |K/64| Int)
; K is 64 times a whole number
(push 1)
(assert (>= K 64))
(assert (= (c_mod K 64) 0))
(assert (= |K/64| (div K 64)))
(assert (not (and (= K (* 64 |K/64|)) (<= 1 |K/64|))))
(check-sat)
(pop 1)
(assert (and (= K (* 64 |K/64|)) (<= 1 |K/64|)))
(declare-const |lda/8| Int)
; lda is 8 times a whole number
(push 1)
(assert (>= lda 64))
(assert (= (c_mod lda 8) 0))
(assert (= |lda/8| (div lda 8)))
(assert (not (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|))))
(check-sat)
(pop 1)
(assert (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|)))
(declare-const |ldb/8| Int)
; ldb is 8 times a whole number
(push 1)
(assert (>= ldb 64))
(assert (= (c_mod ldb 8) 0))
(assert (= |ldb/8| (div ldb 8)))
(assert (not (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|))))
(check-sat)
(pop 1)
(assert (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|)))
; there are inputs: t = 0, v = 0, rn = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 4) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b feeds B
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 3)))
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
(declare-const |e.1| Int) ; v/4
; v/4 = 0
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| 0)))
(declare-const |e.2| Int) ; v%4
; v%4 = v
(push 1)
(assert (= |e.2| (- v (* 4 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))
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
(declare-const |e.3| Int) ; e.2/2
; e.2/2 = v/2
(push 1)
(assert (= |e.3| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.3| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| |v/2|)))
(declare-const |e.4| Int) ; e.2%2
; e.2%2 = v%2
(push 1)
(assert (= |e.4| (- |e.2| (* 2 |e.3|))))
(assert (not (= |e.4| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%2|))
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
(declare-const |e.5| Int) ; (t%32*2 + e.4 + e.3*64)/8
; (t%32*2 + e.4 + e.3*64)/8 = 8*(v/2) + t/4%8
(push 1)
(assert (= |e.5| (div (+ (* |t%32| 2) |e.4| (* |e.3| 64)) 8)))
(assert (not (and (<= 0 (+ (* |t%32| 2) |e.4| (* |e.3| 64))) (= |e.5| (+ (* 8 |v/2|) |t/4%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%32| 2) |e.4| (* |e.3| 64))) (= |e.5| (+ (* 8 |v/2|) |t/4%8|))))
(declare-const |e.6| Int) ; (t%32*2 + e.4 + e.3*64)%8
; (t%32*2 + e.4 + e.3*64)%8 = v%2 + 2*(t%4)
(push 1)
(assert (= |e.6| (- (+ (* |t%32| 2) |e.4| (* |e.3| 64)) (* 8 |e.5|))))
(assert (not (= |e.6| (+ |v%2| (* 2 |t%4|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ |v%2| (* 2 |t%4|))))
(declare-const |e.7| Int) ; (e.6*32 + e.5)/32
; (e.6*32 + e.5)/32 = v%2 + 2*(t%4)
(push 1)
(assert (= |e.7| (div (+ (* |e.6| 32) |e.5|) 32)))
(assert (not (and (<= 0 (+ (* |e.6| 32) |e.5|)) (= |e.7| (+ |v%2| (* 2 |t%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.6| 32) |e.5|)) (= |e.7| (+ |v%2| (* 2 |t%4|)))))
(declare-const |e.8| Int) ; (e.6*32 + e.5)%32
; (e.6*32 + e.5)%32 = 8*(v/2) + t/4%8
(push 1)
(assert (= |e.8| (- (+ (* |e.6| 32) |e.5|) (* 32 |e.7|))))
(assert (not (= |e.8| (+ (* 8 |v/2|) |t/4%8|))))
(check-sat)
(pop 1)
(assert (= |e.8| (+ (* 8 |v/2|) |t/4%8|)))
(declare-const |e.9| Int) ; (e.8 + 32*(t/32))/8
; (e.8 + 32*(t/32))/8 = v/2 + 4*(t/32)
(push 1)
(assert (= |e.9| (div (+ |e.8| (* 32 |t/32|)) 8)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ |v/2| (* 4 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ |v/2| (* 4 |t/32|)))))
(declare-const |e.10| Int) ; (e.8 + 32*(t/32))%8
; (e.8 + 32*(t/32))%8 = t/4%8
(push 1)
(assert (= |e.10| (- (+ |e.8| (* 32 |t/32|)) (* 8 |e.9|))))
(assert (not (= |e.10| |t/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.10| |t/4%8|))
(declare-const |t/32%2| Int)
(declare-const |t/64| Int)
; t/32 is written as digits of radix 2
(push 1)
(assert (= |t/32%2| (mod |t/32| 2)))
(assert (= |t/64| (div |t/32| 2)))
(assert (not (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.11| Int) ; (e.8 + 32*(t/32))/64
; (e.8 + 32*(t/32))/64 = t/64
(push 1)
(assert (= |e.11| (div (+ |e.8| (* 32 |t/32|)) 64)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| |t/64|)))
(declare-const |e.12| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.12| (div t 64)))
(assert (not (and (<= 0 t) (= |e.12| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.12| |t/64|)))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = 0
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| 0)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = t/64
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |t/64|)))
(check-sat)
(pop 1)
(assert (= |e.14| |t/64|))
(declare-const |e.15| Int) ; (v + rn*16 + rk*4)/4
; (v + rn*16 + rk*4)/4 = 4*rn + rk
(push 1)
(assert (= |e.15| (div (+ v (* rn 16) (* rk 4)) 4)))
(assert (not (and (<= 0 (+ v (* rn 16) (* rk 4))) (= |e.15| (+ (* 4 rn) rk)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rn 16) (* rk 4))) (= |e.15| (+ (* 4 rn) rk))))
(declare-const |e.16| Int) ; (v + rn*16 + rk*4)%4
; (v + rn*16 + rk*4)%4 = v%2 + 2*(v/2)
(push 1)
(assert (= |e.16| (- (+ v (* rn 16) (* rk 4)) (* 4 |e.15|))))
(assert (not (= |e.16| (+ |v%2| (* 2 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.16| (+ |v%2| (* 2 |v/2|))))
(declare-const |e.17| Int) ; e.15/4
; e.15/4 = rn
(push 1)
(assert (= |e.17| (div |e.15| 4)))
(assert (not (and (<= 0 |e.15|) (= |e.17| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.15|) (= |e.17| rn)))
(declare-const |e.18| Int) ; e.15%4
; e.15%4 = rk
(push 1)
(assert (= |e.18| (- |e.15| (* 4 |e.17|))))
(assert (not (= |e.18| rk)))
(check-sat)
(pop 1)
(assert (= |e.18| rk))
(declare-const |e.19| Int) ; (v + rn*16 + rk*4)/16
; (v + rn*16 + rk*4)/16 = rn
(push 1)
(assert (= |e.19| (div (+ v (* rn 16) (* rk 4)) 16)))
(assert (not (and (<= 0 (+ v (* rn 16) (* rk 4))) (= |e.19| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rn 16) (* rk 4))) (= |e.19| rn)))
(declare-const |e.20| Int) ; (e.16 + e.18*16 + e.19*4)/4
; (e.16 + e.18*16 + e.19*4)/4 = 4*rk + rn
(push 1)
(assert (= |e.20| (div (+ |e.16| (* |e.18| 16) (* |e.19| 4)) 4)))
(assert (not (and (<= 0 (+ |e.16| (* |e.18| 16) (* |e.19| 4))) (= |e.20| (+ (* 4 rk) rn)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.16| (* |e.18| 16) (* |e.19| 4))) (= |e.20| (+ (* 4 rk) rn))))
(declare-const |e.21| Int) ; e.20/4
; e.20/4 = rk
(push 1)
(assert (= |e.21| (div |e.20| 4)))
(assert (not (and (<= 0 |e.20|) (= |e.21| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| rk)))
(declare-const |e.22| Int) ; e.20%4
; e.20%4 = rn
(push 1)
(assert (= |e.22| (- |e.20| (* 4 |e.21|))))
(assert (not (= |e.22| rn)))
(check-sat)
(pop 1)
(assert (= |e.22| rn))
(declare-const |e.23| Int) ; e.9/2
; e.9/2 = 2*(t/32%2) + 4*(t/64)
(push 1)
(assert (= |e.23| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.23| (+ (* 2 |t/32%2|) (* 4 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.23| (+ (* 2 |t/32%2|) (* 4 |t/64|)))))
(declare-const |e.24| Int) ; e.9%2
; e.9%2 = v/2
(push 1)
(assert (= |e.24| (- |e.9| (* 2 |e.23|))))
(assert (not (= |e.24| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.24| |v/2|))
(declare-const |e.25| Int) ; (e.16 + e.18*16 + e.19*4)%4
; (e.16 + e.18*16 + e.19*4)%4 = v%2 + 2*(v/2)
(push 1)
(assert (= |e.25| (- (+ |e.16| (* |e.18| 16) (* |e.19| 4)) (* 4 |e.20|))))
(assert (not (= |e.25| (+ |v%2| (* 2 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.25| (+ |v%2| (* 2 |v/2|))))
(declare-const |e.26| Int) ; e.25/2
; e.25/2 = v/2
(push 1)
(assert (= |e.26| (div |e.25| 2)))
(assert (not (and (<= 0 |e.25|) (= |e.26| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.25|) (= |e.26| |v/2|)))
(declare-const |e.27| Int) ; e.25%2
; e.25%2 = v%2
(push 1)
(assert (= |e.27| (- |e.25| (* 2 |e.26|))))
(assert (not (= |e.27| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.27| |v%2|))
(declare-const |e.28| Int) ; (e.16 + e.18*16 + e.19*4)/16
; (e.16 + e.18*16 + e.19*4)/16 = rk
(push 1)
(assert (= |e.28| (div (+ |e.16| (* |e.18| 16) (* |e.19| 4)) 16)))
(assert (not (and (<= 0 (+ |e.16| (* |e.18| 16) (* |e.19| 4))) (= |e.28| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.16| (* |e.18| 16) (* |e.19| 4))) (= |e.28| rk)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.11| 8) (* rn 16)) (+ |t/4%8| (* |e.14| 8) (* |e.22| 16)))))
(check-sat)
(pop 1)
; k: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= (+ (* |e.24| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.27| (* |e.26| 8) (* |e.28| 16)))))
(check-sat)
(pop 1)
; stage: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) t) (bvslt t (_ bv128 17))))
(declare-const rn (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rn) (bvslt rn (_ bv4 17))))
(declare-const rk (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rk) (bvslt rk (_ bv4 17))))
(declare-const rstage (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rstage) (bvslt rstage (_ bv3 17))))
(declare-const e (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) e) (bvslt e (_ bv8 17))))
; 17 bits are enough: computed with 34 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsdiv t (_ bv64 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17)))) (bvadd ((_ sign_extend 17) (bvsrem t (_ bv8 17))) ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))))) (= ((_ sign_extend 17) (bvmul rn (_ bv16 17))) (bvmul ((_ sign_extend 17) rn) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17)))) ((_ sign_extend 17) (bvmul rn (_ bv16 17))))) (= ((_ sign_extend 17) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17))) (bvmul ((_ sign_extend 17) (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17)))) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e)) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvmul rk (_ bv16 17))) (bvmul ((_ sign_extend 17) rk) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e)) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))))) (bvadd ((_ sign_extend 17) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))))) (= ((_ sign_extend 17) (bvmul rstage (_ bv4096 17))) (bvmul ((_ sign_extend 17) rstage) ((_ sign_extend 17) (_ bv4096 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))))) ((_ sign_extend 17) (bvmul rstage (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))))) (bvadd ((_ sign_extend 17) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))))) ((_ sign_extend 17) (bvmul rstage (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) e)) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e))) (bvadd ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) ((_ sign_extend 17) (bvmul (_ bv2 17) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsdiv t (_ bv64 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv64 17)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvmul rstage (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rn (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rn) (bvslt rn (_ bv4 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv4 16))))
(declare-const rstage (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rstage) (bvslt rstage (_ bv3 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsdiv t (_ bv64 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv8 16))) ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))))) (= ((_ sign_extend 16) (bvmul rn (_ bv16 16))) (bvmul ((_ sign_extend 16) rn) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)))) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16)))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))))) (bvadd ((_ sign_extend 16) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))))) (= ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))) (bvmul ((_ sign_extend 16) rstage) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv64 16)) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (_ bv16 16)) (_ bv0 16))))
(check-sat)
(pop 1)


; ==== no two elements share a place before the swizzle
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 64 && N%64 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
(declare-const lda Int) ; lda >= 64 && lda%8 == 0
(declare-const ldb Int) ; ldb >= 64 && ldb%8 == 0
; the assumptions can be met: M = 64, N = 64, K = 64, lda = 64, ldb = 64
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(declare-const |M/64| Int)
; M is 64 times a whole number
(push 1)
(assert (>= M 64))
(assert (= (c_mod M 64) 0))
(assert (= |M/64| (div M 64)))
(assert (not (and (= M (* 64 |M/64|)) (<= 1 |M/64|))))
(check-sat)
(pop 1)
(assert (and (= M (* 64 |M/64|)) (<= 1 |M/64|)))
(declare-const |N/64| Int)
; N is 64 times a whole number
(push 1)
(assert (>= N 64))
(assert (= (c_mod N 64) 0))
(assert (= |N/64| (div N 64)))
(assert (not (and (= N (* 64 |N/64|)) (<= 1 |N/64|))))
(check-sat)
(pop 1)
(assert (and (= N (* 64 |N/64|)) (<= 1 |N/64|)))
(declare-const |K/64| Int)
; K is 64 times a whole number
(push 1)
(assert (>= K 64))
(assert (= (c_mod K 64) 0))
(assert (= |K/64| (div K 64)))
(assert (not (and (= K (* 64 |K/64|)) (<= 1 |K/64|))))
(check-sat)
(pop 1)
(assert (and (= K (* 64 |K/64|)) (<= 1 |K/64|)))
(declare-const |lda/8| Int)
; lda is 8 times a whole number
(push 1)
(assert (>= lda 64))
(assert (= (c_mod lda 8) 0))
(assert (= |lda/8| (div lda 8)))
(assert (not (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|))))
(check-sat)
(pop 1)
(assert (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|)))
(declare-const |ldb/8| Int)
; ldb is 8 times a whole number
(push 1)
(assert (>= ldb 64))
(assert (= (c_mod ldb 8) 0))
(assert (= |ldb/8| (div ldb 8)))
(assert (not (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|))))
(check-sat)
(pop 1)
(assert (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|)))
; there are inputs: n = 0, k = 0, stage = 0
(push 1)
(assert (not (and (< 0 64) (< 0 64) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sB before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 3)))
(declare-const |e.1| Int) ; (n*64 + k + stage*4096)/64
; (n*64 + k + stage*4096)/64 = n + 64*stage
(push 1)
(assert (= |e.1| (div (+ (* n 64) k (* stage 4096)) 64)))
(assert (not (and (<= 0 (+ (* n 64) k (* stage 4096))) (= |e.1| (+ n (* 64 stage))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* n 64) k (* stage 4096))) (= |e.1| (+ n (* 64 stage)))))
(declare-const |e.2| Int) ; e.1/64
; e.1/64 = stage
(push 1)
(assert (= |e.2| (div |e.1| 64)))
(assert (not (and (<= 0 |e.1|) (= |e.2| stage))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| stage)))
(declare-const |e.3| Int) ; e.1%64
; e.1%64 = n
(push 1)
(assert (= |e.3| (- |e.1| (* 64 |e.2|))))
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
(assert (= |e.3| n))
; n = (place/64)%64 is recovered
(push 1)
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (n*64 + k + stage*4096)%64
; (n*64 + k + stage*4096)%64 = k
(push 1)
(assert (= |e.4| (- (+ (* n 64) k (* stage 4096)) (* 64 |e.1|))))
(assert (not (= |e.4| k)))
(check-sat)
(pop 1)
(assert (= |e.4| k))
; k = place%64 is recovered
(push 1)
(assert (not (= |e.4| k)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (n*64 + k + stage*4096)/4096
; (n*64 + k + stage*4096)/4096 = stage
(push 1)
(assert (= |e.5| (div (+ (* n 64) k (* stage 4096)) 4096)))
(assert (not (and (<= 0 (+ (* n 64) k (* stage 4096))) (= |e.5| stage))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* n 64) k (* stage 4096))) (= |e.5| stage)))
; stage = place/4096 is recovered
(push 1)
(assert (not (= |e.5| stage)))
(check-sat)
(pop 1)

; ==== the swizzle undoes itself
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of Sw<3,3,3> twice
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) x) (bvslt x (_ bv12288 15))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; x': Sw<3,3,3> twice and the closed form agree
(push 1)
(assert (not (= (bvxor (bvxor x (bvashr (bvand x (_ bv448 15)) (_ bv3 15))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv448 15)) (_ bv3 15))) (_ bv448 15)) (_ bv3 15))) x)))
(check-sat)
(pop 1)

; ==== every element is written
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 64 && N%64 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
(declare-const lda Int) ; lda >= 64 && lda%8 == 0
(declare-const ldb Int) ; ldb >= 64 && ldb%8 == 0
; the assumptions can be met: M = 64, N = 64, K = 64, lda = 64, ldb = 64
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(declare-const |M/64| Int)
; M is 64 times a whole number
(push 1)
(assert (>= M 64))
(assert (= (c_mod M 64) 0))
(assert (= |M/64| (div M 64)))
(assert (not (and (= M (* 64 |M/64|)) (<= 1 |M/64|))))
(check-sat)
(pop 1)
(assert (and (= M (* 64 |M/64|)) (<= 1 |M/64|)))
(declare-const |N/64| Int)
; N is 64 times a whole number
(push 1)
(assert (>= N 64))
(assert (= (c_mod N 64) 0))
(assert (= |N/64| (div N 64)))
(assert (not (and (= N (* 64 |N/64|)) (<= 1 |N/64|))))
(check-sat)
(pop 1)
(assert (and (= N (* 64 |N/64|)) (<= 1 |N/64|)))
(declare-const |K/64| Int)
; K is 64 times a whole number
(push 1)
(assert (>= K 64))
(assert (= (c_mod K 64) 0))
(assert (= |K/64| (div K 64)))
(assert (not (and (= K (* 64 |K/64|)) (<= 1 |K/64|))))
(check-sat)
(pop 1)
(assert (and (= K (* 64 |K/64|)) (<= 1 |K/64|)))
(declare-const |lda/8| Int)
; lda is 8 times a whole number
(push 1)
(assert (>= lda 64))
(assert (= (c_mod lda 8) 0))
(assert (= |lda/8| (div lda 8)))
(assert (not (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|))))
(check-sat)
(pop 1)
(assert (and (= lda (* 8 |lda/8|)) (<= 8 |lda/8|)))
(declare-const |ldb/8| Int)
; ldb is 8 times a whole number
(push 1)
(assert (>= ldb 64))
(assert (= (c_mod ldb 8) 0))
(assert (= |ldb/8| (div ldb 8)))
(assert (not (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|))))
(check-sat)
(pop 1)
(assert (and (= ldb (* 8 |ldb/8|)) (<= 8 |ldb/8|)))
; there are inputs: t = 0, v = 0, rn = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_b, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 3)))
(declare-const |t%8| Int)
(declare-const |t/8| Int)
; t is written as digits of radix 8
(push 1)
(assert (= |t%8| (mod t 8)))
(assert (= |t/8| (div t 8)))
(assert (not (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8|) (< |t/8| 16) (= t (+ |t%8| (* 8 |t/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8|) (< |t/8| 16) (= t (+ |t%8| (* 8 |t/8|)))))
; n = t/8 + rn*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rn 16))) (< (+ |t/8| (* rn 16)) 64))))
(check-sat)
(pop 1)
; k = (t%8)*8 + v is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t%8| 8) v)) (< (+ (* |t%8| 8) v) 64))))
(check-sat)
(pop 1)
; stage = rstage is in range
(push 1)
(assert (not (and (<= 0 rstage) (< rstage 3))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (t%8*8 + v)/8
; (t%8*8 + v)/8 = t%8
(push 1)
(assert (= |e.1| (div (+ (* |t%8| 8) v) 8)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v)) (= |e.1| |t%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v)) (= |e.1| |t%8|)))
(declare-const |e.2| Int) ; (t/8 + rn*16)/16
; (t/8 + rn*16)/16 = rn
(push 1)
(assert (= |e.2| (div (+ |t/8| (* rn 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rn 16))) (= |e.2| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rn 16))) (= |e.2| rn)))
(declare-const |e.3| Int) ; (t/8 + rn*16)%16
; (t/8 + rn*16)%16 = t/8
(push 1)
(assert (= |e.3| (- (+ |t/8| (* rn 16)) (* 16 |e.2|))))
(assert (not (= |e.3| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/8|))
; t = k/8 + 8*(n%16) is recovered
(push 1)
(assert (not (= (+ |e.1| (* 8 |e.3|)) t)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (t%8*8 + v)%8
; (t%8*8 + v)%8 = v
(push 1)
(assert (= |e.4| (- (+ (* |t%8| 8) v) (* 8 |e.1|))))
(assert (not (= |e.4| v)))
(check-sat)
(pop 1)
(assert (= |e.4| v))
; v = k%8 is recovered
(push 1)
(assert (not (= |e.4| v)))
(check-sat)
(pop 1)
; rn = n/16 is recovered
(push 1)
(assert (not (= |e.2| rn)))
(check-sat)
(pop 1)
; rstage = stage is recovered
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 3)))
(declare-const |k%8| Int)
(declare-const |k/8| Int)
; k is written as digits of radix 8
(push 1)
(assert (= |k%8| (mod k 8)))
(assert (= |k/8| (div k 8)))
(assert (not (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 8) (= k (+ |k%8| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 8) (= k (+ |k%8| (* 8 |k/8|)))))
(declare-const |n%16| Int)
(declare-const |n/16| Int)
; n is written as digits of radix 16
(push 1)
(assert (= |n%16| (mod n 16)))
(assert (= |n/16| (div n 16)))
(assert (not (and (<= 0 |n%16|) (< |n%16| 16) (<= 0 |n/16|) (< |n/16| 4) (= n (+ |n%16| (* 16 |n/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%16|) (< |n%16| 16) (<= 0 |n/16|) (< |n/16| 4) (= n (+ |n%16| (* 16 |n/16|)))))
; t = k/8 + 8*(n%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8| (* 8 |n%16|))) (< (+ |k/8| (* 8 |n%16|)) 128))))
(check-sat)
(pop 1)
; v = k%8 is a legal input
(push 1)
(assert (not (and (<= 0 |k%8|) (< |k%8| 8))))
(check-sat)
(pop 1)
; rn = n/16 is a legal input
(push 1)
(assert (not (and (<= 0 |n/16|) (< |n/16| 4))))
(check-sat)
(pop 1)
; rstage = stage is a legal input
(push 1)
(assert (not (and (<= 0 stage) (< stage 3))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (k/8 + 8*(n%16))/8
; (k/8 + 8*(n%16))/8 = n%16
(push 1)
(assert (= |e.1| (div (+ |k/8| (* 8 |n%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8| (* 8 |n%16|))) (= |e.1| |n%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8| (* 8 |n%16|))) (= |e.1| |n%16|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.1| (* |n/16| 16)) n)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/8 + 8*(n%16))%8
; (k/8 + 8*(n%16))%8 = k/8
(push 1)
(assert (= |e.2| (- (+ |k/8| (* 8 |n%16|)) (* 8 |e.1|))))
(assert (not (= |e.2| |k/8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |k/8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.2| 8) |k%8|) k)))
(check-sat)
(pop 1)
; the owner found maps to stage
(push 1)
(assert (not (= stage stage)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
