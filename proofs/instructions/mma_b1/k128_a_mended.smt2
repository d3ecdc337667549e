; spec     specs/instructions/mma_b1.toml
; claim    k128_a_mended: layout k128_a_mended equals
; says     layout k128_a_mended: offset = lane/4 + 8*(v/32) + 16*(32*(lane%4) + v%32)
; verdict  proved: normal form; 2048 points enumerated as well
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout k128_a_mended
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
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
(declare-const |v%32| Int)
(declare-const |v/32| Int)
; v is written as digits of radix 32
(push 1)
(assert (= |v%32| (mod v 32)))
(assert (= |v/32| (div v 32)))
(assert (not (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 2) (= v (+ |v%32| (* 32 |v/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%32|) (< |v%32| 32) (<= 0 |v/32|) (< |v/32| 2) (= v (+ |v%32| (* 32 |v/32|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout k128_a_mended and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 512) |lane/4| (* |v%32| 16) (* |v/32| 8)) (+ |lane/4| (* 8 |v/32|) (* 16 (+ (* 32 |lane%4|) |v%32|))))))
(check-sat)
(pop 1)
