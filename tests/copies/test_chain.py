"""From shared memory to the MMA's registers: proved where it is so, the first wrong register where not."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.layouts.swizzle import Swizzle
from layoutproof.proving.verdict import Verdict
from tests.copies.specs import FILL, LOAD, MMA, claim, one, outcomes, tensor

FEEDS = claim("feeds", 'copy = "load"', 'feeds = "A"', 'written_by = "fill"')


def chain(written: str, read: str) -> str:
    """Written as one layout says, read as the other."""
    tables = tensor("written", written) + tensor("read", read)
    return MMA + tables + FILL.format("written") + LOAD.format("read") + FEEDS


@pytest.mark.parametrize(
    "layout", ["Sw<3,3,3> o 0 o (64,64):(64,1)", "(64,64):(72,1)", "Sw<2,3,3> o 0 o (64,64):(64,1)", "(64,64):(64,1)"]
)
def test_the_same_map_feeds(layout: str) -> None:
    assert one(chain(layout, layout)).verdict is Verdict.PROVED


def test_the_first_wrong_register() -> None:
    found = one(chain("(64,64):(64,1)", "Sw<3,3,3> o 0 o (64,64):(64,1)"))
    assert found.verdict is Verdict.REFUTED and found.counterexample is not None
    assert found.counterexample.inputs == {"t": 4, "v": 0, "rm": 0, "rk": 0}
    assert found.counterexample.claimed == {"m": 1, "k": 0}
    assert found.counterexample.actual == {"m": 1, "k": 8}


@settings(max_examples=15, deadline=None)
@given(st.sampled_from([(b, m, s) for b, m, s in product(range(3), (3, 4), (3, 4))]), st.integers(0, 2))
def test_two_swizzles_agree_exactly_where_their_values_do(first: tuple[int, int, int], bits: int) -> None:
    second = (bits, 3, 3)
    one_way, other = Swizzle(*first), Swizzle(*second)
    same = all(one_way(x) == other(x) for x in range(64 * 64))
    text = chain(f"{one_way} o 0 o (64,64):(64,1)", f"{other} o 0 o (64,64):(64,1)")
    assert one(text).verdict is (Verdict.PROVED if same else Verdict.REFUTED)


def test_registers_of_another_copy_are_not_fed() -> None:
    """A copy with its own threads holds other elements than the MMA wants."""
    own = """
[copies.load]
atom = "SM75_U32x4_LDSM_N"
threads = "(32,4):(4,1)"
values = "(1,8)"
source = "sA"
"""
    text = MMA + tensor("sA", "(64,64):(64,1)") + own + claim("feeds", 'copy = "load"', 'feeds = "A"')
    assert one(text).verdict in (Verdict.REFUTED, Verdict.REJECTED)


def test_an_unwritten_element() -> None:
    """A writer that leaves half of the tile alone."""
    half = FILL.format("sA").replace('"(16,8):(8,1)"', '"(16,4):(4,1)"').replace('"(1,8)"', '"(1,8)"')
    covers = one(MMA + tensor("sA", "(64,64):(64,1)") + half + LOAD.format("sA") + FEEDS)
    assert covers.verdict is Verdict.PROVED  # its tile is smaller, and repeated
    doubled = FILL.format("sA").replace('"(16,8):(8,1)"', '"(16,8):(8,0)"')
    refused = one(MMA + tensor("sA", "(64,64):(64,1)") + doubled + LOAD.format("sA") + FEEDS)
    assert refused.verdict is not Verdict.PROVED


def test_stages_and_steps() -> None:
    tables = tensor("sA", "Sw<3,3,3> o 0 o (64,64):(64,1)", "stages = 4")
    found = outcomes(
        MMA
        + tables
        + FILL.format("sA")
        + LOAD.format("sA")
        + FEEDS
        + claim("free", 'copy = "load"', "conflict_free = true")
        + claim("stage", 'tensor = "sA"', 'added_after = ["stage"]')
        + claim("rows", 'tensor = "sA"', 'added_after = ["m"]', 'expect = "refuted"')
    )
    assert [found[name].verdict for name in ("feeds", "free", "stage")] == [Verdict.PROVED] * 3
    assert found["rows"].verdict is Verdict.REFUTED


def test_units_are_converted() -> None:
    """A swizzle of addresses is the layout's own where the base is a whole pattern."""
    layout = "Sw<3,3,3> o 0 o (64,64):(64,1)"
    same = claim("same", 'tensor = "a"', 'same_map = "b"')
    aligned = tensor("a", layout, "base = 1024") + tensor("b", layout, 'base = 1024\nswizzled = "address"')
    assert one(aligned + same).verdict is Verdict.PROVED
    off = tensor("a", layout, "base = 256") + tensor("b", layout, 'base = 256\nswizzled = "address"')
    assert one(off + same).verdict is Verdict.REFUTED
