; spec     specs/instructions/mma_fp8_fp4.toml
; claim    mxf8f6f4_sfb_copies: atom SM120_16x8x32_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=32> SFB covered
; says     SFB of SM120_16x8x32_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=32>: each (n,k) is owned exactly 4 times
; verdict  proved: explicit inverse; 1024 points enumerated as well
; checks   18, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of SFB of SM120_16x8x32_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=32>
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
; n = (lane/4 + v*8)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = (lane/4 + v*8)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 32))))
(check-sat)
(pop 1)
; g = lane%4 is in range
(push 1)
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4))))
(check-sat)
(pop 1)
; lane = g + 4*n is recovered
(push 1)
(assert (not (= (+ |lane%4| (* 4 |e.2|)) lane)))
(check-sat)
(pop 1)
; v = k is recovered
(push 1)
(assert (not (= |e.1| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 8)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 32)))
(declare-const g Int)
(assert (and (<= 0 g) (< g 4)))
; lane = g + 4*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ g (* 4 n))) (< (+ g (* 4 n)) 32))))
(check-sat)
(pop 1)
; v = k is a legal input
(push 1)
(assert (not (and (<= 0 k) (< k 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (g + 4*n)/4
; (g + 4*n)/4 = n
(push 1)
(assert (= |e.1| (div (+ g (* 4 n)) 4)))
(assert (not (and (<= 0 (+ g (* 4 n))) (= |e.1| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ g (* 4 n))) (= |e.1| n)))
(declare-const |e.2| Int) ; (e.1 + k*8)/8
; (e.1 + k*8)/8 = k
(push 1)
(assert (= |e.2| (div (+ |e.1| (* k 8)) 8)))
(assert (not (and (<= 0 (+ |e.1| (* k 8))) (= |e.2| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.1| (* k 8))) (= |e.2| k)))
(declare-const |e.3| Int) ; (e.1 + k*8)%8
; (e.1 + k*8)%8 = n
(push 1)
(assert (= |e.3| (- (+ |e.1| (* k 8)) (* 8 |e.2|))))
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
(assert (= |e.3| n))
; the owner found maps to n
(push 1)
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.2| k)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (g + 4*n)%4
; (g + 4*n)%4 = g
(push 1)
(assert (= |e.4| (- (+ g (* 4 n)) (* 4 |e.1|))))
(assert (not (= |e.4| g)))
(check-sat)
(pop 1)
(assert (= |e.4| g))
; the owner found maps to g
(push 1)
(assert (not (= |e.4| g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
