; spec     specs/flash_attention/forward.toml
; claim    v_fill_moves: copy fill_v moves
; says     copy fill_v: each register receives the source element of its own coordinate, for all d == 64 && d%64 == 0,
;          seqlen_q >= 128 && seqlen_q%128 == 0, seqlen_k >= 64 && seqlen_k%64 == 0, row_stride >= 64 && row_stride%8 ==
;          0 in each case [d = 64], [d = 128], [d = 256]
; verdict  proved: normal form; 4096 points enumerated as well at the smallest sizes
; checks   85, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case d = 64
(reset)
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
; there are inputs: t = 0, v = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) |e.2| (* 8 |e.1|)) (+ (* |t%8| 8) v))))
(check-sat)
(pop 1)
; k: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ |t/8| (* rk 16)) (+ |t/8| (* rk 16)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of gVt
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
; there are inputs: t = 0, v = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, source: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) (* |t/8| 8 |row_stride/8|) v (* rk 128 |row_stride/8|)) (+ (* |t%8| 8) v (* (+ |t/8| (* rk 16)) 8 |row_stride/8|)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sVt
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
; there are inputs: t = 0, v = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, destination: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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
(declare-const |e.1| Int) ; (t/8 + rk*16)/8
; (t/8 + rk*16)/8 = 2*rk + t/64
(push 1)
(assert (= |e.1| (div (+ |t/8| (* rk 16)) 8)))
(assert (not (and (<= 0 (+ |t/8| (* rk 16))) (= |e.1| (+ (* 2 rk) |t/64|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rk 16))) (= |e.1| (+ (* 2 rk) |t/64|))))
(declare-const |e.2| Int) ; (t/8 + rk*16)%8
; (t/8 + rk*16)%8 = t/8%8
(push 1)
(assert (= |e.2| (- (+ |t/8| (* rk 16)) (* 8 |e.1|))))
(assert (not (= |e.2| |t/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |t/8%8|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, destination: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* t 8) v (* rk 1024)) (+ (* |t%8| 8) v (* |e.2| 64) (* |e.1| 512)))))
(check-sat)
(pop 1)


; ==== case d = 128
(reset)
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) |e.2| (* 8 |e.1|) (* rn 64)) (+ (* |t%8| 8) v (* rn 64)))))
(check-sat)
(pop 1)
; k: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ |t/8| (* rk 16)) (+ |t/8| (* rk 16)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of gVt
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, source: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) (* |t/8| 8 |row_stride/8|) v (* rn 64) (* rk 128 |row_stride/8|)) (+ (* |t%8| 8) v (* rn 64) (* (+ |t/8| (* rk 16)) 8 |row_stride/8|)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sVt
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, destination: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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
(declare-const |e.1| Int) ; (t%8*8 + v + rn*64)/64
; (t%8*8 + v + rn*64)/64 = rn
(push 1)
(assert (= |e.1| (div (+ (* |t%8| 8) v (* rn 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rn 64))) (= |e.1| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rn 64))) (= |e.1| rn)))
(declare-const |e.2| Int) ; (t%8*8 + v + rn*64)%64
; (t%8*8 + v + rn*64)%64 = 8*(t%8) + v
(push 1)
(assert (= |e.2| (- (+ (* |t%8| 8) v (* rn 64)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ (* 8 |t%8|) v))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 8 |t%8|) v)))
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
(declare-const |e.3| Int) ; (t/8 + rk*16)/8
; (t/8 + rk*16)/8 = 2*rk + t/64
(push 1)
(assert (= |e.3| (div (+ |t/8| (* rk 16)) 8)))
(assert (not (and (<= 0 (+ |t/8| (* rk 16))) (= |e.3| (+ (* 2 rk) |t/64|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rk 16))) (= |e.3| (+ (* 2 rk) |t/64|))))
(declare-const |e.4| Int) ; (t/8 + rk*16)%8
; (t/8 + rk*16)%8 = t/8%8
(push 1)
(assert (= |e.4| (- (+ |t/8| (* rk 16)) (* 8 |e.3|))))
(assert (not (= |e.4| |t/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |t/8%8|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, destination: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* t 8) v (* rn 4096) (* rk 1024)) (+ |e.2| (* |e.1| 4096) (* |e.4| 64) (* |e.3| 512)))))
(check-sat)
(pop 1)


; ==== case d = 256
(reset)
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) |e.2| (* 8 |e.1|) (* rn 64)) (+ (* |t%8| 8) v (* rn 64)))))
(check-sat)
(pop 1)
; k: copy fill_v and the closed form agree
(push 1)
(assert (not (= (+ |t/8| (* rk 16)) (+ |t/8| (* rk 16)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of gVt
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0, bk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 4) (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, source: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, source: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%8| 8) (* |t/8| 8 |row_stride/8|) v (* rn 64) (* rk 128 |row_stride/8|)) (+ (* |t%8| 8) v (* rn 64) (* (+ |t/8| (* rk 16)) 8 |row_stride/8|)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sVt
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy fill_v, destination: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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
(declare-const |e.1| Int) ; (t%8*8 + v + rn*64)/64
; (t%8*8 + v + rn*64)/64 = rn
(push 1)
(assert (= |e.1| (div (+ (* |t%8| 8) v (* rn 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rn 64))) (= |e.1| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rn 64))) (= |e.1| rn)))
(declare-const |e.2| Int) ; (t%8*8 + v + rn*64)%64
; (t%8*8 + v + rn*64)%64 = 8*(t%8) + v
(push 1)
(assert (= |e.2| (- (+ (* |t%8| 8) v (* rn 64)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ (* 8 |t%8|) v))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 8 |t%8|) v)))
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
(declare-const |e.3| Int) ; (t/8 + rk*16)/8
; (t/8 + rk*16)/8 = 2*rk + t/64
(push 1)
(assert (= |e.3| (div (+ |t/8| (* rk 16)) 8)))
(assert (not (and (<= 0 (+ |t/8| (* rk 16))) (= |e.3| (+ (* 2 rk) |t/64|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rk 16))) (= |e.3| (+ (* 2 rk) |t/64|))))
(declare-const |e.4| Int) ; (t/8 + rk*16)%8
; (t/8 + rk*16)%8 = t/8%8
(push 1)
(assert (= |e.4| (- (+ |t/8| (* rk 16)) (* 8 |e.3|))))
(assert (not (= |e.4| |t/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |t/8%8|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy fill_v, destination: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* t 8) v (* rn 4096) (* rk 1024)) (+ |e.2| (* |e.1| 4096) (* |e.4| 64) (* |e.3| 512)))))
(check-sat)
(pop 1)
