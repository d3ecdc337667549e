"""The ways CuTe has of making a TiledCopy (`copy_atom.hpp`): from thread and value layouts, from an MMA, from a copy."""

from __future__ import annotations

from layoutproof.algebra.coalesce import coalesce, filter_layout
from layoutproof.algebra.composition import composition
from layoutproof.algebra.inverse import left_inverse, right_inverse
from layoutproof.algebra.product import raked_product
from layoutproof.algebra.steps import Step
from layoutproof.atoms.atom import AXES
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.int_tuple import IntTuple, product_each
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.tiled.copy import OPERATION, TiledCopy
from layoutproof.tiled.mma import TiledMMA

ONE = Layout(1, 0)


def make_tiled_copy(
    atom: CopyAtom, value_bits: int, thr_layout: Layout, val_layout: Layout = ONE, steps: list[Step] | None = None
) -> TiledCopy:
    """Threads ``(m,n) -> thread`` times values ``(m,n) -> value``: each thread holds a block of neighbouring elements."""
    tile = raked_product(thr_layout, val_layout)
    threads, values = thr_layout.size(), val_layout.size()
    layout_tv = composition(right_inverse(tile), Layout((threads, values)), steps, operation=OPERATION)
    return TiledCopy(atom, value_bits, layout_tv, _tile(product_each(tile.shape)))


def make_tiled_copy_operand(atom: CopyAtom, value_bits: int, operand: str, mma: TiledMMA) -> TiledCopy:
    """The copy whose reference side is what the MMA's threads hold of A, B or C."""
    i, j = AXES[operand]
    try:
        return TiledCopy(atom, value_bits, mma.layout_TV(operand), (mma.tile_shape[i], mma.tile_shape[j]))
    except Rejected as error:
        refusal = error.refusal
        name = f"{OPERATION}_{operand}" if refusal.operation == OPERATION else refusal.operation
        raise Rejected(name, refusal.reason, mode=refusal.mode, legal=refusal.legal) from None


def make_tiled_copy_A(atom: CopyAtom, value_bits: int, mma: TiledMMA) -> TiledCopy:  # noqa: N802 - CuTe's name
    """Into (or out of) the registers of A."""
    return make_tiled_copy_operand(atom, value_bits, "A", mma)


def make_tiled_copy_B(atom: CopyAtom, value_bits: int, mma: TiledMMA) -> TiledCopy:  # noqa: N802 - CuTe's name
    """Into (or out of) the registers of B."""
    return make_tiled_copy_operand(atom, value_bits, "B", mma)


def make_tiled_copy_C(atom: CopyAtom, value_bits: int, mma: TiledMMA) -> TiledCopy:  # noqa: N802 - CuTe's name
    """Out of (or into) the accumulators."""
    return make_tiled_copy_operand(atom, value_bits, "C", mma)


def make_tiled_copy_C_atom(  # noqa: N802 - CuTe's name
    atom: CopyAtom, value_bits: int, mma: TiledMMA, steps: list[Step] | None = None
) -> TiledCopy:
    """The smallest copy that can retile the accumulators: one atom's values of each thread."""
    whole = mma.layout_TV("C")
    values = atom.layout("src", value_bits).modes[1].size()
    if not _fits(values, whole.modes[1].size()):
        reason = f"{atom.name} takes {values} values of each thread, the accumulator has {whole.modes[1].size()}"
        raise Rejected(f"{OPERATION}_C_atom", reason, mode="values", legal=str(whole.modes[1].size()))
    layout_tv = composition(whole, Layout((whole.modes[0].size(), values)), steps, operation="C_atom")
    shape = (mma.tile_shape[0], mma.tile_shape[1])
    return TiledCopy(atom, value_bits, *_cut_out(shape, layout_tv, steps))


def make_tiled_copy_side(atom: CopyAtom, value_bits: int, side: str, other: TiledCopy) -> TiledCopy:
    """The copy whose reference side is the source ("S") or destination ("D") of another (`make_tiled_copy_S/D`)."""
    return TiledCopy(atom, value_bits, other.layout_TV(side), other.tiler)


def make_cotiled_copy(
    atom: CopyAtom, value_bits: int, layout_tv: Layout, data: Layout, steps: list[Step] | None = None
) -> TiledCopy:
    """From ``(thread, value) -> address`` and ``coordinate -> address``: who copies what is said by addresses."""
    operation = "make_cotiled_copy"
    inverse = make_layout(left_inverse(data), ONE)
    to_data = composition(inverse, layout_tv, steps, operation=operation)
    back = composition(make_layout(data, ONE), to_data.modes[1], steps, operation=operation)
    if coalesce(back) != coalesce(layout_tv.modes[1]):
        reason = f"the values {layout_tv.modes[1]} are not addresses of {data}: it would give {back}"
        raise Rejected(operation, reason, mode="values")
    return TiledCopy(atom, value_bits, *_cut_out(product_each(data.shape), to_data, steps))


def _cut_out(
    shape: tuple[IntTuple, ...], layout_tv: Layout, steps: list[Step] | None
) -> tuple[Layout, tuple[Layout, ...]]:
    """The tiler that names the elements that ``layout_tv`` reaches, and ``layout_tv`` within that tile."""
    tiler = []
    for axis in range(len(shape)):
        along = Layout(shape, tuple(1 if place == axis else 0 for place in range(len(shape))))
        tiler.append(filter_layout(composition(along, layout_tv, steps, operation="tiler")))
    tile = composition(Layout(shape), tuple(tiler), steps, operation="tile")
    return composition(left_inverse(tile), layout_tv, steps, operation="tile TV"), tuple(tiler)


def _tile(extents: tuple[IntTuple, ...]) -> tuple[int, ...]:
    found = []
    for extent in extents:
        if not isinstance(extent, int):
            raise Rejected(OPERATION, f"the tile extent {extent} is not a number", legal="layouts in numbers")
        found.append(extent)
    return tuple(found)


def _fits(count: Size, available: Size) -> bool:
    return isinstance(count, int) and isinstance(available, int) and count <= available
