; spec     specs/field/correct/r87_injective_at_scale.toml
; claim    each_once: map place bijective_onto
; says     map place is a bijection onto thread < 256 x register < 2048, for all rounds >= 1
; verdict  proved: explicit inverse
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const rounds Int) ; rounds >= 1
; the assumptions can be met: rounds = 1
(push 1)
(assert (not (>= 1 1)))
(check-sat)
(pop 1)
(assert (<= 1 rounds)) ; assumed
; there are inputs: x = 0
(push 1)
(assert (not (and (< 0 524288))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map place
; ----------------------------------------------------------------------------------------------------
(declare-const x Int)
(assert (and (<= 0 x) (< x 524288)))
(declare-const |x%8| Int)
(declare-const |x/8| Int)
; x is written as digits of radix 8
(push 1)
(assert (= |x%8| (mod x 8)))
(assert (= |x/8| (div x 8)))
(assert (not (and (<= 0 |x%8|) (< |x%8| 8) (<= 0 |x/8|) (< |x/8| 65536) (= x (+ |x%8| (* 8 |x/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |x%8|) (< |x%8| 8) (<= 0 |x/8|) (< |x/8| 65536) (= x (+ |x%8| (* 8 |x/8|)))))
(declare-const |x/8%256| Int)
(declare-const |x/2048| Int)
; x/8 is written as digits of radix 256
(push 1)
(assert (= |x/8%256| (mod |x/8| 256)))
(assert (= |x/2048| (div |x/8| 256)))
(assert (not (and (<= 0 |x/8%256|) (< |x/8%256| 256) (<= 0 |x/2048|) (< |x/2048| 256) (= |x/8| (+ |x/8%256| (* 256 |x/2048|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |x/8%256|) (< |x/8%256| 256) (<= 0 |x/2048|) (< |x/2048| 256) (= |x/8| (+ |x/8%256| (* 256 |x/2048|)))))
; thread = (x/8)%256 is in range
(push 1)
(assert (not (and (<= 0 |x/8%256|) (< |x/8%256| 256))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; x/2048
; x/2048 = x/2048
(push 1)
(assert (= |e.1| (div x 2048)))
(assert (not (and (<= 0 x) (= |e.1| |x/2048|))))
(check-sat)
(pop 1)
(assert (and (<= 0 x) (= |e.1| |x/2048|)))
; register = x%8 + 8*(x/2048) is in range
(push 1)
(assert (not (and (<= 0 (+ |x%8| (* 8 |e.1|))) (< (+ |x%8| (* 8 |e.1|)) 2048))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (x%8 + 8*e.1)/8
; (x%8 + 8*e.1)/8 = x/2048
(push 1)
(assert (= |e.2| (div (+ |x%8| (* 8 |e.1|)) 8)))
(assert (not (and (<= 0 (+ |x%8| (* 8 |e.1|))) (= |e.2| |x/2048|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |x%8| (* 8 |e.1|))) (= |e.2| |x/2048|)))
(declare-const |e.3| Int) ; (x%8 + 8*e.1)%8
; (x%8 + 8*e.1)%8 = x%8
(push 1)
(assert (= |e.3| (- (+ |x%8| (* 8 |e.1|)) (* 8 |e.2|))))
(assert (not (= |e.3| |x%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |x%8|))
; x = register%8 + 8*thread + 2048*(register/8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 8 |x/8%256|) (* 2048 |e.2|)) x)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const thread Int)
(assert (and (<= 0 thread) (< thread 256)))
(declare-const register Int)
(assert (and (<= 0 register) (< register 2048)))
(declare-const |register%8| Int)
(declare-const |register/8| Int)
; register is written as digits of radix 8
(push 1)
(assert (= |register%8| (mod register 8)))
(assert (= |register/8| (div register 8)))
(assert (not (and (<= 0 |register%8|) (< |register%8| 8) (<= 0 |register/8|) (< |register/8| 256) (= register (+ |register%8| (* 8 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |register%8|) (< |register%8| 8) (<= 0 |register/8|) (< |register/8| 256) (= register (+ |register%8| (* 8 |register/8|)))))
; x = register%8 + 8*thread + 2048*(register/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |register%8| (* 8 thread) (* 2048 |register/8|))) (< (+ |register%8| (* 8 thread) (* 2048 |register/8|)) 524288))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (register%8 + 8*thread + 2048*(register/8))/8
; (register%8 + 8*thread + 2048*(register/8))/8 = thread + 256*(register/8)
(push 1)
(assert (= |e.1| (div (+ |register%8| (* 8 thread) (* 2048 |register/8|)) 8)))
(assert (not (and (<= 0 (+ |register%8| (* 8 thread) (* 2048 |register/8|))) (= |e.1| (+ thread (* 256 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |register%8| (* 8 thread) (* 2048 |register/8|))) (= |e.1| (+ thread (* 256 |register/8|)))))
(declare-const |e.2| Int) ; e.1/256
; e.1/256 = register/8
(push 1)
(assert (= |e.2| (div |e.1| 256)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |register/8|)))
(declare-const |e.3| Int) ; e.1%256
; e.1%256 = thread
(push 1)
(assert (= |e.3| (- |e.1| (* 256 |e.2|))))
(assert (not (= |e.3| thread)))
(check-sat)
(pop 1)
(assert (= |e.3| thread))
; the owner found maps to thread
(push 1)
(assert (not (= |e.3| thread)))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; (register%8 + 8*thread + 2048*(register/8))%8
; (register%8 + 8*thread + 2048*(register/8))%8 = register%8
(push 1)
(assert (= |e.4| (- (+ |register%8| (* 8 thread) (* 2048 |register/8|)) (* 8 |e.1|))))
(assert (not (= |e.4| |register%8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |register%8|))
(declare-const |e.5| Int) ; (register%8 + 8*thread + 2048*(register/8))/2048
; (register%8 + 8*thread + 2048*(register/8))/2048 = register/8
(push 1)
(assert (= |e.5| (div (+ |register%8| (* 8 thread) (* 2048 |register/8|)) 2048)))
(assert (not (and (<= 0 (+ |register%8| (* 8 thread) (* 2048 |register/8|))) (= |e.5| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |register%8| (* 8 thread) (* 2048 |register/8|))) (= |e.5| |register/8|)))
; the owner found maps to register
(push 1)
(assert (not (= (+ |e.4| (* 8 |e.5|)) register)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
