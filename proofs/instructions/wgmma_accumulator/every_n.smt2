; spec     specs/instructions/wgmma_accumulator.toml
; claim    every_n: layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512)) equals
; says     layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512)): offset = 16*(lane/32) + (lane%32)/4 + 8*((v/2)%2) +
;          64*(2*(lane%4) + v%2 + 8*(v/4)), for all N >= 8 && N%8 == 0
; verdict  proved: normal form; 512 points enumerated as well at the smallest sizes
; checks   12, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const N Int) ; N >= 8 && N%8 == 0
; the assumptions can be met: N = 8
(push 1)
(assert (not (and (>= 8 8) (= (c_mod 8 8) 0))))
(check-sat)
(pop 1)
(declare-const |N/8| Int)
; N is 8 times a whole number
(push 1)
(assert (>= N 8))
(assert (= (c_mod N 8) 0))
(assert (= |N/8| (div N 8)))
(assert (not (and (= N (* 8 |N/8|)) (<= 1 |N/8|))))
(check-sat)
(pop 1)
(assert (and (= N (* 8 |N/8|)) (<= 1 |N/8|)))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512))
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v (* 4 |N/8|))))
(declare-const |lane%4| Int)
(declare-const |lane/4| Int)
; lane is written as digits of radix 4
(push 1)
(assert (= |lane%4| (mod lane 4)))
(assert (= |lane/4| (div lane 4)))
(assert (not (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%4|) (< |lane%4| 4) (<= 0 |lane/4|) (< |lane/4| 32) (= lane (+ |lane%4| (* 4 |lane/4|)))))
(declare-const |lane/4%8| Int)
(declare-const |lane/32| Int)
; lane/4 is written as digits of radix 8
(push 1)
(assert (= |lane/4%8| (mod |lane/4| 8)))
(assert (= |lane/32| (div |lane/4| 8)))
(assert (not (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%8|) (< |lane/4%8| 8) (<= 0 |lane/32|) (< |lane/32| 4) (= |lane/4| (+ |lane/4%8| (* 8 |lane/32|)))))
(declare-const |e.1| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.1| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/32|)))
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| (* 2 |N/8|)) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| (* 2 |N/8|)) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| |N/8|) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| |N/8|) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.2| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.2| (div v 4)))
(assert (not (and (<= 0 v) (= |e.2| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/4|)))
(declare-const |e.3| Int) ; lane%32
; lane%32 = lane%4 + 4*(lane/4%8)
(push 1)
(assert (= |e.3| (- lane (* 32 |e.1|))))
(assert (not (= |e.3| (+ |lane%4| (* 4 |lane/4%8|)))))
(check-sat)
(pop 1)
(assert (= |e.3| (+ |lane%4| (* 4 |lane/4%8|))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = lane/4%8
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |lane/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |lane/4%8|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512)) and the closed form agree
(push 1)
(assert (not (= (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (+ (* 16 |e.1|) |e.4| (* 8 |v/2%2|) (* 64 (+ (* 2 |lane%4|) |v%2| (* 8 |e.2|)))))))
(check-sat)
(pop 1)
