; spec     specs/flash_attention/registers.toml
; claim    accumulator_once: map accumulator bijective_onto
; says     map accumulator is a bijection onto m < 128 x n < 64, for all row_block >= 0, col_block >= 0
; verdict  proved: explicit inverse
; checks   45, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const row_block Int) ; row_block >= 0
(declare-const col_block Int) ; col_block >= 0
; the assumptions can be met: row_block = 0, col_block = 0
(push 1)
(assert (not (and (>= 0 0) (>= 0 0))))
(check-sat)
(pop 1)
(assert (<= 0 row_block)) ; assumed
(assert (<= 0 col_block)) ; assumed
; there are inputs: lane = 0, warp = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 4) (< 0 2) (< 0 8))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of map accumulator
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const warp Int)
(assert (and (<= 0 warp) (< warp 4)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 4)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 8)))
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
(assert (not (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |v%2|) (< |v%2| 2) (<= 0 |v/2|) (< |v/2| 2) (= v (+ |v%2| (* 2 |v/2|)))))
; m = lane/4 + 8*(v/2) + 16*warp + 64*rm is in range
(push 1)
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (< (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm)) 128))))
(check-sat)
(pop 1)
; n = 2*(lane%4) + v%2 + 8*rn is in range
(push 1)
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 rn))) (< (+ (* 2 |lane%4|) |v%2| (* 8 rn)) 64))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (2*(lane%4) + v%2 + 8*rn)/2
; (2*(lane%4) + v%2 + 8*rn)/2 = lane%4 + 4*rn
(push 1)
(assert (= |e.1| (div (+ (* 2 |lane%4|) |v%2| (* 8 rn)) 2)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 rn))) (= |e.1| (+ |lane%4| (* 4 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 rn))) (= |e.1| (+ |lane%4| (* 4 rn)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = rn
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| rn)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = lane%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |lane%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |lane%4|))
(declare-const |e.4| Int) ; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/8
; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/8 = v/2 + 2*warp + 8*rm
(push 1)
(assert (= |e.4| (div (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm)) 8)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.4| (+ |v/2| (* 2 warp) (* 8 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.4| (+ |v/2| (* 2 warp) (* 8 rm)))))
(declare-const |e.5| Int) ; (lane/4 + 8*(v/2) + 16*warp + 64*rm)%8
; (lane/4 + 8*(v/2) + 16*warp + 64*rm)%8 = lane/4
(push 1)
(assert (= |e.5| (- (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm)) (* 8 |e.4|))))
(assert (not (= |e.5| |lane/4|)))
(check-sat)
(pop 1)
(assert (= |e.5| |lane/4|))
; lane = (n/2)%4 + 4*(m%8) is recovered
(push 1)
(assert (not (= (+ |e.3| (* 4 |e.5|)) lane)))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/16
; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/16 = warp + 4*rm
(push 1)
(assert (= |e.6| (div (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm)) 16)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.6| (+ warp (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.6| (+ warp (* 4 rm)))))
(declare-const |e.7| Int) ; e.6/4
; e.6/4 = rm
(push 1)
(assert (= |e.7| (div |e.6| 4)))
(assert (not (and (<= 0 |e.6|) (= |e.7| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.6|) (= |e.7| rm)))
(declare-const |e.8| Int) ; e.6%4
; e.6%4 = warp
(push 1)
(assert (= |e.8| (- |e.6| (* 4 |e.7|))))
(assert (not (= |e.8| warp)))
(check-sat)
(pop 1)
(assert (= |e.8| warp))
; warp = (m/16)%4 is recovered
(push 1)
(assert (not (= |e.8| warp)))
(check-sat)
(pop 1)
(declare-const |e.9| Int) ; (2*(lane%4) + v%2 + 8*rn)%2
; (2*(lane%4) + v%2 + 8*rn)%2 = v%2
(push 1)
(assert (= |e.9| (- (+ (* 2 |lane%4|) |v%2| (* 8 rn)) (* 2 |e.1|))))
(assert (not (= |e.9| |v%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |v%2|))
(declare-const |e.10| Int) ; e.4/2
; e.4/2 = warp + 4*rm
(push 1)
(assert (= |e.10| (div |e.4| 2)))
(assert (not (and (<= 0 |e.4|) (= |e.10| (+ warp (* 4 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.4|) (= |e.10| (+ warp (* 4 rm)))))
(declare-const |e.11| Int) ; e.4%2
; e.4%2 = v/2
(push 1)
(assert (= |e.11| (- |e.4| (* 2 |e.10|))))
(assert (not (= |e.11| |v/2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |v/2|))
; v = n%2 + 2*((m/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.9| (* 2 |e.11|)) v)))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/64
; (lane/4 + 8*(v/2) + 16*warp + 64*rm)/64 = rm
(push 1)
(assert (= |e.12| (div (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm)) 64)))
(assert (not (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.12| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |lane/4| (* 8 |v/2|) (* 16 warp) (* 64 rm))) (= |e.12| rm)))
; rm = m/64 is recovered
(push 1)
(assert (not (= |e.12| rm)))
(check-sat)
(pop 1)
(declare-const |e.13| Int) ; (2*(lane%4) + v%2 + 8*rn)/8
; (2*(lane%4) + v%2 + 8*rn)/8 = rn
(push 1)
(assert (= |e.13| (div (+ (* 2 |lane%4|) |v%2| (* 8 rn)) 8)))
(assert (not (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 rn))) (= |e.13| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* 2 |lane%4|) |v%2| (* 8 rn))) (= |e.13| rn)))
; rn = n/8 is recovered
(push 1)
(assert (not (= |e.13| rn)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const |n%2| Int)
(declare-const |n/2| Int)
; n is written as digits of radix 2
(push 1)
(assert (= |n%2| (mod n 2)))
(assert (= |n/2| (div n 2)))
(assert (not (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 32) (= n (+ |n%2| (* 2 |n/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%2|) (< |n%2| 2) (<= 0 |n/2|) (< |n/2| 32) (= n (+ |n%2| (* 2 |n/2|)))))
(declare-const |n/2%4| Int)
(declare-const |n/8| Int)
; n/2 is written as digits of radix 4
(push 1)
(assert (= |n/2%4| (mod |n/2| 4)))
(assert (= |n/8| (div |n/2| 4)))
(assert (not (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 8) (= |n/2| (+ |n/2%4| (* 4 |n/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/2%4|) (< |n/2%4| 4) (<= 0 |n/8|) (< |n/8| 8) (= |n/2| (+ |n/2%4| (* 4 |n/8|)))))
(declare-const |m%8| Int)
(declare-const |m/8| Int)
; m is written as digits of radix 8
(push 1)
(assert (= |m%8| (mod m 8)))
(assert (= |m/8| (div m 8)))
(assert (not (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%8|) (< |m%8| 8) (<= 0 |m/8|) (< |m/8| 16) (= m (+ |m%8| (* 8 |m/8|)))))
; lane = (n/2)%4 + 4*(m%8) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (< (+ |n/2%4| (* 4 |m%8|)) 32))))
(check-sat)
(pop 1)
(declare-const |m/8%2| Int)
(declare-const |m/16| Int)
; m/8 is written as digits of radix 2
(push 1)
(assert (= |m/8%2| (mod |m/8| 2)))
(assert (= |m/16| (div |m/8| 2)))
(assert (not (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 8) (= |m/8| (+ |m/8%2| (* 2 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/8%2|) (< |m/8%2| 2) (<= 0 |m/16|) (< |m/16| 8) (= |m/8| (+ |m/8%2| (* 2 |m/16|)))))
(declare-const |e.1| Int) ; m/16
; m/16 = m/16
(push 1)
(assert (= |e.1| (div m 16)))
(assert (not (and (<= 0 m) (= |e.1| |m/16|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.1| |m/16|)))
(declare-const |m/16%4| Int)
(declare-const |m/64| Int)
; m/16 is written as digits of radix 4
(push 1)
(assert (= |m/16%4| (mod |m/16| 4)))
(assert (= |m/64| (div |m/16| 4)))
(assert (not (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| 2) (= |m/16| (+ |m/16%4| (* 4 |m/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%4|) (< |m/16%4| 4) (<= 0 |m/64|) (< |m/64| 2) (= |m/16| (+ |m/16%4| (* 4 |m/64|)))))
(declare-const |e.2| Int) ; e.1/4
; e.1/4 = m/64
(push 1)
(assert (= |e.2| (div |e.1| 4)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |m/64|)))
(declare-const |e.3| Int) ; e.1%4
; e.1%4 = m/16%4
(push 1)
(assert (= |e.3| (- |e.1| (* 4 |e.2|))))
(assert (not (= |e.3| |m/16%4|)))
(check-sat)
(pop 1)
(assert (= |e.3| |m/16%4|))
; warp = (m/16)%4 is a legal input
(push 1)
(assert (not (and (<= 0 |e.3|) (< |e.3| 4))))
(check-sat)
(pop 1)
; v = n%2 + 2*((m/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (< (+ |n%2| (* 2 |m/8%2|)) 4))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; m/64
; m/64 = m/64
(push 1)
(assert (= |e.4| (div m 64)))
(assert (not (and (<= 0 m) (= |e.4| |m/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.4| |m/64|)))
; rm = m/64 is a legal input
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 2))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; n/8
; n/8 = n/8
(push 1)
(assert (= |e.5| (div n 8)))
(assert (not (and (<= 0 n) (= |e.5| |n/8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.5| |n/8|)))
; rn = n/8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 8))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; (n/2%4 + 4*(m%8))/4
; (n/2%4 + 4*(m%8))/4 = m%8
(push 1)
(assert (= |e.6| (div (+ |n/2%4| (* 4 |m%8|)) 4)))
(assert (not (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.6| |m%8|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n/2%4| (* 4 |m%8|))) (= |e.6| |m%8|)))
(declare-const |e.7| Int) ; (n%2 + 2*(m/8%2))/2
; (n%2 + 2*(m/8%2))/2 = m/8%2
(push 1)
(assert (= |e.7| (div (+ |n%2| (* 2 |m/8%2|)) 2)))
(assert (not (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.7| |m/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |n%2| (* 2 |m/8%2|))) (= |e.7| |m/8%2|)))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.6| (* 8 |e.7|) (* 16 |e.3|) (* 64 |e.4|)) m)))
(check-sat)
(pop 1)
(declare-const |e.8| Int) ; (n/2%4 + 4*(m%8))%4
; (n/2%4 + 4*(m%8))%4 = n/2%4
(push 1)
(assert (= |e.8| (- (+ |n/2%4| (* 4 |m%8|)) (* 4 |e.6|))))
(assert (not (= |e.8| |n/2%4|)))
(check-sat)
(pop 1)
(assert (= |e.8| |n/2%4|))
(declare-const |e.9| Int) ; (n%2 + 2*(m/8%2))%2
; (n%2 + 2*(m/8%2))%2 = n%2
(push 1)
(assert (= |e.9| (- (+ |n%2| (* 2 |m/8%2|)) (* 2 |e.7|))))
(assert (not (= |e.9| |n%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |n%2|))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* 2 |e.8|) |e.9| (* 8 |e.5|)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
