; spec     specs/instructions/stmatrix.toml
; claim    x2_once: copy SM90_U32x2_STSM_N src bijective_onto
; says     src of SM90_U32x2_STSM_N is a bijection onto element < 128
; verdict  proved: explicit inverse; 128 points enumerated as well
; checks   18, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of src of SM90_U32x2_STSM_N
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
; element = lane*2 + v%2 + (v/2)*64 is in range
(push 1)
(assert (not (and (<= 0 (+ (* lane 2) |v%2| (* |v/2| 64))) (< (+ (* lane 2) |v%2| (* |v/2| 64)) 128))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (lane*2 + v%2 + v/2*64)/2
; (lane*2 + v%2 + v/2*64)/2 = lane + 32*(v/2)
(push 1)
(assert (= |e.1| (div (+ (* lane 2) |v%2| (* |v/2| 64)) 2)))
(assert (not (and (<= 0 (+ (* lane 2) |v%2| (* |v/2| 64))) (= |e.1| (+ lane (* 32 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 2) |v%2| (* |v/2| 64))) (= |e.1| (+ lane (* 32 |v/2|)))))
(declare-const |e.2| Int) ; e.1/32
; e.1/32 = v/2
(push 1)
(assert (= |e.2| (div |e.1| 32)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |v/2|)))
(declare-const |e.3| Int) ; e.1%32
; e.1%32 = lane
(push 1)
(assert (= |e.3| (- |e.1| (* 32 |e.2|))))
(assert (not (= |e.3| lane)))
(check-sat)
(pop 1)
(assert (= |e.3| lane))
; lane = (element/2)%32 is recovered
(push 1)
(assert (not (= |e.3| lane)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (lane*2 + v%2 + v/2*64)%2
; (lane*2 + v%2 + v/2*64)%2 = v%2
(push 1)
(assert (= |e.4| (- (+ (* lane 2) |v%2| (* |v/2| 64)) (* 2 |e.1|))))
(assert (not (= |e.4| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%2|))
(declare-const |e.5| Int) ; (lane*2 + v%2 + v/2*64)/64
; (lane*2 + v%2 + v/2*64)/64 = v/2
(push 1)
(assert (= |e.5| (div (+ (* lane 2) |v%2| (* |v/2| 64)) 64)))
(assert (not (and (<= 0 (+ (* lane 2) |v%2| (* |v/2| 64))) (= |e.5| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* lane 2) |v%2| (* |v/2| 64))) (= |e.5| |v/2|)))
; v = element%2 + 2*(element/64) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 2 |e.5|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 128)))
(declare-const |element%2| Int)
(declare-const |element/2| Int)
; element is written as digits of radix 2
(push 1)
(assert (= |element%2| (mod element 2)))
(assert (= |element/2| (div element 2)))
(assert (not (and (<= 0 |element%2|) (< |element%2| 2) (<= 0 |element/2|) (< |element/2| 64) (= element (+ |element%2| (* 2 |element/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%2|) (< |element%2| 2) (<= 0 |element/2|) (< |element/2| 64) (= element (+ |element%2| (* 2 |element/2|)))))
(declare-const |element/2%32| Int)
(declare-const |element/64| Int)
; element/2 is written as digits of radix 32
(push 1)
(assert (= |element/2%32| (mod |element/2| 32)))
(assert (= |element/64| (div |element/2| 32)))
(assert (not (and (<= 0 |element/2%32|) (< |element/2%32| 32) (<= 0 |element/64|) (< |element/64| 2) (= |element/2| (+ |element/2%32| (* 32 |element/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/2%32|) (< |element/2%32| 32) (<= 0 |element/64|) (< |element/64| 2) (= |element/2| (+ |element/2%32| (* 32 |element/64|)))))
; lane = (element/2)%32 is a legal input
(push 1)
(assert (not (and (<= 0 |element/2%32|) (< |element/2%32| 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; element/64
; element/64 = element/64
(push 1)
(assert (= |e.1| (div element 64)))
(assert (not (and (<= 0 element) (= |e.1| |element/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| |element/64|)))
; v = element%2 + 2*(element/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element%2| (* 2 |e.1|))) (< (+ |element%2| (* 2 |e.1|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (element%2 + 2*e.1)/2
; (element%2 + 2*e.1)/2 = element/64
(push 1)
(assert (= |e.2| (div (+ |element%2| (* 2 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |element%2| (* 2 |e.1|))) (= |e.2| |element/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element%2| (* 2 |e.1|))) (= |e.2| |element/64|)))
(declare-const |e.3| Int) ; (element%2 + 2*e.1)%2
; (element%2 + 2*e.1)%2 = element%2
(push 1)
(assert (= |e.3| (- (+ |element%2| (* 2 |e.1|)) (* 2 |e.2|))))
(assert (not (= |e.3| |element%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |element%2|))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |element/2%32| 2) |e.3| (* |e.2| 64)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
