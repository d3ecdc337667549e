"""Lies that the prover was caught in, and no longer tells."""

from __future__ import annotations

import pytest

from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.injective import injective
from layoutproof.proving.verdict import Verdict
from tests.proving.engines import size_of, subject_of


@pytest.mark.parametrize(
    ("size", "formula", "guard", "params"),
    [
        (1 << 20, "i%10", "i < 10", {}),
        ("M", "i%5", "i < 5", {"M": "M >= 5"}),
        (1 << 20, "(i%16) ^ 3", "i < 16", {}),
    ],
)
def test_a_guard_counts_in_injectivity(size: int | str, formula: str, guard: str, params: dict[str, str]) -> None:
    """The two copies forgot the guard: a true claim was refuted by two points that it excludes."""
    assert injective(subject_of({"i": size}, {"o": formula}, params, guard)).verdict is Verdict.PROVED


def test_an_empty_box_has_no_miscounted_element() -> None:
    """True for both sizes that the params allow (M = 0: no elements; M = 1: one owner), refuted at element 0 of none."""
    subject = subject_of({"i": "M", "w": "M"}, {"o": "i"}, {"M": "M >= 0 && M <= 1"})
    assert covered(subject, {"o": size_of(subject.domain, "M")}, 1).verdict is not Verdict.REFUTED


def test_the_pigeonhole_script_declares_each_name_once() -> None:
    subject = subject_of({"i": 10, "j": 4}, {"x": "(4*i + j)%4", "y": "(i + 1)%10"})
    assert bijective_onto(subject, {"x": 4, "y": 10}).verdict is Verdict.PROVED


def test_an_input_may_be_called_like_a_second_copy() -> None:
    subject = subject_of({"i": 10, "i_2": 10}, {"x": "(i + 1)%10", "y": "i_2"})
    assert injective(subject).verdict is Verdict.PROVED
