; spec     specs/instructions/tcgen05.toml
; claim    ultra_pair_b_once: atom SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> B
;          bijective_onto
; says     B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32> is a bijection onto n
;          < 128 x k < 96
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
; from owners to elements: inputs of B of SM103_MXF4_ULTRA_2x1SM_SS_VS<e2m1_t,e2m1_t,float,M=256,N=128,K,K,sf=ue8m0_t,VS=32>
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
; n = (lane*64 + v%64 + (v/64)*128)%128 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 128))))
(check-sat)
(pop 1)
; k = (lane*64 + v%64 + (v/64)*128)/128 is in range
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
; lane = n/64 is recovered
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
; v = n%64 + 64*k is recovered
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
(declare-const n Int)
(assert (and (<= 0 n) (< n 128)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 96)))
(declare-const |n%64| Int)
(declare-const |n/64| Int)
; n is written as digits of radix 64
(push 1)
(assert (= |n%64| (mod n 64)))
(assert (= |n/64| (div n 64)))
(assert (not (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| 2) (= n (+ |n%64| (* 64 |n/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| 2) (= n (+ |n%64| (* 64 |n/64|)))))
; lane = n/64 is a legal input
(push 1)
(assert (not (and (<= 0 |n/64|) (< |n/64| 2))))
(check-sat)
(pop 1)
; v = n%64 + 64*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%64| (* 64 k))) (< (+ |n%64| (* 64 k)) 6144))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n%64 + 64*k)/64
; (n%64 + 64*k)/64 = k
(push 1)
(assert (= |e.1| (div (+ |n%64| (* 64 k)) 64)))
(assert (not (and (<= 0 (+ |n%64| (* 64 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%64| (* 64 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n%64 + 64*k)%64
; (n%64 + 64*k)%64 = n%64
(push 1)
(assert (= |e.2| (- (+ |n%64| (* 64 k)) (* 64 |e.1|))))
(assert (not (= |e.2| |n%64|)))
(check-sat)
(pop 1)
(assert (= |e.2| |n%64|))
(declare-const |e.3| Int) ; (n/64*64 + e.2 + e.1*128)/128
; (n/64*64 + e.2 + e.1*128)/128 = k
(push 1)
(assert (= |e.3| (div (+ (* |n/64| 64) |e.2| (* |e.1| 128)) 128)))
(assert (not (and (<= 0 (+ (* |n/64| 64) |e.2| (* |e.1| 128))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n/64| 64) |e.2| (* |e.1| 128))) (= |e.3| k)))
(declare-const |e.4| Int) ; (n/64*64 + e.2 + e.1*128)%128
; (n/64*64 + e.2 + e.1*128)%128 = 64*(n/64) + n%64
(push 1)
(assert (= |e.4| (- (+ (* |n/64| 64) |e.2| (* |e.1| 128)) (* 128 |e.3|))))
(assert (not (= |e.4| (+ (* 64 |n/64|) |n%64|))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ (* 64 |n/64|) |n%64|)))
; the owner found maps to n
(push 1)
(assert (not (= |e.4| n)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.3| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
