; spec     specs/instructions/mma_sparse.toml
; claim    mxf4nvf4_a: atom SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> A equals
; says     A of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32>: m = lane/4 + 8*((v/16)%2), k =
;          16*(lane%4) + v%16 + 64*(v/32)
; verdict  proved: normal form; 2048 points enumerated as well
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
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
(declare-const |v%16| Int)
(declare-const |v/16| Int)
; v is written as digits of radix 16
(push 1)
(assert (= |v%16| (mod v 16)))
(assert (= |v/16| (div v 16)))
(assert (not (and (<= 0 |v%16|) (< |v%16| 16) (<= 0 |v/16|) (< |v/16| 4) (= v (+ |v%16| (* 16 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%16|) (< |v%16| 16) (<= 0 |v/16|) (< |v/16| 4) (= v (+ |v%16| (* 16 |v/16|)))))
(declare-const |v/16%2| Int)
(declare-const |v/32| Int)
; v/16 is written as digits of radix 2
(push 1)
(assert (= |v/16%2| (mod |v/16| 2)))
(assert (= |v/32| (div |v/16| 2)))
(assert (not (and (<= 0 |v/16%2|) (< |v/16%2| 2) (<= 0 |v/32|) (< |v/32| 2) (= |v/16| (+ |v/16%2| (* 2 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/16%2|) (< |v/16%2| 2) (<= 0 |v/32|) (< |v/32| 2) (= |v/16| (+ |v/16%2| (* 2 |v/32|)))))
(declare-const |e.1| Int) ; v/32
; v/32 = v/32
(push 1)
(assert (= |e.1| (div v 32)))
(assert (not (and (<= 0 v) (= |e.1| |v/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/32|)))
(declare-const |e.2| Int) ; (lane%4*256 + lane/4 + v%16*16 + v/16%2*8 + e.1*1024)/16
; (lane%4*256 + lane/4 + v%16*16 + v/16%2*8 + e.1*1024)/16 = 16*(lane%4) + v%16 + 64*(v/32)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 256) |lane/4| (* |v%16| 16) (* |v/16%2| 8) (* |e.1| 1024)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* |v%16| 16) (* |v/16%2| 8) (* |e.1| 1024))) (= |e.2| (+ (* 16 |lane%4|) |v%16| (* 64 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* |v%16| 16) (* |v/16%2| 8) (* |e.1| 1024))) (= |e.2| (+ (* 16 |lane%4|) |v%16| (* 64 |v/32|)))))
(declare-const |e.3| Int) ; (lane%4*256 + lane/4 + v%16*16 + v/16%2*8 + e.1*1024)%16
; (lane%4*256 + lane/4 + v%16*16 + v/16%2*8 + e.1*1024)%16 = lane/4 + 8*(v/16%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 256) |lane/4| (* |v%16| 16) (* |v/16%2| 8) (* |e.1| 1024)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/16%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/16%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/16%2|)))))
(check-sat)
(pop 1)
; k: A of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 16 |lane%4|) |v%16| (* 64 |e.1|)))))
(check-sat)
(pop 1)
