; spec     specs/instructions/tcgen05.toml
; claim    f8_pair_b_once: atom SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> B bijective_onto
; says     B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> is a bijection onto n < 96 x k < 32
; verdict  proved: explicit inverse; 3072 points enumerated as well
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 1536))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 1536)))
(declare-const |v%48| Int)
(declare-const |v/48| Int)
; v is written as digits of radix 48
(push 1)
(assert (= |v%48| (mod v 48)))
(assert (= |v/48| (div v 48)))
(assert (not (and (<= 0 |v%48|) (< |v%48| 48) (<= 0 |v/48|) (< |v/48| 32) (= v (+ |v%48| (* 48 |v/48|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%48|) (< |v%48| 48) (<= 0 |v/48|) (< |v/48| 32) (= v (+ |v%48| (* 48 |v/48|)))))
(declare-const |e.1| Int) ; (lane*48 + v%48 + v/48*96)/96
; (lane*48 + v%48 + v/48*96)/96 = v/48
(push 1)
(assert (= |e.1| (div (+ (* lane 48) |v%48| (* |v/48| 96)) 96)))
(assert (not (and (<= 0 (+ (* lane 48) |v%48| (* |v/48| 96))) (= |e.1| |v/48|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 48) |v%48| (* |v/48| 96))) (= |e.1| |v/48|)))
(declare-const |e.2| Int) ; (lane*48 + v%48 + v/48*96)%96
; (lane*48 + v%48 + v/48*96)%96 = 48*lane + v%48
(push 1)
(assert (= |e.2| (- (+ (* lane 48) |v%48| (* |v/48| 96)) (* 96 |e.1|))))
(assert (not (= |e.2| (+ (* 48 lane) |v%48|))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 48 lane) |v%48|)))
; n = (lane*48 + v%48 + (v/48)*96)%96 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 96))))
(check-sat)
(pop 1)
; k = (lane*48 + v%48 + (v/48)*96)/96 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 32))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.2/48
; e.2/48 = lane
(push 1)
(assert (= |e.3| (div |e.2| 48)))
(assert (not (and (<= 0 |e.2|) (= |e.3| lane))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| lane)))
; lane = n/48 is recovered
(push 1)
(assert (not (= |e.3| lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.2%48
; e.2%48 = v%48
(push 1)
(assert (= |e.4| (- |e.2| (* 48 |e.3|))))
(assert (not (= |e.4| |v%48|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%48|))
; v = n%48 + 48*k is recovered
(push 1)
(assert (not (= (+ |e.4| (* 48 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 96)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 32)))
(declare-const |n%48| Int)
(declare-const |n/48| Int)
; n is written as digits of radix 48
(push 1)
(assert (= |n%48| (mod n 48)))
(assert (= |n/48| (div n 48)))
(assert (not (and (<= 0 |n%48|) (< |n%48| 48) (<= 0 |n/48|) (< |n/48| 2) (= n (+ |n%48| (* 48 |n/48|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%48|) (< |n%48| 48) (<= 0 |n/48|) (< |n/48| 2) (= n (+ |n%48| (* 48 |n/48|)))))
; lane = n/48 is a legal input
(push 1)
(assert (not (and (<= 0 |n/48|) (< |n/48| 2))))
(check-sat)
(pop 1)
; v = n%48 + 48*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%48| (* 48 k))) (< (+ |n%48| (* 48 k)) 1536))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n%48 + 48*k)/48
; (n%48 + 48*k)/48 = k
(push 1)
(assert (= |e.1| (div (+ |n%48| (* 48 k)) 48)))
(assert (not (and (<= 0 (+ |n%48| (* 48 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%48| (* 48 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n%48 + 48*k)%48
; (n%48 + 48*k)%48 = n%48
(push 1)
(assert (= |e.2| (- (+ |n%48| (* 48 k)) (* 48 |e.1|))))
(assert (not (= |e.2| |n%48|)))
(check-sat)
(pop 1)
(assert (= |e.2| |n%48|))
(declare-const |e.3| Int) ; (n/48*48 + e.2 + e.1*96)/96
; (n/48*48 + e.2 + e.1*96)/96 = k
(push 1)
(assert (= |e.3| (div (+ (* |n/48| 48) |e.2| (* |e.1| 96)) 96)))
(assert (not (and (<= 0 (+ (* |n/48| 48) |e.2| (* |e.1| 96))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n/48| 48) |e.2| (* |e.1| 96))) (= |e.3| k)))
(declare-const |e.4| Int) ; (n/48*48 + e.2 + e.1*96)%96
; (n/48*48 + e.2 + e.1*96)%96 = 48*(n/48) + n%48
(push 1)
(assert (= |e.4| (- (+ (* |n/48| 48) |e.2| (* |e.1| 96)) (* 96 |e.3|))))
(assert (not (= |e.4| (+ (* 48 |n/48|) |n%48|))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ (* 48 |n/48|) |n%48|)))
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
