; spec     specs/instructions/tcgen05.toml
; claim    f8_pair_b: atom SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> B equals
; says     B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>: n = 48*lane + v%48, k = v/48
; verdict  proved: normal form; 3072 points enumerated as well
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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

; ----------------------------------------------------------------------------------------------------
; inputs of B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K>
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

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; n: B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> and the closed form agree
(push 1)
(assert (not (= |e.2| (+ (* 48 lane) |v%48|))))
(check-sat)
(pop 1)
; k: B of SM100_MMA_F8F6F4_2x1SM_SS<e4m3_t,e5m2_t,float,M=128,N=96,K,K> and the closed form agree
(push 1)
(assert (not (= |e.1| |v/48|)))
(check-sat)
(pop 1)
