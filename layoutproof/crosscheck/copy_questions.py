"""What CuTe is asked of a spec's tiled copies and of descriptors: every copy at every place, and the claims on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from layoutproof.algebra.divide import zipped_divide
from layoutproof.claims.copying import CopySide, Memory, cute_offset
from layoutproof.crosscheck.asked import Asked
from layoutproof.crosscheck.places import Place, Sizes, check_points
from layoutproof.errors import Rejected
from layoutproof.integers.expression import ZERO, Expression, Name, add, divide, multiply
from layoutproof.integers.polynomial import to_expression
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, unswizzled
from layoutproof.specs.copies import Copies
from layoutproof.specs.spec import Claim, SpecCopy
from layoutproof.tiled.copy import TiledCopy

SIDES = {"S": "source", "D": "destination"}


@dataclass(frozen=True)
class Block:
    """A tensor in numbers: what the whole of it is, and the tile that a block sees (empty: all of it)."""

    memory: Memory
    layout: Layout | ComposedLayout
    tile: tuple[int, ...]

    @property
    def plain(self) -> Layout:
        """The whole before the swizzle."""
        return unswizzled(self.layout)

    @property
    def extents(self) -> tuple[int, ...]:
        """The extents of the whole."""
        return tuple(_whole(mode.size()) for mode in self.plain.modes)

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents of what one block sees."""
        return self.tile or self.extents

    @property
    def seen_plain(self) -> Layout:
        """What one block sees before the swizzle; where it starts is not in it."""
        return zipped_divide(self.plain, self.tile).modes[0] if self.tile else self.plain  # local_tile

    @property
    def seen(self) -> Layout | ComposedLayout:
        """The same, the swizzle included."""
        whole, plain = self.layout, self.seen_plain
        return replace(whole, layout=plain) if isinstance(whole, ComposedLayout) else plain


@dataclass(frozen=True)
class End:
    """One side of a copy at sizes that are numbers, with the claims that speak of it."""

    name: str
    side: CopySide
    block: Block
    in_memory: bool
    sizes: Sizes
    claims: tuple[Asked, ...] = ()

    @property
    def title(self) -> str:
        """``copies.fill_a, source``."""
        return f"copies.{self.name}, {SIDES[self.side.side]}"

    @property
    def inputs(self) -> tuple[str, ...]:
        """What formulas may name: thread, value, repetitions, blocks."""
        modes = self.side.memory.modes
        blocks = tuple(f"b{mode}" for mode in modes) if self.block.tile else ()
        return ("t", "v", "lane", "warp", *(f"r{mode}" for mode in modes), *blocks)

    @property
    def coordinate(self) -> dict[str, Expression]:
        """The coordinate as we have it, by mode."""
        return dict(zip(self.side.memory.modes, self.side.coordinate, strict=True))

    def element(self) -> Expression:
        """The element as we have it from our own partition of the tensor: a block's start, then the thread's offset."""
        memory, tensor = self.side.memory, self.side.memory.tensor
        start: Expression = ZERO
        if memory.tile:
            free = {variable.name for variable in self.side.domain.variables}
            blocks = [Name(f"b{mode}") if f"b{mode}" in free else ZERO for mode in memory.modes]
            tile = zip(blocks, memory.tile, strict=True)
            start = layout_expression(tensor.plain, tuple(multiply(block, to_expression(e)) for block, e in tile))
        offset = add(start, cute_offset(self.side))
        if not isinstance(tensor.layout, ComposedLayout):
            return offset
        return tensor.swizzle.expression(add(tensor.layout.offset, offset))

    def outputs(self) -> dict[str, Expression]:
        """What claims call the element, in terms of ``element``."""
        memory = self.side.memory
        if not self.in_memory:
            return {}
        swizzled_bytes = memory.by_address and memory.tensor.swizzle.bits != 0
        outputs: dict[str, Expression] = {"element": Name("element")}
        if not swizzled_bytes:
            place = in_unit(memory)
            outputs["byte"] = divide(place, 8) if memory.unit == "bit" else place
        return outputs


@dataclass(frozen=True)
class Moves:
    """The claim that what arrives is what was asked for, of one copy at some sizes."""

    name: str
    source: Block
    destination: Block
    sizes: Sizes
    asked: Asked


@dataclass(frozen=True)
class Descriptor:
    """The descriptor of a tensor that an instruction reads itself, at some sizes."""

    operand: str
    block: Block
    place: Place


@dataclass(frozen=True)
class CopyQuestions:
    """All that is asked of copies. ``copies`` are those that can be built."""

    copies: tuple[tuple[SpecCopy, TiledCopy], ...] = ()
    ends: tuple[End, ...] = ()
    moves: tuple[Moves, ...] = ()
    descriptors: tuple[Descriptor, ...] = ()


def block_of(memory: Memory, place: Place) -> Block:
    """A tensor at these sizes."""
    return Block(memory, place.layout(memory.tensor.layout), tuple(map(place.number, memory.tile)))


def in_unit(memory: Memory) -> Expression:
    """Where an element lies, in bytes (bits of narrower ones), in terms of ``element``. Raises :class:`Rejected`."""
    if memory.by_address and memory.tensor.swizzle.bits:
        raise Rejected(
            "crosscheck", f"the swizzle of {memory.name} is applied to addresses: that is no layout of CuTe's"
        )
    base = memory.tensor.base * (8 if memory.unit == "bit" else 1)
    return add(base, multiply(memory.width, Name("element")))


def sides_of(copies: Copies, name: str, place: Place) -> Iterator[End]:
    """Both sides of a copy. Raises :class:`Rejected` where it is not whole tiles."""
    for side in SIDES:
        yield end_of(copies, name, side, place)


def end_of(copies: Copies, name: str, side: str, place: Place) -> End:
    """One side of a copy at these sizes. Raises :class:`Rejected`."""
    spec = copies.subjects.spec.copies[name]
    found = copies.side(name, side, vectors=False)
    check_points(found.domain.points_at(place.sizes), place)
    own = spec.source if side == "S" else spec.destination
    block = block_of(found.memory, place)
    if own:
        found.copy.tidfrg(side, block.seen_plain)  # where we refuse it CuTe does not compile it
    return End(name, found, block, bool(own), place.pairs)


def moves_of(claim: Claim, holds: bool, place: Place) -> Moves:
    """The question whether a copy moves what it should. Raises :class:`Rejected`."""
    copies = place.subjects.copies
    blocks = {side: block_of(copies.side(claim.subject, side).memory, place) for side in SIDES}
    for side, block in blocks.items():
        copies.copy(claim.subject).tidfrg(side, block.seen_plain)
    return Moves(claim.subject, blocks["S"], blocks["D"], place.pairs, Asked(claim, holds))


def _whole(size: object) -> int:
    assert isinstance(size, int), "a tensor at sizes that are numbers"
    return size
