; spec     specs/copies/transposed_operands.toml
; claim    a_feeds: copy load_a feeds
; says     copy load_a feeds A: every register holds the element that the MMA wants there
; verdict  proved: normal form; bit-vectors of proven width; bit-vectors of proven width; 2048 points enumerated as well;
;          left inverse; bit-vectors of proven width; explicit inverse
; checks   75, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== the coordinates agree
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 4) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a feeds A
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
(declare-const |e.9| Int) ; (e.8 + 32*(t/32))/8
; (e.8 + 32*(t/32))/8 = v/2 + 4*(t/32)
(push 1)
(assert (= |e.9| (div (+ |e.8| (* 32 |t/32|)) 8)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ |v/2| (* 4 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.9| (+ |v/2| (* 4 |t/32|)))))
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
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = 2*(t/32) + v/4
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| (+ (* 2 |t/32|) |v/4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| (+ (* 2 |t/32|) |v/4|))))
(declare-const |e.11| Int) ; e.9%2
; e.9%2 = v/2%2
(push 1)
(assert (= |e.11| (- |e.9| (* 2 |e.10|))))
(assert (not (= |e.11| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v/2%2|))
(declare-const |e.12| Int) ; (e.8 + 32*(t/32))/32
; (e.8 + 32*(t/32))/32 = t/32
(push 1)
(assert (= |e.12| (div (+ |e.8| (* 32 |t/32|)) 32)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.12| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.12| |t/32|)))
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
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = t/64
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| |t/64|)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = t/32%2
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |t/32%2|))
(declare-const |e.15| Int) ; (v + rm*8 + rk*16)/8
; (v + rm*8 + rk*16)/8 = rm + 2*rk
(push 1)
(assert (= |e.15| (div (+ v (* rm 8) (* rk 16)) 8)))
(assert (not (and (<= 0 (+ v (* rm 8) (* rk 16))) (= |e.15| (+ rm (* 2 rk))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 8) (* rk 16))) (= |e.15| (+ rm (* 2 rk)))))
(declare-const |e.16| Int) ; (v + rm*8 + rk*16)%8
; (v + rm*8 + rk*16)%8 = v%2 + 2*(v/2%2) + 4*(v/4)
(push 1)
(assert (= |e.16| (- (+ v (* rm 8) (* rk 16)) (* 8 |e.15|))))
(assert (not (= |e.16| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|)))))
(check-sat)
(pop 1)
(assert (= |e.16| (+ |v%2| (* 2 |v/2%2|) (* 4 |v/4|))))
(declare-const |e.17| Int) ; e.16/2
; e.16/2 = v/2%2 + 2*(v/4)
(push 1)
(assert (= |e.17| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.17| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.18| Int) ; e.17/2
; e.17/2 = v/4
(push 1)
(assert (= |e.18| (div |e.17| 2)))
(assert (not (and (<= 0 |e.17|) (= |e.18| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.17|) (= |e.18| |v/4|)))
(declare-const |e.19| Int) ; e.17%2
; e.17%2 = v/2%2
(push 1)
(assert (= |e.19| (- |e.17| (* 2 |e.18|))))
(assert (not (= |e.19| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.19| |v/2%2|))
(declare-const |e.20| Int) ; e.15/2
; e.15/2 = rk
(push 1)
(assert (= |e.20| (div |e.15| 2)))
(assert (not (and (<= 0 |e.15|) (= |e.20| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.15|) (= |e.20| rk)))
(declare-const |e.21| Int) ; e.15%2
; e.15%2 = rm
(push 1)
(assert (= |e.21| (- |e.15| (* 2 |e.20|))))
(assert (not (= |e.21| rm)))
(check-sat)
(pop 1)
(assert (= |e.21| rm))
(declare-const |e.22| Int) ; (e.8 + 32*(t/32))%8
; (e.8 + 32*(t/32))%8 = 2*(t%4) + v%2
(push 1)
(assert (= |e.22| (- (+ |e.8| (* 32 |t/32|)) (* 8 |e.9|))))
(assert (not (= |e.22| (+ (* 2 |t%4|) |v%2|))))
(check-sat)
(pop 1)
(assert (= |e.22| (+ (* 2 |t%4|) |v%2|)))
(declare-const |e.23| Int) ; (e.8 + 32*(t/32))/16
; (e.8 + 32*(t/32))/16 = v/4 + 2*(t/32%2) + 4*(t/64)
(push 1)
(assert (= |e.23| (div (+ |e.8| (* 32 |t/32|)) 16)))
(assert (not (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.23| (+ |v/4| (* 2 |t/32%2|) (* 4 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 32 |t/32|))) (= |e.23| (+ |v/4| (* 2 |t/32%2|) (* 4 |t/64|)))))
(declare-const |e.24| Int) ; e.23/2
; e.23/2 = t/32%2 + 2*(t/64)
(push 1)
(assert (= |e.24| (div |e.23| 2)))
(assert (not (and (<= 0 |e.23|) (= |e.24| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.24| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.25| Int) ; e.23%2
; e.23%2 = v/4
(push 1)
(assert (= |e.25| (- |e.23| (* 2 |e.24|))))
(assert (not (= |e.25| |v/4|)))
(check-sat)
(pop 1)
(assert (= |e.25| |v/4|))
(declare-const |e.26| Int) ; e.16%2
; e.16%2 = v%2
(push 1)
(assert (= |e.26| (- |e.16| (* 2 |e.17|))))
(assert (not (= |e.26| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.26| |v%2|))
(declare-const |e.27| Int) ; e.16/4
; e.16/4 = v/4
(push 1)
(assert (= |e.27| (div |e.16| 4)))
(assert (not (and (<= 0 |e.16|) (= |e.27| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.27| |v/4|)))
(declare-const |e.28| Int) ; (v + rm*8 + rk*16)/16
; (v + rm*8 + rk*16)/16 = rk
(push 1)
(assert (= |e.28| (div (+ v (* rm 8) (* rk 16)) 16)))
(assert (not (and (<= 0 (+ v (* rm 8) (* rk 16))) (= |e.28| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ v (* rm 8) (* rk 16))) (= |e.28| rk)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy load_a feeds A and the closed form agree
(push 1)
(assert (not (= (+ (* |e.11| 8) (* |e.14| 16) |e.7| (* 8 |e.1|) (* rm 32)) (+ |t/4%8| (* |t/32%2| 16) (* |e.19| 8) (* |e.21| 32)))))
(check-sat)
(pop 1)
; k: copy load_a feeds A and the closed form agree
(push 1)
(assert (not (= (+ |e.22| (* |e.25| 8) (* rk 16)) (+ (* |t%4| 2) |e.26| (* |e.27| 8) (* |e.28| 16)))))
(check-sat)
(pop 1)
; stage: copy load_a feeds A and the closed form agree
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
; inputs of copy load_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) t) (bvslt t (_ bv128 16))))
(declare-const rm (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rm) (bvslt rm (_ bv2 16))))
(declare-const rk (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rk) (bvslt rk (_ bv4 16))))
(declare-const rstage (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) rstage) (bvslt rstage (_ bv2 16))))
(declare-const e (_ BitVec 16))
(assert (and (bvsle (_ bv0 16) e) (bvslt e (_ bv8 16))))
; 16 bits are enough: computed with 32 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16))) ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e)) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16)))) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvmul rm (_ bv32 16))) (bvmul ((_ sign_extend 16) rm) ((_ sign_extend 16) (_ bv32 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e)) ((_ sign_extend 16) (bvmul rm (_ bv32 16))))) (= ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul ((_ sign_extend 16) (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16))) ((_ sign_extend 16) (_ bv8 16)))) (= ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) (bvadd ((_ sign_extend 16) (bvsrem t (_ bv8 16))) ((_ sign_extend 16) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))))) (= ((_ sign_extend 16) (bvmul rk (_ bv16 16))) (bvmul ((_ sign_extend 16) rk) ((_ sign_extend 16) (_ bv16 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16)))) ((_ sign_extend 16) (bvmul rk (_ bv16 16))))) (= ((_ sign_extend 16) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul ((_ sign_extend 16) (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16)))) ((_ sign_extend 16) (_ bv64 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16)))) ((_ sign_extend 16) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))) (bvmul ((_ sign_extend 16) rstage) ((_ sign_extend 16) (_ bv4096 16)))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16)))) ((_ sign_extend 16) (bvmul rm (_ bv32 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16)))) ((_ sign_extend 16) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))))) (= ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16)))) (bvadd ((_ sign_extend 16) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16)))) ((_ sign_extend 16) (bvmul rstage (_ bv4096 16))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))))) (= ((_ sign_extend 16) (bvmul (_ bv2 16) e)) (bvmul ((_ sign_extend 16) (_ bv2 16)) ((_ sign_extend 16) e))) (= ((_ sign_extend 16) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e))) (bvadd ((_ sign_extend 16) (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16))))) ((_ sign_extend 16) (bvmul (_ bv2 16) e)))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte: copy load_a, source and the closed form agree
(push 1)
(assert (not (= (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) e) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvadd (bvmul (_ bv2 16) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 16)) (_ bv2 16)) (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv32 16)) (_ bv2 16)) (_ bv16 16))) (bvmul rm (_ bv32 16))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 16)) (bvmul (bvsrem (bvsdiv t (_ bv16 16)) (_ bv2 16)) (_ bv8 16))) (bvmul rk (_ bv16 16))) (_ bv64 16))) (bvmul rstage (_ bv4096 16))) (_ bv448 16)) (_ bv3 16)))) (bvmul (_ bv2 16) e)))))
(check-sat)
(pop 1)

; ==== starts on 16 bytes
(reset)
(set-logic QF_BV)

; ----------------------------------------------------------------------------------------------------
; inputs of copy load_a, source
; ----------------------------------------------------------------------------------------------------
(declare-const t (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) t) (bvslt t (_ bv128 15))))
(declare-const rm (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rm) (bvslt rm (_ bv2 15))))
(declare-const rk (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rk) (bvslt rk (_ bv4 15))))
(declare-const rstage (_ BitVec 15))
(assert (and (bvsle (_ bv0 15) rstage) (bvslt rstage (_ bv2 15))))
; 15 bits are enough: computed with 30 bits, nothing changes
(push 1)
(assert (not (and (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul rm (_ bv32 15))) (bvmul ((_ sign_extend 15) rm) ((_ sign_extend 15) (_ bv32 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15)))) ((_ sign_extend 15) (bvmul rm (_ bv32 15))))) (= ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul ((_ sign_extend 15) (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15))) ((_ sign_extend 15) (_ bv8 15)))) (= ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) (bvadd ((_ sign_extend 15) (bvsrem t (_ bv8 15))) ((_ sign_extend 15) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))))) (= ((_ sign_extend 15) (bvmul rk (_ bv16 15))) (bvmul ((_ sign_extend 15) rk) ((_ sign_extend 15) (_ bv16 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15)))) ((_ sign_extend 15) (bvmul rk (_ bv16 15))))) (= ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul ((_ sign_extend 15) (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15)))) ((_ sign_extend 15) (_ bv64 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15)))) ((_ sign_extend 15) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))))) (= ((_ sign_extend 15) (bvmul rstage (_ bv4096 15))) (bvmul ((_ sign_extend 15) rstage) ((_ sign_extend 15) (_ bv4096 15)))) (= ((_ sign_extend 15) (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15)))) (bvadd ((_ sign_extend 15) (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15)))) ((_ sign_extend 15) (bvmul rstage (_ bv4096 15))))) (= ((_ sign_extend 15) (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15))))) (bvmul ((_ sign_extend 15) (_ bv2 15)) ((_ sign_extend 15) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))))))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; byte % 16: copy load_a, source and the closed form agree
(push 1)
(assert (not (= (bvsrem (bvmul (_ bv2 15) (bvxor (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (bvashr (bvand (bvadd (bvadd (bvadd (bvadd (bvmul (bvsrem (bvsdiv t (_ bv8 15)) (_ bv2 15)) (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv32 15)) (_ bv2 15)) (_ bv16 15))) (bvmul rm (_ bv32 15))) (bvmul (bvadd (bvadd (bvsrem t (_ bv8 15)) (bvmul (bvsrem (bvsdiv t (_ bv16 15)) (_ bv2 15)) (_ bv8 15))) (bvmul rk (_ bv16 15))) (_ bv64 15))) (bvmul rstage (_ bv4096 15))) (_ bv448 15)) (_ bv3 15)))) (_ bv16 15)) (_ bv0 15))))
(check-sat)
(pop 1)


; ==== no two elements share a place before the swizzle
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: m = 0, k = 0, stage = 0
(push 1)
(assert (not (and (< 0 64) (< 0 64) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of tensor sA before the swizzle
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 2)))
(declare-const |e.1| Int) ; (m + k*64 + stage*4096)/64
; (m + k*64 + stage*4096)/64 = k + 64*stage
(push 1)
(assert (= |e.1| (div (+ m (* k 64) (* stage 4096)) 64)))
(assert (not (and (<= 0 (+ m (* k 64) (* stage 4096))) (= |e.1| (+ k (* 64 stage))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* k 64) (* stage 4096))) (= |e.1| (+ k (* 64 stage)))))
(declare-const |e.2| Int) ; (m + k*64 + stage*4096)%64
; (m + k*64 + stage*4096)%64 = m
(push 1)
(assert (= |e.2| (- (+ m (* k 64) (* stage 4096)) (* 64 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
; m = place%64 is recovered
(push 1)
(assert (not (= |e.2| m)))
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
(declare-const |e.5| Int) ; (m + k*64 + stage*4096)/4096
; (m + k*64 + stage*4096)/4096 = stage
(push 1)
(assert (= |e.5| (div (+ m (* k 64) (* stage 4096)) 4096)))
(assert (not (and (<= 0 (+ m (* k 64) (* stage 4096))) (= |e.5| stage))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* k 64) (* stage 4096))) (= |e.5| stage)))
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

; ==== every element is written
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rk = 0, rstage = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 4) (< 0 2))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy fill_a, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rk Int)
(assert (and (<= 0 rk) (< rk 4)))
(declare-const rstage Int)
(assert (and (<= 0 rstage) (< rstage 2)))
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
; m = (t%8)*8 + v is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t%8| 8) v)) (< (+ (* |t%8| 8) v) 64))))
(check-sat)
(pop 1)
; k = t/8 + rk*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |t/8| (* rk 16))) (< (+ |t/8| (* rk 16)) 64))))
(check-sat)
(pop 1)
; stage = rstage is in range
(push 1)
(assert (not (and (<= 0 rstage) (< rstage 2))))
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
(declare-const |e.2| Int) ; (t/8 + rk*16)/16
; (t/8 + rk*16)/16 = rk
(push 1)
(assert (= |e.2| (div (+ |t/8| (* rk 16)) 16)))
(assert (not (and (<= 0 (+ |t/8| (* rk 16))) (= |e.2| rk))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t/8| (* rk 16))) (= |e.2| rk)))
(declare-const |e.3| Int) ; (t/8 + rk*16)%16
; (t/8 + rk*16)%16 = t/8
(push 1)
(assert (= |e.3| (- (+ |t/8| (* rk 16)) (* 16 |e.2|))))
(assert (not (= |e.3| |t/8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/8|))
; t = m/8 + 8*(k%16) is recovered
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
; v = m%8 is recovered
(push 1)
(assert (not (= |e.4| v)))
(check-sat)
(pop 1)
; rk = k/16 is recovered
(push 1)
(assert (not (= |e.2| rk)))
(check-sat)
(pop 1)
; rstage = stage is recovered
(push 1)
(assert (not (= rstage rstage)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 2)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|)))))
(declare-const |k%16| Int)
(declare-const |k/16| Int)
; k is written as digits of radix 16
(push 1)
(assert (= |k%16| (mod k 16)))
(assert (= |k/16| (div k 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| 4) (= k (+ |k%16| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| 4) (= k (+ |k%16| (* 16 |k/16|)))))
; t = m/8 + 8*(k%16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m/8| (* 8 |k%16|))) (< (+ |m/8| (* 8 |k%16|)) 128))))
(check-sat)
(pop 1)
; v = m%8 is a legal input
(push 1)
(assert (not (and (<= 0 |m%8|) (< |m%8| 8))))
(check-sat)
(pop 1)
; rk = k/16 is a legal input
(push 1)
(assert (not (and (<= 0 |k/16|) (< |k/16| 4))))
(check-sat)
(pop 1)
; rstage = stage is a legal input
(push 1)
(assert (not (and (<= 0 stage) (< stage 2))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m/8 + 8*(k%16))/8
; (m/8 + 8*(k%16))/8 = k%16
(push 1)
(assert (= |e.1| (div (+ |m/8| (* 8 |k%16|)) 8)))
(assert (not (and (<= 0 (+ |m/8| (* 8 |k%16|))) (= |e.1| |k%16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8| (* 8 |k%16|))) (= |e.1| |k%16|)))
(declare-const |e.2| Int) ; (m/8 + 8*(k%16))%8
; (m/8 + 8*(k%16))%8 = m/8
(push 1)
(assert (= |e.2| (- (+ |m/8| (* 8 |k%16|)) (* 8 |e.1|))))
(assert (not (= |e.2| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |m/8|))
; the owner found maps to m
(push 1)
(assert (not (= (+ (* |e.2| 8) |m%8|) m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= (+ |e.1| (* |k/16| 16)) k)))
(check-sat)
(pop 1)
; the owner found maps to stage
(push 1)
(assert (not (= stage stage)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
