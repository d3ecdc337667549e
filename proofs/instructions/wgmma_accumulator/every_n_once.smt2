; spec     specs/instructions/wgmma_accumulator.toml
; claim    every_n_once: layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512)) bijective_onto
; says     layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512)) is a bijection onto offset < 512*(N/8), for all N >= 8 &&
;          N%8 == 0
; verdict  proved: explicit inverse; 512 points enumerated as well at the smallest sizes
; checks   55, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of layout ((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512))
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
; offset = (lane%4)*128 + (lane/4)%8 + (lane/32)*16 + (v%2)*64 + ((v/2)%2)*8 + (v/4)*512 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (< (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 512 |N/8|)))))
(check-sat)
(pop 1)
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/128
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/128 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 128)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.3| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = v/4
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| |v/4|)))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = lane%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane%4|))
(declare-const |e.6| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/8
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/8 = 16*(lane%4) + 2*(lane/32) + 8*(v%2) + v/2%2 + 64*(v/4)
(push 1)
(assert (= |e.6| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.6| (+ (* 16 |lane%4|) (* 2 |lane/32|) (* 8 |v%2|) |v/2%2| (* 64 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.6| (+ (* 16 |lane%4|) (* 2 |lane/32|) (* 8 |v%2|) |v/2%2| (* 64 |v/4|)))))
(declare-const |e.7| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%8
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)%8 = lane/4%8
(push 1)
(assert (= |e.7| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) (* 8 |e.6|))))
(assert (not (= |e.7| |lane/4%8|)))
(check-sat)
(pop 1)
(assert (= |e.7| |lane/4%8|))
(declare-const |e.8| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/16
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/16 = 8*(lane%4) + lane/32 + 4*(v%2) + 32*(v/4)
(push 1)
(assert (= |e.8| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.8| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.8| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|)))))
(declare-const |e.9| Int) ; e.8/4
; e.8/4 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.9| (div |e.8| 4)))
(assert (not (and (<= 0 |e.8|) (= |e.9| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.8|) (= |e.9| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.10| Int) ; e.8%4
; e.8%4 = lane/32
(push 1)
(assert (= |e.10| (- |e.8| (* 4 |e.9|))))
(assert (not (= |e.10| |lane/32|)))
(check-sat)
(pop 1)
(assert (= |e.10| |lane/32|))
; lane = (offset/128)%4 + 4*(offset%8) + 32*((offset/16)%4) is recovered
(push 1)
(assert (not (= (+ |e.5| (* 4 |e.7|) (* 32 |e.10|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.11| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/64 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.11| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.11| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.11| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.12| Int) ; e.11/2
; e.11/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.12| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.12| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.12| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.13| Int) ; e.11%2
; e.11%2 = v%2
(push 1)
(assert (= |e.13| (- |e.11| (* 2 |e.12|))))
(assert (not (= |e.13| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |v%2|))
(declare-const |e.14| Int) ; e.6/2
; e.6/2 = 8*(lane%4) + lane/32 + 4*(v%2) + 32*(v/4)
(push 1)
(assert (= |e.14| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.14| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.14| (+ (* 8 |lane%4|) |lane/32| (* 4 |v%2|) (* 32 |v/4|)))))
(declare-const |e.15| Int) ; e.6%2
; e.6%2 = v/2%2
(push 1)
(assert (= |e.15| (- |e.6| (* 2 |e.14|))))
(assert (not (= |e.15| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.15| |v/2%2|))
(declare-const |e.16| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/512
; (lane%4*128 + lane/4%8 + e.1*16 + v%2*64 + v/2%2*8 + e.2*512)/512 = v/4
(push 1)
(assert (= |e.16| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512)) 512)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.16| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |v%2| 64) (* |v/2%2| 8) (* |e.2| 512))) (= |e.16| |v/4|)))
; v = (offset/64)%2 + 2*((offset/8)%2) + 4*(offset/512) is recovered
(push 1)
(assert (not (= (+ |e.13| (* 2 |e.15|) (* 4 |e.16|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const offset Int)
(assert (and (<= 0 offset) (< offset (* 512 |N/8|))))
(declare-const |offset%128| Int)
(declare-const |offset/128| Int)
; offset is written as digits of radix 128
(push 1)
(assert (= |offset%128| (mod offset 128)))
(assert (= |offset/128| (div offset 128)))
(assert (not (and (<= 0 |offset%128|) (< |offset%128| 128) (<= 0 |offset/128|) (< |offset/128| (* 4 |N/8|)) (= offset (+ |offset%128| (* 128 |offset/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%128|) (< |offset%128| 128) (<= 0 |offset/128|) (< |offset/128| (* 4 |N/8|)) (= offset (+ |offset%128| (* 128 |offset/128|)))))
(declare-const |offset/128%4| Int)
(declare-const |offset/512| Int)
; offset/128 is written as digits of radix 4
(push 1)
(assert (= |offset/128%4| (mod |offset/128| 4)))
(assert (= |offset/512| (div |offset/128| 4)))
(assert (not (and (<= 0 |offset/128%4|) (< |offset/128%4| 4) (<= 0 |offset/512|) (< |offset/512| |N/8|) (= |offset/128| (+ |offset/128%4| (* 4 |offset/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/128%4|) (< |offset/128%4| 4) (<= 0 |offset/512|) (< |offset/512| |N/8|) (= |offset/128| (+ |offset/128%4| (* 4 |offset/512|)))))
(declare-const |offset%8| Int)
(declare-const |offset/8%16| Int)
; offset%128 is written as digits of radix 8
(push 1)
(assert (= |offset%8| (mod |offset%128| 8)))
(assert (= |offset/8%16| (div |offset%128| 8)))
(assert (not (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%16|) (< |offset/8%16| 16) (= |offset%128| (+ |offset%8| (* 8 |offset/8%16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset%8|) (< |offset%8| 8) (<= 0 |offset/8%16|) (< |offset/8%16| 16) (= |offset%128| (+ |offset%8| (* 8 |offset/8%16|)))))
(declare-const |e.1| Int) ; offset/8
; offset/8 = 16*(offset/128%4) + 64*(offset/512) + offset/8%16
(push 1)
(assert (= |e.1| (div offset 8)))
(assert (not (and (<= 0 offset) (= |e.1| (+ (* 16 |offset/128%4|) (* 64 |offset/512|) |offset/8%16|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.1| (+ (* 16 |offset/128%4|) (* 64 |offset/512|) |offset/8%16|))))
(declare-const |e.2| Int) ; offset%8
; offset%8 = offset%8
(push 1)
(assert (= |e.2| (- offset (* 8 |e.1|))))
(assert (not (= |e.2| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |offset%8|))
(declare-const |offset/8%2| Int)
(declare-const |offset/16%8| Int)
; offset/8%16 is written as digits of radix 2
(push 1)
(assert (= |offset/8%2| (mod |offset/8%16| 2)))
(assert (= |offset/16%8| (div |offset/8%16| 2)))
(assert (not (and (<= 0 |offset/8%2|) (< |offset/8%2| 2) (<= 0 |offset/16%8|) (< |offset/16%8| 8) (= |offset/8%16| (+ |offset/8%2| (* 2 |offset/16%8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/8%2|) (< |offset/8%2| 2) (<= 0 |offset/16%8|) (< |offset/16%8| 8) (= |offset/8%16| (+ |offset/8%2| (* 2 |offset/16%8|)))))
(declare-const |e.3| Int) ; offset/16
; offset/16 = 8*(offset/128%4) + 32*(offset/512) + offset/16%8
(push 1)
(assert (= |e.3| (div offset 16)))
(assert (not (and (<= 0 offset) (= |e.3| (+ (* 8 |offset/128%4|) (* 32 |offset/512|) |offset/16%8|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.3| (+ (* 8 |offset/128%4|) (* 32 |offset/512|) |offset/16%8|))))
(declare-const |offset/16%4| Int)
(declare-const |offset/64%2| Int)
; offset/16%8 is written as digits of radix 4
(push 1)
(assert (= |offset/16%4| (mod |offset/16%8| 4)))
(assert (= |offset/64%2| (div |offset/16%8| 4)))
(assert (not (and (<= 0 |offset/16%4|) (< |offset/16%4| 4) (<= 0 |offset/64%2|) (< |offset/64%2| 2) (= |offset/16%8| (+ |offset/16%4| (* 4 |offset/64%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |offset/16%4|) (< |offset/16%4| 4) (<= 0 |offset/64%2|) (< |offset/64%2| 2) (= |offset/16%8| (+ |offset/16%4| (* 4 |offset/64%2|)))))
(declare-const |e.4| Int) ; e.3/4
; e.3/4 = 2*(offset/128%4) + 8*(offset/512) + offset/64%2
(push 1)
(assert (= |e.4| (div |e.3| 4)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ (* 2 |offset/128%4|) (* 8 |offset/512|) |offset/64%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ (* 2 |offset/128%4|) (* 8 |offset/512|) |offset/64%2|))))
(declare-const |e.5| Int) ; e.3%4
; e.3%4 = offset/16%4
(push 1)
(assert (= |e.5| (- |e.3| (* 4 |e.4|))))
(assert (not (= |e.5| |offset/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |offset/16%4|))
; lane = (offset/128)%4 + 4*(offset%8) + 32*((offset/16)%4) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|))) (< (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; offset/64
; offset/64 = 2*(offset/128%4) + 8*(offset/512) + offset/64%2
(push 1)
(assert (= |e.6| (div offset 64)))
(assert (not (and (<= 0 offset) (= |e.6| (+ (* 2 |offset/128%4|) (* 8 |offset/512|) |offset/64%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.6| (+ (* 2 |offset/128%4|) (* 8 |offset/512|) |offset/64%2|))))
(declare-const |e.7| Int) ; e.6/2
; e.6/2 = offset/128%4 + 4*(offset/512)
(push 1)
(assert (= |e.7| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.7| (+ |offset/128%4| (* 4 |offset/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| (+ |offset/128%4| (* 4 |offset/512|)))))
(declare-const |e.8| Int) ; e.6%2
; e.6%2 = offset/64%2
(push 1)
(assert (= |e.8| (- |e.6| (* 2 |e.7|))))
(assert (not (= |e.8| |offset/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |offset/64%2|))
(declare-const |e.9| Int) ; e.1/2
; e.1/2 = 8*(offset/128%4) + 32*(offset/512) + offset/16%4 + 4*(offset/64%2)
(push 1)
(assert (= |e.9| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.9| (+ (* 8 |offset/128%4|) (* 32 |offset/512|) |offset/16%4| (* 4 |offset/64%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.9| (+ (* 8 |offset/128%4|) (* 32 |offset/512|) |offset/16%4| (* 4 |offset/64%2|)))))
(declare-const |e.10| Int) ; e.1%2
; e.1%2 = offset/8%2
(push 1)
(assert (= |e.10| (- |e.1| (* 2 |e.9|))))
(assert (not (= |e.10| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |offset/8%2|))
(declare-const |e.11| Int) ; offset/512
; offset/512 = offset/512
(push 1)
(assert (= |e.11| (div offset 512)))
(assert (not (and (<= 0 offset) (= |e.11| |offset/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 offset) (= |e.11| |offset/512|)))
; v = (offset/64)%2 + 2*((offset/8)%2) + 4*(offset/512) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (< (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) (* 4 |N/8|)))))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (offset/128%4 + 4*e.2 + 32*e.5)/4
; (offset/128%4 + 4*e.2 + 32*e.5)/4 = offset%8 + 8*(offset/16%4)
(push 1)
(assert (= |e.12| (div (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|)) 4)))
(assert (not (and (<= 0 (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.12| (+ |offset%8| (* 8 |offset/16%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.12| (+ |offset%8| (* 8 |offset/16%4|)))))
(declare-const |e.13| Int) ; (offset/128%4 + 4*e.2 + 32*e.5)%4
; (offset/128%4 + 4*e.2 + 32*e.5)%4 = offset/128%4
(push 1)
(assert (= |e.13| (- (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|)) (* 4 |e.12|))))
(assert (not (= |e.13| |offset/128%4|)))
(check-sat)
(pop 1)
(assert (= |e.13| |offset/128%4|))
(declare-const |e.14| Int) ; e.12/8
; e.12/8 = offset/16%4
(push 1)
(assert (= |e.14| (div |e.12| 8)))
(assert (not (and (<= 0 |e.12|) (= |e.14| |offset/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.14| |offset/16%4|)))
(declare-const |e.15| Int) ; e.12%8
; e.12%8 = offset%8
(push 1)
(assert (= |e.15| (- |e.12| (* 8 |e.14|))))
(assert (not (= |e.15| |offset%8|)))
(check-sat)
(pop 1)
(assert (= |e.15| |offset%8|))
(declare-const |e.16| Int) ; (offset/128%4 + 4*e.2 + 32*e.5)/32
; (offset/128%4 + 4*e.2 + 32*e.5)/32 = offset/16%4
(push 1)
(assert (= |e.16| (div (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|)) 32)))
(assert (not (and (<= 0 (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.16| |offset/16%4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |offset/128%4| (* 4 |e.2|) (* 32 |e.5|))) (= |e.16| |offset/16%4|)))
(declare-const |e.17| Int) ; (e.8 + 2*e.10 + 4*e.11)/2
; (e.8 + 2*e.10 + 4*e.11)/2 = offset/8%2 + 2*(offset/512)
(push 1)
(assert (= |e.17| (div (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) 2)))
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.17| (+ |offset/8%2| (* 2 |offset/512|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.17| (+ |offset/8%2| (* 2 |offset/512|)))))
(declare-const |e.18| Int) ; (e.8 + 2*e.10 + 4*e.11)%2
; (e.8 + 2*e.10 + 4*e.11)%2 = offset/64%2
(push 1)
(assert (= |e.18| (- (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) (* 2 |e.17|))))
(assert (not (= |e.18| |offset/64%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |offset/64%2|))
(declare-const |e.19| Int) ; e.17/2
; e.17/2 = offset/512
(push 1)
(assert (= |e.19| (div |e.17| 2)))
(assert (not (and (<= 0 |e.17|) (= |e.19| |offset/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.17|) (= |e.19| |offset/512|)))
(declare-const |e.20| Int) ; e.17%2
; e.17%2 = offset/8%2
(push 1)
(assert (= |e.20| (- |e.17| (* 2 |e.19|))))
(assert (not (= |e.20| |offset/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |offset/8%2|))
(declare-const |e.21| Int) ; (e.8 + 2*e.10 + 4*e.11)/4
; (e.8 + 2*e.10 + 4*e.11)/4 = offset/512
(push 1)
(assert (= |e.21| (div (+ |e.8| (* 2 |e.10|) (* 4 |e.11|)) 4)))
(assert (not (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.21| |offset/512|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.8| (* 2 |e.10|) (* 4 |e.11|))) (= |e.21| |offset/512|)))
; the owner found maps to offset
(push 1)
(assert (not (= (+ (* |e.13| 128) |e.15| (* |e.16| 16) (* |e.18| 64) (* |e.20| 8) (* |e.21| 512)) offset)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
