; spec     specs/field/correct/r70_batch_offset_in_64_bits.toml
; claim    no_overflow: map start fits
; says     map start does not overflow int32: offset = (int64_t)batch*7864320, for all batches >= 1 && batches <= 65535
; verdict  proved: range proof of each intermediate
; checks   4, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const batches Int) ; batches >= 1 && batches <= 65535
; the assumptions can be met: batches = 1
(push 1)
(assert (not (and (>= 1 1) (<= 1 65535) (and (<= (- 2147483648) 1) (<= 1 2147483647)))))
(check-sat)
(pop 1)
(assert (<= batches 65535)) ; assumed
(assert (<= 1 batches)) ; assumed
(assert (and (<= (- 2147483648) batches) (<= batches 2147483647))) ; assumed
; there are inputs: batch = 0
(push 1)
(assert (not (and (< 0 1) (and (<= (- 2147483648) 0) (<= 0 2147483647)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map start
; ----------------------------------------------------------------------------------------------------
(declare-const batch Int)
(assert (and (<= 0 batch) (< batch batches)))
(declare-const |e.1| Int) ; -2147483648 <= batch
; -2147483648 <= batch = 1
(push 1)
(assert (= |e.1| (ite (<= (- 2147483648) batch) 1 0)))
(assert (not (= |e.1| 1)))
(check-sat)
(pop 1)
(assert (= |e.1| 1))
(assert (and (not (= |e.1| 0)) (<= batch 2147483647))) ; guard: -2147483648 <= batch && batch <= 2147483647
; (int64_t)batch is computed in int64
; (int64_t)batch*7864320 is computed in int64

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; every intermediate fits its type
(push 1)
(assert (not (and (<= (- 9223372036854775808) batch 9223372036854775807) (<= (- 9223372036854775808) (* batch 7864320) 9223372036854775807))))
(check-sat)
(pop 1)
