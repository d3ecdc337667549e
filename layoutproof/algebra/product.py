"""Repeating a block over a tiler: CuTe's six products (`layout.hpp`)."""

from __future__ import annotations

from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.rearrange import append_modes, spread, tile_unzip, zip_layouts
from layoutproof.algebra.steps import by_mode, within
from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.layouts.tiler import Tiler, Underscore


def logical_product(block: Layout, tiler: Tiler, *, operation: str = "logical_product") -> Layout:
    """(block, repetitions): the block's complement composed with the tiler. A tuple works mode by mode.

    Raises :class:`Rejected` when the tiler has too many modes, or the complement or composition is refused.
    """
    if isinstance(tiler, tuple):

        def repeat_mode(part: Layout, entry: Tiler, _: str) -> Layout:
            return logical_product(part, entry, operation=operation)

        return make_layout(*by_mode(block, tiler, operation, repeat_mode, what="block"), *block.modes[len(tiler) :])
    if isinstance(tiler, Underscore):
        return block
    if not isinstance(tiler, Layout):
        tiler = Layout(tiler)
    try:
        rest = complement(block, block.size() * tiler.cosize())
        return make_layout(block, composition(rest, tiler))
    except Rejected as error:
        raise within(error, operation=operation) from None


def zipped_product(block: Layout, tiler: Tiler, *, operation: str = "zipped_product") -> Layout:
    """((block, ...), (repetitions, ...))."""
    return tile_unzip(logical_product(block, tiler, operation=operation), tiler, operation)


def tiled_product(block: Layout, tiler: Tiler) -> Layout:
    """((block, ...), repetitions, ...)."""
    inside, rest = zipped_product(block, tiler, operation="tiled_product").modes
    return make_layout(inside, *spread(rest))


def flat_product(block: Layout, tiler: Tiler) -> Layout:
    """(block, ..., repetitions, ...)."""
    inside, rest = zipped_product(block, tiler, operation="flat_product").modes
    return make_layout(*spread(inside), *spread(rest))


def blocked_product(block: Layout, tiler: Layout) -> Layout:
    """Mode by mode (block, repetitions): every element of the tiler becomes a block."""
    first, second = _padded_product(block, tiler, "blocked_product")
    return zip_layouts(first, second, "blocked_product")


def raked_product(block: Layout, tiler: Layout) -> Layout:
    """Mode by mode (repetitions, block): the blocks are interleaved."""
    first, second = _padded_product(block, tiler, "raked_product")
    return zip_layouts(second, first, "raked_product")


def _padded_product(block: Layout, tiler: Layout, operation: str) -> tuple[Layout, Layout]:
    ranks = max(block.rank, tiler.rank)
    result = logical_product(append_modes(block, ranks), append_modes(tiler, ranks), operation=operation)
    first, second = result.modes
    return first, second
