; spec     specs/tiled_mma/refuted/v_over_four.toml
; claim    configuration: tiled mma
; says     SM80_16x8x16_F16F16F16F16_TN, threads (1,1,1):(0,0,0), problem M x N x K: thread ids distinct, each step its
;          composition, for all M >= 16 && M%16 == 0, N >= 8 && N%8 == 0, K >= 16 && K%16 == 0
; verdict  proved: normal form
; checks   40, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const M Int) ; M >= 16 && M%16 == 0
(declare-const N Int) ; N >= 8 && N%8 == 0
(declare-const K Int) ; K >= 16 && K%16 == 0
; the assumptions can be met: M = 16, N = 8, K = 16
(push 1)
(assert (not (and (>= 16 16) (= (c_mod 16 16) 0) (>= 8 8) (= (c_mod 8 8) 0) (>= 16 16) (= (c_mod 16 16) 0))))
(check-sat)
(pop 1)
(declare-const |M/16| Int)
; M is 16 times a whole number
(push 1)
(assert (>= M 16))
(assert (= (c_mod M 16) 0))
(assert (= |M/16| (div M 16)))
(assert (not (and (= M (* 16 |M/16|)) (<= 1 |M/16|))))
(check-sat)
(pop 1)
(assert (and (= M (* 16 |M/16|)) (<= 1 |M/16|)))
(declare-const |N/8| Int)
; N is 8 times a whole number
(push 1)
(assert (>= N 8))
(assert (= (c_mod N 8) 0))
(assert (= |N/8| (div N 8)))
(assert (not (and (= N (* 8 |N/8|)) (<= 1 |N/8|))))
(check-sat)
(pop 1)
(assert (and (= N (* 8 |N/8|)) (<= 1 |N/8|)))
(declare-const |K/16| Int)
; K is 16 times a whole number
(push 1)
(assert (>= K 16))
(assert (= (c_mod K 16) 0))
(assert (= |K/16| (div K 16)))
(assert (not (and (= K (* 16 |K/16|)) (<= 1 |K/16|))))
(check-sat)
(pop 1)
(assert (and (= K (* 16 |K/16|)) (<= 1 |K/16|)))

; thread layout VMNK: (32,1,1,1):(1,0,0,0)
(push 1)

; ----------------------------------------------------------------------------------------------------
; thread index t of (lane, wm, wn, wk)
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 1)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 1)))
(declare-const wk Int)
(assert (and (<= 0 wk) (< wk 1)))
; lane is recovered from the thread index
(push 1)
(assert (not (= lane lane)))
(check-sat)
(pop 1)
; wm is recovered from the thread index
(push 1)
(assert (not (= 0 wm)))
(check-sat)
(pop 1)
; wn is recovered from the thread index
(push 1)
(assert (not (= 0 wn)))
(check-sat)
(pop 1)
; wk is recovered from the thread index
(push 1)
(assert (not (= 0 wk)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 16*(M/16):1@0 o (16,M/16):(1,16) = (16,M/16):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/16|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 16*(K/16):1@1 o (16,K/16):(1,16) = (16,K/16):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |K/16|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (16,M/16):(1@0,16@0) o (16,M/16):(1,16) = (16,M/16):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/16|)))
(declare-const |e.1| Int) ; (c0 + c1*16)/16
; (c0 + c1*16)/16 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 16)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 16))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 16))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*16)%16
; (c0 + c1*16)%16 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 16)) (* 16 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ |e.2| (* |e.1| 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,K/16):(1@1,16@1) o (16,K/16):(1,16) = (16,K/16):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |K/16|)))
(declare-const |e.1| Int) ; (c0 + c1*16)/16
; (c0 + c1*16)/16 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 16)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 16))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 16))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*16)%16
; (c0 + c1*16)%16 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 16)) (* 16 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ |e.2| (* |e.1| 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; compose TV, mode 0: (16,16):(1@0,1@1) o ((4,8),(2,2,2)):((32,1),(16,8,128)) = ((4,8),(2,2,2)):((2@1,1@0),(1@1,8@0,8@1))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 2)))
(declare-const c3 Int)
(assert (and (<= 0 c3) (< c3 2)))
(declare-const c4 Int)
(assert (and (<= 0 c4) (< c4 2)))
(declare-const |e.1| Int) ; (c0*32 + c1 + c2*16 + c3*8 + c4*128)/16
; (c0*32 + c1 + c2*16 + c3*8 + c4*128)/16 = 2*c0 + c2 + 8*c4
(push 1)
(assert (= |e.1| (div (+ (* c0 32) c1 (* c2 16) (* c3 8) (* c4 128)) 16)))
(assert (not (and (<= 0 (+ (* c0 32) c1 (* c2 16) (* c3 8) (* c4 128))) (= |e.1| (+ (* 2 c0) c2 (* 8 c4))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* c0 32) c1 (* c2 16) (* c3 8) (* c4 128))) (= |e.1| (+ (* 2 c0) c2 (* 8 c4)))))
(declare-const |e.2| Int) ; (c0*32 + c1 + c2*16 + c3*8 + c4*128)%16
; (c0*32 + c1 + c2*16 + c3*8 + c4*128)%16 = c1 + 8*c3
(push 1)
(assert (= |e.2| (- (+ (* c0 32) c1 (* c2 16) (* c3 8) (* c4 128)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c1 (* 8 c3)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c1 (* 8 c3))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c1 (* c3 8)) |e.2|)))
(check-sat)
(pop 1)
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 2) c2 (* c4 8)) |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.0: M/16:16@0 o (1,M/16):(0,1) = (1,M/16):(0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/16|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: K/16:16@1 o (1,K/16):(0,1) = (1,K/16):(0,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |K/16|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 8*(N/8):1@0 o (8,N/8):(1,8) = (8,N/8):(1@0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ c0 (* c1 8)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (8,N/8):(1@0,8@0) o (8,N/8):(1,8) = (8,N/8):(1@0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
(declare-const |e.1| Int) ; (c0 + c1*8)/8
; (c0 + c1*8)/8 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 8)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*8)%8
; (c0 + c1*8)%8 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 8 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 8)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; compose TV, mode 0: (8,16):(1@0,1@1) o ((4,8),(2,2)):((16,1),(8,64)) = ((4,8),(2,2)):((2@1,1@0),(1@1,8@1))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 2)))
(declare-const c3 Int)
(assert (and (<= 0 c3) (< c3 2)))
(declare-const |e.1| Int) ; (c0*16 + c1 + c2*8 + c3*64)/8
; (c0*16 + c1 + c2*8 + c3*64)/8 = 2*c0 + c2 + 8*c3
(push 1)
(assert (= |e.1| (div (+ (* c0 16) c1 (* c2 8) (* c3 64)) 8)))
(assert (not (and (<= 0 (+ (* c0 16) c1 (* c2 8) (* c3 64))) (= |e.1| (+ (* 2 c0) c2 (* 8 c3))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* c0 16) c1 (* c2 8) (* c3 64))) (= |e.1| (+ (* 2 c0) c2 (* 8 c3)))))
(declare-const |e.2| Int) ; (c0*16 + c1 + c2*8 + c3*64)%8
; (c0*16 + c1 + c2*8 + c3*64)%8 = c1
(push 1)
(assert (= |e.2| (- (+ (* c0 16) c1 (* c2 8) (* c3 64)) (* 8 |e.1|))))
(assert (not (= |e.2| c1)))
(check-sat)
(pop 1)
(assert (= |e.2| c1))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c1 |e.2|)))
(check-sat)
(pop 1)
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 2) c2 (* c3 8)) |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.0: N/8:8@0 o (1,N/8):(0,1) = (1,N/8):(0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 8*(N/8):1@1 o (8,N/8):(1,8) = (8,N/8):(1@1,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ c0 (* c1 8)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (8,N/8):(1@1,8@1) o (8,N/8):(1,8) = (8,N/8):(1@1,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
(declare-const |e.1| Int) ; (c0 + c1*8)/8
; (c0 + c1*8)/8 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 8)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*8)%8
; (c0 + c1*8)%8 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 8 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 8)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; compose TV, mode 0: (16,8):(1@0,1@1) o ((4,8),(2,2)):((32,1),(16,8)) = ((4,8),(2,2)):((2@1,1@0),(1@1,8@0))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 2)))
(declare-const c3 Int)
(assert (and (<= 0 c3) (< c3 2)))
(declare-const |e.1| Int) ; (c0*32 + c1 + c2*16 + c3*8)/16
; (c0*32 + c1 + c2*16 + c3*8)/16 = 2*c0 + c2
(push 1)
(assert (= |e.1| (div (+ (* c0 32) c1 (* c2 16) (* c3 8)) 16)))
(assert (not (and (<= 0 (+ (* c0 32) c1 (* c2 16) (* c3 8))) (= |e.1| (+ (* 2 c0) c2)))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* c0 32) c1 (* c2 16) (* c3 8))) (= |e.1| (+ (* 2 c0) c2))))
(declare-const |e.2| Int) ; (c0*32 + c1 + c2*16 + c3*8)%16
; (c0*32 + c1 + c2*16 + c3*8)%16 = c1 + 8*c3
(push 1)
(assert (= |e.2| (- (+ (* c0 32) c1 (* c2 16) (* c3 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c1 (* 8 c3)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c1 (* 8 c3))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c1 (* c3 8)) |e.2|)))
(check-sat)
(pop 1)
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 2) c2) |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: N/8:8@1 o (1,N/8):(0,1) = (1,N/8):(0,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/8|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
