"""Configurations that CuTe compiles although they are not right: refused, with the numbers; their sound twins pass."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.atoms.catalogue import find
from layoutproof.errors import Refusal, Rejected
from layoutproof.integers.polynomial import Size, symbol
from layoutproof.layouts import Layout, parse_layout, parse_tile
from layoutproof.tiled import TiledMMA, validate

WRONG = json.loads((Path(__file__).parent.parent / "oracle" / "accepted_but_wrong.json").read_text())["configs"]
F16 = find("SM80_16x8x16_F16F16F16F16_TN")


def build(threads: str, tile: list[str], atom: str = F16.name) -> TiledMMA:
    return TiledMMA(find(atom), parse_layout(threads), [parse_tile(entry) for entry in tile])


def refusal_of(mma: TiledMMA, problem: tuple[Size, ...]) -> Refusal:
    with pytest.raises(Rejected) as caught:
        validate(mma, problem)
    return caught.value.refusal


@pytest.mark.parametrize("config", WRONG, ids=lambda config: config["id"])
def test_what_cute_accepts(config: dict[str, Any]) -> None:
    mma = build(config["thr_layout"], config["permutation"], config["atom"])
    for operand, expected in config["operands"].items():  # CuTe's answer all the same
        i, j = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}[operand]
        rows, columns = config["problem_MNK"][i], config["problem_MNK"][j]
        assert str(mma.thrfrg(operand, Layout((rows, columns)))) == expected["thrfrg_col"]
    if config["sound"]:
        validate(mma, config["problem_MNK"])
        owners = Counter(c for _, _, c in mma.coordinates("C", config["problem_MNK"]))
        assert set(owners.values()) == {1}
        assert len(owners) == config["problem_MNK"][0] * config["problem_MNK"][1]
    else:
        refusal = refusal_of(mma, tuple(config["problem_MNK"]))
        assert refusal.reason and refusal.legal


@pytest.mark.parametrize(
    ("threads", "tile", "problem", "mode", "words", "legal"),
    [
        ("(2,2,1)", ["_", "_", "_"], (24, 16, 16), "M", "M = 24 is not a multiple of 32", "32"),
        ("(2,2,1)", ["_", "_", "_"], (32, 24, 16), "N", "N = 24 is not a multiple of 16", "16 or 32"),
        ("(2,2,1)", ["48", "_", "_"], (48, 16, 16), "M", "the tile is 48, not a multiple of 32 (2 x 16)", "32 or 64"),
        ("(2,2,1)", ["16", "_", "_"], (32, 16, 16), "M", "the tile is 16, not a multiple of 32 (2 x 16)", "32"),
        (
            "(2,2,1)",
            ["(8,4):(1,0)", "_", "_"],
            (32, 16, 16),
            "M",
            "names 0 4 times: 32 slots, 8 elements",
            "(8,4):(1,8)",
        ),
        (
            "(2,2,1)",
            ["(8,4):(8,1)", "_", "_"],
            (96, 16, 16),
            "M",
            "M = 96 is not a multiple of 64, the period",
            "64 or 128",
        ),
        ("(2,2,1)", ["(16,2):(1,24)", "_", "_"], (96, 16, 16), "M", "gaps that its complement", "(16,2):(1,16)"),
        ("(2,2,1):(1,1,0)", ["_", "_", "_"], (32, 16, 16), "thread layout", "thread 32 stands at", "(2,2,1):(1,2,0)"),
        (
            "(2,2,1):(0,1,0)",
            ["_", "_", "_"],
            (32, 16, 16),
            "thread layout",
            "the same threads: stride 0",
            "(2,2,1):(1,2,0)",
        ),
        ("(3,2,1):(1,4,0)", ["_", "_", "_"], (48, 16, 16), "thread layout", "is decoded as", "(3,2,1):(1,3,0)"),
    ],
)
def test_each_refusal(
    threads: str, tile: list[str], problem: tuple[int, int, int], mode: str, words: str, legal: str
) -> None:
    refusal = refusal_of(build(threads, tile), problem)
    assert refusal.mode == mode
    assert words in refusal.reason
    assert refusal.legal == legal


@pytest.mark.parametrize(
    ("threads", "tile", "problem"),
    [
        ("(2,2,1)", ["_", "_", "_"], (64, 48, 16)),
        ("(2,2,1):(1,4,0)", ["_", "_", "_"], (32, 16, 16)),  # a hole: warps 0 1 4 5
        ("(2,2,1):(4,1,0)", ["64", "32", "_"], (128, 32, 32)),
        ("((2,2),2,1):((1,4),2,0)", ["_", "_", "_"], (64, 16, 16)),
        ("(2,2,1)", ["(8,4):(8,1)", "_", "_"], (128, 16, 16)),
        ("(2,2,1)", ["(8,2,2):(1,16,8)", "(8,2,2):(1,16,8)", "(2,4,2):(1,4,2)"], (32, 32, 16)),
    ],
)
def test_sound_twins(threads: str, tile: list[str], problem: tuple[int, int, int]) -> None:
    mma = build(threads, tile)
    validate(mma, problem)
    owners = owners_of(mma, problem)
    assert set(owners.values()) == {1}
    assert set(owners) == {(m, n) for m in range(problem[0]) for n in range(problem[1])}


def owners_of(mma: TiledMMA, problem: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """How many threads hold each element of C, over the threads that exist (holes left out)."""
    identity = mma.identity("C", problem[:2])
    held = mma.partition("C", identity)
    steps = list(zip(held.component(0).values(), held.component(1).values(), strict=True))
    rows, columns = (mma.thrfrg("C", identity).component(axis) for axis in (0, 1))
    owners: Counter[tuple[int, int]] = Counter()
    for thread in mma.thr_layout_vmnk.values():
        v, m, n, _ = mma.get_slice(thread)
        row, column = rows(((v, (m, n)), 0)), columns(((v, (m, n)), 0))
        assert isinstance(row, int) and isinstance(column, int)
        owners.update((row + down, column + across) for down, across in steps)
    return owners


def test_quad_pairs_come_in_powers_of_two() -> None:
    """Three quad pairs along M would take threads 8..11 and 24..27, then 32..: get_slice decodes those wrongly."""
    two = build("(2,2,1)", ["_", "_", "_"], "SM70_8x8x4_F32F16F16F32_NT")
    validate(two, (16, 16, 4))
    three = build("(1,1,3):(0,0,1)", ["_", "_", "_"], "SM70_8x8x4_F32F16F16F32_NT")
    assert "is decoded as" in refusal_of(three, (8, 8, 12)).reason


def test_symbolic_problems() -> None:
    mma = build("(2,2,1)", ["_", "_", "_"])
    m, n, k = 32 * symbol("M/32"), 16 * symbol("N/16"), 16 * symbol("K/16")
    validate(mma, (m, n, k))
    refusal = refusal_of(mma, (symbol("M"), n, k))
    assert refusal.reason == "M = M is not known to be a multiple of 32, the tile"
    assert refusal.legal == "M % 32 == 0"
    assert refusal_of(mma, (m, 8 * symbol("N/8"), k)).legal == "8*(N/8) % 16 == 0"


def test_faulty_atoms() -> None:
    good = build("(1,1,1)", ["_", "_", "_"], "SM80_16x8x64_S32S4S4S32_TN")
    validate(good, (16, 8, 64))
    bad = build("(1,1,1)", ["_", "_", "_"], "SM80_16x8x32_S32S4S4S32_TN")
    assert refusal_of(bad, (16, 8, 32)).reason == "the B layout reaches 160 of 256 elements"


def test_what_make_tiled_mma_refuses() -> None:
    assert TiledMMA(F16, parse_layout("(2,2)")).thr_layout == parse_layout("(2,2,1):(1,2,0)")
    with pytest.raises(Rejected, match="4 modes"):
        TiledMMA(F16, parse_layout("(2,2,1,1)"))
    with pytest.raises(Rejected, match="4 modes"):
        TiledMMA(F16, None, (16, 8, 16, 1))
    with pytest.raises(Rejected, match="not known in numbers"):
        TiledMMA(F16, None, (symbol("bm"),))
    with pytest.raises(Rejected, match="an operand has 2"):
        TiledMMA(F16).thrfrg("A", parse_layout("32:1"))


ORDERS = st.permutations([0, 1, 2])


@settings(deadline=None, max_examples=40)
@given(st.tuples(*[st.integers(1, 3)] * 3), ORDERS, st.tuples(*[st.integers(1, 2)] * 3), st.integers(1, 2))
def test_what_is_valid_covers_every_output(
    warps: tuple[int, int, int], order: list[int], repeats: tuple[int, int, int], gap: int
) -> None:
    """Any order of warps, with or without a hole: each output once for each group of warps along K."""
    strides, stride = [0, 0, 0], 1
    for place, axis in enumerate(order):
        strides[axis] = stride if warps[axis] > 1 else 0
        stride *= warps[axis] * (gap if place == 0 else 1)
    mma = TiledMMA(find("SM80_8x8x4_F64F64F64F64_TN"), Layout(warps, tuple(strides)))
    problem = tuple(r * t for r, t in zip(repeats, mma.tile_shape, strict=True))
    validate(mma, problem)
    owners = owners_of(mma, problem)
    assert set(owners.values()) == {warps[2]}
    assert len(owners) == problem[0] * problem[1]
