; spec     specs/instructions/movmatrix.toml
; claim    source_once: copy SM75_U32x1_MOVM_T src bijective_onto
; says     src of SM75_U32x1_MOVM_T is a bijection onto element < 64
; verdict  proved: explicit inverse; 64 points enumerated as well
; checks   10, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of src of SM75_U32x1_MOVM_T
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 2)))
; element = lane*2 + v is in range
(push 1)
(assert (not (and (<= 0 (+ (* lane 2) v)) (< (+ (* lane 2) v) 64))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane*2 + v)/2
; (lane*2 + v)/2 = lane
(push 1)
(assert (= |e.1| (div (+ (* lane 2) v) 2)))
(assert (not (and (<= 0 (+ (* lane 2) v)) (= |e.1| lane))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 2) v)) (= |e.1| lane)))
; lane = element/2 is recovered
(push 1)
(assert (not (= |e.1| lane)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (lane*2 + v)%2
; (lane*2 + v)%2 = v
(push 1)
(assert (= |e.2| (- (+ (* lane 2) v) (* 2 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))
; v = element%2 is recovered
(push 1)
(assert (not (= |e.2| v)))
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
(declare-const |element%2| Int)
(declare-const |element/2| Int)
; element is written as digits of radix 2
(push 1)
(assert (= |element%2| (mod element 2)))
(assert (= |element/2| (div element 2)))
(assert (not (and (<= 0 |element%2|) (< |element%2| 2) (<= 0 |element/2|) (< |element/2| 32) (= element (+ |element%2| (* 2 |element/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%2|) (< |element%2| 2) (<= 0 |element/2|) (< |element/2| 32) (= element (+ |element%2| (* 2 |element/2|)))))
; lane = element/2 is a legal input
(push 1)
(assert (not (and (<= 0 |element/2|) (< |element/2| 32))))
(check-sat)
(pop 1)
; v = element%2 is a legal input
(push 1)
(assert (not (and (<= 0 |element%2|) (< |element%2| 2))))
(check-sat)
(pop 1)
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |element/2| 2) |element%2|) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
