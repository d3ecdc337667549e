"""The complement of a layout: the layout that steps over what it does not reach (`complement` in layout.hpp)."""

from __future__ import annotations

from layoutproof.algebra.coalesce import coalesce, filter_layout
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple, ceil_div, coalesce_shape, compact_major
from layoutproof.layouts.layout import Layout

OPERATION = "complement"


def complement(layout: Layout, cotarget: IntTuple | None = None) -> Layout:
    """The layout R such that (layout, R) reaches 0..cotarget-1, rounded up to whole repetitions.

    Modes of stride 0 or extent 1 are ignored; the default cotarget is the layout's own cosize. Raises :class:`Rejected`
    when the strides, in order, do not leave room for the modes below (they do not nest), and for several
    modes of which one has a symbolic stride.
    """
    plain = filter_layout(layout)
    if cotarget is None:
        cotarget = plain.cosize()
    if plain.stride == 0:
        return Layout(coalesce_shape(cotarget))
    pending = list(plain.leaves())
    if len(pending) > 1:
        for extent, stride in pending:
            if not isinstance(stride, int):
                reason = f"stride {sizes.size_text(stride)} of extent {extent} is not a number"
                raise Rejected(OPERATION, f"{reason}, and {layout} has several modes", legal="a numeric stride")
        pending.sort(key=lambda leaf: leaf[1])  # type: ignore[arg-type, return-value]  # all numbers, just checked
    shape: list[Size] = []
    strides: list[Size] = [1]
    for place, (extent, stride) in enumerate(pending):
        gap = sizes.floor_div(stride, strides[-1], OPERATION)
        if gap == 0:
            raise _overlap(layout, pending[place - 1], (extent, stride))
        shape.append(gap)
        strides.append(stride * extent)
    last = strides.pop()
    rest = coalesce_shape(ceil_div(cotarget, last, OPERATION))
    return coalesce(Layout((tuple(shape), rest), (tuple(strides), compact_major(rest, last))))


def _overlap(layout: Layout, below: tuple[Size, Size], leaf: tuple[Size, Size]) -> Rejected:
    """The refusal of strides that do not nest; whether two coordinates really meet is another question.

    CuTe's message is "Non-injective Layout detected" for both: (3,7):(6,7) has 21 different values and is refused.
    """
    (extent_below, stride_below), (extent, stride) = below, leaf
    end = extent_below * stride_below
    reason = f"stride {stride} of extent {extent} is below {end}, where {extent_below}:{stride_below} ends"
    return Rejected(OPERATION, f"the strides of {layout} do not nest: {reason}", legal=f"{end}")
