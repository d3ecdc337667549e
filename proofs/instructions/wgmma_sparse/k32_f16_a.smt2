; spec     specs/instructions/wgmma_sparse.toml
; claim    k32_f16_a: atom SM90_64x64x32_F32F16F16_RS_SPARSE A equals
; says     A of SM90_64x64x32_F32F16F16_RS_SPARSE: m = 16*(lane/32) + (lane%32)/4 + 8*((v/4)%2), k = 4*(lane%4) + v%4 +
;          16*(v/8)
; verdict  proved: normal form; 2048 points enumerated as well
; checks   13, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of A of SM90_64x64x32_F32F16F16_RS_SPARSE
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 16)))
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
(declare-const |v%4| Int)
(declare-const |v/4| Int)
; v is written as digits of radix 4
(push 1)
(assert (= |v%4| (mod v 4)))
(assert (= |v/4| (div v 4)))
(assert (not (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 4) (= v (+ |v%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%4|) (< |v%4| 4) (<= 0 |v/4|) (< |v/4| 4) (= v (+ |v%4| (* 4 |v/4|)))))
(declare-const |v/4%2| Int)
(declare-const |v/8| Int)
; v/4 is written as digits of radix 2
(push 1)
(assert (= |v/4%2| (mod |v/4| 2)))
(assert (= |v/8| (div |v/4| 2)))
(assert (not (and (<= 0 |v/4%2|) (< |v/4%2| 2) (<= 0 |v/8|) (< |v/8| 2) (= |v/4| (+ |v/4%2| (* 2 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/4%2|) (< |v/4%2| 2) (<= 0 |v/8|) (< |v/8| 2) (= |v/4| (+ |v/4%2| (* 2 |v/8|)))))
(declare-const |e.2| Int) ; v/8
; v/8 = v/8
(push 1)
(assert (= |e.2| (div v 8)))
(assert (not (and (<= 0 v) (= |e.2| |v/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.2| |v/8|)))
(declare-const |e.3| Int) ; (lane%4*256 + lane/4%8 + e.1*16 + v%4*64 + v/4%2*8 + e.2*1024)/64
; (lane%4*256 + lane/4%8 + e.1*16 + v%4*64 + v/4%2*8 + e.2*1024)/64 = 4*(lane%4) + v%4 + 16*(v/8)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |v%4| 64) (* |v/4%2| 8) (* |e.2| 1024)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |v%4| 64) (* |v/4%2| 8) (* |e.2| 1024))) (= |e.3| (+ (* 4 |lane%4|) |v%4| (* 16 |v/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |v%4| 64) (* |v/4%2| 8) (* |e.2| 1024))) (= |e.3| (+ (* 4 |lane%4|) |v%4| (* 16 |v/8|)))))
(declare-const |e.4| Int) ; (lane%4*256 + lane/4%8 + e.1*16 + v%4*64 + v/4%2*8 + e.2*1024)%64
; (lane%4*256 + lane/4%8 + e.1*16 + v%4*64 + v/4%2*8 + e.2*1024)%64 = lane/4%8 + 16*(lane/32) + 8*(v/4%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |v%4| 64) (* |v/4%2| 8) (* |e.2| 1024)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/4%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |v/4%2|))))
(declare-const |e.5| Int) ; lane%32
; lane%32 = lane%4 + 4*(lane/4%8)
(push 1)
(assert (= |e.5| (- lane (* 32 |e.1|))))
(assert (not (= |e.5| (+ |lane%4| (* 4 |lane/4%8|)))))
(check-sat)
(pop 1)
(assert (= |e.5| (+ |lane%4| (* 4 |lane/4%8|))))
(declare-const |e.6| Int) ; e.5/4
; e.5/4 = lane/4%8
(push 1)
(assert (= |e.6| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.6| |lane/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.6| |lane/4%8|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: A of SM90_64x64x32_F32F16F16_RS_SPARSE and the closed form agree
(push 1)
(assert (not (= |e.4| (+ (* 16 |e.1|) |e.6| (* 8 |v/4%2|)))))
(check-sat)
(pop 1)
; k: A of SM90_64x64x32_F32F16F16_RS_SPARSE and the closed form agree
(push 1)
(assert (not (= |e.3| (+ (* 4 |lane%4|) |v%4| (* 16 |e.2|)))))
(check-sat)
(pop 1)
