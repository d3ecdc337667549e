; spec     specs/field/correct/r44_warps_of_whole_chunks.toml
; claim    written_once: copy by_warps covered
; says     copy by_warps, destination: each (m,n) is owned exactly once
; verdict  proved: explicit inverse
; checks   15, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
; there are inputs: t = 0, v = 0
(push 1)
(assert (not (and (< 0 96) (< 0 64))))
(check-sat)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from owners to elements: inputs of copy by_warps, destination
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
(assert (and (<= 0 t) (< t 96)))
(declare-const v Int)
(assert (and (<= 0 v) (< v 64)))
(declare-const |t%32| Int)
(declare-const |t/32| Int)
; t is written as digits of radix 32
(push 1)
(assert (= |t%32| (mod t 32)))
(assert (= |t/32| (div t 32)))
(assert (not (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 3) (= t (+ |t%32| (* 32 |t/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |t%32|) (< |t%32| 32) (<= 0 |t/32|) (< |t/32| 3) (= t (+ |t%32| (* 32 |t/32|)))))
; m = t%32 is in range
(push 1)
(assert (not (and (<= 0 |t%32|) (< |t%32| 32))))
(check-sat)
(pop 1)
; n = (t/32)*64 + v is in range
(push 1)
(assert (not (and (<= 0 (+ (* |t/32| 64) v)) (< (+ (* |t/32| 64) v) 192))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (t/32*64 + v)/64
; (t/32*64 + v)/64 = t/32
(push 1)
(assert (= |e.1| (div (+ (* |t/32| 64) v) 64)))
(assert (not (and (<= 0 (+ (* |t/32| 64) v)) (= |e.1| |t/32|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* |t/32| 64) v)) (= |e.1| |t/32|)))
; t = m + 32*(n/64) is recovered
(push 1)
(assert (not (= (+ |t%32| (* 32 |e.1|)) t)))
(check-sat)
(pop 1)
(declare-const |e.2| Int) ; (t/32*64 + v)%64
; (t/32*64 + v)%64 = v
(push 1)
(assert (= |e.2| (- (+ (* |t/32| 64) v) (* 64 |e.1|))))
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
(assert (= |e.2| v))
; v = n%64 is recovered
(push 1)
(assert (not (= |e.2| v)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; from elements to owners
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 32)))
(declare-const n Int)
(assert (and (<= 0 n) (< n 192)))
(declare-const |n%64| Int)
(declare-const |n/64| Int)
; n is written as digits of radix 64
(push 1)
(assert (= |n%64| (mod n 64)))
(assert (= |n/64| (div n 64)))
(assert (not (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| 3) (= n (+ |n%64| (* 64 |n/64|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |n%64|) (< |n%64| 64) (<= 0 |n/64|) (< |n/64| 3) (= n (+ |n%64| (* 64 |n/64|)))))
; t = m + 32*(n/64) is a legal input
(push 1)
(assert (not (and (<= 0 (+ m (* 32 |n/64|))) (< (+ m (* 32 |n/64|)) 96))))
(check-sat)
(pop 1)
; v = n%64 is a legal input
(push 1)
(assert (not (and (<= 0 |n%64|) (< |n%64| 64))))
(check-sat)
(pop 1)
(declare-const |e.1| Int) ; (m + 32*(n/64))/32
; (m + 32*(n/64))/32 = n/64
(push 1)
(assert (= |e.1| (div (+ m (* 32 |n/64|)) 32)))
(assert (not (and (<= 0 (+ m (* 32 |n/64|))) (= |e.1| |n/64|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ m (* 32 |n/64|))) (= |e.1| |n/64|)))
(declare-const |e.2| Int) ; (m + 32*(n/64))%32
; (m + 32*(n/64))%32 = m
(push 1)
(assert (= |e.2| (- (+ m (* 32 |n/64|)) (* 32 |e.1|))))
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
(assert (= |e.2| m))
; the owner found maps to m
(push 1)
(assert (not (= |e.2| m)))
(check-sat)
(pop 1)
; the owner found maps to n
(push 1)
(assert (not (= (+ (* |e.1| 64) |n%64|) n)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
