; spec     specs/flash_attention/forward.toml
; claim    v_aligned: copy fill_v aligned
; says     copy fill_v, source: each access of 16 bytes is contiguous and starts on 16 bytes, for all d == 64 && d%64 ==
;          0, seqlen_q >= 128 && seqlen_q%128 == 0, seqlen_k >= 64 && seqlen_k%64 == 0, row_stride >= 64 && row_stride%8
;          == 0 in each case [d = 64], [d = 128], [d = 256]
; verdict  proved: normal form; 4096 points enumerated as well at the smallest sizes; normal form; 512 points enumerated
;          as well at the smallest sizes
; checks   48, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case d = 64
(reset)
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
; there are inputs: t = 0, rk = 0, bk = 0, e = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 1) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
; byte: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= (* 2 (+ (* |t%8| 8) e (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (+ (* 2 (+ (* |t%8| 8) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 2 e)))))
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
; there are inputs: t = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
(declare-const |e.1| Int) ; (2*(t%8*8 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16
; (2*(t%8*8 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16 = t%8 + 64*(row_stride/8)*bk + row_stride/8*(t/8) + 16*(row_stride/8)*rk
(push 1)
(assert (= |e.1| (div (* 2 (+ (* |t%8| 8) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) 16)))
(assert (not (and (<= 0 (* 2 (+ (* |t%8| 8) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (* 2 (+ (* |t%8| 8) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk)))))
(declare-const |e.2| Int) ; (2*(t%8*8 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16
; (2*(t%8*8 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16 = 0
(push 1)
(assert (= |e.2| (- (* 2 (+ (* |t%8| 8) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 16 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)


; ==== case d = 128
(reset)
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
; there are inputs: t = 0, rn = 0, rk = 0, bk = 0, e = 0
(push 1)
(assert (not (and (< 0 128) (< 0 2) (< 0 4) (< 0 1) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
; byte: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= (* 2 (+ (* |t%8| 8) e (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (+ (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 2 e)))))
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
; there are inputs: t = 0, rn = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 2) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
(declare-const |e.1| Int) ; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16
; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16 = t%8 + 8*rn + 64*(row_stride/8)*bk + row_stride/8*(t/8) + 16*(row_stride/8)*rk
(push 1)
(assert (= |e.1| (div (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) 16)))
(assert (not (and (<= 0 (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 8 rn) (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 8 rn) (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk)))))
(declare-const |e.2| Int) ; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16
; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16 = 0
(push 1)
(assert (= |e.2| (- (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 16 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)


; ==== case d = 256
(reset)
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
; there are inputs: t = 0, rn = 0, rk = 0, bk = 0, e = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 4) (< 0 1) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
; byte: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= (* 2 (+ (* |t%8| 8) e (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (+ (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 2 e)))))
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
; there are inputs: t = 0, rn = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const bk Int)
(assert (and (<= 0 bk) (< bk |seqlen_k/64|)))
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
(declare-const |e.1| Int) ; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16
; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))/16 = t%8 + 8*rn + 64*(row_stride/8)*bk + row_stride/8*(t/8) + 16*(row_stride/8)*rk
(push 1)
(assert (= |e.1| (div (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) 16)))
(assert (not (and (<= 0 (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 8 rn) (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|)))) (= |e.1| (+ |t%8| (* 8 rn) (* 64 |row_stride/8| bk) (* |row_stride/8| |t/8|) (* 16 |row_stride/8| rk)))))
(declare-const |e.2| Int) ; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16
; (2*(t%8*8 + rn*64 + (64*bk + (t/8 + rk*16))*(8*(row_stride/8))))%16 = 0
(push 1)
(assert (= |e.2| (- (* 2 (+ (* |t%8| 8) (* rn 64) (* (+ (* 64 bk) |t/8| (* rk 16)) 8 |row_stride/8|))) (* 16 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy fill_v, source and the closed form agree
(push 1)
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
