; spec     specs/instructions/mma_sparse.toml
; claim    mxf8f6f4_a: atom SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64> A equals
; says     A of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64>: m = lane/4 + 8*((v/8)%2), k = 8*(lane%4) +
;          v%8 + 32*(v/16)
; verdict  proved: normal form; 1024 points enumerated as well
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 32))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 8) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |v%8| Int)
(declare-const |v/8| Int)
; v is written as digits of radix 8
(push 1)
(assert (= |v%8| (mod v 8)))
(assert (= |v/8| (div v 8)))
(assert (not (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 4) (= v (+ |v%8| (* 8 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 4) (= v (+ |v%8| (* 8 |v/8|)))))
(declare-const |v/8%2| Int)
(declare-const |v/16| Int)
; v/8 is written as digits of radix 2
(push 1)
(assert (= |v/8%2| (mod |v/8| 2)))
(assert (= |v/16| (div |v/8| 2)))
(assert (not (and (<= 0 |v/8%2|) (< |v/8%2| 2) (<= 0 |v/16|) (< |v/16| 2) (= |v/8| (+ |v/8%2| (* 2 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/8%2|) (< |v/8%2| 2) (<= 0 |v/16|) (< |v/16| 2) (= |v/8| (+ |v/8%2| (* 2 |v/16|)))))
(declare-const |e.1| Int) ; v/16
; v/16 = v/16
(push 1)
(assert (= |e.1| (div v 16)))
(assert (not (and (<= 0 v) (= |e.1| |v/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/16|)))
(declare-const |e.2| Int) ; (lane%4*128 + lane/4 + v%8*16 + v/8%2*8 + e.1*512)/16
; (lane%4*128 + lane/4 + v%8*16 + v/8%2*8 + e.1*512)/16 = 8*(lane%4) + v%8 + 32*(v/16)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8%2| 8) (* |e.1| 512)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8%2| 8) (* |e.1| 512))) (= |e.2| (+ (* 8 |lane%4|) |v%8| (* 32 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8%2| 8) (* |e.1| 512))) (= |e.2| (+ (* 8 |lane%4|) |v%8| (* 32 |v/16|)))))
(declare-const |e.3| Int) ; (lane%4*128 + lane/4 + v%8*16 + v/8%2*8 + e.1*512)%16
; (lane%4*128 + lane/4 + v%8*16 + v/8%2*8 + e.1*512)%16 = lane/4 + 8*(v/8%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 128) |lane/4| (* |v%8| 16) (* |v/8%2| 8) (* |e.1| 512)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/8%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64> and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/8%2|)))))
(check-sat)
(pop 1)
; k: A of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 8 |lane%4|) |v%8| (* 32 |e.1|)))))
(check-sat)
(pop 1)
