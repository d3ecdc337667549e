; spec     specs/instructions/mma_f64.toml
; claim    k8_a_once: atom SM90_16x8x8_F64F64F64F64_TN A bijective_onto
; says     A of SM90_16x8x8_F64F64F64F64_TN is a bijection onto m < 16 x k < 8
; verdict  proved: explicit inverse; 128 points enumerated as well
; checks   25, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of A of SM90_16x8x8_F64F64F64F64_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
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
(declare-const |e.1| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/16
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)/16 = lane%4 + 4*(v/2)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ |lane%4| (* 4 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64))) (= |e.1| (+ |lane%4| (* 4 |v/2|)))))
(declare-const |e.2| Int) ; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%16
; (lane%4*16 + lane/4 + v%2*8 + v/2*64)%16 = lane/4 + 8*(v%2)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 16) |lane/4| (* |v%2| 8) (* |v/2| 64)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |v%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |v%2|))))
; m = ((lane%4)*16 + lane/4 + (v%2)*8 + (v/2)*64)%16 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 16))))
(check-sat)
(pop 1)
; k = ((lane%4)*16 + lane/4 + (v%2)*8 + (v/2)*64)/16 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 8))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = v/2
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |v/2|)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |lane%4|))
(declare-const |e.5| Int) ; e.2/8
; e.2/8 = v%2
(push 1)
(assert (= |e.5| (div |e.2| 8)))
(assert (not (and (<= 0 |e.2|) (= |e.5| |v%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.5| |v%2|)))
(declare-const |e.6| Int) ; e.2%8
; e.2%8 = lane/4
(push 1)
(assert (= |e.6| (- |e.2| (* 8 |e.5|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = k%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
; v = m/8 + 2*(k/4) is recovered
(push 1)
(assert (not (= (+ |e.5| (* 2 |e.3|)) v)))
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
(assert (and (<= 0 k) (< k 8)))
(declare-const |k%4| Int)
(declare-const |k/4| Int)
; k is written as digits of radix 4
(push 1)
(assert (= |k%4| (mod k 4)))
(assert (= |k/4| (div k 4)))
(assert (not (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 2) (= k (+ |k%4| (* 4 |k/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 2) (= k (+ |k%4| (* 4 |k/4|)))))
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
; lane = k%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%4| (* 4 |m%8|))) (< (+ |k%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
; v = m/8 + 2*(k/4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m/8| (* 2 |k/4|))) (< (+ |m/8| (* 2 |k/4|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (k%4 + 4*(m%8))/4
; (k%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.1| (div (+ |k%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |k%4| (* 4 |m%8|))) (= |e.1| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%4| (* 4 |m%8|))) (= |e.1| |m%8|)))
(declare-const |e.2| Int) ; (k%4 + 4*(m%8))%4
; (k%4 + 4*(m%8))%4 = k%4
(push 1)
(assert (= |e.2| (- (+ |k%4| (* 4 |m%8|)) (* 4 |e.1|))))
(assert (not (= |e.2| |k%4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |k%4|))
(declare-const |e.3| Int) ; (m/8 + 2*(k/4))/2
; (m/8 + 2*(k/4))/2 = k/4
(push 1)
(assert (= |e.3| (div (+ |m/8| (* 2 |k/4|)) 2)))
(assert (not (and (<= 0 (+ |m/8| (* 2 |k/4|))) (= |e.3| |k/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8| (* 2 |k/4|))) (= |e.3| |k/4|)))
(declare-const |e.4| Int) ; (m/8 + 2*(k/4))%2
; (m/8 + 2*(k/4))%2 = m/8
(push 1)
(assert (= |e.4| (- (+ |m/8| (* 2 |k/4|)) (* 2 |e.3|))))
(assert (not (= |e.4| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |m/8|))
(declare-const |e.5| Int) ; (e.2*16 + e.1 + e.4*8 + e.3*64)/16
; (e.2*16 + e.1 + e.4*8 + e.3*64)/16 = k%4 + 4*(k/4)
(push 1)
(assert (= |e.5| (div (+ (* |e.2| 16) |e.1| (* |e.4| 8) (* |e.3| 64)) 16)))
(assert (not (and (<= 0 (+ (* |e.2| 16) |e.1| (* |e.4| 8) (* |e.3| 64))) (= |e.5| (+ |k%4| (* 4 |k/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.2| 16) |e.1| (* |e.4| 8) (* |e.3| 64))) (= |e.5| (+ |k%4| (* 4 |k/4|)))))
(declare-const |e.6| Int) ; (e.2*16 + e.1 + e.4*8 + e.3*64)%16
; (e.2*16 + e.1 + e.4*8 + e.3*64)%16 = m%8 + 8*(m/8)
(push 1)
(assert (= |e.6| (- (+ (* |e.2| 16) |e.1| (* |e.4| 8) (* |e.3| 64)) (* 16 |e.5|))))
(assert (not (= |e.6| (+ |m%8| (* 8 |m/8|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ |m%8| (* 8 |m/8|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.6| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.5| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
