; spec     specs/instructions/mma_m8n8k4.toml
; claim    tt_c_once: atom SM70_8x8x4_F16F16F16F16_TT C bijective_onto
; says     C of SM70_8x8x4_F16F16F16F16_TT is a bijection onto m < 8 x n < 8
; verdict  proved: explicit inverse; 64 points enumerated as well
; checks   13, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of C of SM70_8x8x4_F16F16F16F16_TT
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 8)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
; n = (lane + v*8)/8 is in range
(push 1)
(assert (not (and (<= 0 |e.1|) (< |e.1| 8))))
(check-sat)
(pop 1)
; lane = m is recovered
(push 1)
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
; v = n is recovered
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
(declare-const n Int)
(assert (and (<= 0 n) (< n 8)))
; lane = m is a legal input
(push 1)
(assert (not (and (<= 0 m) (< m 8))))
(check-sat)
(pop 1)
; v = n is a legal input
(push 1)
(assert (not (and (<= 0 n) (< n 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m + n*8)/8
; (m + n*8)/8 = n
(push 1)
(assert (= |e.1| (div (+ m (* n 8)) 8)))
(assert (not (and (<= 0 (+ m (* n 8))) (= |e.1| n))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* n 8))) (= |e.1| n)))
(declare-const |e.2| Int) ; (m + n*8)%8
; (m + n*8)%8 = m
(push 1)
(assert (= |e.2| (- (+ m (* n 8)) (* 8 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= |e.1| n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
