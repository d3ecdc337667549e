; spec     specs/instructions/wgmma_sparse.toml
; claim    k64_e4m3_e_once: atom SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE E bijective_onto
; says     E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE is a bijection onto m < 64 x k < 64
; verdict  proved: explicit inverse; 4096 points enumerated as well
; checks   39, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 32))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 64) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 64) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 32) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 32) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
(declare-const |lane/4%8| Int)
(declare-const |lane/32| Int)
; lane/4 is written as digits of radix 8
(push 1)
(assert (= |lane/4%8| (mod |lane/4| 8)))
(assert (= |lane/32| (div |lane/4| 8)))
(assert (not (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|)))))
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = lane/32
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |lane/32|)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = lane/4%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/4%8|))
(declare-const |e.4| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.4| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.4| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.4| |lane/32|)))
(declare-const |e.5| Int) ; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)/64
; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)/64 = 32*(lane/2%2) + v
(push 1)
(assert (= |e.5| (div (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64)) 64)))
(assert (not (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64))) (= |e.5| (+ (* 32 |lane/2%2|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64))) (= |e.5| (+ (* 32 |lane/2%2|) v))))
(declare-const |e.6| Int) ; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)%64
; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)%64 = 8*(lane%2) + lane/4%8 + 16*(lane/32)
(push 1)
(assert (= |e.6| (- (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64)) (* 64 |e.5|))))
(assert (not (= |e.6| (+ (* 8 |lane%2|) |lane/4%8| (* 16 |lane/32|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ (* 8 |lane%2|) |lane/4%8| (* 16 |lane/32|))))
; m = ((lane%2)*8 + ((lane/2)%2)*2048 + (lane/4)%8 + (lane/32)*16 + v*64)%64 is in range
(push 1)
(assert (not (and (<= 0 |e.6|) (< |e.6| 64))))
(check-sat)
(pop 1)
; k = ((lane%2)*8 + ((lane/2)%2)*2048 + (lane/4)%8 + (lane/32)*16 + v*64)/64 is in range
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 64))))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; e.6/8
; e.6/8 = lane%2 + 2*(lane/32)
(push 1)
(assert (= |e.7| (div |e.6| 8)))
(assert (not (and (<= 0 |e.6|) (= |e.7| (+ |lane%2| (* 2 |lane/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| (+ |lane%2| (* 2 |lane/32|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = lane/32
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |lane/32|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = lane%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |lane%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |lane%2|))
(declare-const |e.10| Int) ; e.5/32
; e.5/32 = lane/2%2
(push 1)
(assert (= |e.10| (div |e.5| 32)))
(assert (not (and (<= 0 |e.5|) (= |e.10| |lane/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| |lane/2%2|)))
(declare-const |e.11| Int) ; e.6%8
; e.6%8 = lane/4%8
(push 1)
(assert (= |e.11| (- |e.6| (* 8 |e.7|))))
(assert (not (= |e.11| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.11| |lane/4%8|))
(declare-const |e.12| Int) ; e.6/16
; e.6/16 = lane/32
(push 1)
(assert (= |e.12| (div |e.6| 16)))
(assert (not (and (<= 0 |e.6|) (= |e.12| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.12| |lane/32|)))
; lane = (m/8)%2 + 2*(k/32) + 4*(m%8) + 32*(m/16) is recovered
(push 1)
(assert (not (= (+ |e.9| (* 2 |e.10|) (* 4 |e.11|) (* 32 |e.12|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; e.5%32
; e.5%32 = v
(push 1)
(assert (= |e.13| (- |e.5| (* 32 |e.10|))))
(assert (not (= |e.13| v)))
(check-sat)
(pop 1)
(assert (= |e.13| v))
; v = k%32 is recovered
(push 1)
(assert (not (= |e.13| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 8) (= m (+ |m%8| (* 8 |m/8|)))))
(declare-const |m/8%2| Int)
(declare-const |m/16| Int)
; m/8 is written as digits of radix 2
(push 1)
(assert (= |m/8%2| (mod |m/8| 2)))
(assert (= |m/16| (div |m/8| 2)))
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 4) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 4) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
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
(declare-const |e.1| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/16|)))
; lane = (m/8)%2 + 2*(k/32) + 4*(m%8) + 32*(m/16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (< (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|)) 128))))
(check-sat)
(pop 1)
; v = k%32 is a legal input
(push 1)
(assert (not (and (<= 0 |k%32|) (< |k%32| 32))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/2
; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/2 = k/32 + 2*(m%8) + 16*(m/16)
(push 1)
(assert (= |e.2| (div (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.2| (+ |k/32| (* 2 |m%8|) (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.2| (+ |k/32| (* 2 |m%8|) (* 16 |m/16|)))))
(declare-const |e.3| Int) ; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)%2
; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)%2 = m/8%2
(push 1)
(assert (= |e.3| (- (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|)) (* 2 |e.2|))))
(assert (not (= |e.3| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m/8%2|))
(declare-const |e.4| Int) ; e.2/2
; e.2/2 = m%8 + 8*(m/16)
(push 1)
(assert (= |e.4| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.4| (+ |m%8| (* 8 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| (+ |m%8| (* 8 |m/16|)))))
(declare-const |e.5| Int) ; e.2%2
; e.2%2 = k/32
(push 1)
(assert (= |e.5| (- |e.2| (* 2 |e.4|))))
(assert (not (= |e.5| |k/32|)))
(check-sat)
(pop 1)
(assert (= |e.5| |k/32|))
(declare-const |e.6| Int) ; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/4
; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/4 = m%8 + 8*(m/16)
(push 1)
(assert (= |e.6| (div (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.6| (+ |m%8| (* 8 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.6| (+ |m%8| (* 8 |m/16|)))))
(declare-const |e.7| Int) ; e.6/8
; e.6/8 = m/16
(push 1)
(assert (= |e.7| (div |e.6| 8)))
(assert (not (and (<= 0 |e.6|) (= |e.7| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| |m/16|)))
(declare-const |e.8| Int) ; e.6%8
; e.6%8 = m%8
(push 1)
(assert (= |e.8| (- |e.6| (* 8 |e.7|))))
(assert (not (= |e.8| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.8| |m%8|))
(declare-const |e.9| Int) ; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/32
; (m/8%2 + 2*(k/32) + 4*(m%8) + 32*e.1)/32 = m/16
(push 1)
(assert (= |e.9| (div (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|)) 32)))
(assert (not (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.9| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m/8%2| (* 2 |k/32|) (* 4 |m%8|) (* 32 |e.1|))) (= |e.9| |m/16|)))
(declare-const |e.10| Int) ; (e.3*8 + e.5*2048 + e.8 + e.9*16 + k%32*64)/64
; (e.3*8 + e.5*2048 + e.8 + e.9*16 + k%32*64)/64 = 32*(k/32) + k%32
(push 1)
(assert (= |e.10| (div (+ (* |e.3| 8) (* |e.5| 2048) |e.8| (* |e.9| 16) (* |k%32| 64)) 64)))
(assert (not (and (<= 0 (+ (* |e.3| 8) (* |e.5| 2048) |e.8| (* |e.9| 16) (* |k%32| 64))) (= |e.10| (+ (* 32 |k/32|) |k%32|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.3| 8) (* |e.5| 2048) |e.8| (* |e.9| 16) (* |k%32| 64))) (= |e.10| (+ (* 32 |k/32|) |k%32|))))
(declare-const |e.11| Int) ; (e.3*8 + e.5*2048 + e.8 + e.9*16 + k%32*64)%64
; (e.3*8 + e.5*2048 + e.8 + e.9*16 + k%32*64)%64 = 8*(m/8%2) + m%8 + 16*(m/16)
(push 1)
(assert (= |e.11| (- (+ (* |e.3| 8) (* |e.5| 2048) |e.8| (* |e.9| 16) (* |k%32| 64)) (* 64 |e.10|))))
(assert (not (= |e.11| (+ (* 8 |m/8%2|) |m%8| (* 16 |m/16|)))))
(check-sat)
(pop 1)
(assert (= |e.11| (+ (* 8 |m/8%2|) |m%8| (* 16 |m/16|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.11| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.10| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
