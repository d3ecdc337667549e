; spec     specs/instructions/mma_m8n8k4.toml
; claim    tt_a_once: atom SM70_8x8x4_F16F16F16F16_TT A bijective_onto
; says     A of SM70_8x8x4_F16F16F16F16_TT is a bijection onto m < 8 x k < 4
; verdict  proved: explicit inverse; 32 points enumerated as well
; checks   13, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 8) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of A of SM70_8x8x4_F16F16F16F16_TT
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 8)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const |e.1| Int) ; (lane + v*8)/8
; (lane + v*8)/8 = v
(push 1)
(assert (= |e.1| (div (+ lane (* v 8)) 8)))
(assert (not (and (<= 0 (+ lane (* v 8))) (= |e.1| v))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* v 8))) (= |e.1| v)))
(declare-const |e.2| Int) ; (lane + v*8)%8
; (lane + v*8)%8 = lane
(push 1)
(assert (= |e.2| (- (+ lane (* v 8)) (* 8 |e.1|))))
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
(assert (= |e.2| lane))
; m = (lane + v*8)%8 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 8))))
(check-sat)
(pop 1)
; k = (lane + v*8)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 4))))
(check-sat)
(pop 1)
; lane = m is recovered
(push 1)
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
; v = k is recovered
(push 1)
(assert (not (= |e.1| v)))
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
(declare-const k Int)
(assert (and (<= 0 k) (< k 4)))
; lane = m is a legal input
(push 1)
(assert (not (and (<= 0 m) (< m 8))))
(check-sat)
(pop 1)
; v = k is a legal input
(push 1)
(assert (not (and (<= 0 k) (< k 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m + k*8)/8
; (m + k*8)/8 = k
(push 1)
(assert (= |e.1| (div (+ m (* k 8)) 8)))
(assert (not (and (<= 0 (+ m (* k 8))) (= |e.1| k))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* k 8))) (= |e.1| k)))
(declare-const |e.2| Int) ; (m + k*8)%8
; (m + k*8)%8 = m
(push 1)
(assert (= |e.2| (- (+ m (* k 8)) (* 8 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
; the owner found maps to k
(push 1)
(assert (not (= |e.1| k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
