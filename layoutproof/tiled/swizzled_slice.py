"""A slice of a swizzled layout, as CuTe takes it (`slice_and_offset` in swizzle_layout.hpp).

Where what is left of the layout moves only one of two bits that are swizzled together, the swizzle no longer does
anything but choose signs: CuTe then returns a plain layout, whose strides depend on the coordinate that was fixed.
"""

from __future__ import annotations

from collections.abc import Iterator

from layoutproof.algebra.composition import composition
from layoutproof.algebra.partition import SliceCoordinate, slice_and_offset
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, symbol
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle
from layoutproof.layouts.tiler import Underscore


def slice_swizzled(coordinate: SliceCoordinate, layout: ComposedLayout) -> tuple[Layout | ComposedLayout, int]:
    """The modes beside a ``_``, and the offset to add *after* the swizzle. The result is plain wherever CuTe's is.

    What is fixed counts as known at run time only, as a thread index is: the strides that depend on it are not merged with
    their neighbours. Raises :class:`Rejected` where what is left does not keep to the swizzle's bits.
    """
    swizzle = layout.swizzle
    left, fixed = slice_and_offset(coordinate, layout.layout)
    fixed = _number(fixed)
    through = fixed & ~(swizzle.source | swizzle.target)  # never meets the swizzle
    meeting = layout.offset ^ (fixed & (swizzle.source | swizzle.target))
    active = _number(composition(_projection(swizzle), left)(_number(left.size()) - 1))
    if active & ~swizzle(active):
        return ComposedLayout(swizzle, meeting, left), through
    reachable = 0
    for extent, stride in _fixed_leaves(coordinate, layout.layout):
        reachable |= (_number(extent) - 1) * _number(stride)
    blocks, values = _unswizzled(swizzle, meeting, reachable)
    return composition(blocks, left).substitute(values), swizzle(meeting) + through


def _projection(swizzle: Swizzle) -> Layout:
    """The number line as (below the lower bits, lower bits, between, upper bits, above); only the bits count."""
    low, between = swizzle.base, abs(swizzle.shift) - swizzle.bits
    high = low + swizzle.bits + between
    shape = (1 << low, 1 << swizzle.bits, 1 << between, 1 << swizzle.bits, 1)
    return Layout(shape, (0, 1 << low, 0, 1 << high, 0))


def _unswizzled(swizzle: Swizzle, meeting: int, reachable: int) -> tuple[Layout, dict[str, Size]]:
    """The number line, each of the swizzle's bits with the stride that it has when the bits of ``meeting`` are fixed.

    Strides that depend on a bit of ``reachable`` are symbols, with their values beside the layout.
    """
    values: dict[str, Size] = {}
    low, between = swizzle.base, abs(swizzle.shift) - swizzle.bits
    high = low + swizzle.bits + between

    def strides(first: int) -> tuple[Size, ...]:
        found: list[Size] = []
        for place in range(first, first + swizzle.bits):
            bit = 1 << place
            partner = bit << abs(swizzle.shift) if first == low else bit >> abs(swizzle.shift)
            step = _step(swizzle, bit, partner, meeting)
            if partner & reachable:
                values[f"bit{place}"] = step
                found.append(symbol(f"bit{place}"))
            else:
                found.append(step)
        return tuple(found)

    twos = (2,) * swizzle.bits
    shape = (1 << low, twos, 1 << between, twos, 1)
    top = 1 << (high + swizzle.bits)
    return Layout(shape, (1, strides(low), 1 << (low + swizzle.bits), strides(high), top)), values


def _step(swizzle: Swizzle, bit: int, partner: int, meeting: int) -> int:
    """By how much the swizzled number changes when ``bit`` becomes 1 while its partner stays as it is in ``meeting``."""
    if bit & swizzle.target:
        return -bit if meeting & partner else bit
    return bit - partner if meeting & partner else bit + partner


def _fixed_leaves(coordinate: SliceCoordinate, layout: Layout) -> Iterator[tuple[Size, Size]]:
    if isinstance(coordinate, tuple):
        for part, mode in zip(coordinate, layout.modes, strict=True):
            yield from _fixed_leaves(part, mode)
    elif not isinstance(coordinate, Underscore):
        yield from layout.leaves()


def _number(value: Size) -> int:
    if not isinstance(value, int):
        raise Rejected("slice", f"{value} is not a number", legal="a swizzled layout in numbers")
    return value
