"""Slices, tiles and partitions of a tensor's layout (`layout.hpp`, `tensor_impl.hpp`).

A coordinate with ``_`` in it selects the modes it stands for and fixes the others. What is fixed moves the origin: the
functions of this module return the layout that is left and the offset.
"""

from __future__ import annotations

from typing import TypeAlias

from layoutproof.algebra.divide import zipped_divide
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.int_tuple import IntTuple, crd2flat, crd2idx, idx2crd, modes, product_each, text
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.tiler import UNDERSCORE, Tiler, Underscore

SliceCoordinate: TypeAlias = Size | Underscore | tuple["SliceCoordinate", ...]


def slice_layout(coordinate: SliceCoordinate, layout: Layout) -> Layout:
    """The modes that stand beside a ``_``. Raises :class:`Rejected` when the coordinate does not fit the layout."""
    return slice_and_offset(coordinate, layout)[0]


def slice_and_offset(coordinate: SliceCoordinate, layout: Layout) -> tuple[Layout, Size]:
    """The modes that stand beside a ``_``, and the index of the fixed part of the coordinate."""
    offset = crd2idx(_fixed(coordinate), layout.shape, layout.stride)
    if isinstance(coordinate, Underscore):
        return layout, offset
    if not isinstance(coordinate, tuple):
        raise Rejected("slice", f"the coordinate {text(coordinate)} leaves nothing of {layout}", legal="some '_'")
    shape = _select(coordinate, layout.shape)
    stride = _select(coordinate, layout.stride)
    return Layout(shape, stride), offset


def local_tile(layout: Layout, tiler: Tiler, coordinate: SliceCoordinate) -> tuple[Layout, Size]:
    """The tile at ``coordinate`` (the rest modes that it leaves as ``_`` are kept), and its offset."""
    divided = zipped_divide(layout, tiler)
    tile, rest = divided.modes
    keep = _repeat(tile.rank)
    inner: SliceCoordinate = _pad(coordinate, rest.rank) if isinstance(coordinate, tuple) else coordinate
    return slice_and_offset((keep, inner), divided)


def local_tile_projected(
    layout: Layout, tiler: tuple[Tiler, ...], coordinate: tuple[SliceCoordinate, ...], projection: tuple[bool, ...]
) -> tuple[Layout, Size]:
    """:func:`local_tile` with only the entries of tiler and coordinate that ``projection`` selects."""
    tilers = tuple(entry for entry, kept in zip(tiler, projection, strict=True) if kept)
    coordinates = tuple(entry for entry, kept in zip(coordinate, projection, strict=True) if kept)
    return local_tile(layout, tilers, coordinates)


def local_partition(layout: Layout, threads: Layout, index: int) -> tuple[Layout, Size]:
    """What thread ``index`` of ``threads`` holds when the threads repeat over the layout, and its offset."""
    divided = zipped_divide(layout, tuple(_tiler(extent) for extent in product_each(threads.shape)))
    tile, rest = divided.modes
    coordinate = get_flat_coord(threads, index)
    return slice_and_offset((_pad(coordinate, tile.rank), _repeat(rest.rank)), divided)


def get_flat_coord(layout: Layout, index: int) -> tuple[int, ...]:
    """The coordinate of ``index``, one number a top-level mode. Right only for compact strides, as in CuTe."""
    coordinate = idx2crd(index, layout.shape, layout.stride)
    numbers = []
    for part, shape in zip(modes(coordinate), modes(layout.shape), strict=True):
        number = crd2flat(part, shape) if isinstance(part, tuple) else part
        assert isinstance(number, int)
        numbers.append(number)
    return tuple(numbers)


def _tiler(value: IntTuple) -> Size:
    assert not isinstance(value, tuple)
    return value


def _repeat(count: int) -> SliceCoordinate:
    return UNDERSCORE if count == 1 else (UNDERSCORE,) * count


def _pad(coordinate: tuple[SliceCoordinate, ...], count: int) -> SliceCoordinate:
    return coordinate + (UNDERSCORE,) * (count - len(coordinate))


def _fixed(coordinate: SliceCoordinate) -> IntTuple:
    if isinstance(coordinate, tuple):
        return tuple(_fixed(part) for part in coordinate)
    return 0 if isinstance(coordinate, Underscore) else coordinate


def _select(coordinate: tuple[SliceCoordinate, ...], value: IntTuple) -> IntTuple:
    """The parts of a shape or stride beside a ``_``, lifted to one level."""
    kept: list[IntTuple] = []
    for part, item in zip(coordinate, modes(value), strict=True):
        if isinstance(part, Underscore):
            kept.append(item)
        elif isinstance(part, tuple):
            kept.extend(modes(_select(part, item)))
    return tuple(kept)
