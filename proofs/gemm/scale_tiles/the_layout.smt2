; spec     specs/gemm/scale_tiles.toml
; claim    the_layout: layout ((32,4),(16,4)):((16,4),(0,1)) equals
; says     layout ((32,4),(16,4)):((16,4),(0,1)): offset = 16*(m%32) + 4*(m/32) + k/16, for all M >= 128 && M%128 == 0, K
;          >= 64 && K%64 == 0
; verdict  proved: normal form
; checks   7, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 128 && M%128 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
; the assumptions can be met: M = 128, K = 64
(push 1)
(assert (not (and (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0))))
(check-sat)
(pop 1)
(declare-const |M/128| Int)
; M is 128 times a whole number
(push 1)
(assert (>= M 128))
(assert (= (c_mod M 128) 0))
(assert (= |M/128| (div M 128)))
(assert (not (and (= M (* 128 |M/128|)) (<= 1 |M/128|))))
(check-sat)
(pop 1)
(assert (and (= M (* 128 |M/128|)) (<= 1 |M/128|)))
(declare-const |K/64| Int)
; K is 64 times a whole number
(push 1)
(assert (>= K 64))
(assert (= (c_mod K 64) 0))
(assert (= |K/64| (div K 64)))
(assert (not (and (= K (* 64 |K/64|)) (<= 1 |K/64|))))
(check-sat)
(pop 1)
(assert (and (= K (* 64 |K/64|)) (<= 1 |K/64|)))
; there are inputs: m = 0, k = 0
(push 1)
(assert (not (and (< 0 128) (< 0 64))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of layout ((32,4),(16,4)):((16,4),(0,1))
; ----------------------------------------------------------------------------------------------------
(declare-const m Int)
(assert (and (<= 0 m) (< m 128)))
(declare-const k Int)
(assert (and (<= 0 k) (< k 64)))
(declare-const |m%32| Int)
(declare-const |m/32| Int)
; m is written as digits of radix 32
(push 1)
(assert (= |m%32| (mod m 32)))
(assert (= |m/32| (div m 32)))
(assert (not (and (<= 0 |m%32|) (< |m%32| 32) (<= 0 |m/32|) (< |m/32| 4) (= m (+ |m%32| (* 32 |m/32|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |m%32|) (< |m%32| 32) (<= 0 |m/32|) (< |m/32| 4) (= m (+ |m%32| (* 32 |m/32|)))))
(declare-const |k%16| Int)
(declare-const |k/16| Int)
; k is written as digits of radix 16
(push 1)
(assert (= |k%16| (mod k 16)))
(assert (= |k/16| (div k 16)))
(assert (not (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| 4) (= k (+ |k%16| (* 16 |k/16|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |k%16|) (< |k%16| 16) (<= 0 |k/16|) (< |k/16| 4) (= k (+ |k%16| (* 16 |k/16|)))))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; offset: layout ((32,4),(16,4)):((16,4),(0,1)) and the closed form agree
(push 1)
(assert (not (= (+ (* |m%32| 16) (* |m/32| 4) |k/16|) (+ (* 16 |m%32|) (* 4 |m/32|) |k/16|))))
(check-sat)
(pop 1)
