; spec     specs/flash_attention/registers.toml
; claim    bf16: atom SM80_16x8x16_F32BF16BF16F32_TN C same_registers
; says     C of SM80_16x8x16_F32BF16BF16F32_TN as A of SM80_16x8x16_F32BF16BF16F32_TN: the same registers
; verdict  proved: normal form; 256 points enumerated as well; explicit inverse; 8 points enumerated as well
; checks   19, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== every register holds the element wanted
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, s = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of C of SM80_16x8x16_F32BF16BF16F32_TN as A of SM80_16x8x16_F32BF16BF16F32_TN
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const s Int)
(assert (and (<= 0 s) (< s 8)))
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
(declare-const |s%4| Int)
(declare-const |s/4| Int)
; s is written as digits of radix 4
(push 1)
(assert (= |s%4| (mod s 4)))
(assert (= |s/4| (div s 4)))
(assert (not (and (<= 0 |s%4|) (< |s%4| 4) (<= 0 |s/4|) (< |s/4| 2) (= s (+ |s%4| (* 4 |s/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s%4|) (< |s%4| 4) (<= 0 |s/4|) (< |s/4| 2) (= s (+ |s%4| (* 4 |s/4|)))))
(declare-const |s%2| Int)
(declare-const |s/2%2| Int)
; s%4 is written as digits of radix 2
(push 1)
(assert (= |s%2| (mod |s%4| 2)))
(assert (= |s/2%2| (div |s%4| 2)))
(assert (not (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2%2|) (< |s/2%2| 2) (= |s%4| (+ |s%2| (* 2 |s/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |s%2|) (< |s%2| 2) (<= 0 |s/2%2|) (< |s/2%2| 2) (= |s%4| (+ |s%2| (* 2 |s/2%2|)))))
(declare-const |e.1| Int) ; (lane%4*32 + lane/4 + s%2*16 + s/2%2*8)/16
; (lane%4*32 + lane/4 + s%2*16 + s/2%2*8)/16 = 2*(lane%4) + s%2
(push 1)
(assert (= |e.1| (div (+ (* |lane%4| 32) |lane/4| (* |s%2| 16) (* |s/2%2| 8)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |s%2| 16) (* |s/2%2| 8))) (= |e.1| (+ (* 2 |lane%4|) |s%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |s%2| 16) (* |s/2%2| 8))) (= |e.1| (+ (* 2 |lane%4|) |s%2|))))
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + s%2*16 + s/2%2*8)%16
; (lane%4*32 + lane/4 + s%2*16 + s/2%2*8)%16 = lane/4 + 8*(s/2%2)
(push 1)
(assert (= |e.2| (- (+ (* |lane%4| 32) |lane/4| (* |s%2| 16) (* |s/2%2| 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ |lane/4| (* 8 |s/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ |lane/4| (* 8 |s/2%2|))))
(declare-const |e.3| Int) ; s/2
; s/2 = 2*(s/4) + s/2%2
(push 1)
(assert (= |e.3| (div s 2)))
(assert (not (and (<= 0 s) (= |e.3| (+ (* 2 |s/4|) |s/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 s) (= |e.3| (+ (* 2 |s/4|) |s/2%2|))))
(declare-const |e.4| Int) ; s%2
; s%2 = s%2
(push 1)
(assert (= |e.4| (- s (* 2 |e.3|))))
(assert (not (= |e.4| |s%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |s%2|))
(declare-const |e.5| Int) ; e.3/2
; e.3/2 = s/4
(push 1)
(assert (= |e.5| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.5| |s/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.5| |s/4|)))
(declare-const |e.6| Int) ; e.3%2
; e.3%2 = s/2%2
(push 1)
(assert (= |e.6| (- |e.3| (* 2 |e.5|))))
(assert (not (= |e.6| |s/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |s/2%2|))
(declare-const |e.7| Int) ; (lane%4*32 + lane/4 + e.4*16 + e.6*8 + s/4*128)/16
; (lane%4*32 + lane/4 + e.4*16 + e.6*8 + s/4*128)/16 = 2*(lane%4) + s%2 + 8*(s/4)
(push 1)
(assert (= |e.7| (div (+ (* |lane%4| 32) |lane/4| (* |e.4| 16) (* |e.6| 8) (* |s/4| 128)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |e.4| 16) (* |e.6| 8) (* |s/4| 128))) (= |e.7| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |e.4| 16) (* |e.6| 8) (* |s/4| 128))) (= |e.7| (+ (* 2 |lane%4|) |s%2| (* 8 |s/4|)))))
(declare-const |e.8| Int) ; (lane%4*32 + lane/4 + e.4*16 + e.6*8 + s/4*128)%16
; (lane%4*32 + lane/4 + e.4*16 + e.6*8 + s/4*128)%16 = lane/4 + 8*(s/2%2)
(push 1)
(assert (= |e.8| (- (+ (* |lane%4| 32) |lane/4| (* |e.4| 16) (* |e.6| 8) (* |s/4| 128)) (* 16 |e.7|))))
(assert (not (= |e.8| (+ |lane/4| (* 8 |s/2%2|)))))
(check-sat)
(pop 1)
(assert (= |e.8| (+ |lane/4| (* 8 |s/2%2|))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: C of SM80_16x8x16_F32BF16BF16F32_TN as A of SM80_16x8x16_F32BF16BF16F32_TN and the closed form agree
(push 1)
(assert (not (= |e.2| |e.8|)))
(check-sat)
(pop 1)
; k: C of SM80_16x8x16_F32BF16BF16F32_TN as A of SM80_16x8x16_F32BF16BF16F32_TN and the closed form agree
(push 1)
(assert (not (= (+ |e.1| (* 8 |s/4|)) |e.7|)))
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
(assert (not (and (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of registers
; ----------------------------------------------------------------------------------------------------
(declare-const s Int)
(assert (and (<= 0 s) (< s 8)))
; register = s is in range
(push 1)
(assert (not (and (<= 0 s) (< s 8))))
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
(assert (and (<= 0 register) (< register 8)))
; s = register is a legal input
(push 1)
(assert (not (and (<= 0 register) (< register 8))))
(check-sat)
(pop 1)
; the owner found maps to register
(push 1)
(assert (not (= register register)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
