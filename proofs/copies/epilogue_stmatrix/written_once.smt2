; spec     specs/copies/epilogue_stmatrix.toml
; claim    written_once: copy store covered
; says     copy store, destination: each (m,n) is owned exactly once
; verdict  proved: explicit inverse; 4096 points enumerated as well
; checks   52, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0, rm = 0, rn = 0
(push 1)
(assert (not (and (< 0 128) (< 0 8) (< 0 2) (< 0 2))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy store, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 128)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 8)))
(declare-const rm Int)
(assert (and (<= 0 rm) (< rm 2)))
(declare-const rn Int)
(assert (and (<= 0 rn) (< rn 2)))
(declare-const |t%16| Int)
(declare-const |t/16| Int)
; t is written as digits of radix 16
(push 1)
(assert (= |t%16| (mod t 16)))
(assert (= |t/16| (div t 16)))
(assert (not (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%16|) (< |t%16| 16) (<= 0 |t/16|) (< |t/16| 8) (= t (+ |t%16| (* 16 |t/16|)))))
(declare-const |t/16%2| Int)
(declare-const |t/32| Int)
; t/16 is written as digits of radix 2
(push 1)
(assert (= |t/16%2| (mod |t/16| 2)))
(assert (= |t/32| (div |t/16| 2)))
(assert (not (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/16%2|) (< |t/16%2| 2) (<= 0 |t/32|) (< |t/32| 4) (= |t/16| (+ |t/16%2| (* 2 |t/32|)))))
(declare-const |e.1| Int) ; t/32
; t/32 = t/32
(push 1)
(assert (= |e.1| (div t 32)))
(assert (not (and (<= 0 t) (= |e.1| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.1| |t/32|)))
(declare-const |t/32%2| Int)
(declare-const |t/64| Int)
; t/32 is written as digits of radix 2
(push 1)
(assert (= |t/32%2| (mod |t/32| 2)))
(assert (= |t/64| (div |t/32| 2)))
(assert (not (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t/32%2|) (< |t/32%2| 2) (<= 0 |t/64|) (< |t/64| 2) (= |t/32| (+ |t/32%2| (* 2 |t/64|)))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = t/64
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| |t/64|)))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = t/32%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |t/32%2|))
; m = t%16 + ((t/32)%2)*16 + rm*32 is in range
(push 1)
(assert (not (and (<= 0 (+ |t%16| (* |e.3| 16) (* rm 32))) (< (+ |t%16| (* |e.3| 16) (* rm 32)) 64))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; t/64
; t/64 = t/64
(push 1)
(assert (= |e.4| (div t 64)))
(assert (not (and (<= 0 t) (= |e.4| |t/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 t) (= |e.4| |t/64|)))
; n = ((t/16)%2)*16 + (t/64)*8 + v + rn*32 is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (< (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)) 64))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; (t%16 + e.3*16 + rm*32)/16
; (t%16 + e.3*16 + rm*32)/16 = t/32%2 + 2*rm
(push 1)
(assert (= |e.5| (div (+ |t%16| (* |e.3| 16) (* rm 32)) 16)))
(assert (not (and (<= 0 (+ |t%16| (* |e.3| 16) (* rm 32))) (= |e.5| (+ |t/32%2| (* 2 rm))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t%16| (* |e.3| 16) (* rm 32))) (= |e.5| (+ |t/32%2| (* 2 rm)))))
(declare-const |e.6| Int) ; (t%16 + e.3*16 + rm*32)%16
; (t%16 + e.3*16 + rm*32)%16 = t%16
(push 1)
(assert (= |e.6| (- (+ |t%16| (* |e.3| 16) (* rm 32)) (* 16 |e.5|))))
(assert (not (= |e.6| |t%16|)))
(check-sat)
(pop 1)
(assert (= |e.6| |t%16|))
(declare-const |e.7| Int) ; (t/16%2*16 + e.4*8 + v + rn*32)/16
; (t/16%2*16 + e.4*8 + v + rn*32)/16 = t/16%2 + 2*rn
(push 1)
(assert (= |e.7| (div (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)) 16)))
(assert (not (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.7| (+ |t/16%2| (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.7| (+ |t/16%2| (* 2 rn)))))
(declare-const |e.8| Int) ; e.7/2
; e.7/2 = rn
(push 1)
(assert (= |e.8| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.8| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.8| rn)))
(declare-const |e.9| Int) ; e.7%2
; e.7%2 = t/16%2
(push 1)
(assert (= |e.9| (- |e.7| (* 2 |e.8|))))
(assert (not (= |e.9| |t/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.9| |t/16%2|))
(declare-const |e.10| Int) ; e.5/2
; e.5/2 = rm
(push 1)
(assert (= |e.10| (div |e.5| 2)))
(assert (not (and (<= 0 |e.5|) (= |e.10| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.5|) (= |e.10| rm)))
(declare-const |e.11| Int) ; e.5%2
; e.5%2 = t/32%2
(push 1)
(assert (= |e.11| (- |e.5| (* 2 |e.10|))))
(assert (not (= |e.11| |t/32%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |t/32%2|))
(declare-const |e.12| Int) ; (t/16%2*16 + e.4*8 + v + rn*32)/8
; (t/16%2*16 + e.4*8 + v + rn*32)/8 = 2*(t/16%2) + t/64 + 4*rn
(push 1)
(assert (= |e.12| (div (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)) 8)))
(assert (not (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.12| (+ (* 2 |t/16%2|) |t/64| (* 4 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.12| (+ (* 2 |t/16%2|) |t/64| (* 4 rn)))))
(declare-const |e.13| Int) ; e.12/2
; e.12/2 = t/16%2 + 2*rn
(push 1)
(assert (= |e.13| (div |e.12| 2)))
(assert (not (and (<= 0 |e.12|) (= |e.13| (+ |t/16%2| (* 2 rn))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.12|) (= |e.13| (+ |t/16%2| (* 2 rn)))))
(declare-const |e.14| Int) ; e.12%2
; e.12%2 = t/64
(push 1)
(assert (= |e.14| (- |e.12| (* 2 |e.13|))))
(assert (not (= |e.14| |t/64|)))
(check-sat)
(pop 1)
(assert (= |e.14| |t/64|))
; t = m%16 + 16*((n/16)%2) + 32*((m/16)%2) + 64*((n/8)%2) is recovered
(push 1)
(assert (not (= (+ |e.6| (* 16 |e.9|) (* 32 |e.11|) (* 64 |e.14|)) t)))
(check-sat)
(pop 1)
(declare-const |e.15| Int) ; (t/16%2*16 + e.4*8 + v + rn*32)%8
; (t/16%2*16 + e.4*8 + v + rn*32)%8 = v
(push 1)
(assert (= |e.15| (- (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)) (* 8 |e.12|))))
(assert (not (= |e.15| v)))
(check-sat)
(pop 1)
(assert (= |e.15| v))
; v = n%8 is recovered
(push 1)
(assert (not (= |e.15| v)))
(check-sat)
(pop 1)
(declare-const |e.16| Int) ; (t%16 + e.3*16 + rm*32)/32
; (t%16 + e.3*16 + rm*32)/32 = rm
(push 1)
(assert (= |e.16| (div (+ |t%16| (* |e.3| 16) (* rm 32)) 32)))
(assert (not (and (<= 0 (+ |t%16| (* |e.3| 16) (* rm 32))) (= |e.16| rm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |t%16| (* |e.3| 16) (* rm 32))) (= |e.16| rm)))
; rm = m/32 is recovered
(push 1)
(assert (not (= |e.16| rm)))
(check-sat)
(pop 1)
(declare-const |e.17| Int) ; (t/16%2*16 + e.4*8 + v + rn*32)/32
; (t/16%2*16 + e.4*8 + v + rn*32)/32 = rn
(push 1)
(assert (= |e.17| (div (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32)) 32)))
(assert (not (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.17| rn))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t/16%2| 16) (* |e.4| 8) v (* rn 32))) (= |e.17| rn)))
; rn = n/32 is recovered
(push 1)
(assert (not (= |e.17| rn)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 64)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 64)))
(declare-const |m%16| Int)
(declare-const |m/16| Int)
; m is written as digits of radix 16
(push 1)
(assert (= |m%16| (mod m 16)))
(assert (= |m/16| (div m 16)))
(assert (not (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 4) (= m (+ |m%16| (* 16 |m/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%16|) (< |m%16| 16) (<= 0 |m/16|) (< |m/16| 4) (= m (+ |m%16| (* 16 |m/16|)))))
(declare-const |n%16| Int)
(declare-const |n/16| Int)
; n is written as digits of radix 16
(push 1)
(assert (= |n%16| (mod n 16)))
(assert (= |n/16| (div n 16)))
(assert (not (and (<= 0 |n%16|) (< |n%16| 16) (<= 0 |n/16|) (< |n/16| 4) (= n (+ |n%16| (* 16 |n/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%16|) (< |n%16| 16) (<= 0 |n/16|) (< |n/16| 4) (= n (+ |n%16| (* 16 |n/16|)))))
(declare-const |n/16%2| Int)
(declare-const |n/32| Int)
; n/16 is written as digits of radix 2
(push 1)
(assert (= |n/16%2| (mod |n/16| 2)))
(assert (= |n/32| (div |n/16| 2)))
(assert (not (and (<= 0 |n/16%2|) (< |n/16%2| 2) (<= 0 |n/32|) (< |n/32| 2) (= |n/16| (+ |n/16%2| (* 2 |n/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n/16%2|) (< |n/16%2| 2) (<= 0 |n/32|) (< |n/32| 2) (= |n/16| (+ |n/16%2| (* 2 |n/32|)))))
(declare-const |m/16%2| Int)
(declare-const |m/32| Int)
; m/16 is written as digits of radix 2
(push 1)
(assert (= |m/16%2| (mod |m/16| 2)))
(assert (= |m/32| (div |m/16| 2)))
(assert (not (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| 2) (= |m/16| (+ |m/16%2| (* 2 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m/16%2|) (< |m/16%2| 2) (<= 0 |m/32|) (< |m/32| 2) (= |m/16| (+ |m/16%2| (* 2 |m/32|)))))
(declare-const |n%8| Int)
(declare-const |n/8%2| Int)
; n%16 is written as digits of radix 8
(push 1)
(assert (= |n%8| (mod |n%16| 8)))
(assert (= |n/8%2| (div |n%16| 8)))
(assert (not (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%2|) (< |n/8%2| 2) (= |n%16| (+ |n%8| (* 8 |n/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%8|) (< |n%8| 8) (<= 0 |n/8%2|) (< |n/8%2| 2) (= |n%16| (+ |n%8| (* 8 |n/8%2|)))))
(declare-const |e.1| Int) ; n/8
; n/8 = 2*(n/16%2) + 4*(n/32) + n/8%2
(push 1)
(assert (= |e.1| (div n 8)))
(assert (not (and (<= 0 n) (= |e.1| (+ (* 2 |n/16%2|) (* 4 |n/32|) |n/8%2|)))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.1| (+ (* 2 |n/16%2|) (* 4 |n/32|) |n/8%2|))))
(declare-const |e.2| Int) ; e.1/2
; e.1/2 = n/16%2 + 2*(n/32)
(push 1)
(assert (= |e.2| (div |e.1| 2)))
(assert (not (and (<= 0 |e.1|) (= |e.2| (+ |n/16%2| (* 2 |n/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.1|) (= |e.2| (+ |n/16%2| (* 2 |n/32|)))))
(declare-const |e.3| Int) ; e.1%2
; e.1%2 = n/8%2
(push 1)
(assert (= |e.3| (- |e.1| (* 2 |e.2|))))
(assert (not (= |e.3| |n/8%2|)))
(check-sat)
(pop 1)
(assert (= |e.3| |n/8%2|))
; t = m%16 + 16*((n/16)%2) + 32*((m/16)%2) + 64*((n/8)%2) is a legal input
(push 1)
(assert (not (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (< (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|)) 128))))
(check-sat)
(pop 1)
(declare-const |e.4| Int) ; n%8
; n%8 = n%8
(push 1)
(assert (= |e.4| (- n (* 8 |e.1|))))
(assert (not (= |e.4| |n%8|)))
(check-sat)
(pop 1)
(assert (= |e.4| |n%8|))
; v = n%8 is a legal input
(push 1)
(assert (not (and (<= 0 |e.4|) (< |e.4| 8))))
(check-sat)
(pop 1)
(declare-const |e.5| Int) ; m/32
; m/32 = m/32
(push 1)
(assert (= |e.5| (div m 32)))
(assert (not (and (<= 0 m) (= |e.5| |m/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 m) (= |e.5| |m/32|)))
; rm = m/32 is a legal input
(push 1)
(assert (not (and (<= 0 |e.5|) (< |e.5| 2))))
(check-sat)
(pop 1)
(declare-const |e.6| Int) ; n/32
; n/32 = n/32
(push 1)
(assert (= |e.6| (div n 32)))
(assert (not (and (<= 0 n) (= |e.6| |n/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 n) (= |e.6| |n/32|)))
; rn = n/32 is a legal input
(push 1)
(assert (not (and (<= 0 |e.6|) (< |e.6| 2))))
(check-sat)
(pop 1)
(declare-const |e.7| Int) ; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/16
; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/16 = n/16%2 + 2*(m/16%2) + 4*(n/8%2)
(push 1)
(assert (= |e.7| (div (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|)) 16)))
(assert (not (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.7| (+ |n/16%2| (* 2 |m/16%2|) (* 4 |n/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.7| (+ |n/16%2| (* 2 |m/16%2|) (* 4 |n/8%2|)))))
(declare-const |e.8| Int) ; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)%16
; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)%16 = m%16
(push 1)
(assert (= |e.8| (- (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|)) (* 16 |e.7|))))
(assert (not (= |e.8| |m%16|)))
(check-sat)
(pop 1)
(assert (= |e.8| |m%16|))
(declare-const |e.9| Int) ; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/32
; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/32 = m/16%2 + 2*(n/8%2)
(push 1)
(assert (= |e.9| (div (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|)) 32)))
(assert (not (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.9| (+ |m/16%2| (* 2 |n/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.9| (+ |m/16%2| (* 2 |n/8%2|)))))
(declare-const |e.10| Int) ; e.9/2
; e.9/2 = n/8%2
(push 1)
(assert (= |e.10| (div |e.9| 2)))
(assert (not (and (<= 0 |e.9|) (= |e.10| |n/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.9|) (= |e.10| |n/8%2|)))
(declare-const |e.11| Int) ; e.9%2
; e.9%2 = m/16%2
(push 1)
(assert (= |e.11| (- |e.9| (* 2 |e.10|))))
(assert (not (= |e.11| |m/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.11| |m/16%2|))
; the owner found maps to m
(push 1)
(assert (not (= (+ |e.8| (* |e.11| 16) (* |e.5| 32)) m)))
(check-sat)
(pop 1)
(declare-const |e.12| Int) ; e.7/2
; e.7/2 = m/16%2 + 2*(n/8%2)
(push 1)
(assert (= |e.12| (div |e.7| 2)))
(assert (not (and (<= 0 |e.7|) (= |e.12| (+ |m/16%2| (* 2 |n/8%2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |e.7|) (= |e.12| (+ |m/16%2| (* 2 |n/8%2|)))))
(declare-const |e.13| Int) ; e.7%2
; e.7%2 = n/16%2
(push 1)
(assert (= |e.13| (- |e.7| (* 2 |e.12|))))
(assert (not (= |e.13| |n/16%2|)))
(check-sat)
(pop 1)
(assert (= |e.13| |n/16%2|))
(declare-const |e.14| Int) ; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/64
; (m%16 + 16*(n/16%2) + 32*(m/16%2) + 64*e.3)/64 = n/8%2
(push 1)
(assert (= |e.14| (div (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|)) 64)))
(assert (not (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.14| |n/8%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |m%16| (* 16 |n/16%2|) (* 32 |m/16%2|) (* 64 |e.3|))) (= |e.14| |n/8%2|)))
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.13| 16) (* |e.14| 8) |e.4| (* |e.6| 32)) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
