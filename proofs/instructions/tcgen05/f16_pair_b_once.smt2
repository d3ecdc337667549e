; spec     specs/instructions/tcgen05.toml
; claim    f16_pair_b_once: atom SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K> B bijective_onto
; says     B of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K> is a bijection onto n < 256 x k < 16
; verdict  proved: explicit inverse; 4096 points enumerated as well
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 2) (< 0 2048))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM100_MMA_F16BF16_2x1SM_SS<half_t,half_t,float,M=256,N=256,K,K>
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 2)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2048)))
(declare-const |v%128| Int)
(declare-const |v/128| Int)
; v is written as digits of radix 128
(push 1)
(assert (= |v%128| (mod v 128)))
(assert (= |v/128| (div v 128)))
(assert (not (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%128|) (< |v%128| 128) (<= 0 |v/128|) (< |v/128| 16) (= v (+ |v%128| (* 128 |v/128|)))))
(declare-const |e.1| Int) ; (lane*128 + v%128 + v/128*256)/256
; (lane*128 + v%128 + v/128*256)/256 = v/128
(push 1)
(assert (= |e.1| (div (+ (* lane 128) |v%128| (* |v/128| 256)) 256)))
(assert (not (and (<= 0 (+ (* lane 128) |v%128| (* |v/128| 256))) (= |e.1| |v/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 128) |v%128| (* |v/128| 256))) (= |e.1| |v/128|)))
(declare-const |e.2| Int) ; (lane*128 + v%128 + v/128*256)%256
; (lane*128 + v%128 + v/128*256)%256 = 128*lane + v%128
(push 1)
(assert (= |e.2| (- (+ (* lane 128) |v%128| (* |v/128| 256)) (* 256 |e.1|))))
(assert (not (= |e.2| (+ (* 128 lane) |v%128|))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ (* 128 lane) |v%128|)))
; n = (lane*128 + v%128 + (v/128)*256)%256 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 256))))
(check-sat)
(pop 1)
; k = (lane*128 + v%128 + (v/128)*256)/256 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 16))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.2/128
; e.2/128 = lane
(push 1)
(assert (= |e.3| (div |e.2| 128)))
(assert (not (and (<= 0 |e.2|) (= |e.3| lane))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| lane)))
; lane = n/128 is recovered
(push 1)
(assert (not (= |e.3| lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.2%128
; e.2%128 = v%128
(push 1)
(assert (= |e.4| (- |e.2| (* 128 |e.3|))))
(assert (not (= |e.4| |v%128|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%128|))
; v = n%128 + 128*k is recovered
(push 1)
(assert (not (= (+ |e.4| (* 128 |e.1|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const n Int)
(assert (and (<= 0 n) (< n 256)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 16)))
(declare-const |n%128| Int)
(declare-const |n/128| Int)
; n is written as digits of radix 128
(push 1)
(assert (= |n%128| (mod n 128)))
(assert (= |n/128| (div n 128)))
(assert (not (and (<= 0 |n%128|) (< |n%128| 128) (<= 0 |n/128|) (< |n/128| 2) (= n (+ |n%128| (* 128 |n/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%128|) (< |n%128| 128) (<= 0 |n/128|) (< |n/128| 2) (= n (+ |n%128| (* 128 |n/128|)))))
; lane = n/128 is a legal input
(push 1)
(assert (not (and (<= 0 |n/128|) (< |n/128| 2))))
(check-sat)
(pop 1)
; v = n%128 + 128*k is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%128| (* 128 k))) (< (+ |n%128| (* 128 k)) 2048))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (n%128 + 128*k)/128
; (n%128 + 128*k)/128 = k
(push 1)
(assert (= |e.1| (div (+ |n%128| (* 128 k)) 128)))
(assert (not (and (<= 0 (+ |n%128| (* 128 k))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%128| (* 128 k))) (= |e.1| k)))
(declare-const |e.2| Int) ; (n%128 + 128*k)%128
; (n%128 + 128*k)%128 = n%128
(push 1)
(assert (= |e.2| (- (+ |n%128| (* 128 k)) (* 128 |e.1|))))
(assert (not (= |e.2| |n%128|)))
(check-sat)
(pop 1)
(assert (= |e.2| |n%128|))
(declare-const |e.3| Int) ; (n/128*128 + e.2 + e.1*256)/256
; (n/128*128 + e.2 + e.1*256)/256 = k
(push 1)
(assert (= |e.3| (div (+ (* |n/128| 128) |e.2| (* |e.1| 256)) 256)))
(assert (not (and (<= 0 (+ (* |n/128| 128) |e.2| (* |e.1| 256))) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |n/128| 128) |e.2| (* |e.1| 256))) (= |e.3| k)))
(declare-const |e.4| Int) ; (n/128*128 + e.2 + e.1*256)%256
; (n/128*128 + e.2 + e.1*256)%256 = 128*(n/128) + n%128
(push 1)
(assert (= |e.4| (- (+ (* |n/128| 128) |e.2| (* |e.1| 256)) (* 256 |e.3|))))
(assert (not (= |e.4| (+ (* 128 |n/128|) |n%128|))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ (* 128 |n/128|) |n%128|)))
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
