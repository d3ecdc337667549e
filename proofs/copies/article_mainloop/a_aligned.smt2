; spec     specs/copies/article_mainloop.toml
; claim    a_aligned: copy fill_a aligned
; says     copy fill_a, source: each access of 16 bytes is contiguous and starts on 16 bytes, for all M >= 64 && M%64 ==
;          0, N >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 == 0
; verdict  proved: normal form; 4096 points enumerated as well at the smallest sizes; normal form; 512 points enumerated
;          as well at the smallest sizes
; checks   20, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== contiguous
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
; there are inputs: t = 0, rm = 0, bm = 0, bk = 0, e = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 1) (< 0 1) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 4)))
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |M/64|)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |K/64|)))
(declare-const e Int)
(assert (and (<= 0 e) (< e 8)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy fill_a, source and the closed form agree
(push 1)
(assert (not (= (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8) e)) (+ (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8))) (* 2 e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
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
; there are inputs: t = 0, rm = 0, bm = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 1) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
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
(declare-const |e.1| Int) ; (2*((64*bm + (t/8 + rm*16))*(8*(lda/8)) + (64*bk + t%8*8)))/16
; (2*((64*bm + (t/8 + rm*16))*(8*(lda/8)) + (64*bk + t%8*8)))/16 = 64*(lda/8)*bm + lda/8*(t/8) + 16*(lda/8)*rm + 8*bk + t%8
(push 1)
(assert (= |e.1| (div (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8))) 16)))
(assert (not (and (<= 0 (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8)))) (= |e.1| (+ (* 64 |lda/8| bm) (* |lda/8| |t/8|) (* 16 |lda/8| rm) (* 8 bk) |t%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8)))) (= |e.1| (+ (* 64 |lda/8| bm) (* |lda/8| |t/8|) (* 16 |lda/8| rm) (* 8 bk) |t%8|))))
(declare-const |e.2| Int) ; (2*((64*bm + (t/8 + rm*16))*(8*(lda/8)) + (64*bk + t%8*8)))%16
; (2*((64*bm + (t/8 + rm*16))*(8*(lda/8)) + (64*bk + t%8*8)))%16 = 0
(push 1)
(assert (= |e.2| (- (* 2 (+ (* (+ (* 64 bm) |t/8| (* rm 16)) 8 |lda/8|) (* 64 bk) (* |t%8| 8))) (* 16 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy fill_a, source and the closed form agree
(push 1)
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
