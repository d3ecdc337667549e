; spec     specs/instructions/wgmma_accumulator.toml
; claim    sparse_once: atom SM90_64x128x32_F32F16F16_SS_SPARSE C bijective_onto
; says     C of SM90_64x128x32_F32F16F16_SS_SPARSE is a bijection onto m < 64 x n < 128
; verdict  proved: explicit inverse
; checks   45, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of C of SM90_64x128x32_F32F16F16_SS_SPARSE
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
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
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 32) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 32) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 16) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 16) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.4| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%64 = lane/4%8 + 16*(lane/32) + 8*(v/2%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/2%2|))))
; m = ((lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512)%64 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 64))))
(check-sat)
(pop 1)
; n = ((lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512)/64 is in range
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 128))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; e.3/2
; e.3/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.5| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.5| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = v/4
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |v/4|)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = lane%4
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane%4|))
(declare-const |e.8| Int) ; e.4/8
; e.4/8 = 2*(lane/32) + v/2%2
(push 1)
(assert (= |e.8| (div |e.4| 8)))
(assert (not (and (<= 0 |e.4|) (= |e.8| (+ (* 2 |lane/32|) |v/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.8| (+ (* 2 |lane/32|) |v/2%2|))))
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
; lane = (n/2)%4 + 4*(m%8) + 32*(m/16) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 4 |e.9|) (* 32 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; e.3%2
; e.3%2 = v%2
(push 1)
(assert (= |e.11| (- |e.3| (* 2 |e.5|))))
(assert (not (= |e.11| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v%2|))
(declare-const |e.12| Int) ; e.8/2
; e.8/2 = lane/32
(push 1)
(assert (= |e.12| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.12| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.12| |lane/32|)))
(declare-const |e.13| Int) ; e.8%2
; e.8%2 = v/2%2
(push 1)
(assert (= |e.13| (- |e.8| (* 2 |e.12|))))
(assert (not (= |e.13| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/2%2|))
(declare-const |e.14| Int) ; e.3/8
; e.3/8 = v/4
(push 1)
(assert (= |e.14| (div |e.3| 8)))
(assert (not (and (<= 0 |e.3|) (= |e.14| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.14| |v/4|)))
; v = n%2 + 2*((m/8)%2) + 4*(n/8) is recovered
(push 1)
(assert (not (= (+ |e.11| (* 2 |e.13|) (* 4 |e.14|)) v)))
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
(declare-const n Int)
(assert (and (<= 0 n) (< n 128)))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 64) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 64) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 16) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 16) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
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
; lane = (n/2)%4 + 4*(m%8) + 32*(m/16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|))) (< (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; n/8
; n/8 = n/8
(push 1)
(assert (= |e.2| (div n 8)))
(assert (not (and (<= 0 n) (= |e.2| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.2| |n/8|)))
; v = n%2 + 2*((m/8)%2) + 4*(n/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|))) (< (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (n/2%4 + 4*(m%8) + 32*e.1)/4
; (n/2%4 + 4*(m%8) + 32*e.1)/4 = m%8 + 8*(m/16)
(push 1)
(assert (= |e.3| (div (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.3| (+ |m%8| (* 8 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.3| (+ |m%8| (* 8 |m/16|)))))
(declare-const |e.4| Int) ; (n/2%4 + 4*(m%8) + 32*e.1)%4
; (n/2%4 + 4*(m%8) + 32*e.1)%4 = n/2%4
(push 1)
(assert (= |e.4| (- (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|)) (* 4 |e.3|))))
(assert (not (= |e.4| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |n/2%4|))
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
(declare-const |e.7| Int) ; (n/2%4 + 4*(m%8) + 32*e.1)/32
; (n/2%4 + 4*(m%8) + 32*e.1)/32 = m/16
(push 1)
(assert (= |e.7| (div (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|)) 32)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.7| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|) (* 32 |e.1|))) (= |e.7| |m/16|)))
(declare-const |e.8| Int) ; (n%2 + 2*(m/8%2) + 4*e.2)/2
; (n%2 + 2*(m/8%2) + 4*e.2)/2 = m/8%2 + 2*(n/8)
(push 1)
(assert (= |e.8| (div (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|))) (= |e.8| (+ |m/8%2| (* 2 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|))) (= |e.8| (+ |m/8%2| (* 2 |n/8|)))))
(declare-const |e.9| Int) ; (n%2 + 2*(m/8%2) + 4*e.2)%2
; (n%2 + 2*(m/8%2) + 4*e.2)%2 = n%2
(push 1)
(assert (= |e.9| (- (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|)) (* 2 |e.8|))))
(assert (not (= |e.9| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |n%2|))
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = n/8
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| |n/8|)))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = m/8%2
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| |m/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m/8%2|))
(declare-const |e.12| Int) ; (n%2 + 2*(m/8%2) + 4*e.2)/4
; (n%2 + 2*(m/8%2) + 4*e.2)/4 = n/8
(push 1)
(assert (= |e.12| (div (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|))) (= |e.12| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|) (* 4 |e.2|))) (= |e.12| |n/8|)))
(declare-const |e.13| Int) ; (e.4*128 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*512)/64
; (e.4*128 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*512)/64 = 2*(n/2%4) + n%2 + 8*(n/8)
(push 1)
(assert (= |e.13| (div (+ (* |e.4| 128) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 512)) 64)))
(assert (not (and (<= 0 (+ (* |e.4| 128) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 512))) (= |e.13| (+ (* 2 |n/2%4|) |n%2| (* 8 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.4| 128) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 512))) (= |e.13| (+ (* 2 |n/2%4|) |n%2| (* 8 |n/8|)))))
(declare-const |e.14| Int) ; (e.4*128 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*512)%64
; (e.4*128 + e.6 + e.7*16 + e.9*64 + e.11*8 + e.12*512)%64 = m%8 + 16*(m/16) + 8*(m/8%2)
(push 1)
(assert (= |e.14| (- (+ (* |e.4| 128) |e.6| (* |e.7| 16) (* |e.9| 64) (* |e.11| 8) (* |e.12| 512)) (* 64 |e.13|))))
(assert (not (= |e.14| (+ |m%8| (* 16 |m/16|) (* 8 |m/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.14| (+ |m%8| (* 16 |m/16|) (* 8 |m/8%2|))))
; the owner found maps to m
(push 1)
(assert (not (= |e.14| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= |e.13| n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
