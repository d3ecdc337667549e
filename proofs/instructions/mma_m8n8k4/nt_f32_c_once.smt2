; spec     specs/instructions/mma_m8n8k4.toml
; claim    nt_f32_c_once: atom SM70_8x8x4_F32F16F16F32_NT C bijective_onto
; says     C of SM70_8x8x4_F32F16F16F32_NT is a bijection onto m < 8 x n < 8
; verdict  proved: explicit inverse; 64 points enumerated as well
; checks   45, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 8) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of C of SM70_8x8x4_F32F16F16F32_NT
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 8)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 4) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 4) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 2) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 2) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
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
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)/8
; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)/8 = 2*(lane/2%2) + v%2 + 4*(v/4)
(push 1)
(assert (= |e.3| (div (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32)) 8)))
(assert (not (and (<= 0 (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32))) (= |e.3| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32))) (= |e.3| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|)))))
(declare-const |e.4| Int) ; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)%8
; (lane%2 + lane/2%2*16 + e.1*4 + v%2*8 + v/2%2*2 + e.2*32)%8 = lane%2 + 4*(lane/4) + 2*(v/2%2)
(push 1)
(assert (= |e.4| (- (+ |lane%2| (* |lane/2%2| 16) (* |e.1| 4) (* |v%2| 8) (* |v/2%2| 2) (* |e.2| 32)) (* 8 |e.3|))))
(assert (not (= |e.4| (+ |lane%2| (* 4 |lane/4|) (* 2 |v/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane%2| (* 4 |lane/4|) (* 2 |v/2%2|))))
; m = (lane%2 + ((lane/2)%2)*16 + (lane/4)*4 + (v%2)*8 + ((v/2)%2)*2 + (v/4)*32)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 8))))
(check-sat)
(pop 1)
; n = (lane%2 + ((lane/2)%2)*16 + (lane/4)*4 + (v%2)*8 + ((v/2)%2)*2 + (v/4)*32)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 8))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = 2*(lane/4) + v/2%2
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |lane/4|) |v/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |lane/4|) |v/2%2|))))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = lane%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |lane%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane%2|))
(declare-const |e.7| Int) ; e.3/2
; e.3/2 = lane/2%2 + 2*(v/4)
(push 1)
(assert (= |e.7| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.7| (+ |lane/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.7| (+ |lane/2%2| (* 2 |v/4|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = v/4
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |v/4|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = lane/2%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |lane/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |lane/2%2|))
(declare-const |e.10| Int) ; e.4/4
; e.4/4 = lane/4
(push 1)
(assert (= |e.10| (div |e.4| 4)))
(assert (not (and (<= 0 |e.4|) (= |e.10| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.10| |lane/4|)))
; lane = m%2 + 2*((n/2)%2) + 4*(m/4) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.9|) (* 4 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; e.3%2
; e.3%2 = v%2
(push 1)
(assert (= |e.11| (- |e.3| (* 2 |e.7|))))
(assert (not (= |e.11| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v%2|))
(declare-const |e.12| Int) ; e.5/2
; e.5/2 = lane/4
(push 1)
(assert (= |e.12| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.12| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.12| |lane/4|)))
(declare-const |e.13| Int) ; e.5%2
; e.5%2 = v/2%2
(push 1)
(assert (= |e.13| (- |e.5| (* 2 |e.12|))))
(assert (not (= |e.13| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v/2%2|))
(declare-const |e.14| Int) ; e.3/4
; e.3/4 = v/4
(push 1)
(assert (= |e.14| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.14| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.14| |v/4|)))
; v = n%2 + 2*((m/2)%2) + 4*(n/4) is recovered
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
(assert (and (<= 0 m) (< m 8)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 8)))
(declare-const |m%2| Int)
(declare-const |m/2| Int)
; m is written as digits of radix 2
(push 1)
(assert (= |m%2| (mod m 2)))
(assert (= |m/2| (div m 2)))
(assert (not (and (<= 0 |m%2|) (< |m%2| 2) (<= 0 |m/2|) (< |m/2| 4) (= m (+ |m%2| (* 2 |m/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%2|) (< |m%2| 2) (<= 0 |m/2|) (< |m/2| 4) (= m (+ |m%2| (* 2 |m/2|)))))
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
(declare-const |n/2%2| Int)
(declare-const |n/4| Int)
; n/2 is written as digits of radix 2
(push 1)
(assert (= |n/2%2| (mod |n/2| 2)))
(assert (= |n/4| (div |n/2| 2)))
(assert (not (and (<= 0 |n/2%2|) (< |n/2%2| 2) (<= 0 |n/4|) (< |n/4| 2) (= |n/2| (+ |n/2%2| (* 2 |n/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%2|) (< |n/2%2| 2) (<= 0 |n/4|) (< |n/4| 2) (= |n/2| (+ |n/2%2| (* 2 |n/4|)))))
(declare-const |m/2%2| Int)
(declare-const |m/4| Int)
; m/2 is written as digits of radix 2
(push 1)
(assert (= |m/2%2| (mod |m/2| 2)))
(assert (= |m/4| (div |m/2| 2)))
(assert (not (and (<= 0 |m/2%2|) (< |m/2%2| 2) (<= 0 |m/4|) (< |m/4| 2) (= |m/2| (+ |m/2%2| (* 2 |m/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/2%2|) (< |m/2%2| 2) (<= 0 |m/4|) (< |m/4| 2) (= |m/2| (+ |m/2%2| (* 2 |m/4|)))))
(declare-const |e.1| Int) ; m/4
; m/4 = m/4
(push 1)
(assert (= |e.1| (div m 4)))
(assert (not (and (<= 0 m) (= |e.1| |m/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/4|)))
; lane = m%2 + 2*((n/2)%2) + 4*(m/4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|))) (< (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; n/4
; n/4 = n/4
(push 1)
(assert (= |e.2| (div n 4)))
(assert (not (and (<= 0 n) (= |e.2| |n/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.2| |n/4|)))
; v = n%2 + 2*((m/2)%2) + 4*(n/4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|))) (< (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (m%2 + 2*(n/2%2) + 4*e.1)/2
; (m%2 + 2*(n/2%2) + 4*e.1)/2 = n/2%2 + 2*(m/4)
(push 1)
(assert (= |e.3| (div (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|))) (= |e.3| (+ |n/2%2| (* 2 |m/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|))) (= |e.3| (+ |n/2%2| (* 2 |m/4|)))))
(declare-const |e.4| Int) ; (m%2 + 2*(n/2%2) + 4*e.1)%2
; (m%2 + 2*(n/2%2) + 4*e.1)%2 = m%2
(push 1)
(assert (= |e.4| (- (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|)) (* 2 |e.3|))))
(assert (not (= |e.4| |m%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |m%2|))
(declare-const |e.5| Int) ; e.3/2
; e.3/2 = m/4
(push 1)
(assert (= |e.5| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.5| |m/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| |m/4|)))
(declare-const |e.6| Int) ; e.3%2
; e.3%2 = n/2%2
(push 1)
(assert (= |e.6| (- |e.3| (* 2 |e.5|))))
(assert (not (= |e.6| |n/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |n/2%2|))
(declare-const |e.7| Int) ; (m%2 + 2*(n/2%2) + 4*e.1)/4
; (m%2 + 2*(n/2%2) + 4*e.1)/4 = m/4
(push 1)
(assert (= |e.7| (div (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|))) (= |e.7| |m/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%2| (* 2 |n/2%2|) (* 4 |e.1|))) (= |e.7| |m/4|)))
(declare-const |e.8| Int) ; (n%2 + 2*(m/2%2) + 4*e.2)/2
; (n%2 + 2*(m/2%2) + 4*e.2)/2 = m/2%2 + 2*(n/4)
(push 1)
(assert (= |e.8| (div (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|))) (= |e.8| (+ |m/2%2| (* 2 |n/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|))) (= |e.8| (+ |m/2%2| (* 2 |n/4|)))))
(declare-const |e.9| Int) ; (n%2 + 2*(m/2%2) + 4*e.2)%2
; (n%2 + 2*(m/2%2) + 4*e.2)%2 = n%2
(push 1)
(assert (= |e.9| (- (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|)) (* 2 |e.8|))))
(assert (not (= |e.9| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |n%2|))
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = n/4
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| |n/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| |n/4|)))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = m/2%2
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| |m/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m/2%2|))
(declare-const |e.12| Int) ; (n%2 + 2*(m/2%2) + 4*e.2)/4
; (n%2 + 2*(m/2%2) + 4*e.2)/4 = n/4
(push 1)
(assert (= |e.12| (div (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|))) (= |e.12| |n/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/2%2|) (* 4 |e.2|))) (= |e.12| |n/4|)))
(declare-const |e.13| Int) ; (e.4 + e.6*16 + e.7*4 + e.9*8 + e.11*2 + e.12*32)/8
; (e.4 + e.6*16 + e.7*4 + e.9*8 + e.11*2 + e.12*32)/8 = 2*(n/2%2) + n%2 + 4*(n/4)
(push 1)
(assert (= |e.13| (div (+ |e.4| (* |e.6| 16) (* |e.7| 4) (* |e.9| 8) (* |e.11| 2) (* |e.12| 32)) 8)))
(assert (not (and (<= 0 (+ |e.4| (* |e.6| 16) (* |e.7| 4) (* |e.9| 8) (* |e.11| 2) (* |e.12| 32))) (= |e.13| (+ (* 2 |n/2%2|) |n%2| (* 4 |n/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.4| (* |e.6| 16) (* |e.7| 4) (* |e.9| 8) (* |e.11| 2) (* |e.12| 32))) (= |e.13| (+ (* 2 |n/2%2|) |n%2| (* 4 |n/4|)))))
(declare-const |e.14| Int) ; (e.4 + e.6*16 + e.7*4 + e.9*8 + e.11*2 + e.12*32)%8
; (e.4 + e.6*16 + e.7*4 + e.9*8 + e.11*2 + e.12*32)%8 = m%2 + 4*(m/4) + 2*(m/2%2)
(push 1)
(assert (= |e.14| (- (+ |e.4| (* |e.6| 16) (* |e.7| 4) (* |e.9| 8) (* |e.11| 2) (* |e.12| 32)) (* 8 |e.13|))))
(assert (not (= |e.14| (+ |m%2| (* 4 |m/4|) (* 2 |m/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.14| (+ |m%2| (* 4 |m/4|) (* 2 |m/2%2|))))
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
