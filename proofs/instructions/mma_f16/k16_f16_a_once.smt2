; spec     specs/instructions/mma_f16.toml
; claim    k16_f16_a_once: atom SM80_16x8x16_F16F16F16F16_TN A bijective_onto
; says     A of SM80_16x8x16_F16F16F16F16_TN is a bijection onto m < 16 x k < 16
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   35, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of A of SM80_16x8x16_F16F16F16F16_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
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
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.3| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%16 = lane/4 + 8*(v/2%2)
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) (* 16 |e.2|))))
(assert (not (= |e.3| (+ |lane/4| (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane/4| (* 8 |v/2%2|))))
; m = ((lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128)%16 is in range
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 16))))
(check-sat)
(pop 1)
; k = ((lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128)/16 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 16))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.2/2
; e.2/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.4| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.4| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.5| Int) ; e.4/4
; e.4/4 = v/4
(push 1)
(assert (= |e.5| (div |e.4| 4)))
(assert (not (and (<= 0 |e.4|) (= |e.5| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| |v/4|)))
(declare-const |e.6| Int) ; e.4%4
; e.4%4 = lane%4
(push 1)
(assert (= |e.6| (- |e.4| (* 4 |e.5|))))
(assert (not (= |e.6| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane%4|))
(declare-const |e.7| Int) ; e.3/8
; e.3/8 = v/2%2
(push 1)
(assert (= |e.7| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.7| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.7| |v/2%2|)))
(declare-const |e.8| Int) ; e.3%8
; e.3%8 = lane/4
(push 1)
(assert (= |e.8| (- |e.3| (* 8 |e.7|))))
(assert (not (= |e.8| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.8| |lane/4|))
; lane = (k/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 4 |e.8|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; e.2%2
; e.2%2 = v%2
(push 1)
(assert (= |e.9| (- |e.2| (* 2 |e.4|))))
(assert (not (= |e.9| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v%2|))
(declare-const |e.10| Int) ; e.2/8
; e.2/8 = v/4
(push 1)
(assert (= |e.10| (div |e.2| 8)))
(assert (not (and (<= 0 |e.2|) (= |e.10| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.10| |v/4|)))
; v = k%2 + 2*(m/8) + 4*(k/8) is recovered
(push 1)
(assert (not (= (+ |e.9| (* 2 |e.7|) (* 4 |e.10|)) v)))
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
(assert (and (<= 0 k) (< k 16)))
(declare-const |k%2| Int)
(declare-const |k/2| Int)
; k is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod k 2)))
(assert (= |k/2| (div k 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 8) (= k (+ |k%2| (* 2 |k/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 8) (= k (+ |k%2| (* 2 |k/2|)))))
(declare-const |k/2%4| Int)
(declare-const |k/8| Int)
; k/2 is written as digits of radix 4
(push 1)
(assert (= |k/2%4| (mod |k/2| 4)))
(assert (= |k/8| (div |k/2| 4)))
(assert (not (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| 2) (= |k/2| (+ |k/2%4| (* 4 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| 2) (= |k/2| (+ |k/2%4| (* 4 |k/8|)))))
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
; lane = (k/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (< (+ |k/2%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/8
; k/8 = k/8
(push 1)
(assert (= |e.1| (div k 8)))
(assert (not (and (<= 0 k) (= |e.1| |k/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/8|)))
; v = k%2 + 2*(m/8) + 4*(k/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8|) (* 4 |e.1|))) (< (+ |k%2| (* 2 |m/8|) (* 4 |e.1|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/2%4 + 4*(m%8))/4
; (k/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.2| (div (+ |k/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.2| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.2| |m%8|)))
(declare-const |e.3| Int) ; (k/2%4 + 4*(m%8))%4
; (k/2%4 + 4*(m%8))%4 = k/2%4
(push 1)
(assert (= |e.3| (- (+ |k/2%4| (* 4 |m%8|)) (* 4 |e.2|))))
(assert (not (= |e.3| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/2%4|))
(declare-const |e.4| Int) ; (k%2 + 2*(m/8) + 4*e.1)/2
; (k%2 + 2*(m/8) + 4*e.1)/2 = m/8 + 2*(k/8)
(push 1)
(assert (= |e.4| (div (+ |k%2| (* 2 |m/8|) (* 4 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8|) (* 4 |e.1|))) (= |e.4| (+ |m/8| (* 2 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* 2 |m/8|) (* 4 |e.1|))) (= |e.4| (+ |m/8| (* 2 |k/8|)))))
(declare-const |e.5| Int) ; (k%2 + 2*(m/8) + 4*e.1)%2
; (k%2 + 2*(m/8) + 4*e.1)%2 = k%2
(push 1)
(assert (= |e.5| (- (+ |k%2| (* 2 |m/8|) (* 4 |e.1|)) (* 2 |e.4|))))
(assert (not (= |e.5| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |k%2|))
(declare-const |e.6| Int) ; e.4/2
; e.4/2 = k/8
(push 1)
(assert (= |e.6| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.6| |k/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.6| |k/8|)))
(declare-const |e.7| Int) ; e.4%2
; e.4%2 = m/8
(push 1)
(assert (= |e.7| (- |e.4| (* 2 |e.6|))))
(assert (not (= |e.7| |m/8|)))
(check-sat)
(pop 1)
(assert (= |e.7| |m/8|))
(declare-const |e.8| Int) ; (k%2 + 2*(m/8) + 4*e.1)/4
; (k%2 + 2*(m/8) + 4*e.1)/4 = k/8
(push 1)
(assert (= |e.8| (div (+ |k%2| (* 2 |m/8|) (* 4 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |k%2| (* 2 |m/8|) (* 4 |e.1|))) (= |e.8| |k/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* 2 |m/8|) (* 4 |e.1|))) (= |e.8| |k/8|)))
(declare-const |e.9| Int) ; (e.3*32 + e.2 + e.5*16 + e.7*8 + e.8*128)/16
; (e.3*32 + e.2 + e.5*16 + e.7*8 + e.8*128)/16 = 2*(k/2%4) + k%2 + 8*(k/8)
(push 1)
(assert (= |e.9| (div (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.7| 8) (* |e.8| 128)) 16)))
(assert (not (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.7| 8) (* |e.8| 128))) (= |e.9| (+ (* 2 |k/2%4|) |k%2| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.7| 8) (* |e.8| 128))) (= |e.9| (+ (* 2 |k/2%4|) |k%2| (* 8 |k/8|)))))
(declare-const |e.10| Int) ; (e.3*32 + e.2 + e.5*16 + e.7*8 + e.8*128)%16
; (e.3*32 + e.2 + e.5*16 + e.7*8 + e.8*128)%16 = m%8 + 8*(m/8)
(push 1)
(assert (= |e.10| (- (+ (* |e.3| 32) |e.2| (* |e.5| 16) (* |e.7| 8) (* |e.8| 128)) (* 16 |e.9|))))
(assert (not (= |e.10| (+ |m%8| (* 8 |m/8|)))))
(check-sat)
(pop 1)
(assert (= |e.10| (+ |m%8| (* 8 |m/8|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.10| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.9| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
