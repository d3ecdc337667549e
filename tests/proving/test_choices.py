"""The sizes that are looked at first: params that follow from others take the values that follow."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

import pytest

from layoutproof.claims.covered import bijective_onto
from layoutproof.integers.polynomial import symbol
from layoutproof.proving.verdict import Verdict
from tests.proving.engines import domain_of, subject_of


def first(params: Mapping[str, str], count: int) -> list[dict[str, int]]:
    return list(islice(domain_of(params, {}).smallest_sizes(), count))


def test_a_defined_param_follows_however_far_the_others_start() -> None:
    found = first({"B": "B == ceil_div(M, 64)", "M": "M >= 6400", "c": "c == ceil_div(B, S)", "S": "S >= 3"}, 3)
    assert found == [
        {"B": 100, "M": 6400, "c": 34, "S": 3},
        {"B": 100, "M": 6400, "c": 25, "S": 4},
        {"B": 101, "M": 6401, "c": 34, "S": 3},
    ]
    assert [list(sizes) for sizes in found] == [["B", "M", "c", "S"]] * 3  # the author's order


def test_all_conditions_are_met_and_nothing_is_left_out() -> None:
    params = {"T": "T >= 1", "c": "T/2 == c && c >= 1", "U": "U == T % 3 || U == 7"}
    domain = domain_of(params, {})
    found = list(domain.smallest_sizes(steps=8, limit=1000))
    assert all(domain.allows(sizes) for sizes in found)
    expected = [(t, t // 2, u) for t in range(1, 9) for u in range(8) if t // 2 >= 1 and u in (t % 3, 7)]
    assert sorted(tuple(sizes.values()) for sizes in found) == sorted(expected)


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        ({"a": "a == b + 1", "b": "b == a - 1 && b >= 0"}, {"a": 1, "b": 0}),  # each by the other
        ({"a": "a == a"}, {"a": 0}),  # by itself says nothing
        ({"a": "a == 4"}, {"a": 4}),
        ({"d": "d >= 0", "q": "q == 12 / d"}, {"d": 1, "q": 12}),  # not where it has no value
    ],
)
def test_odd_definitions(params: Mapping[str, str], expected: dict[str, int]) -> None:
    assert first(params, 1) == [expected]


def test_contradicting_definitions_leave_no_sizes() -> None:
    assert first({"a": "a >= 0", "b": "b == a + 1 && b == a + 2"}, 1) == []


def test_a_wrong_claim_is_refuted_where_small_sizes_lie_far_out() -> None:
    params = {"M": "M >= 6400", "B": "B == ceil_div(M, 64)"}
    subject = subject_of({"b": "B", "i": 64}, {"m": "64*b + i"}, params, "64*b + i < M")
    assert bijective_onto(subject, {"m": symbol("M")}).verdict is Verdict.PROVED
    outcome = bijective_onto(subject, {"m": symbol("M") - 1})
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.counterexample is not None
    assert outcome.counterexample.sizes == {"M": 6400, "B": 100}
