"""Inverses of layouts and what two layouts have in common (`layout.hpp`)."""

from __future__ import annotations

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.composition import composition
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.int_tuple import compact_major, flatten, pack
from layoutproof.layouts.layout import Layout


def right_inverse(layout: Layout) -> Layout:
    """R with layout(R(i)) == i for i below R's size: as much of 0, 1, 2, ... as the strides reach without a gap."""
    leaves, before = _coalesced(layout)
    shape: list[Size] = [1]
    stride: list[Size] = [0]
    current: Size = 1
    for place in _by_stride(leaves):
        extent, step = leaves[place]
        if step == current:
            shape.append(extent)
            stride.append(before[place])
            current = extent * step
    return coalesce(Layout(tuple(shape), tuple(stride)))


def left_inverse(layout: Layout) -> Layout:
    """L with layout(L(layout(i))) == layout(i). Raises :class:`Rejected` unless the strides, in order, divide one another."""
    leaves, before = _coalesced(layout)
    for _, step in leaves:
        if not isinstance(step, int):
            raise Rejected("left_inverse", f"stride {step} of {layout} is not a number", legal="numeric strides")
    order = _by_stride(leaves)
    shape: list[Size] = []
    stride: list[Size] = [0]
    reached = 1
    for place in order:
        step = leaves[place][1]
        assert isinstance(step, int)
        if step == 0:
            continue
        if step % reached != 0:
            reason = f"stride {step} of {layout} is not a multiple of {reached}, the stride below it"
            low, high = step // reached * reached, -(-step // reached) * reached
            raise Rejected("left_inverse", reason, legal=f"{low} or {high}" if low else f"{high}")
        shape.append(step // reached)
        stride.append(before[place])
        reached = step
    shape.append(leaves[order[-1]][0])
    return coalesce(Layout(tuple(shape), tuple(stride)))


def max_common_layout(left: Layout, right: Layout) -> Layout:
    """The longest run of elements that both layouts number 0, 1, 2, ...: left(R(i)) == right(R(i)) == i."""
    inverse = right_inverse(right)
    common = _common_run(left, inverse)
    return composition(inverse, common) if common is not None else Layout(1, 0)


def max_common_vector(left: Layout, right: Layout) -> Size:
    """The length of that run: how many elements one load and one store can move together."""
    common = _common_run(left, right_inverse(right))
    return common.size() if common is not None else 1


def nullspace(layout: Layout) -> Layout:
    """The layout of the flat coordinates along which ``layout`` does not move (its modes of stride 0)."""
    extents, strides = flatten(layout.shape), flatten(layout.stride)
    steps = flatten(compact_major(tuple(extents)))
    kept = [place for place, stride in enumerate(strides) if stride == 0]
    if not kept:
        return Layout(1, 0)
    return Layout(pack([extents[place] for place in kept]), pack([steps[place] for place in kept]))


def _coalesced(layout: Layout) -> tuple[tuple[tuple[Size, Size], ...], list[Size]]:
    """The modes of the coalesced layout, and the number of elements before each."""
    leaves = coalesce(layout).leaves()
    before: list[Size] = [1]
    for extent, _ in leaves:
        before.append(before[-1] * extent)
    return leaves, before


def _by_stride(leaves: tuple[tuple[Size, Size], ...]) -> list[int]:
    """The places of the numeric strides in increasing order, ties as CuTe's exchange sort leaves them."""
    keyed = [(step, place) for place, (_, step) in enumerate(leaves) if isinstance(step, int)]
    for i in range(len(keyed)):
        for j in range(i + 1, len(keyed)):
            if keyed[j][0] < keyed[i][0]:
                keyed[i], keyed[j] = keyed[j], keyed[i]
    return [place for _, place in keyed]


def _common_run(left: Layout, inverse: Layout) -> Layout | None:
    """The first mode of left o inverse, if it runs 0, 1, 2, ... and has a numeric extent."""
    first = coalesce(composition(left, inverse)).modes[0]
    return first if first.stride == 1 and isinstance(first.shape, int) else None
