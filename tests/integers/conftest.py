"""Random expressions and points, shared by the tests of this folder as fixtures."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

import pytest
from hypothesis import strategies as st

from layoutproof.errors import UserError
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import (
    BINARY_OPERATORS,
    UNARY_OPERATORS,
    Binary,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
)

NAMES = ("a", "b", "c")
LITERALS = (0, 1, 2, 3, 4, 7, 8, 15, 16, -1, -3, -8)
Point: TypeAlias = dict[str, int]
Strategy: TypeAlias = st.SearchStrategy[Expression]


def unary(operator: str, operand: Expression) -> Expression:
    """As the parser builds it: a negated literal is a negative literal."""
    if operator == "-" and isinstance(operand, Literal):
        return Literal(-operand.value)
    return Unary(operator, operand)


def binary(operator: str, left: Expression, right: Expression) -> Expression:
    """As the parser accepts it: no literal zero divisor, no negative literal shift; shifts stay small."""
    if operator in ("<<", ">>"):
        return Binary(operator, left, Literal(abs(right.value) % 5 if isinstance(right, Literal) else 2))
    if operator in ("/", "%", "ceil_div") and right == Literal(0):
        right = Literal(3)
    return Binary(operator, left, right)


def build_strategy(operators: tuple[str, ...] = BINARY_OPERATORS, leaves: int = 12) -> Strategy:
    literals = st.one_of(st.sampled_from(LITERALS), st.integers(-(2**70), 2**70)).map(Literal)
    return st.recursive(
        st.one_of(st.sampled_from(NAMES).map(Name), literals),
        lambda inner: st.one_of(
            st.builds(unary, st.sampled_from(UNARY_OPERATORS), inner),
            st.builds(binary, st.sampled_from(operators), inner, inner),
            st.builds(Conditional, inner, inner, inner),
        ),
        max_leaves=leaves,
    )


class Maker:
    """A seeded source of many expressions, for the tests that pay for a compiler or a solver only once."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def expression(self, depth: int, operators: tuple[str, ...] = BINARY_OPERATORS) -> Expression:
        roll = self.random.random()
        if depth == 0 or roll < 0.1:
            if self.random.random() < 0.6:
                return Name(self.random.choice(NAMES))
            return Literal(self.random.choice(LITERALS))
        if roll < 0.2:
            return unary(self.random.choice(UNARY_OPERATORS), self.expression(depth - 1, operators))
        if roll < 0.3:
            return Conditional(*(self.expression(depth - 1, operators) for _ in range(3)))
        operator = self.random.choice(operators)
        return binary(operator, self.expression(depth - 1, operators), self.expression(depth - 1, operators))

    def point(self, low: int = -20, high: int = 20) -> Point:
        return {name: self.random.randint(low, high) for name in NAMES}


@pytest.fixture(scope="session")
def make() -> type[Maker]:
    return Maker


@pytest.fixture(scope="session")
def expressions() -> Callable[..., Strategy]:
    return build_strategy


@pytest.fixture(scope="session")
def points() -> st.SearchStrategy[Point]:
    value = st.one_of(st.integers(-20, 20), st.integers(-(2**66), 2**66))
    return st.fixed_dictionaries(dict.fromkeys(NAMES, value))


@pytest.fixture(scope="session")
def value_at() -> Callable[[Expression, Point], int | None]:
    """The value, or None where there is none."""

    def value(expression: Expression, point: Point) -> int | None:
        try:
            return evaluate(expression, point)
        except UserError:
            return None

    return value
