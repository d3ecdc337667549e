; spec     specs/sweeps/tiled_mma.toml
; claim    configuration: tiled mma
; says     SM80_16x8x16_F16F16F16F16_TN, threads (1,1,1):(0,0,0), problem 16 x 8 x 16: thread ids distinct, each step its
;          composition
; verdict  proved: normal form
; checks   25, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

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
; logical_divide, mode 0: 16:1@0 o (16,1):(1,0) = (16,1):(1@0,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 16:1@1 o (16,1):(1,0) = (16,1):(1@1,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (16,1):(1@0,0) o (16,1):(1,0) = (16,1):(1@0,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,1):(1@1,0) o (16,1):(1,0) = (16,1):(1@1,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
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
; zipped_divide by threads, mode 1.0: 1:0 o (1,1):(0,0) = (1,1):(0,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= 0 0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 8:1@0 o (8,1):(1,0) = (8,1):(1@0,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (8,1):(1@0,0) o (8,1):(1,0) = (8,1):(1@0,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
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
; logical_divide, mode 1: 8:1@1 o (8,1):(1,0) = (8,1):(1@1,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (8,1):(1@1,0) o (8,1):(1,0) = (8,1):(1@1,0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 1)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= c0 c0)))
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
