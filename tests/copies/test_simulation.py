"""A proved chain, run by hand: memory filled with codes, ldmatrix as the PTX ISA words it, the MMA's operand as it words that.

Nothing of CuTe's tables is used on this side: rows of matrices, lanes and registers come from the ISA's formulas alone.
"""

from __future__ import annotations

from itertools import product

import pytest

from layoutproof.integers.evaluate import compile_function
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.subjects import Subjects
from tests.copies.specs import MMA, claim

TEXT = """
[tensors.s]
layout = "{layout}"
modes = ["{row}", "k"]
alignment = 1024

[copies.load]
atom = "{atom}"
mma = "{operand}"
source = "s"
"""
Element = tuple[int, int]


def fragment(operand: str, lane: int, v: int) -> Element:
    """PTX ISA, m16n8k16: the element of value v, (m,k) or (n,k)."""
    g, t = lane // 4, lane % 4
    if operand == "A":
        return g + 8 * (v // 2 % 2), 2 * t + v % 2 + 8 * (v // 4)
    return g, 2 * t + v % 2 + 8 * (v // 2)


@pytest.mark.parametrize(
    ("atom", "operand", "k_major"),
    [
        ("SM75_U32x4_LDSM_N", "A", True),
        ("SM75_U32x2_LDSM_N", "B", True),
        ("SM75_U16x8_LDSM_T", "A", False),
        ("SM75_U16x4_LDSM_T", "B", False),
    ],
)
def test_registers_hold_what_the_isa_says(atom: str, operand: str, k_major: bool) -> None:
    row = "m" if operand == "A" else "n"
    stride = "(64,1)" if k_major else "(1,64)"
    text = MMA + TEXT.format(layout=f"Sw<3,3,3> o 0 o (64,64):{stride}", row=row, atom=atom, operand=operand)
    spec = parse_spec(text + claim("feeds", 'copy = "load"', f'feeds = "{operand}"'), "x.toml")
    assert run_spec(spec).claims[-1].outcome.verdict is Verdict.PROVED

    swizzle = Swizzle(3, 3, 3)
    memory: dict[int, Element] = {}
    for r, k in product(range(64), range(64)):
        memory[2 * swizzle(64 * r + k if k_major else r + 64 * k)] = (r, k)
    lanes = Subjects(spec).copies.side("load", "S").lanes()
    inputs = [(v.name, v.size) for v in lanes.domain.variables]
    assert [name for name, _ in inputs] == ["lane", "warp", f"r{row}", "rk"]
    at = compile_function({"byte": lanes.outputs["byte"]}, [name for name, _ in inputs])
    matrices = 4 if operand == "A" else 2
    for warp, rr, rk in product(range(4), range(inputs[2][1]), range(inputs[3][1])):  # type: ignore[arg-type]
        rows = [at(lane, warp, rr, rk)[0] for lane in range(32)]
        for lane, register, half in product(range(32), range(matrices), range(2)):
            g, t = lane // 4, lane % 4
            line, place = (g, 2 * t + half) if k_major else (2 * t + half, g)
            held = memory[rows[8 * register + line] + 2 * place]
            i, k = fragment(operand, lane, 2 * register + half)
            origin = 16 * (warp % 2) + 32 * rr if operand == "A" else 8 * (warp // 2) + 16 * rr
            assert held == (origin + i, 16 * rk + k)
