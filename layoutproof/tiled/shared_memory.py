"""A tensor in shared memory: a layout, the width of an element, and how well its base is aligned.

    tile = SharedTensor(parse_composed("Sw<3,3,3> o 0 o (64,64):(64,1)"), 16, alignment=1024)
    tile.byte_address((Name("m"), Name("k")))      # 2 * swizzled(64*m + k)

The layout counts in elements, an address in bytes; nothing converts silently. A swizzle of bytes is another swizzle on
elements (:func:`element_swizzle`), and it is a function of the *address* only where the base is aligned to its pattern.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, add, divide, multiply
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.expressions import Coordinate, layout_expression
from layoutproof.layouts.int_tuple import modes
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, unswizzled

OPERATION = "shared memory"


@dataclass(frozen=True)
class SharedTensor:
    """``layout`` maps coordinates to elements of ``bits`` bits from a base that is a multiple of ``alignment`` bytes.

    ``base`` is where the tensor starts within that aligned memory, in bytes. Raises :class:`Rejected` when it is not
    whole elements.
    """

    layout: Layout | ComposedLayout
    bits: int
    alignment: int = 16
    base: int = 0

    def __post_init__(self) -> None:
        if self.base * 8 % self.bits:
            element = -(-self.bits // 8)
            reason = f"the base {self.base} is not a whole number of {self.bits}-bit elements"
            raise Rejected(OPERATION, reason, mode="base", legal=sizes.multiples_near(self.base, element))

    @property
    def plain(self) -> Layout:
        """The layout before the swizzle."""
        return unswizzled(self.layout)

    @property
    def swizzle(self) -> Swizzle:
        """The swizzle on elements; one of no bits where there is none."""
        return self.layout.swizzle if isinstance(self.layout, ComposedLayout) else Swizzle(0, 0, 0)

    @property
    def cosize(self) -> Size:
        """CuTe's cosize: the elements to allocate, before the swizzle."""
        return self.plain.cosize()

    @property
    def elements(self) -> Size:
        """The elements that are really reached: a swizzle may lead past the cosize, to the end of its pattern."""
        size = self.cosize
        if isinstance(self.layout, ComposedLayout):
            size = size + self.layout.offset
        pattern = self.pattern
        return -(-size // pattern) * pattern if pattern > 1 and isinstance(size, int) else size

    @property
    def bytes(self) -> Size:
        """The bytes to allocate, rounded up."""
        return sizes.ceil_div(self.elements * self.bits, 8, OPERATION)

    @property
    def pattern(self) -> int:
        """After how many elements the swizzle repeats; 1 without one."""
        return period(self.swizzle)

    @property
    def pattern_bytes(self) -> int:
        """After how many bytes the swizzle repeats: the alignment that lets it be computed from an address."""
        return max(self.pattern * self.bits // 8, 1)

    def index(self, coordinate: Coordinate) -> Expression:
        """The element of a coordinate, from the tensor's start."""
        if isinstance(self.layout, ComposedLayout):
            return self.layout.expression(coordinate)
        return layout_expression(self.layout, coordinate)

    def byte_address(self, coordinate: Coordinate) -> Expression:
        """The byte of a coordinate, from the aligned base; of an element narrower than a byte, the byte that holds it."""
        index = self.index(coordinate)
        inside = multiply(self.bits // 8, index) if self.bits % 8 == 0 else divide(multiply(self.bits, index), 8)
        return add(self.base, inside)

    def byte_swizzle(self) -> Swizzle:
        """The swizzle as a function of byte offsets. Raises :class:`Rejected` for elements of no whole power of two bytes."""
        return byte_swizzle(self.swizzle, self.bits)

    def check_base(self) -> None:
        """What computes the swizzle from addresses (descriptors, TMA, swizzled pointers) needs a base aligned to the pattern."""
        for what, value in (("the base's alignment", self.alignment), ("the base", self.base)):
            if value % self.pattern_bytes:
                reason = f"{what} is {value} bytes, {self.swizzle} repeats every {self.pattern_bytes} bytes"
                legal = sizes.multiples_near(value, self.pattern_bytes)
                raise Rejected(OPERATION, reason, mode="alignment", legal=legal)

    def check_row(self, axis: int) -> None:
        """The swizzle must stay inside a row: the elements that mode ``axis`` puts side by side."""
        check_swizzle_in_row(self.swizzle, _run(self.plain.modes[axis]))

    def staged(self, stages: int) -> SharedTensor:
        """The tensor repeated ``stages`` times, one whole pattern or more apart, as a last mode."""
        plain, step = self.plain, self.elements
        staged = Layout((*modes(plain.shape), stages), (*modes(plain.stride), step))
        layout = replace(self.layout, layout=staged) if isinstance(self.layout, ComposedLayout) else staged
        return replace(self, layout=layout)


def period(swizzle: Swizzle) -> int:
    """After how many elements a swizzle repeats."""
    return 1 << (swizzle.base + abs(swizzle.shift) + swizzle.bits) if swizzle.bits else 1


def element_swizzle(swizzle: Swizzle, bits: int) -> Swizzle:
    """A swizzle of byte offsets, on elements: ``Sw<3,4,3>`` is ``Sw<3,3,3>`` on halves and ``Sw<3,2,3>`` on floats.

    Raises :class:`Rejected` where it would move parts of an element, which CuTe's upcast would silently drop.
    """
    exponent = _exponent(bits)
    if exponent > 0 and swizzle.bits and swizzle.base < exponent:
        reason = f"{swizzle} on bytes moves bit {swizzle.base}, which lies inside an element of {bits // 8} bytes"
        raise Rejected(
            OPERATION, reason, mode="swizzle", legal=f"Sw<{swizzle.bits},{exponent},{swizzle.shift}> on bytes"
        )
    return Swizzle(swizzle.bits, max(swizzle.base - exponent, 0), swizzle.shift)


def byte_swizzle(swizzle: Swizzle, bits: int) -> Swizzle:
    """A swizzle of elements, on byte offsets: ``Sw<3,3,3>`` on halves is ``Sw<3,4,3>``."""
    exponent = _exponent(bits)
    if exponent < 0 and swizzle.base < -exponent and swizzle.bits:
        reason = f"{swizzle} moves elements of {bits} bits inside a byte"
        raise Rejected(OPERATION, reason, mode="swizzle", legal=f"Sw<{swizzle.bits},{-exponent},{swizzle.shift}>")
    return Swizzle(swizzle.bits, max(swizzle.base + exponent, 0), swizzle.shift)


def check_swizzle_in_row(swizzle: Swizzle, row: Size) -> None:
    """The bits that a swizzle changes must be those of places in a row of ``row`` elements."""
    width = swizzle.target + 1 if swizzle.bits == 0 else 1 << swizzle.target.bit_length()
    if swizzle.bits == 0 or not isinstance(row, int) or width <= row:
        return
    low = (swizzle.target & -swizzle.target).bit_length() - 1
    bits = max(row.bit_length() - 1 - low, 0)
    reason = f"{swizzle} permutes {width} elements, the row has {row}"
    raise Rejected(
        "swizzle", reason, mode="row", legal=f"Sw<{bits},{swizzle.base},{swizzle.shift}>" if bits else "no swizzle"
    )


def check_chunks(extent: int, chunk: int) -> None:
    """What one warp (or thread group) holds along a mode must be whole swizzle chunks: a swizzled block has one owner."""
    if extent % chunk and chunk % extent:
        cut = extent // chunk
        reason = f"a warp's {extent} elements cut chunk {cut} of {chunk}: it belongs to two warps"
        raise Rejected("swizzle", reason, mode="chunk", legal=sizes.multiples_near(extent, chunk))


def _run(mode: Layout) -> Size:
    """How many elements of a mode lie side by side."""
    run: Size = 1
    for extent, stride in mode.leaves():
        if extent == 1:
            continue
        if stride != run:
            break
        run = run * extent
    return run


def _exponent(bits: int) -> int:
    """log2 of the bytes of an element; negative below a byte."""
    if bits < 1 or bits & (bits - 1):
        low = 1 << max(bits.bit_length() - 1, 0)
        raise Rejected(
            OPERATION, f"elements of {bits} bits are no power of two", mode="bits", legal=f"{low} or {2 * low}"
        )
    return bits.bit_length() - 4
