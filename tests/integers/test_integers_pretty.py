"""Simplification keeps every value (and every lack of one is kept or healed by none); LaTeX says floor only when it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.integers.bounds import Interval
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Binary, Literal, Name
from layoutproof.integers.fold import measure
from layoutproof.integers.parse import parse
from layoutproof.integers.pretty import simplify, to_latex
from layoutproof.integers.text import to_text

BOUNDS = {"lane": Interval(0, 31), "v": Interval(0, 7), "x": Interval(0, 9), "y": Interval(0, 3)}

# (formula, simplified when BOUNDS are known, simplified when nothing is known)
SIMPLER = [
    ("4*(lane/4) + lane%4", "lane", "lane"),
    ("8*(lane/4) + 2*(lane%4)", "2*lane", "2*lane"),
    ("(8*x + y)/8", "x", "(8*x + y)/8"),
    ("(8*x + y)%8", "y", "(8*x + y)%8"),
    ("(16*x + lane)/8", "2*x + lane/8", "(16*x + lane)/8"),
    ("(x/4)/8", "0", "x/32"),
    ("(lane/4)/2", "lane/8", "lane/8"),
    ("(lane%16)%4", "lane%4", "lane%4"),
    ("(lane%16)%3", "(lane%16)%3", "(lane%16)%3"),
    ("lane%32", "lane", "lane%32"),
    ("2*(x + 1) - 2", "2*x", "2*x"),
    ("x + x - x", "x", "x"),
    ("min(y, 5)", "y", "min(y, 5)"),
    ("max(y, x + 5)", "x + 5", "max(y, x + 5)"),
    ("y < 4 ? x : v", "x", "y < 4 ? x : v"),
    ("x*0 + 1", "1", "1"),
    ("0*(1/y)", "0*(1/y)", "0*(1/y)"),
    ("1/y - 1/y", "1/y - 1/y", "1/y - 1/y"),
    ("lane/4 + 8*(v/2)", "lane/4 + 8*(v/2)", "lane/4 + 8*(v/2)"),
]


@pytest.mark.parametrize(("text", "known", "unknown"), SIMPLER)
def test_simplified(text: str, known: str, unknown: str) -> None:
    assert to_text(simplify(parse(text), BOUNDS)) == known
    assert to_text(simplify(parse(text))) == unknown


def test_truncation_makes_the_unbounded_form_necessary() -> None:
    """Where x may be negative, (8*x + y)/8 is not x: leaving it alone is not timidity."""
    assert evaluate(parse("(8*x + y)/8"), {"x": -1, "y": 3}) == 0


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_simplified_has_the_same_values(
    make: Callable[[int], object], value_at: Callable[..., int | None], seed: int
) -> None:
    maker = make(seed)
    expression = maker.expression(4)  # type: ignore[attr-defined]
    for bounds in ({}, {name: Interval(0, 5) for name in "abc"}, {"a": Interval(-3, 0), "b": Interval(1, 4)}):
        simpler = simplify(expression, bounds)
        ranges = [bounds.get(name, Interval(-3, 3)) for name in "abc"]
        for point in product(*(range(span.low or 0, (span.high or 0) + 1, 2) for span in ranges)):
            values = dict(zip("abc", point, strict=True))
            assert value_at(simpler, values) == value_at(expression, values), (to_text(expression), to_text(simpler))


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_digits_simplify_without_changing(make: Callable[[int], object], seed: int) -> None:
    """Mixed radix sums under / and %, the shape where a wrong rule would show."""
    random = make(seed).random  # type: ignore[attr-defined]
    coefficients = [random.choice((0, 1, 2, 3, 4, 6, 8, -4)) for _ in range(3)]
    total = parse(
        " + ".join(f"{k}*{name}" for k, name in zip(coefficients, "abc", strict=True)) + f" + {random.randrange(4)}"
    )
    expression = Binary(
        random.choice("/%"), Binary(random.choice("/%"), total, Literal(random.choice((2, 4, 8)))), Literal(2)
    )
    low = random.choice((-3, 0, 0))
    simpler = simplify(expression, {name: Interval(low, 3) for name in "abc"})
    assert measure(simpler)[1] <= measure(expression)[1]
    for point in product(range(low, 4), repeat=3):
        values = dict(zip("abc", point, strict=True))
        assert evaluate(simpler, values) == evaluate(expression, values), (
            to_text(expression),
            to_text(simpler),
            values,
        )


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("lane/4 + 8*(v/2)", r"\left\lfloor \frac{lane}{4} \right\rfloor + 8 \left\lfloor \frac{v}{2} \right\rfloor"),
        ("v%2", r"v \bmod 2"),
        ("2*(lane%4) + v%2", r"2 \left(lane \bmod 4\right) + v \bmod 2"),
        ("ceil_div(m, 4)", r"\left\lceil \frac{m}{4} \right\rceil"),
        ("a*b", r"a \cdot b"),
        ("a - (b - c)", r"a - \left(b - c\right)"),
        ("a < b && c", r"\left[a < b \land c \ne 0\right]"),
        ("a << 3", r"a \cdot 2^{3}"),
        ("a ^ b", r"a \oplus b"),
        ("a <= b ? a : b", r"\begin{cases} a & \text{if } a \le b \\ b & \text{otherwise} \end{cases}"),
        ("(a - b)/4", r"\operatorname{trunc}\left(\frac{a - b}{4}\right)"),
        ("(a - b)%4", r"\operatorname{rem}\left(a - b, 4\right)"),
        ("min(a, !b)", r"\min\left(a, \left[b = 0\right]\right)"),
        ("lambda + x_1", r"\lambda + x_{1}"),
    ],
)
def test_latex(text: str, printed: str) -> None:
    assert to_latex(parse(text)) == printed


def test_latex_of_derived_sizes_and_bounds() -> None:
    assert to_latex(Binary("*", Literal(2), Name("M/32"))) == r"2 \frac{M}{32}"
    assert "trunc" in to_latex(parse("a/4"), {})
    assert "floor" in to_latex(parse("a/4"), {"a": Interval(0, None)})
