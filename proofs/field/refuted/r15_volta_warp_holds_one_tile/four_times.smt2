; spec     specs/field/refuted/r15_volta_warp_holds_one_tile.toml
; claim    four_times: map warp covered
; says     map warp: each (mn) is owned exactly 4 times
; verdict  proved: explicit inverse; 256 points enumerated as well
; checks   79, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: lane = 0, v = 0
(push 1)
(assert (not (and (< 0 32) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map warp
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
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
(declare-const |lane/4%4| Int)
(declare-const |lane/16| Int)
; lane/4 is written as digits of radix 4
(push 1)
(assert (= |lane/4%4| (mod |lane/4| 4)))
(assert (= |lane/16| (div |lane/4| 4)))
(assert (not (and (<= 0 |lane/4%4|) (< |lane/4%4| 4) (<= 0 |lane/16|) (< |lane/16| 2) (= |lane/4| (+ |lane/4%4| (* 4 |lane/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane/4%4|) (< |lane/4%4| 4) (<= 0 |lane/16|) (< |lane/16| 2) (= |lane/4| (+ |lane/4%4| (* 4 |lane/16|)))))
(declare-const |e.1| Int) ; lane/16
; lane/16 = lane/16
(push 1)
(assert (= |e.1| (div lane 16)))
(assert (not (and (<= 0 lane) (= |e.1| |lane/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 lane) (= |e.1| |lane/16|)))
(declare-const |lane%2| Int)
(declare-const |lane/2%2| Int)
; lane%4 is written as digits of radix 2
(push 1)
(assert (= |lane%2| (mod |lane%4| 2)))
(assert (= |lane/2%2| (div |lane%4| 2)))
(assert (not (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2%2|) (< |lane/2%2| 2) (= |lane%4| (+ |lane%2| (* 2 |lane/2%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |lane%2|) (< |lane%2| 2) (<= 0 |lane/2%2|) (< |lane/2%2| 2) (= |lane%4| (+ |lane%2| (* 2 |lane/2%2|)))))
(declare-const |e.2| Int) ; (lane%4 + 4*e.1 + 8*v)/2
; (lane%4 + 4*e.1 + 8*v)/2 = 2*(lane/16) + 4*v + lane/2%2
(push 1)
(assert (= |e.2| (div (+ |lane%4| (* 4 |e.1|) (* 8 v)) 2)))
(assert (not (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.2| (+ (* 2 |lane/16|) (* 4 v) |lane/2%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.2| (+ (* 2 |lane/16|) (* 4 v) |lane/2%2|))))
(declare-const |e.3| Int) ; (lane%4 + 4*e.1 + 8*v)%2
; (lane%4 + 4*e.1 + 8*v)%2 = lane%2
(push 1)
(assert (= |e.3| (- (+ |lane%4| (* 4 |e.1|) (* 8 v)) (* 2 |e.2|))))
(assert (not (= |e.3| |lane%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%2|))
(declare-const |e.4| Int) ; e.2/2
; e.2/2 = lane/16 + 2*v
(push 1)
(assert (= |e.4| (div |e.2| 2)))
(assert (not (and (<= 0 |e.2|) (= |e.4| (+ |lane/16| (* 2 v))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.2|) (= |e.4| (+ |lane/16| (* 2 v)))))
(declare-const |e.5| Int) ; e.2%2
; e.2%2 = lane/2%2
(push 1)
(assert (= |e.5| (- |e.2| (* 2 |e.4|))))
(assert (not (= |e.5| |lane/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/2%2|))
(declare-const |e.6| Int) ; (lane%4 + 4*e.1 + 8*v)/4
; (lane%4 + 4*e.1 + 8*v)/4 = lane/16 + 2*v
(push 1)
(assert (= |e.6| (div (+ |lane%4| (* 4 |e.1|) (* 8 v)) 4)))
(assert (not (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.6| (+ |lane/16| (* 2 v))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.6| (+ |lane/16| (* 2 v)))))
(declare-const |e.7| Int) ; e.6/2
; e.6/2 = v
(push 1)
(assert (= |e.7| (div |e.6| 2)))
(assert (not (and (<= 0 |e.6|) (= |e.7| v))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| v)))
(declare-const |e.8| Int) ; e.6%2
; e.6%2 = lane/16
(push 1)
(assert (= |e.8| (- |e.6| (* 2 |e.7|))))
(assert (not (= |e.8| |lane/16|)))
(check-sat)
(pop 1)
(assert (= |e.8| |lane/16|))
(declare-const |e.9| Int) ; (lane%4 + 4*e.1 + 8*v)/8
; (lane%4 + 4*e.1 + 8*v)/8 = v
(push 1)
(assert (= |e.9| (div (+ |lane%4| (* 4 |e.1|) (* 8 v)) 8)))
(assert (not (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.9| v))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.9| v)))
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
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = v/2
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |v/2|)))
(declare-const |e.11| Int) ; e.9%2
; e.9%2 = v%2
(push 1)
(assert (= |e.11| (- |e.9| (* 2 |e.10|))))
(assert (not (= |e.11| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v%2|))
(declare-const |e.12| Int) ; (lane%4 + 4*e.1 + 8*v)/16
; (lane%4 + 4*e.1 + 8*v)/16 = v/2
(push 1)
(assert (= |e.12| (div (+ |lane%4| (* 4 |e.1|) (* 8 v)) 16)))
(assert (not (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.12| |v/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.12| |v/2|)))
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
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = v/4
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| |v/4|)))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = v/2%2
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.14| |v/2%2|))
(declare-const |e.15| Int) ; (lane%4 + 4*e.1 + 8*v)/32
; (lane%4 + 4*e.1 + 8*v)/32 = v/4
(push 1)
(assert (= |e.15| (div (+ |lane%4| (* 4 |e.1|) (* 8 v)) 32)))
(assert (not (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.15| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane%4| (* 4 |e.1|) (* 8 v))) (= |e.15| |v/4|)))
; mn = (lane%4 + 4*(lane/16) + 8*v)%2 + (((lane%4 + 4*(lane/16) + 8*v)/2)%2)*16 + (((lane%4 + 4*(lane/16) + 8*v)/4)%2)*4 + (((lane%4 + 4*(lane/16) + 8*v)/8)%2)*8 + (((lane%4 + 4*(lane/16) + 8*v)/16)%2)*2 + ((lane%4 + 4*(lane/16) + 8*v)/32)*32 is in range
(push 1)
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (< (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 64))))
(check-sat)
(pop 1)
; g = (lane/4)%4 is in range
(push 1)
(assert (not (and (<= 0 |lane/4%4|) (< |lane/4%4| 4))))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/2
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/2 = 8*(lane/2%2) + 2*(lane/16) + 4*(v%2) + v/2%2 + 16*(v/4)
(push 1)
(assert (= |e.16| (div (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 2)))
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.16| (+ (* 8 |lane/2%2|) (* 2 |lane/16|) (* 4 |v%2|) |v/2%2| (* 16 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.16| (+ (* 8 |lane/2%2|) (* 2 |lane/16|) (* 4 |v%2|) |v/2%2| (* 16 |v/4|)))))
(declare-const |e.17| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)%2
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)%2 = lane%2
(push 1)
(assert (= |e.17| (- (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) (* 2 |e.16|))))
(assert (not (= |e.17| |lane%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |lane%2|))
(declare-const |e.18| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/16
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/16 = lane/2%2 + 2*(v/4)
(push 1)
(assert (= |e.18| (div (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 16)))
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.18| (+ |lane/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.18| (+ |lane/2%2| (* 2 |v/4|)))))
(declare-const |e.19| Int) ; e.18/2
; e.18/2 = v/4
(push 1)
(assert (= |e.19| (div |e.18| 2)))
(assert (not (and (<= 0 |e.18|) (= |e.19| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.18|) (= |e.19| |v/4|)))
(declare-const |e.20| Int) ; e.18%2
; e.18%2 = lane/2%2
(push 1)
(assert (= |e.20| (- |e.18| (* 2 |e.19|))))
(assert (not (= |e.20| |lane/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.20| |lane/2%2|))
(declare-const |e.21| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/4
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/4 = 4*(lane/2%2) + lane/16 + 2*(v%2) + 8*(v/4)
(push 1)
(assert (= |e.21| (div (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 4)))
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.21| (+ (* 4 |lane/2%2|) |lane/16| (* 2 |v%2|) (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.21| (+ (* 4 |lane/2%2|) |lane/16| (* 2 |v%2|) (* 8 |v/4|)))))
(declare-const |e.22| Int) ; e.21/2
; e.21/2 = 2*(lane/2%2) + v%2 + 4*(v/4)
(push 1)
(assert (= |e.22| (div |e.21| 2)))
(assert (not (and (<= 0 |e.21|) (= |e.22| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.21|) (= |e.22| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|)))))
(declare-const |e.23| Int) ; e.21%2
; e.21%2 = lane/16
(push 1)
(assert (= |e.23| (- |e.21| (* 2 |e.22|))))
(assert (not (= |e.23| |lane/16|)))
(check-sat)
(pop 1)
(assert (= |e.23| |lane/16|))
; lane = mn%2 + 2*((mn/16)%2) + 4*g + 16*((mn/4)%2) is recovered
(push 1)
(assert (not (= (+ |e.17| (* 2 |e.20|) (* 4 |lane/4%4|) (* 16 |e.23|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.24| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/8
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/8 = 2*(lane/2%2) + v%2 + 4*(v/4)
(push 1)
(assert (= |e.24| (div (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 8)))
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.24| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.24| (+ (* 2 |lane/2%2|) |v%2| (* 4 |v/4|)))))
(declare-const |e.25| Int) ; e.24/2
; e.24/2 = lane/2%2 + 2*(v/4)
(push 1)
(assert (= |e.25| (div |e.24| 2)))
(assert (not (and (<= 0 |e.24|) (= |e.25| (+ |lane/2%2| (* 2 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.24|) (= |e.25| (+ |lane/2%2| (* 2 |v/4|)))))
(declare-const |e.26| Int) ; e.24%2
; e.24%2 = v%2
(push 1)
(assert (= |e.26| (- |e.24| (* 2 |e.25|))))
(assert (not (= |e.26| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.26| |v%2|))
(declare-const |e.27| Int) ; e.16/2
; e.16/2 = 4*(lane/2%2) + lane/16 + 2*(v%2) + 8*(v/4)
(push 1)
(assert (= |e.27| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.27| (+ (* 4 |lane/2%2|) |lane/16| (* 2 |v%2|) (* 8 |v/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.27| (+ (* 4 |lane/2%2|) |lane/16| (* 2 |v%2|) (* 8 |v/4|)))))
(declare-const |e.28| Int) ; e.16%2
; e.16%2 = v/2%2
(push 1)
(assert (= |e.28| (- |e.16| (* 2 |e.27|))))
(assert (not (= |e.28| |v/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |v/2%2|))
(declare-const |e.29| Int) ; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/32
; (e.3 + e.5*16 + e.8*4 + e.11*8 + e.14*2 + e.15*32)/32 = v/4
(push 1)
(assert (= |e.29| (div (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32)) 32)))
(assert (not (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.29| |v/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.3| (* |e.5| 16) (* |e.8| 4) (* |e.11| 8) (* |e.14| 2) (* |e.15| 32))) (= |e.29| |v/4|)))
; v = (mn/8)%2 + 2*((mn/2)%2) + 4*(mn/32) is recovered
(push 1)
(assert (not (= (+ |e.26| (* 2 |e.28|) (* 4 |e.29|)) v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const mn Int)
(assert (and (<= 0 mn) (< mn 64)))
(declare-const g Int)
(assert (and (<= 0 g) (< g 4)))
(declare-const |mn%2| Int)
(declare-const |mn/2| Int)
; mn is written as digits of radix 2
(push 1)
(assert (= |mn%2| (mod mn 2)))
(assert (= |mn/2| (div mn 2)))
(assert (not (and (<= 0 |mn%2|) (< |mn%2| 2) (<= 0 |mn/2|) (< |mn/2| 32) (= mn (+ |mn%2| (* 2 |mn/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn%2|) (< |mn%2| 2) (<= 0 |mn/2|) (< |mn/2| 32) (= mn (+ |mn%2| (* 2 |mn/2|)))))
(declare-const |mn/2%8| Int)
(declare-const |mn/16| Int)
; mn/2 is written as digits of radix 8
(push 1)
(assert (= |mn/2%8| (mod |mn/2| 8)))
(assert (= |mn/16| (div |mn/2| 8)))
(assert (not (and (<= 0 |mn/2%8|) (< |mn/2%8| 8) (<= 0 |mn/16|) (< |mn/16| 4) (= |mn/2| (+ |mn/2%8| (* 8 |mn/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn/2%8|) (< |mn/2%8| 8) (<= 0 |mn/16|) (< |mn/16| 4) (= |mn/2| (+ |mn/2%8| (* 8 |mn/16|)))))
(declare-const |e.1| Int) ; mn/16
; mn/16 = mn/16
(push 1)
(assert (= |e.1| (div mn 16)))
(assert (not (and (<= 0 mn) (= |e.1| |mn/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 mn) (= |e.1| |mn/16|)))
(declare-const |mn/16%2| Int)
(declare-const |mn/32| Int)
; mn/16 is written as digits of radix 2
(push 1)
(assert (= |mn/16%2| (mod |mn/16| 2)))
(assert (= |mn/32| (div |mn/16| 2)))
(assert (not (and (<= 0 |mn/16%2|) (< |mn/16%2| 2) (<= 0 |mn/32|) (< |mn/32| 2) (= |mn/16| (+ |mn/16%2| (* 2 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn/16%2|) (< |mn/16%2| 2) (<= 0 |mn/32|) (< |mn/32| 2) (= |mn/16| (+ |mn/16%2| (* 2 |mn/32|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = mn/32
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |mn/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |mn/32|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = mn/16%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |mn/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |mn/16%2|))
(declare-const |mn/2%2| Int)
(declare-const |mn/4%4| Int)
; mn/2%8 is written as digits of radix 2
(push 1)
(assert (= |mn/2%2| (mod |mn/2%8| 2)))
(assert (= |mn/4%4| (div |mn/2%8| 2)))
(assert (not (and (<= 0 |mn/2%2|) (< |mn/2%2| 2) (<= 0 |mn/4%4|) (< |mn/4%4| 4) (= |mn/2%8| (+ |mn/2%2| (* 2 |mn/4%4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn/2%2|) (< |mn/2%2| 2) (<= 0 |mn/4%4|) (< |mn/4%4| 4) (= |mn/2%8| (+ |mn/2%2| (* 2 |mn/4%4|)))))
(declare-const |e.4| Int) ; mn/4
; mn/4 = 4*(mn/16%2) + 8*(mn/32) + mn/4%4
(push 1)
(assert (= |e.4| (div mn 4)))
(assert (not (and (<= 0 mn) (= |e.4| (+ (* 4 |mn/16%2|) (* 8 |mn/32|) |mn/4%4|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 mn) (= |e.4| (+ (* 4 |mn/16%2|) (* 8 |mn/32|) |mn/4%4|))))
(declare-const |mn/4%2| Int)
(declare-const |mn/8%2| Int)
; mn/4%4 is written as digits of radix 2
(push 1)
(assert (= |mn/4%2| (mod |mn/4%4| 2)))
(assert (= |mn/8%2| (div |mn/4%4| 2)))
(assert (not (and (<= 0 |mn/4%2|) (< |mn/4%2| 2) (<= 0 |mn/8%2|) (< |mn/8%2| 2) (= |mn/4%4| (+ |mn/4%2| (* 2 |mn/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn/4%2|) (< |mn/4%2| 2) (<= 0 |mn/8%2|) (< |mn/8%2| 2) (= |mn/4%4| (+ |mn/4%2| (* 2 |mn/8%2|)))))
(declare-const |e.5| Int) ; e.4/2
; e.4/2 = 2*(mn/16%2) + 4*(mn/32) + mn/8%2
(push 1)
(assert (= |e.5| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |mn/16%2|) (* 4 |mn/32|) |mn/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.5| (+ (* 2 |mn/16%2|) (* 4 |mn/32|) |mn/8%2|))))
(declare-const |e.6| Int) ; e.4%2
; e.4%2 = mn/4%2
(push 1)
(assert (= |e.6| (- |e.4| (* 2 |e.5|))))
(assert (not (= |e.6| |mn/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.6| |mn/4%2|))
; lane = mn%2 + 2*((mn/16)%2) + 4*g + 16*((mn/4)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|))) (< (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|)) 32))))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; mn/8
; mn/8 = 2*(mn/16%2) + 4*(mn/32) + mn/8%2
(push 1)
(assert (= |e.7| (div mn 8)))
(assert (not (and (<= 0 mn) (= |e.7| (+ (* 2 |mn/16%2|) (* 4 |mn/32|) |mn/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 mn) (= |e.7| (+ (* 2 |mn/16%2|) (* 4 |mn/32|) |mn/8%2|))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = mn/16%2 + 2*(mn/32)
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| (+ |mn/16%2| (* 2 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| (+ |mn/16%2| (* 2 |mn/32|)))))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = mn/8%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |mn/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |mn/8%2|))
(declare-const |e.10| Int) ; mn/2/2
; mn/2/2 = 4*(mn/16%2) + 8*(mn/32) + mn/4%2 + 2*(mn/8%2)
(push 1)
(assert (= |e.10| (div |mn/2| 2)))
(assert (not (and (<= 0 |mn/2|) (= |e.10| (+ (* 4 |mn/16%2|) (* 8 |mn/32|) |mn/4%2| (* 2 |mn/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |mn/2|) (= |e.10| (+ (* 4 |mn/16%2|) (* 8 |mn/32|) |mn/4%2| (* 2 |mn/8%2|)))))
(declare-const |e.11| Int) ; mn/2%2
; mn/2%2 = mn/2%2
(push 1)
(assert (= |e.11| (- |mn/2| (* 2 |e.10|))))
(assert (not (= |e.11| |mn/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |mn/2%2|))
(declare-const |e.12| Int) ; mn/32
; mn/32 = mn/32
(push 1)
(assert (= |e.12| (div mn 32)))
(assert (not (and (<= 0 mn) (= |e.12| |mn/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 mn) (= |e.12| |mn/32|)))
; v = (mn/8)%2 + 2*((mn/2)%2) + 4*(mn/32) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))) (< (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)) 8))))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (mn%2 + 2*e.3 + 4*g + 16*e.6)/4
; (mn%2 + 2*e.3 + 4*g + 16*e.6)/4 = g + 4*(mn/4%2)
(push 1)
(assert (= |e.13| (div (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|)) 4)))
(assert (not (and (<= 0 (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|))) (= |e.13| (+ g (* 4 |mn/4%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|))) (= |e.13| (+ g (* 4 |mn/4%2|)))))
(declare-const |e.14| Int) ; (mn%2 + 2*e.3 + 4*g + 16*e.6)%4
; (mn%2 + 2*e.3 + 4*g + 16*e.6)%4 = mn%2 + 2*(mn/16%2)
(push 1)
(assert (= |e.14| (- (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|)) (* 4 |e.13|))))
(assert (not (= |e.14| (+ |mn%2| (* 2 |mn/16%2|)))))
(check-sat)
(pop 1)
(assert (= |e.14| (+ |mn%2| (* 2 |mn/16%2|))))
(declare-const |e.15| Int) ; (mn%2 + 2*e.3 + 4*g + 16*e.6)/16
; (mn%2 + 2*e.3 + 4*g + 16*e.6)/16 = mn/4%2
(push 1)
(assert (= |e.15| (div (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|)) 16)))
(assert (not (and (<= 0 (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|))) (= |e.15| |mn/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |mn%2| (* 2 |e.3|) (* 4 g) (* 16 |e.6|))) (= |e.15| |mn/4%2|)))
(declare-const |e.16| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/2
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/2 = mn/16%2 + 2*(mn/4%2) + 4*(mn/8%2) + 8*(mn/2%2) + 16*(mn/32)
(push 1)
(assert (= |e.16| (div (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) 2)))
(assert (not (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.16| (+ |mn/16%2| (* 2 |mn/4%2|) (* 4 |mn/8%2|) (* 8 |mn/2%2|) (* 16 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.16| (+ |mn/16%2| (* 2 |mn/4%2|) (* 4 |mn/8%2|) (* 8 |mn/2%2|) (* 16 |mn/32|)))))
(declare-const |e.17| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))%2
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))%2 = mn%2
(push 1)
(assert (= |e.17| (- (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) (* 2 |e.16|))))
(assert (not (= |e.17| |mn%2|)))
(check-sat)
(pop 1)
(assert (= |e.17| |mn%2|))
(declare-const |e.18| Int) ; e.16/2
; e.16/2 = mn/4%2 + 2*(mn/8%2) + 4*(mn/2%2) + 8*(mn/32)
(push 1)
(assert (= |e.18| (div |e.16| 2)))
(assert (not (and (<= 0 |e.16|) (= |e.18| (+ |mn/4%2| (* 2 |mn/8%2|) (* 4 |mn/2%2|) (* 8 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.16|) (= |e.18| (+ |mn/4%2| (* 2 |mn/8%2|) (* 4 |mn/2%2|) (* 8 |mn/32|)))))
(declare-const |e.19| Int) ; e.16%2
; e.16%2 = mn/16%2
(push 1)
(assert (= |e.19| (- |e.16| (* 2 |e.18|))))
(assert (not (= |e.19| |mn/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.19| |mn/16%2|))
(declare-const |e.20| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/4
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/4 = mn/4%2 + 2*(mn/8%2) + 4*(mn/2%2) + 8*(mn/32)
(push 1)
(assert (= |e.20| (div (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) 4)))
(assert (not (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.20| (+ |mn/4%2| (* 2 |mn/8%2|) (* 4 |mn/2%2|) (* 8 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.20| (+ |mn/4%2| (* 2 |mn/8%2|) (* 4 |mn/2%2|) (* 8 |mn/32|)))))
(declare-const |e.21| Int) ; e.20/2
; e.20/2 = mn/8%2 + 2*(mn/2%2) + 4*(mn/32)
(push 1)
(assert (= |e.21| (div |e.20| 2)))
(assert (not (and (<= 0 |e.20|) (= |e.21| (+ |mn/8%2| (* 2 |mn/2%2|) (* 4 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.20|) (= |e.21| (+ |mn/8%2| (* 2 |mn/2%2|) (* 4 |mn/32|)))))
(declare-const |e.22| Int) ; e.20%2
; e.20%2 = mn/4%2
(push 1)
(assert (= |e.22| (- |e.20| (* 2 |e.21|))))
(assert (not (= |e.22| |mn/4%2|)))
(check-sat)
(pop 1)
(assert (= |e.22| |mn/4%2|))
(declare-const |e.23| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/8
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/8 = mn/8%2 + 2*(mn/2%2) + 4*(mn/32)
(push 1)
(assert (= |e.23| (div (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) 8)))
(assert (not (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.23| (+ |mn/8%2| (* 2 |mn/2%2|) (* 4 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.23| (+ |mn/8%2| (* 2 |mn/2%2|) (* 4 |mn/32|)))))
(declare-const |e.24| Int) ; e.23/2
; e.23/2 = mn/2%2 + 2*(mn/32)
(push 1)
(assert (= |e.24| (div |e.23| 2)))
(assert (not (and (<= 0 |e.23|) (= |e.24| (+ |mn/2%2| (* 2 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.23|) (= |e.24| (+ |mn/2%2| (* 2 |mn/32|)))))
(declare-const |e.25| Int) ; e.23%2
; e.23%2 = mn/8%2
(push 1)
(assert (= |e.25| (- |e.23| (* 2 |e.24|))))
(assert (not (= |e.25| |mn/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.25| |mn/8%2|))
(declare-const |e.26| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/16
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/16 = mn/2%2 + 2*(mn/32)
(push 1)
(assert (= |e.26| (div (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) 16)))
(assert (not (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.26| (+ |mn/2%2| (* 2 |mn/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.26| (+ |mn/2%2| (* 2 |mn/32|)))))
(declare-const |e.27| Int) ; e.26/2
; e.26/2 = mn/32
(push 1)
(assert (= |e.27| (div |e.26| 2)))
(assert (not (and (<= 0 |e.26|) (= |e.27| |mn/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.26|) (= |e.27| |mn/32|)))
(declare-const |e.28| Int) ; e.26%2
; e.26%2 = mn/2%2
(push 1)
(assert (= |e.28| (- |e.26| (* 2 |e.27|))))
(assert (not (= |e.28| |mn/2%2|)))
(check-sat)
(pop 1)
(assert (= |e.28| |mn/2%2|))
(declare-const |e.29| Int) ; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/32
; (e.14 + 4*e.15 + 8*(e.9 + 2*e.11 + 4*e.12))/32 = mn/32
(push 1)
(assert (= |e.29| (div (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|)))) 32)))
(assert (not (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.29| |mn/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.14| (* 4 |e.15|) (* 8 (+ |e.9| (* 2 |e.11|) (* 4 |e.12|))))) (= |e.29| |mn/32|)))
; the owner found maps to mn
(push 1)
(assert (not (= (+ |e.17| (* |e.19| 16) (* |e.22| 4) (* |e.25| 8) (* |e.28| 2) (* |e.29| 32)) mn)))
(check-sat)
(pop 1)
(declare-const |e.30| Int) ; e.13/4
; e.13/4 = mn/4%2
(push 1)
(assert (= |e.30| (div |e.13| 4)))
(assert (not (and (<= 0 |e.13|) (= |e.30| |mn/4%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.13|) (= |e.30| |mn/4%2|)))
(declare-const |e.31| Int) ; e.13%4
; e.13%4 = g
(push 1)
(assert (= |e.31| (- |e.13| (* 4 |e.30|))))
(assert (not (= |e.31| g)))
(check-sat)
(pop 1)
(assert (= |e.31| g))
; the owner found maps to g
(push 1)
(assert (not (= |e.31| g)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
