; spec     specs/copies/article_mainloop.toml
; claim    a_read_once: copy fill_a covered
; says     copy fill_a, source: each (m,k) is owned exactly once, for all M >= 64 && M%64 == 0, N >= 64 && N%64 == 0, K
;          >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 == 0
; verdict  proved: explicit inverse; 4096 points enumerated as well at the smallest sizes
; checks   40, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: t = 0, v = 0, rm = 0, bm = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 4)))
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |M/64|)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |K/64|)))
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
; m = 64*bm + (t/8 + rm*16) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 64 bm) |t/8| (* rm 16))) (< (+ (* 64 bm) |t/8| (* rm 16)) (* 64 |M/64|)))))
(check-sat)
(pop 1)
; k = 64*bk + ((t%8)*8 + v) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 64 bk) (* |t%8| 8) v)) (< (+ (* 64 bk) (* |t%8| 8) v) (* 64 |K/64|)))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (64*bk + (t%8*8 + v))/8
; (64*bk + (t%8*8 + v))/8 = 8*bk + t%8
(push 1)
(assert (= |e.1| (div (+ (* 64 bk) (* |t%8| 8) v) 8)))
(assert (not (and (<= 0 (+ (* 64 bk) (* |t%8| 8) v)) (= |e.1| (+ (* 8 bk) |t%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bk) (* |t%8| 8) v)) (= |e.1| (+ (* 8 bk) |t%8|))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = bk
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| bk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| bk)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = t%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |t%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t%8|))
(declare-const |e.4| Int) ; (64*bm + (t/8 + rm*16))/16
; (64*bm + (t/8 + rm*16))/16 = 4*bm + rm
(push 1)
(assert (= |e.4| (div (+ (* 64 bm) |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ (* 64 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 4 bm) rm)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 4 bm) rm))))
(declare-const |e.5| Int) ; (64*bm + (t/8 + rm*16))%16
; (64*bm + (t/8 + rm*16))%16 = t/8
(push 1)
(assert (= |e.5| (- (+ (* 64 bm) |t/8| (* rm 16)) (* 16 |e.4|))))
(assert (not (= |e.5| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t/8|))
; t = (k/8)%8 + 8*(m%16) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.5|)) t)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (64*bk + (t%8*8 + v))%8
; (64*bk + (t%8*8 + v))%8 = v
(push 1)
(assert (= |e.6| (- (+ (* 64 bk) (* |t%8| 8) v) (* 8 |e.1|))))
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(assert (= |e.6| v))
; v = k%8 is recovered
(push 1)
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; e.4/4
; e.4/4 = bm
(push 1)
(assert (= |e.7| (div |e.4| 4)))
(assert (not (and (<= 0 |e.4|) (= |e.7| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| bm)))
(declare-const |e.8| Int) ; e.4%4
; e.4%4 = rm
(push 1)
(assert (= |e.8| (- |e.4| (* 4 |e.7|))))
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(assert (= |e.8| rm))
; rm = (m/16)%4 is recovered
(push 1)
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (64*bm + (t/8 + rm*16))/64
; (64*bm + (t/8 + rm*16))/64 = bm
(push 1)
(assert (= |e.9| (div (+ (* 64 bm) |t/8| (* rm 16)) 64)))
(assert (not (and (<= 0 (+ (* 64 bm) |t/8| (* rm 16))) (= |e.9| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bm) |t/8| (* rm 16))) (= |e.9| bm)))
; bm = m/64 is recovered
(push 1)
(assert (not (= |e.9| bm)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (64*bk + (t%8*8 + v))/64
; (64*bk + (t%8*8 + v))/64 = bk
(push 1)
(assert (= |e.10| (div (+ (* 64 bk) (* |t%8| 8) v) 64)))
(assert (not (and (<= 0 (+ (* 64 bk) (* |t%8| 8) v)) (= |e.10| bk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 64 bk) (* |t%8| 8) v)) (= |e.10| bk)))
; bk = k/64 is recovered
(push 1)
(assert (not (= |e.10| bk)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 64 |M/64|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k (* 64 |K/64|))))
(declare-const |k%8| Int)
(declare-const |k/8| Int)
; k is written as digits of radix 8
(push 1)
(assert (= |k%8| (mod k 8)))
(assert (= |k/8| (div k 8)))
(assert (not (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| (* 8 |K/64|)) (= k (+ |k%8| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| (* 8 |K/64|)) (= k (+ |k%8| (* 8 |k/8|)))))
(declare-const |k/8%8| Int)
(declare-const |k/64| Int)
; k/8 is written as digits of radix 8
(push 1)
(assert (= |k/8%8| (mod |k/8| 8)))
(assert (= |k/64| (div |k/8| 8)))
(assert (not (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| |K/64|) (= |k/8| (+ |k/8%8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| |K/64|) (= |k/8| (+ |k/8%8| (* 8 |k/64|)))))
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 4 |M/64|)) (= m (+ |m%16| (* 16 |m/16|)))))
; t = (k/8)%8 + 8*(m%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (< (+ |k/8%8| (* 8 |m%16|)) 128))))
(check-sat)
(pop 1)
; v = k%8 is a legal input
(push 1)
(assert (not (and (<= 0 |k%8|) (< |k%8| 8))))
(check-sat)
(pop 1)
(declare-const |m/16%4| Int)
(declare-const |m/64| Int)
; m/16 is written as digits of radix 4
(push 1)
(assert (= |m/16%4| (mod |m/16| 4)))
(assert (= |m/64| (div |m/16| 4)))
(assert (not (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/16| (+ |m/16%4| (* 4 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| |M/64|) (= |m/16| (+ |m/16%4| (* 4 |m/64|)))))
; rm = (m/16)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16%4|) (< |m/16%4| 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; m/64
; m/64 = m/64
(push 1)
(assert (= |e.1| (div m 64)))
(assert (not (and (<= 0 m) (= |e.1| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/64|)))
; bm = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| |M/64|))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; k/64
; k/64 = k/64
(push 1)
(assert (= |e.2| (div k 64)))
(assert (not (and (<= 0 k) (= |e.2| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.2| |k/64|)))
; bk = k/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| |K/64|))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%8 + 8*(m%16))/8
; (k/8%8 + 8*(m%16))/8 = m%16
(push 1)
(assert (= |e.3| (div (+ |k/8%8| (* 8 |m%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.3| |m%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.3| |m%16|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ (* 64 |e.1|) |e.3| (* |m/16%4| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (k/8%8 + 8*(m%16))%8
; (k/8%8 + 8*(m%16))%8 = k/8%8
(push 1)
(assert (= |e.4| (- (+ |k/8%8| (* 8 |m%16|)) (* 8 |e.3|))))
(assert (not (= |e.4| |k/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |k/8%8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* 64 |e.2|) (* |e.4| 8) |k%8|) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
