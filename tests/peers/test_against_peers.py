"""Our algebra against pycute and tensor-layouts, on layouts drawn at random.

They may differ from us only where ``docs/peers.md`` says how and why: each ``if`` below is one of its headings.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from layoutproof.layouts import Layout
from layoutproof.testing import bijective_layouts, composition_pairs, divide_pairs, layouts
from tests.peers.peers import PACKAGES, Peer, Refused, ours, peer, values

Pair = tuple[Layout, Layout]
small = layouts(max_rank=2, max_extent=6, max_stride=6)
quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module", params=PACKAGES)
def library(request: pytest.FixtureRequest) -> Peer:
    return peer(request.param)


@quick
@given(layout=layouts())
def test_coalesce(library: Peer, layout: Layout) -> None:
    assert library("coalesce", layout) == ours("coalesce", layout)


@quick
@given(layout=layouts(), cotarget=st.integers(1, 100))
def test_complement(library: Peer, layout: Layout, cotarget: int) -> None:
    mine, theirs = ours("complement", layout, cotarget), library("complement", layout, cotarget)
    if isinstance(mine, Refused):  # "A complement of what has none"
        return
    assert theirs == mine


@quick
@given(pair=composition_pairs())
def test_composition_where_it_is_a_function_of_a_function(library: Peer, pair: Pair) -> None:
    mine, theirs = ours("composition", *pair), library("composition", *pair)
    assert isinstance(mine, Layout) and isinstance(theirs, Layout)
    assert values(theirs) == values(mine)


@quick
@given(left=layouts(), right=small)
def test_composition(library: Peer, left: Layout, right: Layout) -> None:
    mine, theirs = ours("composition", left, right), library("composition", left, right)
    if isinstance(theirs, Refused):  # "Composition: stricter divisibility"
        return
    if leaves_the_domain(left, right):  # "Composition past the end"
        return
    if isinstance(mine, Refused):  # "Composition: elements lost"
        assert library.name == "pycute" and theirs.size() != right.size()
        return
    assert values(theirs) == values(mine)


@quick
@given(pair=divide_pairs())
def test_logical_divide_where_the_tiler_divides(library: Peer, pair: Pair) -> None:
    mine, theirs = ours("logical_divide", *pair), library("logical_divide", *pair)
    assert isinstance(mine, Layout) and isinstance(theirs, Layout)
    assert values(theirs) == values(mine)


@quick
@given(layout=layouts(), tiler=small)
def test_logical_divide(library: Peer, layout: Layout, tiler: Layout) -> None:
    mine, theirs = ours("logical_divide", layout, tiler), library("logical_divide", layout, tiler)
    if isinstance(theirs, Refused):  # "Composition: stricter divisibility"
        return
    if isinstance(mine, Refused):  # "A complement of what has none", "Composition: elements lost"
        return
    if tiler.cosize() * gap(tiler) > layout.size():  # "Composition past the end": the tiler or its complement leaves
        return
    assert values(theirs) == values(mine)


@quick
@given(block=layouts(), tiler=small)
def test_logical_product(library: Peer, block: Layout, tiler: Layout) -> None:
    mine, theirs = ours("logical_product", block, tiler), library("logical_product", block, tiler)
    if isinstance(theirs, Refused) or isinstance(mine, Refused):  # as above
        return
    assert values(theirs) == values(mine)


@quick
@given(layout=bijective_layouts())
def test_inverses_of_bijections(library: Peer, layout: Layout) -> None:
    for operation in ("right_inverse", "left_inverse"):
        mine, theirs = ours(operation, layout), library(operation, layout)
        assert isinstance(mine, Layout) and isinstance(theirs, Layout)
        assert values(theirs) == values(mine)


@quick
@given(layout=layouts())
def test_right_inverse(library: Peer, layout: Layout) -> None:
    mine, theirs = ours("right_inverse", layout), library("right_inverse", layout)
    assert isinstance(mine, Layout) and isinstance(theirs, Layout)
    for inverse in (mine, theirs):  # "Right inverse": which of several, and pycute's may stop earlier
        assert [layout(i) for i in values(inverse)] == list(range(len(values(inverse))))
    if library.name == "pycute":
        assert len(values(theirs)) <= len(values(mine))


@quick
@given(layout=layouts())
def test_left_inverse(library: Peer, layout: Layout) -> None:
    mine, theirs = ours("left_inverse", layout), library("left_inverse", layout)
    if isinstance(mine, Refused) or isinstance(theirs, Refused):  # "Left inverse: strides that do not nest"
        return
    if len(set(values(layout))) < len(values(layout)):  # "Left inverse": not injective, no left inverse
        return
    if library.name == "pycute" and not whole_gaps(layout):  # "Left inverse": pycute's is wrong there
        return
    numbers = range(len(values(layout)))  # "Left inverse": only on the image is it determined
    assert [mine(layout(i)) for i in numbers] == [theirs(layout(i)) for i in numbers] == list(numbers)


def leaves_the_domain(left: Layout, right: Layout) -> bool:
    """Some value of ``right``, or one step of it, is past the end of ``left``."""
    return max((*values(right), *(stride for _, stride in right.leaves()))) >= len(values(left))  # type: ignore[type-var]


def whole_gaps(layout: Layout) -> bool:
    """Each stride is a multiple of where the modes below it end."""
    leaves = sorted((stride, extent) for extent, stride in layout.leaves() if extent != 1 and stride != 0)  # type: ignore[type-var]
    return all(above % (below * extent) == 0 for (below, extent), (above, _) in pairwise(leaves))  # type: ignore[operator]


def gap(tiler: Layout) -> int:
    """1 where the tiler with its complement stays within one multiple of its cosize."""
    return 1 if len(set(values(tiler))) == tiler.cosize() else 2
