"""Swizzles: values, masks, units, notation."""

from __future__ import annotations

import pytest

from layoutproof.algebra.swizzled import compose_layout_swizzled, compose_tiler, upcast_swizzled
from layoutproof.errors import NotationError, Rejected
from layoutproof.integers.expression import Binary, Literal, Name
from layoutproof.layouts import parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, compose_swizzle, parse_composed


@pytest.mark.parametrize("swizzle", [Swizzle(3, 4, 3), Swizzle(2, 0, -2), Swizzle(1, 3, 4), Swizzle(0, 3, 3)])
def test_is_its_own_inverse(swizzle: Swizzle) -> None:
    images = [swizzle(i) for i in range(2048)]
    assert sorted(images) == list(range(2048))
    assert [swizzle(i) for i in images] == list(range(2048))


def test_masks_and_expression() -> None:
    swizzle = Swizzle(3, 4, 3)
    assert (swizzle.source, swizzle.target) == (0b1110000000, 0b1110000)
    masked = Binary("&", Name("x"), Literal(896))
    assert swizzle.expression(Name("x")) == Binary("^", Name("x"), Binary(">>", masked, Literal(3)))
    assert Swizzle(0, 4, 3).expression(Name("x")) == Name("x")


@pytest.mark.parametrize(("bits", "base", "shift"), [(3, 3, 2), (-1, 3, 3), (2, -1, 3)])
def test_impossible_swizzles(bits: int, base: int, shift: int) -> None:
    assert Swizzle(abs(bits), abs(base), 3).bits == abs(bits)
    with pytest.raises(Rejected):
        Swizzle(bits, base, shift)


def test_bytes_and_elements() -> None:
    assert Swizzle(3, 4, 3).upcast(4) == Swizzle(3, 2, 3)
    assert Swizzle(3, 2, 3).downcast(4) == Swizzle(3, 4, 3)
    assert Swizzle(3, 1, 3).upcast(4) == Swizzle(2, 0, 3)
    with pytest.raises(Rejected, match="not a power of two"):
        Swizzle(3, 4, 3).upcast(3)
    bytes_layout = ComposedLayout(Swizzle(3, 4, 3), 0, parse_layout("(8,128):(128,1)"))
    words = upcast_swizzled(bytes_layout, 4)
    assert str(words) == "Sw<3,2,3> o 0 o (8,32):(32,1)"
    assert [4 * word for word in words.values()] == [bytes_layout((i % 8, 4 * (i // 8))) for i in range(256)]


def test_notation() -> None:
    text = "Sw<3,4,3> o 0 o (8,64):(64,1)"
    assert str(parse_composed(text)) == text
    assert str(parse_composed("Swizzle<3,4,3>{} o _0 o (_8,_64):(_64,_1)")) == text
    assert str(parse_composed("Sw<2,0,-2> o (8,4)")) == "Sw<2,0,-2> o 0 o (8,4):(1,8)"
    assert parse_composed("(8,4)") == parse_layout("(8,4)")
    with pytest.raises(NotationError) as caught:
        parse_composed("Sw<3,4,3> o 0 o (8,;)")
    assert caught.value.position == 19
    with pytest.raises(NotationError):
        parse_composed("Sw<3,4,3> (8,4)")


def test_composition_acts_before_the_swizzle() -> None:
    layout = ComposedLayout(Swizzle(3, 3, 3), 0, parse_layout("(8,64):(64,1)"))
    tiled = compose_tiler(layout, (4, 8))
    assert str(tiled) == "Sw<3,3,3> o 0 o (4,8):(64,1)"
    assert [tiled((i, j)) for i in range(4) for j in range(8)] == [layout((i, j)) for i in range(4) for j in range(8)]


def test_a_swizzle_through_a_layout() -> None:
    inner = ComposedLayout(Swizzle(1, 0, 3), 0, parse_layout("16:1"))
    outer = parse_layout("(8,2):(2,16)")
    passed = compose_layout_swizzled(outer, inner)
    assert [passed(i) for i in range(16)] == [outer(inner(i)) for i in range(16)]
    with pytest.raises(Rejected, match="offset"):
        compose_layout_swizzled(outer, ComposedLayout(Swizzle(1, 0, 3), 1, parse_layout("16:1")))


def test_no_strides_after_a_swizzle() -> None:
    layout = compose_swizzle(Swizzle(3, 3, 3), parse_layout("(8,64):(64,1)"))
    with pytest.raises(Rejected, match="no strides"):
        _ = layout.stride
    assert compose_swizzle(Swizzle(0, 3, 3), parse_layout("(8,64):(64,1)")).stride == (64, 1)
