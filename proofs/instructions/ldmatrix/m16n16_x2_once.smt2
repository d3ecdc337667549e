; spec     specs/instructions/ldmatrix.toml
; claim    m16n16_x2_once: copy SM100_U8x16_LDSM_T dst bijective_onto
; says     dst of SM100_U8x16_LDSM_T is a bijection onto element < 512
; verdict  proved: explicit inverse; 512 points enumerated as well
; checks   41, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 16))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of dst of SM100_U8x16_LDSM_T
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 16)))
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
(declare-const |v%2| Int)
(declare-const |v/2| Int)
; v is written as digits of radix 2
(push 1)
(assert (= |v%2| (mod v 2)))
(assert (= |v/2| (div v 2)))
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 8) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 8) (= v (+ |v%2| (* 2 |v/2|)))))
(declare-const |v/2%2| Int)
(declare-const |v/4| Int)
; v/2 is written as digits of radix 2
(push 1)
(assert (= |v/2%2| (mod |v/2| 2)))
(assert (= |v/4| (div |v/2| 2)))
(assert (not (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 4) (= |v/2| (+ |v/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v/2%2|) (< |v/2%2| 2) (<= 0 |v/4|) (< |v/4| 4) (= |v/2| (+ |v/2%2| (* 2 |v/4|)))))
(declare-const |e.1| Int) ; v/4
; v/4 = v/4
(push 1)
(assert (= |e.1| (div v 4)))
(assert (not (and (<= 0 v) (= |e.1| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 v) (= |e.1| |v/4|)))
; element = (lane%4)*32 + lane/4 + (v%2)*16 + ((v/2)%2)*8 + (v/4)*128 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (< (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 512))))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/32
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/32 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.2| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 32)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.2| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.3| Int) ; e.2/4
; e.2/4 = v/4
(push 1)
(assert (= |e.3| (div |e.2| 4)))
(assert (not (and (<= 0 |e.2|) (= |e.3| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.3| |v/4|)))
(declare-const |e.4| Int) ; e.2%4
; e.2%4 = lane%4
(push 1)
(assert (= |e.4| (- |e.2| (* 4 |e.3|))))
(assert (not (= |e.4| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.4| |lane%4|))
(declare-const |e.5| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/8
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/8 = 4*(lane%4) + 2*(v%2) + v/2%2 + 16*(v/4)
(push 1)
(assert (= |e.5| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 8)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.5| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2%2| (* 16 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.5| (+ (* 4 |lane%4|) (* 2 |v%2|) |v/2%2| (* 16 |v/4|)))))
(declare-const |e.6| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%8
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)%8 = lane/4
(push 1)
(assert (= |e.6| (- (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) (* 8 |e.5|))))
(assert (not (= |e.6| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.6| |lane/4|))
; lane = (element/32)%4 + 4*(element%8) is recovered
(push 1)
(assert (not (= (+ |e.4| (* 4 |e.6|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/16 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.7| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 16)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.7| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.7| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = lane%4 + 4*(v/4)
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ |lane%4| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ |lane%4| (* 4 |v/4|)))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = v%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v%2|))
(declare-const |e.10| Int) ; e.5/2
; e.5/2 = 2*(lane%4) + v%2 + 8*(v/4)
(push 1)
(assert (= |e.10| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.10| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| (+ (* 2 |lane%4|) |v%2| (* 8 |v/4|)))))
(declare-const |e.11| Int) ; e.5%2
; e.5%2 = v/2%2
(push 1)
(assert (= |e.11| (- |e.5| (* 2 |e.10|))))
(assert (not (= |e.11| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v/2%2|))
(declare-const |e.12| Int) ; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/128
; (lane%4*32 + lane/4 + v%2*16 + v/2%2*8 + e.1*128)/128 = v/4
(push 1)
(assert (= |e.12| (div (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128)) 128)))
(assert (not (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.12| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |lane%4| 32) |lane/4| (* |v%2| 16) (* |v/2%2| 8) (* |e.1| 128))) (= |e.12| |v/4|)))
; v = (element/16)%2 + 2*((element/8)%2) + 4*(element/128) is recovered
(push 1)
(assert (not (= (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const element Int)
(assert (and (<= 0 element) (< element 512)))
(declare-const |element%32| Int)
(declare-const |element/32| Int)
; element is written as digits of radix 32
(push 1)
(assert (= |element%32| (mod element 32)))
(assert (= |element/32| (div element 32)))
(assert (not (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 16) (= element (+ |element%32| (* 32 |element/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%32|) (< |element%32| 32) (<= 0 |element/32|) (< |element/32| 16) (= element (+ |element%32| (* 32 |element/32|)))))
(declare-const |element/32%4| Int)
(declare-const |element/128| Int)
; element/32 is written as digits of radix 4
(push 1)
(assert (= |element/32%4| (mod |element/32| 4)))
(assert (= |element/128| (div |element/32| 4)))
(assert (not (and (<= 0 |element/32%4|) (< |element/32%4| 4) (<= 0 |element/128|) (< |element/128| 4) (= |element/32| (+ |element/32%4| (* 4 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/32%4|) (< |element/32%4| 4) (<= 0 |element/128|) (< |element/128| 4) (= |element/32| (+ |element/32%4| (* 4 |element/128|)))))
(declare-const |element%8| Int)
(declare-const |element/8%4| Int)
; element%32 is written as digits of radix 8
(push 1)
(assert (= |element%8| (mod |element%32| 8)))
(assert (= |element/8%4| (div |element%32| 8)))
(assert (not (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element%8|) (< |element%8| 8) (<= 0 |element/8%4|) (< |element/8%4| 4) (= |element%32| (+ |element%8| (* 8 |element/8%4|)))))
(declare-const |e.1| Int) ; element/8
; element/8 = 4*(element/32%4) + 16*(element/128) + element/8%4
(push 1)
(assert (= |e.1| (div element 8)))
(assert (not (and (<= 0 element) (= |e.1| (+ (* 4 |element/32%4|) (* 16 |element/128|) |element/8%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.1| (+ (* 4 |element/32%4|) (* 16 |element/128|) |element/8%4|))))
(declare-const |e.2| Int) ; element%8
; element%8 = element%8
(push 1)
(assert (= |e.2| (- element (* 8 |e.1|))))
(assert (not (= |e.2| |element%8|)))
(check-sat)
(pop 1)
(assert (= |e.2| |element%8|))
; lane = (element/32)%4 + 4*(element%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (< (+ |element/32%4| (* 4 |e.2|)) 32))))
(check-sat)
(pop 1)
(declare-const |element/8%2| Int)
(declare-const |element/16%2| Int)
; element/8%4 is written as digits of radix 2
(push 1)
(assert (= |element/8%2| (mod |element/8%4| 2)))
(assert (= |element/16%2| (div |element/8%4| 2)))
(assert (not (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |element/8%2|) (< |element/8%2| 2) (<= 0 |element/16%2|) (< |element/16%2| 2) (= |element/8%4| (+ |element/8%2| (* 2 |element/16%2|)))))
(declare-const |e.3| Int) ; element/16
; element/16 = 2*(element/32%4) + 8*(element/128) + element/16%2
(push 1)
(assert (= |e.3| (div element 16)))
(assert (not (and (<= 0 element) (= |e.3| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.3| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|))))
(declare-const |e.4| Int) ; e.3/2
; e.3/2 = element/32%4 + 4*(element/128)
(push 1)
(assert (= |e.4| (div |e.3| 2)))
(assert (not (and (<= 0 |e.3|) (= |e.4| (+ |element/32%4| (* 4 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.3|) (= |e.4| (+ |element/32%4| (* 4 |element/128|)))))
(declare-const |e.5| Int) ; e.3%2
; e.3%2 = element/16%2
(push 1)
(assert (= |e.5| (- |e.3| (* 2 |e.4|))))
(assert (not (= |e.5| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |element/16%2|))
(declare-const |e.6| Int) ; e.1/2
; e.1/2 = 2*(element/32%4) + 8*(element/128) + element/16%2
(push 1)
(assert (= |e.6| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.6| (+ (* 2 |element/32%4|) (* 8 |element/128|) |element/16%2|))))
(declare-const |e.7| Int) ; e.1%2
; e.1%2 = element/8%2
(push 1)
(assert (= |e.7| (- |e.1| (* 2 |e.6|))))
(assert (not (= |e.7| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.7| |element/8%2|))
(declare-const |e.8| Int) ; element/128
; element/128 = element/128
(push 1)
(assert (= |e.8| (div element 128)))
(assert (not (and (<= 0 element) (= |e.8| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 element) (= |e.8| |element/128|)))
; v = (element/16)%2 + 2*((element/8)%2) + 4*(element/128) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (< (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 16))))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (element/32%4 + 4*e.2)/4
; (element/32%4 + 4*e.2)/4 = element%8
(push 1)
(assert (= |e.9| (div (+ |element/32%4| (* 4 |e.2|)) 4)))
(assert (not (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (= |e.9| |element%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |element/32%4| (* 4 |e.2|))) (= |e.9| |element%8|)))
(declare-const |e.10| Int) ; (element/32%4 + 4*e.2)%4
; (element/32%4 + 4*e.2)%4 = element/32%4
(push 1)
(assert (= |e.10| (- (+ |element/32%4| (* 4 |e.2|)) (* 4 |e.9|))))
(assert (not (= |e.10| |element/32%4|)))
(check-sat)
(pop 1)
(assert (= |e.10| |element/32%4|))
(declare-const |e.11| Int) ; (e.5 + 2*e.7 + 4*e.8)/2
; (e.5 + 2*e.7 + 4*e.8)/2 = element/8%2 + 2*(element/128)
(push 1)
(assert (= |e.11| (div (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 2)))
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.11| (+ |element/8%2| (* 2 |element/128|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.11| (+ |element/8%2| (* 2 |element/128|)))))
(declare-const |e.12| Int) ; (e.5 + 2*e.7 + 4*e.8)%2
; (e.5 + 2*e.7 + 4*e.8)%2 = element/16%2
(push 1)
(assert (= |e.12| (- (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) (* 2 |e.11|))))
(assert (not (= |e.12| |element/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.12| |element/16%2|))
(declare-const |e.13| Int) ; e.11/2
; e.11/2 = element/128
(push 1)
(assert (= |e.13| (div |e.11| 2)))
(assert (not (and (<= 0 |e.11|) (= |e.13| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.11|) (= |e.13| |element/128|)))
(declare-const |e.14| Int) ; e.11%2
; e.11%2 = element/8%2
(push 1)
(assert (= |e.14| (- |e.11| (* 2 |e.13|))))
(assert (not (= |e.14| |element/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |element/8%2|))
(declare-const |e.15| Int) ; (e.5 + 2*e.7 + 4*e.8)/4
; (e.5 + 2*e.7 + 4*e.8)/4 = element/128
(push 1)
(assert (= |e.15| (div (+ |e.5| (* 2 |e.7|) (* 4 |e.8|)) 4)))
(assert (not (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.15| |element/128|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.5| (* 2 |e.7|) (* 4 |e.8|))) (= |e.15| |element/128|)))
; the owner found maps to element
(push 1)
(assert (not (= (+ (* |e.10| 32) |e.9| (* |e.12| 16) (* |e.14| 8) (* |e.15| 128)) element)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
