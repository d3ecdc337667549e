; spec     specs/copies/article_mainloop.toml
; claim    a_row: copy load_a equals
; says     copy load_a, source: m = lane%16 + 16*(warp%2) + 32*rm, k = 8*(lane/16) + v + 16*rk, stage = rstage, for all M
;          >= 64 && M%64 == 0, N >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 ==
;          0
; verdict  proved: normal form
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 3)))
(declare-const |t%16| Int)
(declare-const |t/16| Int)
; t is written as digits of radix 16
(push 1)
(assert (= |t%16| (mod t 16)))
(assert (= |t/16| (div t 16)))
(assert (not (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|)))))
(declare-const |t/16%2| Int)
(declare-const |t/32| Int)
; t/16 is written as digits of radix 2
(push 1)
(assert (= |t/16%2| (mod |t/16| 2)))
(assert (= |t/32| (div |t/16| 2)))
(assert (not (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|)))))
(declare-const |e.1| Int) ; t/32
; t/32 = t/32
(push 1)
(assert (= |e.1| (div t 32)))
(assert (not (and (<= 0 t) (= |e.1| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| |t/32|)))
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
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = t/64
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |t/64|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = t/32%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/32%2|))
(declare-const |e.4| Int) ; t%32
; t%32 = t%16 + 16*(t/16%2)
(push 1)
(assert (= |e.4| (- t (* 32 |e.1|))))
(assert (not (= |e.4| (+ |t%16| (* 16 |t/16%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |t%16| (* 16 |t/16%2|))))
(declare-const |e.5| Int) ; e.4/16
; e.4/16 = t/16%2
(push 1)
(assert (= |e.5| (div |e.4| 16)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |t/16%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |t/16%2|)))
(declare-const |e.6| Int) ; e.4%16
; e.4%16 = t%16
(push 1)
(assert (= |e.6| (- |e.4| (* 16 |e.5|))))
(assert (not (= |e.6| |t%16|)))
(check-sat)
(pop 1)
(assert (= |e.6| |t%16|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_a, source and the closed form agree
(push 1)
(assert (not (= (+ |t%16| (* |e.3| 16) (* rm 32)) (+ |e.6| (* 16 |e.3|) (* 32 rm)))))
(check-sat)
(pop 1)
; k: copy load_a, source and the closed form agree
(push 1)
(assert (not (= (+ (* |t/16%2| 8) v (* rk 16)) (+ (* 8 |e.5|) v (* 16 rk)))))
(check-sat)
(pop 1)
; stage: copy load_a, source and the closed form agree
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)
