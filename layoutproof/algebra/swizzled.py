"""The algebra of swizzled layouts: each operation acts on the layout before the swizzle (`layout_composed.hpp`)."""

from __future__ import annotations

from collections.abc import Callable

from layoutproof.algebra.composition import composition
from layoutproof.algebra.construct import tile_to_shape
from layoutproof.algebra.recast import upcast as upcast_layout
from layoutproof.errors import Rejected
from layoutproof.layouts.int_tuple import IntTuple
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, compose_swizzle
from layoutproof.layouts.tiler import Tiler


def before_swizzle(operation: Callable[[Layout], Layout], layout: ComposedLayout) -> ComposedLayout:
    """The operation applied to the layout before the swizzle."""
    return ComposedLayout(layout.swizzle, layout.offset, operation(layout.layout))


def compose_tiler(layout: ComposedLayout, tiler: Tiler) -> ComposedLayout:
    """(swizzle o offset o layout) o tiler."""
    return before_swizzle(lambda plain: composition(plain, tiler), layout)


def tile_swizzled_to_shape(block: ComposedLayout, target: IntTuple, order: IntTuple | None = None) -> ComposedLayout:
    """A swizzled block repeated to the target shape (`tile_to_shape`)."""
    return before_swizzle(lambda plain: tile_to_shape(plain, target, order), block)


def compose_layout_swizzled(left: Layout, right: ComposedLayout) -> Layout | ComposedLayout:
    """Left o (swizzle o layout): the swizzle is carried through ``left`` where its bits stay bits.

    Raises :class:`Rejected` when the offset is not 0, or ``left`` does not map the swizzle's bits to bits.
    """
    operation = "composition"
    if right.offset != 0:
        raise Rejected(operation, f"the offset {right.offset} of {right} cannot pass through {left}", legal="offset 0")
    source, target = left(right.swizzle.source), left(right.swizzle.target)
    if not isinstance(source, int) or not isinstance(target, int):
        raise Rejected(operation, f"{left} has strides that are not numbers")
    moved = _swizzle_of(source, target, left)
    return compose_swizzle(moved, composition(left, right.layout))


def _swizzle_of(source: int, target: int, left: Layout) -> Swizzle:
    """`make_swizzle`: the swizzle with these masks."""
    bits = source.bit_count()
    if bits == 0 and target == 0:
        return Swizzle(0, 0, 0)
    low_source, low_target = (mask & -mask for mask in (source, target))
    if bits == target.bit_count() and low_source and low_target:
        place_source, place_target = low_source.bit_length() - 1, low_target.bit_length() - 1
        found = Swizzle(bits, min(place_source, place_target), place_source - place_target)
        if (found.source, found.target) == (source, target):
            return found
    reason = f"{left} maps the swizzle's bits to {source:#b} and {target:#b}, which no swizzle has"
    raise Rejected("composition", reason)


def upcast_swizzled(layout: ComposedLayout, count: int) -> ComposedLayout:
    """The same memory seen as elements ``count`` times as wide."""
    if layout.offset % count != 0:
        raise Rejected("upcast", f"{count} does not divide the offset {layout.offset}")
    return ComposedLayout(layout.swizzle.upcast(count), layout.offset // count, upcast_layout(layout.layout, count))
