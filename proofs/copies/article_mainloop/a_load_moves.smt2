; spec     specs/copies/article_mainloop.toml
; claim    a_load_moves: copy load_a moves
; says     copy load_a: each register receives the source element of its own coordinate, for all M >= 64 && M%64 == 0, N
;          >= 64 && N%64 == 0, K >= 64 && K%64 == 0, lda >= 64 && lda%8 == 0, ldb >= 64 && ldb%8 == 0
; verdict  proved: normal form
; checks   65, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== source element = destination element
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a
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
(declare-const |e.1| Int) ; v/8
; v/8 = 0
(push 1)
(assert (= |e.1| (div v 8)))
(assert (not (and (<= 0 v) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| 0)))
(declare-const |e.2| Int) ; v%8
; v%8 = v
(push 1)
(assert (= |e.2| (- v (* 8 |e.1|))))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
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
(declare-const |e.9| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = 2*(t/32) + v/4
(push 1)
(assert (= |e.9| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.10| Int) ; (e.8 + 32*(t/32))%16
; (e.8 + 32*(t/32))%16 = t/4%8 + 8*(v/2%2)
(push 1)
(assert (= |e.10| (- (+ |e.8| (* 32 |t/32|)) (* 16 |e.9|))))
(assert (not (= |e.10| (+ |t/4%8| (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.10| (+ |t/4%8| (* 8 |v/2%2|))))
(declare-const |e.11| Int) ; (e.8 + 32*(t/32))/32
; (e.8 + 32*(t/32))/32 = t/32
(push 1)
(assert (= |e.11| (div (+ |e.8| (* 32 |t/32|)) 32)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| |t/32|)))
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
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = t/64
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| |t/64|)))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = t/32%2
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |t/32%2|))
(declare-const |e.14| Int) ; t/4
; t/4 = t/4%8 + 8*(t/32%2) + 16*(t/64)
(push 1)
(assert (= |e.14| (div t 4)))
(assert (not (and (<= 0 t) (= |e.14| (+ |t/4%8| (* 8 |t/32%2|) (* 16 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.14| (+ |t/4%8| (* 8 |t/32%2|) (* 16 |t/64|)))))
(declare-const |e.15| Int) ; e.14/8
; e.14/8 = t/32%2 + 2*(t/64)
(push 1)
(assert (= |e.15| (div |e.14| 8)))
(assert (not (and (<= 0 |e.14|) (= |e.15| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.15| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.16| Int) ; e.14%8
; e.14%8 = t/4%8
(push 1)
(assert (= |e.16| (- |e.14| (* 8 |e.15|))))
(assert (not (= |e.16| |t/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.16| |t/4%8|))
(declare-const |e.17| Int) ; e.9/2
; e.9/2 = t/32%2 + 2*(t/64)
(push 1)
(assert (= |e.17| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.17| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.17| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.18| Int) ; e.9%2
; e.9%2 = v/4
(push 1)
(assert (= |e.18| (- |e.9| (* 2 |e.17|))))
(assert (not (= |e.18| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.18| |v/4|))
(declare-const |e.19| Int) ; t%4
; t%4 = t%4
(push 1)
(assert (= |e.19| (- t (* 4 |e.14|))))
(assert (not (= |e.19| |t%4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |t%4|))
(declare-const |e.20| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.20| (div v 4)))
(assert (not (and (<= 0 v) (= |e.20| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.20| |v/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_a and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.13| 16) (* rm 32)) (+ |e.16| (* |t/32%2| 16) (* |v/2%2| 8) (* rm 32)))))
(check-sat)
(pop 1)
; k: copy load_a and the closed form agree
(push 1)
(assert (not (= (+ (* |e.18| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |e.19| 2) |v%2| (* |e.20| 8) (* rk 16)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sA
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a, source: CuTe's partition
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy load_a, source: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%16| 64) (* |t/16%2| 8) (* |e.3| 1024) v (* rm 2048) (* rk 16) (* rstage 4096)) (+ (* (+ |t%16| (* |e.3| 16) (* rm 32)) 64) (* |t/16%2| 8) v (* rk 16) (* rstage 4096)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sA
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a, destination: CuTe's partition
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
(declare-const |t%4| Int)
(declare-const |t/4| Int)
; t is written as digits of radix 4
(push 1)
(assert (= |t%4| (mod t 4)))
(assert (= |t/4| (div t 4)))
(assert (not (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4|) (< |t/4| 32) (= t (+ |t%4| (* 4 |t/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4|) (< |t/4| 32) (= t (+ |t%4| (* 4 |t/4|)))))
(declare-const |t/4%8| Int)
(declare-const |t/32| Int)
; t/4 is written as digits of radix 8
(push 1)
(assert (= |t/4%8| (mod |t/4| 8)))
(assert (= |t/32| (div |t/4| 8)))
(assert (not (and (<= 0 |t/4%8|) (< |t/4%8| 8) (<= 0 |t/32|) (< |t/32| 4) (= |t/4| (+ |t/4%8| (* 8 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/4%8|) (< |t/4%8| 8) (<= 0 |t/32|) (< |t/32| 4) (= |t/4| (+ |t/4%8| (* 8 |t/32|)))))
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
(declare-const |e.4| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.4| (div v 4)))
(assert (not (and (<= 0 v) (= |e.4| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.4| |v/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy load_a, destination: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%4| 2) (* |t/4%8| 64) (* |e.3| 1024) |v%2| (* |v/2%2| 512) (* |e.4| 8) (* rm 2048) (* rk 16) (* rstage 4096)) (+ (* (+ |t/4%8| (* |e.3| 16) (* |v/2%2| 8) (* rm 32)) 64) (* |t%4| 2) |v%2| (* |e.4| 8) (* rk 16) (* rstage 4096)))))
(check-sat)
(pop 1)
