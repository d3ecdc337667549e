"""Laws that hold whatever the layout: what the operations promise as functions."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.algebra.coalesce import coalesce, coalesce_x, filter_layout
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import zipped_divide
from layoutproof.algebra.inverse import left_inverse, max_common_layout, right_inverse
from layoutproof.algebra.steps import Step
from layoutproof.errors import Rejected
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.int_tuple import IntTuple, transform

WRONG = json.loads((Path(__file__).parent.parent / "oracle" / "accepted_but_wrong.json").read_text())
SHAPES: st.SearchStrategy[IntTuple] = st.recursive(
    st.integers(1, 5), lambda inner: st.lists(inner, min_size=1, max_size=3).map(tuple), max_leaves=4
)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    shape = draw(SHAPES)
    return Layout(shape, transform(shape, lambda _: draw(st.integers(0, 12))))


def numbers(layout: Layout) -> list[int]:
    return list(layout.values())


@given(layouts())
def test_coalesce_keeps_the_function(layout: Layout) -> None:
    assert numbers(coalesce(layout)) == numbers(layout)
    assert coalesce(layout).depth <= 1
    kept = coalesce_x(layout)
    assert [kept(i) for i in range(3 * len(numbers(layout)))] == [layout(i) for i in range(3 * len(numbers(layout)))]


@given(layouts())
def test_filter_keeps_the_image(layout: Layout) -> None:
    assert set(numbers(filter_layout(layout))) == set(numbers(layout))


@given(layouts(), st.integers(1, 60))
def test_complement_is_disjoint_and_ordered(layout: Layout, cotarget: int) -> None:
    try:
        rest = complement(layout, cotarget)
    except Rejected:
        leaves = filter_layout(layout).leaves()
        by_stride = sorted((stride, extent) for extent, stride in leaves if isinstance(stride, int))
        # one mode starts inside another
        assert any(above - stride * extent < 0 for (stride, extent), (above, _) in pairwise(by_stride))  # type: ignore[operator]
        return
    image, others = set(numbers(layout)), numbers(rest)
    assert others == sorted(set(others))
    assert image.isdisjoint(others[1:])


@given(layouts())
def test_right_inverse(layout: Layout) -> None:
    inverse = right_inverse(layout)
    assert [layout(i) for i in numbers(inverse)] == list(range(len(numbers(inverse))))


@given(layouts())
def test_left_inverse(layout: Layout) -> None:
    try:
        inverse = left_inverse(layout)
    except Rejected:
        return
    values = numbers(layout)
    if len(set(values)) == len(values):
        assert [inverse(value) for value in values] == list(range(len(values)))


@given(layouts())
def test_max_common_layout_with_itself_is_the_contiguous_run(layout: Layout) -> None:
    try:
        run = numbers(max_common_layout(layout, layout))
    except Rejected:
        with pytest.raises(Rejected):
            composition(layout, right_inverse(layout))
        return
    assert [layout(place) for place in run] == list(range(len(run)))


def test_negative_strides() -> None:
    assert numbers(composition(parse_layout("(4,3):(1,10)"), parse_layout("4:1"))) == [0, 1, 2, 3]
    assert composition(parse_layout("8:-2"), parse_layout("(2,4):(4,1)")) == parse_layout("(2,4):(-8,-2)")


@pytest.mark.parametrize(
    "case", WRONG["compositions"] + WRONG["carry_compositions"], ids=lambda c: f"{c['A']}_o_{c['B']}"
)
def test_composition_is_never_mended(case: dict[str, object]) -> None:
    left, right = parse_layout(str(case["A"])), parse_layout(str(case["B"]))
    steps: list[Step] = []
    result = composition(left, right, steps)
    assert str(result) == case["cute_result"]
    assert numbers(result) == case["cute_values"]
    assert [left(right(i)) for i in range(len(numbers(right)))] == case["A_of_B_values"] != case["cute_values"]
    assert steps == [Step("composition", "", left, right, result)]


def test_a_divide_records_each_composition() -> None:
    steps: list[Step] = []
    layout = parse_layout("(16,12):(12,1)")
    divided = zipped_divide(layout, (4, parse_layout("3:2")), steps)
    assert [(step.operation, step.mode) for step in steps] == [("zipped_divide", "mode 0"), ("zipped_divide", "mode 1")]
    for step, mode in zip(steps, layout.modes, strict=True):
        assert step.left == mode
        assert numbers(step.result) == [mode(i) for i in step.right.values()]
    assert divided == parse_layout("((4,3),(4,(2,2))):((12,2),(48,(1,6)))")
    silent = zipped_divide(layout, (4, parse_layout("3:2")))
    assert silent == divided
