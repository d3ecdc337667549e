; spec     specs/flash_attention/forward.toml
; claim    k_feeds: copy load_k feeds
; says     copy load_k feeds B: every register holds the element that the MMA wants there, for all d == 64 && d%64 == 0,
;          seqlen_q >= 128 && seqlen_q%128 == 0, seqlen_k >= 64 && seqlen_k%64 == 0, row_stride >= 64 && row_stride%8 ==
;          0 in each case [d = 64], [d = 128], [d = 256]
; verdict  proved: normal form; bit-vectors of proven width; bit-vectors of proven width; 2048 points enumerated as well
;          at the smallest sizes; left inverse; 4096 points enumerated as well at the smallest sizes; bit-vectors of
;          proven width; 4096 points enumerated as well; explicit inverse; 4096 points enumerated as well at the smallest
;          sizes
; checks   276, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case d = 64
(reset)
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
; there are inputs: t = 0, v = 0, rn = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k feeds B
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
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
(declare-const |e.11| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = 2*(t/32) + v/4
(push 1)
(assert (= |e.11| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = t/32
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| |t/32|)))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = v/4
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/4|))
(declare-const |e.14| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.14| (div v 4)))
(assert (not (and (<= 0 v) (= |e.14| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.14| |v/4|)))
(declare-const |e.15| Int) ; v%4
; v%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.15| (- v (* 4 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.16| Int) ; (e.15 + e.14*16 + rn*32 + rk*4)/4
; (e.15 + e.14*16 + rn*32 + rk*4)/4 = 4*(v/4) + 8*rn + rk
(push 1)
(assert (= |e.16| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4)) 4)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) rk)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) rk))))
(declare-const |e.17| Int) ; (e.15 + e.14*16 + rn*32 + rk*4)%4
; (e.15 + e.14*16 + rn*32 + rk*4)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.17| (- (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4)) (* 4 |e.16|))))
(assert (not (= |e.17| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.17| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.18| Int) ; e.16/4
; e.16/4 = v/4 + 2*rn
(push 1)
(assert (= |e.18| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn)))))
(declare-const |e.19| Int) ; e.16%4
; e.16%4 = rk
(push 1)
(assert (= |e.19| (- |e.16| (* 4 |e.18|))))
(assert (not (= |e.19| rk)))
(check-sat)
(pop 1)
(assert (= |e.19| rk))
(declare-const |e.20| Int) ; (e.15 + e.14*16 + rn*32 + rk*4)/16
; (e.15 + e.14*16 + rn*32 + rk*4)/16 = v/4 + 2*rn
(push 1)
(assert (= |e.20| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4))) (= |e.20| (+ |v/4| (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* rk 4))) (= |e.20| (+ |v/4| (* 2 rn)))))
(declare-const |e.21| Int) ; (e.17 + e.19*32 + e.20*4)/4
; (e.17 + e.19*32 + e.20*4)/4 = 8*rk + v/4 + 2*rn
(push 1)
(assert (= |e.21| (div (+ |e.17| (* |e.19| 32) (* |e.20| 4)) 4)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.20| 4))) (= |e.21| (+ (* 8 rk) |v/4| (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.20| 4))) (= |e.21| (+ (* 8 rk) |v/4| (* 2 rn)))))
(declare-const |e.22| Int) ; e.21/8
; e.21/8 = rk
(push 1)
(assert (= |e.22| (div |e.21| 8)))
(assert (not (and (<= 0 |e.21|) (= |e.22| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.21|) (= |e.22| rk)))
(declare-const |e.23| Int) ; e.21%8
; e.21%8 = v/4 + 2*rn
(push 1)
(assert (= |e.23| (- |e.21| (* 8 |e.22|))))
(assert (not (= |e.23| (+ |v/4| (* 2 rn)))))
(check-sat)
(pop 1)
(assert (= |e.23| (+ |v/4| (* 2 rn))))
(declare-const |e.24| Int) ; e.9/2
; e.9/2 = 2*(t/32) + v/4
(push 1)
(assert (= |e.24| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.24| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.24| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.25| Int) ; e.9%2
; e.9%2 = v/2%2
(push 1)
(assert (= |e.25| (- |e.9| (* 2 |e.24|))))
(assert (not (= |e.25| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.25| |v/2%2|))
(declare-const |e.26| Int) ; (e.17 + e.19*32 + e.20*4)%4
; (e.17 + e.19*32 + e.20*4)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.26| (- (+ |e.17| (* |e.19| 32) (* |e.20| 4)) (* 4 |e.21|))))
(assert (not (= |e.26| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.26| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.27| Int) ; e.26/2
; e.26/2 = v/2%2
(push 1)
(assert (= |e.27| (div |e.26| 2)))
(assert (not (and (<= 0 |e.26|) (= |e.27| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.26|) (= |e.27| |v/2%2|)))
(declare-const |e.28| Int) ; e.26%2
; e.26%2 = v%2
(push 1)
(assert (= |e.28| (- |e.26| (* 2 |e.27|))))
(assert (not (= |e.28| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |v%2|))
(declare-const |e.29| Int) ; (e.17 + e.19*32 + e.20*4)/32
; (e.17 + e.19*32 + e.20*4)/32 = rk
(push 1)
(assert (= |e.29| (div (+ |e.17| (* |e.19| 32) (* |e.20| 4)) 32)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.20| 4))) (= |e.29| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.20| 4))) (= |e.29| rk)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.13| 8) (* rn 16)) (+ |t/4%8| (* |e.23| 8)))))
(check-sat)
(pop 1)
; k: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ (* |e.25| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.28| (* |e.27| 8) (* |e.29| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rn (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rn) (bvslt rn (_ bv4 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv4 15))))
(declare-const e (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) e) (bvslt e (_ bv8 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) (bvadd ((_ sign_extend 15) (bvsrem t (_ bv8 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))))) (= ((_ sign_extend 15) (bvmul rn (_ bv16 15))) (bvmul ((_ sign_extend 15) rn) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) ((_ sign_extend 15) (bvmul rn (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvmul ((_ sign_extend 15) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv512 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15))) ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e)) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) e))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e)) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15)))) ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15)))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) e)) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) e))) (= ((_ sign_extend 15) (bvadd (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))) (bvmul (_ bv2 15) e))) (bvadd ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))) ((_ sign_extend 15) (bvmul (_ bv2 15) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) e) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))) (bvadd (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))) (bvmul (_ bv2 15) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) t) (bvslt t (_ bv128 14))))
(declare-const rn (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rn) (bvslt rn (_ bv4 14))))
(declare-const rk (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) rk) (bvslt rk (_ bv4 14))))
; 14 bits are enough: computed with 28 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14))) ((_ sign_extend 14) (_ bv8 14)))) (= ((_ sign_extend 14) (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14)))) (bvadd ((_ sign_extend 14) (bvsrem t (_ bv8 14))) ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))))) (= ((_ sign_extend 14) (bvmul rn (_ bv16 14))) (bvmul ((_ sign_extend 14) rn) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14)))) ((_ sign_extend 14) (bvmul rn (_ bv16 14))))) (= ((_ sign_extend 14) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14))) ((_ sign_extend 14) (_ bv64 14)))) (= ((_ sign_extend 14) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvmul ((_ sign_extend 14) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14))) ((_ sign_extend 14) (_ bv512 14)))) (= ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14)))) (bvadd ((_ sign_extend 14) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14))) ((_ sign_extend 14) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))))) (= ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14))) (bvmul ((_ sign_extend 14) (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14))) ((_ sign_extend 14) (_ bv8 14)))) (= ((_ sign_extend 14) (bvmul rk (_ bv16 14))) (bvmul ((_ sign_extend 14) rk) ((_ sign_extend 14) (_ bv16 14)))) (= ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvadd ((_ sign_extend 14) (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14))) ((_ sign_extend 14) (bvmul rk (_ bv16 14))))) (= ((_ sign_extend 14) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14))))) (bvadd ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14)))) ((_ sign_extend 14) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))))) (= ((_ sign_extend 14) (bvmul (_ bv2 14) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14))))) (bvmul ((_ sign_extend 14) (_ bv2 14)) ((_ sign_extend 14) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 14) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv64 14)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 14)) (bvmul (bvsrem (bvsdiv t (_ bv16 14)) (_ bv2 14)) (_ bv8 14))) (bvmul rn (_ bv16 14))) (_ bv8 14)) (_ bv512 14))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 14)) (_ bv2 14)) (_ bv8 14)) (bvmul rk (_ bv16 14)))) (_ bv448 14)) (_ bv3 14)))) (_ bv16 14)) (_ bv0 14))))
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
; there are inputs: n = 0, k = 0
(push 1)
(assert (not (and (< 0 64) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sK before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const |n%8| Int)
(declare-const |n/8| Int)
; n is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod n 8)))
(assert (= |n/8| (div n 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|)))))
(declare-const |e.1| Int) ; (n%8*64 + n/8*512 + k)/64
; (n%8*64 + n/8*512 + k)/64 = n%8 + 8*(n/8)
(push 1)
(assert (= |e.1| (div (+ (* |n%8| 64) (* |n/8| 512) k) 64)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) k)) (= |e.1| (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) k)) (= |e.1| (+ |n%8| (* 8 |n/8|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = n/8
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |n/8|)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = n%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |n%8|))
(declare-const |e.4| Int) ; (n%8*64 + n/8*512 + k)/512
; (n%8*64 + n/8*512 + k)/512 = n/8
(push 1)
(assert (= |e.4| (div (+ (* |n%8| 64) (* |n/8| 512) k) 512)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) k)) (= |e.4| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) k)) (= |e.4| |n/8|)))
; n = (place/64)%8 + 8*(place/512) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.4|)) n)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (n%8*64 + n/8*512 + k)%64
; (n%8*64 + n/8*512 + k)%64 = k
(push 1)
(assert (= |e.5| (- (+ (* |n%8| 64) (* |n/8| 512) k) (* 64 |e.1|))))
(assert (not (= |e.5| k)))
(check-sat)
(pop 1)
(assert (= |e.5| k))
; k = place%64 is recovered
(push 1)
(assert (not (= |e.5| k)))
(check-sat)
(pop 1)

; ==== the swizzle undoes itself
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of Sw<3,3,3> twice
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 14))
(assert (and (bvsle (_ bv0 14) x) (bvslt x (_ bv4096 14))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; x': Sw<3,3,3> twice and the closed form agree
(push 1)
(assert (not (= (bvxor (bvxor x (bvashr (bvand x (_ bv448 14)) (_ bv3 14))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv448 14)) (_ bv3 14))) (_ bv448 14)) (_ bv3 14))) x)))
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
; there are inputs: t = 0, v = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_k, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
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
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)


; ==== case d = 128
(reset)
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
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k feeds B
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 8)))
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
(declare-const |e.11| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = 2*(t/32) + v/4
(push 1)
(assert (= |e.11| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = t/32
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| |t/32|)))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = v/4
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/4|))
(declare-const |e.14| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.14| (div v 4)))
(assert (not (and (<= 0 v) (= |e.14| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.14| |v/4|)))
(declare-const |e.15| Int) ; v%4
; v%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.15| (- v (* 4 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |rk%4| Int)
(declare-const |rk/4| Int)
; rk is written as digits of radix 4
(push 1)
(assert (= |rk%4| (mod rk 4)))
(assert (= |rk/4| (div rk 4)))
(assert (not (and (<= 0 |rk%4|) (< |rk%4| 4) (<= 0 |rk/4|) (< |rk/4| 2) (= rk (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |rk%4|) (< |rk%4| 4) (<= 0 |rk/4|) (< |rk/4| 2) (= rk (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.16| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/4
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/4 = 4*(v/4) + 8*rn + rk%4 + 32*(rk/4)
(push 1)
(assert (= |e.16| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 4)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) |rk%4| (* 32 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) |rk%4| (* 32 |rk/4|)))))
(declare-const |e.17| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)%4
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.17| (- (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) (* 4 |e.16|))))
(assert (not (= |e.17| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.17| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.18| Int) ; e.16/4
; e.16/4 = v/4 + 2*rn + 8*(rk/4)
(push 1)
(assert (= |e.18| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn) (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn) (* 8 |rk/4|)))))
(declare-const |e.19| Int) ; e.16%4
; e.16%4 = rk%4
(push 1)
(assert (= |e.19| (- |e.16| (* 4 |e.18|))))
(assert (not (= |e.19| |rk%4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |rk%4|))
(declare-const |e.20| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/16
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/16 = v/4 + 2*rn + 8*(rk/4)
(push 1)
(assert (= |e.20| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.20| (+ |v/4| (* 2 rn) (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.20| (+ |v/4| (* 2 rn) (* 8 |rk/4|)))))
(declare-const |e.21| Int) ; e.20/8
; e.20/8 = rk/4
(push 1)
(assert (= |e.21| (div |e.20| 8)))
(assert (not (and (<= 0 |e.20|) (= |e.21| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| |rk/4|)))
(declare-const |e.22| Int) ; e.20%8
; e.20%8 = v/4 + 2*rn
(push 1)
(assert (= |e.22| (- |e.20| (* 8 |e.21|))))
(assert (not (= |e.22| (+ |v/4| (* 2 rn)))))
(check-sat)
(pop 1)
(assert (= |e.22| (+ |v/4| (* 2 rn))))
(declare-const |e.23| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/128
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/128 = rk/4
(push 1)
(assert (= |e.23| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 128)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.23| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.23| |rk/4|)))
(declare-const |e.24| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)/4
; (e.17 + e.19*32 + e.22*4 + e.23*128)/4 = 8*(rk%4) + v/4 + 2*rn + 32*(rk/4)
(push 1)
(assert (= |e.24| (div (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) 4)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.24| (+ (* 8 |rk%4|) |v/4| (* 2 rn) (* 32 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.24| (+ (* 8 |rk%4|) |v/4| (* 2 rn) (* 32 |rk/4|)))))
(declare-const |e.25| Int) ; e.24/8
; e.24/8 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.25| (div |e.24| 8)))
(assert (not (and (<= 0 |e.24|) (= |e.25| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.24|) (= |e.25| (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.26| Int) ; e.24%8
; e.24%8 = v/4 + 2*rn
(push 1)
(assert (= |e.26| (- |e.24| (* 8 |e.25|))))
(assert (not (= |e.26| (+ |v/4| (* 2 rn)))))
(check-sat)
(pop 1)
(assert (= |e.26| (+ |v/4| (* 2 rn))))
(declare-const |e.27| Int) ; e.9/2
; e.9/2 = 2*(t/32) + v/4
(push 1)
(assert (= |e.27| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.27| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.27| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.28| Int) ; e.9%2
; e.9%2 = v/2%2
(push 1)
(assert (= |e.28| (- |e.9| (* 2 |e.27|))))
(assert (not (= |e.28| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |v/2%2|))
(declare-const |e.29| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)%4
; (e.17 + e.19*32 + e.22*4 + e.23*128)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.29| (- (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) (* 4 |e.24|))))
(assert (not (= |e.29| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.29| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.30| Int) ; e.29/2
; e.29/2 = v/2%2
(push 1)
(assert (= |e.30| (div |e.29| 2)))
(assert (not (and (<= 0 |e.29|) (= |e.30| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.29|) (= |e.30| |v/2%2|)))
(declare-const |e.31| Int) ; e.29%2
; e.29%2 = v%2
(push 1)
(assert (= |e.31| (- |e.29| (* 2 |e.30|))))
(assert (not (= |e.31| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.31| |v%2|))
(declare-const |e.32| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)/32
; (e.17 + e.19*32 + e.22*4 + e.23*128)/32 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.32| (div (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) 32)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.32| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.32| (+ |rk%4| (* 4 |rk/4|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.13| 8) (* rn 16)) (+ |t/4%8| (* |e.26| 8)))))
(check-sat)
(pop 1)
; k: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ (* |e.28| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.31| (* |e.30| 8) (* |e.32| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rn (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rn) (bvslt rn (_ bv4 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv8 16))))
(declare-const e (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) e) (bvslt e (_ bv8 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv8 16))) ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))))) (= ((_ sign_extend 16) (bvmul rn (_ bv16 16))) (bvmul ((_ sign_extend 16) rn) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e)) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e)) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) e)) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e))) (bvadd ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) ((_ sign_extend 16) (bvmul (_ bv2 16) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rn (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rn) (bvslt rn (_ bv4 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv8 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) (bvadd ((_ sign_extend 15) (bvsrem t (_ bv8 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))))) (= ((_ sign_extend 15) (bvmul rn (_ bv16 15))) (bvmul ((_ sign_extend 15) rn) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) ((_ sign_extend 15) (bvmul rn (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvmul ((_ sign_extend 15) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv512 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15))) ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15)))) ((_ sign_extend 15) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))))) (= ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (bvmul ((_ sign_extend 15) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) ((_ sign_extend 15) (_ bv4096 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)))) ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rn (_ bv16 15))) (_ bv8 15)) (_ bv512 15))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)) (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))) (_ bv16 15)) (_ bv0 15))))
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
; there are inputs: n = 0, k = 0
(push 1)
(assert (not (and (< 0 64) (< 0 128))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sK before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 128)))
(declare-const |n%8| Int)
(declare-const |n/8| Int)
; n is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod n 8)))
(assert (= |n/8| (div n 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|)))))
(declare-const |k%64| Int)
(declare-const |k/64| Int)
; k is written as digits of radix 64
(push 1)
(assert (= |k%64| (mod k 64)))
(assert (= |k/64| (div k 64)))
(assert (not (and (<= 0 |k%64|) (< |k%64| 64) (<= 0 |k/64|) (< |k/64| 2) (= k (+ |k%64| (* 64 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%64|) (< |k%64| 64) (<= 0 |k/64|) (< |k/64| 2) (= k (+ |k%64| (* 64 |k/64|)))))
(declare-const |e.1| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/64
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/64 = n%8 + 8*(n/8) + 64*(k/64)
(push 1)
(assert (= |e.1| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 64)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.1| (+ |n%8| (* 8 |n/8|) (* 64 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.1| (+ |n%8| (* 8 |n/8|) (* 64 |k/64|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = n/8 + 8*(k/64)
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |n/8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |n/8| (* 8 |k/64|)))))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = n%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |n%8|))
(declare-const |e.4| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/512
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/512 = n/8 + 8*(k/64)
(push 1)
(assert (= |e.4| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 512)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.4| (+ |n/8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.4| (+ |n/8| (* 8 |k/64|)))))
(declare-const |e.5| Int) ; e.4/8
; e.4/8 = k/64
(push 1)
(assert (= |e.5| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |k/64|)))
(declare-const |e.6| Int) ; e.4%8
; e.4%8 = n/8
(push 1)
(assert (= |e.6| (- |e.4| (* 8 |e.5|))))
(assert (not (= |e.6| |n/8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/8|))
; n = (place/64)%8 + 8*((place/512)%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.6|)) n)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)%64
; (n%8*64 + n/8*512 + k%64 + k/64*4096)%64 = k%64
(push 1)
(assert (= |e.7| (- (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) (* 64 |e.1|))))
(assert (not (= |e.7| |k%64|)))
(check-sat)
(pop 1)
(assert (= |e.7| |k%64|))
(declare-const |e.8| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/4096
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/4096 = k/64
(push 1)
(assert (= |e.8| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 4096)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.8| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.8| |k/64|)))
; k = place%64 + 64*(place/4096) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 64 |e.8|)) k)))
(check-sat)
(pop 1)

; ==== the swizzle undoes itself
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of Sw<3,3,3> twice
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) x) (bvslt x (_ bv8192 15))))

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
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 2))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_k, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 2)))
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
(declare-const |e.4| Int) ; (t/8 + rn*16)/16
; (t/8 + rn*16)/16 = rn
(push 1)
(assert (= |e.4| (div (+ |t/8| (* rn 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rn 16))) (= |e.4| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rn 16))) (= |e.4| rn)))
(declare-const |e.5| Int) ; (t/8 + rn*16)%16
; (t/8 + rn*16)%16 = t/8
(push 1)
(assert (= |e.5| (- (+ |t/8| (* rn 16)) (* 16 |e.4|))))
(assert (not (= |e.5| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t/8|))
; t = (k/8)%8 + 8*(n%16) is recovered
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
; rn = n/16 is recovered
(push 1)
(assert (not (= |e.4| rn)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (t%8*8 + v + rk*64)/64
; (t%8*8 + v + rk*64)/64 = rk
(push 1)
(assert (= |e.7| (div (+ (* |t%8| 8) v (* rk 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.7| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.7| rk)))
; rk = k/64 is recovered
(push 1)
(assert (not (= |e.7| rk)))
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
; t = (k/8)%8 + 8*(n%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (< (+ |k/8%8| (* 8 |n%16|)) 128))))
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
(declare-const |e.2| Int) ; (k/8%8 + 8*(n%16))/8
; (k/8%8 + 8*(n%16))/8 = n%16
(push 1)
(assert (= |e.2| (div (+ |k/8%8| (* 8 |n%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (= |e.2| |n%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (= |e.2| |n%16|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.2| (* |n/16| 16)) n)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%8 + 8*(n%16))%8
; (k/8%8 + 8*(n%16))%8 = k/8%8
(push 1)
(assert (= |e.3| (- (+ |k/8%8| (* 8 |n%16|)) (* 8 |e.2|))))
(assert (not (= |e.3| |k/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/8%8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.3| 8) |k%8| (* |e.1| 64)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)


; ==== case d = 256
(reset)
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
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k feeds B
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 16)))
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
(declare-const |e.11| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = 2*(t/32) + v/4
(push 1)
(assert (= |e.11| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.11| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = t/32
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| |t/32|)))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = v/4
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/4|))
(declare-const |e.14| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.14| (div v 4)))
(assert (not (and (<= 0 v) (= |e.14| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.14| |v/4|)))
(declare-const |e.15| Int) ; v%4
; v%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.15| (- v (* 4 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |rk%4| Int)
(declare-const |rk/4| Int)
; rk is written as digits of radix 4
(push 1)
(assert (= |rk%4| (mod rk 4)))
(assert (= |rk/4| (div rk 4)))
(assert (not (and (<= 0 |rk%4|) (< |rk%4| 4) (<= 0 |rk/4|) (< |rk/4| 4) (= rk (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |rk%4|) (< |rk%4| 4) (<= 0 |rk/4|) (< |rk/4| 4) (= rk (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.16| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/4
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/4 = 4*(v/4) + 8*rn + rk%4 + 32*(rk/4)
(push 1)
(assert (= |e.16| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 4)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) |rk%4| (* 32 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.16| (+ (* 4 |v/4|) (* 8 rn) |rk%4| (* 32 |rk/4|)))))
(declare-const |e.17| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)%4
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.17| (- (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) (* 4 |e.16|))))
(assert (not (= |e.17| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.17| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.18| Int) ; e.16/4
; e.16/4 = v/4 + 2*rn + 8*(rk/4)
(push 1)
(assert (= |e.18| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn) (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.18| (+ |v/4| (* 2 rn) (* 8 |rk/4|)))))
(declare-const |e.19| Int) ; e.16%4
; e.16%4 = rk%4
(push 1)
(assert (= |e.19| (- |e.16| (* 4 |e.18|))))
(assert (not (= |e.19| |rk%4|)))
(check-sat)
(pop 1)
(assert (= |e.19| |rk%4|))
(declare-const |e.20| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/16
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/16 = v/4 + 2*rn + 8*(rk/4)
(push 1)
(assert (= |e.20| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.20| (+ |v/4| (* 2 rn) (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.20| (+ |v/4| (* 2 rn) (* 8 |rk/4|)))))
(declare-const |e.21| Int) ; e.20/8
; e.20/8 = rk/4
(push 1)
(assert (= |e.21| (div |e.20| 8)))
(assert (not (and (<= 0 |e.20|) (= |e.21| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| |rk/4|)))
(declare-const |e.22| Int) ; e.20%8
; e.20%8 = v/4 + 2*rn
(push 1)
(assert (= |e.22| (- |e.20| (* 8 |e.21|))))
(assert (not (= |e.22| (+ |v/4| (* 2 rn)))))
(check-sat)
(pop 1)
(assert (= |e.22| (+ |v/4| (* 2 rn))))
(declare-const |e.23| Int) ; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/128
; (e.15 + e.14*16 + rn*32 + rk%4*4 + rk/4*128)/128 = rk/4
(push 1)
(assert (= |e.23| (div (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128)) 128)))
(assert (not (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.23| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.14| 16) (* rn 32) (* |rk%4| 4) (* |rk/4| 128))) (= |e.23| |rk/4|)))
(declare-const |e.24| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)/4
; (e.17 + e.19*32 + e.22*4 + e.23*128)/4 = 8*(rk%4) + v/4 + 2*rn + 32*(rk/4)
(push 1)
(assert (= |e.24| (div (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) 4)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.24| (+ (* 8 |rk%4|) |v/4| (* 2 rn) (* 32 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.24| (+ (* 8 |rk%4|) |v/4| (* 2 rn) (* 32 |rk/4|)))))
(declare-const |e.25| Int) ; e.24/8
; e.24/8 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.25| (div |e.24| 8)))
(assert (not (and (<= 0 |e.24|) (= |e.25| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.24|) (= |e.25| (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.26| Int) ; e.24%8
; e.24%8 = v/4 + 2*rn
(push 1)
(assert (= |e.26| (- |e.24| (* 8 |e.25|))))
(assert (not (= |e.26| (+ |v/4| (* 2 rn)))))
(check-sat)
(pop 1)
(assert (= |e.26| (+ |v/4| (* 2 rn))))
(declare-const |e.27| Int) ; e.9/2
; e.9/2 = 2*(t/32) + v/4
(push 1)
(assert (= |e.27| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.27| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.27| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.28| Int) ; e.9%2
; e.9%2 = v/2%2
(push 1)
(assert (= |e.28| (- |e.9| (* 2 |e.27|))))
(assert (not (= |e.28| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |v/2%2|))
(declare-const |e.29| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)%4
; (e.17 + e.19*32 + e.22*4 + e.23*128)%4 = v%2 + 2*(v/2%2)
(push 1)
(assert (= |e.29| (- (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) (* 4 |e.24|))))
(assert (not (= |e.29| (+ |v%2| (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.29| (+ |v%2| (* 2 |v/2%2|))))
(declare-const |e.30| Int) ; e.29/2
; e.29/2 = v/2%2
(push 1)
(assert (= |e.30| (div |e.29| 2)))
(assert (not (and (<= 0 |e.29|) (= |e.30| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.29|) (= |e.30| |v/2%2|)))
(declare-const |e.31| Int) ; e.29%2
; e.29%2 = v%2
(push 1)
(assert (= |e.31| (- |e.29| (* 2 |e.30|))))
(assert (not (= |e.31| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.31| |v%2|))
(declare-const |e.32| Int) ; (e.17 + e.19*32 + e.22*4 + e.23*128)/32
; (e.17 + e.19*32 + e.22*4 + e.23*128)/32 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.32| (div (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128)) 32)))
(assert (not (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.32| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.17| (* |e.19| 32) (* |e.22| 4) (* |e.23| 128))) (= |e.32| (+ |rk%4| (* 4 |rk/4|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.13| 8) (* rn 16)) (+ |t/4%8| (* |e.26| 8)))))
(check-sat)
(pop 1)
; k: copy load_k feeds B and the closed form agree
(push 1)
(assert (not (= (+ (* |e.28| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.31| (* |e.30| 8) (* |e.32| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) t) (bvslt t (_ bv128 17))))
(declare-const rn (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rn) (bvslt rn (_ bv4 17))))
(declare-const rk (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rk) (bvslt rk (_ bv16 17))))
(declare-const e (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) e) (bvslt e (_ bv8 17))))
; 17 bits are enough: computed with 34 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)))) (bvadd ((_ sign_extend 17) (bvsrem t (_ bv8 17))) ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))))) (= ((_ sign_extend 17) (bvmul rn (_ bv16 17))) (bvmul ((_ sign_extend 17) rn) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)))) ((_ sign_extend 17) (bvmul rn (_ bv16 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv512 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e)) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvmul rk (_ bv16 17))) (bvmul ((_ sign_extend 17) rk) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e)) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17)))) ((_ sign_extend 17) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (_ bv4096 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17)))) ((_ sign_extend 17) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (_ bv4096 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) e)) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e))) (bvadd ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17))))) ((_ sign_extend 17) (bvmul (_ bv2 17) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 17)) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul rn (_ bv16 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv4096 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_k, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rn (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rn) (bvslt rn (_ bv4 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv16 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv8 16))) ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))))) (= ((_ sign_extend 16) (bvmul rn (_ bv16 16))) (bvmul ((_ sign_extend 16) rn) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_k, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rn (_ bv16 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (_ bv16 16)) (_ bv0 16))))
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
; there are inputs: n = 0, k = 0
(push 1)
(assert (not (and (< 0 64) (< 0 256))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sK before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 256)))
(declare-const |n%8| Int)
(declare-const |n/8| Int)
; n is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod n 8)))
(assert (= |n/8| (div n 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8|) (< |n/8| 8) (= n (+ |n%8| (* 8 |n/8|)))))
(declare-const |k%64| Int)
(declare-const |k/64| Int)
; k is written as digits of radix 64
(push 1)
(assert (= |k%64| (mod k 64)))
(assert (= |k/64| (div k 64)))
(assert (not (and (<= 0 |k%64|) (< |k%64| 64) (<= 0 |k/64|) (< |k/64| 4) (= k (+ |k%64| (* 64 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%64|) (< |k%64| 64) (<= 0 |k/64|) (< |k/64| 4) (= k (+ |k%64| (* 64 |k/64|)))))
(declare-const |e.1| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/64
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/64 = n%8 + 8*(n/8) + 64*(k/64)
(push 1)
(assert (= |e.1| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 64)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.1| (+ |n%8| (* 8 |n/8|) (* 64 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.1| (+ |n%8| (* 8 |n/8|) (* 64 |k/64|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = n/8 + 8*(k/64)
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |n/8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |n/8| (* 8 |k/64|)))))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = n%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |n%8|))
(declare-const |e.4| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/512
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/512 = n/8 + 8*(k/64)
(push 1)
(assert (= |e.4| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 512)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.4| (+ |n/8| (* 8 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.4| (+ |n/8| (* 8 |k/64|)))))
(declare-const |e.5| Int) ; e.4/8
; e.4/8 = k/64
(push 1)
(assert (= |e.5| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |k/64|)))
(declare-const |e.6| Int) ; e.4%8
; e.4%8 = n/8
(push 1)
(assert (= |e.6| (- |e.4| (* 8 |e.5|))))
(assert (not (= |e.6| |n/8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/8|))
; n = (place/64)%8 + 8*((place/512)%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.6|)) n)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)%64
; (n%8*64 + n/8*512 + k%64 + k/64*4096)%64 = k%64
(push 1)
(assert (= |e.7| (- (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) (* 64 |e.1|))))
(assert (not (= |e.7| |k%64|)))
(check-sat)
(pop 1)
(assert (= |e.7| |k%64|))
(declare-const |e.8| Int) ; (n%8*64 + n/8*512 + k%64 + k/64*4096)/4096
; (n%8*64 + n/8*512 + k%64 + k/64*4096)/4096 = k/64
(push 1)
(assert (= |e.8| (div (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096)) 4096)))
(assert (not (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.8| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n%8| 64) (* |n/8| 512) |k%64| (* |k/64| 4096))) (= |e.8| |k/64|)))
; k = place%64 + 64*(place/4096) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 64 |e.8|)) k)))
(check-sat)
(pop 1)

; ==== the swizzle undoes itself
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of Sw<3,3,3> twice
; ----------------------------------------------------------------------------------------------------
(declare-const x (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) x) (bvslt x (_ bv16384 16))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; x': Sw<3,3,3> twice and the closed form agree
(push 1)
(assert (not (= (bvxor (bvxor x (bvashr (bvand x (_ bv448 16)) (_ bv3 16))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv448 16)) (_ bv3 16))) (_ bv448 16)) (_ bv3 16))) x)))
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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_k, destination
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
; n = t/8 + rn*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rn 16))) (< (+ |t/8| (* rn 16)) 64))))
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
(declare-const |e.4| Int) ; (t/8 + rn*16)/16
; (t/8 + rn*16)/16 = rn
(push 1)
(assert (= |e.4| (div (+ |t/8| (* rn 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rn 16))) (= |e.4| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rn 16))) (= |e.4| rn)))
(declare-const |e.5| Int) ; (t/8 + rn*16)%16
; (t/8 + rn*16)%16 = t/8
(push 1)
(assert (= |e.5| (- (+ |t/8| (* rn 16)) (* 16 |e.4|))))
(assert (not (= |e.5| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.5| |t/8|))
; t = (k/8)%8 + 8*(n%16) is recovered
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
; rn = n/16 is recovered
(push 1)
(assert (not (= |e.4| rn)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (t%8*8 + v + rk*64)/64
; (t%8*8 + v + rk*64)/64 = rk
(push 1)
(assert (= |e.7| (div (+ (* |t%8| 8) v (* rk 64)) 64)))
(assert (not (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.7| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%8| 8) v (* rk 64))) (= |e.7| rk)))
; rk = k/64 is recovered
(push 1)
(assert (not (= |e.7| rk)))
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
; t = (k/8)%8 + 8*(n%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (< (+ |k/8%8| (* 8 |n%16|)) 128))))
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
(declare-const |e.2| Int) ; (k/8%8 + 8*(n%16))/8
; (k/8%8 + 8*(n%16))/8 = n%16
(push 1)
(assert (= |e.2| (div (+ |k/8%8| (* 8 |n%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (= |e.2| |n%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%8| (* 8 |n%16|))) (= |e.2| |n%16|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ |e.2| (* |n/16| 16)) n)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%8 + 8*(n%16))%8
; (k/8%8 + 8*(n%16))%8 = k/8%8
(push 1)
(assert (= |e.3| (- (+ |k/8%8| (* 8 |n%16|)) (* 8 |e.2|))))
(assert (not (= |e.3| |k/8%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/8%8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* |e.3| 8) |k%8| (* |e.1| 64)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
