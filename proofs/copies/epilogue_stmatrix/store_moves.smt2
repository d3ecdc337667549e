; spec     specs/copies/epilogue_stmatrix.toml
; claim    store_moves: copy store moves
; says     copy store: each register receives the source element of its own coordinate
; verdict  proved: normal form; 4096 points enumerated as well
; checks   56, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== source element = destination element
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy store
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const |t%32| Int)
(declare-const |t/32| Int)
; t is written as digits of radix 32
(push 1)
(assert (= |t%32| (mod t 32)))
(assert (= |t/32| (div t 32)))
(assert (not (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 4) (= t (+ |t%32| (* 32 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 4) (= t (+ |t%32| (* 32 |t/32|)))))
(declare-const |e.1| Int) ; v/8
; v/8 = 0
(push 1)
(assert (= |e.1| (div v 8)))
(assert (not (and (<= 0 v) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| 0)))
(declare-const |e.2| Int) ; v%8
; v%8 = v
(push 1)
(assert (= |e.2| (- v (* 8 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |e.3| Int) ; (t%32*8 + e.2)/2
; (t%32*8 + e.2)/2 = 4*(t%32) + v/2
(push 1)
(assert (= |e.3| (div (+ (* |t%32| 8) |e.2|) 2)))
(assert (not (and (<= 0 (+ (* |t%32| 8) |e.2|)) (= |e.3| (+ (* 4 |t%32|) |v/2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%32| 8) |e.2|)) (= |e.3| (+ (* 4 |t%32|) |v/2|))))
(declare-const |e.4| Int) ; (t%32*8 + e.2)%2
; (t%32*8 + e.2)%2 = v%2
(push 1)
(assert (= |e.4| (- (+ (* |t%32| 8) |e.2|) (* 2 |e.3|))))
(assert (not (= |e.4| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |v%2|))
(declare-const |t%8| Int)
(declare-const |t/8%4| Int)
; t%32 is written as digits of radix 8
(push 1)
(assert (= |t%8| (mod |t%32| 8)))
(assert (= |t/8%4| (div |t%32| 8)))
(assert (not (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8%4|) (< |t/8%4| 4) (= |t%32| (+ |t%8| (* 8 |t/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%8|) (< |t%8| 8) (<= 0 |t/8%4|) (< |t/8%4| 4) (= |t%32| (+ |t%8| (* 8 |t/8%4|)))))
(declare-const |e.5| Int) ; e.3/32
; e.3/32 = t/8%4
(push 1)
(assert (= |e.5| (div |e.3| 32)))
(assert (not (and (<= 0 |e.3|) (= |e.5| |t/8%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| |t/8%4|)))
(declare-const |e.6| Int) ; e.3%32
; e.3%32 = v/2 + 4*(t%8)
(push 1)
(assert (= |e.6| (- |e.3| (* 32 |e.5|))))
(assert (not (= |e.6| (+ |v/2| (* 4 |t%8|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ |v/2| (* 4 |t%8|))))
(declare-const |e.7| Int) ; (t%32*8 + e.2)/64
; (t%32*8 + e.2)/64 = t/8%4
(push 1)
(assert (= |e.7| (div (+ (* |t%32| 8) |e.2|) 64)))
(assert (not (and (<= 0 (+ (* |t%32| 8) |e.2|)) (= |e.7| |t/8%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t%32| 8) |e.2|)) (= |e.7| |t/8%4|)))
(declare-const |e.8| Int) ; (e.4*32 + e.6 + e.7*64)/32
; (e.4*32 + e.6 + e.7*64)/32 = v%2 + 2*(t/8%4)
(push 1)
(assert (= |e.8| (div (+ (* |e.4| 32) |e.6| (* |e.7| 64)) 32)))
(assert (not (and (<= 0 (+ (* |e.4| 32) |e.6| (* |e.7| 64))) (= |e.8| (+ |v%2| (* 2 |t/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |e.4| 32) |e.6| (* |e.7| 64))) (= |e.8| (+ |v%2| (* 2 |t/8%4|)))))
(declare-const |e.9| Int) ; (e.4*32 + e.6 + e.7*64)%32
; (e.4*32 + e.6 + e.7*64)%32 = v/2 + 4*(t%8)
(push 1)
(assert (= |e.9| (- (+ (* |e.4| 32) |e.6| (* |e.7| 64)) (* 32 |e.8|))))
(assert (not (= |e.9| (+ |v/2| (* 4 |t%8|)))))
(check-sat)
(pop 1)
(assert (= |e.9| (+ |v/2| (* 4 |t%8|))))
(declare-const |e.10| Int) ; (e.9 + 32*(t/32))/4
; (e.9 + 32*(t/32))/4 = t%8 + 8*(t/32)
(push 1)
(assert (= |e.10| (div (+ |e.9| (* 32 |t/32|)) 4)))
(assert (not (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.10| (+ |t%8| (* 8 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.10| (+ |t%8| (* 8 |t/32|)))))
(declare-const |e.11| Int) ; e.10/8
; e.10/8 = t/32
(push 1)
(assert (= |e.11| (div |e.10| 8)))
(assert (not (and (<= 0 |e.10|) (= |e.11| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.10|) (= |e.11| |t/32|)))
(declare-const |e.12| Int) ; e.10%8
; e.10%8 = t%8
(push 1)
(assert (= |e.12| (- |e.10| (* 8 |e.11|))))
(assert (not (= |e.12| |t%8|)))
(check-sat)
(pop 1)
(assert (= |e.12| |t%8|))
(declare-const |e.13| Int) ; (e.9 + 32*(t/32))/32
; (e.9 + 32*(t/32))/32 = t/32
(push 1)
(assert (= |e.13| (div (+ |e.9| (* 32 |t/32|)) 32)))
(assert (not (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.13| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.13| |t/32|)))
(declare-const |t/32%2| Int)
(declare-const |t/64| Int)
; t/32 is written as digits of radix 2
(push 1)
(assert (= |t/32%2| (mod |t/32| 2)))
(assert (= |t/64| (div |t/32| 2)))
(assert (not (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.14| Int) ; e.13/2
; e.13/2 = t/64
(push 1)
(assert (= |e.14| (div |e.13| 2)))
(assert (not (and (<= 0 |e.13|) (= |e.14| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.14| |t/64|)))
(declare-const |e.15| Int) ; e.13%2
; e.13%2 = t/32%2
(push 1)
(assert (= |e.15| (- |e.13| (* 2 |e.14|))))
(assert (not (= |e.15| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |t/32%2|))
(declare-const |e.16| Int) ; (e.8 + 8*e.1)/2
; (e.8 + 8*e.1)/2 = t/8%4
(push 1)
(assert (= |e.16| (div (+ |e.8| (* 8 |e.1|)) 2)))
(assert (not (and (<= 0 (+ |e.8| (* 8 |e.1|))) (= |e.16| |t/8%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 8 |e.1|))) (= |e.16| |t/8%4|)))
(declare-const |t/8%2| Int)
(declare-const |t/16%2| Int)
; t/8%4 is written as digits of radix 2
(push 1)
(assert (= |t/8%2| (mod |t/8%4| 2)))
(assert (= |t/16%2| (div |t/8%4| 2)))
(assert (not (and (<= 0 |t/8%2|) (< |t/8%2| 2) (<= 0 |t/16%2|) (< |t/16%2| 2) (= |t/8%4| (+ |t/8%2| (* 2 |t/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/8%2|) (< |t/8%2| 2) (<= 0 |t/16%2|) (< |t/16%2| 2) (= |t/8%4| (+ |t/8%2| (* 2 |t/16%2|)))))
(declare-const |e.17| Int) ; e.16/2
; e.16/2 = t/16%2
(push 1)
(assert (= |e.17| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.17| |t/16%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.17| |t/16%2|)))
(declare-const |e.18| Int) ; e.16%2
; e.16%2 = t/8%2
(push 1)
(assert (= |e.18| (- |e.16| (* 2 |e.17|))))
(assert (not (= |e.18| |t/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |t/8%2|))
(declare-const |e.19| Int) ; t/16
; t/16 = 2*(t/32%2) + 4*(t/64) + t/16%2
(push 1)
(assert (= |e.19| (div t 16)))
(assert (not (and (<= 0 t) (= |e.19| (+ (* 2 |t/32%2|) (* 4 |t/64|) |t/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.19| (+ (* 2 |t/32%2|) (* 4 |t/64|) |t/16%2|))))
(declare-const |e.20| Int) ; t%16
; t%16 = t%8 + 8*(t/8%2)
(push 1)
(assert (= |e.20| (- t (* 16 |e.19|))))
(assert (not (= |e.20| (+ |t%8| (* 8 |t/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.20| (+ |t%8| (* 8 |t/8%2|))))
(declare-const |e.21| Int) ; (e.9 + 32*(t/32))%4
; (e.9 + 32*(t/32))%4 = v/2
(push 1)
(assert (= |e.21| (- (+ |e.9| (* 32 |t/32|)) (* 4 |e.10|))))
(assert (not (= |e.21| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.21| |v/2|))
(declare-const |e.22| Int) ; (e.9 + 32*(t/32))/64
; (e.9 + 32*(t/32))/64 = t/64
(push 1)
(assert (= |e.22| (div (+ |e.9| (* 32 |t/32|)) 64)))
(assert (not (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.22| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.9| (* 32 |t/32|))) (= |e.22| |t/64|)))
(declare-const |e.23| Int) ; (e.8 + 8*e.1)%2
; (e.8 + 8*e.1)%2 = v%2
(push 1)
(assert (= |e.23| (- (+ |e.8| (* 8 |e.1|)) (* 2 |e.16|))))
(assert (not (= |e.23| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.23| |v%2|))
(declare-const |e.24| Int) ; (e.8 + 8*e.1)/4
; (e.8 + 8*e.1)/4 = t/16%2
(push 1)
(assert (= |e.24| (div (+ |e.8| (* 8 |e.1|)) 4)))
(assert (not (and (<= 0 (+ |e.8| (* 8 |e.1|))) (= |e.24| |t/16%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 8 |e.1|))) (= |e.24| |t/16%2|)))
(declare-const |e.25| Int) ; e.19/2
; e.19/2 = t/32%2 + 2*(t/64)
(push 1)
(assert (= |e.25| (div |e.19| 2)))
(assert (not (and (<= 0 |e.19|) (= |e.25| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.19|) (= |e.25| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.26| Int) ; e.19%2
; e.19%2 = t/16%2
(push 1)
(assert (= |e.26| (- |e.19| (* 2 |e.25|))))
(assert (not (= |e.26| |t/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.26| |t/16%2|))
(declare-const |e.27| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.27| (div t 64)))
(assert (not (and (<= 0 t) (= |e.27| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.27| |t/64|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: copy store and the closed form agree
(push 1)
(assert (not (= (+ |e.12| (* |e.15| 16) (* |e.18| 8) (* rm 32)) (+ |e.20| (* |t/32%2| 16) (* rm 32)))))
(check-sat)
(pop 1)
; n: copy store and the closed form agree
(push 1)
(assert (not (= (+ (* |e.21| 2) (* |e.22| 8) |e.23| (* |e.24| 16) (* rn 32)) (+ (* |e.26| 16) (* |e.27| 8) v (* rn 32)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sC
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy store, source: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const |t%4| Int)
(declare-const |t/4| Int)
; t is written as digits of radix 4
(push 1)
(assert (= |t%4| (mod t 4)))
(assert (= |t/4| (div t 4)))
(assert (not (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4|) (< |t/4| 32) (= t (+ |t%4| (* 4 |t/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%4|) (< |t%4| 4) (<= 0 |t/4|) (< |t/4| 32) (= t (+ |t%4| (* 4 |t/4|)))))
(declare-const |t/4%8| Int)
(declare-const |t/32| Int)
; t/4 is written as digits of radix 8
(push 1)
(assert (= |t/4%8| (mod |t/4| 8)))
(assert (= |t/32| (div |t/4| 8)))
(assert (not (and (<= 0 |t/4%8|) (< |t/4%8| 8) (<= 0 |t/32|) (< |t/32| 4) (= |t/4| (+ |t/4%8| (* 8 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/4%8|) (< |t/4%8| 8) (<= 0 |t/32|) (< |t/32| 4) (= |t/4| (+ |t/4%8| (* 8 |t/32|)))))
(declare-const |e.1| Int) ; t/32
; t/32 = t/32
(push 1)
(assert (= |e.1| (div t 32)))
(assert (not (and (<= 0 t) (= |e.1| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| |t/32|)))
(declare-const |t/32%2| Int)
(declare-const |t/64| Int)
; t/32 is written as digits of radix 2
(push 1)
(assert (= |t/32%2| (mod |t/32| 2)))
(assert (= |t/64| (div |t/32| 2)))
(assert (not (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = t/64
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |t/64|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = t/32%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/32%2|))
(declare-const |e.4| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.4| (div t 64)))
(assert (not (and (<= 0 t) (= |e.4| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.4| |t/64|)))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 4) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 2) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.5| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.5| (div v 4)))
(assert (not (and (<= 0 v) (= |e.5| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.5| |v/4|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy store, source: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%4| 2) (* |t/4%8| 64) (* |e.3| 1024) (* |e.4| 8) |v%2| (* |v/2%2| 512) (* |e.5| 16) (* rm 2048) (* rn 32)) (+ (* (+ |t/4%8| (* |e.3| 16) (* |v/2%2| 8) (* rm 32)) 64) (* |t%4| 2) (* |e.4| 8) |v%2| (* |e.5| 16) (* rn 32)))))
(check-sat)
(pop 1)

; ==== CuTe's partition of sC
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 2))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of copy store, destination: CuTe's partition
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const |t%16| Int)
(declare-const |t/16| Int)
; t is written as digits of radix 16
(push 1)
(assert (= |t%16| (mod t 16)))
(assert (= |t/16| (div t 16)))
(assert (not (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|)))))
(declare-const |t/16%2| Int)
(declare-const |t/32| Int)
; t/16 is written as digits of radix 2
(push 1)
(assert (= |t/16%2| (mod |t/16| 2)))
(assert (= |t/32| (div |t/16| 2)))
(assert (not (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|)))))
(declare-const |e.1| Int) ; t/32
; t/32 = t/32
(push 1)
(assert (= |e.1| (div t 32)))
(assert (not (and (<= 0 t) (= |e.1| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| |t/32|)))
(declare-const |t/32%2| Int)
(declare-const |t/64| Int)
; t/32 is written as digits of radix 2
(push 1)
(assert (= |t/32%2| (mod |t/32| 2)))
(assert (= |t/64| (div |t/32| 2)))
(assert (not (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = t/64
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |t/64|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = t/32%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/32%2|))
(declare-const |e.4| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.4| (div t 64)))
(assert (not (and (<= 0 t) (= |e.4| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.4| |t/64|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: copy store, destination: CuTe's partition and the closed form agree
(push 1)
(assert (not (= (+ (* |t%16| 64) (* |t/16%2| 16) (* |e.3| 1024) (* |e.4| 8) v (* rm 2048) (* rn 32)) (+ (* (+ |t%16| (* |e.3| 16) (* rm 32)) 64) (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)))))
(check-sat)
(pop 1)
