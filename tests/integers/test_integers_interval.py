"""Interval analysis holds every value, for every operator, over every small pair of intervals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.errors import UserError
from layoutproof.integers.bounds import Interval, binary, unary
from layoutproof.integers.expression import BINARY_OPERATORS, UNARY_OPERATORS
from layoutproof.integers.interval import intermediates, interval
from layoutproof.integers.parse import parse
from layoutproof.integers.semantics import BINARY, UNARY
from layoutproof.integers.text import to_text

REACH = 5
RANGES = [(low, high) for low in range(-REACH, REACH + 1) for high in range(low, REACH + 1)]
EXACT = frozenset(BINARY_OPERATORS) - {"%", "&", "|", "^"}


def table(operator: str) -> dict[tuple[int, int], int]:
    found = {}
    for a, b in product(range(-REACH, REACH + 1), repeat=2):
        try:
            found[a, b] = BINARY[operator](a, b)
        except UserError:
            continue
    return found


@pytest.mark.parametrize("operator", BINARY_OPERATORS)
def test_binary_rules_are_sound(operator: str) -> None:
    values = table(operator)
    for (al, ah), (bl, bh) in product(RANGES, repeat=2):
        inside = [values[p] for p in product(range(al, ah + 1), range(bl, bh + 1)) if p in values]
        if not inside:
            continue
        found = binary(operator, Interval(al, ah), Interval(bl, bh))
        assert found.low is not None and found.high is not None
        assert found.low <= min(inside) and max(inside) <= found.high, (operator, (al, ah), (bl, bh))
        if operator in EXACT:
            assert found == Interval(min(inside), max(inside)), (operator, (al, ah), (bl, bh))


@pytest.mark.parametrize("operator", UNARY_OPERATORS)
def test_unary_rules_are_exact(operator: str) -> None:
    for low, high in RANGES:
        inside = [UNARY[operator](value) for value in range(low, high + 1)]
        assert unary(operator, Interval(low, high)) == Interval(min(inside), max(inside))


HALF_OPEN = [
    (Interval(low, high), range(-40 if low is None else low, (40 if high is None else high) + 1))
    for low, high in [*((None, end) for end in (-3, 0, 2)), *((end, None) for end in (-2, 0, 3)), (None, None), (-2, 4)]
]


@pytest.mark.parametrize("operator", BINARY_OPERATORS)
def test_unbounded_rules_are_sound(operator: str) -> None:
    for (a, a_values), (b, b_values) in product(HALF_OPEN, repeat=2):
        found = binary(operator, a, b)
        for x, y in product(a_values, b_values):
            try:
                value = BINARY[operator](x, y)
            except UserError:
                continue
            assert value in found, (operator, str(a), str(b), x, y)


def test_the_check_can_fail() -> None:
    """The rule that floors would be unsound: the brute force above does see it."""
    assert -7 // 2 not in binary("/", Interval(-7, -7), Interval(2, 2))
    assert binary("/", Interval(-7, -7), Interval(2, 2)) == Interval(-3, -3)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        *(
            ("lane/4", 0, 7),
            ("lane%4", 0, 3),
            ("lane/4 + 8*(v/2)", 0, 15),
            ("(lane & 7) ^ 3", 0, 7),
            ("lane - v", -3, 31),
        ),
        *(("8/(lane - 1)", -8, 8), ("lane < 32", 1, 1), ("v == 9", 0, 0), ("lane%64", 0, 31), ("1 << v", 1, 8)),
        *(("ceil_div(lane, 8)", 0, 4), ("v ? lane : -1", -1, 31), ("free & 15", 0, 15), ("free%8", -7, 7)),
        *(("free", None, None), ("free*0", 0, 0), ("free*free", None, None), ("max(free, 3)", 3, None)),
        ("1 << 100000", 1 << 4096, None),
    ],
)
def test_useful_bounds(text: str, low: int | None, high: int | None) -> None:
    assert interval(parse(text), {"lane": Interval(0, 31), "v": Interval(0, 3)}) == Interval(low, high)


def test_intermediates_hold_what_is_computed_on_the_way() -> None:
    found = {
        to_text(node): span
        for node, span in intermediates(parse("ceil_div(a*b, 16)%2"), {"a": Interval(0, 9), "b": Interval(0, 9)})
    }
    assert found["a*b"] == Interval(0, 81)
    assert found["a*b + 16 - 1"] == Interval(15, 96)
    assert found["ceil_div(a*b, 16)"] == Interval(0, 6)
    assert found["ceil_div(a*b, 16)%2"] == Interval(0, 1)


def test_empty_intervals_do_not_exist() -> None:
    with pytest.raises(ValueError, match="empty"):
        Interval(1, 0)
    assert str(Interval(None, 3)) == "(-inf, 3]"
    assert str(Interval(0, None)) == "[0, inf)"


@settings(max_examples=100)
@given(data=st.data())
def test_random_expressions(expressions: Callable[..., Any], value_at: Callable[..., Any], data: st.DataObject) -> None:
    expression = data.draw(expressions())
    ends = st.tuples(st.integers(-30, 30), st.integers(-30, 30)).map(sorted)
    bounds = {name: Interval(*data.draw(ends)) for name in "abc"}
    found = interval(expression, bounds)
    inside = st.fixed_dictionaries({name: st.integers(span.low, span.high) for name, span in bounds.items()})
    for point in data.draw(st.lists(inside, max_size=5)):
        value = value_at(expression, point)
        assert value is None or value in found
