; spec     specs/field/correct/r26_copy_guard_has_both_bounds.toml
; claim    in_the_tile: map copied in_bounds
; says     map copied is in bounds: 0 <= row < 8, 0 <= offset < 1024 where t < min(8, rows), for all rows >= 1, threads
;          >= 8
; verdict  proved: range proof; 1024 points enumerated as well at the smallest sizes
; checks   6, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const rows Int) ; rows >= 1
(declare-const threads Int) ; threads >= 8
; the assumptions can be met: rows = 1, threads = 8
(push 1)
(assert (not (and (>= 1 1) (>= 8 8))))
(check-sat)
(pop 1)
; fact: (<= 1 rows)  (assumed)
; fact: (<= 8 threads)  (assumed)
; there are inputs: t = 0, col = 0
(push 1)
(assert (not (and (< 0 8) (< 0 128) (< 0 (c_min 8 1)))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map copied
; ----------------------------------------------------------------------------------------------------
(declare-const t Int)
; fact: (and (<= 0 t) (< t threads))
(declare-const col Int)
; fact: (and (<= 0 col) (< col 128))
(declare-const |e.1| Int) ; min(8, rows)
; fact: (= |e.1| (c_min 8 rows))  (definition)
; fact: (< t |e.1|)  (guard: t < min(8, rows))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row is not negative
(push 1)
(assert (<= 1 rows))
(assert (<= 8 threads))
(assert (and (<= 0 t) (< t threads)))
(assert (= |e.1| (c_min 8 rows)))
(assert (< t |e.1|))
(assert (not (<= 0 t)))
(check-sat)
(pop 1)
; row stays below 8
(push 1)
(assert (<= 1 rows))
(assert (<= 8 threads))
(assert (and (<= 0 t) (< t threads)))
(assert (= |e.1| (c_min 8 rows)))
(assert (< t |e.1|))
(assert (not (< t 8)))
(check-sat)
(pop 1)
; offset is not negative
(push 1)
(assert (<= 1 rows))
(assert (<= 8 threads))
(assert (and (<= 0 t) (< t threads)))
(assert (and (<= 0 col) (< col 128)))
(assert (= |e.1| (c_min 8 rows)))
(assert (< t |e.1|))
(assert (not (<= 0 (+ (* 128 t) col))))
(check-sat)
(pop 1)
; offset stays below 1024
(push 1)
(assert (<= 1 rows))
(assert (<= 8 threads))
(assert (and (<= 0 t) (< t threads)))
(assert (and (<= 0 col) (< col 128)))
(assert (= |e.1| (c_min 8 rows)))
(assert (< t |e.1|))
(assert (not (< (+ (* 128 t) col) 1024)))
(check-sat)
(pop 1)
