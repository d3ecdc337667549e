"""Layouts as functions: sizes, coordinates, values, symbols."""

from __future__ import annotations

import pytest

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, identity_layout, make_layout, parse_layout
from layoutproof.layouts.int_tuple import compact_order, crd2flat, idx2crd
from layoutproof.layouts.sizes import at_least, ceil_div

C = parse_layout("((4,8),(2,2)):((32,1),(16,8))")


def test_measures() -> None:
    assert (C.rank, C.depth, C.size(), C.cosize()) == (2, 2, 128, 128)
    assert [str(mode) for mode in C.modes] == ["(4,8):(32,1)", "(2,2):(16,8)"]
    assert make_layout(*C.modes) == C
    assert parse_layout("4:-3").cosize() == 10
    assert parse_layout("8").modes == (parse_layout("8"),)


def test_a_tuple_of_one_is_not_a_size() -> None:
    assert parse_layout("(8)") != parse_layout("8")
    assert str(parse_layout("(8)")) == "(8):(1)"


def test_coordinates_of_every_depth_agree() -> None:
    for i in range(128):
        lane, v = i % 32, i // 32
        nested = ((lane % 4, lane // 4), (v % 2, v // 2))
        assert C(i) == C((lane, v)) == C(nested) == 32 * (lane % 4) + lane // 4 + 16 * (v % 2) + 8 * (v // 2)
    assert list(C.values()) == [C(i) for i in range(128)]


def test_the_last_mode_is_unbounded() -> None:
    layout = parse_layout("(4,2):(1,10)")
    assert layout(8) == 20 and layout(13) == 31


@pytest.mark.parametrize("coordinate", [(1, 2, 3), ((1, 1), 2), (1,)])
def test_coordinates_that_do_not_fit(coordinate: object) -> None:
    with pytest.raises(Rejected):
        parse_layout("(4,8):(8,1)")(coordinate)  # type: ignore[arg-type]


def test_shape_and_stride_must_be_nested_alike() -> None:
    assert Layout((2, 3), (1, 2)).size() == 6
    with pytest.raises(Rejected, match="not nested alike"):
        Layout((2, 3), (1,))


def test_layouts_do_not_change() -> None:
    with pytest.raises(AttributeError):
        C.shape = 4


def test_identity_layouts_give_coordinates() -> None:
    layout = identity_layout((16, 8))
    assert str(layout) == "(16,8):(1@0,1@1)"
    assert [layout.component(axis)(20) for axis in (0, 1)] == [4, 1]
    assert layout.coordinate(20) == (4, 1)
    assert (layout.coshape(), layout.cosize()) == ((16, 8), 128)
    with pytest.raises(Rejected, match="basis"):
        C.component(0)


def test_nested_identity_layouts_give_nested_coordinates() -> None:
    layout = identity_layout(((2, 3), 4))
    assert str(layout) == "((2,3),4):((1@0@0,1@1@0),1@1)"  # CuTe prints the innermost mode first
    assert layout.coordinate(23) == layout.coordinate(((1, 2), 3)) == ((1, 2), 3)
    assert layout.coordinate(0) == ((0, 0), 0)
    assert layout.component(0, 1)(23) == 2
    assert (layout.coshape(), layout.cosize()) == (((2, 3), 4), 24)
    assert identity_layout(8) == Layout(8, 1)
    assert parse_layout("(2,3):(-1@0@0,2@1)").coshape() == ((2,), 5)


@pytest.mark.parametrize("text", ["(2,2):(1,1@0)", "(2,2):(1@0,1@1@0)", "4:1@0@1 + 8@1"])
def test_strides_whose_values_are_no_coordinates(text: str) -> None:
    """A number beside a step along a coordinate, or a step inside a place that another counts: no such tuple."""
    layout = parse_layout(text)
    for asked in (layout.coshape, layout.cosize, lambda: layout.coordinate(1)):
        with pytest.raises(Rejected, match=r"steps of 1.* and of .*1@.* meet"):
            asked()


def test_symbols_are_replaced() -> None:
    layout = parse_layout("(32,M/32):(ld,32*ld)", frozenset({"M/32", "ld"}))
    assert not layout.is_static()
    assert layout.substitute({"M/32": 2, "ld": 100}) == parse_layout("(32,2):(100,3200)")
    assert layout(5) == 5 * symbol("ld")
    with pytest.raises(Rejected, match="not a number"):
        layout.values()
    with pytest.raises(Rejected, match="cannot be decoded"):
        parse_layout("(M/32,2):(1,4)", frozenset({"M/32"}))(5)


def test_indices_back_to_coordinates() -> None:
    layout = parse_layout("((4,2),3):((1,16),4)")
    assert idx2crd(21, layout.shape, layout.stride) == ((1, 1), 2)
    assert crd2flat((3, 1), (4, 2)) == 7
    with pytest.raises(Rejected, match="stride 0"):
        idx2crd(3, 4, 0)


def test_symbolic_orders_come_last() -> None:
    assert compact_order((2, 3, 4), (1, symbol("ld"), 0)) == (4, 8, 1)
    with pytest.raises(Rejected, match="cannot be ordered"):
        compact_order((2, 3), identity_layout((2, 3)).stride)


def test_what_is_known_about_symbolic_sizes() -> None:
    m = symbol("M/32")
    assert ceil_div(32 * m, 16, "x") == 2 * m
    assert ceil_div(16, 32 * m, "x") == 1  # an extent that is one product is at least 1
    assert at_least(32 * m, 32) and not at_least(32 * m, 33)
    with pytest.raises(Rejected) as caught:
        ceil_div(symbol("M"), 32, "logical_divide")
    assert caught.value.refusal.reason == "needs 32 to divide M"
    assert caught.value.refusal.legal == "M % 32 == 0"
