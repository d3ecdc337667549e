; spec     specs/field/refuted/r49_operand_registers_swapped.toml
; claim    onto: map shipped bijective_onto
; says     map shipped is a bijection onto m < 16 x k < 16
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   34, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map shipped
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
(declare-const |v%4| Int)
(declare-const |v/4| Int)
; v is written as digits of radix 4
(push 1)
(assert (= |v%4| (mod v 4)))
(assert (= |v/4| (div v 4)))
(assert (not (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 2) (= v (+ |v%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 2) (= v (+ |v%4| (* 4 |v/4|)))))
; m = lane/4 + 8*(v/4) is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/4|))) (< (+ |lane/4| (* 8 |v/4|)) 16))))
(check-sat)
(pop 1)
(declare-const |v%2| Int)
(declare-const |v/2%2| Int)
; v%4 is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod |v%4| 2)))
(assert (= |v/2%2| (div |v%4| 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2%2|) (< |v/2%2| 2) (= |v%4| (+ |v%2| (* 2 |v/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2%2|) (< |v/2%2| 2) (= |v%4| (+ |v%2| (* 2 |v/2%2|)))))
(declare-const |e.1| Int) ; v/2
; v/2 = 2*(v/4) + v/2%2
(push 1)
(assert (= |e.1| (div v 2)))
(assert (not (and (<= 0 v) (= |e.1| (+ (* 2 |v/4|) |v/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| (+ (* 2 |v/4|) |v/2%2|))))
(declare-const |e.2| Int) ; v%2
; v%2 = v%2
(push 1)
(assert (= |e.2| (- v (* 2 |e.1|))))
(assert (not (= |e.2| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |v%2|))
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = v/4
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |v/4|)))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = v/2%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v/2%2|))
; k = 2*(lane%4) + v%2 + 8*((v/2)%2) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|))) (< (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|)) 16))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (2*(lane%4) + e.2 + 8*e.4)/2
; (2*(lane%4) + e.2 + 8*e.4)/2 = lane%4 + 4*(v/2%2)
(push 1)
(assert (= |e.5| (div (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|)) 2)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|))) (= |e.5| (+ |lane%4| (* 4 |v/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|))) (= |e.5| (+ |lane%4| (* 4 |v/2%2|)))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = v/2%2
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |v/2%2|)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = lane%4
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane%4|))
(declare-const |e.8| Int) ; (lane/4 + 8*(v/4))/8
; (lane/4 + 8*(v/4))/8 = v/4
(push 1)
(assert (= |e.8| (div (+ |lane/4| (* 8 |v/4|)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/4|))) (= |e.8| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/4|))) (= |e.8| |v/4|)))
(declare-const |e.9| Int) ; (lane/4 + 8*(v/4))%8
; (lane/4 + 8*(v/4))%8 = lane/4
(push 1)
(assert (= |e.9| (- (+ |lane/4| (* 8 |v/4|)) (* 8 |e.8|))))
(assert (not (= |e.9| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.9| |lane/4|))
; lane = (k/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 4 |e.9|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.10| Int) ; (2*(lane%4) + e.2 + 8*e.4)%2
; (2*(lane%4) + e.2 + 8*e.4)%2 = v%2
(push 1)
(assert (= |e.10| (- (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|)) (* 2 |e.5|))))
(assert (not (= |e.10| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |v%2|))
(declare-const |e.11| Int) ; (2*(lane%4) + e.2 + 8*e.4)/8
; (2*(lane%4) + e.2 + 8*e.4)/8 = v/2%2
(push 1)
(assert (= |e.11| (div (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|)) 8)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|))) (= |e.11| |v/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |e.2| (* 8 |e.4|))) (= |e.11| |v/2%2|)))
; v = 4*(m/8) + k%2 + 2*(k/8) is recovered
(push 1)
(assert (not (= (+ (* 4 |e.8|) |e.10| (* 2 |e.11|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 16)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 16)))
(declare-const |k%2| Int)
(declare-const |k/2| Int)
; k is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod k 2)))
(assert (= |k/2| (div k 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 8) (= k (+ |k%2| (* 2 |k/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 8) (= k (+ |k%2| (* 2 |k/2|)))))
(declare-const |k/2%4| Int)
(declare-const |k/8| Int)
; k/2 is written as digits of radix 4
(push 1)
(assert (= |k/2%4| (mod |k/2| 4)))
(assert (= |k/8| (div |k/2| 4)))
(assert (not (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| 2) (= |k/2| (+ |k/2%4| (* 4 |k/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%4|) (< |k/2%4| 4) (<= 0 |k/8|) (< |k/8| 2) (= |k/2| (+ |k/2%4| (* 4 |k/8|)))))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 2) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 2) (= m (+ |m%8| (* 8 |m/8|)))))
; lane = (k/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (< (+ |k/2%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; k/8
; k/8 = k/8
(push 1)
(assert (= |e.1| (div k 8)))
(assert (not (and (<= 0 k) (= |e.1| |k/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/8|)))
; v = 4*(m/8) + k%2 + 2*(k/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ (* 4 |m/8|) |k%2| (* 2 |e.1|))) (< (+ (* 4 |m/8|) |k%2| (* 2 |e.1|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (k/2%4 + 4*(m%8))/4
; (k/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.2| (div (+ |k/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.2| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k/2%4| (* 4 |m%8|))) (= |e.2| |m%8|)))
(declare-const |e.3| Int) ; (4*(m/8) + k%2 + 2*e.1)/4
; (4*(m/8) + k%2 + 2*e.1)/4 = m/8
(push 1)
(assert (= |e.3| (div (+ (* 4 |m/8|) |k%2| (* 2 |e.1|)) 4)))
(assert (not (and (<= 0 (+ (* 4 |m/8|) |k%2| (* 2 |e.1|))) (= |e.3| |m/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 4 |m/8|) |k%2| (* 2 |e.1|))) (= |e.3| |m/8|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.2| (* 8 |e.3|)) m)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (k/2%4 + 4*(m%8))%4
; (k/2%4 + 4*(m%8))%4 = k/2%4
(push 1)
(assert (= |e.4| (- (+ |k/2%4| (* 4 |m%8|)) (* 4 |e.2|))))
(assert (not (= |e.4| |k/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |k/2%4|))
(declare-const |e.5| Int) ; (4*(m/8) + k%2 + 2*e.1)/2
; (4*(m/8) + k%2 + 2*e.1)/2 = 2*(m/8) + k/8
(push 1)
(assert (= |e.5| (div (+ (* 4 |m/8|) |k%2| (* 2 |e.1|)) 2)))
(assert (not (and (<= 0 (+ (* 4 |m/8|) |k%2| (* 2 |e.1|))) (= |e.5| (+ (* 2 |m/8|) |k/8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 4 |m/8|) |k%2| (* 2 |e.1|))) (= |e.5| (+ (* 2 |m/8|) |k/8|))))
(declare-const |e.6| Int) ; (4*(m/8) + k%2 + 2*e.1)%2
; (4*(m/8) + k%2 + 2*e.1)%2 = k%2
(push 1)
(assert (= |e.6| (- (+ (* 4 |m/8|) |k%2| (* 2 |e.1|)) (* 2 |e.5|))))
(assert (not (= |e.6| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |k%2|))
(declare-const |e.7| Int) ; e.5/2
; e.5/2 = m/8
(push 1)
(assert (= |e.7| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.7| |m/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.7| |m/8|)))
(declare-const |e.8| Int) ; e.5%2
; e.5%2 = k/8
(push 1)
(assert (= |e.8| (- |e.5| (* 2 |e.7|))))
(assert (not (= |e.8| |k/8|)))
(check-sat)
(pop 1)
(assert (= |e.8| |k/8|))
; the owner found maps to k
(push 1)
(assert (not (= (+ (* 2 |e.4|) |e.6| (* 8 |e.8|)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
