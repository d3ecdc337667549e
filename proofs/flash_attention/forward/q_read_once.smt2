; spec     specs/flash_attention/forward.toml
; claim    q_read_once: copy fill_q covered
; says     copy fill_q, source: each (m,k) is owned exactly once, for all d == 64 && d%64 == 0, seqlen_q >= 128 &&
;          seqlen_q%128 == 0, seqlen_k >= 64 && seqlen_k%64 == 0, row_stride >= 64 && row_stride%8 == 0 in each case [d =
;          64], [d = 128], [d = 256]
; verdict  proved: explicit inverse
; checks   107, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case d = 64
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 64 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 64, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 64 64) (= (c_mod 64 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 64)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))
; there are inputs: t = 0, v = 0, rm = 0, bm = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |seqlen_q/128|)))
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
; m = 128*bm + (t/8 + rm*16) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (< (+ (* 128 bm) |t/8| (* rm 16)) (* 128 |seqlen_q/128|)))))
(check-sat)
(pop 1)
; k = (t%8)*8 + v is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t%8| 8) v)) (< (+ (* |t%8| 8) v) 64))))
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
(declare-const |e.2| Int) ; (128*bm + (t/8 + rm*16))/16
; (128*bm + (t/8 + rm*16))/16 = 8*bm + rm
(push 1)
(assert (= |e.2| (div (+ (* 128 bm) |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.2| (+ (* 8 bm) rm)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.2| (+ (* 8 bm) rm))))
(declare-const |e.3| Int) ; (128*bm + (t/8 + rm*16))%16
; (128*bm + (t/8 + rm*16))%16 = t/8
(push 1)
(assert (= |e.3| (- (+ (* 128 bm) |t/8| (* rm 16)) (* 16 |e.2|))))
(assert (not (= |e.3| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/8|))
; t = k/8 + 8*(m%16) is recovered
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
(declare-const |e.5| Int) ; e.2/8
; e.2/8 = bm
(push 1)
(assert (= |e.5| (div |e.2| 8)))
(assert (not (and (<= 0 |e.2|) (= |e.5| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.5| bm)))
(declare-const |e.6| Int) ; e.2%8
; e.2%8 = rm
(push 1)
(assert (= |e.6| (- |e.2| (* 8 |e.5|))))
(assert (not (= |e.6| rm)))
(check-sat)
(pop 1)
(assert (= |e.6| rm))
; rm = (m/16)%8 is recovered
(push 1)
(assert (not (= |e.6| rm)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (128*bm + (t/8 + rm*16))/128
; (128*bm + (t/8 + rm*16))/128 = bm
(push 1)
(assert (= |e.7| (div (+ (* 128 bm) |t/8| (* rm 16)) 128)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.7| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.7| bm)))
; bm = m/128 is recovered
(push 1)
(assert (not (= |e.7| bm)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 128 |seqlen_q/128|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
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
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|)))))
; t = k/8 + 8*(m%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8| (* 8 |m%16|))) (< (+ |k/8| (* 8 |m%16|)) 128))))
(check-sat)
(pop 1)
; v = k%8 is a legal input
(push 1)
(assert (not (and (<= 0 |k%8|) (< |k%8| 8))))
(check-sat)
(pop 1)
(declare-const |m/16%8| Int)
(declare-const |m/128| Int)
; m/16 is written as digits of radix 8
(push 1)
(assert (= |m/16%8| (mod |m/16| 8)))
(assert (= |m/128| (div |m/16| 8)))
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|)))))
; rm = (m/16)%8 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; m/128
; m/128 = m/128
(push 1)
(assert (= |e.1| (div m 128)))
(assert (not (and (<= 0 m) (= |e.1| |m/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/128|)))
; bm = m/128 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| |seqlen_q/128|))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/8 + 8*(m%16))/8
; (k/8 + 8*(m%16))/8 = m%16
(push 1)
(assert (= |e.2| (div (+ |k/8| (* 8 |m%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8| (* 8 |m%16|))) (= |e.2| |m%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8| (* 8 |m%16|))) (= |e.2| |m%16|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ (* 128 |e.1|) |e.2| (* |m/16%8| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8 + 8*(m%16))%8
; (k/8 + 8*(m%16))%8 = k/8
(push 1)
(assert (= |e.3| (- (+ |k/8| (* 8 |m%16|)) (* 8 |e.2|))))
(assert (not (= |e.3| |k/8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.3| 8) |k%8|) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case d = 128
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 128 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 128, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 128 128) (= (c_mod 128 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 128)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, bm = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8) (< 0 2) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 2)))
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |seqlen_q/128|)))
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
; m = 128*bm + (t/8 + rm*16) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (< (+ (* 128 bm) |t/8| (* rm 16)) (* 128 |seqlen_q/128|)))))
(check-sat)
(pop 1)
; k = (t%8)*8 + v + rk*64 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (< (+ (* |t%8| 8) v (* rk 64)) 128))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (t%8*8 + v + rk*64)/8
; (t%8*8 + v + rk*64)/8 = t%8 + 8*rk
(push 1)
(assert (= |e.1| (div (+ (* |t%8| 8) v (* rk 64)) 8)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.1| (+ |t%8| (* 8 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.1| (+ |t%8| (* 8 rk)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = rk
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| rk)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = t%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |t%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t%8|))
(declare-const |e.4| Int) ; (128*bm + (t/8 + rm*16))/16
; (128*bm + (t/8 + rm*16))/16 = 8*bm + rm
(push 1)
(assert (= |e.4| (div (+ (* 128 bm) |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 8 bm) rm)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 8 bm) rm))))
(declare-const |e.5| Int) ; (128*bm + (t/8 + rm*16))%16
; (128*bm + (t/8 + rm*16))%16 = t/8
(push 1)
(assert (= |e.5| (- (+ (* 128 bm) |t/8| (* rm 16)) (* 16 |e.4|))))
(assert (not (= |e.5| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t/8|))
; t = (k/8)%8 + 8*(m%16) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.5|)) t)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (t%8*8 + v + rk*64)%8
; (t%8*8 + v + rk*64)%8 = v
(push 1)
(assert (= |e.6| (- (+ (* |t%8| 8) v (* rk 64)) (* 8 |e.1|))))
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(assert (= |e.6| v))
; v = k%8 is recovered
(push 1)
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; e.4/8
; e.4/8 = bm
(push 1)
(assert (= |e.7| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.7| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| bm)))
(declare-const |e.8| Int) ; e.4%8
; e.4%8 = rm
(push 1)
(assert (= |e.8| (- |e.4| (* 8 |e.7|))))
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(assert (= |e.8| rm))
; rm = (m/16)%8 is recovered
(push 1)
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (t%8*8 + v + rk*64)/64
; (t%8*8 + v + rk*64)/64 = rk
(push 1)
(assert (= |e.9| (div (+ (* |t%8| 8) v (* rk 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.9| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.9| rk)))
; rk = k/64 is recovered
(push 1)
(assert (not (= |e.9| rk)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (128*bm + (t/8 + rm*16))/128
; (128*bm + (t/8 + rm*16))/128 = bm
(push 1)
(assert (= |e.10| (div (+ (* 128 bm) |t/8| (* rm 16)) 128)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.10| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.10| bm)))
; bm = m/128 is recovered
(push 1)
(assert (not (= |e.10| bm)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 128 |seqlen_q/128|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k 128)))
(declare-const |k%8| Int)
(declare-const |k/8| Int)
; k is written as digits of radix 8
(push 1)
(assert (= |k%8| (mod k 8)))
(assert (= |k/8| (div k 8)))
(assert (not (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 16) (= k (+ |k%8| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 16) (= k (+ |k%8| (* 8 |k/8|)))))
(declare-const |k/8%8| Int)
(declare-const |k/64| Int)
; k/8 is written as digits of radix 8
(push 1)
(assert (= |k/8%8| (mod |k/8| 8)))
(assert (= |k/64| (div |k/8| 8)))
(assert (not (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| 2) (= |k/8| (+ |k/8%8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| 2) (= |k/8| (+ |k/8%8| (* 8 |k/64|)))))
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|)))))
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
(declare-const |m/16%8| Int)
(declare-const |m/128| Int)
; m/16 is written as digits of radix 8
(push 1)
(assert (= |m/16%8| (mod |m/16| 8)))
(assert (= |m/128| (div |m/16| 8)))
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|)))))
; rm = (m/16)%8 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/64
; k/64 = k/64
(push 1)
(assert (= |e.1| (div k 64)))
(assert (not (and (<= 0 k) (= |e.1| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/64|)))
; rk = k/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 2))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; m/128
; m/128 = m/128
(push 1)
(assert (= |e.2| (div m 128)))
(assert (not (and (<= 0 m) (= |e.2| |m/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.2| |m/128|)))
; bm = m/128 is a legal input
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| |seqlen_q/128|))))
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
(assert (not (= (+ (* 128 |e.2|) |e.3| (* |m/16%8| 16)) m)))
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
(assert (not (= (+ (* |e.4| 8) |k%8| (* |e.1| 64)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case d = 256
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 256 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 256, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 256 256) (= (c_mod 256 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 256)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, bm = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bm Int)
(assert (and (<= 0 bm) (< bm |seqlen_q/128|)))
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
; m = 128*bm + (t/8 + rm*16) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (< (+ (* 128 bm) |t/8| (* rm 16)) (* 128 |seqlen_q/128|)))))
(check-sat)
(pop 1)
; k = (t%8)*8 + v + rk*64 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (< (+ (* |t%8| 8) v (* rk 64)) 256))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (t%8*8 + v + rk*64)/8
; (t%8*8 + v + rk*64)/8 = t%8 + 8*rk
(push 1)
(assert (= |e.1| (div (+ (* |t%8| 8) v (* rk 64)) 8)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.1| (+ |t%8| (* 8 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.1| (+ |t%8| (* 8 rk)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = rk
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| rk)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = t%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |t%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t%8|))
(declare-const |e.4| Int) ; (128*bm + (t/8 + rm*16))/16
; (128*bm + (t/8 + rm*16))/16 = 8*bm + rm
(push 1)
(assert (= |e.4| (div (+ (* 128 bm) |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 8 bm) rm)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.4| (+ (* 8 bm) rm))))
(declare-const |e.5| Int) ; (128*bm + (t/8 + rm*16))%16
; (128*bm + (t/8 + rm*16))%16 = t/8
(push 1)
(assert (= |e.5| (- (+ (* 128 bm) |t/8| (* rm 16)) (* 16 |e.4|))))
(assert (not (= |e.5| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t/8|))
; t = (k/8)%8 + 8*(m%16) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.5|)) t)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (t%8*8 + v + rk*64)%8
; (t%8*8 + v + rk*64)%8 = v
(push 1)
(assert (= |e.6| (- (+ (* |t%8| 8) v (* rk 64)) (* 8 |e.1|))))
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(assert (= |e.6| v))
; v = k%8 is recovered
(push 1)
(assert (not (= |e.6| v)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; e.4/8
; e.4/8 = bm
(push 1)
(assert (= |e.7| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.7| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.7| bm)))
(declare-const |e.8| Int) ; e.4%8
; e.4%8 = rm
(push 1)
(assert (= |e.8| (- |e.4| (* 8 |e.7|))))
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(assert (= |e.8| rm))
; rm = (m/16)%8 is recovered
(push 1)
(assert (not (= |e.8| rm)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (t%8*8 + v + rk*64)/64
; (t%8*8 + v + rk*64)/64 = rk
(push 1)
(assert (= |e.9| (div (+ (* |t%8| 8) v (* rk 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.9| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.9| rk)))
; rk = k/64 is recovered
(push 1)
(assert (not (= |e.9| rk)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (128*bm + (t/8 + rm*16))/128
; (128*bm + (t/8 + rm*16))/128 = bm
(push 1)
(assert (= |e.10| (div (+ (* 128 bm) |t/8| (* rm 16)) 128)))
(assert (not (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.10| bm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 128 bm) |t/8| (* rm 16))) (= |e.10| bm)))
; bm = m/128 is recovered
(push 1)
(assert (not (= |e.10| bm)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m (* 128 |seqlen_q/128|))))
(declare-const k Int)
(assert (and (<= 0 k) (< k 256)))
(declare-const |k%8| Int)
(declare-const |k/8| Int)
; k is written as digits of radix 8
(push 1)
(assert (= |k%8| (mod k 8)))
(assert (= |k/8| (div k 8)))
(assert (not (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 32) (= k (+ |k%8| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 32) (= k (+ |k%8| (* 8 |k/8|)))))
(declare-const |k/8%8| Int)
(declare-const |k/64| Int)
; k/8 is written as digits of radix 8
(push 1)
(assert (= |k/8%8| (mod |k/8| 8)))
(assert (= |k/64| (div |k/8| 8)))
(assert (not (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| 4) (= |k/8| (+ |k/8%8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/8%8|) (< |k/8%8| 8) (<= 0 |k/64|) (< |k/64| 4) (= |k/8| (+ |k/8%8| (* 8 |k/64|)))))
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| (* 8 |seqlen_q/128|)) (= m (+ |m%16| (* 16 |m/16|)))))
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
(declare-const |m/16%8| Int)
(declare-const |m/128| Int)
; m/16 is written as digits of radix 8
(push 1)
(assert (= |m/16%8| (mod |m/16| 8)))
(assert (= |m/128| (div |m/16| 8)))
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%8|) (< |m/16%8| 8) (<= 0 |m/128|) (< |m/128| |seqlen_q/128|) (= |m/16| (+ |m/16%8| (* 8 |m/128|)))))
; rm = (m/16)%8 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16%8|) (< |m/16%8| 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/64
; k/64 = k/64
(push 1)
(assert (= |e.1| (div k 64)))
(assert (not (and (<= 0 k) (= |e.1| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/64|)))
; rk = k/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 4))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; m/128
; m/128 = m/128
(push 1)
(assert (= |e.2| (div m 128)))
(assert (not (and (<= 0 m) (= |e.2| |m/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.2| |m/128|)))
; bm = m/128 is a legal input
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| |seqlen_q/128|))))
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
(assert (not (= (+ (* 128 |e.2|) |e.3| (* |m/16%8| 16)) m)))
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
(assert (not (= (+ (* |e.4| 8) |k%8| (* |e.1| 64)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
