; spec     specs/flash_attention/forward.toml
; claim    configuration: tiled mma
; says     SM80_16x8x16_F32F16F16F32_TN, threads (4,1,1):(1,0,0), problem 128 x 64 x d: thread ids distinct, each step
;          its composition, for all d == 64 && d%64 == 0, seqlen_q >= 128 && seqlen_q%128 == 0, seqlen_k >= 64 &&
;          seqlen_k%64 == 0, row_stride >= 64 && row_stride%8 == 0 in each case [d = 64], [d = 128], [d = 256]
; verdict  proved: normal form
; checks   134, each of which answers unsat: z3 FILE, cvc5 --incremental FILE

; ==== case d = 64
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 64 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 64, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 64 64) (= (c_mod 64 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 64)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))

; thread layout VMNK: (32,4,1,1):(1,32,0,0)
(push 1)

; ----------------------------------------------------------------------------------------------------
; thread index t of (lane, wm, wn, wk)
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 4)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 1)))
(declare-const wk Int)
(assert (and (<= 0 wk) (< wk 1)))
(declare-const |e.1| Int) ; (lane + wm*32)/32
; (lane + wm*32)/32 = wm
(push 1)
(assert (= |e.1| (div (+ lane (* wm 32)) 32)))
(assert (not (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm)))
(declare-const |e.2| Int) ; (lane + wm*32)%32
; (lane + wm*32)%32 = lane
(push 1)
(assert (= |e.2| (- (+ lane (* wm 32)) (* 32 |e.1|))))
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
(assert (= |e.2| lane))
; lane is recovered from the thread index
(push 1)
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
; wm is recovered from the thread index
(push 1)
(assert (not (= |e.1| wm)))
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
; logical_divide, mode 0: 128:1@0 o (64,2):(1,64) = (64,2):(1@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 64)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 64)) (+ c0 (* c1 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 64:1@1 o (16,4):(1,16) = (16,4):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (64,2):(1@0,64@0) o (16,8):(1,16) = (16,8):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%4| Int)
(declare-const |c1/4| Int)
; c1 is written as digits of radix 4
(push 1)
(assert (= |c1%4| (mod c1 4)))
(assert (= |c1/4| (div c1 4)))
(assert (not (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|)))))
(declare-const |e.1| Int) ; (c0 + c1*16)/64
; (c0 + c1*16)/64 = c1/4
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 16)) 64)))
(assert (not (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|)))
(declare-const |e.2| Int) ; (c0 + c1*16)%64
; (c0 + c1*16)%64 = c0 + 16*(c1%4)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 16)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 16 |c1%4|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 16 |c1%4|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ |e.2| (* |e.1| 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,4):(1@1,16@1) o (16,4):(1,16) = (16,4):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
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
; zipped_divide by threads, mode 1.0: 8:16@0 o (4,2):(1,4) = (4,2):(16@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 16) (* c1 64)) (* (+ c0 (* c1 4)) 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: 4:16@1 o (1,4):(0,1) = (1,4):(0,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 64:1@0 o (16,4):(1,16) = (16,4):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (16,4):(1@0,16@0) o (8,8):(1,8) = (8,8):(1@0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.0: 8:8@0 o (1,8):(0,1) = (1,8):(0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,4):(1@1,16@1) o (8,8):(1,8) = (8,8):(1@1,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.1: 8:8@1 o (1,8):(0,1) = (1,8):(0,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case d = 128
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 128 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 128, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 128 128) (= (c_mod 128 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 128)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))

; thread layout VMNK: (32,4,1,1):(1,32,0,0)
(push 1)

; ----------------------------------------------------------------------------------------------------
; thread index t of (lane, wm, wn, wk)
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 4)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 1)))
(declare-const wk Int)
(assert (and (<= 0 wk) (< wk 1)))
(declare-const |e.1| Int) ; (lane + wm*32)/32
; (lane + wm*32)/32 = wm
(push 1)
(assert (= |e.1| (div (+ lane (* wm 32)) 32)))
(assert (not (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm)))
(declare-const |e.2| Int) ; (lane + wm*32)%32
; (lane + wm*32)%32 = lane
(push 1)
(assert (= |e.2| (- (+ lane (* wm 32)) (* 32 |e.1|))))
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
(assert (= |e.2| lane))
; lane is recovered from the thread index
(push 1)
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
; wm is recovered from the thread index
(push 1)
(assert (not (= |e.1| wm)))
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
; logical_divide, mode 0: 128:1@0 o (64,2):(1,64) = (64,2):(1@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 64)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 64)) (+ c0 (* c1 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 128:1@1 o (16,8):(1,16) = (16,8):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (64,2):(1@0,64@0) o (16,8):(1,16) = (16,8):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%4| Int)
(declare-const |c1/4| Int)
; c1 is written as digits of radix 4
(push 1)
(assert (= |c1%4| (mod c1 4)))
(assert (= |c1/4| (div c1 4)))
(assert (not (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|)))))
(declare-const |e.1| Int) ; (c0 + c1*16)/64
; (c0 + c1*16)/64 = c1/4
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 16)) 64)))
(assert (not (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|)))
(declare-const |e.2| Int) ; (c0 + c1*16)%64
; (c0 + c1*16)%64 = c0 + 16*(c1%4)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 16)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 16 |c1%4|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 16 |c1%4|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ |e.2| (* |e.1| 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,8):(1@1,16@1) o (16,8):(1,16) = (16,8):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
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
; zipped_divide by threads, mode 1.0: 8:16@0 o (4,2):(1,4) = (4,2):(16@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 16) (* c1 64)) (* (+ c0 (* c1 4)) 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: 8:16@1 o (1,8):(0,1) = (1,8):(0,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 64:1@0 o (16,4):(1,16) = (16,4):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (16,4):(1@0,16@0) o (8,8):(1,8) = (8,8):(1@0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.0: 8:8@0 o (1,8):(0,1) = (1,8):(0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 64:1@1 o (16,4):(1,16) = (16,4):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,4):(1@1,16@1) o (8,8):(1,8) = (8,8):(1@1,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.1: 8:8@1 o (1,8):(0,1) = (1,8):(0,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)

; ==== case d = 256
(reset)
(set-logic ALL)
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))

; ----------------------------------------------------------------------------------------------------
; sizes: what the spec assumes of them
; ----------------------------------------------------------------------------------------------------
(declare-const d Int) ; d == 256 && d%64 == 0
(declare-const seqlen_q Int) ; seqlen_q >= 128 && seqlen_q%128 == 0
(declare-const seqlen_k Int) ; seqlen_k >= 64 && seqlen_k%64 == 0
(declare-const row_stride Int) ; row_stride >= 64 && row_stride%8 == 0
; the assumptions can be met: d = 256, seqlen_q = 128, seqlen_k = 64, row_stride = 64
(push 1)
(assert (not (and (= 256 256) (= (c_mod 256 64) 0) (>= 128 128) (= (c_mod 128 128) 0) (>= 64 64) (= (c_mod 64 64) 0) (>= 64 64) (= (c_mod 64 8) 0))))
(check-sat)
(pop 1)
(assert (= d 256)) ; fixed by the spec
(declare-const |seqlen_q/128| Int)
; seqlen_q is 128 times a whole number
(push 1)
(assert (>= seqlen_q 128))
(assert (= (c_mod seqlen_q 128) 0))
(assert (= |seqlen_q/128| (div seqlen_q 128)))
(assert (not (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_q (* 128 |seqlen_q/128|)) (<= 1 |seqlen_q/128|)))
(declare-const |seqlen_k/64| Int)
; seqlen_k is 64 times a whole number
(push 1)
(assert (>= seqlen_k 64))
(assert (= (c_mod seqlen_k 64) 0))
(assert (= |seqlen_k/64| (div seqlen_k 64)))
(assert (not (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|))))
(check-sat)
(pop 1)
(assert (and (= seqlen_k (* 64 |seqlen_k/64|)) (<= 1 |seqlen_k/64|)))
(declare-const |row_stride/8| Int)
; row_stride is 8 times a whole number
(push 1)
(assert (>= row_stride 64))
(assert (= (c_mod row_stride 8) 0))
(assert (= |row_stride/8| (div row_stride 8)))
(assert (not (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|))))
(check-sat)
(pop 1)
(assert (and (= row_stride (* 8 |row_stride/8|)) (<= 8 |row_stride/8|)))

; thread layout VMNK: (32,4,1,1):(1,32,0,0)
(push 1)

; ----------------------------------------------------------------------------------------------------
; thread index t of (lane, wm, wn, wk)
; ----------------------------------------------------------------------------------------------------
(declare-const lane Int)
(assert (and (<= 0 lane) (< lane 32)))
(declare-const wm Int)
(assert (and (<= 0 wm) (< wm 4)))
(declare-const wn Int)
(assert (and (<= 0 wn) (< wn 1)))
(declare-const wk Int)
(assert (and (<= 0 wk) (< wk 1)))
(declare-const |e.1| Int) ; (lane + wm*32)/32
; (lane + wm*32)/32 = wm
(push 1)
(assert (= |e.1| (div (+ lane (* wm 32)) 32)))
(assert (not (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ lane (* wm 32))) (= |e.1| wm)))
(declare-const |e.2| Int) ; (lane + wm*32)%32
; (lane + wm*32)%32 = lane
(push 1)
(assert (= |e.2| (- (+ lane (* wm 32)) (* 32 |e.1|))))
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
(assert (= |e.2| lane))
; lane is recovered from the thread index
(push 1)
(assert (not (= |e.2| lane)))
(check-sat)
(pop 1)
; wm is recovered from the thread index
(push 1)
(assert (not (= |e.1| wm)))
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
; logical_divide, mode 0: 128:1@0 o (64,2):(1,64) = (64,2):(1@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 64)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 64)) (+ c0 (* c1 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 256:1@1 o (16,16):(1,16) = (16,16):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 16)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (64,2):(1@0,64@0) o (16,8):(1,16) = (16,8):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%4| Int)
(declare-const |c1/4| Int)
; c1 is written as digits of radix 4
(push 1)
(assert (= |c1%4| (mod c1 4)))
(assert (= |c1/4| (div c1 4)))
(assert (not (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%4|) (< |c1%4| 4) (<= 0 |c1/4|) (< |c1/4| 2) (= c1 (+ |c1%4| (* 4 |c1/4|)))))
(declare-const |e.1| Int) ; (c0 + c1*16)/64
; (c0 + c1*16)/64 = c1/4
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 16)) 64)))
(assert (not (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 16))) (= |e.1| |c1/4|)))
(declare-const |e.2| Int) ; (c0 + c1*16)%64
; (c0 + c1*16)%64 = c0 + 16*(c1%4)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 16)) (* 64 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 16 |c1%4|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 16 |c1%4|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ |e.2| (* |e.1| 64)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,16):(1@1,16@1) o (16,16):(1,16) = (16,16):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 16)))
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
; zipped_divide by threads, mode 1.0: 8:16@0 o (4,2):(1,4) = (4,2):(16@0,64@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 4)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 2)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ (* c0 16) (* c1 64)) (* (+ c0 (* c1 4)) 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide by threads, mode 1.1: 16:16@1 o (1,16):(0,1) = (1,16):(0,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 16)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 16) (* c1 16))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 0: 64:1@0 o (16,4):(1,16) = (16,4):(1@0,16@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 0: (16,4):(1@0,16@0) o (8,8):(1,8) = (8,8):(1@0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.0: 8:8@0 o (1,8):(0,1) = (1,8):(0,8@0)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; logical_divide, mode 1: 64:1@1 o (16,4):(1,16) = (16,4):(1@1,16@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 16)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 4)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 16)) (+ c0 (* c1 16)))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
(push 1)

; ----------------------------------------------------------------------------------------------------
; zipped_divide, mode 1: (16,4):(1@1,16@1) o (8,8):(1,8) = (8,8):(1@1,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 8)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
(declare-const |c1%2| Int)
(declare-const |c1/2| Int)
; c1 is written as digits of radix 2
(push 1)
(assert (= |c1%2| (mod c1 2)))
(assert (= |c1/2| (div c1 2)))
(assert (not (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|))))))
(check-sat)
(pop 1)
(assert (and (<= 0 |c1%2|) (< |c1%2| 2) (<= 0 |c1/2|) (< |c1/2| 4) (= c1 (+ |c1%2| (* 2 |c1/2|)))))
(declare-const |e.1| Int) ; (c0 + c1*8)/16
; (c0 + c1*8)/16 = c1/2
(push 1)
(assert (= |e.1| (div (+ c0 (* c1 8)) 16)))
(assert (not (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|))))
(check-sat)
(pop 1)
(assert (and (<= 0 (+ c0 (* c1 8))) (= |e.1| |c1/2|)))
(declare-const |e.2| Int) ; (c0 + c1*8)%16
; (c0 + c1*8)%16 = c0 + 8*(c1%2)
(push 1)
(assert (= |e.2| (- (+ c0 (* c1 8)) (* 16 |e.1|))))
(assert (not (= |e.2| (+ c0 (* 8 |c1%2|)))))
(check-sat)
(pop 1)
(assert (= |e.2| (+ c0 (* 8 |c1%2|))))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (+ c0 (* c1 8)) (+ |e.2| (* |e.1| 16)))))
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
; zipped_divide by threads, mode 1.1: 8:8@1 o (1,8):(0,1) = (1,8):(0,8@1)
; ----------------------------------------------------------------------------------------------------
(declare-const c0 Int)
(assert (and (<= 0 c0) (< c0 1)))
(declare-const c1 Int)
(assert (and (<= 0 c1) (< c1 8)))
; the layout that CuTe returns is the composition as a function
(push 1)
(assert (not (= (* c1 8) (* c1 8))))
(check-sat)
(pop 1)
; (nothing follows from these facts by contradiction: asked apart)
(pop 1)
