; spec     specs/instructions/mma_b1.toml
; claim    k256_b_once: atom SM80_16x8x256_S32U1U1S32_TN_XORPOPC B bijective_onto
; says     B of SM80_16x8x256_S32U1U1S32_TN_XORPOPC is a bijection onto n < 8 x k < 256
; verdict  proved: explicit inverse; 2048 points enumerated as well
; checks   27, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM80_16x8x256_S32U1U1S32_TN_XORPOPC
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
(declare-const |v%32| Int)
(declare-const |v/32| Int)
; v is written as digits of radix 32
(push 1)
(assert (= |v%32| (mod v 32)))
(assert (= |v/32| (div v 32)))
(assert (not (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 2) (= v (+ |v%32| (* 32 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 2) (= v (+ |v%32| (* 32 |v/32|)))))
(declare-const |e.1| Int) ; (lane%4*256 + lane/4 + v%32*8 + v/32*1024)/8
; (lane%4*256 + lane/4 + v%32*8 + v/32*1024)/8 = 32*(lane%4) + v%32 + 128*(v/32)
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 256) |lane/4| (* |v%32| 8) (* |v/32| 1024)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* |v%32| 8) (* |v/32| 1024))) (= |e.1| (+ (* 32 |lane%4|) |v%32| (* 128 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 256) |lane/4| (* |v%32| 8) (* |v/32| 1024))) (= |e.1| (+ (* 32 |lane%4|) |v%32| (* 128 |v/32|)))))
(declare-const |e.2| Int) ; (lane%4*256 + lane/4 + v%32*8 + v/32*1024)%8
; (lane%4*256 + lane/4 + v%32*8 + v/32*1024)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 256) |lane/4| (* |v%32| 8) (* |v/32| 1024)) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))
; n = ((lane%4)*256 + lane/4 + (v%32)*8 + (v/32)*1024)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = ((lane%4)*256 + lane/4 + (v%32)*8 + (v/32)*1024)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 256))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/32
; e.1/32 = lane%4 + 4*(v/32)
(push 1)
(assert (= |e.3| (div |e.1| 32)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |lane%4| (* 4 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |lane%4| (* 4 |v/32|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = v/32
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |v/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |v/32|)))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = lane%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane%4|))
; lane = (k/32)%4 + 4*n is recovered
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.2|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; e.1%32
; e.1%32 = v%32
(push 1)
(assert (= |e.6| (- |e.1| (* 32 |e.3|))))
(assert (not (= |e.6| |v%32|)))
(check-sat)
(pop 1)
(assert (= |e.6| |v%32|))
(declare-const |e.7| Int) ; e.1/128
; e.1/128 = v/32
(push 1)
(assert (= |e.7| (div |e.1| 128)))
(assert (not (and (<= 0 |e.1|) (= |e.7| |v/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.7| |v/32|)))
; v = k%32 + 32*(k/128) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 32 |e.7|)) v)))
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
(assert (and (<= 0 k) (< k 256)))
(declare-const |k%32| Int)
(declare-const |k/32| Int)
; k is written as digits of radix 32
(push 1)
(assert (= |k%32| (mod k 32)))
(assert (= |k/32| (div k 32)))
(assert (not (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 8) (= k (+ |k%32| (* 32 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%32|) (< |k%32| 32) (<= 0 |k/32|) (< |k/32| 8) (= k (+ |k%32| (* 32 |k/32|)))))
(declare-const |k/32%4| Int)
(declare-const |k/128| Int)
; k/32 is written as digits of radix 4
(push 1)
(assert (= |k/32%4| (mod |k/32| 4)))
(assert (= |k/128| (div |k/32| 4)))
(assert (not (and (<= 0 |k/32%4|) (< |k/32%4| 4) (<= 0 |k/128|) (< |k/128| 2) (= |k/32| (+ |k/32%4| (* 4 |k/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/32%4|) (< |k/32%4| 4) (<= 0 |k/128|) (< |k/128| 2) (= |k/32| (+ |k/32%4| (* 4 |k/128|)))))
; lane = (k/32)%4 + 4*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/32%4| (* 4 n))) (< (+ |k/32%4| (* 4 n)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/128
; k/128 = k/128
(push 1)
(assert (= |e.1| (div k 128)))
(assert (not (and (<= 0 k) (= |e.1| |k/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/128|)))
; v = k%32 + 32*(k/128) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%32| (* 32 |e.1|))) (< (+ |k%32| (* 32 |e.1|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/32%4 + 4*n)/4
; (k/32%4 + 4*n)/4 = n
(push 1)
(assert (= |e.2| (div (+ |k/32%4| (* 4 n)) 4)))
(assert (not (and (<= 0 (+ |k/32%4| (* 4 n))) (= |e.2| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/32%4| (* 4 n))) (= |e.2| n)))
(declare-const |e.3| Int) ; (k/32%4 + 4*n)%4
; (k/32%4 + 4*n)%4 = k/32%4
(push 1)
(assert (= |e.3| (- (+ |k/32%4| (* 4 n)) (* 4 |e.2|))))
(assert (not (= |e.3| |k/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/32%4|))
(declare-const |e.4| Int) ; (k%32 + 32*e.1)/32
; (k%32 + 32*e.1)/32 = k/128
(push 1)
(assert (= |e.4| (div (+ |k%32| (* 32 |e.1|)) 32)))
(assert (not (and (<= 0 (+ |k%32| (* 32 |e.1|))) (= |e.4| |k/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%32| (* 32 |e.1|))) (= |e.4| |k/128|)))
(declare-const |e.5| Int) ; (k%32 + 32*e.1)%32
; (k%32 + 32*e.1)%32 = k%32
(push 1)
(assert (= |e.5| (- (+ |k%32| (* 32 |e.1|)) (* 32 |e.4|))))
(assert (not (= |e.5| |k%32|)))
(check-sat)
(pop 1)
(assert (= |e.5| |k%32|))
(declare-const |e.6| Int) ; (e.3*256 + e.2 + e.5*8 + e.4*1024)/8
; (e.3*256 + e.2 + e.5*8 + e.4*1024)/8 = 32*(k/32%4) + k%32 + 128*(k/128)
(push 1)
(assert (= |e.6| (div (+ (* |e.3| 256) |e.2| (* |e.5| 8) (* |e.4| 1024)) 8)))
(assert (not (and (<= 0 (+ (* |e.3| 256) |e.2| (* |e.5| 8) (* |e.4| 1024))) (= |e.6| (+ (* 32 |k/32%4|) |k%32| (* 128 |k/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.3| 256) |e.2| (* |e.5| 8) (* |e.4| 1024))) (= |e.6| (+ (* 32 |k/32%4|) |k%32| (* 128 |k/128|)))))
(declare-const |e.7| Int) ; (e.3*256 + e.2 + e.5*8 + e.4*1024)%8
; (e.3*256 + e.2 + e.5*8 + e.4*1024)%8 = n
(push 1)
(assert (= |e.7| (- (+ (* |e.3| 256) |e.2| (* |e.5| 8) (* |e.4| 1024)) (* 8 |e.6|))))
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
