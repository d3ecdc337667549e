; spec     specs/instructions/mma_b1.toml
; claim    m8n8k128_a_once: atom SM80_8x8x128_S32U1U1S32_TN_XORPOPC A bijective_onto
; says     A of SM80_8x8x128_S32U1U1S32_TN_XORPOPC is a bijection onto m < 8 x k < 128
; verdict  proved: explicit inverse; 1024 points enumerated as well
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of A of SM80_8x8x128_S32U1U1S32_TN_XORPOPC
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
(declare-const |e.1| Int) ; (lane%4*256 + lane/4 + v*8)/8
; (lane%4*256 + lane/4 + v*8)/8 = 32*(lane%4) + v
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 256) |lane/4| (* v 8)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* v 8))) (= |e.1| (+ (* 32 |lane%4|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* v 8))) (= |e.1| (+ (* 32 |lane%4|) v))))
(declare-const |e.2| Int) ; (lane%4*256 + lane/4 + v*8)%8
; (lane%4*256 + lane/4 + v*8)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 256) |lane/4| (* v 8)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))
; m = ((lane%4)*256 + lane/4 + v*8)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = ((lane%4)*256 + lane/4 + v*8)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 128))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/32
; e.1/32 = lane%4
(push 1)
(assert (= |e.3| (div |e.1| 32)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |lane%4|)))
; lane = k/32 + 4*m is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.2|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.1%32
; e.1%32 = v
(push 1)
(assert (= |e.4| (- |e.1| (* 32 |e.3|))))
(assert (not (= |e.4| v)))
(check-sat)
(pop 1)
(assert (= |e.4| v))
; v = k%32 is recovered
(push 1)
(assert (not (= |e.4| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 8)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 128)))
(declare-const |k%32| Int)
(declare-const |k/32| Int)
; k is written as digits of radix 32
(push 1)
(assert (= |k%32| (mod k 32)))
(assert (= |k/32| (div k 32)))
(assert (not (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 4) (= k (+ |k%32| (* 32 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 4) (= k (+ |k%32| (* 32 |k/32|)))))
; lane = k/32 + 4*m is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/32| (* 4 m))) (< (+ |k/32| (* 4 m)) 32))))
(check-sat)
(pop 1)
; v = k%32 is a legal input
(push 1)
(assert (not (and (<= 0 |k%32|) (< |k%32| 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (k/32 + 4*m)/4
; (k/32 + 4*m)/4 = m
(push 1)
(assert (= |e.1| (div (+ |k/32| (* 4 m)) 4)))
(assert (not (and (<= 0 (+ |k/32| (* 4 m))) (= |e.1| m))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/32| (* 4 m))) (= |e.1| m)))
(declare-const |e.2| Int) ; (k/32 + 4*m)%4
; (k/32 + 4*m)%4 = k/32
(push 1)
(assert (= |e.2| (- (+ |k/32| (* 4 m)) (* 4 |e.1|))))
(assert (not (= |e.2| |k/32|)))
(check-sat)
(pop 1)
(assert (= |e.2| |k/32|))
(declare-const |e.3| Int) ; (e.2*256 + e.1 + k%32*8)/8
; (e.2*256 + e.1 + k%32*8)/8 = 32*(k/32) + k%32
(push 1)
(assert (= |e.3| (div (+ (* |e.2| 256) |e.1| (* |k%32| 8)) 8)))
(assert (not (and (<= 0 (+ (* |e.2| 256) |e.1| (* |k%32| 8))) (= |e.3| (+ (* 32 |k/32|) |k%32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.2| 256) |e.1| (* |k%32| 8))) (= |e.3| (+ (* 32 |k/32|) |k%32|))))
(declare-const |e.4| Int) ; (e.2*256 + e.1 + k%32*8)%8
; (e.2*256 + e.1 + k%32*8)%8 = m
(push 1)
(assert (= |e.4| (- (+ (* |e.2| 256) |e.1| (* |k%32| 8)) (* 8 |e.3|))))
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
(assert (= |e.4| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.3| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
