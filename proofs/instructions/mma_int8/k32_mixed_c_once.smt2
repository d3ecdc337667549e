; spec     specs/instructions/mma_int8.toml
; claim    k32_mixed_c_once: atom SM80_16x8x32_S32U8S8S32_TN_SATURATE C bijective_onto
; says     C of SM80_16x8x32_S32U8S8S32_TN_SATURATE is a bijection onto m < 16 x n < 8
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
; from owners to elements: inputs of C of SM80_16x8x32_S32U8S8S32_TN_SATURATE
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
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)/16 = 2*(lane%4) + v%2
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8))) (= |e.1| (+ (* 2 |lane%4|) |v%2|))))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16
; (lane%4*32 + lane/4 + v%2*16 + v/2*8)%16 = lane/4 + 8*(v/2)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2| 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |v/2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |v/2|))))
; m = ((lane%4)*32 + lane/4 + (v%2)*16 + (v/2)*8)%16 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 16))))
(check-sat)
(pop 1)
; n = ((lane%4)*32 + lane/4 + (v%2)*16 + (v/2)*8)/16 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 8))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = lane%4
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |lane%4|)))
(declare-const |e.4| Int) ; e.2/8
; e.2/8 = v/2
(push 1)
(assert (= |e.4| (div |e.2| 8)))
(assert (not (and (<= 0 |e.2|) (= |e.4| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| |v/2|)))
(declare-const |e.5| Int) ; e.2%8
; e.2%8 = lane/4
(push 1)
(assert (= |e.5| (- |e.2| (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = n/2 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; e.1%2
; e.1%2 = v%2
(push 1)
(assert (= |e.6| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.6| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%2|))
; v = n%2 + 2*(m/8) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.4|)) v)))
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
(declare-const n Int)
(assert (and (<= 0 n) (< n 8)))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 4) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 4) (= n (+ |n%2| (* 2 |n/2|)))))
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
; lane = n/2 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2| (* 4 |m%8|))) (< (+ |n/2| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
; v = n%2 + 2*(m/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8|))) (< (+ |n%2| (* 2 |m/8|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n/2 + 4*(m%8))/4
; (n/2 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.1| (div (+ |n/2| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2| (* 4 |m%8|))) (= |e.1| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2| (* 4 |m%8|))) (= |e.1| |m%8|)))
(declare-const |e.2| Int) ; (n/2 + 4*(m%8))%4
; (n/2 + 4*(m%8))%4 = n/2
(push 1)
(assert (= |e.2| (- (+ |n/2| (* 4 |m%8|)) (* 4 |e.1|))))
(assert (not (= |e.2| |n/2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |n/2|))
(declare-const |e.3| Int) ; (n%2 + 2*(m/8))/2
; (n%2 + 2*(m/8))/2 = m/8
(push 1)
(assert (= |e.3| (div (+ |n%2| (* 2 |m/8|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8|))) (= |e.3| |m/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8|))) (= |e.3| |m/8|)))
(declare-const |e.4| Int) ; (n%2 + 2*(m/8))%2
; (n%2 + 2*(m/8))%2 = n%2
(push 1)
(assert (= |e.4| (- (+ |n%2| (* 2 |m/8|)) (* 2 |e.3|))))
(assert (not (= |e.4| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |n%2|))
(declare-const |e.5| Int) ; (e.2*32 + e.1 + e.4*16 + e.3*8)/16
; (e.2*32 + e.1 + e.4*16 + e.3*8)/16 = 2*(n/2) + n%2
(push 1)
(assert (= |e.5| (div (+ (* |e.2| 32) |e.1| (* |e.4| 16) (* |e.3| 8)) 16)))
(assert (not (and (<= 0 (+ (* |e.2| 32) |e.1| (* |e.4| 16) (* |e.3| 8))) (= |e.5| (+ (* 2 |n/2|) |n%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.2| 32) |e.1| (* |e.4| 16) (* |e.3| 8))) (= |e.5| (+ (* 2 |n/2|) |n%2|))))
(declare-const |e.6| Int) ; (e.2*32 + e.1 + e.4*16 + e.3*8)%16
; (e.2*32 + e.1 + e.4*16 + e.3*8)%16 = m%8 + 8*(m/8)
(push 1)
(assert (= |e.6| (- (+ (* |e.2| 32) |e.1| (* |e.4| 16) (* |e.3| 8)) (* 16 |e.5|))))
(assert (not (= |e.6| (+ |m%8| (* 8 |m/8|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ |m%8| (* 8 |m/8|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.6| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= |e.5| n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
