; spec     specs/flash_attention/registers.toml
; claim    wgmma: atom SM90_64x128x16_F32F16F16_SS C same_registers
; says     C of SM90_64x128x16_F32F16F16_SS as A of SM90_64x128x16_F32F16F16_RS: the same registers
; verdict  proved: normal form; explicit inverse; 64 points enumerated as well
; checks   26, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; inputs of C of SM90_64x128x16_F32F16F16_SS as A of SM90_64x128x16_F32F16F16_RS
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
(declare-const |e.3| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + s%2*64 + s/2%2*8 + e.2*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + s%2*64 + s/2%2*8 + e.2*512)/64 = 2*(lane%4) + s%2 + 8*(s/4)
(push 1)
(assert (= |e.3| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |s%2| 64) (* |s/2%2| 8) (* |e.2| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |s%2| 64) (* |s/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |s%2| 64) (* |s/2%2| 8) (* |e.2| 512))) (= |e.3| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4|)))))
(declare-const |e.4| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + s%2*64 + s/2%2*8 + e.2*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + s%2*64 + s/2%2*8 + e.2*512)%64 = lane/4%8 + 16*(lane/32) + 8*(s/2%2)
(push 1)
(assert (= |e.4| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |s%2| 64) (* |s/2%2| 8) (* |e.2| 512)) (* 64 |e.3|))))
(assert (not (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.4| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/2%2|))))
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
(declare-const |e.5| Int) ; s/8
; s/8 = s/8
(push 1)
(assert (= |e.5| (div s 8)))
(assert (not (and (<= 0 s) (= |e.5| |s/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.5| |s/8|)))
(declare-const |e.6| Int) ; s%8
; s%8 = s%2 + 2*(s/2%2) + 4*(s/4%2)
(push 1)
(assert (= |e.6| (- s (* 8 |e.5|))))
(assert (not (= |e.6| (+ |s%2| (* 2 |s/2%2|) (* 4 |s/4%2|)))))
(check-sat)
(pop 1)
(assert (= |e.6| (+ |s%2| (* 2 |s/2%2|) (* 4 |s/4%2|))))
(declare-const |e.7| Int) ; e.6/2
; e.6/2 = s/2%2 + 2*(s/4%2)
(push 1)
(assert (= |e.7| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.7| (+ |s/2%2| (* 2 |s/4%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| (+ |s/2%2| (* 2 |s/4%2|)))))
(declare-const |e.8| Int) ; e.6%2
; e.6%2 = s%2
(push 1)
(assert (= |e.8| (- |e.6| (* 2 |e.7|))))
(assert (not (= |e.8| |s%2|)))
(check-sat)
(pop 1)
(assert (= |e.8| |s%2|))
(declare-const |e.9| Int) ; e.7/2
; e.7/2 = s/4%2
(push 1)
(assert (= |e.9| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.9| |s/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.9| |s/4%2|)))
(declare-const |e.10| Int) ; e.7%2
; e.7%2 = s/2%2
(push 1)
(assert (= |e.10| (- |e.7| (* 2 |e.9|))))
(assert (not (= |e.10| |s/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.10| |s/2%2|))
(declare-const |e.11| Int) ; e.6/4
; e.6/4 = s/4%2
(push 1)
(assert (= |e.11| (div |e.6| 4)))
(assert (not (and (<= 0 |e.6|) (= |e.11| |s/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.11| |s/4%2|)))
(declare-const |e.12| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + e.8*64 + e.10*8 + e.11*512)/64
; (lane%4*128 + lane/4%8 + e.1*16 + e.8*64 + e.10*8 + e.11*512)/64 = 2*(lane%4) + s%2 + 8*(s/4%2)
(push 1)
(assert (= |e.12| (div (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.8| 64) (* |e.10| 8) (* |e.11| 512)) 64)))
(assert (not (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.8| 64) (* |e.10| 8) (* |e.11| 512))) (= |e.12| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.8| 64) (* |e.10| 8) (* |e.11| 512))) (= |e.12| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4%2|)))))
(declare-const |e.13| Int) ; (lane%4*128 + lane/4%8 + e.1*16 + e.8*64 + e.10*8 + e.11*512)%64
; (lane%4*128 + lane/4%8 + e.1*16 + e.8*64 + e.10*8 + e.11*512)%64 = lane/4%8 + 16*(lane/32) + 8*(s/2%2)
(push 1)
(assert (= |e.13| (- (+ (* |lane%4| 128) |lane/4%8| (* |e.1| 16) (* |e.8| 64) (* |e.10| 8) (* |e.11| 512)) (* 64 |e.12|))))
(assert (not (= |e.13| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.13| (+ |lane/4%8| (* 16 |lane/32|) (* 8 |s/2%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: C of SM90_64x128x16_F32F16F16_SS as A of SM90_64x128x16_F32F16F16_RS and the closed form agree
(push 1)
(assert (not (= |e.4| |e.13|)))
(check-sat)
(pop 1)
; k: C of SM90_64x128x16_F32F16F16_SS as A of SM90_64x128x16_F32F16F16_RS and the closed form agree
(push 1)
(assert (not (= |e.3| (+ |e.12| (* 16 |e.5|)))))
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
; register = s is in range
(push 1)
(assert (not (and (<= 0 s) (< s 64))))
(check-sat)
(pop 1)
; s = register is recovered
(push 1)
(assert (not (= s s)))
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
; s = register is a legal input
(push 1)
(assert (not (and (<= 0 register) (< register 64))))
(check-sat)
(pop 1)
; the owner found maps to register
(push 1)
(assert (not (= register register)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
