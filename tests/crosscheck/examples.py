"""A spec that asks CuTe everything a program can ask: thread ids with holes, symbolic sizes, layouts, refuted claims."""

EVERYTHING = """
title = "Quad pairs \\"2x2\\"??/\\\\"

[params]
M = "M >= 16 && M % 16 == 0"
double = "double >= 2 && double % 2 == 0"

[mma]
atom = "SM70_8x8x4_F32F16F16F32_NT"
threads = "(2,2,1):(2,1,0)"
problem = ["M", "16*(double/2)", 4]

[layouts]
smem = "(8,M):(M,1)"

[claims.a]
operand = "A"
covered = 2

[claims.c]
operand = "C"
bijective_onto = { m = "M", n = "8*double" }

[claims.a_once]
operand = "A"
injective = true
expect = "refuted"

[claims.rows]
layout = "smem"
inputs = ["i", "j"]
equals = "M*i + j"

[claims.wrong]
layout = "smem"
equals = "i/M + 8*(i%M)"
expect = "refuted"

[claims.overlap]
layout = "(4,2):(1,2)"
injective = true
expect = "refuted"
"""

REJECTED = """
[params]
M = "M >= 8 && M % 8 == 0"

[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
problem = ["M", 8, 16]
expect = "rejected"

[maps.f]
inputs = { x = 4 }
output = { y = "x*2" }

[claims.c]
operand = "C"
covered = 1

[claims.f]
map = "f"
injective = true
"""

ONE_THREAD = """
[mma]
atom = "UniversalFMA<float>"
problem = [2, 2, 1]

[claims.c]
operand = "C"
equals = { m = "rm", n = "rn" }
"""

# Every kind of question on copies: a tensor cut into tiles, a swizzle in stages, registers, each output, both verdicts.
COPIES = """
[params]
M = "M >= 32 && M % 32 == 0"
ld = "ld >= 32 && ld % 8 == 0"

[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"

[tensors.g]
layout = "(M,32):(ld,1)"
memory = "global"
modes = ["m", "k"]
tile = [32, 32]

[tensors.s]
layout = "Sw<2,3,3> o 0 o (32,32):(32,1)"
modes = ["m", "k"]
alignment = 512
base = 512
stages = 2

[tensors.by_address]
layout = "Sw<2,3,3> o 0 o (32,32):(32,1)"
modes = ["m", "k"]
alignment = 512
swizzled = "address"

[tensors.crooked]
layout = "((3,2),2):((4,2),1)"

[copies.fill]
atom = "SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>"
threads = "(8,4):(4,1)"
values = "(1,8)"
source = "g"
destination = "s"

[copies.load]
atom = "SM75_U32x4_LDSM_N"
mma = "A"
source = "s"

[copies.steps]
atom = "UniversalCopy<uint16_t>"
threads = "(2,1)"
source = "crooked"

[claims.read_once]
copy = "fill"
side = "src"
covered = 1

[claims.read_by]
copy = "fill"
side = "src"
equals = { m = "32*bm + 8*rm + t/4", k = "8*(lane%4) + v" }

[claims.moves]
copy = "fill"
moves = true

[claims.loads]
copy = "load"
moves = true

[claims.crooked_moves]
copy = "steps"
moves = true
expect = "refuted"

[claims.inside]
copy = "fill"
side = "src"
output = "byte"
in_bounds = "2*M*ld - 1"

[claims.not_inside]
copy = "fill"
side = "src"
output = "byte"
in_bounds = "2*M*ld - 2"
expect = "refuted"

[claims.apart]
copy = "fill"
output = "element"
injective = true

[claims.lanes_are_apart]
copy = "load"
side = "dst"
injective = true

[claims.place]
tensor = "s"
equals = "512 + 2*((32*m + k)^(((32*m + k)/64%4)*8)) + 2048*stage"

[claims.plain_place]
tensor = "s"
equals = "512 + 64*m + 2*k + 2048*stage"
expect = "refuted"

[claims.address]
tensor = "by_address"
injective = true

[claims.row]
copy = "SM75_U32x4_LDSM_N"
side = "src"
value_bits = 16
equals = "32*v + lane"
expect = "refuted"

[claims.free]
copy = "load"
conflict_free = true
"""

DESCRIPTORS = """
[mma]
atom = "SM90_64x64x16_F32F16F16_SS<K,MN>"
shared = { A = "sA", B = "sB" }

[tensors.sA]
layout = "Sw<3,3,3> o 0 o (64,64):(64,1)"
modes = ["m", "k"]
alignment = 1024
stages = 2

[tensors.sB]
layout = "Sw<2,3,3> o 0 o ((32,2),64):((1,2048),32)"
modes = ["n", "k"]
alignment = 1024

[claims.c]
operand = "C"
covered = 1
"""
