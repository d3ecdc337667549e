"""Reading layouts as CuTe prints them, and refusing everything else at the right character."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.errors import NotationError
from layoutproof.integers.polynomial import Size, symbol
from layoutproof.layouts import UNDERSCORE, Layout, parse_layout, parse_tile
from layoutproof.layouts.int_tuple import IntTuple, transform
from layoutproof.layouts.sizes import basis

NAMES = frozenset({"M", "N", "ld", "M/32"})
M, N, LD, M32 = (symbol(name) for name in ("M", "N", "ld", "M/32"))


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        ("((4,8),(2,2)):((32,1),(16,8))", Layout(((4, 8), (2, 2)), ((32, 1), (16, 8)))),
        ("_4", Layout(4, 1)),
        ("8", Layout(8, 1)),
        ("(8)", Layout((8,), (1,))),
        ("1", Layout(1, 0)),
        ("(2,2,1)", Layout((2, 2, 1), (1, 2, 0))),
        ("(_4,Int<8>{},C<2>):(_1,C<4>{},cute::Int<32>{})", Layout((4, 8, 2), (1, 4, 32))),
        (" ( 4 , 8 ) : ( 8 , 1 ) ", Layout((4, 8), (8, 1))),
        ("(4,8):(-8,1)", Layout((4, 8), (-8, 1))),
        ("(16,8):(1@0,8@1)", Layout((16, 8), (basis(0), 8 * basis(1)))),
        ("(2,3):(1@0@0,3@1@0)", Layout((2, 3), (basis(0, 0), 3 * basis(0, 1)))),
        ("4:2*ld@2@1@0", Layout(4, 2 * LD * basis(0, 1, 2))),
        ("(M,N):(N,1)", Layout((M, N), (N, 1))),
        ("(M/32,4):(32*ld,2 * ld@1)", Layout((M32, 4), (32 * LD, 2 * LD * basis(1)))),
        ("((M/32)*ld,(M + 3)):(1,(ld - 2))", Layout((M32 * LD, (M + 3,)), (1, (LD - 2,)))),
        ("4:1@0 + 8@1", Layout(4, basis(0) + 8 * basis(1))),
    ],
)
def test_reads(text: str, layout: Layout) -> None:
    assert parse_layout(text, NAMES) == layout


@pytest.mark.parametrize(
    ("text", "position", "words"),
    [
        ("(4,8", 4, "expected ',' or ')'"),
        ("(4,8))", 5, "expected the end"),
        ("", 0, "expected a size"),
        ("4:", 2, "expected a size"),
        ("(4,0):(1,2)", 3, "extent 0 is not positive"),
        ("(4,-2):(1,2)", 3, "extent -2 is not positive"),
        ("(4,8):(1)", 6, "not nested alike"),
        ("(4,(2,2)):(1,4)", 10, "not nested alike"),
        ("(4,K)", 3, "unknown name 'K'"),
        ("(4;5)", 2, "';' means nothing"),
        ("(4,_)", 3, "expected a size"),
        ("M/16", 1, "M/16 is not known to be whole"),
        ("(M + N)/32", 7, "only a name can be divided"),
        ("99999999999999999999", 0, "beyond 2^63"),
        ("4:99999999999999999999", 2, "beyond 2^63"),
        ("(4294967296,4294967296)", 0, "the size 18446744073709551616 is beyond 2^63"),
        ("4@0", 1, "an extent cannot step along a coordinate"),
        ("4:1@M", 4, "the number of a coordinate"),
        ("4:1@0@", 6, "the number of a coordinate"),
        ("4:1@0@M", 6, "the number of a coordinate"),
        ("4:1@64", 4, "fewer than 64 modes"),
    ],
)
def test_refuses_at_the_character(text: str, position: int, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_layout(text, NAMES)
    assert caught.value.position == position
    assert words in caught.value.message
    assert caught.value.text == text


def test_an_unknown_name_tells_the_nearest() -> None:
    with pytest.raises(NotationError) as caught:
        parse_layout("(lda,4)", frozenset({"ldab", "K"}))
    assert caught.value.hint == "known: ldab"


def test_tiles() -> None:
    assert parse_tile("_") is UNDERSCORE
    assert parse_tile(" _16 ") == 16
    assert parse_tile("(8,4):(4,1)") == Layout((8, 4), (4, 1))
    assert parse_tile("8:2") == Layout(8, 2)
    for wrong in ("__", "_ 4", "(_,4)"):
        with pytest.raises(NotationError):
            parse_tile(wrong)


SIZES: st.SearchStrategy[Size] = st.one_of(
    st.integers(1, 64),
    st.builds(
        lambda a, s, b: a * s + b, st.integers(1, 40), st.sampled_from([M, N * LD, M32, M32 * N, LD]), st.integers(0, 9)
    ),
)
STRIDES: st.SearchStrategy[Size] = st.one_of(
    SIZES,
    st.integers(-9, 0),
    st.builds(
        lambda a, path, s: a * s * basis(*path),
        st.integers(1, 9),
        st.lists(st.integers(0, 3), min_size=1, max_size=3),
        st.sampled_from([1, LD, M + 2]),
    ),
)
SHAPES: st.SearchStrategy[IntTuple] = st.recursive(
    SIZES, lambda inner: st.lists(inner, min_size=1, max_size=3).map(tuple), max_leaves=6
)


@given(SHAPES, st.data())
def test_text_reads_back_as_the_same_layout(shape: IntTuple, data: st.DataObject) -> None:
    layout = Layout(shape, transform(shape, lambda _: data.draw(STRIDES)))
    assert parse_layout(str(layout), NAMES) == layout
    assert hash(parse_layout(str(layout), NAMES)) == hash(layout)
