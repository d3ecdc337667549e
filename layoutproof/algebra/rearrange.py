"""Regrouping modes without changing the elements: zip, tile_unzip, append (`tuple_algorithms.hpp`, `layout.hpp`)."""

from __future__ import annotations

from layoutproof.errors import Rejected
from layoutproof.layouts.int_tuple import append
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.layouts.tiler import Tiler, tiler_text


def tile_unzip(layout: Layout, tiler: Tiler, operation: str) -> Layout:
    """From ((A,a),((B,b),(C,c)),d) and a tiler nested (X,(X,X)): ((A,(B,C)),(a,(b,c),d)).

    Raises :class:`Rejected` where the layout lacks the two parts: ``_`` in a tiler needs a mode that already has two.
    """
    if not isinstance(tiler, tuple):
        if not isinstance(layout.shape, tuple) or len(layout.shape) != 2:
            reason = f"{tiler_text(tiler)} needs a mode of two parts (tile, rest), found {layout}"
            raise Rejected(operation, reason, legal="a tile size instead of '_'")
        return layout
    if layout.rank < len(tiler) or not isinstance(layout.shape, tuple):
        reason = f"the tiler {tiler_text(tiler)} has {len(tiler)} modes, {layout} has {layout.rank}"
        raise Rejected(operation, reason, legal=f"at most {layout.rank} modes")
    split = [tile_unzip(mode, entry, operation).modes for mode, entry in zip(layout.modes, tiler, strict=False)]
    rest = [parts[1] for parts in split]
    return make_layout(make_layout(*(parts[0] for parts in split)), make_layout(*rest, *layout.modes[len(tiler) :]))


def zip_layouts(left: Layout, right: Layout, operation: str) -> Layout:
    """((l0,r0),(l1,r1),...): the modes side by side. Raises :class:`Rejected` when the ranks differ."""
    if not isinstance(left.shape, tuple):
        return make_layout(make_layout(left, right))
    if left.rank != right.rank or not isinstance(right.shape, tuple):
        reason = f"{left} has {left.rank} modes and {right} has {right.rank}: they cannot be zipped"
        raise Rejected(operation, reason, legal=f"{left.rank} modes in both")
    return make_layout(*(make_layout(*pair) for pair in zip(left.modes, right.modes, strict=True)))


def spread(layout: Layout) -> tuple[Layout, ...]:
    """The modes of one part, to stand one level up; a single mode stays as it is, brackets and all."""
    return layout.modes if layout.rank > 1 else (layout,)


def append_modes(layout: Layout, count: int) -> Layout:
    """Modes ``1:0`` after the others until there are ``count``."""
    return Layout(append(layout.shape, count, 1), append(layout.stride, count, 0))
