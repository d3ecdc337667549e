; spec     specs/instructions/stmatrix.toml
; claim    x1_trans_once: copy SM90_U16x2_STSM_T src bijective_onto
; says     src of SM90_U16x2_STSM_T is a bijection onto element < 64
; verdict  proved: explicit inverse; 64 points enumerated as well
; checks   21, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 2))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of src of SM90_U16x2_STSM_T
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2)))
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
; element = (lane%4)*16 + lane/4 + v*8 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (< (+ (* |lane%4| 16) |lane/4| (* v 8)) 64))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane%4*16 + lane/4 + v*8)/16
; (lane%4*16 + lane/4 + v*8)/16 = lane%4
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 16) |lane/4| (* v 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.1| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.1| |lane%4|)))
(declare-const |e.2| Int) ; (lane%4*16 + lane/4 + v*8)/8
; (lane%4*16 + lane/4 + v*8)/8 = 2*(lane%4) + v
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 16) |lane/4| (* v 8)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.2| (+ (* 2 |lane%4|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 16) |lane/4| (* v 8))) (= |e.2| (+ (* 2 |lane%4|) v))))
(declare-const |e.3| Int) ; (lane%4*16 + lane/4 + v*8)%8
; (lane%4*16 + lane/4 + v*8)%8 = lane/4
(push 1)
(assert (= |e.3| (- (+ (* |lane%4| 16) |lane/4| (* v 8)) (* 8 |e.2|))))
(assert (not (= |e.3| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/4|))
; lane = element/16 + 4*(element%8) is recovered
(push 1)
(assert (not (= (+ |e.1| (* 4 |e.3|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; e.2/2
; e.2/2 = lane%4
(push 1)
(assert (= |e.4| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.4| |lane%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| |lane%4|)))
(declare-const |e.5| Int) ; e.2%2
; e.2%2 = v
(push 1)
(assert (= |e.5| (- |e.2| (* 2 |e.4|))))
(assert (not (= |e.5| v)))
(check-sat)
(pop 1)
(assert (= |e.5| v))
; v = (element/8)%2 is recovered
(push 1)
(assert (not (= |e.5| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 64)))
(declare-const |element%16| Int)
(declare-const |element/16| Int)
; element is written as digits of radix 16
(push 1)
(assert (= |element%16| (mod element 16)))
(assert (= |element/16| (div element 16)))
(assert (not (and (<= 0 |element%16|) (< |element%16| 16) (<= 0 |element/16|) (< |element/16| 4) (= element (+ |element%16| (* 16 |element/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%16|) (< |element%16| 16) (<= 0 |element/16|) (< |element/16| 4) (= element (+ |element%16| (* 16 |element/16|)))))
(declare-const |element%8| Int)
(declare-const |element/8%2| Int)
; element%16 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%16| 8)))
(assert (= |element/8%2| (div |element%16| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%2|) (< |element/8%2| 2) (= |element%16| (+ |element%8| (* 8 |element/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%2|) (< |element/8%2| 2) (= |element%16| (+ |element%8| (* 8 |element/8%2|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 2*(element/16) + element/8%2
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 2 |element/16|) |element/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 2 |element/16|) |element/8%2|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
; lane = element/16 + 4*(element%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/16| (* 4 |e.2|))) (< (+ |element/16| (* 4 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = element/16
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |element/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |element/16|)))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |element/8%2|))
; v = (element/8)%2 is a legal input
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 2))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (element/16 + 4*e.2)/4
; (element/16 + 4*e.2)/4 = element%8
(push 1)
(assert (= |e.5| (div (+ |element/16| (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |element/16| (* 4 |e.2|))) (= |e.5| |element%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/16| (* 4 |e.2|))) (= |e.5| |element%8|)))
(declare-const |e.6| Int) ; (element/16 + 4*e.2)%4
; (element/16 + 4*e.2)%4 = element/16
(push 1)
(assert (= |e.6| (- (+ |element/16| (* 4 |e.2|)) (* 4 |e.5|))))
(assert (not (= |e.6| |element/16|)))
(check-sat)
(pop 1)
(assert (= |e.6| |element/16|))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.6| 16) |e.5| (* |e.4| 8)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
