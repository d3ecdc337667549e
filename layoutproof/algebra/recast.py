"""Layouts of elements seen as wider or narrower elements: upcast, downcast, recast (`layout.hpp`)."""

from __future__ import annotations

from math import gcd

from layoutproof.algebra.steps import within
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import flatten
from layoutproof.layouts.layout import Layout, make_layout


def upcast(layout: Layout, count: int) -> Layout:
    """``count`` neighbouring elements become one: strides are divided, and the modes inside an element shrink.

    Raises :class:`Rejected` when a stride and ``count`` do not divide one another.
    """
    if isinstance(layout.shape, tuple):
        parts = []
        for index, mode in enumerate(layout.modes):
            try:
                parts.append(upcast(mode, count))
            except Rejected as error:
                raise within(error, mode=f"mode {index}") from None
        return make_layout(*parts)
    ((extent, stride),) = layout.leaves()
    if stride == 0:
        return layout
    if isinstance(stride, int):
        if stride % count != 0 and count % stride != 0:
            reason = f"stride {stride} neither divides {count} nor is divided by it"
            raise Rejected("upcast", reason, legal=sizes.multiples_near(abs(stride), count))
        inside = -(-count // abs(stride))
        step = sizes.sign(stride) * -(-abs(stride) // count)
        return Layout(sizes.ceil_div(extent, inside, "upcast"), step)
    quotient = exact_quotient(stride, count)
    if quotient is None:
        raise sizes.needs_division(stride, count, "upcast")
    return Layout(extent, quotient)


def downcast(layout: Layout, count: int) -> Layout:
    """Each element becomes ``count`` neighbouring ones. Raises :class:`Rejected` when no mode has stride 1."""
    if 1 not in flatten(layout.stride):
        reason = f"no mode of {layout} has stride 1, so elements are not adjacent"
        raise Rejected("downcast", reason, legal="a layout with a mode of stride 1")
    return _downcast(layout, count)


def _downcast(layout: Layout, count: int) -> Layout:
    if isinstance(layout.shape, tuple):
        return make_layout(*(_downcast(mode, count) for mode in layout.modes))
    ((extent, stride),) = layout.leaves()
    if stride == 1 or stride == -1:
        return Layout(extent * count, stride)
    return Layout(extent, stride * count)


def recast_layout(layout: Layout, old_bits: int, new_bits: int) -> Layout:
    """The layout of ``old_bits``-wide elements, seen as elements of ``new_bits``: up- and downcast by the ratio."""
    common = gcd(old_bits, new_bits)
    wider, narrower = new_bits // common, old_bits // common
    if wider > 1:
        layout = upcast(layout, wider)
    return downcast(layout, narrower) if narrower > 1 else layout


def scaled_bits(value: Size, old_bits: int, new_bits: int) -> Size:
    """A number of old elements as a number of new ones; Rejected unless whole."""
    quotient = exact_quotient(value * old_bits, new_bits)
    if quotient is None:
        raise sizes.needs_division(value * old_bits, new_bits, "recast")
    return quotient
