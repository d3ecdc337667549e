"""Layouts made after the pattern of a shape or of another layout (`layout.hpp`)."""

from __future__ import annotations

from layoutproof.algebra.coalesce import zero_extents
from layoutproof.algebra.product import blocked_product, tiled_product
from layoutproof.algebra.rearrange import append_modes
from layoutproof.errors import Rejected
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import (
    IntTuple,
    compact_major,
    compact_order,
    modes,
    product,
    product_each,
    rank,
    text,
)
from layoutproof.layouts.layout import Layout


def make_ordered_layout(shape: IntTuple, order: IntTuple) -> Layout:
    """The dense layout of ``shape`` whose modes are laid out by increasing ``order``: (4,8) by (2,1) is (4,8):(8,1)."""
    return Layout(shape, compact_order(shape, order))


def make_layout_like(layout: Layout) -> Layout:
    """The dense layout that orders its modes as ``layout`` does; strides 0 stay 0."""
    return Layout(layout.shape, compact_order(zero_extents(layout.stride, layout.shape), layout.stride))


def make_fragment_like(layout: Layout) -> Layout:
    """The registers for a partition: mode 0 column-major (strides 0 stay), the others in the order of their strides.

    So a fragment's strides depend on the majorness of the tensor. A symbolic shape, or a single mode, gives the compact
    layout. Raises :class:`Rejected` when strides step along coordinates: those have no order.
    """
    if layout.rank <= 1 or not all(isinstance(extent, int) for extent, _ in layout.leaves()):
        return Layout(layout.shape)
    shape, stride = modes(layout.shape), modes(layout.stride)
    first = Layout(shape[0], compact_major(zero_extents(stride[0], shape[0])))
    return tiled_product(first, make_ordered_layout(shape[1:], stride[1:]))


def tile_to_shape(block: Layout, target: IntTuple, order: IntTuple | None = None) -> Layout:
    """The block repeated until it has the shape ``target``, along mode 0 first unless ``order`` says otherwise.

    Raises :class:`Rejected` when the block has more modes than the target, or does not divide it.
    """
    operation = "tile_to_shape"
    if block.rank > rank(target):
        reason = f"the block {block} has {block.rank} modes, the target {text(target)} has {rank(target)}"
        raise Rejected(operation, reason, legal=f"a target of at least {block.rank} modes")
    padded = append_modes(block, rank(target))
    counts: list[IntTuple] = []
    for index, (wanted, mode) in enumerate(zip(product_each(target), padded.modes, strict=True)):
        whole, part = product(wanted), mode.size()
        if isinstance(whole, int) and isinstance(part, int) and whole % part != 0:
            legal = sizes.multiples_near(whole, part)
            raise Rejected(operation, f"{part} does not divide {whole}", mode=f"mode {index}", legal=legal)
        counts.append(sizes.ceil_div(whole, part, operation))
    repeat = tuple(counts)
    return blocked_product(padded, Layout(repeat) if order is None else make_ordered_layout(repeat, order))
