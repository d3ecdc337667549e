"""The registers of one thread (`make_fragment_A/B/C` in mma_atom.hpp)."""

from __future__ import annotations

from layoutproof.algebra.construct import make_fragment_like
from layoutproof.atoms.atom import Atom
from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout


def make_fragment(atom: Atom, operand: str, partitioned: Layout) -> Layout:
    """(V, RestI, RestJ) -> register number, in values, for a partitioned operand.

    An accumulator is numbered first mode fastest; A and B follow the tensor: V column-major, the rest modes in the order
    of their strides. Raises :class:`Rejected` for a layout that is not partitioned (fewer than three modes, or a first
    mode that is not the atom's number of values) and for A or B of coordinates, whose strides have no order. What an
    instruction reads by descriptor is :func:`~layoutproof.tiled.gmma_descriptor.descriptor_fragment`.
    """
    check_partitioned(atom, operand, partitioned)
    return Layout(partitioned.shape) if operand == "C" else make_fragment_like(partitioned)


def check_partitioned(atom: Atom, operand: str, partitioned: Layout) -> None:
    """Raise :class:`Rejected` unless the layout is (V, RestI, RestJ, ...) with as many V as the atom has values."""
    name = f"make_fragment_{operand}"
    if partitioned.rank < 3:
        reason = f"{partitioned} has {partitioned.rank} modes, a partitioned operand has 3 (V and two rest modes)"
        raise Rejected(name, reason, legal="a partitioned tensor")
    values = atom.layout_tv(operand).modes[1].size()
    if partitioned.modes[0].size() != values:
        reason = f"mode 0 of {partitioned} has {partitioned.modes[0].size()} values, the atom has {values}"
        raise Rejected(name, reason, mode="mode 0", legal=str(values))
