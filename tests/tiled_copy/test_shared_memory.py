"""Shared memory: allocation, units, alignment, stages, and offsets added behind a swizzle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.claims.swizzle_offset import offset_after_swizzle
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Literal, Name
from layoutproof.integers.parse import parse
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, parse_composed
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.tiled.shared_memory import SharedTensor, byte_swizzle, element_swizzle, period

HALVES = SharedTensor(parse_composed("Sw<3,3,3> o 0 o (64,64):(64,1)"), 16, alignment=1024)


def test_addresses_are_bytes() -> None:
    address = HALVES.byte_address((Name("m"), Name("k")))
    for m in range(64):
        for k in range(0, 64, 5):
            expected = 2 * Swizzle(3, 3, 3)(64 * m + k)
            assert evaluate(address, {"m": m, "k": k}) == expected
            assert HALVES.byte_swizzle()(2 * (64 * m + k)) == expected
    nibbles = SharedTensor(parse_layout("(8,8):(8,1)"), 4)
    assert evaluate(nibbles.byte_address((Literal(1), Literal(3))), {}) == 5
    assert evaluate(SharedTensor(Layout(8), 32, base=128).byte_address(Literal(2)), {}) == 136


def test_allocation() -> None:
    assert (HALVES.cosize, HALVES.elements, HALVES.bytes, HALVES.pattern_bytes) == (4096, 4096, 8192, 1024)
    padded = SharedTensor(parse_layout("(64,64):(72,1)"), 16)
    assert (padded.cosize, padded.bytes, padded.pattern_bytes) == (63 * 72 + 64, 2 * (63 * 72 + 64), 2)
    swizzled = SharedTensor(parse_composed("Sw<3,3,3> o 0 o (3,40):(64,1)"), 16)
    assert swizzled.cosize == 168
    assert max(swizzled.layout.values()) < swizzled.elements == 512  # type: ignore[union-attr, operator]
    assert max(swizzled.layout.values()) >= swizzled.cosize  # type: ignore[union-attr, operator]


def test_stages() -> None:
    three = HALVES.staged(3)
    assert str(three.layout) == "Sw<3,3,3> o 0 o (64,64,3):(64,1,4096)"
    assert three.bytes == 3 * 8192
    odd = SharedTensor(parse_composed("Sw<3,3,3> o 0 o (12,64):(64,1)"), 16).staged(2)
    assert str(odd.layout).endswith("(12,64,2):(64,1,1024)")  # the next whole pattern, not 768
    assert str(SharedTensor(parse_layout("(8,8):(9,1)"), 32).staged(2).layout) == "(8,8,2):(9,1,71)"


def test_units() -> None:
    """R31 and R32: a swizzle of bytes is another one on elements."""
    assert element_swizzle(Swizzle(3, 4, 3), 16) == Swizzle(3, 3, 3)
    assert element_swizzle(Swizzle(3, 4, 3), 32) == Swizzle(3, 2, 3)
    assert element_swizzle(Swizzle(3, 4, 3), 4) == Swizzle(3, 5, 3)
    assert byte_swizzle(Swizzle(3, 2, 3), 32) == Swizzle(3, 4, 3)
    assert byte_swizzle(Swizzle(3, 5, 3), 4) == Swizzle(3, 4, 3)
    assert Swizzle(3, 4, 3)(128) // 4 == Swizzle(3, 2, 3)(32) == 36
    wrong = next(index for index in range(64) if Swizzle(3, 0, 3)(index) != Swizzle(3, 3, 3)(index))
    assert wrong == 8
    with pytest.raises(Rejected, match="moves bit 0, which lies inside an element of 2 bytes"):
        element_swizzle(Swizzle(3, 0, 3), 16)
    with pytest.raises(Rejected, match="no power of two"):
        element_swizzle(Swizzle(3, 4, 3), 24)


@given(
    st.integers(0, 3), st.integers(3, 5), st.integers(3, 4), st.sampled_from([8, 16, 32, 64]), st.integers(0, 1 << 12)
)
def test_conversion_keeps_addresses(bits: int, base: int, shift: int, width: int, index: int) -> None:
    swizzle = Swizzle(bits, base, shift)
    elements = element_swizzle(swizzle, width)
    assert elements(index) * (width // 8) == swizzle(index * (width // 8))
    assert byte_swizzle(elements, width) == swizzle
    assert swizzle(index + period(swizzle)) == swizzle(index) + period(swizzle)


def test_alignment_of_the_base() -> None:
    HALVES.check_base()
    with pytest.raises(Rejected) as caught:
        SharedTensor(HALVES.layout, 16, alignment=128).check_base()
    assert caught.value.refusal.reason == "the base's alignment is 128 bytes, Sw<3,3,3> repeats every 1024 bytes"
    assert caught.value.refusal.legal == "1024"
    with pytest.raises(Rejected, match="the base is 512 bytes"):
        SharedTensor(HALVES.layout, 16, alignment=1024, base=512).check_base()
    with pytest.raises(Rejected, match="the base 3 is not a whole number of 16-bit elements"):
        SharedTensor(Layout(8), 16, base=3)


def test_rows() -> None:
    HALVES.check_row(1)
    with pytest.raises(Rejected, match="permutes 64 elements, the row has 32"):
        SharedTensor(parse_composed("Sw<3,3,3> o 0 o (8,32):(32,1)"), 16).check_row(1)
    SharedTensor(ComposedLayout(Swizzle(3, 3, 3), 0, parse_layout("((8,8),(64,1)):((64,512),(1,0))")), 16).check_row(1)


def added(swizzle: Swizzle, before: str, offset: str, **inputs: int) -> Outcome:
    domain = Domain((), tuple(Variable(name, size) for name, size in inputs.items()))
    return offset_after_swizzle(swizzle, parse(before), parse(offset), domain)


def test_offsets_behind_a_swizzle() -> None:
    stages = added(Swizzle(3, 3, 3), "64*m + k", "4096*stage", m=64, k=64, stage=3)
    assert stages.verdict is Verdict.PROVED
    inside_a_chunk = added(Swizzle(3, 3, 3), "64*m + 8*c", "i", m=64, c=8, i=8)
    assert inside_a_chunk.verdict is Verdict.PROVED
    steps = added(Swizzle(3, 3, 3), "64*m", "16*k", m=64, k=4)
    assert steps.verdict is Verdict.REFUTED and steps.counterexample is not None
    assert steps.counterexample.inputs == {"m": 2, "k": 1}  # rows 0 and 1 do not touch bit 4


def test_shipped_offsets() -> None:
    """R35: a scan of a swizzled row; R37: the swizzle of a local offset added to the base."""
    scan = added(Swizzle(3, 3, 3), "64", "x", x=64)
    assert scan.counterexample is not None
    assert scan.counterexample.inputs == {"x": 8}
    assert scan.counterexample.actual == {"index": 64}
    assert scan.counterexample.claimed == {"index": 80}
    local = added(Swizzle(3, 3, 3), "64", "128", one=1)
    assert local.verdict is Verdict.REFUTED and local.counterexample is not None
    assert local.counterexample.actual == {"index": 216}
    assert local.counterexample.claimed == {"index": 200}
