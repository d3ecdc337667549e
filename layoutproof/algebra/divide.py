"""Dividing a layout by a tiler: (inside the tile, the rest) in CuTe's four arrangements (`layout.hpp`)."""

from __future__ import annotations

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.rearrange import spread, tile_unzip
from layoutproof.algebra.steps import Step, by_mode, nested, within
from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.layouts.tiler import Tiler, Underscore


def logical_divide(
    layout: Layout,
    tiler: Tiler,
    steps: list[Step] | None = None,
    *,
    operation: str = "logical_divide",
    mode: str = "",
) -> Layout:
    """(tile, rest): ``layout`` composed with the tiler and its complement. A tuple divides mode by mode, and modes that
    it does not reach stay.

    Every composition is appended to ``steps``. Raises :class:`Rejected` when the tiler has too many modes, or when its
    complement or the composition is refused.
    """
    if isinstance(tiler, tuple):

        def divide_mode(part: Layout, entry: Tiler, here: str) -> Layout:
            return logical_divide(part, entry, steps, operation=operation, mode=nested(mode, here))

        return make_layout(*by_mode(layout, tiler, operation, divide_mode), *layout.modes[len(tiler) :])
    if isinstance(tiler, Underscore):
        return layout
    if not isinstance(tiler, Layout):
        tiler = Layout(tiler)
    try:
        right = make_layout(tiler, complement(tiler, coalesce(layout).shape))
        return composition(layout, right, steps, operation=operation, mode=mode)
    except Rejected as error:
        raise within(error, operation=operation) from None


def zipped_divide(
    layout: Layout, tiler: Tiler, steps: list[Step] | None = None, *, operation: str = "zipped_divide"
) -> Layout:
    """((tile, tile, ...), (rest, rest, ...)): the two parts of each mode that the tiler reaches, gathered."""
    return tile_unzip(logical_divide(layout, tiler, steps, operation=operation), tiler, operation)


def tiled_divide(layout: Layout, tiler: Tiler, steps: list[Step] | None = None) -> Layout:
    """((tile, tile, ...), rest, rest, ...)."""
    inside, rest = zipped_divide(layout, tiler, steps, operation="tiled_divide").modes
    return make_layout(inside, *spread(rest))


def flat_divide(layout: Layout, tiler: Tiler, steps: list[Step] | None = None) -> Layout:
    """(tile, tile, ..., rest, rest, ...)."""
    inside, rest = zipped_divide(layout, tiler, steps, operation="flat_divide").modes
    return make_layout(*spread(inside), *spread(rest))
