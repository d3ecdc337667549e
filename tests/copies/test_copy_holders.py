"""Where an element is, who writes it, who reads it."""

from __future__ import annotations

from itertools import product

import pytest

from layoutproof.errors import UserError
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.specs.copy_holders import whereabouts
from layoutproof.specs.read import parse_spec
from layoutproof.specs.subjects import Subjects
from tests.copies.specs import FILL, LOAD, MMA, claim, tensor

TEXT = (
    MMA
    + tensor("sA", "Sw<3,3,3> o 0 o (64,64):(64,1)")
    + FILL.format("sA")
    + LOAD.format("sA")
    + claim("c", 'copy = "load"', "moves = true")
)


@pytest.fixture(scope="module")
def subjects() -> Subjects:
    return Subjects(parse_spec(TEXT, "x.toml"))


@pytest.mark.parametrize(("m", "k"), list(product((0, 5, 40, 63), (0, 17, 63))))
def test_by_the_formulas(subjects: Subjects, m: int, k: int) -> None:
    """The instruction's own formulas, and cp.async's rows of eight threads."""
    found = whereabouts(subjects, "sA", (m, k))
    byte = 2 * Swizzle(3, 3, 3)(64 * m + k)
    assert (found.byte, found.banks) == (byte, (byte // 4 % 32,))
    assert [(one.thread, one.value % 8) for one in found.writers] == [(8 * (m % 16) + k // 8, k % 8)]
    lane = 4 * (m % 8) + k % 8 // 2
    assert [one.thread for one in found.readers] == [32 * (m // 16 % 2) + lane + 64 * n for n in (0, 1)]
    inside = m // 8 % 2 + 2 * (k // 8 % 2)
    assert {one.register for one in found.readers} == {
        inside + 4 * (k // 16) + 16 * (m // 32)
    }  # K first: its stride is less


def test_in_words(subjects: Subjects) -> None:
    lines = whereabouts(subjects, "sA", (5, 17)).lines()
    assert lines[0] == "element (5,17) of sA: byte 754, bank 28"
    assert lines[1] == "  written by thread 42 as value 1 (fill)"
    with pytest.raises(UserError, match="m = 64 is out of range"):
        whereabouts(subjects, "sA", (64, 0))
    with pytest.raises(UserError, match="unknown tensor sB"):
        whereabouts(subjects, "sB", (0, 0))
