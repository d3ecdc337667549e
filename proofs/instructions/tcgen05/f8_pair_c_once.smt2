; spec     specs/instructions/tcgen05.toml
; claim    f8_pair_c_once: atom SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> C bijective_onto
; says     C of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> is a bijection onto m < 128 x n < 96
; verdict  proved: explicit inverse
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 6144))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of C of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 6144)))
(declare-const |v%64| Int)
(declare-const |v/64| Int)
; v is written as digits of radix 64
(push 1)
(assert (= |v%64| (mod v 64)))
(assert (= |v/64| (div v 64)))
(assert (not (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 96) (= v (+ |v%64| (* 64 |v/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%64|) (< |v%64| 64) (<= 0 |v/64|) (< |v/64| 96) (= v (+ |v%64| (* 64 |v/64|)))))
(declare-const |e.1| Int) ; (lane*64 + v%64 + v/64*128)/128
; (lane*64 + v%64 + v/64*128)/128 = v/64
(push 1)
(assert (= |e.1| (div (+ (* lane 64) |v%64| (* |v/64| 128)) 128)))
(assert (not (and (<= 0 (+ (* lane 64) |v%64| (* |v/64| 128))) (= |e.1| |v/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 64) |v%64| (* |v/64| 128))) (= |e.1| |v/64|)))
(declare-const |e.2| Int) ; (lane*64 + v%64 + v/64*128)%128
; (lane*64 + v%64 + v/64*128)%128 = 64*lane + v%64
(push 1)
(assert (= |e.2| (- (+ (* lane 64) |v%64| (* |v/64| 128)) (* 128 |e.1|))))
(assert (not (= |e.2| (+ (* 64 lane) |v%64|))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 64 lane) |v%64|)))
; m = (lane*64 + v%64 + (v/64)*128)%128 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 128))))
(check-sat)
(pop 1)
; n = (lane*64 + v%64 + (v/64)*128)/128 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 96))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.2/64
; e.2/64 = lane
(push 1)
(assert (= |e.3| (div |e.2| 64)))
(assert (not (and (<= 0 |e.2|) (= |e.3| lane))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| lane)))
; lane = m/64 is recovered
(push 1)
(assert (not (= |e.3| lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.2%64
; e.2%64 = v%64
(push 1)
(assert (= |e.4| (- |e.2| (* 64 |e.3|))))
(assert (not (= |e.4| |v%64|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%64|))
; v = m%64 + 64*n is recovered
(push 1)
(assert (not (= (+ |e.4| (* 64 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 96)))
(declare-const |m%64| Int)
(declare-const |m/64| Int)
; m is written as digits of radix 64
(push 1)
(assert (= |m%64| (mod m 64)))
(assert (= |m/64| (div m 64)))
(assert (not (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (< |m/64| 2) (= m (+ |m%64| (* 64 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%64|) (< |m%64| 64) (<= 0 |m/64|) (< |m/64| 2) (= m (+ |m%64| (* 64 |m/64|)))))
; lane = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |m/64|) (< |m/64| 2))))
(check-sat)
(pop 1)
; v = m%64 + 64*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m%64| (* 64 n))) (< (+ |m%64| (* 64 n)) 6144))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m%64 + 64*n)/64
; (m%64 + 64*n)/64 = n
(push 1)
(assert (= |e.1| (div (+ |m%64| (* 64 n)) 64)))
(assert (not (and (<= 0 (+ |m%64| (* 64 n))) (= |e.1| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%64| (* 64 n))) (= |e.1| n)))
(declare-const |e.2| Int) ; (m%64 + 64*n)%64
; (m%64 + 64*n)%64 = m%64
(push 1)
(assert (= |e.2| (- (+ |m%64| (* 64 n)) (* 64 |e.1|))))
(assert (not (= |e.2| |m%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |m%64|))
(declare-const |e.3| Int) ; (m/64*64 + e.2 + e.1*128)/128
; (m/64*64 + e.2 + e.1*128)/128 = n
(push 1)
(assert (= |e.3| (div (+ (* |m/64| 64) |e.2| (* |e.1| 128)) 128)))
(assert (not (and (<= 0 (+ (* |m/64| 64) |e.2| (* |e.1| 128))) (= |e.3| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |m/64| 64) |e.2| (* |e.1| 128))) (= |e.3| n)))
(declare-const |e.4| Int) ; (m/64*64 + e.2 + e.1*128)%128
; (m/64*64 + e.2 + e.1*128)%128 = 64*(m/64) + m%64
(push 1)
(assert (= |e.4| (- (+ (* |m/64| 64) |e.2| (* |e.1| 128)) (* 128 |e.3|))))
(assert (not (= |e.4| (+ (* 64 |m/64|) |m%64|))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ (* 64 |m/64|) |m%64|)))
; the owner found maps to m
(push 1)
(assert (not (= |e.4| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= |e.3| n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
