; spec     specs/copies/article_mainloop.toml
; claim    b_row: copy load_b equals
; says     copy load_b, source: n = lane%8 + 8*(warp/2) + 16*rn, k = 8*((lane%16)/8) + v + 16*rk, stage = rstage, for all
;          M >= 64 && M%64 == 0, N >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8
;          == 0
; verdict  proved: normal form
; checks   25, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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
(declare-const |t/8%8| Int)
(declare-const |t/64| Int)
; t/8 is written as digits of radix 8
(push 1)
(assert (= |t/8%8| (mod |t/8| 8)))
(assert (= |t/64| (div |t/8| 8)))
(assert (not (and (<= 0 |t/8%8|) (< |t/8%8| 8) (<= 0 |t/64|) (< |t/64| 2) (= |t/8| (+ |t/8%8| (* 8 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/8%8|) (< |t/8%8| 8) (<= 0 |t/64|) (< |t/64| 2) (= |t/8| (+ |t/8%8| (* 8 |t/64|)))))
(declare-const |e.1| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.1| (div t 64)))
(assert (not (and (<= 0 t) (= |e.1| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| |t/64|)))
(declare-const |t/8%4| Int)
(declare-const |t/32%2| Int)
; t/8%8 is written as digits of radix 4
(push 1)
(assert (= |t/8%4| (mod |t/8%8| 4)))
(assert (= |t/32%2| (div |t/8%8| 4)))
(assert (not (and (<= 0 |t/8%4|) (< |t/8%4| 4) (<= 0 |t/32%2|) (< |t/32%2| 2) (= |t/8%8| (+ |t/8%4| (* 4 |t/32%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/8%4|) (< |t/8%4| 4) (<= 0 |t/32%2|) (< |t/32%2| 2) (= |t/8%8| (+ |t/8%4| (* 4 |t/32%2|)))))
(declare-const |e.2| Int) ; t/32
; t/32 = 2*(t/64) + t/32%2
(push 1)
(assert (= |e.2| (div t 32)))
(assert (not (and (<= 0 t) (= |e.2| (+ (* 2 |t/64|) |t/32%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.2| (+ (* 2 |t/64|) |t/32%2|))))
(declare-const |e.3| Int) ; t%32
; t%32 = t%8 + 8*(t/8%4)
(push 1)
(assert (= |e.3| (- t (* 32 |e.2|))))
(assert (not (= |e.3| (+ |t%8| (* 8 |t/8%4|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |t%8| (* 8 |t/8%4|))))
(declare-const |e.4| Int) ; e.3/8
; e.3/8 = t/8%4
(push 1)
(assert (= |e.4| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |t/8%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |t/8%4|)))
(declare-const |e.5| Int) ; e.3%8
; e.3%8 = t%8
(push 1)
(assert (= |e.5| (- |e.3| (* 8 |e.4|))))
(assert (not (= |e.5| |t%8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t%8|))
(declare-const |e.6| Int) ; e.2/2
; e.2/2 = t/64
(push 1)
(assert (= |e.6| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.6| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.6| |t/64|)))
(declare-const |t/8%2| Int)
(declare-const |t/16%2| Int)
; t/8%4 is written as digits of radix 2
(push 1)
(assert (= |t/8%2| (mod |t/8%4| 2)))
(assert (= |t/16%2| (div |t/8%4| 2)))
(assert (not (and (<= 0 |t/8%2|) (< |t/8%2| 2) (<= 0 |t/16%2|) (< |t/16%2| 2) (= |t/8%4| (+ |t/8%2| (* 2 |t/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/8%2|) (< |t/8%2| 2) (<= 0 |t/16%2|) (< |t/16%2| 2) (= |t/8%4| (+ |t/8%2| (* 2 |t/16%2|)))))
(declare-const |e.7| Int) ; t/8/2
; t/8/2 = 4*(t/64) + 2*(t/32%2) + t/16%2
(push 1)
(assert (= |e.7| (div |t/8| 2)))
(assert (not (and (<= 0 |t/8|) (= |e.7| (+ (* 4 |t/64|) (* 2 |t/32%2|) |t/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/8|) (= |e.7| (+ (* 4 |t/64|) (* 2 |t/32%2|) |t/16%2|))))
(declare-const |e.8| Int) ; t/8%2
; t/8%2 = t/8%2
(push 1)
(assert (= |e.8| (- |t/8| (* 2 |e.7|))))
(assert (not (= |e.8| |t/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |t/8%2|))
(declare-const |e.9| Int) ; e.3/16
; e.3/16 = t/16%2
(push 1)
(assert (= |e.9| (div |e.3| 16)))
(assert (not (and (<= 0 |e.3|) (= |e.9| |t/16%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.9| |t/16%2|)))
(declare-const |e.10| Int) ; e.3%16
; e.3%16 = t%8 + 8*(t/8%2)
(push 1)
(assert (= |e.10| (- |e.3| (* 16 |e.9|))))
(assert (not (= |e.10| (+ |t%8| (* 8 |t/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.10| (+ |t%8| (* 8 |t/8%2|))))
(declare-const |e.11| Int) ; e.10/8
; e.10/8 = t/8%2
(push 1)
(assert (= |e.11| (div |e.10| 8)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |t/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |t/8%2|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (+ |t%8| (* |e.1| 8) (* rn 16)) (+ |e.5| (* 8 |e.6|) (* 16 rn)))))
(check-sat)
(pop 1)
; k: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (+ (* |e.8| 8) v (* rk 16)) (+ (* 8 |e.11|) v (* 16 rk)))))
(check-sat)
(pop 1)
; stage: copy load_b, source and the closed form agree
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)
