; spec     specs/field/correct/r04_shape_division_table.toml
; claim    table: map divided equals
; says     map divided: s0 = 1, s1 = D == 3 ? 6 : D == 6 ? 3 : D == 9 ? 2 : 1, s2 = D == 72 ? 1 : 2, s3 = D == 72 ? 4 :
;          8, in each case [D = 3], [D = 6], [D = 9], [D = 72]
; verdict  proved: normal form; 1 points enumerated as well
; checks   104, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case D = 3
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const D Int) ; D == 3
; the assumptions can be met: D = 3
(push 1)
(assert (not (= 3 3)))
(check-sat)
(pop 1)
(assert (= D 3)) ; fixed by the spec
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map divided
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))
; never zero: the divisor D
(push 1)
(assert (not (not (= D 0))))
(check-sat)
(pop 1)
(assert (not (= D 0)))
(declare-const |e.1| Int) ; (D + 3 - 1)/3
; (D + 3 - 1)/3 = 1
(push 1)
(assert (= |e.1| (div (- (+ D 3) 1) 3)))
(assert (not (and (<= 0 (- (+ D 3) 1)) (= |e.1| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ D 3) 1)) (= |e.1| 1)))
; never zero: the divisor ceil_div(D, 3)
(push 1)
(assert (not (not (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.1| 0)))
(declare-const |e.2| Int) ; (e.1 + 6 - 1)/6
; (e.1 + 6 - 1)/6 = 1
(push 1)
(assert (= |e.2| (div (- (+ |e.1| 6) 1) 6)))
(assert (not (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1)))
; never zero: the divisor ceil_div(ceil_div(D, 3), 6)
(push 1)
(assert (not (not (= |e.2| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.2| 0)))
(declare-const |e.3| Int) ; (e.2 + 2 - 1)/2
; (e.2 + 2 - 1)/2 = 1
(push 1)
(assert (= |e.3| (div (- (+ |e.2| 2) 1) 2)))
(assert (not (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1)))
; never zero: the divisor ceil_div(ceil_div(ceil_div(D, 3), 6), 2)
(push 1)
(assert (not (not (= |e.3| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.3| 0)))
(declare-const |e.4| Int) ; (3 + D - 1)/3
; (3 + D - 1)/3 = 1
(push 1)
(assert (= |e.4| (div (- (+ 3 D) 1) 3)))
(assert (not (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1)))
(declare-const |e.5| Int) ; (6 + e.1 - 1)/1
; (6 + e.1 - 1)/1 = 6
(push 1)
(assert (= |e.5| (div (- (+ 6 |e.1|) 1) 1)))
(assert (not (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 6))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 6)))
(declare-const |e.6| Int) ; D == 3
; D == 3 = 1
(push 1)
(assert (= |e.6| (ite (= D 3) 1 0)))
(assert (not (= |e.6| 1)))
(check-sat)
(pop 1)
(assert (= |e.6| 1))
(declare-const |e.7| Int) ; D == 6
; D == 6 = 0
(push 1)
(assert (= |e.7| (ite (= D 6) 1 0)))
(assert (not (= |e.7| 0)))
(check-sat)
(pop 1)
(assert (= |e.7| 0))
(declare-const |e.8| Int) ; D == 9
; D == 9 = 0
(push 1)
(assert (= |e.8| (ite (= D 9) 1 0)))
(assert (not (= |e.8| 0)))
(check-sat)
(pop 1)
(assert (= |e.8| 0))
(declare-const |e.9| Int) ; e.8 ? 2 : 1
; e.8 ? 2 : 1 = 1
(push 1)
(assert (= |e.9| (ite (not (= |e.8| 0)) 2 1)))
(assert (not (= |e.9| 1)))
(check-sat)
(pop 1)
(assert (= |e.9| 1))
(declare-const |e.10| Int) ; e.7 ? 3 : e.9
; e.7 ? 3 : e.9 = 1
(push 1)
(assert (= |e.10| (ite (not (= |e.7| 0)) 3 |e.9|)))
(assert (not (= |e.10| 1)))
(check-sat)
(pop 1)
(assert (= |e.10| 1))
(declare-const |e.11| Int) ; e.6 ? 6 : e.10
; e.6 ? 6 : e.10 = 6
(push 1)
(assert (= |e.11| (ite (not (= |e.6| 0)) 6 |e.10|)))
(assert (not (= |e.11| 6)))
(check-sat)
(pop 1)
(assert (= |e.11| 6))
(declare-const |e.12| Int) ; (2 + e.2 - 1)/1
; (2 + e.2 - 1)/1 = 2
(push 1)
(assert (= |e.12| (div (- (+ 2 |e.2|) 1) 1)))
(assert (not (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2)))
(declare-const |e.13| Int) ; D == 72
; D == 72 = 0
(push 1)
(assert (= |e.13| (ite (= D 72) 1 0)))
(assert (not (= |e.13| 0)))
(check-sat)
(pop 1)
(assert (= |e.13| 0))
(declare-const |e.14| Int) ; e.13 ? 1 : 2
; e.13 ? 1 : 2 = 2
(push 1)
(assert (= |e.14| (ite (not (= |e.13| 0)) 1 2)))
(assert (not (= |e.14| 2)))
(check-sat)
(pop 1)
(assert (= |e.14| 2))
(declare-const |e.15| Int) ; (8 + e.3 - 1)/1
; (8 + e.3 - 1)/1 = 8
(push 1)
(assert (= |e.15| (div (- (+ 8 |e.3|) 1) 1)))
(assert (not (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8)))
(declare-const |e.16| Int) ; e.13 ? 4 : 8
; e.13 ? 4 : 8 = 8
(push 1)
(assert (= |e.16| (ite (not (= |e.13| 0)) 4 8)))
(assert (not (= |e.16| 8)))
(check-sat)
(pop 1)
(assert (= |e.16| 8))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; s0: map divided and the closed form agree
(push 1)
(assert (not (= |e.4| 1)))
(check-sat)
(pop 1)
; s1: map divided and the closed form agree
(push 1)
(assert (not (= |e.5| |e.11|)))
(check-sat)
(pop 1)
; s2: map divided and the closed form agree
(push 1)
(assert (not (= |e.12| |e.14|)))
(check-sat)
(pop 1)
; s3: map divided and the closed form agree
(push 1)
(assert (not (= |e.15| |e.16|)))
(check-sat)
(pop 1)

; ==== case D = 6
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const D Int) ; D == 6
; the assumptions can be met: D = 6
(push 1)
(assert (not (= 6 6)))
(check-sat)
(pop 1)
(assert (= D 6)) ; fixed by the spec
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map divided
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))
; never zero: the divisor D
(push 1)
(assert (not (not (= D 0))))
(check-sat)
(pop 1)
(assert (not (= D 0)))
(declare-const |e.1| Int) ; (D + 3 - 1)/3
; (D + 3 - 1)/3 = 2
(push 1)
(assert (= |e.1| (div (- (+ D 3) 1) 3)))
(assert (not (and (<= 0 (- (+ D 3) 1)) (= |e.1| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ D 3) 1)) (= |e.1| 2)))
; never zero: the divisor ceil_div(D, 3)
(push 1)
(assert (not (not (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.1| 0)))
(declare-const |e.2| Int) ; (e.1 + 6 - 1)/6
; (e.1 + 6 - 1)/6 = 1
(push 1)
(assert (= |e.2| (div (- (+ |e.1| 6) 1) 6)))
(assert (not (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1)))
; never zero: the divisor ceil_div(ceil_div(D, 3), 6)
(push 1)
(assert (not (not (= |e.2| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.2| 0)))
(declare-const |e.3| Int) ; (e.2 + 2 - 1)/2
; (e.2 + 2 - 1)/2 = 1
(push 1)
(assert (= |e.3| (div (- (+ |e.2| 2) 1) 2)))
(assert (not (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1)))
; never zero: the divisor ceil_div(ceil_div(ceil_div(D, 3), 6), 2)
(push 1)
(assert (not (not (= |e.3| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.3| 0)))
(declare-const |e.4| Int) ; (3 + D - 1)/6
; (3 + D - 1)/6 = 1
(push 1)
(assert (= |e.4| (div (- (+ 3 D) 1) 6)))
(assert (not (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1)))
(declare-const |e.5| Int) ; (6 + e.1 - 1)/2
; (6 + e.1 - 1)/2 = 3
(push 1)
(assert (= |e.5| (div (- (+ 6 |e.1|) 1) 2)))
(assert (not (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 3))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 3)))
(declare-const |e.6| Int) ; D == 3
; D == 3 = 0
(push 1)
(assert (= |e.6| (ite (= D 3) 1 0)))
(assert (not (= |e.6| 0)))
(check-sat)
(pop 1)
(assert (= |e.6| 0))
(declare-const |e.7| Int) ; D == 6
; D == 6 = 1
(push 1)
(assert (= |e.7| (ite (= D 6) 1 0)))
(assert (not (= |e.7| 1)))
(check-sat)
(pop 1)
(assert (= |e.7| 1))
(declare-const |e.8| Int) ; D == 9
; D == 9 = 0
(push 1)
(assert (= |e.8| (ite (= D 9) 1 0)))
(assert (not (= |e.8| 0)))
(check-sat)
(pop 1)
(assert (= |e.8| 0))
(declare-const |e.9| Int) ; e.8 ? 2 : 1
; e.8 ? 2 : 1 = 1
(push 1)
(assert (= |e.9| (ite (not (= |e.8| 0)) 2 1)))
(assert (not (= |e.9| 1)))
(check-sat)
(pop 1)
(assert (= |e.9| 1))
(declare-const |e.10| Int) ; e.7 ? 3 : e.9
; e.7 ? 3 : e.9 = 3
(push 1)
(assert (= |e.10| (ite (not (= |e.7| 0)) 3 |e.9|)))
(assert (not (= |e.10| 3)))
(check-sat)
(pop 1)
(assert (= |e.10| 3))
(declare-const |e.11| Int) ; e.6 ? 6 : e.10
; e.6 ? 6 : e.10 = 3
(push 1)
(assert (= |e.11| (ite (not (= |e.6| 0)) 6 |e.10|)))
(assert (not (= |e.11| 3)))
(check-sat)
(pop 1)
(assert (= |e.11| 3))
(declare-const |e.12| Int) ; (2 + e.2 - 1)/1
; (2 + e.2 - 1)/1 = 2
(push 1)
(assert (= |e.12| (div (- (+ 2 |e.2|) 1) 1)))
(assert (not (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2)))
(declare-const |e.13| Int) ; D == 72
; D == 72 = 0
(push 1)
(assert (= |e.13| (ite (= D 72) 1 0)))
(assert (not (= |e.13| 0)))
(check-sat)
(pop 1)
(assert (= |e.13| 0))
(declare-const |e.14| Int) ; e.13 ? 1 : 2
; e.13 ? 1 : 2 = 2
(push 1)
(assert (= |e.14| (ite (not (= |e.13| 0)) 1 2)))
(assert (not (= |e.14| 2)))
(check-sat)
(pop 1)
(assert (= |e.14| 2))
(declare-const |e.15| Int) ; (8 + e.3 - 1)/1
; (8 + e.3 - 1)/1 = 8
(push 1)
(assert (= |e.15| (div (- (+ 8 |e.3|) 1) 1)))
(assert (not (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8)))
(declare-const |e.16| Int) ; e.13 ? 4 : 8
; e.13 ? 4 : 8 = 8
(push 1)
(assert (= |e.16| (ite (not (= |e.13| 0)) 4 8)))
(assert (not (= |e.16| 8)))
(check-sat)
(pop 1)
(assert (= |e.16| 8))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; s0: map divided and the closed form agree
(push 1)
(assert (not (= |e.4| 1)))
(check-sat)
(pop 1)
; s1: map divided and the closed form agree
(push 1)
(assert (not (= |e.5| |e.11|)))
(check-sat)
(pop 1)
; s2: map divided and the closed form agree
(push 1)
(assert (not (= |e.12| |e.14|)))
(check-sat)
(pop 1)
; s3: map divided and the closed form agree
(push 1)
(assert (not (= |e.15| |e.16|)))
(check-sat)
(pop 1)

; ==== case D = 9
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const D Int) ; D == 9
; the assumptions can be met: D = 9
(push 1)
(assert (not (= 9 9)))
(check-sat)
(pop 1)
(assert (= D 9)) ; fixed by the spec
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map divided
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))
; never zero: the divisor D
(push 1)
(assert (not (not (= D 0))))
(check-sat)
(pop 1)
(assert (not (= D 0)))
(declare-const |e.1| Int) ; (D + 3 - 1)/3
; (D + 3 - 1)/3 = 3
(push 1)
(assert (= |e.1| (div (- (+ D 3) 1) 3)))
(assert (not (and (<= 0 (- (+ D 3) 1)) (= |e.1| 3))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ D 3) 1)) (= |e.1| 3)))
; never zero: the divisor ceil_div(D, 3)
(push 1)
(assert (not (not (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.1| 0)))
(declare-const |e.2| Int) ; (e.1 + 6 - 1)/6
; (e.1 + 6 - 1)/6 = 1
(push 1)
(assert (= |e.2| (div (- (+ |e.1| 6) 1) 6)))
(assert (not (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 1)))
; never zero: the divisor ceil_div(ceil_div(D, 3), 6)
(push 1)
(assert (not (not (= |e.2| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.2| 0)))
(declare-const |e.3| Int) ; (e.2 + 2 - 1)/2
; (e.2 + 2 - 1)/2 = 1
(push 1)
(assert (= |e.3| (div (- (+ |e.2| 2) 1) 2)))
(assert (not (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 1)))
; never zero: the divisor ceil_div(ceil_div(ceil_div(D, 3), 6), 2)
(push 1)
(assert (not (not (= |e.3| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.3| 0)))
(declare-const |e.4| Int) ; (3 + D - 1)/9
; (3 + D - 1)/9 = 1
(push 1)
(assert (= |e.4| (div (- (+ 3 D) 1) 9)))
(assert (not (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1)))
(declare-const |e.5| Int) ; (6 + e.1 - 1)/3
; (6 + e.1 - 1)/3 = 2
(push 1)
(assert (= |e.5| (div (- (+ 6 |e.1|) 1) 3)))
(assert (not (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 2)))
(declare-const |e.6| Int) ; D == 3
; D == 3 = 0
(push 1)
(assert (= |e.6| (ite (= D 3) 1 0)))
(assert (not (= |e.6| 0)))
(check-sat)
(pop 1)
(assert (= |e.6| 0))
(declare-const |e.7| Int) ; D == 6
; D == 6 = 0
(push 1)
(assert (= |e.7| (ite (= D 6) 1 0)))
(assert (not (= |e.7| 0)))
(check-sat)
(pop 1)
(assert (= |e.7| 0))
(declare-const |e.8| Int) ; D == 9
; D == 9 = 1
(push 1)
(assert (= |e.8| (ite (= D 9) 1 0)))
(assert (not (= |e.8| 1)))
(check-sat)
(pop 1)
(assert (= |e.8| 1))
(declare-const |e.9| Int) ; e.8 ? 2 : 1
; e.8 ? 2 : 1 = 2
(push 1)
(assert (= |e.9| (ite (not (= |e.8| 0)) 2 1)))
(assert (not (= |e.9| 2)))
(check-sat)
(pop 1)
(assert (= |e.9| 2))
(declare-const |e.10| Int) ; e.7 ? 3 : e.9
; e.7 ? 3 : e.9 = 2
(push 1)
(assert (= |e.10| (ite (not (= |e.7| 0)) 3 |e.9|)))
(assert (not (= |e.10| 2)))
(check-sat)
(pop 1)
(assert (= |e.10| 2))
(declare-const |e.11| Int) ; e.6 ? 6 : e.10
; e.6 ? 6 : e.10 = 2
(push 1)
(assert (= |e.11| (ite (not (= |e.6| 0)) 6 |e.10|)))
(assert (not (= |e.11| 2)))
(check-sat)
(pop 1)
(assert (= |e.11| 2))
(declare-const |e.12| Int) ; (2 + e.2 - 1)/1
; (2 + e.2 - 1)/1 = 2
(push 1)
(assert (= |e.12| (div (- (+ 2 |e.2|) 1) 1)))
(assert (not (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 2)))
(declare-const |e.13| Int) ; D == 72
; D == 72 = 0
(push 1)
(assert (= |e.13| (ite (= D 72) 1 0)))
(assert (not (= |e.13| 0)))
(check-sat)
(pop 1)
(assert (= |e.13| 0))
(declare-const |e.14| Int) ; e.13 ? 1 : 2
; e.13 ? 1 : 2 = 2
(push 1)
(assert (= |e.14| (ite (not (= |e.13| 0)) 1 2)))
(assert (not (= |e.14| 2)))
(check-sat)
(pop 1)
(assert (= |e.14| 2))
(declare-const |e.15| Int) ; (8 + e.3 - 1)/1
; (8 + e.3 - 1)/1 = 8
(push 1)
(assert (= |e.15| (div (- (+ 8 |e.3|) 1) 1)))
(assert (not (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 8)))
(declare-const |e.16| Int) ; e.13 ? 4 : 8
; e.13 ? 4 : 8 = 8
(push 1)
(assert (= |e.16| (ite (not (= |e.13| 0)) 4 8)))
(assert (not (= |e.16| 8)))
(check-sat)
(pop 1)
(assert (= |e.16| 8))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; s0: map divided and the closed form agree
(push 1)
(assert (not (= |e.4| 1)))
(check-sat)
(pop 1)
; s1: map divided and the closed form agree
(push 1)
(assert (not (= |e.5| |e.11|)))
(check-sat)
(pop 1)
; s2: map divided and the closed form agree
(push 1)
(assert (not (= |e.12| |e.14|)))
(check-sat)
(pop 1)
; s3: map divided and the closed form agree
(push 1)
(assert (not (= |e.15| |e.16|)))
(check-sat)
(pop 1)

; ==== case D = 72
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const D Int) ; D == 72
; the assumptions can be met: D = 72
(push 1)
(assert (not (= 72 72)))
(check-sat)
(pop 1)
(assert (= D 72)) ; fixed by the spec
; there are inputs: any = 0
(push 1)
(assert (not (and (< 0 1))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map divided
; ----------------------------------------------------------------------------------------------------
(declare-const any Int)
(assert (and (<= 0 any) (< any 1)))
; never zero: the divisor D
(push 1)
(assert (not (not (= D 0))))
(check-sat)
(pop 1)
(assert (not (= D 0)))
(declare-const |e.1| Int) ; (D + 3 - 1)/3
; (D + 3 - 1)/3 = 24
(push 1)
(assert (= |e.1| (div (- (+ D 3) 1) 3)))
(assert (not (and (<= 0 (- (+ D 3) 1)) (= |e.1| 24))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ D 3) 1)) (= |e.1| 24)))
; never zero: the divisor ceil_div(D, 3)
(push 1)
(assert (not (not (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.1| 0)))
(declare-const |e.2| Int) ; (e.1 + 6 - 1)/6
; (e.1 + 6 - 1)/6 = 4
(push 1)
(assert (= |e.2| (div (- (+ |e.1| 6) 1) 6)))
(assert (not (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 4))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.1| 6) 1)) (= |e.2| 4)))
; never zero: the divisor ceil_div(ceil_div(D, 3), 6)
(push 1)
(assert (not (not (= |e.2| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.2| 0)))
(declare-const |e.3| Int) ; (e.2 + 2 - 1)/2
; (e.2 + 2 - 1)/2 = 2
(push 1)
(assert (= |e.3| (div (- (+ |e.2| 2) 1) 2)))
(assert (not (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ |e.2| 2) 1)) (= |e.3| 2)))
; never zero: the divisor ceil_div(ceil_div(ceil_div(D, 3), 6), 2)
(push 1)
(assert (not (not (= |e.3| 0))))
(check-sat)
(pop 1)
(assert (not (= |e.3| 0)))
(declare-const |e.4| Int) ; (3 + D - 1)/72
; (3 + D - 1)/72 = 1
(push 1)
(assert (= |e.4| (div (- (+ 3 D) 1) 72)))
(assert (not (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 3 D) 1)) (= |e.4| 1)))
(declare-const |e.5| Int) ; (6 + e.1 - 1)/24
; (6 + e.1 - 1)/24 = 1
(push 1)
(assert (= |e.5| (div (- (+ 6 |e.1|) 1) 24)))
(assert (not (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 6 |e.1|) 1)) (= |e.5| 1)))
(declare-const |e.6| Int) ; D == 3
; D == 3 = 0
(push 1)
(assert (= |e.6| (ite (= D 3) 1 0)))
(assert (not (= |e.6| 0)))
(check-sat)
(pop 1)
(assert (= |e.6| 0))
(declare-const |e.7| Int) ; D == 6
; D == 6 = 0
(push 1)
(assert (= |e.7| (ite (= D 6) 1 0)))
(assert (not (= |e.7| 0)))
(check-sat)
(pop 1)
(assert (= |e.7| 0))
(declare-const |e.8| Int) ; D == 9
; D == 9 = 0
(push 1)
(assert (= |e.8| (ite (= D 9) 1 0)))
(assert (not (= |e.8| 0)))
(check-sat)
(pop 1)
(assert (= |e.8| 0))
(declare-const |e.9| Int) ; e.8 ? 2 : 1
; e.8 ? 2 : 1 = 1
(push 1)
(assert (= |e.9| (ite (not (= |e.8| 0)) 2 1)))
(assert (not (= |e.9| 1)))
(check-sat)
(pop 1)
(assert (= |e.9| 1))
(declare-const |e.10| Int) ; e.7 ? 3 : e.9
; e.7 ? 3 : e.9 = 1
(push 1)
(assert (= |e.10| (ite (not (= |e.7| 0)) 3 |e.9|)))
(assert (not (= |e.10| 1)))
(check-sat)
(pop 1)
(assert (= |e.10| 1))
(declare-const |e.11| Int) ; e.6 ? 6 : e.10
; e.6 ? 6 : e.10 = 1
(push 1)
(assert (= |e.11| (ite (not (= |e.6| 0)) 6 |e.10|)))
(assert (not (= |e.11| 1)))
(check-sat)
(pop 1)
(assert (= |e.11| 1))
(declare-const |e.12| Int) ; (2 + e.2 - 1)/4
; (2 + e.2 - 1)/4 = 1
(push 1)
(assert (= |e.12| (div (- (+ 2 |e.2|) 1) 4)))
(assert (not (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 2 |e.2|) 1)) (= |e.12| 1)))
(declare-const |e.13| Int) ; D == 72
; D == 72 = 1
(push 1)
(assert (= |e.13| (ite (= D 72) 1 0)))
(assert (not (= |e.13| 1)))
(check-sat)
(pop 1)
(assert (= |e.13| 1))
(declare-const |e.14| Int) ; e.13 ? 1 : 2
; e.13 ? 1 : 2 = 1
(push 1)
(assert (= |e.14| (ite (not (= |e.13| 0)) 1 2)))
(assert (not (= |e.14| 1)))
(check-sat)
(pop 1)
(assert (= |e.14| 1))
(declare-const |e.15| Int) ; (8 + e.3 - 1)/2
; (8 + e.3 - 1)/2 = 4
(push 1)
(assert (= |e.15| (div (- (+ 8 |e.3|) 1) 2)))
(assert (not (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 4))))
(check-sat)
(pop 1)
(assert (and (<= 0 (- (+ 8 |e.3|) 1)) (= |e.15| 4)))
(declare-const |e.16| Int) ; e.13 ? 4 : 8
; e.13 ? 4 : 8 = 4
(push 1)
(assert (= |e.16| (ite (not (= |e.13| 0)) 4 8)))
(assert (not (= |e.16| 4)))
(check-sat)
(pop 1)
(assert (= |e.16| 4))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; s0: map divided and the closed form agree
(push 1)
(assert (not (= |e.4| 1)))
(check-sat)
(pop 1)
; s1: map divided and the closed form agree
(push 1)
(assert (not (= |e.5| |e.11|)))
(check-sat)
(pop 1)
; s2: map divided and the closed form agree
(push 1)
(assert (not (= |e.12| |e.14|)))
(check-sat)
(pop 1)
; s3: map divided and the closed form agree
(push 1)
(assert (not (= |e.15| |e.16|)))
(check-sat)
(pop 1)
