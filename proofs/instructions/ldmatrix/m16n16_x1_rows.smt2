; spec     specs/instructions/ldmatrix.toml
; claim    m16n16_x1_rows: copy SM100_U8x8_LDSM_T src equals
; says     src of SM100_U8x8_LDSM_T: element = 16*(lane%2 + 2*((lane/4)%4) + 8*((lane/2)%2)) + v
; verdict  proved: normal form; 512 points enumerated as well
; checks   8, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of src of SM100_U8x8_LDSM_T
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 16)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 16) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 16) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 8) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 8) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
(declare-const |lane/4%4| Int)
(declare-const |lane/16| Int)
; lane/4 is written as digits of radix 4
(push 1)
(assert (= |lane/4%4| (mod |lane/4| 4)))
(assert (= |lane/16| (div |lane/4| 4)))
(assert (not (and (<= 0 |lane/4%4|) (< |lane/4%4| 4) (<= 0 |lane/16|) (< |lane/16| 2) (= |lane/4| (+ |lane/4%4| (* 4 |lane/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%4|) (< |lane/4%4| 4) (<= 0 |lane/16|) (< |lane/16| 2) (= |lane/4| (+ |lane/4%4| (* 4 |lane/16|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = lane/16
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |lane/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |lane/16|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane/4%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane/4%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/4%4|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; element: src of SM100_U8x8_LDSM_T and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%2| 16) (* |lane/2%2| 128) (* |e.3| 32) v) (+ (* 16 (+ |lane%2| (* 2 |e.3|) (* 8 |lane/2%2|))) v))))
(check-sat)
(pop 1)
