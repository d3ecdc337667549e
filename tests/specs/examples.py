"""Spec texts that several tests use."""

GOOD = """\
title = "Four warps"

[params]
M = "M >= 32 && M % 32 == 0"
N = "N >= 16 && N % 16 == 0"
K = 64
tm = "tm >= 1"
tn = "tn >= 1"

[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"

[layouts]
smem = "(64,M):(M,1)"

[maps.tile_order]
inputs = { b = "tm*tn" }
let = { g = "b / (8*tn)", h = "min(tm - 8*g, 8)", r = "b % (8*tn)" }
output = { m = "8*g + r % h", n = "r / h" }

[maps.one]
inputs = { b = "tm*tn" }
output = { x = "tile_order(b).m + smem(b) + smem(0, b)" }
guard = "b < 100"

[claims.c_owner]
operand = "C"
equals = { m = "lane/4 + 8*(v/2) + 16*wm + 32*rm", n = "2*(lane%4) + v%2 + 8*wn + 16*rn" }
reads_as = "the accumulator as the ISA draws it"

[claims.c_wrong]
operand = "C"
covered = 2
expect = "refuted"

[claims.rows]
layout = "smem"
inputs = ["row", "col"]
equals = "row*M + col"

[claims.flat]
layout = "((4,8),(2,2)):((32,1),(16,8))"
injective = true

[claims.every_tile_once]
map = "tile_order"
bijective_onto = { m = "tm", n = "tn" }

[claims.line]
map = "one"
bijective_onto = "tm*tn"
"""
