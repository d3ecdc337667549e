; spec     specs/copies/transposed_operands.toml
; claim    b_feeds: copy load_b feeds
; says     copy load_b feeds B: every register holds the element that the MMA wants there
; verdict  proved: normal form; bit-vectors of proven width; bit-vectors of proven width; 4096 points enumerated as well;
;          left inverse; bit-vectors of proven width
; checks   43, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== the coordinates agree
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rn = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4) (< 0 4) (< 0 4) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b feeds B
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 4)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 2)))
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
(declare-const |e.1| Int) ; v/4
; v/4 = 0
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| 0)))
(declare-const |e.2| Int) ; v%4
; v%4 = v
(push 1)
(assert (= |e.2| (- v (* 4 |e.1|))))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
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
(declare-const |e.5| Int) ; (t%4*16 + t/4%8 + e.4*8 + e.3*64)/8
; (t%4*16 + t/4%8 + e.4*8 + e.3*64)/8 = 2*(t%4) + v%2 + 8*(v/2)
(push 1)
(assert (= |e.5| (div (+ (* |t%4| 16) |t/4%8| (* |e.4| 8) (* |e.3| 64)) 8)))
(assert (not (and (<= 0 (+ (* |t%4| 16) |t/4%8| (* |e.4| 8) (* |e.3| 64))) (= |e.5| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%4| 16) |t/4%8| (* |e.4| 8) (* |e.3| 64))) (= |e.5| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|)))))
(declare-const |e.6| Int) ; (t%4*16 + t/4%8 + e.4*8 + e.3*64)%8
; (t%4*16 + t/4%8 + e.4*8 + e.3*64)%8 = t/4%8
(push 1)
(assert (= |e.6| (- (+ (* |t%4| 16) |t/4%8| (* |e.4| 8) (* |e.3| 64)) (* 8 |e.5|))))
(assert (not (= |e.6| |t/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |t/4%8|))
(declare-const |e.7| Int) ; (e.6*32 + e.5)/32
; (e.6*32 + e.5)/32 = t/4%8
(push 1)
(assert (= |e.7| (div (+ (* |e.6| 32) |e.5|) 32)))
(assert (not (and (<= 0 (+ (* |e.6| 32) |e.5|)) (= |e.7| |t/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.6| 32) |e.5|)) (= |e.7| |t/4%8|)))
(declare-const |e.8| Int) ; (e.6*32 + e.5)%32
; (e.6*32 + e.5)%32 = 2*(t%4) + v%2 + 8*(v/2)
(push 1)
(assert (= |e.8| (- (+ (* |e.6| 32) |e.5|) (* 32 |e.7|))))
(assert (not (= |e.8| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.8| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|))))
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
(declare-const |e.9| Int) ; (e.8 + 32*(t/32))/64
; (e.8 + 32*(t/32))/64 = t/64
(push 1)
(assert (= |e.9| (div (+ |e.8| (* 32 |t/32|)) 64)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| |t/64|)))
(declare-const |e.10| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.10| (div t 64)))
(assert (not (and (<= 0 t) (= |e.10| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.10| |t/64|)))
(declare-const |e.11| Int) ; e.10/2
; e.10/2 = 0
(push 1)
(assert (= |e.11| (div |e.10| 2)))
(assert (not (and (<= 0 |e.10|) (= |e.11| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| 0)))
(declare-const |e.12| Int) ; e.10%2
; e.10%2 = t/64
(push 1)
(assert (= |e.12| (- |e.10| (* 2 |e.11|))))
(assert (not (= |e.12| |t/64|)))
(check-sat)
(pop 1)
(assert (= |e.12| |t/64|))
(declare-const |e.13| Int) ; (v + rn*4 + rk*16)/4
; (v + rn*4 + rk*16)/4 = rn + 4*rk
(push 1)
(assert (= |e.13| (div (+ v (* rn 4) (* rk 16)) 4)))
(assert (not (and (<= 0 (+ v (* rn 4) (* rk 16))) (= |e.13| (+ rn (* 4 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rn 4) (* rk 16))) (= |e.13| (+ rn (* 4 rk)))))
(declare-const |e.14| Int) ; e.13/4
; e.13/4 = rk
(push 1)
(assert (= |e.14| (div |e.13| 4)))
(assert (not (and (<= 0 |e.13|) (= |e.14| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| rk)))
(declare-const |e.15| Int) ; e.13%4
; e.13%4 = rn
(push 1)
(assert (= |e.15| (- |e.13| (* 4 |e.14|))))
(assert (not (= |e.15| rn)))
(check-sat)
(pop 1)
(assert (= |e.15| rn))
(declare-const |e.16| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = 2*(t/32%2) + 4*(t/64)
(push 1)
(assert (= |e.16| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.16| (+ (* 2 |t/32%2|) (* 4 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.16| (+ (* 2 |t/32%2|) (* 4 |t/64|)))))
(declare-const |e.17| Int) ; (e.8 + 32*(t/32))%16
; (e.8 + 32*(t/32))%16 = 2*(t%4) + v%2 + 8*(v/2)
(push 1)
(assert (= |e.17| (- (+ |e.8| (* 32 |t/32|)) (* 16 |e.16|))))
(assert (not (= |e.17| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.17| (+ (* 2 |t%4|) |v%2| (* 8 |v/2|))))
(declare-const |e.18| Int) ; (v + rn*4 + rk*16)%4
; (v + rn*4 + rk*16)%4 = v%2 + 2*(v/2)
(push 1)
(assert (= |e.18| (- (+ v (* rn 4) (* rk 16)) (* 4 |e.13|))))
(assert (not (= |e.18| (+ |v%2| (* 2 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.18| (+ |v%2| (* 2 |v/2|))))
(declare-const |e.19| Int) ; e.18/2
; e.18/2 = v/2
(push 1)
(assert (= |e.19| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.19| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.19| |v/2|)))
(declare-const |e.20| Int) ; e.18%2
; e.18%2 = v%2
(push 1)
(assert (= |e.20| (- |e.18| (* 2 |e.19|))))
(assert (not (= |e.20| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |v%2|))
(declare-const |e.21| Int) ; (v + rn*4 + rk*16)/16
; (v + rn*4 + rk*16)/16 = rk
(push 1)
(assert (= |e.21| (div (+ v (* rn 4) (* rk 16)) 16)))
(assert (not (and (<= 0 (+ v (* rn 4) (* rk 16))) (= |e.21| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rn 4) (* rk 16))) (= |e.21| rk)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= (+ (* |e.9| 8) |e.7| (* 8 |e.1|) (* rn 16)) (+ |t/4%8| (* |e.12| 8) (* |e.15| 16)))))
(check-sat)
(pop 1)
; k: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= (+ |e.17| (* rk 16)) (+ (* |t%4| 2) |e.20| (* |e.19| 8) (* |e.21| 16)))))
(check-sat)
(pop 1)
; stage: copy load_b feeds B and the closed form agree
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)

; ==== rows are contiguous and aligned
(reset)
; ==== contiguous
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rn (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rn) (bvslt rn (_ bv4 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv4 16))))
(declare-const rstage (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rstage) (bvslt rstage (_ bv2 16))))
(declare-const e (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) e) (bvslt e (_ bv8 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsdiv t (_ bv64 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e)) (bvadd ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvmul rn (_ bv16 16))) (bvmul ((_ sign_extend 16) rn) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e)) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv16 16))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16)))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16)))) ((_ sign_extend 16) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))) (bvmul ((_ sign_extend 16) rstage) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul rn (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16)))) ((_ sign_extend 16) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) e)) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e))) (bvadd ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) ((_ sign_extend 16) (bvmul (_ bv2 16) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) e) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 16)) (_ bv8 16)) (bvmul rn (_ bv16 16))) (bvmul (bvadd (bvsrem t (_ bv16 16)) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_b, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rn (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rn) (bvslt rn (_ bv4 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv4 15))))
(declare-const rstage (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rstage) (bvslt rstage (_ bv2 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsdiv t (_ bv64 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul rn (_ bv16 15))) (bvmul ((_ sign_extend 15) rn) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul rn (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvsrem t (_ bv16 15))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15)))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15)))) ((_ sign_extend 15) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))))) (= ((_ sign_extend 15) (bvmul rstage (_ bv4096 15))) (bvmul ((_ sign_extend 15) rstage) ((_ sign_extend 15) (_ bv4096 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15)))) ((_ sign_extend 15) (bvmul rstage (_ bv4096 15))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_b, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvmul (bvsdiv t (_ bv64 15)) (_ bv8 15)) (bvmul rn (_ bv16 15))) (bvmul (bvadd (bvsrem t (_ bv16 15)) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))) (_ bv16 15)) (_ bv0 15))))
(check-sat)
(pop 1)


; ==== no two elements share a place before the swizzle
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: n = 0, k = 0, stage = 0
(push 1)
(assert (not (and (< 0 64) (< 0 64) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sB before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 2)))
(declare-const |e.1| Int) ; (n + k*64 + stage*4096)/64
; (n + k*64 + stage*4096)/64 = k + 64*stage
(push 1)
(assert (= |e.1| (div (+ n (* k 64) (* stage 4096)) 64)))
(assert (not (and (<= 0 (+ n (* k 64) (* stage 4096))) (= |e.1| (+ k (* 64 stage))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ n (* k 64) (* stage 4096))) (= |e.1| (+ k (* 64 stage)))))
(declare-const |e.2| Int) ; (n + k*64 + stage*4096)%64
; (n + k*64 + stage*4096)%64 = n
(push 1)
(assert (= |e.2| (- (+ n (* k 64) (* stage 4096)) (* 64 |e.1|))))
(assert (not (= |e.2| n)))
(check-sat)
(pop 1)
(assert (= |e.2| n))
; n = place%64 is recovered
(push 1)
(assert (not (= |e.2| n)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/64
; e.1/64 = stage
(push 1)
(assert (= |e.3| (div |e.1| 64)))
(assert (not (and (<= 0 |e.1|) (= |e.3| stage))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| stage)))
(declare-const |e.4| Int) ; e.1%64
; e.1%64 = k
(push 1)
(assert (= |e.4| (- |e.1| (* 64 |e.3|))))
(assert (not (= |e.4| k)))
(check-sat)
(pop 1)
(assert (= |e.4| k))
; k = (place/64)%64 is recovered
(push 1)
(assert (not (= |e.4| k)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (n + k*64 + stage*4096)/4096
; (n + k*64 + stage*4096)/4096 = stage
(push 1)
(assert (= |e.5| (div (+ n (* k 64) (* stage 4096)) 4096)))
(assert (not (and (<= 0 (+ n (* k 64) (* stage 4096))) (= |e.5| stage))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ n (* k 64) (* stage 4096))) (= |e.5| stage)))
; stage = place/4096 is recovered
(push 1)
(assert (not (= |e.5| stage)))
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
