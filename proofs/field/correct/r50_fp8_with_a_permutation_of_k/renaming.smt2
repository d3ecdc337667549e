; spec     specs/field/correct/r50_fp8_with_a_permutation_of_k.toml
; claim    renaming: map renamed bijective_onto
; says     map renamed is a bijection onto q < 32
; verdict  proved: explicit inverse; 32 points enumerated as well
; checks   36, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: k = 0
(push 1)
(assert (not (and (< 0 32))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map renamed
; ----------------------------------------------------------------------------------------------------
(declare-const k Int)
(assert (and (<= 0 k) (< k 32)))
(declare-const |k%4| Int)
(declare-const |k/4| Int)
; k is written as digits of radix 4
(push 1)
(assert (= |k%4| (mod k 4)))
(assert (= |k/4| (div k 4)))
(assert (not (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 8) (= k (+ |k%4| (* 4 |k/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%4|) (< |k%4| 4) (<= 0 |k/4|) (< |k/4| 8) (= k (+ |k%4| (* 4 |k/4|)))))
(declare-const |k/4%4| Int)
(declare-const |k/16| Int)
; k/4 is written as digits of radix 4
(push 1)
(assert (= |k/4%4| (mod |k/4| 4)))
(assert (= |k/16| (div |k/4| 4)))
(assert (not (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 2) (= |k/4| (+ |k/4%4| (* 4 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 2) (= |k/4| (+ |k/4%4| (* 4 |k/16|)))))
(declare-const |k%2| Int)
(declare-const |k/2%2| Int)
; k%4 is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod |k%4| 2)))
(assert (= |k/2%2| (div |k%4| 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%2|) (< |k/2%2| 2) (= |k%4| (+ |k%2| (* 2 |k/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2%2|) (< |k/2%2| 2) (= |k%4| (+ |k%2| (* 2 |k/2%2|)))))
(declare-const |e.1| Int) ; k/2
; k/2 = 2*(k/4%4) + 8*(k/16) + k/2%2
(push 1)
(assert (= |e.1| (div k 2)))
(assert (not (and (<= 0 k) (= |e.1| (+ (* 2 |k/4%4|) (* 8 |k/16|) |k/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| (+ (* 2 |k/4%4|) (* 8 |k/16|) |k/2%2|))))
(declare-const |e.2| Int) ; k%2
; k%2 = k%2
(push 1)
(assert (= |e.2| (- k (* 2 |e.1|))))
(assert (not (= |e.2| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.2| |k%2|))
(declare-const |e.3| Int) ; e.1/2
; e.1/2 = k/4%4 + 4*(k/16)
(push 1)
(assert (= |e.3| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.3| (+ |k/4%4| (* 4 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| (+ |k/4%4| (* 4 |k/16|)))))
(declare-const |e.4| Int) ; e.1%2
; e.1%2 = k/2%2
(push 1)
(assert (= |e.4| (- |e.1| (* 2 |e.3|))))
(assert (not (= |e.4| |k/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |k/2%2|))
(declare-const |e.5| Int) ; k/16
; k/16 = k/16
(push 1)
(assert (= |e.5| (div k 16)))
(assert (not (and (<= 0 k) (= |e.5| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.5| |k/16|)))
; q = 2*((k/4)%4) + k%2 + 8*((k/2)%2) + 16*(k/16) is in range
(push 1)
(assert (not (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (< (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/2
; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/2 = k/4%4 + 4*(k/2%2) + 8*(k/16)
(push 1)
(assert (= |e.6| (div (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|)) 2)))
(assert (not (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.6| (+ |k/4%4| (* 4 |k/2%2|) (* 8 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.6| (+ |k/4%4| (* 4 |k/2%2|) (* 8 |k/16|)))))
(declare-const |e.7| Int) ; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)%2
; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)%2 = k%2
(push 1)
(assert (= |e.7| (- (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|)) (* 2 |e.6|))))
(assert (not (= |e.7| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |k%2|))
(declare-const |e.8| Int) ; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/8
; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/8 = k/2%2 + 2*(k/16)
(push 1)
(assert (= |e.8| (div (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|)) 8)))
(assert (not (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.8| (+ |k/2%2| (* 2 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.8| (+ |k/2%2| (* 2 |k/16|)))))
(declare-const |e.9| Int) ; e.8/2
; e.8/2 = k/16
(push 1)
(assert (= |e.9| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.9| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| |k/16|)))
(declare-const |e.10| Int) ; e.8%2
; e.8%2 = k/2%2
(push 1)
(assert (= |e.10| (- |e.8| (* 2 |e.9|))))
(assert (not (= |e.10| |k/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |k/2%2|))
(declare-const |e.11| Int) ; e.6/4
; e.6/4 = k/2%2 + 2*(k/16)
(push 1)
(assert (= |e.11| (div |e.6| 4)))
(assert (not (and (<= 0 |e.6|) (= |e.11| (+ |k/2%2| (* 2 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.11| (+ |k/2%2| (* 2 |k/16|)))))
(declare-const |e.12| Int) ; e.6%4
; e.6%4 = k/4%4
(push 1)
(assert (= |e.12| (- |e.6| (* 4 |e.11|))))
(assert (not (= |e.12| |k/4%4|)))
(check-sat)
(pop 1)
(assert (= |e.12| |k/4%4|))
(declare-const |e.13| Int) ; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/16
; (2*(k/4%4) + e.2 + 8*e.4 + 16*e.5)/16 = k/16
(push 1)
(assert (= |e.13| (div (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|)) 16)))
(assert (not (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.13| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |k/4%4|) |e.2| (* 8 |e.4|) (* 16 |e.5|))) (= |e.13| |k/16|)))
; k = q%2 + 2*((q/8)%2) + 4*((q/2)%4) + 16*(q/16) is recovered
(push 1)
(assert (not (= (+ |e.7| (* 2 |e.10|) (* 4 |e.12|) (* 16 |e.13|)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const q Int)
(assert (and (<= 0 q) (< q 32)))
(declare-const |q%2| Int)
(declare-const |q/2| Int)
; q is written as digits of radix 2
(push 1)
(assert (= |q%2| (mod q 2)))
(assert (= |q/2| (div q 2)))
(assert (not (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 16) (= q (+ |q%2| (* 2 |q/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 16) (= q (+ |q%2| (* 2 |q/2|)))))
(declare-const |q/2%4| Int)
(declare-const |q/8| Int)
; q/2 is written as digits of radix 4
(push 1)
(assert (= |q/2%4| (mod |q/2| 4)))
(assert (= |q/8| (div |q/2| 4)))
(assert (not (and (<= 0 |q/2%4|) (< |q/2%4| 4) (<= 0 |q/8|) (< |q/8| 4) (= |q/2| (+ |q/2%4| (* 4 |q/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q/2%4|) (< |q/2%4| 4) (<= 0 |q/8|) (< |q/8| 4) (= |q/2| (+ |q/2%4| (* 4 |q/8|)))))
(declare-const |e.1| Int) ; q/8
; q/8 = q/8
(push 1)
(assert (= |e.1| (div q 8)))
(assert (not (and (<= 0 q) (= |e.1| |q/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 q) (= |e.1| |q/8|)))
(declare-const |q/8%2| Int)
(declare-const |q/16| Int)
; q/8 is written as digits of radix 2
(push 1)
(assert (= |q/8%2| (mod |q/8| 2)))
(assert (= |q/16| (div |q/8| 2)))
(assert (not (and (<= 0 |q/8%2|) (< |q/8%2| 2) (<= 0 |q/16|) (< |q/16| 2) (= |q/8| (+ |q/8%2| (* 2 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q/8%2|) (< |q/8%2| 2) (<= 0 |q/16|) (< |q/16| 2) (= |q/8| (+ |q/8%2| (* 2 |q/16|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = q/16
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |q/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |q/16|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = q/8%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |q/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |q/8%2|))
(declare-const |e.4| Int) ; q/16
; q/16 = q/16
(push 1)
(assert (= |e.4| (div q 16)))
(assert (not (and (<= 0 q) (= |e.4| |q/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 q) (= |e.4| |q/16|)))
; k = q%2 + 2*((q/8)%2) + 4*((q/2)%4) + 16*(q/16) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (< (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/4
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/4 = q/2%4 + 4*(q/16)
(push 1)
(assert (= |e.5| (div (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 4)))
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.5| (+ |q/2%4| (* 4 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.5| (+ |q/2%4| (* 4 |q/16|)))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = q/16
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |q/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |q/16|)))
(declare-const |e.7| Int) ; e.5%4
; e.5%4 = q/2%4
(push 1)
(assert (= |e.7| (- |e.5| (* 4 |e.6|))))
(assert (not (= |e.7| |q/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.7| |q/2%4|))
(declare-const |e.8| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/2
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/2 = q/8%2 + 2*(q/2%4) + 8*(q/16)
(push 1)
(assert (= |e.8| (div (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 2)))
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.8| (+ |q/8%2| (* 2 |q/2%4|) (* 8 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.8| (+ |q/8%2| (* 2 |q/2%4|) (* 8 |q/16|)))))
(declare-const |e.9| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)%2
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)%2 = q%2
(push 1)
(assert (= |e.9| (- (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) (* 2 |e.8|))))
(assert (not (= |e.9| |q%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |q%2|))
(declare-const |e.10| Int) ; e.8/2
; e.8/2 = q/2%4 + 4*(q/16)
(push 1)
(assert (= |e.10| (div |e.8| 2)))
(assert (not (and (<= 0 |e.8|) (= |e.10| (+ |q/2%4| (* 4 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.10| (+ |q/2%4| (* 4 |q/16|)))))
(declare-const |e.11| Int) ; e.8%2
; e.8%2 = q/8%2
(push 1)
(assert (= |e.11| (- |e.8| (* 2 |e.10|))))
(assert (not (= |e.11| |q/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |q/8%2|))
(declare-const |e.12| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/16
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/16 = q/16
(push 1)
(assert (= |e.12| (div (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 16)))
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.12| |q/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.12| |q/16|)))
; the owner found maps to q
(push 1)
(assert (not (= (+ (* 2 |e.7|) |e.9| (* 8 |e.11|) (* 16 |e.12|)) q)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
