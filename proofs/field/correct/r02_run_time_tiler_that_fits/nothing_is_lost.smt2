; spec     specs/field/correct/r02_run_time_tiler_that_fits.toml
; claim    nothing_is_lost: map tiled bijective_onto
; says     map tiled is a bijection onto a < 12 x b < 4 x c < 8, in each case [T = 12], [T = 24], [T = 48]
; verdict  proved: explicit inverse; 384 points enumerated as well
; checks   73, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case T = 12
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T == 12
; the assumptions can be met: T = 12
(push 1)
(assert (not (= 12 12)))
(check-sat)
(pop 1)
(assert (= T 12)) ; fixed by the spec
; there are inputs: x = 0, r = 0
(push 1)
(assert (not (and (< 0 12) (< 0 32))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map tiled
; ----------------------------------------------------------------------------------------------------
(declare-const x Int)
(assert (and (<= 0 x) (< x 12)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 32)))
(declare-const |e.1| Int) ; (x + T*r)/12
; (x + T*r)/12 = r
(push 1)
(assert (= |e.1| (div (+ x (* T r)) 12)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.1| r))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.1| r)))
(declare-const |e.2| Int) ; (x + T*r)%12
; (x + T*r)%12 = x
(push 1)
(assert (= |e.2| (- (+ x (* T r)) (* 12 |e.1|))))
(assert (not (= |e.2| x)))
(check-sat)
(pop 1)
(assert (= |e.2| x))
; a = (x + T*r)%12 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 12))))
(check-sat)
(pop 1)
(declare-const |r%4| Int)
(declare-const |r/4| Int)
; r is written as digits of radix 4
(push 1)
(assert (= |r%4| (mod r 4)))
(assert (= |r/4| (div r 4)))
(assert (not (and (<= 0 |r%4|) (< |r%4| 4) (<= 0 |r/4|) (< |r/4| 8) (= r (+ |r%4| (* 4 |r/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |r%4|) (< |r%4| 4) (<= 0 |r/4|) (< |r/4| 8) (= r (+ |r%4| (* 4 |r/4|)))))
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = r/4
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |r/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |r/4|)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = r%4
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| |r%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |r%4|))
; b = ((x + T*r)/12)%4 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 4))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (x + T*r)/48
; (x + T*r)/48 = r/4
(push 1)
(assert (= |e.5| (div (+ x (* T r)) 48)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.5| |r/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.5| |r/4|)))
; c = (x + T*r)/48 is in range
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 8))))
(check-sat)
(pop 1)
; x = a is recovered
(push 1)
(assert (not (= |e.2| x)))
(check-sat)
(pop 1)
; r = b + 4*c is recovered
(push 1)
(assert (not (= (+ |e.4| (* 4 |e.5|)) r)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const a Int)
(assert (and (<= 0 a) (< a 12)))
(declare-const b Int)
(assert (and (<= 0 b) (< b 4)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 8)))
; x = a is a legal input
(push 1)
(assert (not (and (<= 0 a) (< a 12))))
(check-sat)
(pop 1)
; r = b + 4*c is a legal input
(push 1)
(assert (not (and (<= 0 (+ b (* 4 c))) (< (+ b (* 4 c)) 32))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (a + T*(b + 4*c))/12
; (a + T*(b + 4*c))/12 = b + 4*c
(push 1)
(assert (= |e.1| (div (+ a (* T (+ b (* 4 c)))) 12)))
(assert (not (and (<= 0 (+ a (* T (+ b (* 4 c))))) (= |e.1| (+ b (* 4 c))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* T (+ b (* 4 c))))) (= |e.1| (+ b (* 4 c)))))
(declare-const |e.2| Int) ; (a + T*(b + 4*c))%12
; (a + T*(b + 4*c))%12 = a
(push 1)
(assert (= |e.2| (- (+ a (* T (+ b (* 4 c)))) (* 12 |e.1|))))
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(assert (= |e.2| a))
; the owner found maps to a
(push 1)
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = c
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| c)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = b
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| b)))
(check-sat)
(pop 1)
(assert (= |e.4| b))
; the owner found maps to b
(push 1)
(assert (not (= |e.4| b)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (a + T*(b + 4*c))/48
; (a + T*(b + 4*c))/48 = c
(push 1)
(assert (= |e.5| (div (+ a (* T (+ b (* 4 c)))) 48)))
(assert (not (and (<= 0 (+ a (* T (+ b (* 4 c))))) (= |e.5| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* T (+ b (* 4 c))))) (= |e.5| c)))
; the owner found maps to c
(push 1)
(assert (not (= |e.5| c)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case T = 24
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T == 24
; the assumptions can be met: T = 24
(push 1)
(assert (not (= 24 24)))
(check-sat)
(pop 1)
(assert (= T 24)) ; fixed by the spec
; there are inputs: x = 0, r = 0
(push 1)
(assert (not (and (< 0 24) (< 0 16))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map tiled
; ----------------------------------------------------------------------------------------------------
(declare-const x Int)
(assert (and (<= 0 x) (< x 24)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 16)))
(declare-const |x%12| Int)
(declare-const |x/12| Int)
; x is written as digits of radix 12
(push 1)
(assert (= |x%12| (mod x 12)))
(assert (= |x/12| (div x 12)))
(assert (not (and (<= 0 |x%12|) (< |x%12| 12) (<= 0 |x/12|) (< |x/12| 2) (= x (+ |x%12| (* 12 |x/12|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |x%12|) (< |x%12| 12) (<= 0 |x/12|) (< |x/12| 2) (= x (+ |x%12| (* 12 |x/12|)))))
(declare-const |e.1| Int) ; (x + T*r)/12
; (x + T*r)/12 = 2*r + x/12
(push 1)
(assert (= |e.1| (div (+ x (* T r)) 12)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.1| (+ (* 2 r) |x/12|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.1| (+ (* 2 r) |x/12|))))
(declare-const |e.2| Int) ; (x + T*r)%12
; (x + T*r)%12 = x%12
(push 1)
(assert (= |e.2| (- (+ x (* T r)) (* 12 |e.1|))))
(assert (not (= |e.2| |x%12|)))
(check-sat)
(pop 1)
(assert (= |e.2| |x%12|))
; a = (x + T*r)%12 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 12))))
(check-sat)
(pop 1)
(declare-const |r%2| Int)
(declare-const |r/2| Int)
; r is written as digits of radix 2
(push 1)
(assert (= |r%2| (mod r 2)))
(assert (= |r/2| (div r 2)))
(assert (not (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 8) (= r (+ |r%2| (* 2 |r/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 8) (= r (+ |r%2| (* 2 |r/2|)))))
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = r/2
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| |r/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| |r/2|)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = x/12 + 2*(r%2)
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| (+ |x/12| (* 2 |r%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |x/12| (* 2 |r%2|))))
; b = ((x + T*r)/12)%4 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 4))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (x + T*r)/48
; (x + T*r)/48 = r/2
(push 1)
(assert (= |e.5| (div (+ x (* T r)) 48)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.5| |r/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.5| |r/2|)))
; c = (x + T*r)/48 is in range
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 8))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; e.4/2
; e.4/2 = r%2
(push 1)
(assert (= |e.6| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.6| |r%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.6| |r%2|)))
(declare-const |e.7| Int) ; e.4%2
; e.4%2 = x/12
(push 1)
(assert (= |e.7| (- |e.4| (* 2 |e.6|))))
(assert (not (= |e.7| |x/12|)))
(check-sat)
(pop 1)
(assert (= |e.7| |x/12|))
; x = a + 12*(b%2) is recovered
(push 1)
(assert (not (= (+ |e.2| (* 12 |e.7|)) x)))
(check-sat)
(pop 1)
; r = b/2 + 2*c is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.5|)) r)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const a Int)
(assert (and (<= 0 a) (< a 12)))
(declare-const b Int)
(assert (and (<= 0 b) (< b 4)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 8)))
(declare-const |b%2| Int)
(declare-const |b/2| Int)
; b is written as digits of radix 2
(push 1)
(assert (= |b%2| (mod b 2)))
(assert (= |b/2| (div b 2)))
(assert (not (and (<= 0 |b%2|) (< |b%2| 2) (<= 0 |b/2|) (< |b/2| 2) (= b (+ |b%2| (* 2 |b/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |b%2|) (< |b%2| 2) (<= 0 |b/2|) (< |b/2| 2) (= b (+ |b%2| (* 2 |b/2|)))))
; x = a + 12*(b%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ a (* 12 |b%2|))) (< (+ a (* 12 |b%2|)) 24))))
(check-sat)
(pop 1)
; r = b/2 + 2*c is a legal input
(push 1)
(assert (not (and (<= 0 (+ |b/2| (* 2 c))) (< (+ |b/2| (* 2 c)) 16))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (a + 12*(b%2) + T*(b/2 + 2*c))/12
; (a + 12*(b%2) + T*(b/2 + 2*c))/12 = b%2 + 2*(b/2) + 4*c
(push 1)
(assert (= |e.1| (div (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c)))) 12)))
(assert (not (and (<= 0 (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c))))) (= |e.1| (+ |b%2| (* 2 |b/2|) (* 4 c))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c))))) (= |e.1| (+ |b%2| (* 2 |b/2|) (* 4 c)))))
(declare-const |e.2| Int) ; (a + 12*(b%2) + T*(b/2 + 2*c))%12
; (a + 12*(b%2) + T*(b/2 + 2*c))%12 = a
(push 1)
(assert (= |e.2| (- (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c)))) (* 12 |e.1|))))
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(assert (= |e.2| a))
; the owner found maps to a
(push 1)
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = c
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| c)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = b%2 + 2*(b/2)
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| (+ |b%2| (* 2 |b/2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |b%2| (* 2 |b/2|))))
; the owner found maps to b
(push 1)
(assert (not (= |e.4| b)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (a + 12*(b%2) + T*(b/2 + 2*c))/48
; (a + 12*(b%2) + T*(b/2 + 2*c))/48 = c
(push 1)
(assert (= |e.5| (div (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c)))) 48)))
(assert (not (and (<= 0 (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c))))) (= |e.5| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* 12 |b%2|) (* T (+ |b/2| (* 2 c))))) (= |e.5| c)))
; the owner found maps to c
(push 1)
(assert (not (= |e.5| c)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case T = 48
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const T Int) ; T == 48
; the assumptions can be met: T = 48
(push 1)
(assert (not (= 48 48)))
(check-sat)
(pop 1)
(assert (= T 48)) ; fixed by the spec
; there are inputs: x = 0, r = 0
(push 1)
(assert (not (and (< 0 48) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map tiled
; ----------------------------------------------------------------------------------------------------
(declare-const x Int)
(assert (and (<= 0 x) (< x 48)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 8)))
(declare-const |x%12| Int)
(declare-const |x/12| Int)
; x is written as digits of radix 12
(push 1)
(assert (= |x%12| (mod x 12)))
(assert (= |x/12| (div x 12)))
(assert (not (and (<= 0 |x%12|) (< |x%12| 12) (<= 0 |x/12|) (< |x/12| 4) (= x (+ |x%12| (* 12 |x/12|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |x%12|) (< |x%12| 12) (<= 0 |x/12|) (< |x/12| 4) (= x (+ |x%12| (* 12 |x/12|)))))
(declare-const |e.1| Int) ; (x + T*r)/12
; (x + T*r)/12 = 4*r + x/12
(push 1)
(assert (= |e.1| (div (+ x (* T r)) 12)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.1| (+ (* 4 r) |x/12|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.1| (+ (* 4 r) |x/12|))))
(declare-const |e.2| Int) ; (x + T*r)%12
; (x + T*r)%12 = x%12
(push 1)
(assert (= |e.2| (- (+ x (* T r)) (* 12 |e.1|))))
(assert (not (= |e.2| |x%12|)))
(check-sat)
(pop 1)
(assert (= |e.2| |x%12|))
; a = (x + T*r)%12 is in range
(push 1)
(assert (not (and (<= 0 |e.2|) (< |e.2| 12))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = r
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| r))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| r)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = x/12
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| |x/12|)))
(check-sat)
(pop 1)
(assert (= |e.4| |x/12|))
; b = ((x + T*r)/12)%4 is in range
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 4))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (x + T*r)/48
; (x + T*r)/48 = r
(push 1)
(assert (= |e.5| (div (+ x (* T r)) 48)))
(assert (not (and (<= 0 (+ x (* T r))) (= |e.5| r))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ x (* T r))) (= |e.5| r)))
; c = (x + T*r)/48 is in range
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 8))))
(check-sat)
(pop 1)
; x = a + 12*b is recovered
(push 1)
(assert (not (= (+ |e.2| (* 12 |e.4|)) x)))
(check-sat)
(pop 1)
; r = c is recovered
(push 1)
(assert (not (= |e.5| r)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const a Int)
(assert (and (<= 0 a) (< a 12)))
(declare-const b Int)
(assert (and (<= 0 b) (< b 4)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 8)))
; x = a + 12*b is a legal input
(push 1)
(assert (not (and (<= 0 (+ a (* 12 b))) (< (+ a (* 12 b)) 48))))
(check-sat)
(pop 1)
; r = c is a legal input
(push 1)
(assert (not (and (<= 0 c) (< c 8))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (a + 12*b + T*c)/12
; (a + 12*b + T*c)/12 = b + 4*c
(push 1)
(assert (= |e.1| (div (+ a (* 12 b) (* T c)) 12)))
(assert (not (and (<= 0 (+ a (* 12 b) (* T c))) (= |e.1| (+ b (* 4 c))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* 12 b) (* T c))) (= |e.1| (+ b (* 4 c)))))
(declare-const |e.2| Int) ; (a + 12*b + T*c)%12
; (a + 12*b + T*c)%12 = a
(push 1)
(assert (= |e.2| (- (+ a (* 12 b) (* T c)) (* 12 |e.1|))))
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(assert (= |e.2| a))
; the owner found maps to a
(push 1)
(assert (not (= |e.2| a)))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; e.1/4
; e.1/4 = c
(push 1)
(assert (= |e.3| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.3| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.3| c)))
(declare-const |e.4| Int) ; e.1%4
; e.1%4 = b
(push 1)
(assert (= |e.4| (- |e.1| (* 4 |e.3|))))
(assert (not (= |e.4| b)))
(check-sat)
(pop 1)
(assert (= |e.4| b))
; the owner found maps to b
(push 1)
(assert (not (= |e.4| b)))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (a + 12*b + T*c)/48
; (a + 12*b + T*c)/48 = c
(push 1)
(assert (= |e.5| (div (+ a (* 12 b) (* T c)) 48)))
(assert (not (and (<= 0 (+ a (* 12 b) (* T c))) (= |e.5| c))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ a (* 12 b) (* T c))) (= |e.5| c)))
; the owner found maps to c
(push 1)
(assert (not (= |e.5| c)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
