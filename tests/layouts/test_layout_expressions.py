"""Layouts as integer expressions: the same values as the layout itself, at every depth of coordinate."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Binary, Literal, Name, names
from layoutproof.layouts import identity_layout, parse_layout
from layoutproof.layouts.expressions import coordinate_expressions, layout_expression
from layoutproof.layouts.layout import Layout

LAYOUTS = st.lists(st.tuples(st.integers(1, 5), st.integers(0, 30), st.booleans()), min_size=1, max_size=5).map(
    lambda leaves: Layout(
        tuple((e, 1) if deep else e for e, _, deep in leaves), tuple((d, 7) if deep else d for _, d, deep in leaves)
    )
)


@given(LAYOUTS)
def test_a_flat_index(layout: Layout) -> None:
    expression = layout_expression(layout, Name("i"))
    assert [evaluate(expression, {"i": i}) for i in range(len(list(layout.values())))] == list(layout.values())


def test_nested_coordinates_and_what_contributes_nothing() -> None:
    layout = parse_layout("((4,8),(2,2),3,1):((32,1),(16,8),0,5)")
    expression = layout_expression(layout, (Name("lane"), (Name("v0"), Name("v1")), Name("gone"), Name("one")))
    assert names(expression) == {"lane", "v0", "v1"}
    for lane in range(32):
        for v in range(4):
            inputs = {"lane": lane, "v0": v % 2, "v1": v // 2}
            assert evaluate(expression, inputs) == layout((lane, v, 0, 0))


def test_the_last_mode_needs_no_remainder() -> None:
    assert layout_expression(parse_layout("(4,8):(1,4)"), Name("i")) == Binary(
        "+", Binary("%", Name("i"), Literal(4)), Binary("*", Binary("/", Name("i"), Literal(4)), Literal(4))
    )
    assert layout_expression(parse_layout("(8,1):(2,0)"), Name("i")) == Binary("*", Name("i"), Literal(2))


def test_symbolic_strides_and_extents() -> None:
    layout = parse_layout("((2,M/32),4):((ld,2*ld + 1),1)", frozenset({"M/32", "ld"}))
    expression = layout_expression(layout, (Name("row"), Name("column")))
    assert names(expression) == {"row", "column", "ld"}
    assert evaluate(expression, {"row": 7, "column": 3, "ld": 10}) == 10 + 3 * 21 + 3


def test_coordinates_one_expression_each() -> None:
    row, column = coordinate_expressions(identity_layout((16, 8)), Name("i"), 2)
    assert [(evaluate(row, {"i": i}), evaluate(column, {"i": i})) for i in (0, 17, 127)] == [(0, 0), (1, 1), (15, 7)]
    with pytest.raises(Rejected, match="gives a coordinate"):
        layout_expression(identity_layout((16, 8)), Name("i"))


def test_coordinates_that_do_not_fit() -> None:
    with pytest.raises(Rejected, match="do not fit"):
        layout_expression(parse_layout("(4,8)"), (Name("i"),))
    with pytest.raises(Rejected, match="do not fit"):
        layout_expression(parse_layout("(4,8)"), ((Name("i"), Name("j")), Name("k")))
