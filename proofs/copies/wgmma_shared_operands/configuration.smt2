; spec     specs/copies/wgmma_shared_operands.toml
; claim    configuration: tiled mma
; says     SM90_64x128x16_F32F16F16_SS<K,MN>, threads (1,1,1):(0,0,0), problem M x N x K: thread ids distinct, each step
;          its composition, for all M >= 64 && M%64 == 0, N >= 128 && N%128 == 0, K >= 64 && K%64 == 0
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
(declare-const M Int) ; M >= 64 && M%64 == 0
(declare-const N Int) ; N >= 128 && N%128 == 0
(declare-const K Int) ; K >= 64 && K%64 == 0
; the assumptions can be met: M = 64, N = 128, K = 64
(push 1)
(assert (not (and (>= 64 64) (= (c_mod 64 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0))))
(check-sat)
(pop 1)
(declare-const |M/64| Int)
; M is 64 times a whole number
(push 1)
(assert (>= M 64))
(assert (= (c_mod M 64) 0))
(assert (= |M/64| (div M 64)))
(assert (not (and (= M (* 64 |M/64|)) (<= 1 |M/64|))))
(check-sat)
(pop 1)
(assert (and (= M (* 64 |M/64|)) (<= 1 |M/64|)))
(declare-const |N/128| Int)
; N is 128 times a whole number
(push 1)
(assert (>= N 128))
(assert (= (c_mod N 128) 0))
(assert (= |N/128| (div N 128)))
(assert (not (and (= N (* 128 |N/128|)) (<= 1 |N/128|))))
(check-sat)
(pop 1)
(assert (and (= N (* 128 |N/128|)) (<= 1 |N/128|)))
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

; thread layout VMNK: (128,1,1,1):(1,0,0,0)
(push 1)

; ----------------------------------------------------------------------------------------------------
; thread index t of (lane, wm, wn, wk)
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 128)))
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
; logical_divide, mode 0: 64*(M/64):1@0 o (64,M/64):(1,64) = (64,M/64):(1@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 64)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/64|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 64)) (+ c0 (* c1 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 64*(K/64):1@1 o (16,4*(K/64)):(1,16) = (16,4*(K/64)):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 (* 4 |K/64|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (64,M/64):(1@0,64@0) o (64,M/64):(1,64) = (64,M/64):(1@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 64)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/64|)))
(declare-const |e.1| Int) ; (c0 + c1*64)/64
; (c0 + c1*64)/64 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 64)) 64)))
(assert (not (and (<= 0 (+ c0 (* c1 64))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 64))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*64)%64
; (c0 + c1*64)%64 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 64)) (* 64 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 64)) (+ |e.2| (* |e.1| 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,4*(K/64)):(1@1,16@1) o (16,4*(K/64)):(1,16) = (16,4*(K/64)):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 (* 4 |K/64|))))
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
; compose TV, mode 0: (64,16):(1@0,1@1) o (128,(64,16)):(0,(1,64)) = (128,(64,16)):(0,(1@0,1@1))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 64)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 16)))
(declare-const |e.1| Int) ; (c1 + c2*64)/64
; (c1 + c2*64)/64 = c2
(push 1)
(assert (= |e.1| (div (+ c1 (* c2 64)) 64)))
(assert (not (and (<= 0 (+ c1 (* c2 64))) (= |e.1| c2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c1 (* c2 64))) (= |e.1| c2)))
(declare-const |e.2| Int) ; (c1 + c2*64)%64
; (c1 + c2*64)%64 = c1
(push 1)
(assert (= |e.2| (- (+ c1 (* c2 64)) (* 64 |e.1|))))
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
(assert (not (= c2 |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.0: M/64:64@0 o (1,M/64):(0,1) = (1,M/64):(0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |M/64|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 64) (* c1 64))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: 4*(K/64):16@1 o (1,4*(K/64)):(0,1) = (1,4*(K/64)):(0,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 (* 4 |K/64|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 128*(N/128):1@0 o (128,N/128):(1,128) = (128,N/128):(1@0,128@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 128)) (+ c0 (* c1 128)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (128,N/128):(1@0,128@0) o (128,N/128):(1,128) = (128,N/128):(1@0,128@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
(declare-const |e.1| Int) ; (c0 + c1*128)/128
; (c0 + c1*128)/128 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 128)) 128)))
(assert (not (and (<= 0 (+ c0 (* c1 128))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 128))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*128)%128
; (c0 + c1*128)%128 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 128)) (* 128 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 128)) (+ |e.2| (* |e.1| 128)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; compose TV, mode 0: (128,16):(1@0,1@1) o (128,(128,16)):(0,(1,128)) = (128,(128,16)):(0,(1@0,1@1))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 128)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 16)))
(declare-const |e.1| Int) ; (c1 + c2*128)/128
; (c1 + c2*128)/128 = c2
(push 1)
(assert (= |e.1| (div (+ c1 (* c2 128)) 128)))
(assert (not (and (<= 0 (+ c1 (* c2 128))) (= |e.1| c2))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c1 (* c2 128))) (= |e.1| c2)))
(declare-const |e.2| Int) ; (c1 + c2*128)%128
; (c1 + c2*128)%128 = c1
(push 1)
(assert (= |e.2| (- (+ c1 (* c2 128)) (* 128 |e.1|))))
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
(assert (not (= c2 |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.0: N/128:128@0 o (1,N/128):(0,1) = (1,N/128):(0,128@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 128) (* c1 128))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 128*(N/128):1@1 o (128,N/128):(1,128) = (128,N/128):(1@1,128@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 128)) (+ c0 (* c1 128)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (128,N/128):(1@1,128@1) o (128,N/128):(1,128) = (128,N/128):(1@1,128@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 128)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
(declare-const |e.1| Int) ; (c0 + c1*128)/128
; (c0 + c1*128)/128 = c1
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 128)) 128)))
(assert (not (and (<= 0 (+ c0 (* c1 128))) (= |e.1| c1))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 128))) (= |e.1| c1)))
(declare-const |e.2| Int) ; (c0 + c1*128)%128
; (c0 + c1*128)%128 = c0
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 128)) (* 128 |e.1|))))
(assert (not (= |e.2| c0)))
(check-sat)
(pop 1)
(assert (= |e.2| c0))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 128)) (+ |e.2| (* |e.1| 128)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; compose TV, mode 0: (64,128):(1@0,1@1) o ((4,8,4),(2,2,16)):((128,1,16),(64,8,512)) = ((4,8,4),(2,2,16)):((2@1,1@0,16@0),(1@1,8@0,8@1))
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const c2 Int)
(assert (and (<= 0 c2) (< c2 4)))
(declare-const c3 Int)
(assert (and (<= 0 c3) (< c3 2)))
(declare-const c4 Int)
(assert (and (<= 0 c4) (< c4 2)))
(declare-const c5 Int)
(assert (and (<= 0 c5) (< c5 16)))
(declare-const |e.1| Int) ; (c0*128 + c1 + c2*16 + c3*64 + c4*8 + c5*512)/64
; (c0*128 + c1 + c2*16 + c3*64 + c4*8 + c5*512)/64 = 2*c0 + c3 + 8*c5
(push 1)
(assert (= |e.1| (div (+ (* c0 128) c1 (* c2 16) (* c3 64) (* c4 8) (* c5 512)) 64)))
(assert (not (and (<= 0 (+ (* c0 128) c1 (* c2 16) (* c3 64) (* c4 8) (* c5 512))) (= |e.1| (+ (* 2 c0) c3 (* 8 c5))))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ (* c0 128) c1 (* c2 16) (* c3 64) (* c4 8) (* c5 512))) (= |e.1| (+ (* 2 c0) c3 (* 8 c5)))))
(declare-const |e.2| Int) ; (c0*128 + c1 + c2*16 + c3*64 + c4*8 + c5*512)%64
; (c0*128 + c1 + c2*16 + c3*64 + c4*8 + c5*512)%64 = c1 + 16*c2 + 8*c4
(push 1)
(assert (= |e.2| (- (+ (* c0 128) c1 (* c2 16) (* c3 64) (* c4 8) (* c5 512)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ c1 (* 16 c2) (* 8 c4)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c1 (* 16 c2) (* 8 c4))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c1 (* c2 16) (* c4 8)) |e.2|)))
(check-sat)
(pop 1)
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 2) c3 (* c5 8)) |e.1|)))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: N/128:128@1 o (1,N/128):(0,1) = (1,N/128):(0,128@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 |N/128|)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 128) (* c1 128))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
