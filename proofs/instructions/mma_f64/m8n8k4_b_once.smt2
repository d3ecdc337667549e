; spec     specs/instructions/mma_f64.toml
; claim    m8n8k4_b_once: atom SM80_8x8x4_F64F64F64F64_TN B bijective_onto
; says     B of SM80_8x8x4_F64F64F64F64_TN is a bijection onto n < 8 x k < 4
; verdict  proved: explicit inverse; 32 points enumerated as well
; checks   14, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0
(push 1)
(assert (not (and (< 0 32))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of B of SM80_8x8x4_F64F64F64F64_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
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
(declare-const |e.1| Int) ; (lane%4*8 + lane/4)/8
; (lane%4*8 + lane/4)/8 = lane%4
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 8) |lane/4|) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 8) |lane/4|)) (= |e.1| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 8) |lane/4|)) (= |e.1| |lane%4|)))
(declare-const |e.2| Int) ; (lane%4*8 + lane/4)%8
; (lane%4*8 + lane/4)%8 = lane/4
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 8) |lane/4|) (* 8 |e.1|))))
(assert (not (= |e.2| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane/4|))
; n = ((lane%4)*8 + lane/4)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = ((lane%4)*8 + lane/4)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 4))))
(check-sat)
(pop 1)
; lane = k + 4*n is recovered
(push 1)
(assert (not (= (+ |e.1| (* 4 |e.2|)) lane)))
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
(assert (and (<= 0 k) (< k 4)))
; lane = k + 4*n is a legal input
(push 1)
(assert (not (and (<= 0 (+ k (* 4 n))) (< (+ k (* 4 n)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (k + 4*n)/4
; (k + 4*n)/4 = n
(push 1)
(assert (= |e.1| (div (+ k (* 4 n)) 4)))
(assert (not (and (<= 0 (+ k (* 4 n))) (= |e.1| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ k (* 4 n))) (= |e.1| n)))
(declare-const |e.2| Int) ; (k + 4*n)%4
; (k + 4*n)%4 = k
(push 1)
(assert (= |e.2| (- (+ k (* 4 n)) (* 4 |e.1|))))
(assert (not (= |e.2| k)))
(check-sat)
(pop 1)
(assert (= |e.2| k))
(declare-const |e.3| Int) ; (e.2*8 + e.1)/8
; (e.2*8 + e.1)/8 = k
(push 1)
(assert (= |e.3| (div (+ (* |e.2| 8) |e.1|) 8)))
(assert (not (and (<= 0 (+ (* |e.2| 8) |e.1|)) (= |e.3| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.2| 8) |e.1|)) (= |e.3| k)))
(declare-const |e.4| Int) ; (e.2*8 + e.1)%8
; (e.2*8 + e.1)%8 = n
(push 1)
(assert (= |e.4| (- (+ (* |e.2| 8) |e.1|) (* 8 |e.3|))))
(assert (not (= |e.4| n)))
(check-sat)
(pop 1)
(assert (= |e.4| n))
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
