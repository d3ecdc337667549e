; spec     specs/instructions/wgmma_sparse.toml
; claim    k64_e4m3_e: atom SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE E equals
; says     E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE: m = 16*(lane/32) + (lane%32)/4 + 8*(lane%2), k = 32*((lane%4)/2)
;          + v
; verdict  proved: normal form; 4096 points enumerated as well
; checks   16, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 128) (< 0 32))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 32)))
(declare-const |lane%2| Int)
(declare-const |lane/2| Int)
; lane is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod lane 2)))
(assert (= |lane/2| (div lane 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 64) (= lane (+ |lane%2| (* 2 |lane/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2|) (< |lane/2| 64) (= lane (+ |lane%2| (* 2 |lane/2|)))))
(declare-const |lane/2%2| Int)
(declare-const |lane/4| Int)
; lane/2 is written as digits of radix 2
(push 1)
(assert (= |lane/2%2| (mod |lane/2| 2)))
(assert (= |lane/4| (div |lane/2| 2)))
(assert (not (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 32) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/2%2|) (< |lane/2%2| 2) (<= 0 |lane/4|) (< |lane/4| 32) (= |lane/2| (+ |lane/2%2| (* 2 |lane/4|)))))
(declare-const |e.1| Int) ; lane/4
; lane/4 = lane/4
(push 1)
(assert (= |e.1| (div lane 4)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/4|)))
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
(declare-const |e.2| Int) ; e.1/8
; e.1/8 = lane/32
(push 1)
(assert (= |e.2| (div |e.1| 8)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |lane/32|)))
(declare-const |e.3| Int) ; e.1%8
; e.1%8 = lane/4%8
(push 1)
(assert (= |e.3| (- |e.1| (* 8 |e.2|))))
(assert (not (= |e.3| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane/4%8|))
(declare-const |e.4| Int) ; lane/32
; lane/32 = lane/32
(push 1)
(assert (= |e.4| (div lane 32)))
(assert (not (and (<= 0 lane) (= |e.4| |lane/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.4| |lane/32|)))
(declare-const |e.5| Int) ; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)/64
; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)/64 = 32*(lane/2%2) + v
(push 1)
(assert (= |e.5| (div (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64)) 64)))
(assert (not (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64))) (= |e.5| (+ (* 32 |lane/2%2|) v)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64))) (= |e.5| (+ (* 32 |lane/2%2|) v))))
(declare-const |e.6| Int) ; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)%64
; (lane%2*8 + lane/2%2*2048 + e.3 + e.4*16 + v*64)%64 = 8*(lane%2) + lane/4%8 + 16*(lane/32)
(push 1)
(assert (= |e.6| (- (+ (* |lane%2| 8) (* |lane/2%2| 2048) |e.3| (* |e.4| 16) (* v 64)) (* 64 |e.5|))))
(assert (not (= |e.6| (+ (* 8 |lane%2|) |lane/4%8| (* 16 |lane/32|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ (* 8 |lane%2|) |lane/4%8| (* 16 |lane/32|))))
(declare-const |e.7| Int) ; lane%32
; lane%32 = lane%2 + 2*(lane/2%2) + 4*(lane/4%8)
(push 1)
(assert (= |e.7| (- lane (* 32 |e.4|))))
(assert (not (= |e.7| (+ |lane%2| (* 2 |lane/2%2|) (* 4 |lane/4%8|)))))
(check-sat)
(pop 1)
(assert (= |e.7| (+ |lane%2| (* 2 |lane/2%2|) (* 4 |lane/4%8|))))
(declare-const |e.8| Int) ; e.7/4
; e.7/4 = lane/4%8
(push 1)
(assert (= |e.8| (div |e.7| 4)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |lane/4%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |lane/4%8|)))
(declare-const |e.9| Int) ; lane%4
; lane%4 = lane%2 + 2*(lane/2%2)
(push 1)
(assert (= |e.9| (- lane (* 4 |e.1|))))
(assert (not (= |e.9| (+ |lane%2| (* 2 |lane/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.9| (+ |lane%2| (* 2 |lane/2%2|))))
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = lane/2%2
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |lane/2%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |lane/2%2|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; m: E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE and the closed form agree
(push 1)
(assert (not (= |e.6| (+ (* 16 |e.4|) |e.8| (* 8 |lane%2|)))))
(check-sat)
(pop 1)
; k: E of SM90_64x64x64_F32E4M3E4M3_RS_TN_SPARSE and the closed form agree
(push 1)
(assert (not (= |e.5| (+ (* 32 |e.10|) v))))
(check-sat)
(pop 1)
