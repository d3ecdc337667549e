; spec     specs/field/correct/r15_volta_quad_pairs.toml
; claim    lanes_in_pairs: map quad_pair bijective_onto
; says     map quad_pair is a bijection onto q < 4 x inside < 8
; verdict  proved: explicit inverse; 32 points enumerated as well
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; from owners to elements: inputs of map quad_pair
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
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
(declare-const |lane%4| Int)
(declare-const |lane/4%4| Int)
; lane%16 is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod |lane%16| 4)))
(assert (= |lane/4%4| (div |lane%16| 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4%4|) (< |lane/4%4| 4) (= |lane%16| (+ |lane%4| (* 4 |lane/4%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4%4|) (< |lane/4%4| 4) (= |lane%16| (+ |lane%4| (* 4 |lane/4%4|)))))
; q = (lane%16)/4 is in range
(push 1)
(assert (not (and (<= 0 |lane/4%4|) (< |lane/4%4| 4))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; lane/4
; lane/4 = 4*(lane/16) + lane/4%4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| (+ (* 4 |lane/16|) |lane/4%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| (+ (* 4 |lane/16|) |lane/4%4|))))
(declare-const |e.2| Int) ; lane%4
; lane%4 = lane%4
(push 1)
(assert (= |e.2| (- lane (* 4 |e.1|))))
(assert (not (= |e.2| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.2| |lane%4|))
; inside = lane%4 + 4*(lane/16) is in range
(push 1)
(assert (not (and (<= 0 (+ |e.2| (* 4 |lane/16|))) (< (+ |e.2| (* 4 |lane/16|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (e.2 + 4*(lane/16))/4
; (e.2 + 4*(lane/16))/4 = lane/16
(push 1)
(assert (= |e.3| (div (+ |e.2| (* 4 |lane/16|)) 4)))
(assert (not (and (<= 0 (+ |e.2| (* 4 |lane/16|))) (= |e.3| |lane/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* 4 |lane/16|))) (= |e.3| |lane/16|)))
(declare-const |e.4| Int) ; (e.2 + 4*(lane/16))%4
; (e.2 + 4*(lane/16))%4 = lane%4
(push 1)
(assert (= |e.4| (- (+ |e.2| (* 4 |lane/16|)) (* 4 |e.3|))))
(assert (not (= |e.4| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |lane%4|))
; lane = 16*(inside/4) + inside%4 + 4*q is recovered
(push 1)
(assert (not (= (+ (* 16 |e.3|) |e.4| (* 4 |lane/4%4|)) lane)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const q Int)
(assert (and (<= 0 q) (< q 4)))
(declare-const inside Int)
(assert (and (<= 0 inside) (< inside 8)))
(declare-const |inside%4| Int)
(declare-const |inside/4| Int)
; inside is written as digits of radix 4
(push 1)
(assert (= |inside%4| (mod inside 4)))
(assert (= |inside/4| (div inside 4)))
(assert (not (and (<= 0 |inside%4|) (< |inside%4| 4) (<= 0 |inside/4|) (< |inside/4| 2) (= inside (+ |inside%4| (* 4 |inside/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |inside%4|) (< |inside%4| 4) (<= 0 |inside/4|) (< |inside/4| 2) (= inside (+ |inside%4| (* 4 |inside/4|)))))
; lane = 16*(inside/4) + inside%4 + 4*q is a legal input
(push 1)
(assert (not (and (<= 0 (+ (* 16 |inside/4|) |inside%4| (* 4 q))) (< (+ (* 16 |inside/4|) |inside%4| (* 4 q)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (16*(inside/4) + inside%4 + 4*q)/16
; (16*(inside/4) + inside%4 + 4*q)/16 = inside/4
(push 1)
(assert (= |e.1| (div (+ (* 16 |inside/4|) |inside%4| (* 4 q)) 16)))
(assert (not (and (<= 0 (+ (* 16 |inside/4|) |inside%4| (* 4 q))) (= |e.1| |inside/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 16 |inside/4|) |inside%4| (* 4 q))) (= |e.1| |inside/4|)))
(declare-const |e.2| Int) ; (16*(inside/4) + inside%4 + 4*q)%16
; (16*(inside/4) + inside%4 + 4*q)%16 = inside%4 + 4*q
(push 1)
(assert (= |e.2| (- (+ (* 16 |inside/4|) |inside%4| (* 4 q)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |inside%4| (* 4 q)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |inside%4| (* 4 q))))
(declare-const |e.3| Int) ; e.2/4
; e.2/4 = q
(push 1)
(assert (= |e.3| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.3| q))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| q)))
; the owner found maps to q
(push 1)
(assert (not (= |e.3| q)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (16*(inside/4) + inside%4 + 4*q)/4
; (16*(inside/4) + inside%4 + 4*q)/4 = 4*(inside/4) + q
(push 1)
(assert (= |e.4| (div (+ (* 16 |inside/4|) |inside%4| (* 4 q)) 4)))
(assert (not (and (<= 0 (+ (* 16 |inside/4|) |inside%4| (* 4 q))) (= |e.4| (+ (* 4 |inside/4|) q)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 16 |inside/4|) |inside%4| (* 4 q))) (= |e.4| (+ (* 4 |inside/4|) q))))
(declare-const |e.5| Int) ; (16*(inside/4) + inside%4 + 4*q)%4
; (16*(inside/4) + inside%4 + 4*q)%4 = inside%4
(push 1)
(assert (= |e.5| (- (+ (* 16 |inside/4|) |inside%4| (* 4 q)) (* 4 |e.4|))))
(assert (not (= |e.5| |inside%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |inside%4|))
; the owner found maps to inside
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.1|)) inside)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
