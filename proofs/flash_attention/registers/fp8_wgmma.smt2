; spec     specs/flash_attention/registers.toml
; claim    fp8_wgmma: atom SM90_64x128x32_F32E4M3E4M3_SS_TN C same_registers
; says     C of SM90_64x128x32_F32E4M3E4M3_SS_TN as A of SM90_64x128x32_F32E4M3E4M3_RS_TN: needs no more than k
;          permutation
; verdict  proved: normal form; explicit inverse; 64 points enumerated as well; explicit inverse; 128 points enumerated
;          as well
; checks   108, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== every register holds the element wanted
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, s = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM90_64x128x32_F32E4M3E4M3_SS_TN as A of SM90_64x128x32_F32E4M3E4M3_RS_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
(declare-const s Int)
(assert (and (<= 0 s) (< s 64)))
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
(declare-const |s%2| Int)
(declare-const |s/2| Int)
; s is written as digits of radix 2
(push 1)
(assert (= |s%2| (mod s 2)))
(assert (= |s/2| (div s 2)))
(assert (not (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 32) (= s (+ |s%2| (* 2 |s/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 32) (= s (+ |s%2| (* 2 |s/2|)))))
(declare-const |s/2%2| Int)
(declare-const |s/4| Int)
; s/2 is written as digits of radix 2
(push 1)
(assert (= |s/2%2| (mod |s/2| 2)))
(assert (= |s/4| (div |s/2| 2)))
(assert (not (and (<= 0 |s/2%2|) (< |s/2%2| 2) (<= 0 |s/4|) (< |s/4| 16) (= |s/2| (+ |s/2%2| (* 2 |s/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s/2%2|) (< |s/2%2| 2) (<= 0 |s/4|) (< |s/4| 16) (= |s/2| (+ |s/2%2| (* 2 |s/4|)))))
(declare-const |e.2| Int) ; s/4
; s/4 = s/4
(push 1)
(assert (= |e.2| (div s 4)))
(assert (not (and (<= 0 s) (= |e.2| |s/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.2| |s/4|)))
(declare-const |s/4%2| Int)
(declare-const |s/8| Int)
; s/4 is written as digits of radix 2
(push 1)
(assert (= |s/4%2| (mod |s/4| 2)))
(assert (= |s/8| (div |s/4| 2)))
(assert (not (and (<= 0 |s/4%2|) (< |s/4%2| 2) (<= 0 |s/8|) (< |s/8| 8) (= |s/4| (+ |s/4%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s/4%2|) (< |s/4%2| 2) (<= 0 |s/8|) (< |s/8| 8) (= |s/4| (+ |s/4%2| (* 2 |s/8|)))))
(declare-const |e.3| Int) ; e.2/2
; e.2/2 = s/8
(push 1)
(assert (= |e.3| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.3| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| |s/8|)))
(declare-const |e.4| Int) ; e.2%2
; e.2%2 = s/4%2
(push 1)
(assert (= |e.4| (- |e.2| (* 2 |e.3|))))
(assert (not (= |e.4| |s/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |s/4%2|))
(declare-const |e.5| Int) ; s/8
; s/8 = s/8
(push 1)
(assert (= |e.5| (div s 8)))
(assert (not (and (<= 0 s) (= |e.5| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.5| |s/8|)))
(declare-const |e.6| Int) ; (s%2 + s/2%2*4 + e.4*2 + e.5*8)/2
; (s%2 + s/2%2*4 + e.4*2 + e.5*8)/2 = 2*(s/2%2) + s/4%2 + 4*(s/8)
(push 1)
(assert (= |e.6| (div (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8)) 2)))
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8))) (= |e.6| (+ (* 2 |s/2%2|) |s/4%2| (* 4 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8))) (= |e.6| (+ (* 2 |s/2%2|) |s/4%2| (* 4 |s/8|)))))
(declare-const |e.7| Int) ; (s%2 + s/2%2*4 + e.4*2 + e.5*8)%2
; (s%2 + s/2%2*4 + e.4*2 + e.5*8)%2 = s%2
(push 1)
(assert (= |e.7| (- (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8)) (* 2 |e.6|))))
(assert (not (= |e.7| |s%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |s%2|))
(declare-const |e.8| Int) ; e.6/2
; e.6/2 = s/2%2 + 2*(s/8)
(push 1)
(assert (= |e.8| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.8| (+ |s/2%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.8| (+ |s/2%2| (* 2 |s/8|)))))
(declare-const |e.9| Int) ; e.6%2
; e.6%2 = s/4%2
(push 1)
(assert (= |e.9| (- |e.6| (* 2 |e.8|))))
(assert (not (= |e.9| |s/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |s/4%2|))
(declare-const |e.10| Int) ; (s%2 + s/2%2*4 + e.4*2 + e.5*8)/4
; (s%2 + s/2%2*4 + e.4*2 + e.5*8)/4 = s/2%2 + 2*(s/8)
(push 1)
(assert (= |e.10| (div (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8)) 4)))
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8))) (= |e.10| (+ |s/2%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.4| 2) (* |e.5| 8))) (= |e.10| (+ |s/2%2| (* 2 |s/8|)))))
(declare-const |e.11| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + e.7*64 + e.9*8 + e.10*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + e.7*64 + e.9*8 + e.10*512)/64 = 2*(lane%4) + s%2 + 8*(s/2%2) + 16*(s/8)
(push 1)
(assert (= |e.11| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.7| 64) (* |e.9| 8) (* |e.10| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.7| 64) (* |e.9| 8) (* |e.10| 512))) (= |e.11| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2%2|) (* 16 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.7| 64) (* |e.9| 8) (* |e.10| 512))) (= |e.11| (+ (* 2 |lane%4|) |s%2| (* 8 |s/2%2|) (* 16 |s/8|)))))
(declare-const |e.12| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + e.7*64 + e.9*8 + e.10*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + e.7*64 + e.9*8 + e.10*512)%64 = lane/4%8 + 16*(lane/32) + 8*(s/4%2)
(push 1)
(assert (= |e.12| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.7| 64) (* |e.9| 8) (* |e.10| 512)) (* 64 |e.11|))))
(assert (not (= |e.12| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/4%2|)))))
(check-sat)
(pop 1)
(assert (= |e.12| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/4%2|))))
(declare-const |s/8%2| Int)
(declare-const |s/16| Int)
; s/8 is written as digits of radix 2
(push 1)
(assert (= |s/8%2| (mod |s/8| 2)))
(assert (= |s/16| (div |s/8| 2)))
(assert (not (and (<= 0 |s/8%2|) (< |s/8%2| 2) (<= 0 |s/16|) (< |s/16| 4) (= |s/8| (+ |s/8%2| (* 2 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s/8%2|) (< |s/8%2| 2) (<= 0 |s/16|) (< |s/16| 4) (= |s/8| (+ |s/8%2| (* 2 |s/16|)))))
(declare-const |e.13| Int) ; s/16
; s/16 = s/16
(push 1)
(assert (= |e.13| (div s 16)))
(assert (not (and (<= 0 s) (= |e.13| |s/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.13| |s/16|)))
(declare-const |e.14| Int) ; s%16
; s%16 = s%2 + 2*(s/2%2) + 4*(s/4%2) + 8*(s/8%2)
(push 1)
(assert (= |e.14| (- s (* 16 |e.13|))))
(assert (not (= |e.14| (+ |s%2| (* 2 |s/2%2|) (* 4 |s/4%2|) (* 8 |s/8%2|)))))
(check-sat)
(pop 1)
(assert (= |e.14| (+ |s%2| (* 2 |s/2%2|) (* 4 |s/4%2|) (* 8 |s/8%2|))))
(declare-const |e.15| Int) ; e.14/4
; e.14/4 = s/4%2 + 2*(s/8%2)
(push 1)
(assert (= |e.15| (div |e.14| 4)))
(assert (not (and (<= 0 |e.14|) (= |e.15| (+ |s/4%2| (* 2 |s/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.15| (+ |s/4%2| (* 2 |s/8%2|)))))
(declare-const |e.16| Int) ; e.14%4
; e.14%4 = s%2 + 2*(s/2%2)
(push 1)
(assert (= |e.16| (- |e.14| (* 4 |e.15|))))
(assert (not (= |e.16| (+ |s%2| (* 2 |s/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.16| (+ |s%2| (* 2 |s/2%2|))))
(declare-const |e.17| Int) ; e.15/2
; e.15/2 = s/8%2
(push 1)
(assert (= |e.17| (div |e.15| 2)))
(assert (not (and (<= 0 |e.15|) (= |e.17| |s/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.15|) (= |e.17| |s/8%2|)))
(declare-const |e.18| Int) ; e.15%2
; e.15%2 = s/4%2
(push 1)
(assert (= |e.18| (- |e.15| (* 2 |e.17|))))
(assert (not (= |e.18| |s/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.18| |s/4%2|))
(declare-const |e.19| Int) ; e.14/8
; e.14/8 = s/8%2
(push 1)
(assert (= |e.19| (div |e.14| 8)))
(assert (not (and (<= 0 |e.14|) (= |e.19| |s/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.14|) (= |e.19| |s/8%2|)))
(declare-const |e.20| Int) ; (lane%4*256 + lane/4%8 + e.1*16 + e.16*64 + e.18*8 + e.19*1024)/64
; (lane%4*256 + lane/4%8 + e.1*16 + e.16*64 + e.18*8 + e.19*1024)/64 = 4*(lane%4) + s%2 + 2*(s/2%2) + 16*(s/8%2)
(push 1)
(assert (= |e.20| (div (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |e.16| 64) (* |e.18| 8) (* |e.19| 1024)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |e.16| 64) (* |e.18| 8) (* |e.19| 1024))) (= |e.20| (+ (* 4 |lane%4|) |s%2| (* 2 |s/2%2|) (* 16 |s/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |e.16| 64) (* |e.18| 8) (* |e.19| 1024))) (= |e.20| (+ (* 4 |lane%4|) |s%2| (* 2 |s/2%2|) (* 16 |s/8%2|)))))
(declare-const |e.21| Int) ; (lane%4*256 + lane/4%8 + e.1*16 + e.16*64 + e.18*8 + e.19*1024)%64
; (lane%4*256 + lane/4%8 + e.1*16 + e.16*64 + e.18*8 + e.19*1024)%64 = lane/4%8 + 16*(lane/32) + 8*(s/4%2)
(push 1)
(assert (= |e.21| (- (+ (* |lane%4| 256) |lane/4%8| (* |e.1| 16) (* |e.16| 64) (* |e.18| 8) (* |e.19| 1024)) (* 64 |e.20|))))
(assert (not (= |e.21| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/4%2|)))))
(check-sat)
(pop 1)
(assert (= |e.21| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/4%2|))))
(declare-const |e.22| Int) ; (e.20 + 32*e.13)/2
; (e.20 + 32*e.13)/2 = 2*(lane%4) + s/2%2 + 8*(s/8%2) + 16*(s/16)
(push 1)
(assert (= |e.22| (div (+ |e.20| (* 32 |e.13|)) 2)))
(assert (not (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.22| (+ (* 2 |lane%4|) |s/2%2| (* 8 |s/8%2|) (* 16 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.22| (+ (* 2 |lane%4|) |s/2%2| (* 8 |s/8%2|) (* 16 |s/16|)))))
(declare-const |e.23| Int) ; (e.20 + 32*e.13)%2
; (e.20 + 32*e.13)%2 = s%2
(push 1)
(assert (= |e.23| (- (+ |e.20| (* 32 |e.13|)) (* 2 |e.22|))))
(assert (not (= |e.23| |s%2|)))
(check-sat)
(pop 1)
(assert (= |e.23| |s%2|))
(declare-const |e.24| Int) ; e.22/2
; e.22/2 = lane%4 + 4*(s/8%2) + 8*(s/16)
(push 1)
(assert (= |e.24| (div |e.22| 2)))
(assert (not (and (<= 0 |e.22|) (= |e.24| (+ |lane%4| (* 4 |s/8%2|) (* 8 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.22|) (= |e.24| (+ |lane%4| (* 4 |s/8%2|) (* 8 |s/16|)))))
(declare-const |e.25| Int) ; e.22%2
; e.22%2 = s/2%2
(push 1)
(assert (= |e.25| (- |e.22| (* 2 |e.24|))))
(assert (not (= |e.25| |s/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.25| |s/2%2|))
(declare-const |e.26| Int) ; (e.20 + 32*e.13)/4
; (e.20 + 32*e.13)/4 = lane%4 + 4*(s/8%2) + 8*(s/16)
(push 1)
(assert (= |e.26| (div (+ |e.20| (* 32 |e.13|)) 4)))
(assert (not (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.26| (+ |lane%4| (* 4 |s/8%2|) (* 8 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.26| (+ |lane%4| (* 4 |s/8%2|) (* 8 |s/16|)))))
(declare-const |e.27| Int) ; e.26/4
; e.26/4 = s/8%2 + 2*(s/16)
(push 1)
(assert (= |e.27| (div |e.26| 4)))
(assert (not (and (<= 0 |e.26|) (= |e.27| (+ |s/8%2| (* 2 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.26|) (= |e.27| (+ |s/8%2| (* 2 |s/16|)))))
(declare-const |e.28| Int) ; e.26%4
; e.26%4 = lane%4
(push 1)
(assert (= |e.28| (- |e.26| (* 4 |e.27|))))
(assert (not (= |e.28| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.28| |lane%4|))
(declare-const |e.29| Int) ; (e.20 + 32*e.13)/16
; (e.20 + 32*e.13)/16 = s/8%2 + 2*(s/16)
(push 1)
(assert (= |e.29| (div (+ |e.20| (* 32 |e.13|)) 16)))
(assert (not (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.29| (+ |s/8%2| (* 2 |s/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.20| (* 32 |e.13|))) (= |e.29| (+ |s/8%2| (* 2 |s/16|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: C of SM90_64x128x32_F32E4M3E4M3_SS_TN as A of SM90_64x128x32_F32E4M3E4M3_RS_TN and the closed form agree
(push 1)
(assert (not (= |e.12| |e.21|)))
(check-sat)
(pop 1)
; k: C of SM90_64x128x32_F32E4M3E4M3_SS_TN as A of SM90_64x128x32_F32E4M3E4M3_RS_TN and the closed form agree
(push 1)
(assert (not (= |e.11| (+ |e.23| (* |e.25| 8) (* |e.28| 2) (* |e.29| 16)))))
(check-sat)
(pop 1)

; ==== each register is used once
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: s = 0
(push 1)
(assert (not (and (< 0 64))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of registers
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
(assert (and (<= 0 s) (< s 64)))
(declare-const |s%2| Int)
(declare-const |s/2| Int)
; s is written as digits of radix 2
(push 1)
(assert (= |s%2| (mod s 2)))
(assert (= |s/2| (div s 2)))
(assert (not (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 32) (= s (+ |s%2| (* 2 |s/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2|) (< |s/2| 32) (= s (+ |s%2| (* 2 |s/2|)))))
(declare-const |s/2%2| Int)
(declare-const |s/4| Int)
; s/2 is written as digits of radix 2
(push 1)
(assert (= |s/2%2| (mod |s/2| 2)))
(assert (= |s/4| (div |s/2| 2)))
(assert (not (and (<= 0 |s/2%2|) (< |s/2%2| 2) (<= 0 |s/4|) (< |s/4| 16) (= |s/2| (+ |s/2%2| (* 2 |s/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s/2%2|) (< |s/2%2| 2) (<= 0 |s/4|) (< |s/4| 16) (= |s/2| (+ |s/2%2| (* 2 |s/4|)))))
(declare-const |e.1| Int) ; s/4
; s/4 = s/4
(push 1)
(assert (= |e.1| (div s 4)))
(assert (not (and (<= 0 s) (= |e.1| |s/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.1| |s/4|)))
(declare-const |s/4%2| Int)
(declare-const |s/8| Int)
; s/4 is written as digits of radix 2
(push 1)
(assert (= |s/4%2| (mod |s/4| 2)))
(assert (= |s/8| (div |s/4| 2)))
(assert (not (and (<= 0 |s/4%2|) (< |s/4%2| 2) (<= 0 |s/8|) (< |s/8| 8) (= |s/4| (+ |s/4%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s/4%2|) (< |s/4%2| 2) (<= 0 |s/8|) (< |s/8| 8) (= |s/4| (+ |s/4%2| (* 2 |s/8|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = s/8
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |s/8|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = s/4%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |s/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |s/4%2|))
(declare-const |e.4| Int) ; s/8
; s/8 = s/8
(push 1)
(assert (= |e.4| (div s 8)))
(assert (not (and (<= 0 s) (= |e.4| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.4| |s/8|)))
; register = s%2 + ((s/2)%2)*4 + ((s/4)%2)*2 + (s/8)*8 is in range
(push 1)
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (< (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8)) 64))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/2
; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/2 = 2*(s/2%2) + s/4%2 + 4*(s/8)
(push 1)
(assert (= |e.5| (div (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8)) 2)))
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.5| (+ (* 2 |s/2%2|) |s/4%2| (* 4 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.5| (+ (* 2 |s/2%2|) |s/4%2| (* 4 |s/8|)))))
(declare-const |e.6| Int) ; (s%2 + s/2%2*4 + e.3*2 + e.4*8)%2
; (s%2 + s/2%2*4 + e.3*2 + e.4*8)%2 = s%2
(push 1)
(assert (= |e.6| (- (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8)) (* 2 |e.5|))))
(assert (not (= |e.6| |s%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |s%2|))
(declare-const |e.7| Int) ; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/4
; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/4 = s/2%2 + 2*(s/8)
(push 1)
(assert (= |e.7| (div (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8)) 4)))
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.7| (+ |s/2%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.7| (+ |s/2%2| (* 2 |s/8|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = s/8
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |s/8|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = s/2%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |s/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |s/2%2|))
(declare-const |e.10| Int) ; e.5/2
; e.5/2 = s/2%2 + 2*(s/8)
(push 1)
(assert (= |e.10| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.10| (+ |s/2%2| (* 2 |s/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| (+ |s/2%2| (* 2 |s/8|)))))
(declare-const |e.11| Int) ; e.5%2
; e.5%2 = s/4%2
(push 1)
(assert (= |e.11| (- |e.5| (* 2 |e.10|))))
(assert (not (= |e.11| |s/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |s/4%2|))
(declare-const |e.12| Int) ; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/8
; (s%2 + s/2%2*4 + e.3*2 + e.4*8)/8 = s/8
(push 1)
(assert (= |e.12| (div (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8)) 8)))
(assert (not (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.12| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |s%2| (* |s/2%2| 4) (* |e.3| 2) (* |e.4| 8))) (= |e.12| |s/8|)))
; s = register%2 + 2*((register/4)%2) + 4*((register/2)%2) + 8*(register/8) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.9|) (* 4 |e.11|) (* 8 |e.12|)) s)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const register Int)
(assert (and (<= 0 register) (< register 64)))
(declare-const |register%2| Int)
(declare-const |register/2| Int)
; register is written as digits of radix 2
(push 1)
(assert (= |register%2| (mod register 2)))
(assert (= |register/2| (div register 2)))
(assert (not (and (<= 0 |register%2|) (< |register%2| 2) (<= 0 |register/2|) (< |register/2| 32) (= register (+ |register%2| (* 2 |register/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |register%2|) (< |register%2| 2) (<= 0 |register/2|) (< |register/2| 32) (= register (+ |register%2| (* 2 |register/2|)))))
(declare-const |register/2%2| Int)
(declare-const |register/4| Int)
; register/2 is written as digits of radix 2
(push 1)
(assert (= |register/2%2| (mod |register/2| 2)))
(assert (= |register/4| (div |register/2| 2)))
(assert (not (and (<= 0 |register/2%2|) (< |register/2%2| 2) (<= 0 |register/4|) (< |register/4| 16) (= |register/2| (+ |register/2%2| (* 2 |register/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |register/2%2|) (< |register/2%2| 2) (<= 0 |register/4|) (< |register/4| 16) (= |register/2| (+ |register/2%2| (* 2 |register/4|)))))
(declare-const |e.1| Int) ; register/4
; register/4 = register/4
(push 1)
(assert (= |e.1| (div register 4)))
(assert (not (and (<= 0 register) (= |e.1| |register/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 register) (= |e.1| |register/4|)))
(declare-const |register/4%2| Int)
(declare-const |register/8| Int)
; register/4 is written as digits of radix 2
(push 1)
(assert (= |register/4%2| (mod |register/4| 2)))
(assert (= |register/8| (div |register/4| 2)))
(assert (not (and (<= 0 |register/4%2|) (< |register/4%2| 2) (<= 0 |register/8|) (< |register/8| 8) (= |register/4| (+ |register/4%2| (* 2 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |register/4%2|) (< |register/4%2| 2) (<= 0 |register/8|) (< |register/8| 8) (= |register/4| (+ |register/4%2| (* 2 |register/8|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = register/8
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |register/8|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = register/4%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |register/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |register/4%2|))
(declare-const |e.4| Int) ; register/8
; register/8 = register/8
(push 1)
(assert (= |e.4| (div register 8)))
(assert (not (and (<= 0 register) (= |e.4| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 register) (= |e.4| |register/8|)))
; s = register%2 + 2*((register/4)%2) + 4*((register/2)%2) + 8*(register/8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (< (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|)) 64))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/2
; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/2 = register/4%2 + 2*(register/2%2) + 4*(register/8)
(push 1)
(assert (= |e.5| (div (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|)) 2)))
(assert (not (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.5| (+ |register/4%2| (* 2 |register/2%2|) (* 4 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.5| (+ |register/4%2| (* 2 |register/2%2|) (* 4 |register/8|)))))
(declare-const |e.6| Int) ; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)%2
; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)%2 = register%2
(push 1)
(assert (= |e.6| (- (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|)) (* 2 |e.5|))))
(assert (not (= |e.6| |register%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |register%2|))
(declare-const |e.7| Int) ; e.5/2
; e.5/2 = register/2%2 + 2*(register/8)
(push 1)
(assert (= |e.7| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.7| (+ |register/2%2| (* 2 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.7| (+ |register/2%2| (* 2 |register/8|)))))
(declare-const |e.8| Int) ; e.5%2
; e.5%2 = register/4%2
(push 1)
(assert (= |e.8| (- |e.5| (* 2 |e.7|))))
(assert (not (= |e.8| |register/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |register/4%2|))
(declare-const |e.9| Int) ; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/4
; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/4 = register/2%2 + 2*(register/8)
(push 1)
(assert (= |e.9| (div (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|)) 4)))
(assert (not (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.9| (+ |register/2%2| (* 2 |register/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.9| (+ |register/2%2| (* 2 |register/8|)))))
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = register/8
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |register/8|)))
(declare-const |e.11| Int) ; e.9%2
; e.9%2 = register/2%2
(push 1)
(assert (= |e.11| (- |e.9| (* 2 |e.10|))))
(assert (not (= |e.11| |register/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |register/2%2|))
(declare-const |e.12| Int) ; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/8
; (register%2 + 2*e.3 + 4*(register/2%2) + 8*e.4)/8 = register/8
(push 1)
(assert (= |e.12| (div (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|)) 8)))
(assert (not (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.12| |register/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |register%2| (* 2 |e.3|) (* 4 |register/2%2|) (* 8 |e.4|))) (= |e.12| |register/8|)))
; the owner found maps to register
(push 1)
(assert (not (= (+ |e.6| (* |e.8| 4) (* |e.11| 2) (* |e.12| 8)) register)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== the K permutation is one
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: k = 0
(push 1)
(assert (not (and (< 0 128))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of K permutation
; ----------------------------------------------------------------------------------------------------
(declare-const k Int)
(assert (and (<= 0 k) (< k 128)))
(declare-const |k%2| Int)
(declare-const |k/2| Int)
; k is written as digits of radix 2
(push 1)
(assert (= |k%2| (mod k 2)))
(assert (= |k/2| (div k 2)))
(assert (not (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 64) (= k (+ |k%2| (* 2 |k/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%2|) (< |k%2| 2) (<= 0 |k/2|) (< |k/2| 64) (= k (+ |k%2| (* 2 |k/2|)))))
(declare-const |k/2%2| Int)
(declare-const |k/4| Int)
; k/2 is written as digits of radix 2
(push 1)
(assert (= |k/2%2| (mod |k/2| 2)))
(assert (= |k/4| (div |k/2| 2)))
(assert (not (and (<= 0 |k/2%2|) (< |k/2%2| 2) (<= 0 |k/4|) (< |k/4| 32) (= |k/2| (+ |k/2%2| (* 2 |k/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/2%2|) (< |k/2%2| 2) (<= 0 |k/4|) (< |k/4| 32) (= |k/2| (+ |k/2%2| (* 2 |k/4|)))))
(declare-const |e.1| Int) ; k/4
; k/4 = k/4
(push 1)
(assert (= |e.1| (div k 4)))
(assert (not (and (<= 0 k) (= |e.1| |k/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.1| |k/4|)))
(declare-const |k/4%4| Int)
(declare-const |k/16| Int)
; k/4 is written as digits of radix 4
(push 1)
(assert (= |k/4%4| (mod |k/4| 4)))
(assert (= |k/16| (div |k/4| 4)))
(assert (not (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 8) (= |k/4| (+ |k/4%4| (* 4 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k/4%4|) (< |k/4%4| 4) (<= 0 |k/16|) (< |k/16| 8) (= |k/4| (+ |k/4%4| (* 4 |k/16|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = k/16
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |k/16|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = k/4%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |k/4%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |k/4%4|))
(declare-const |e.4| Int) ; k/16
; k/16 = k/16
(push 1)
(assert (= |e.4| (div k 16)))
(assert (not (and (<= 0 k) (= |e.4| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 k) (= |e.4| |k/16|)))
; q = k%2 + ((k/2)%2)*8 + ((k/4)%4)*2 + (k/16)*16 is in range
(push 1)
(assert (not (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (< (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16)) 128))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/2
; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/2 = 4*(k/2%2) + k/4%4 + 8*(k/16)
(push 1)
(assert (= |e.5| (div (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16)) 2)))
(assert (not (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.5| (+ (* 4 |k/2%2|) |k/4%4| (* 8 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.5| (+ (* 4 |k/2%2|) |k/4%4| (* 8 |k/16|)))))
(declare-const |e.6| Int) ; (k%2 + k/2%2*8 + e.3*2 + e.4*16)%2
; (k%2 + k/2%2*8 + e.3*2 + e.4*16)%2 = k%2
(push 1)
(assert (= |e.6| (- (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16)) (* 2 |e.5|))))
(assert (not (= |e.6| |k%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |k%2|))
(declare-const |e.7| Int) ; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/8
; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/8 = k/2%2 + 2*(k/16)
(push 1)
(assert (= |e.7| (div (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16)) 8)))
(assert (not (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.7| (+ |k/2%2| (* 2 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.7| (+ |k/2%2| (* 2 |k/16|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = k/16
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| |k/16|)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = k/2%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |k/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |k/2%2|))
(declare-const |e.10| Int) ; e.5/4
; e.5/4 = k/2%2 + 2*(k/16)
(push 1)
(assert (= |e.10| (div |e.5| 4)))
(assert (not (and (<= 0 |e.5|) (= |e.10| (+ |k/2%2| (* 2 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| (+ |k/2%2| (* 2 |k/16|)))))
(declare-const |e.11| Int) ; e.5%4
; e.5%4 = k/4%4
(push 1)
(assert (= |e.11| (- |e.5| (* 4 |e.10|))))
(assert (not (= |e.11| |k/4%4|)))
(check-sat)
(pop 1)
(assert (= |e.11| |k/4%4|))
(declare-const |e.12| Int) ; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/16
; (k%2 + k/2%2*8 + e.3*2 + e.4*16)/16 = k/16
(push 1)
(assert (= |e.12| (div (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16)) 16)))
(assert (not (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.12| |k/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |k%2| (* |k/2%2| 8) (* |e.3| 2) (* |e.4| 16))) (= |e.12| |k/16|)))
; k = q%2 + 2*((q/8)%2) + 4*((q/2)%4) + 16*(q/16) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 2 |e.9|) (* 4 |e.11|) (* 16 |e.12|)) k)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const q Int)
(assert (and (<= 0 q) (< q 128)))
(declare-const |q%2| Int)
(declare-const |q/2| Int)
; q is written as digits of radix 2
(push 1)
(assert (= |q%2| (mod q 2)))
(assert (= |q/2| (div q 2)))
(assert (not (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 64) (= q (+ |q%2| (* 2 |q/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q%2|) (< |q%2| 2) (<= 0 |q/2|) (< |q/2| 64) (= q (+ |q%2| (* 2 |q/2|)))))
(declare-const |q/2%4| Int)
(declare-const |q/8| Int)
; q/2 is written as digits of radix 4
(push 1)
(assert (= |q/2%4| (mod |q/2| 4)))
(assert (= |q/8| (div |q/2| 4)))
(assert (not (and (<= 0 |q/2%4|) (< |q/2%4| 4) (<= 0 |q/8|) (< |q/8| 16) (= |q/2| (+ |q/2%4| (* 4 |q/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q/2%4|) (< |q/2%4| 4) (<= 0 |q/8|) (< |q/8| 16) (= |q/2| (+ |q/2%4| (* 4 |q/8|)))))
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
(assert (not (and (<= 0 |q/8%2|) (< |q/8%2| 2) (<= 0 |q/16|) (< |q/16| 8) (= |q/8| (+ |q/8%2| (* 2 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |q/8%2|) (< |q/8%2| 2) (<= 0 |q/16|) (< |q/16| 8) (= |q/8| (+ |q/8%2| (* 2 |q/16|)))))
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
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (< (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/2
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/2 = q/8%2 + 2*(q/2%4) + 8*(q/16)
(push 1)
(assert (= |e.5| (div (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 2)))
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.5| (+ |q/8%2| (* 2 |q/2%4|) (* 8 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.5| (+ |q/8%2| (* 2 |q/2%4|) (* 8 |q/16|)))))
(declare-const |e.6| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)%2
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)%2 = q%2
(push 1)
(assert (= |e.6| (- (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) (* 2 |e.5|))))
(assert (not (= |e.6| |q%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |q%2|))
(declare-const |e.7| Int) ; e.5/2
; e.5/2 = q/2%4 + 4*(q/16)
(push 1)
(assert (= |e.7| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.7| (+ |q/2%4| (* 4 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.7| (+ |q/2%4| (* 4 |q/16|)))))
(declare-const |e.8| Int) ; e.5%2
; e.5%2 = q/8%2
(push 1)
(assert (= |e.8| (- |e.5| (* 2 |e.7|))))
(assert (not (= |e.8| |q/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |q/8%2|))
(declare-const |e.9| Int) ; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/4
; (q%2 + 2*e.3 + 4*(q/2%4) + 16*e.4)/4 = q/2%4 + 4*(q/16)
(push 1)
(assert (= |e.9| (div (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|)) 4)))
(assert (not (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.9| (+ |q/2%4| (* 4 |q/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |q%2| (* 2 |e.3|) (* 4 |q/2%4|) (* 16 |e.4|))) (= |e.9| (+ |q/2%4| (* 4 |q/16|)))))
(declare-const |e.10| Int) ; e.9/4
; e.9/4 = q/16
(push 1)
(assert (= |e.10| (div |e.9| 4)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |q/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |q/16|)))
(declare-const |e.11| Int) ; e.9%4
; e.9%4 = q/2%4
(push 1)
(assert (= |e.11| (- |e.9| (* 4 |e.10|))))
(assert (not (= |e.11| |q/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.11| |q/2%4|))
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
(assert (not (= (+ |e.6| (* |e.8| 8) (* |e.11| 2) (* |e.12| 16)) q)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
