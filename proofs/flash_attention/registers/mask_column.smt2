; spec     specs/flash_attention/registers.toml
; claim    mask_column: map mask_column equals
; says     map mask_column: column = 64*col_block + (2*(lane%4) + (c%2 + 2*(0%2))%2 + 8*(c/2)), for all row_block >= 0,
;          col_block >= 0
; verdict  proved: normal form; 512 points enumerated as well at the smallest sizes
; checks   9, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: lane = 0, c = 0
(push 1)
(assert (not (and (< 0 32) (< 0 16))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map mask_column
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const c Int)
(assert (and (<= 0 c) (< c 16)))
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
(declare-const |c%2| Int)
(declare-const |c/2| Int)
; c is written as digits of radix 2
(push 1)
(assert (= |c%2| (mod c 2)))
(assert (= |c/2| (div c 2)))
(assert (not (and (<= 0 |c%2|) (< |c%2| 2) (<= 0 |c/2|) (< |c/2| 8) (= c (+ |c%2| (* 2 |c/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c%2|) (< |c%2| 2) (<= 0 |c/2|) (< |c/2| 8) (= c (+ |c%2| (* 2 |c/2|)))))
(declare-const |e.1| Int) ; 0/2
; 0/2 = 0
(push 1)
(assert (= |e.1| (div 0 2)))
(assert (not (and (<= 0 0) (= |e.1| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 0) (= |e.1| 0)))
(declare-const |e.2| Int) ; 0%2
; 0%2 = 0
(push 1)
(assert (= |e.2| (- 0 (* 2 |e.1|))))
(assert (not (= |e.2| 0)))
(check-sat)
(pop 1)
(assert (= |e.2| 0))
(declare-const |e.3| Int) ; (c%2 + 2*e.2)/2
; (c%2 + 2*e.2)/2 = 0
(push 1)
(assert (= |e.3| (div (+ |c%2| (* 2 |e.2|)) 2)))
(assert (not (and (<= 0 (+ |c%2| (* 2 |e.2|))) (= |e.3| 0))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |c%2| (* 2 |e.2|))) (= |e.3| 0)))
(declare-const |e.4| Int) ; (c%2 + 2*e.2)%2
; (c%2 + 2*e.2)%2 = c%2
(push 1)
(assert (= |e.4| (- (+ |c%2| (* 2 |e.2|)) (* 2 |e.3|))))
(assert (not (= |e.4| |c%2|)))
(check-sat)
(pop 1)
(assert (= |e.4| |c%2|))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; column: map mask_column and the closed form agree
(push 1)
(assert (not (= (+ (* col_block 64) (* |lane%4| 2) (* |c/2| 8) |c%2|) (+ (* 64 col_block) (* 2 |lane%4|) |e.4| (* 8 |c/2|)))))
(check-sat)
(pop 1)
