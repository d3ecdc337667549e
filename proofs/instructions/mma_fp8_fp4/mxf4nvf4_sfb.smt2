; spec     specs/instructions/mma_fp8_fp4.toml
; claim    mxf4nvf4_sfb: atom SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue4m3_t,VS=16> SFB equals
; says     SFB of SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue4m3_t,VS=16>: n = lane/4, k = v
; verdict  proved: normal form; 2048 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; inputs of SFB of SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue4m3_t,VS=16>
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
(declare-const |e.1| Int) ; (lane/4 + v*8)/8
; (lane/4 + v*8)/8 = v
(push 1)
(assert (= |e.1| (div (+ |lane/4| (* v 8)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* v 8))) (= |e.1| v))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* v 8))) (= |e.1| v)))
(declare-const |e.2| Int) ; (lane/4 + v*8)%8
; (lane/4 + v*8)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ |lane/4| (* v 8)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: SFB of SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue4m3_t,VS=16> and the closed form agree
(push 1)
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
; k: SFB of SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue4m3_t,VS=16> and the closed form agree
(push 1)
(assert (not (= |e.1| v)))
(check-sat)
(pop 1)
