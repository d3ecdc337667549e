; spec     specs/instructions/wgmma_sparse.toml
; claim    k64_e4m3_a_once: atom SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE A bijective_onto
; says     A of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE is a bijection onto m < 64 x k < 64
; verdict  proved: explicit inverse; 4096 points enumerated as well
; checks   45, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of A of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32)))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|)))))
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
(declare-const |e.1| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.1| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/32|)))
(declare-const |v%8| Int)
(declare-const |v/8| Int)
; v is written as digits of radix 8
(push 1)
(assert (= |v%8| (mod v 8)))
(assert (= |v/8| (div v 8)))
(assert (not (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 4) (= v (+ |v%8| (* 8 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%8|) (< |v%8| 8) (<= 0 |v/8|) (< |v/8| 4) (= v (+ |v%8| (* 8 |v/8|)))))
(declare-const |v/8%2| Int)
(declare-const |v/16| Int)
; v/8 is written as digits of radix 2
(push 1)
(assert (= |v/8%2| (mod |v/8| 2)))
(assert (= |v/16| (div |v/8| 2)))
(assert (not (and (<= 0 |v/8%2|) (< |v/8%2| 2) (<= 0 |v/16|) (< |v/16| 2) (= |v/8| (+ |v/8%2| (* 2 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/8%2|) (< |v/8%2| 2) (<= 0 |v/16|) (< |v/16| 2) (= |v/8| (+ |v/8%2| (* 2 |v/16|)))))
(declare-const |e.2| Int) ; v/16
; v/16 = v/16
(push 1)
(assert (= |e.2| (div v 16)))
(assert (not (and (<= 0 v) (= |e.2| |v/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/16|)))
(declare-const |e.3| Int) ; (lane%4*512 + lane/4%8 + e.1*16 + v%8*64 + v/8%2*8 + e.2*2048)/64
; (lane%4*512 + lane/4%8 + e.1*16 + v%8*64 + v/8%2*8 + e.2*2048)/64 = 8*(lane%4) + v%8 + 32*(v/16)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 512) |lane/4%8| (* |e.1| 16) (* |v%8| 64) (* |v/8%2| 8) (* |e.2| 2048)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 512) |lane/4%8| (* |e.1| 16) (* |v%8| 64) (* |v/8%2| 8) (* |e.2| 2048))) (= |e.3| (+ (* 8 |lane%4|) |v%8| (* 32 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 512) |lane/4%8| (* |e.1| 16) (* |v%8| 64) (* |v/8%2| 8) (* |e.2| 2048))) (= |e.3| (+ (* 8 |lane%4|) |v%8| (* 32 |v/16|)))))
(declare-const |e.4| Int) ; (lane%4*512 + lane/4%8 + e.1*16 + v%8*64 + v/8%2*8 + e.2*2048)%64
; (lane%4*512 + lane/4%8 + e.1*16 + v%8*64 + v/8%2*8 + e.2*2048)%64 = lane/4%8 + 16*(lane/32) + 8*(v/8%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 512) |lane/4%8| (* |e.1| 16) (* |v%8| 64) (* |v/8%2| 8) (* |e.2| 2048)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/8%2|))))
; m = ((lane%4)*512 + (lane/4)%8 + (lane/32)*16 + (v%8)*64 + ((v/8)%2)*8 + (v/16)*2048)%64 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 64))))
(check-sat)
(pop 1)
; k = ((lane%4)*512 + (lane/4)%8 + (lane/32)*16 + (v%8)*64 + ((v/8)%2)*8 + (v/16)*2048)/64 is in range
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 64))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; e.3/8
; e.3/8 = lane%4 + 4*(v/16)
(push 1)
(assert (= |e.5| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.5| (+ |lane%4| (* 4 |v/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| (+ |lane%4| (* 4 |v/16|)))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = v/16
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |v/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |v/16|)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = lane%4
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane%4|))
(declare-const |e.8| Int) ; e.4/8
; e.4/8 = 2*(lane/32) + v/8%2
(push 1)
(assert (= |e.8| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.8| (+ (* 2 |lane/32|) |v/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.8| (+ (* 2 |lane/32|) |v/8%2|))))
(declare-const |e.9| Int) ; e.4%8
; e.4%8 = lane/4%8
(push 1)
(assert (= |e.9| (- |e.4| (* 8 |e.8|))))
(assert (not (= |e.9| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.9| |lane/4%8|))
(declare-const |e.10| Int) ; e.4/16
; e.4/16 = lane/32
(push 1)
(assert (= |e.10| (div |e.4| 16)))
(assert (not (and (<= 0 |e.4|) (= |e.10| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.10| |lane/32|)))
; lane = (k/8)%4 + 4*(m%8) + 32*(m/16) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 4 |e.9|) (* 32 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; e.3%8
; e.3%8 = v%8
(push 1)
(assert (= |e.11| (- |e.3| (* 8 |e.5|))))
(assert (not (= |e.11| |v%8|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v%8|))
(declare-const |e.12| Int) ; e.8/2
; e.8/2 = lane/32
(push 1)
(assert (= |e.12| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.12| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.12| |lane/32|)))
(declare-const |e.13| Int) ; e.8%2
; e.8%2 = v/8%2
(push 1)
(assert (= |e.13| (- |e.8| (* 2 |e.12|))))
(assert (not (= |e.13| |v/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/8%2|))
(declare-const |e.14| Int) ; e.3/32
; e.3/32 = v/16
(push 1)
(assert (= |e.14| (div |e.3| 32)))
(assert (not (and (<= 0 |e.3|) (= |e.14| |v/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.14| |v/16|)))
; v = k%8 + 8*((m/8)%2) + 16*(k/32) is recovered
(push 1)
(assert (not (= (+ |e.11| (* 8 |e.13|) (* 16 |e.14|)) v)))
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
(declare-const |k%8| Int)
(declare-const |k/8| Int)
; k is written as digits of radix 8
(push 1)
(assert (= |k%8| (mod k 8)))
(assert (= |k/8| (div k 8)))
(assert (not (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 8) (= k (+ |k%8| (* 8 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%8|) (< |k%8| 8) (<= 0 |k/8|) (< |k/8| 8) (= k (+ |k%8| (* 8 |k/8|)))))
(declare-const |k/8%4| Int)
(declare-const |k/32| Int)
; k/8 is written as digits of radix 4
(push 1)
(assert (= |k/8%4| (mod |k/8| 4)))
(assert (= |k/32| (div |k/8| 4)))
(assert (not (and (<= 0 |k/8%4|) (< |k/8%4| 4) (<= 0 |k/32|) (< |k/32| 2) (= |k/8| (+ |k/8%4| (* 4 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/8%4|) (< |k/8%4| 4) (<= 0 |k/32|) (< |k/32| 2) (= |k/8| (+ |k/8%4| (* 4 |k/32|)))))
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
(declare-const |e.1| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/16|)))
; lane = (k/8)%4 + 4*(m%8) + 32*(m/16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|))) (< (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; k/32
; k/32 = k/32
(push 1)
(assert (= |e.2| (div k 32)))
(assert (not (and (<= 0 k) (= |e.2| |k/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.2| |k/32|)))
; v = k%8 + 8*((m/8)%2) + 16*(k/32) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|))) (< (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (k/8%4 + 4*(m%8) + 32*e.1)/4
; (k/8%4 + 4*(m%8) + 32*e.1)/4 = m%8 + 8*(m/16)
(push 1)
(assert (= |e.3| (div (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.3| (+ |m%8| (* 8 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.3| (+ |m%8| (* 8 |m/16|)))))
(declare-const |e.4| Int) ; (k/8%4 + 4*(m%8) + 32*e.1)%4
; (k/8%4 + 4*(m%8) + 32*e.1)%4 = k/8%4
(push 1)
(assert (= |e.4| (- (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|)) (* 4 |e.3|))))
(assert (not (= |e.4| |k/8%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |k/8%4|))
(declare-const |e.5| Int) ; e.3/8
; e.3/8 = m/16
(push 1)
(assert (= |e.5| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.5| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| |m/16|)))
(declare-const |e.6| Int) ; e.3%8
; e.3%8 = m%8
(push 1)
(assert (= |e.6| (- |e.3| (* 8 |e.5|))))
(assert (not (= |e.6| |m%8|)))
(check-sat)
(pop 1)
(assert (= |e.6| |m%8|))
(declare-const |e.7| Int) ; (k/8%4 + 4*(m%8) + 32*e.1)/32
; (k/8%4 + 4*(m%8) + 32*e.1)/32 = m/16
(push 1)
(assert (= |e.7| (div (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|)) 32)))
(assert (not (and (<= 0 (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.7| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/8%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.7| |m/16|)))
(declare-const |e.8| Int) ; (k%8 + 8*(m/8%2) + 16*e.2)/8
; (k%8 + 8*(m/8%2) + 16*e.2)/8 = m/8%2 + 2*(k/32)
(push 1)
(assert (= |e.8| (div (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|)) 8)))
(assert (not (and (<= 0 (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|))) (= |e.8| (+ |m/8%2| (* 2 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|))) (= |e.8| (+ |m/8%2| (* 2 |k/32|)))))
(declare-const |e.9| Int) ; (k%8 + 8*(m/8%2) + 16*e.2)%8
; (k%8 + 8*(m/8%2) + 16*e.2)%8 = k%8
(push 1)
(assert (= |e.9| (- (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|)) (* 8 |e.8|))))
(assert (not (= |e.9| |k%8|)))
(check-sat)
(pop 1)
(assert (= |e.9| |k%8|))
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = k/32
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| |k/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| |k/32|)))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = m/8%2
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m/8%2|))
(declare-const |e.12| Int) ; (k%8 + 8*(m/8%2) + 16*e.2)/16
; (k%8 + 8*(m/8%2) + 16*e.2)/16 = k/32
(push 1)
(assert (= |e.12| (div (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|)) 16)))
(assert (not (and (<= 0 (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|))) (= |e.12| |k/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%8| (* 8 |m/8%2|) (* 16 |e.2|))) (= |e.12| |k/32|)))
(declare-const |e.13| Int) ; (e.4*512 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*2048)/64
; (e.4*512 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*2048)/64 = 8*(k/8%4) + k%8 + 32*(k/32)
(push 1)
(assert (= |e.13| (div (+ (* |e.4| 512) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 2048)) 64)))
(assert (not (and (<= 0 (+ (* |e.4| 512) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 2048))) (= |e.13| (+ (* 8 |k/8%4|) |k%8| (* 32 |k/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.4| 512) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 2048))) (= |e.13| (+ (* 8 |k/8%4|) |k%8| (* 32 |k/32|)))))
(declare-const |e.14| Int) ; (e.4*512 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*2048)%64
; (e.4*512 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*2048)%64 = m%8 + 16*(m/16) + 8*(m/8%2)
(push 1)
(assert (= |e.14| (- (+ (* |e.4| 512) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 2048)) (* 64 |e.13|))))
(assert (not (= |e.14| (+ |m%8| (* 16 |m/16|) (* 8 |m/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.14| (+ |m%8| (* 16 |m/16|) (* 8 |m/8%2|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.14| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.13| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
