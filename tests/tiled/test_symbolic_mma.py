"""A TiledMMA over problems whose sizes and leading dimension are symbols."""

from __future__ import annotations

import pytest

from layoutproof.algebra.steps import Step
from layoutproof.atoms.catalogue import find
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Name
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, parse_layout, parse_tile
from layoutproof.layouts.expressions import coordinate_expressions
from layoutproof.tiled import TiledMMA
from layoutproof.tiled.fragment import make_fragment

AXES = {"A": ("M", "K"), "B": ("N", "K"), "C": ("M", "N")}
LD = symbol("ld")
CONFIGS = [
    ("(1,1,1)", ["_", "_", "_"], (16, 8, 16)),
    ("(2,2,1)", ["_", "_", "_"], (32, 16, 16)),
    ("(2,2,1):(2,1,0)", ["64", "32", "32"], (64, 32, 32)),
    ("(2,2,1)", ["(8,4):(4,1)", "_", "_"], (32, 16, 16)),
    ("(1,1,2)", ["_", "_", "(8,2,2):(1,16,8)"], (16, 8, 32)),
]


def build(threads: str, tile: list[str]) -> TiledMMA:
    entries = [parse_tile(entry) for entry in tile]
    return TiledMMA(find("SM80_16x8x16_F16F16F16F16_TN"), parse_layout(threads), entries)


@pytest.mark.parametrize(("threads", "tile", "unit"), CONFIGS)
@pytest.mark.parametrize("operand", "ABC")
@pytest.mark.parametrize("row_major", [True, False])
def test_symbols_give_what_numbers_give(
    threads: str, tile: list[str], unit: tuple[int, int, int], operand: str, row_major: bool
) -> None:
    mma = build(threads, tile)
    shape = tuple(unit["MNK".index(axis)] * symbol(f"{axis}/{unit['MNK'.index(axis)]}") for axis in AXES[operand])
    tensor = Layout(shape, (LD, 1) if row_major else (1, LD))
    steps: list[Step] = []
    symbolic = mma.thrfrg(operand, tensor, steps)
    assert steps
    for counts in ((1, 1, 1), (2, 3, 2), (3, 1, 1)):
        values = {f"{axis}/{size}": count for axis, size, count in zip("MNK", unit, counts, strict=True)} | {"ld": 1000}
        concrete = mma.thrfrg(operand, tensor.substitute(values))
        assert list(symbolic.substitute(values).values()) == list(concrete.values())
        for step in steps:
            left, right, result = (part.substitute(values) for part in (step.left, step.right, step.result))
            assert list(result.values()) == [left(i) for i in right.values()]


def test_the_layouts_read_as_one_would_write_them() -> None:
    mma = build("(2,2,1)", ["_", "_", "_"])
    tensor = parse_layout("(32*(M/32),16*(N/16)):(ld,1)", frozenset({"M/32", "N/16", "ld"}))
    assert (
        str(mma.thrfrg("C", tensor)) == "(((4,8),(2,2)),((2,2),(M/32,N/16))):(((2,ld),(16*ld,8)),((1,8*ld),(32*ld,16)))"
    )
    assert str(mma.partition_fragment("C", tensor)) == "((2,2),M/32,N/16):((1,2),4,4*(M/32))"
    assert mma.partition_offset("C", tensor, 37) == LD * 17 + 2
    identity = mma.identity("C", (32 * symbol("M/32"), 16 * symbol("N/16")))
    assert str(mma.partition("C", identity)) == "((2,2),M/32,N/16):((1@1,8@0),32@0,16@1)"


def test_an_indivisible_size_is_refused_with_the_condition() -> None:
    mma = build("(2,2,1)", ["_", "_", "_"])
    with pytest.raises(Rejected) as caught:
        mma.thrfrg("C", Layout((symbol("M"), 16), (16, 1)))
    refusal = caught.value.refusal
    assert refusal.operation.startswith("thrfrg_C, logical_divide")
    assert (refusal.mode, refusal.reason, refusal.legal) == ("mode 0", "needs 32 to divide M", "M % 32 == 0")


def test_coordinates_as_expressions() -> None:
    mma = build("(2,2,1)", ["_", "_", "_"])
    thrfrg = mma.thrfrg("C", mma.identity("C", (32 * symbol("M/32"), 16 * symbol("N/16"))))
    lane, wm, wn, v, rm, rn = map(Name, ("lane", "wm", "wn", "v", "rm", "rn"))
    row, column = coordinate_expressions(thrfrg, ((lane, (wm, wn)), (v, (rm, rn))), 2)
    values = {"lane": 13, "wm": 1, "wn": 1, "v": 3, "rm": 2, "rn": 5}
    assert evaluate(row, values) == 13 // 4 + 8 * (3 // 2) + 16 * 1 + 32 * 2
    assert evaluate(column, values) == 2 * (13 % 4) + 3 % 2 + 8 * 1 + 16 * 5


@pytest.mark.parametrize("threads", ["(2,2,1)", "(2,2,1):(1,4,0)", "((2,2),2,1):((1,4),2,0)", "(1,1,1)"])
@pytest.mark.parametrize("atom", ["SM80_16x8x16_F16F16F16F16_TN", "SM70_8x8x4_F32F16F16F32_NT", "UniversalFMA<float>"])
def test_slices_as_expressions(threads: str, atom: str) -> None:
    mma = TiledMMA(find(atom), parse_layout(threads))
    parts = mma.slice_expressions(Name("t"))
    for thread in mma.thr_layout_vmnk.values():
        assert tuple(evaluate(part, {"t": thread}) for part in parts) == mma.get_slice(thread)


def test_fragments_need_a_partition() -> None:
    mma = build("(2,2,1)", ["_", "_", "_"])
    tensor = parse_layout("(64,32):(32,1)")
    assert make_fragment(mma.atom, "A", mma.partition("A", tensor)) == mma.partition_fragment("A", tensor)
    with pytest.raises(Rejected, match="has 2 modes"):
        make_fragment(mma.atom, "A", tensor)
    with pytest.raises(Rejected, match="the atom has 8"):
        make_fragment(mma.atom, "A", parse_layout("(4,2,2)"))
    with pytest.raises(Rejected, match="cannot be ordered"):
        mma.partition_fragment("A", mma.identity("A", (64, 32)))
    assert mma.partition_fragment("C", mma.identity("C", (64, 32))).size() == 16
