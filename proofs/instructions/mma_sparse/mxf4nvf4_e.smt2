; spec     specs/instructions/mma_sparse.toml
; claim    mxf4nvf4_e: atom SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> E equals
; says     E of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32>: m = lane/4 + 8*(lane%2), k =
;          64*((lane%4)/2) + v
; verdict  proved: normal form; 2048 points enumerated as well
; checks   10, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; inputs of E of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 16) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 16) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 8) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 8) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
(declare-const |e.2| Int) ; (lane%2*8 + lane/2%2*1024 + e.1 + v*16)/16
; (lane%2*8 + lane/2%2*1024 + e.1 + v*16)/16 = 64*(lane/2%2) + v
(push 1)
(assert (= |e.2| (div (+ (* |lane%2| 8) (* |lane/2%2| 1024) |e.1| (* v 16)) 16)))
(assert (not (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 1024) |e.1| (* v 16))) (= |e.2| (+ (* 64 |lane/2%2|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 1024) |e.1| (* v 16))) (= |e.2| (+ (* 64 |lane/2%2|) v))))
(declare-const |e.3| Int) ; (lane%2*8 + lane/2%2*1024 + e.1 + v*16)%16
; (lane%2*8 + lane/2%2*1024 + e.1 + v*16)%16 = 8*(lane%2) + lane/4
(push 1)
(assert (= |e.3| (- (+ (* |lane%2| 8) (* |lane/2%2| 1024) |e.1| (* v 16)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ (* 8 |lane%2|) |lane/4|))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ (* 8 |lane%2|) |lane/4|)))
(declare-const |e.4| Int) ; lane%4
; lane%4 = lane%2 + 2*(lane/2%2)
(push 1)
(assert (= |e.4| (- lane (* 4 |e.1|))))
(assert (not (= |e.4| (+ |lane%2| (* 2 |lane/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane%2| (* 2 |lane/2%2|))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = lane/2%2
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |lane/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |lane/2%2|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: E of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |e.1| (* 8 |lane%2|)))))
(check-sat)
(pop 1)
; k: E of SM120_SPARSE_16x8x128_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=32> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 64 |e.5|) v))))
(check-sat)
(pop 1)
