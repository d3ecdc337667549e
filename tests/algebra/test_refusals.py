"""What a refusal says: the mode, the two numbers, and a nearest value that really is legal."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import logical_divide, zipped_divide
from layoutproof.algebra.recast import scaled_bits, upcast
from layoutproof.errors import Refusal, Rejected
from layoutproof.layouts import UNDERSCORE, Layout, parse_layout


def refusal_of(left: str, right: str) -> Refusal:
    with pytest.raises(Rejected) as caught:
        composition(parse_layout(left), parse_layout(right))
    return caught.value.refusal


def test_stride_condition() -> None:
    refusal = refusal_of("(4,6):(6,1)", "2:6")
    assert (refusal.operation, refusal.mode, refusal.legal) == ("composition", "mode 0", "4 or 8")
    assert "stride 6 is neither below the extent 4 nor a multiple of it" in refusal.reason


def test_shape_condition() -> None:
    refusal = refusal_of("(4,6):(6,1)", "9:1")
    assert (refusal.mode, refusal.legal) == ("mode 0", "8 or 12")
    assert "4 does not divide 9" in refusal.reason


def test_the_legal_value_is_of_what_was_written() -> None:
    refusal = refusal_of("(3,8,3):(1,27,3)", "36:1")
    assert "wants 12 elements where mode 1 of extent 8 has 8 left" in refusal.reason
    assert refusal.legal == "24 or 48"


def test_the_path_to_the_mode() -> None:
    with pytest.raises(Rejected) as caught:
        zipped_divide(parse_layout("((2,3,1),2):((12,1,1),6)"), (3, parse_layout("2:1")))
    assert caught.value.refusal.operation == "zipped_divide, composition"
    assert caught.value.refusal.mode == "mode 0.0"
    with pytest.raises(Rejected) as caught:
        logical_divide(parse_layout("(8,8)"), (UNDERSCORE, parse_layout("(2,2):(1,1)")))
    assert str(caught.value).startswith(
        "logical_divide, complement, mode 1: the strides of (2,2):(1,1) do not nest: stride 1 of extent 2 is below 2"
    )


def test_strides_that_do_not_nest_are_not_called_the_same_value_twice() -> None:
    """(3,7):(6,7) reaches 21 different places, and CuTe's complement refuses it all the same."""
    layout = parse_layout("(3,7):(6,7)")
    assert len(set(layout.values())) == layout.size()
    with pytest.raises(Rejected) as caught:
        complement(layout)
    refusal = caught.value.refusal
    assert refusal.reason == "the strides of (3,7):(6,7) do not nest: stride 7 of extent 7 is below 18, where 3:6 ends"
    assert "injective" not in str(refusal)
    assert str(complement(parse_layout(f"(3,7):(6,{refusal.legal})"))) == "6:1"


@given(
    st.lists(st.tuples(st.integers(1, 8), st.integers(1, 9)), min_size=2, max_size=4),
    st.integers(1, 40),
    st.integers(1, 40),
)
def test_legal_values_are_legal(leaves: list[tuple[int, int]], extent: int, stride: int) -> None:
    left = Layout(tuple(e for e, _ in leaves), tuple(d for _, d in leaves))
    try:
        composition(left, Layout(extent, stride))
    except Rejected as error:
        refusal = error.refusal
    else:
        assume(False)
        return
    for value in filter(None, refusal.legal.split(" or ")):
        corrected = Layout(extent, int(value)) if "neither below" in refusal.reason else Layout(int(value), stride)
        assert composition(left, corrected).size() == corrected.size()


def test_complement_and_upcast() -> None:
    with pytest.raises(Rejected, match=r"stride 8 of extent 3 is below 16.*legal: 16"):
        complement(parse_layout("(3,4):(8,4)"), 48)
    assert complement(parse_layout("(3,4):(16,4)"), 48).size() == 4
    with pytest.raises(Rejected, match=r"mode 1: stride 6 neither divides 4.*legal: 4 or 8"):
        upcast(parse_layout("(8,8):(1,6)"), 4)
    assert upcast(parse_layout("(8,8):(1,8)"), 4) == parse_layout("(2,8):(1,2)")
    assert scaled_bits(16, 16, 32) == 8
    with pytest.raises(Rejected, match="needs 32 to divide 48"):
        scaled_bits(3, 16, 32)
