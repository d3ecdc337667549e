"""Swizzles, and layouts followed by one: ``Sw<3,4,3> o 0 o (8,64):(64,1)`` (`swizzle.hpp`, `layout_composed.hpp`).

``Sw<B,M,S>`` exclusive-ors B bits of a number, the lowest being bit M + max(S,0), into the B bits that lie S lower (S
negative: higher). It is its own inverse. The unit is the layout's: a swizzle of bytes on 4-byte elements is another
swizzle on elements, see :meth:`Swizzle.upcast`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from layoutproof.errors import NotationError, Rejected
from layoutproof.integers.expression import Binary, Expression, Literal, add
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.expressions import Coordinate, layout_expression
from layoutproof.layouts.int_tuple import IntTuple, flatten
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import LARGEST, parse_layout

PATTERN = re.compile(r"\s*(?:Sw|Swizzle)\s*<\s*(-?\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)\s*>\s*(?:\{\s*\})?")
INDEX_BITS = 63  # of the largest machine index
COMPOSED = re.compile(r"\s*o\s*_?(\d+)\s*o\s*")


@dataclass(frozen=True, slots=True)
class Swizzle:
    """``Sw<bits,base,shift>``. Raises :class:`Rejected` for negative bits or base, or |shift| below bits."""

    bits: int
    base: int
    shift: int

    def __post_init__(self) -> None:
        for name, value in (("bits B", self.bits), ("base M", self.base)):
            if value < 0:
                raise Rejected("swizzle", f"{self}: the {name} {value} is negative", legal="0 or more")
        top = self.bits + self.base + abs(self.shift)
        if top > INDEX_BITS:
            reason = f"{self}: it reaches bit {top - 1}, an index has {INDEX_BITS} bits"
            raise Rejected("swizzle", reason, legal=f"B + M + |S| at most {INDEX_BITS}")
        if abs(self.shift) < self.bits:
            reason = f"{self}: the shift {self.shift} is shorter than the {self.bits} bits, source and target overlap"
            raise Rejected("swizzle", reason, legal=f"{self.bits} or -{self.bits}")

    def __str__(self) -> str:
        return f"Sw<{self.bits},{self.base},{self.shift}>"

    @property
    def source(self) -> int:
        """The mask of the bits that are read (CuTe's yyy_msk)."""
        return ((1 << self.bits) - 1) << (self.base + max(0, self.shift))

    @property
    def target(self) -> int:
        """The mask of the bits that are changed (CuTe's zzz_msk)."""
        return ((1 << self.bits) - 1) << (self.base - min(0, self.shift))

    def __call__(self, index: int) -> int:
        moved = index & self.source
        return index ^ (moved >> self.shift if self.shift >= 0 else moved << -self.shift)

    def expression(self, index: Expression) -> Expression:
        """The swizzled index: ``x ^ ((x & mask) >> S)``."""
        if self.bits == 0:
            return index
        masked = Binary("&", index, Literal(self.source))
        operator = ">>" if self.shift >= 0 else "<<"
        return Binary("^", index, Binary(operator, masked, Literal(abs(self.shift))))

    def upcast(self, count: int) -> Swizzle:
        """The same swizzle on elements ``count`` (a power of two) times as wide; bits below an element are lost."""
        base = self.base - _exponent(count, "upcast")
        return Swizzle(self.bits, base, self.shift) if base >= 0 else Swizzle(max(self.bits + base, 0), 0, self.shift)

    def downcast(self, count: int) -> Swizzle:
        """The same swizzle on elements ``count`` (a power of two) times as narrow."""
        return Swizzle(self.bits, self.base + _exponent(count, "downcast"), self.shift)


@dataclass(frozen=True, slots=True)
class ComposedLayout:
    """``swizzle o offset o layout``: index -> swizzle(offset + layout(index)). It has a shape but no strides."""

    swizzle: Swizzle
    offset: int
    layout: Layout

    def __str__(self) -> str:
        return f"{self.swizzle} o {self.offset} o {self.layout}"

    @property
    def shape(self) -> IntTuple:
        return self.layout.shape

    @property
    def stride(self) -> IntTuple:
        """Not defined. Raises :class:`Rejected`, as CuTe does not compile it."""
        reason = f"{self} is not linear: it has no strides"
        raise Rejected("stride", reason, legal=f"the strides of {self.layout}, before the swizzle")

    def size(self) -> Size:
        """The number of coordinates."""
        return self.layout.size()

    def __call__(self, coordinate: IntTuple) -> int:
        index = self.layout(coordinate)
        if not isinstance(index, int):
            raise Rejected("swizzle", f"the index {index} is not a number")
        return self.swizzle(self.offset + index)

    def values(self) -> Iterator[int]:
        """All indices, first mode fastest."""
        return (self.swizzle(self.offset + index) for index in self.layout.values())

    def expression(self, coordinate: Coordinate) -> Expression:
        """The index of a coordinate as an integer expression."""
        return self.swizzle.expression(add(Literal(self.offset), layout_expression(self.layout, coordinate)))


def compose_swizzle(swizzle: Swizzle, layout: Layout, offset: int = 0) -> Layout | ComposedLayout:
    """Swizzle o offset o layout; a swizzle of no bits at offset 0 leaves the layout."""
    return layout if swizzle.bits == 0 and offset == 0 else ComposedLayout(swizzle, offset, layout)


def unswizzled(layout: Layout | ComposedLayout) -> Layout:
    """The layout before the swizzle, its offset left out."""
    return layout.layout if isinstance(layout, ComposedLayout) else layout


def parse_composed(text: str, names: frozenset[str] = frozenset()) -> Layout | ComposedLayout:
    """A layout, or ``Sw<B,M,S> o offset o layout`` (offset 0 when left out: ``Sw<B,M,S> o layout``)."""
    match = PATTERN.match(text)
    if not match:
        return parse_layout(text, names)
    swizzle = Swizzle(*map(int, match.groups()))
    joint = COMPOSED.match(text, match.end())
    plain = re.compile(r"\s*o\s*").match(text, match.end())
    if joint is None and plain is None:
        raise NotationError(
            "expected 'o' after the swizzle", text=text, position=match.end(), hint="Sw<3,4,3> o 0 o (8,64)"
        )
    end = joint.end() if joint else plain.end() if plain else 0
    try:
        layout = parse_layout(text[end:], names)
    except NotationError as error:
        raise NotationError(error.message, text=text, position=end + error.position, hint=error.hint) from None
    offset = int(joint[1]) if joint else 0
    reach = layout.cosize() if not any(map(sizes.has_basis, flatten(layout.stride))) else 0
    if offset > LARGEST or (isinstance(reach, int) and offset + reach > LARGEST):
        assert joint is not None  # without an offset the layout has been measured already
        message = f"the offset {offset} leads beyond 2^63"
        hint = "no machine index reaches that far"
        raise NotationError(message, text=text, position=joint.start(1), hint=hint)
    return ComposedLayout(swizzle, offset, layout)


def _exponent(count: int, operation: str) -> int:
    if count < 1 or count & (count - 1):
        low = 1 << max(count.bit_length() - 1, 0)
        raise Rejected(operation, f"{count} is not a power of two", legal=f"{low} or {2 * low}")
    return count.bit_length() - 1
