; spec     specs/flash_attention/forward.toml
; claim    q_feeds: copy load_q feeds
; says     copy load_q feeds A: every register holds the element that the MMA wants there, for all d == 64 && d%64 == 0,
;          seqlen_q >= 128 && seqlen_q%128 == 0, seqlen_k >= 64 && seqlen_k%64 == 0, row_stride >= 64 && row_stride%8 ==
;          0 in each case [d = 64], [d = 128], [d = 256]
; verdict  proved: normal form; bit-vectors of proven width; bit-vectors of proven width; 1024 points enumerated as well
;          at the smallest sizes; left inverse; bit-vectors of proven width; explicit inverse
; checks   279, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q feeds A
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
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
(declare-const |e.12| Int) ; t/32/4
; t/32/4 = 0
(push 1)
(assert (= |e.12| (div |t/32| 4)))
(assert (not (and (<= 0 |t/32|) (= |e.12| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32|) (= |e.12| 0)))
(declare-const |e.13| Int) ; t/32%4
; t/32%4 = t/32
(push 1)
(assert (= |e.13| (- |t/32| (* 4 |e.12|))))
(assert (not (= |e.13| |t/32|)))
(check-sat)
(pop 1)
(assert (= |e.13| |t/32|))
(declare-const |e.14| Int) ; (v + rm*32 + rk*8)/8
; (v + rm*32 + rk*8)/8 = 4*rm + rk
(push 1)
(assert (= |e.14| (div (+ v (* rm 32) (* rk 8)) 8)))
(assert (not (and (<= 0 (+ v (* rm 32) (* rk 8))) (= |e.14| (+ (* 4 rm) rk)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* rk 8))) (= |e.14| (+ (* 4 rm) rk))))
(declare-const |e.15| Int) ; (v + rm*32 + rk*8)%8
; (v + rm*32 + rk*8)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.15| (- (+ v (* rm 32) (* rk 8)) (* 8 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.16| Int) ; e.14/4
; e.14/4 = rm
(push 1)
(assert (= |e.16| (div |e.14| 4)))
(assert (not (and (<= 0 |e.14|) (= |e.16| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.16| rm)))
(declare-const |e.17| Int) ; e.14%4
; e.14%4 = rk
(push 1)
(assert (= |e.17| (- |e.14| (* 4 |e.16|))))
(assert (not (= |e.17| rk)))
(check-sat)
(pop 1)
(assert (= |e.17| rk))
(declare-const |e.18| Int) ; (v + rm*32 + rk*8)/32
; (v + rm*32 + rk*8)/32 = rm
(push 1)
(assert (= |e.18| (div (+ v (* rm 32) (* rk 8)) 32)))
(assert (not (and (<= 0 (+ v (* rm 32) (* rk 8))) (= |e.18| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* rk 8))) (= |e.18| rm)))
(declare-const |e.19| Int) ; (e.15 + e.17*16 + e.18*8)/8
; (e.15 + e.17*16 + e.18*8)/8 = 2*rk + rm
(push 1)
(assert (= |e.19| (div (+ |e.15| (* |e.17| 16) (* |e.18| 8)) 8)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.18| 8))) (= |e.19| (+ (* 2 rk) rm)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.18| 8))) (= |e.19| (+ (* 2 rk) rm))))
(declare-const |e.20| Int) ; (e.15 + e.17*16 + e.18*8)%8
; (e.15 + e.17*16 + e.18*8)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.20| (- (+ |e.15| (* |e.17| 16) (* |e.18| 8)) (* 8 |e.19|))))
(assert (not (= |e.20| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.20| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.21| Int) ; e.20/2
; e.20/2 = v/2%2 + 2*(v/4)
(push 1)
(assert (= |e.21| (div |e.20| 2)))
(assert (not (and (<= 0 |e.20|) (= |e.21| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.22| Int) ; e.21/2
; e.21/2 = v/4
(push 1)
(assert (= |e.22| (div |e.21| 2)))
(assert (not (and (<= 0 |e.21|) (= |e.22| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.21|) (= |e.22| |v/4|)))
(declare-const |e.23| Int) ; e.21%2
; e.21%2 = v/2%2
(push 1)
(assert (= |e.23| (- |e.21| (* 2 |e.22|))))
(assert (not (= |e.23| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.23| |v/2%2|))
(declare-const |e.24| Int) ; e.19/2
; e.19/2 = rk
(push 1)
(assert (= |e.24| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.24| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.24| rk)))
(declare-const |e.25| Int) ; e.19%2
; e.19%2 = rm
(push 1)
(assert (= |e.25| (- |e.19| (* 2 |e.24|))))
(assert (not (= |e.25| rm)))
(check-sat)
(pop 1)
(assert (= |e.25| rm))
(declare-const |e.26| Int) ; e.9/2
; e.9/2 = t/32
(push 1)
(assert (= |e.26| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.26| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.26| |t/32|)))
(declare-const |e.27| Int) ; e.9%2
; e.9%2 = v/4
(push 1)
(assert (= |e.27| (- |e.9| (* 2 |e.26|))))
(assert (not (= |e.27| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.27| |v/4|))
(declare-const |e.28| Int) ; e.20%2
; e.20%2 = v%2
(push 1)
(assert (= |e.28| (- |e.20| (* 2 |e.21|))))
(assert (not (= |e.28| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |v%2|))
(declare-const |e.29| Int) ; e.20/4
; e.20/4 = v/4
(push 1)
(assert (= |e.29| (div |e.20| 4)))
(assert (not (and (<= 0 |e.20|) (= |e.29| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.29| |v/4|)))
(declare-const |e.30| Int) ; (e.15 + e.17*16 + e.18*8)/16
; (e.15 + e.17*16 + e.18*8)/16 = rk
(push 1)
(assert (= |e.30| (div (+ |e.15| (* |e.17| 16) (* |e.18| 8)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.18| 8))) (= |e.30| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.18| 8))) (= |e.30| rk)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.11| 16) (* rm 64)) (+ |t/4%8| (* |e.13| 16) (* |e.23| 8) (* |e.25| 64)))))
(check-sat)
(pop 1)
; k: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ (* |e.27| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.28| (* |e.29| 8) (* |e.30| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rm (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rm) (bvslt rm (_ bv2 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv4 16))))
(declare-const e (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) e) (bvslt e (_ bv8 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul ((_ sign_extend 16) (bvsdiv t (_ bv32 16))) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv16 16))) ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul rm (_ bv64 16))) (bvmul ((_ sign_extend 16) rm) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16)))) ((_ sign_extend 16) (bvmul rm (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e)) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e)) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16))))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) e)) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e))) (bvadd ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16))))) ((_ sign_extend 16) (bvmul (_ bv2 16) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) e) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16)))) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rm (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rm) (bvslt rm (_ bv2 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv4 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul ((_ sign_extend 15) (bvsdiv t (_ bv32 15))) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsrem t (_ bv16 15))) ((_ sign_extend 15) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rm (_ bv64 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15)))) ((_ sign_extend 15) (bvmul rm (_ bv64 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvmul ((_ sign_extend 15) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15))) ((_ sign_extend 15) (_ bv512 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15))) ((_ sign_extend 15) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15))))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15)))) ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (bvashr (bvand (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv64 15)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 15)) (bvmul (bvsdiv t (_ bv32 15)) (_ bv16 15))) (bvmul rm (_ bv64 15))) (_ bv8 15)) (_ bv512 15))) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)) (bvmul rk (_ bv16 15)))) (_ bv448 15)) (_ bv3 15)))) (_ bv16 15)) (_ bv0 15))))
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
; there are inputs: m = 0, k = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sQ before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|)))))
(declare-const |e.1| Int) ; (m%8*64 + m/8*512 + k)/64
; (m%8*64 + m/8*512 + k)/64 = m%8 + 8*(m/8)
(push 1)
(assert (= |e.1| (div (+ (* |m%8| 64) (* |m/8| 512) k) 64)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) k)) (= |e.1| (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) k)) (= |e.1| (+ |m%8| (* 8 |m/8|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = m/8
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |m/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |m/8|)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = m%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m%8|))
(declare-const |e.4| Int) ; (m%8*64 + m/8*512 + k)/512
; (m%8*64 + m/8*512 + k)/512 = m/8
(push 1)
(assert (= |e.4| (div (+ (* |m%8| 64) (* |m/8| 512) k) 512)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) k)) (= |e.4| |m/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) k)) (= |e.4| |m/8|)))
; m = (place/64)%8 + 8*(place/512) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.4|)) m)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (m%8*64 + m/8*512 + k)%64
; (m%8*64 + m/8*512 + k)%64 = k
(push 1)
(assert (= |e.5| (- (+ (* |m%8| 64) (* |m/8| 512) k) (* 64 |e.1|))))
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
; there are inputs: t = 0, v = 0, rm = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
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
; m = t/8 + rm*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (< (+ |t/8| (* rm 16)) 128))))
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
(declare-const |e.2| Int) ; (t/8 + rm*16)/16
; (t/8 + rm*16)/16 = rm
(push 1)
(assert (= |e.2| (div (+ |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (= |e.2| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rm 16))) (= |e.2| rm)))
(declare-const |e.3| Int) ; (t/8 + rm*16)%16
; (t/8 + rm*16)%16 = t/8
(push 1)
(assert (= |e.3| (- (+ |t/8| (* rm 16)) (* 16 |e.2|))))
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
; rm = m/16 is recovered
(push 1)
(assert (not (= |e.2| rm)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
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
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|)))))
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
; rm = m/16 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16|) (< |m/16| 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (k/8 + 8*(m%16))/8
; (k/8 + 8*(m%16))/8 = m%16
(push 1)
(assert (= |e.1| (div (+ |k/8| (* 8 |m%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8| (* 8 |m%16|))) (= |e.1| |m%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8| (* 8 |m%16|))) (= |e.1| |m%16|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.1| (* |m/16| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/8 + 8*(m%16))%8
; (k/8 + 8*(m%16))%8 = k/8
(push 1)
(assert (= |e.2| (- (+ |k/8| (* 8 |m%16|)) (* 8 |e.1|))))
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q feeds A
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
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
(declare-const |e.12| Int) ; t/32/4
; t/32/4 = 0
(push 1)
(assert (= |e.12| (div |t/32| 4)))
(assert (not (and (<= 0 |t/32|) (= |e.12| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32|) (= |e.12| 0)))
(declare-const |e.13| Int) ; t/32%4
; t/32%4 = t/32
(push 1)
(assert (= |e.13| (- |t/32| (* 4 |e.12|))))
(assert (not (= |e.13| |t/32|)))
(check-sat)
(pop 1)
(assert (= |e.13| |t/32|))
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
(declare-const |e.14| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/8
; (v + rm*32 + rk%4*8 + rk/4*64)/8 = 4*rm + rk%4 + 8*(rk/4)
(push 1)
(assert (= |e.14| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 8)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.14| (+ (* 4 rm) |rk%4| (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.14| (+ (* 4 rm) |rk%4| (* 8 |rk/4|)))))
(declare-const |e.15| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)%8
; (v + rm*32 + rk%4*8 + rk/4*64)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.15| (- (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) (* 8 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.16| Int) ; e.14/4
; e.14/4 = rm + 2*(rk/4)
(push 1)
(assert (= |e.16| (div |e.14| 4)))
(assert (not (and (<= 0 |e.14|) (= |e.16| (+ rm (* 2 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.16| (+ rm (* 2 |rk/4|)))))
(declare-const |e.17| Int) ; e.14%4
; e.14%4 = rk%4
(push 1)
(assert (= |e.17| (- |e.14| (* 4 |e.16|))))
(assert (not (= |e.17| |rk%4|)))
(check-sat)
(pop 1)
(assert (= |e.17| |rk%4|))
(declare-const |e.18| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/32
; (v + rm*32 + rk%4*8 + rk/4*64)/32 = rm + 2*(rk/4)
(push 1)
(assert (= |e.18| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 32)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.18| (+ rm (* 2 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.18| (+ rm (* 2 |rk/4|)))))
(declare-const |e.19| Int) ; e.18/2
; e.18/2 = rk/4
(push 1)
(assert (= |e.19| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.19| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.19| |rk/4|)))
(declare-const |e.20| Int) ; e.18%2
; e.18%2 = rm
(push 1)
(assert (= |e.20| (- |e.18| (* 2 |e.19|))))
(assert (not (= |e.20| rm)))
(check-sat)
(pop 1)
(assert (= |e.20| rm))
(declare-const |e.21| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/64
; (v + rm*32 + rk%4*8 + rk/4*64)/64 = rk/4
(push 1)
(assert (= |e.21| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 64)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.21| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.21| |rk/4|)))
(declare-const |e.22| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)/8
; (e.15 + e.17*16 + e.20*8 + e.21*64)/8 = 2*(rk%4) + rm + 8*(rk/4)
(push 1)
(assert (= |e.22| (div (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) 8)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.22| (+ (* 2 |rk%4|) rm (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.22| (+ (* 2 |rk%4|) rm (* 8 |rk/4|)))))
(declare-const |e.23| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)%8
; (e.15 + e.17*16 + e.20*8 + e.21*64)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.23| (- (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) (* 8 |e.22|))))
(assert (not (= |e.23| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.23| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.24| Int) ; e.23/2
; e.23/2 = v/2%2 + 2*(v/4)
(push 1)
(assert (= |e.24| (div |e.23| 2)))
(assert (not (and (<= 0 |e.23|) (= |e.24| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.24| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.25| Int) ; e.24/2
; e.24/2 = v/4
(push 1)
(assert (= |e.25| (div |e.24| 2)))
(assert (not (and (<= 0 |e.24|) (= |e.25| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.24|) (= |e.25| |v/4|)))
(declare-const |e.26| Int) ; e.24%2
; e.24%2 = v/2%2
(push 1)
(assert (= |e.26| (- |e.24| (* 2 |e.25|))))
(assert (not (= |e.26| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.26| |v/2%2|))
(declare-const |e.27| Int) ; e.22/2
; e.22/2 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.27| (div |e.22| 2)))
(assert (not (and (<= 0 |e.22|) (= |e.27| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.22|) (= |e.27| (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.28| Int) ; e.22%2
; e.22%2 = rm
(push 1)
(assert (= |e.28| (- |e.22| (* 2 |e.27|))))
(assert (not (= |e.28| rm)))
(check-sat)
(pop 1)
(assert (= |e.28| rm))
(declare-const |e.29| Int) ; e.9/2
; e.9/2 = t/32
(push 1)
(assert (= |e.29| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.29| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.29| |t/32|)))
(declare-const |e.30| Int) ; e.9%2
; e.9%2 = v/4
(push 1)
(assert (= |e.30| (- |e.9| (* 2 |e.29|))))
(assert (not (= |e.30| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.30| |v/4|))
(declare-const |e.31| Int) ; e.23%2
; e.23%2 = v%2
(push 1)
(assert (= |e.31| (- |e.23| (* 2 |e.24|))))
(assert (not (= |e.31| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.31| |v%2|))
(declare-const |e.32| Int) ; e.23/4
; e.23/4 = v/4
(push 1)
(assert (= |e.32| (div |e.23| 4)))
(assert (not (and (<= 0 |e.23|) (= |e.32| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.32| |v/4|)))
(declare-const |e.33| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)/16
; (e.15 + e.17*16 + e.20*8 + e.21*64)/16 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.33| (div (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.33| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.33| (+ |rk%4| (* 4 |rk/4|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.11| 16) (* rm 64)) (+ |t/4%8| (* |e.13| 16) (* |e.26| 8) (* |e.28| 64)))))
(check-sat)
(pop 1)
; k: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ (* |e.30| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.31| (* |e.32| 8) (* |e.33| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) t) (bvslt t (_ bv128 17))))
(declare-const rm (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rm) (bvslt rm (_ bv2 17))))
(declare-const rk (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rk) (bvslt rk (_ bv8 17))))
(declare-const e (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) e) (bvslt e (_ bv8 17))))
; 17 bits are enough: computed with 34 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul ((_ sign_extend 17) (bvsdiv t (_ bv32 17))) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvsrem t (_ bv16 17))) ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))))) (= ((_ sign_extend 17) (bvmul rm (_ bv64 17))) (bvmul ((_ sign_extend 17) rm) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17)))) ((_ sign_extend 17) (bvmul rm (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv512 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e)) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvmul rk (_ bv16 17))) (bvmul ((_ sign_extend 17) rk) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e)) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17)))) ((_ sign_extend 17) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (_ bv8192 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17)))) ((_ sign_extend 17) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (_ bv8192 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) e)) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) e))) (= ((_ sign_extend 17) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e))) (bvadd ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) ((_ sign_extend 17) (bvmul (_ bv2 17) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) e) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))) (bvadd (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))) (bvmul (_ bv2 17) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rm (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rm) (bvslt rm (_ bv2 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv8 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul ((_ sign_extend 16) (bvsdiv t (_ bv32 16))) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv16 16))) ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul rm (_ bv64 16))) (bvmul ((_ sign_extend 16) rm) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16)))) ((_ sign_extend 16) (bvmul rm (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16))) ((_ sign_extend 16) (_ bv512 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16)))) ((_ sign_extend 16) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (bvmul ((_ sign_extend 16) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) ((_ sign_extend 16) (_ bv8192 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (_ bv448 16)) (_ bv3 16)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv64 16)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 16)) (bvmul (bvsdiv t (_ bv32 16)) (_ bv16 16))) (bvmul rm (_ bv64 16))) (_ bv8 16)) (_ bv512 16))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)) (_ bv8192 16))) (_ bv448 16)) (_ bv3 16)))) (_ bv16 16)) (_ bv0 16))))
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
; there are inputs: m = 0, k = 0
(push 1)
(assert (not (and (< 0 128) (< 0 128))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sQ before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 128)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|)))))
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
(declare-const |e.1| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/64
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/64 = m%8 + 8*(m/8) + 128*(k/64)
(push 1)
(assert (= |e.1| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 64)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.1| (+ |m%8| (* 8 |m/8|) (* 128 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.1| (+ |m%8| (* 8 |m/8|) (* 128 |k/64|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = m/8 + 16*(k/64)
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |m/8| (* 16 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |m/8| (* 16 |k/64|)))))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = m%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m%8|))
(declare-const |e.4| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/512
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/512 = m/8 + 16*(k/64)
(push 1)
(assert (= |e.4| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 512)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.4| (+ |m/8| (* 16 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.4| (+ |m/8| (* 16 |k/64|)))))
(declare-const |e.5| Int) ; e.4/16
; e.4/16 = k/64
(push 1)
(assert (= |e.5| (div |e.4| 16)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |k/64|)))
(declare-const |e.6| Int) ; e.4%16
; e.4%16 = m/8
(push 1)
(assert (= |e.6| (- |e.4| (* 16 |e.5|))))
(assert (not (= |e.6| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |m/8|))
; m = (place/64)%8 + 8*((place/512)%16) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.6|)) m)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)%64
; (m%8*64 + m/8*512 + k%64 + k/64*8192)%64 = k%64
(push 1)
(assert (= |e.7| (- (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) (* 64 |e.1|))))
(assert (not (= |e.7| |k%64|)))
(check-sat)
(pop 1)
(assert (= |e.7| |k%64|))
(declare-const |e.8| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/8192
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/8192 = k/64
(push 1)
(assert (= |e.8| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 8192)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.8| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.8| |k/64|)))
; k = place%64 + 64*(place/8192) is recovered
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8) (< 0 2))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
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
; m = t/8 + rm*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (< (+ |t/8| (* rm 16)) 128))))
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
(declare-const |e.4| Int) ; (t/8 + rm*16)/16
; (t/8 + rm*16)/16 = rm
(push 1)
(assert (= |e.4| (div (+ |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (= |e.4| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rm 16))) (= |e.4| rm)))
(declare-const |e.5| Int) ; (t/8 + rm*16)%16
; (t/8 + rm*16)%16 = t/8
(push 1)
(assert (= |e.5| (- (+ |t/8| (* rm 16)) (* 16 |e.4|))))
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
; rm = m/16 is recovered
(push 1)
(assert (not (= |e.4| rm)))
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
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
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
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|)))))
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
; rm = m/16 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16|) (< |m/16| 8))))
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
(declare-const |e.2| Int) ; (k/8%8 + 8*(m%16))/8
; (k/8%8 + 8*(m%16))/8 = m%16
(push 1)
(assert (= |e.2| (div (+ |k/8%8| (* 8 |m%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.2| |m%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.2| |m%16|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.2| (* |m/16| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%8 + 8*(m%16))%8
; (k/8%8 + 8*(m%16))%8 = k/8%8
(push 1)
(assert (= |e.3| (- (+ |k/8%8| (* 8 |m%16|)) (* 8 |e.2|))))
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q feeds A
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
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
(declare-const |e.12| Int) ; t/32/4
; t/32/4 = 0
(push 1)
(assert (= |e.12| (div |t/32| 4)))
(assert (not (and (<= 0 |t/32|) (= |e.12| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32|) (= |e.12| 0)))
(declare-const |e.13| Int) ; t/32%4
; t/32%4 = t/32
(push 1)
(assert (= |e.13| (- |t/32| (* 4 |e.12|))))
(assert (not (= |e.13| |t/32|)))
(check-sat)
(pop 1)
(assert (= |e.13| |t/32|))
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
(declare-const |e.14| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/8
; (v + rm*32 + rk%4*8 + rk/4*64)/8 = 4*rm + rk%4 + 8*(rk/4)
(push 1)
(assert (= |e.14| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 8)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.14| (+ (* 4 rm) |rk%4| (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.14| (+ (* 4 rm) |rk%4| (* 8 |rk/4|)))))
(declare-const |e.15| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)%8
; (v + rm*32 + rk%4*8 + rk/4*64)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.15| (- (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) (* 8 |e.14|))))
(assert (not (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.15| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.16| Int) ; e.14/4
; e.14/4 = rm + 2*(rk/4)
(push 1)
(assert (= |e.16| (div |e.14| 4)))
(assert (not (and (<= 0 |e.14|) (= |e.16| (+ rm (* 2 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.16| (+ rm (* 2 |rk/4|)))))
(declare-const |e.17| Int) ; e.14%4
; e.14%4 = rk%4
(push 1)
(assert (= |e.17| (- |e.14| (* 4 |e.16|))))
(assert (not (= |e.17| |rk%4|)))
(check-sat)
(pop 1)
(assert (= |e.17| |rk%4|))
(declare-const |e.18| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/32
; (v + rm*32 + rk%4*8 + rk/4*64)/32 = rm + 2*(rk/4)
(push 1)
(assert (= |e.18| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 32)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.18| (+ rm (* 2 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.18| (+ rm (* 2 |rk/4|)))))
(declare-const |e.19| Int) ; e.18/2
; e.18/2 = rk/4
(push 1)
(assert (= |e.19| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.19| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.19| |rk/4|)))
(declare-const |e.20| Int) ; e.18%2
; e.18%2 = rm
(push 1)
(assert (= |e.20| (- |e.18| (* 2 |e.19|))))
(assert (not (= |e.20| rm)))
(check-sat)
(pop 1)
(assert (= |e.20| rm))
(declare-const |e.21| Int) ; (v + rm*32 + rk%4*8 + rk/4*64)/64
; (v + rm*32 + rk%4*8 + rk/4*64)/64 = rk/4
(push 1)
(assert (= |e.21| (div (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64)) 64)))
(assert (not (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.21| |rk/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 32) (* |rk%4| 8) (* |rk/4| 64))) (= |e.21| |rk/4|)))
(declare-const |e.22| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)/8
; (e.15 + e.17*16 + e.20*8 + e.21*64)/8 = 2*(rk%4) + rm + 8*(rk/4)
(push 1)
(assert (= |e.22| (div (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) 8)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.22| (+ (* 2 |rk%4|) rm (* 8 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.22| (+ (* 2 |rk%4|) rm (* 8 |rk/4|)))))
(declare-const |e.23| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)%8
; (e.15 + e.17*16 + e.20*8 + e.21*64)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.23| (- (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) (* 8 |e.22|))))
(assert (not (= |e.23| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.23| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.24| Int) ; e.23/2
; e.23/2 = v/2%2 + 2*(v/4)
(push 1)
(assert (= |e.24| (div |e.23| 2)))
(assert (not (and (<= 0 |e.23|) (= |e.24| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.24| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.25| Int) ; e.24/2
; e.24/2 = v/4
(push 1)
(assert (= |e.25| (div |e.24| 2)))
(assert (not (and (<= 0 |e.24|) (= |e.25| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.24|) (= |e.25| |v/4|)))
(declare-const |e.26| Int) ; e.24%2
; e.24%2 = v/2%2
(push 1)
(assert (= |e.26| (- |e.24| (* 2 |e.25|))))
(assert (not (= |e.26| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.26| |v/2%2|))
(declare-const |e.27| Int) ; e.22/2
; e.22/2 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.27| (div |e.22| 2)))
(assert (not (and (<= 0 |e.22|) (= |e.27| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.22|) (= |e.27| (+ |rk%4| (* 4 |rk/4|)))))
(declare-const |e.28| Int) ; e.22%2
; e.22%2 = rm
(push 1)
(assert (= |e.28| (- |e.22| (* 2 |e.27|))))
(assert (not (= |e.28| rm)))
(check-sat)
(pop 1)
(assert (= |e.28| rm))
(declare-const |e.29| Int) ; e.9/2
; e.9/2 = t/32
(push 1)
(assert (= |e.29| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.29| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.29| |t/32|)))
(declare-const |e.30| Int) ; e.9%2
; e.9%2 = v/4
(push 1)
(assert (= |e.30| (- |e.9| (* 2 |e.29|))))
(assert (not (= |e.30| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.30| |v/4|))
(declare-const |e.31| Int) ; e.23%2
; e.23%2 = v%2
(push 1)
(assert (= |e.31| (- |e.23| (* 2 |e.24|))))
(assert (not (= |e.31| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.31| |v%2|))
(declare-const |e.32| Int) ; e.23/4
; e.23/4 = v/4
(push 1)
(assert (= |e.32| (div |e.23| 4)))
(assert (not (and (<= 0 |e.23|) (= |e.32| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.32| |v/4|)))
(declare-const |e.33| Int) ; (e.15 + e.17*16 + e.20*8 + e.21*64)/16
; (e.15 + e.17*16 + e.20*8 + e.21*64)/16 = rk%4 + 4*(rk/4)
(push 1)
(assert (= |e.33| (div (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64)) 16)))
(assert (not (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.33| (+ |rk%4| (* 4 |rk/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.15| (* |e.17| 16) (* |e.20| 8) (* |e.21| 64))) (= |e.33| (+ |rk%4| (* 4 |rk/4|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ |e.10| (* |e.11| 16) (* rm 64)) (+ |t/4%8| (* |e.13| 16) (* |e.26| 8) (* |e.28| 64)))))
(check-sat)
(pop 1)
; k: copy load_q feeds A and the closed form agree
(push 1)
(assert (not (= (+ (* |e.30| 8) |e.7| (* 8 |e.1|) (* rk 16)) (+ (* |t%4| 2) |e.31| (* |e.32| 8) (* |e.33| 16)))))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 18))
(assert (and (bvsle (_ bv0 18) t) (bvslt t (_ bv128 18))))
(declare-const rm (_ BitVec 18))
(assert (and (bvsle (_ bv0 18) rm) (bvslt rm (_ bv2 18))))
(declare-const rk (_ BitVec 18))
(assert (and (bvsle (_ bv0 18) rk) (bvslt rk (_ bv16 18))))
(declare-const e (_ BitVec 18))
(assert (and (bvsle (_ bv0 18) e) (bvslt e (_ bv8 18))))
; 18 bits are enough: computed with 36 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 18) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul ((_ sign_extend 18) (bvsdiv t (_ bv32 18))) ((_ sign_extend 18) (_ bv16 18)))) (= ((_ sign_extend 18) (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18)))) (bvadd ((_ sign_extend 18) (bvsrem t (_ bv16 18))) ((_ sign_extend 18) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))))) (= ((_ sign_extend 18) (bvmul rm (_ bv64 18))) (bvmul ((_ sign_extend 18) rm) ((_ sign_extend 18) (_ bv64 18)))) (= ((_ sign_extend 18) (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18)))) ((_ sign_extend 18) (bvmul rm (_ bv64 18))))) (= ((_ sign_extend 18) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18))) (bvmul ((_ sign_extend 18) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18))) ((_ sign_extend 18) (_ bv64 18)))) (= ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvmul ((_ sign_extend 18) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18))) ((_ sign_extend 18) (_ bv512 18)))) (= ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18)))) (bvadd ((_ sign_extend 18) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18))) ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))))) (= ((_ sign_extend 18) (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18))) (bvmul ((_ sign_extend 18) (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18))) ((_ sign_extend 18) (_ bv8 18)))) (= ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e)) (bvadd ((_ sign_extend 18) (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18))) ((_ sign_extend 18) e))) (= ((_ sign_extend 18) (bvmul rk (_ bv16 18))) (bvmul ((_ sign_extend 18) rk) ((_ sign_extend 18) (_ bv16 18)))) (= ((_ sign_extend 18) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e)) ((_ sign_extend 18) (bvmul rk (_ bv16 18))))) (= ((_ sign_extend 18) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18)))) ((_ sign_extend 18) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))))) (= ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvmul ((_ sign_extend 18) (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) ((_ sign_extend 18) (_ bv8192 18)))) (= ((_ sign_extend 18) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)))) ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))))) (= ((_ sign_extend 18) (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18))))) (bvmul ((_ sign_extend 18) (_ bv2 18)) ((_ sign_extend 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18)))))) (= ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18)))) (bvadd ((_ sign_extend 18) (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18))) ((_ sign_extend 18) (bvmul rk (_ bv16 18))))) (= ((_ sign_extend 18) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18)))) ((_ sign_extend 18) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))))) (= ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvmul ((_ sign_extend 18) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) ((_ sign_extend 18) (_ bv8192 18)))) (= ((_ sign_extend 18) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18)))) (bvadd ((_ sign_extend 18) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)))) ((_ sign_extend 18) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))))) (= ((_ sign_extend 18) (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18))))) (bvmul ((_ sign_extend 18) (_ bv2 18)) ((_ sign_extend 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18)))))) (= ((_ sign_extend 18) (bvmul (_ bv2 18) e)) (bvmul ((_ sign_extend 18) (_ bv2 18)) ((_ sign_extend 18) e))) (= ((_ sign_extend 18) (bvadd (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18)))) (bvmul (_ bv2 18) e))) (bvadd ((_ sign_extend 18) (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18))))) ((_ sign_extend 18) (bvmul (_ bv2 18) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) e) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18)))) (bvadd (bvmul (_ bv2 18) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv64 18)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 18)) (bvmul (bvsdiv t (_ bv32 18)) (_ bv16 18))) (bvmul rm (_ bv64 18))) (_ bv8 18)) (_ bv512 18))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 18)) (_ bv2 18)) (_ bv8 18)) (bvmul rk (_ bv16 18))) (_ bv64 18)) (_ bv8192 18))) (_ bv448 18)) (_ bv3 18)))) (bvmul (_ bv2 18) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_q, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) t) (bvslt t (_ bv128 17))))
(declare-const rm (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rm) (bvslt rm (_ bv2 17))))
(declare-const rk (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) rk) (bvslt rk (_ bv16 17))))
; 17 bits are enough: computed with 34 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul ((_ sign_extend 17) (bvsdiv t (_ bv32 17))) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvsrem t (_ bv16 17))) ((_ sign_extend 17) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))))) (= ((_ sign_extend 17) (bvmul rm (_ bv64 17))) (bvmul ((_ sign_extend 17) rm) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17)))) ((_ sign_extend 17) (bvmul rm (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv64 17)))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17))) ((_ sign_extend 17) (_ bv512 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))))) (= ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) (bvmul ((_ sign_extend 17) (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17))) ((_ sign_extend 17) (_ bv8 17)))) (= ((_ sign_extend 17) (bvmul rk (_ bv16 17))) (bvmul ((_ sign_extend 17) rk) ((_ sign_extend 17) (_ bv16 17)))) (= ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17)))) (bvadd ((_ sign_extend 17) (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17))) ((_ sign_extend 17) (bvmul rk (_ bv16 17))))) (= ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17)))) ((_ sign_extend 17) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))))) (= ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvmul ((_ sign_extend 17) (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) ((_ sign_extend 17) (_ bv8192 17)))) (= ((_ sign_extend 17) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17)))) (bvadd ((_ sign_extend 17) (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)))) ((_ sign_extend 17) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))))) (= ((_ sign_extend 17) (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17))))) (bvmul ((_ sign_extend 17) (_ bv2 17)) ((_ sign_extend 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_q, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 17) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsrem (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv64 17)) (bvmul (bvsdiv (bvadd (bvadd (bvsrem t (_ bv16 17)) (bvmul (bvsdiv t (_ bv32 17)) (_ bv16 17))) (bvmul rm (_ bv64 17))) (_ bv8 17)) (_ bv512 17))) (bvsrem (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17))) (bvmul (bvsdiv (bvadd (bvmul (bvsrem (bvsdiv t (_ bv16 17)) (_ bv2 17)) (_ bv8 17)) (bvmul rk (_ bv16 17))) (_ bv64 17)) (_ bv8192 17))) (_ bv448 17)) (_ bv3 17)))) (_ bv16 17)) (_ bv0 17))))
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
; there are inputs: m = 0, k = 0
(push 1)
(assert (not (and (< 0 128) (< 0 256))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sQ before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 256)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|)))))
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
(declare-const |e.1| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/64
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/64 = m%8 + 8*(m/8) + 128*(k/64)
(push 1)
(assert (= |e.1| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 64)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.1| (+ |m%8| (* 8 |m/8|) (* 128 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.1| (+ |m%8| (* 8 |m/8|) (* 128 |k/64|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = m/8 + 16*(k/64)
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |m/8| (* 16 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |m/8| (* 16 |k/64|)))))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = m%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m%8|))
(declare-const |e.4| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/512
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/512 = m/8 + 16*(k/64)
(push 1)
(assert (= |e.4| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 512)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.4| (+ |m/8| (* 16 |k/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.4| (+ |m/8| (* 16 |k/64|)))))
(declare-const |e.5| Int) ; e.4/16
; e.4/16 = k/64
(push 1)
(assert (= |e.5| (div |e.4| 16)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |k/64|)))
(declare-const |e.6| Int) ; e.4%16
; e.4%16 = m/8
(push 1)
(assert (= |e.6| (- |e.4| (* 16 |e.5|))))
(assert (not (= |e.6| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |m/8|))
; m = (place/64)%8 + 8*((place/512)%16) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |e.6|)) m)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)%64
; (m%8*64 + m/8*512 + k%64 + k/64*8192)%64 = k%64
(push 1)
(assert (= |e.7| (- (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) (* 64 |e.1|))))
(assert (not (= |e.7| |k%64|)))
(check-sat)
(pop 1)
(assert (= |e.7| |k%64|))
(declare-const |e.8| Int) ; (m%8*64 + m/8*512 + k%64 + k/64*8192)/8192
; (m%8*64 + m/8*512 + k%64 + k/64*8192)/8192 = k/64
(push 1)
(assert (= |e.8| (div (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192)) 8192)))
(assert (not (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.8| |k/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m%8| 64) (* |m/8| 512) |k%64| (* |k/64| 8192))) (= |e.8| |k/64|)))
; k = place%64 + 64*(place/8192) is recovered
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
(declare-const x (_ BitVec 17))
(assert (and (bvsle (_ bv0 17) x) (bvslt x (_ bv32768 17))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; x': Sw<3,3,3> twice and the closed form agree
(push 1)
(assert (not (= (bvxor (bvxor x (bvashr (bvand x (_ bv448 17)) (_ bv3 17))) (bvashr (bvand (bvxor x (bvashr (bvand x (_ bv448 17)) (_ bv3 17))) (_ bv448 17)) (_ bv3 17))) x)))
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
; there are inputs: t = 0, v = 0, rm = 0, rk = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 8) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_q, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 8)))
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
; m = t/8 + rm*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (< (+ |t/8| (* rm 16)) 128))))
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
(declare-const |e.4| Int) ; (t/8 + rm*16)/16
; (t/8 + rm*16)/16 = rm
(push 1)
(assert (= |e.4| (div (+ |t/8| (* rm 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rm 16))) (= |e.4| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rm 16))) (= |e.4| rm)))
(declare-const |e.5| Int) ; (t/8 + rm*16)%16
; (t/8 + rm*16)%16 = t/8
(push 1)
(assert (= |e.5| (- (+ |t/8| (* rm 16)) (* 16 |e.4|))))
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
; rm = m/16 is recovered
(push 1)
(assert (not (= |e.4| rm)))
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
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
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
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 8) (= m (+ |m%16| (* 16 |m/16|)))))
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
; rm = m/16 is a legal input
(push 1)
(assert (not (and (<= 0 |m/16|) (< |m/16| 8))))
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
(declare-const |e.2| Int) ; (k/8%8 + 8*(m%16))/8
; (k/8%8 + 8*(m%16))/8 = m%16
(push 1)
(assert (= |e.2| (div (+ |k/8%8| (* 8 |m%16|)) 8)))
(assert (not (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.2| |m%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%8| (* 8 |m%16|))) (= |e.2| |m%16|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.2| (* |m/16| 16)) m)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%8 + 8*(m%16))%8
; (k/8%8 + 8*(m%16))%8 = k/8%8
(push 1)
(assert (= |e.3| (- (+ |k/8%8| (* 8 |m%16|)) (* 8 |e.2|))))
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
