; spec     specs/instructions/mma_int8.toml
; claim    k32_b_once: atom SM80_16x8x32_S32S8S8S32_TN B bijective_onto
; says     B of SM80_16x8x32_S32S8S8S32_TN is a bijection onto n < 8 x k < 32
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   27, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of B of SM80_16x8x32_S32S8S8S32_TN
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
(declare-const |v%4| Int)
(declare-const |v/4| Int)
; v is written as digits of radix 4
(push 1)
(assert (= |v%4| (mod v 4)))
(assert (= |v/4| (div v 4)))
(assert (not (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 2) (= v (+ |v%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 2) (= v (+ |v%4| (* 4 |v/4|)))))
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + v%4*8 + v/4*128)/8
; (lane%4*32 + lane/4 + v%4*8 + v/4*128)/8 = 4*(lane%4) + v%4 + 16*(v/4)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |v%4| 8) (* |v/4| 128)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%4| 8) (* |v/4| 128))) (= |e.1| (+ (* 4 |lane%4|) |v%4| (* 16 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%4| 8) (* |v/4| 128))) (= |e.1| (+ (* 4 |lane%4|) |v%4| (* 16 |v/4|)))))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%4*8 + v/4*128)%8
; (lane%4*32 + lane/4 + v%4*8 + v/4*128)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 32) |lane/4| (* |v%4| 8) (* |v/4| 128)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))
; n = ((lane%4)*32 + lane/4 + (v%4)*8 + (v/4)*128)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = ((lane%4)*32 + lane/4 + (v%4)*8 + (v/4)*128)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 32))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = v/4
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |v/4|)))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = lane%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane%4|))
; lane = (k/4)%4 + 4*n is recovered
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.2|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; e.1%4
; e.1%4 = v%4
(push 1)
(assert (= |e.6| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.6| |v%4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%4|))
(declare-const |e.7| Int) ; e.1/16
; e.1/16 = v/4
(push 1)
(assert (= |e.7| (div |e.1| 16)))
(assert (not (and (<= 0 |e.1|) (= |e.7| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.7| |v/4|)))
; v = k%4 + 4*(k/16) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 4 |e.7|)) v)))
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
(declare-const |k%4| Int)
(declare-const |k/4| Int)
; k is written as digits of radix 4
(push 1)
(assert (= |k%4| (mod k 4)))
(assert (= |k/4| (div k 4)))
(assert (not (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 8) (= k (+ |k%4| (* 4 |k/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 8) (= k (+ |k%4| (* 4 |k/4|)))))
(declare-const |k/4%4| Int)
(declare-const |k/16| Int)
; k/4 is written as digits of radix 4
(push 1)
(assert (= |k/4%4| (mod |k/4| 4)))
(assert (= |k/16| (div |k/4| 4)))
(assert (not (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 2) (= |k/4| (+ |k/4%4| (* 4 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 2) (= |k/4| (+ |k/4%4| (* 4 |k/16|)))))
; lane = (k/4)%4 + 4*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/4%4| (* 4 n))) (< (+ |k/4%4| (* 4 n)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/16
; k/16 = k/16
(push 1)
(assert (= |e.1| (div k 16)))
(assert (not (and (<= 0 k) (= |e.1| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/16|)))
; v = k%4 + 4*(k/16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%4| (* 4 |e.1|))) (< (+ |k%4| (* 4 |e.1|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/4%4 + 4*n)/4
; (k/4%4 + 4*n)/4 = n
(push 1)
(assert (= |e.2| (div (+ |k/4%4| (* 4 n)) 4)))
(assert (not (and (<= 0 (+ |k/4%4| (* 4 n))) (= |e.2| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/4%4| (* 4 n))) (= |e.2| n)))
(declare-const |e.3| Int) ; (k/4%4 + 4*n)%4
; (k/4%4 + 4*n)%4 = k/4%4
(push 1)
(assert (= |e.3| (- (+ |k/4%4| (* 4 n)) (* 4 |e.2|))))
(assert (not (= |e.3| |k/4%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/4%4|))
(declare-const |e.4| Int) ; (k%4 + 4*e.1)/4
; (k%4 + 4*e.1)/4 = k/16
(push 1)
(assert (= |e.4| (div (+ |k%4| (* 4 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |k%4| (* 4 |e.1|))) (= |e.4| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%4| (* 4 |e.1|))) (= |e.4| |k/16|)))
(declare-const |e.5| Int) ; (k%4 + 4*e.1)%4
; (k%4 + 4*e.1)%4 = k%4
(push 1)
(assert (= |e.5| (- (+ |k%4| (* 4 |e.1|)) (* 4 |e.4|))))
(assert (not (= |e.5| |k%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |k%4|))
(declare-const |e.6| Int) ; (e.3*32 + e.2 + e.5*8 + e.4*128)/8
; (e.3*32 + e.2 + e.5*8 + e.4*128)/8 = 4*(k/4%4) + k%4 + 16*(k/16)
(push 1)
(assert (= |e.6| (div (+ (* |e.3| 32) |e.2| (* |e.5| 8) (* |e.4| 128)) 8)))
(assert (not (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 8) (* |e.4| 128))) (= |e.6| (+ (* 4 |k/4%4|) |k%4| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.3| 32) |e.2| (* |e.5| 8) (* |e.4| 128))) (= |e.6| (+ (* 4 |k/4%4|) |k%4| (* 16 |k/16|)))))
(declare-const |e.7| Int) ; (e.3*32 + e.2 + e.5*8 + e.4*128)%8
; (e.3*32 + e.2 + e.5*8 + e.4*128)%8 = n
(push 1)
(assert (= |e.7| (- (+ (* |e.3| 32) |e.2| (* |e.5| 8) (* |e.4| 128)) (* 8 |e.6|))))
(assert (not (= |e.7| n)))
(check-sat)
(pop 1)
(assert (= |e.7| n))
; the owner found maps to n
(push 1)
(assert (not (= |e.7| n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.6| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
