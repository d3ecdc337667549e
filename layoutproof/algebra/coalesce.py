"""Simplifying layouts without changing them as functions of a flat index: coalesce and filter (`layout.hpp`)."""

from __future__ import annotations

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple, flatten, modes, pack, rank, text, transform
from layoutproof.layouts.layout import Layout, make_layout


def coalesce(layout: Layout, profile: IntTuple | None = None) -> Layout:
    """Neighbouring modes that continue one another become one; modes of extent 1 vanish.

    The size and the values at 0 <= i < size stay. With a ``profile``, each of its leaves is coalesced on its own, and
    modes past its end stay as they are. Symbolic modes are merged only where CuTe merges run-time modes.
    Raises :class:`Rejected` when the profile has more modes than the layout.
    """
    if isinstance(profile, tuple):
        return _by_mode(layout, profile, coalesce, "coalesce")
    return _merge(flatten(layout.shape), flatten(layout.stride))


def coalesce_x(layout: Layout, profile: IntTuple | None = None) -> Layout:
    """Like :func:`coalesce`, but the function also stays the same past the size (a trailing extent 1 is kept as 2)."""
    if isinstance(profile, tuple):
        return _by_mode(layout, profile, coalesce_x, "coalesce")
    extents, strides = flatten(layout.shape), flatten(layout.stride)
    if extents[-1] == 1:
        extents = (*extents[:-1], 2)
    return _merge(extents, strides)


def filter_zeros(layout: Layout) -> Layout:
    """Modes of stride 0 get extent 1."""
    return Layout(zero_extents(layout.stride, layout.shape), layout.stride)


def zero_extents(stride: IntTuple, shape: IntTuple) -> IntTuple:
    """The shape with 1 wherever the stride is 0; a single stride 0 for a whole mode clears all of it."""
    if isinstance(stride, tuple):
        return tuple(zero_extents(d, s) for d, s in zip(stride, modes(shape), strict=True))
    return transform(shape, lambda _: 1) if stride == 0 else shape


def filter_layout(layout: Layout) -> Layout:
    """CuTe's ``filter``: coalesced, without modes of stride 0 or extent 1; ``1:0`` when nothing is left."""
    return coalesce(filter_zeros(layout))


def _merge(extents: tuple[Size, ...], strides: tuple[Size, ...]) -> Layout:
    """From the last mode to the first, keep the front mode: drop extents 1, extend the front where it is continued."""
    shape, stride = [extents[-1]], [strides[-1]]
    for extent, step in zip(extents[-2::-1], strides[-2::-1], strict=True):
        if extent == 1:
            continue
        if len(shape) == 1 and shape[0] == 1:
            shape[0], stride[0] = extent, step
        elif isinstance(shape[-1], int) and _continues(extent, step, stride[-1]):
            shape[-1], stride[-1] = extent * shape[-1], step
        else:
            shape.append(extent)
            stride.append(step)
    if shape == [1]:
        return Layout(1, 0)
    return Layout(pack(shape[::-1]), pack(stride[::-1]))


def _continues(extent: Size, step: Size, following: Size) -> bool:
    """The next mode starts where this one ends, and CuTe can tell at compile time."""
    reach = extent * step
    return reach == following and sizes.is_static(reach)


def _by_mode(layout: Layout, profile: tuple[IntTuple, ...], function, operation: str) -> Layout:  # type: ignore[no-untyped-def]
    if len(profile) > layout.rank:
        reason = f"the profile {text(profile)} has {len(profile)} modes, the layout {layout} has {rank(layout.shape)}"
        raise Rejected(operation, reason, legal=f"at most {layout.rank} modes")
    done = [function(mode, guide) for mode, guide in zip(layout.modes, profile, strict=False)]
    return make_layout(*done, *layout.modes[len(profile) :])
