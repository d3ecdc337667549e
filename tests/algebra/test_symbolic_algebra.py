"""Symbolic sizes: the same layout as with numbers, for every number; or a refusal that names the missing condition."""

from __future__ import annotations

import pytest

from layoutproof.algebra.coalesce import coalesce, filter_layout
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.construct import make_fragment_like, make_layout_like, tile_to_shape
from layoutproof.algebra.divide import logical_divide, zipped_divide
from layoutproof.algebra.product import blocked_product
from layoutproof.algebra.recast import upcast
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.tiler import Tiler

NAMES = frozenset({"M", "N", "ld", "M/32", "N/16"})
M32, N16, LD = symbol("M/32"), symbol("N/16"), symbol("ld")


def read(text: str) -> Layout:
    return parse_layout(text, NAMES)


TENSOR = read("(32*(M/32),16*(N/16)):(ld,1)")


@pytest.mark.parametrize(
    "tiler",
    [(32, 16), (16, 8), (read("(8,2,2):(1,16,8)"), 4), (read("(8,4):(4,1)"), read("(2,8):(8,1)")), (1, 1), (4,)],
)
@pytest.mark.parametrize("operation", [logical_divide, zipped_divide])
@pytest.mark.parametrize(("m", "n"), [(1, 1), (2, 3), (5, 1)])
def test_a_divide_is_the_divide_of_the_numbers(tiler: Tiler, operation: object, m: int, n: int) -> None:
    values = {"M/32": m, "N/16": n, "ld": 16 * n + 3}
    symbolic = operation(TENSOR, tiler)  # type: ignore[operator]
    concrete = operation(TENSOR.substitute(values), tiler)  # type: ignore[operator]
    assert list(symbolic.substitute(values).values()) == list(concrete.values())


def test_one_is_never_assumed() -> None:
    assert coalesce(read("(4,M/32):(1,4)")) == read("(4,M/32):(1,4)")  # as CuTe keeps run-time modes
    assert coalesce(read("(M/32,1,4):(1,5,ld)")) == read("(M/32,4):(1,ld)")
    assert filter_layout(read("(M,4):(0,1)")) == read("4:1")
    assert coalesce(read("(M,4):(0,0)")) == Layout(4 * symbol("M"), 0)


def test_composition_over_symbolic_extents() -> None:
    left = read("(32*(M/32),4):(1,ld)")
    assert composition(left, read("(16,2):(1,16)")) == read("(16,2):(1,16)")
    assert composition(left, Layout(2, 32 * M32)) == read("2:ld")
    assert composition(left, Layout(64 * M32, 1)) == read("(32*(M/32),2):(1,ld)")
    with pytest.raises(Rejected) as caught:
        composition(left, read("64:1"))  # with M = 32 that goes on to the next mode
    assert "needs 32*(M/32) to divide 64" in caught.value.refusal.reason
    with pytest.raises(Rejected, match=r"needs 3 to divide M"):
        composition(read("(M,4):(1,ld)"), read("2:3"))


def test_a_missing_divisibility_is_named() -> None:
    with pytest.raises(Rejected) as caught:
        logical_divide(read("(M,N):(N,1)"), (32, 16))
    refusal = caught.value.refusal
    assert (refusal.mode, refusal.reason, refusal.legal) == ("mode 0", "needs 32 to divide M", "M % 32 == 0")
    with pytest.raises(Rejected, match=r"needs 64 to divide 32\*\(M/32\)"):
        logical_divide(TENSOR, (64,))


def test_complement() -> None:
    assert complement(read("8:1"), 32 * M32) == Layout(4 * M32, 8)
    assert complement(read("4:ld"), 4 * LD) == Layout(LD, 1)
    with pytest.raises(Rejected, match="several modes"):
        complement(read("(4,2):(1,ld)"), 32)


def test_the_other_operations() -> None:
    assert make_fragment_like(read("(4,M/32):(1,ld)")) == read("(4,M/32):(1,4)")
    assert make_fragment_like(read("(4,2,3):(1,ld,8)")) == read("(4,2,3):(1,12,4)")
    assert make_layout_like(read("(4,M/32,3):(ld,1,0)")) == read("(4,M/32,3):(M/32,1,0)")
    assert tile_to_shape(read("(8,8):(8,1)"), (32 * M32, 16)) == read("((8,4*(M/32)),(8,2)):((8,64),(1,256*(M/32)))")
    assert blocked_product(read("(2,2)"), read("(M,3)")) == read("((2,M),(2,3)):((1,4),(2,4*M))")
    assert upcast(read("(8,4):(1,2*ld)"), 2) == read("(4,4):(1,ld)")
    with pytest.raises(Rejected, match="needs 2 to divide ld"):
        upcast(read("(8,4):(1,ld)"), 2)
