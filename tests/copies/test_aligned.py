"""Alignment: for all sizes, or the exact divisibility that it takes."""

from __future__ import annotations

import pytest

from layoutproof.proving.verdict import Outcome, Verdict
from tests.copies.specs import claim, one

COPY = """
[params]
M = "M >= 64 && M % 64 == 0"
K = "K >= 64 && K % 64 == 0"
ld = "{ld}"

[tensors.g]
layout = "(M,K):(ld,1)"
bits = {bits}
memory = "global"
modes = ["m", "k"]
alignment = {alignment}
tile = [64, 64]

[copies.fill]
atom = "UniversalCopy<{type}>"
threads = "(16,4):(4,1)"
values = "(1,{values})"
source = "g"
"""


def aligned(ld: str, bits: int = 16, width: str = "uint128_t", values: int = 8, alignment: int = 16) -> Outcome:
    """The claim on one leading dimension."""
    text = COPY.format(ld=ld, bits=bits, type=width, values=values, alignment=alignment)
    return one(text + claim("aligned", 'copy = "fill"', 'side = "src"', "aligned = true"))


@pytest.mark.parametrize(
    ("bits", "width", "values", "needs"),
    [(16, "uint128_t", 8, 8), (16, "uint64_t", 4, 4), (32, "uint128_t", 4, 4), (8, "uint128_t", 16, 16)],
)
def test_the_divisibility_that_it_takes(bits: int, width: str, values: int, needs: int) -> None:
    free = aligned("ld >= 64", bits, width, values)
    assert free.verdict is Verdict.REFUTED
    assert free.facts["holds iff"] == f"ld%{needs} == 0"
    assert aligned(f"ld >= 64 && ld % {needs} == 0", bits, width, values).verdict is Verdict.PROVED
    half = aligned(f"ld >= 64 && ld % {needs // 2} == 0", bits, width, values)
    assert half.verdict is Verdict.REFUTED


def test_a_base_that_is_not_aligned() -> None:
    found = aligned("ld >= 64 && ld % 8 == 0", alignment=8)
    assert found.verdict is Verdict.REFUTED and found.counterexample is not None
    assert found.counterexample.inputs["base"] == 1


def test_vectors_of_consecutive_values() -> None:
    text = """
[tensors.s]
layout = "(64,64):({stride},1)"
modes = ["m", "k"]

[copies.read]
atom = "UniversalCopy<uint16_t>"
threads = "(16,8):(8,1)"
values = "(1,8)"
source = "s"
"""
    vectorised = claim("vectors", 'copy = "read"', 'side = "src"', "vectorised = 16")
    assert one(text.format(stride=72) + vectorised).verdict is Verdict.PROVED
    assert one(text.format(stride=68) + vectorised).verdict is Verdict.REFUTED
    transposed = text.replace("({stride},1)", "(1,64)")
    assert one(transposed + vectorised).verdict is Verdict.REFUTED
    none = one(text.format(stride=72) + vectorised.replace("16", "12"))
    assert none.verdict is Verdict.REJECTED and none.refusal is not None
    assert "no instruction accesses 12 bytes" in str(none.refusal)


def test_banks_are_asked_of_whole_warps() -> None:
    text = """
[tensors.s]
layout = "(48,64):(64,1)"
modes = ["m", "k"]

[copies.read]
atom = "UniversalCopy<uint128_t>"
threads = "(48,1)"
values = "(1,8)"
source = "s"
"""
    found = one(text + claim("free", 'copy = "read"', 'side = "src"', "conflict_free = true"))
    assert found.verdict is Verdict.REJECTED and "48 threads are no whole warps" in str(found.refusal)


def test_elements_narrower_than_a_byte() -> None:
    """Nibbles: their order inside a byte counts as well."""
    text = """
[tensors.s]
layout = "{layout}"
bits = 4
modes = ["m", "k"]

[tensors.swapped]
layout = "(32,(2,32)):(64,(32,1))"
bits = 4
modes = ["m", "k"]

[copies.read]
atom = "UniversalCopy<uint128_t>"
threads = "(32,1)"
values = "(1,32)"
source = "s"
"""
    rows, pairs = "(32,64):(64,1)", "(32,(2,32)):(64,(1,2))"
    aligned_rows = claim("aligned", 'copy = "read"', 'side = "src"', "aligned = true")
    assert one(text.format(layout=rows) + aligned_rows).verdict is Verdict.PROVED
    assert one(text.format(layout=pairs) + claim("same", 'tensor = "s"', "injective = true")).verdict is Verdict.PROVED
    same = claim("same", 'tensor = "s"', 'same_map = "swapped"')
    assert one(text.format(layout=rows) + same).verdict is Verdict.REFUTED
    assert one(
        text.format(layout="(32,64):(1,32)") + aligned_rows.replace("aligned = true", "vectorised = 16")
    ).verdict in (
        Verdict.REFUTED,
        Verdict.REJECTED,
    )
