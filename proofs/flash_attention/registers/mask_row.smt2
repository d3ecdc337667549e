; spec     specs/flash_attention/registers.toml
; claim    mask_row: map mask_row equals
; says     map mask_row: row = 128*row_block + (lane/4 + 8*((0%2 + 2*(r%2))/2) + 16*warp + 64*(r/2)), for all row_block
;          >= 0, col_block >= 0
; verdict  proved: normal form; 512 points enumerated as well at the smallest sizes
; checks   8, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

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
; there are inputs: lane = 0, warp = 0, r = 0
(push 1)
(assert (not (and (< 0 32) (< 0 4) (< 0 4))))
(check-sat)
(pop 1)

; ----------------------------------------------------------------------------------------------------
; inputs of map mask_row
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const warp Int)
(assert (and (<= 0 warp) (< warp 4)))
(declare-const r Int)
(assert (and (<= 0 r) (< r 4)))
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
(declare-const |r%2| Int)
(declare-const |r/2| Int)
; r is written as digits of radix 2
(push 1)
(assert (= |r%2| (mod r 2)))
(assert (= |r/2| (div r 2)))
(assert (not (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 2) (= r (+ |r%2| (* 2 |r/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |r%2|) (< |r%2| 2) (<= 0 |r/2|) (< |r/2| 2) (= r (+ |r%2| (* 2 |r/2|)))))
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
(declare-const |e.3| Int) ; (e.2 + 2*(r%2))/2
; (e.2 + 2*(r%2))/2 = r%2
(push 1)
(assert (= |e.3| (div (+ |e.2| (* 2 |r%2|)) 2)))
(assert (not (and (<= 0 (+ |e.2| (* 2 |r%2|))) (= |e.3| |r%2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ |e.2| (* 2 |r%2|))) (= |e.3| |r%2|)))

; ----------------------------------------------------------------------------------------------------
; the claim
; ----------------------------------------------------------------------------------------------------
; row: map mask_row and the closed form agree
(push 1)
(assert (not (= (+ (* row_block 128) (* warp 16) |lane/4| (* |r%2| 8) (* |r/2| 64)) (+ (* 128 row_block) |lane/4| (* 8 |e.3|) (* 16 warp) (* 64 |r/2|)))))
(check-sat)
(pop 1)
