; spec     specs/instructions/ldmatrix.toml
; claim    x2_trans_rows: copy SM75_U16x4_LDSM_T src equals
; says     src of SM75_U16x4_LDSM_T: element = 8*(lane%16) + v
; verdict  proved: normal form; 256 points enumerated as well
; checks   3, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of src of SM75_U16x4_LDSM_T
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const |lane%16| Int)
(declare-const |lane/16| Int)
; lane is written as digits of radix 16
(push 1)
(assert (= |lane%16| (mod lane 16)))
(assert (= |lane/16| (div lane 16)))
(assert (not (and (<= 0 |lane%16|) (< |lane%16| 16) (<= 0 |lane/16|) (< |lane/16| 2) (= lane (+ |lane%16| (* 16 |lane/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%16|) (< |lane%16| 16) (<= 0 |lane/16|) (< |lane/16| 2) (= lane (+ |lane%16| (* 16 |lane/16|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; element: src of SM75_U16x4_LDSM_T and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%16| 8) v) (+ (* 8 |lane%16|) v))))
(check-sat)
(pop 1)
