; spec     specs/instructions/mma_sparse.toml
; claim    mxf8f6f4_e_once: atom SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64> E bijective_onto
; says     E of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64> is a bijection onto m < 16 x k < 64
; verdict  proved: explicit inverse; 1024 points enumerated as well
; checks   27, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of E of SM120_SPARSE_16x8x64_TN_VS<e4m3_t,e4m3_t,float,ue8m0_t,VS=64>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32)))
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
(declare-const |e.2| Int) ; (lane%2*8 + lane/2%2*512 + e.1 + v*16)/16
; (lane%2*8 + lane/2%2*512 + e.1 + v*16)/16 = 32*(lane/2%2) + v
(push 1)
(assert (= |e.2| (div (+ (* |lane%2| 8) (* |lane/2%2| 512) |e.1| (* v 16)) 16)))
(assert (not (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 512) |e.1| (* v 16))) (= |e.2| (+ (* 32 |lane/2%2|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 512) |e.1| (* v 16))) (= |e.2| (+ (* 32 |lane/2%2|) v))))
(declare-const |e.3| Int) ; (lane%2*8 + lane/2%2*512 + e.1 + v*16)%16
; (lane%2*8 + lane/2%2*512 + e.1 + v*16)%16 = 8*(lane%2) + lane/4
(push 1)
(assert (= |e.3| (- (+ (* |lane%2| 8) (* |lane/2%2| 512) |e.1| (* v 16)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ (* 8 |lane%2|) |lane/4|))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ (* 8 |lane%2|) |lane/4|)))
; m = ((lane%2)*8 + ((lane/2)%2)*512 + lane/4 + v*16)%16 is in range
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 16))))
(check-sat)
(pop 1)
; k = ((lane%2)*8 + ((lane/2)%2)*512 + lane/4 + v*16)/16 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 64))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.3/8
; e.3/8 = lane%2
(push 1)
(assert (= |e.4| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |lane%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |lane%2|)))
(declare-const |e.5| Int) ; e.2/32
; e.2/32 = lane/2%2
(push 1)
(assert (= |e.5| (div |e.2| 32)))
(assert (not (and (<= 0 |e.2|) (= |e.5| |lane/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.5| |lane/2%2|)))
(declare-const |e.6| Int) ; e.3%8
; e.3%8 = lane/4
(push 1)
(assert (= |e.6| (- |e.3| (* 8 |e.4|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = m/8 + 2*(k/32) + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 2 |e.5|) (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; e.2%32
; e.2%32 = v
(push 1)
(assert (= |e.7| (- |e.2| (* 32 |e.5|))))
(assert (not (= |e.7| v)))
(check-sat)
(pop 1)
(assert (= |e.7| v))
; v = k%32 is recovered
(push 1)
(assert (not (= |e.7| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 16)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 2) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 2) (= m (+ |m%8| (* 8 |m/8|)))))
(declare-const |k%32| Int)
(declare-const |k/32| Int)
; k is written as digits of radix 32
(push 1)
(assert (= |k%32| (mod k 32)))
(assert (= |k/32| (div k 32)))
(assert (not (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 2) (= k (+ |k%32| (* 32 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 2) (= k (+ |k%32| (* 32 |k/32|)))))
; lane = m/8 + 2*(k/32) + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m/8| (* 2 |k/32|) (* 4 |m%8|))) (< (+ |m/8| (* 2 |k/32|) (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
; v = k%32 is a legal input
(push 1)
(assert (not (and (<= 0 |k%32|) (< |k%32| 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m/8 + 2*(k/32) + 4*(m%8))/2
; (m/8 + 2*(k/32) + 4*(m%8))/2 = k/32 + 2*(m%8)
(push 1)
(assert (= |e.1| (div (+ |m/8| (* 2 |k/32|) (* 4 |m%8|)) 2)))
(assert (not (and (<= 0 (+ |m/8| (* 2 |k/32|) (* 4 |m%8|))) (= |e.1| (+ |k/32| (* 2 |m%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8| (* 2 |k/32|) (* 4 |m%8|))) (= |e.1| (+ |k/32| (* 2 |m%8|)))))
(declare-const |e.2| Int) ; (m/8 + 2*(k/32) + 4*(m%8))%2
; (m/8 + 2*(k/32) + 4*(m%8))%2 = m/8
(push 1)
(assert (= |e.2| (- (+ |m/8| (* 2 |k/32|) (* 4 |m%8|)) (* 2 |e.1|))))
(assert (not (= |e.2| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |m/8|))
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = m%8
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |m%8|)))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = k/32
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |k/32|)))
(check-sat)
(pop 1)
(assert (= |e.4| |k/32|))
(declare-const |e.5| Int) ; (m/8 + 2*(k/32) + 4*(m%8))/4
; (m/8 + 2*(k/32) + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.5| (div (+ |m/8| (* 2 |k/32|) (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |m/8| (* 2 |k/32|) (* 4 |m%8|))) (= |e.5| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8| (* 2 |k/32|) (* 4 |m%8|))) (= |e.5| |m%8|)))
(declare-const |e.6| Int) ; (e.2*8 + e.4*512 + e.5 + k%32*16)/16
; (e.2*8 + e.4*512 + e.5 + k%32*16)/16 = 32*(k/32) + k%32
(push 1)
(assert (= |e.6| (div (+ (* |e.2| 8) (* |e.4| 512) |e.5| (* |k%32| 16)) 16)))
(assert (not (and (<= 0 (+ (* |e.2| 8) (* |e.4| 512) |e.5| (* |k%32| 16))) (= |e.6| (+ (* 32 |k/32|) |k%32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.2| 8) (* |e.4| 512) |e.5| (* |k%32| 16))) (= |e.6| (+ (* 32 |k/32|) |k%32|))))
(declare-const |e.7| Int) ; (e.2*8 + e.4*512 + e.5 + k%32*16)%16
; (e.2*8 + e.4*512 + e.5 + k%32*16)%16 = 8*(m/8) + m%8
(push 1)
(assert (= |e.7| (- (+ (* |e.2| 8) (* |e.4| 512) |e.5| (* |k%32| 16)) (* 16 |e.6|))))
(assert (not (= |e.7| (+ (* 8 |m/8|) |m%8|))))
(check-sat)
(pop 1)
(assert (= |e.7| (+ (* 8 |m/8|) |m%8|)))
; the owner found maps to m
(push 1)
(assert (not (= |e.7| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.6| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
