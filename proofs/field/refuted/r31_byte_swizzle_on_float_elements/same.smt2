; spec     specs/field/refuted/r31_byte_swizzle_on_float_elements.toml
; claim    same: tensor elements same_map
; says     tensor elements, read as addresses: byte = 4*(x + y*128) ^ (4*(x + y*128) & 896) >> 3
; verdict  refuted: counterexample, replayed on the original expressions
; checks   1, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; the counterexample: x = 32, y = 0
; ----------------------------------------------------------------------------------------------------
; byte: 4*(x + y*128 ^ (x + y*128 & 896) >> 3) is 128, the claim says 4*(x + y*128) ^ (4*(x + y*128) & 896) >> 3 is 144
; byte differs there
(push 1)
(assert (not (not (= 128 144))))
(check-sat)
(pop 1)
