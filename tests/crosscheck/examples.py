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
