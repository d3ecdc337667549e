; spec     specs/copies/padded_rows.toml
; claim    no_byte_twice: tensor sA injective
; says     tensor sA is injective: no two inputs share (byte)
; verdict  proved: two copies over digits
; checks   2, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: m = 0, k = 0, stage = 0
(push 1)
(assert (not (and (< 0 64) (< 0 64) (< 0 3))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; two inputs of tensor sA
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const stage Int)
(assert (and (<= 0 stage) (< stage 3)))
(declare-const m_2 Int)
(assert (and (<= 0 m_2) (< m_2 64)))
(declare-const k_2 Int)
(assert (and (<= 0 k_2) (< k_2 64)))
(declare-const stage_2 Int)
(assert (and (<= 0 stage_2) (< stage_2 3)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; equal outputs come from equal inputs
(push 1)
(assert (= (* 2 (+ (* m 72) k (* stage 4600))) (* 2 (+ (* m_2 72) k_2 (* stage_2 4600)))))
(assert (not (and (= m m_2) (= k k_2) (= stage stage_2))))
(check-sat)
(pop 1)
