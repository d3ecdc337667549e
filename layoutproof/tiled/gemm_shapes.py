"""The shapes that `cute::gemm` takes on register fragments, checked as its dispatches do (`algorithm/gemm.hpp`).

    check_gemm(find("SM80_16x8x16_F16F16F16F16_TN"), a=P("(8,2,2)"), b=P("(4,2,2)"), c=P("(4,2,2)"))

The ranks of D, A, B and C choose the loop nest, each of which ends at the instruction on (V):

    (V) x (V) => (V)                    the instruction itself: as many registers as it has
    (V,M) x (V,N) => (V,M,N)            the outer product
    (V,M,K) x (V,N,K) => (V,M,N)        with the sum over K
    (M) x (N) => (M,N), (M,K) x (N,K) => (M,N)    the same without V, for an atom of one value an operand
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from layoutproof.atoms.atom import OPERANDS, Atom
from layoutproof.atoms.types import DESCRIPTOR_BITS, width
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import text
from layoutproof.layouts.layout import Layout
from layoutproof.words import plural

OPERATION = "gemm"


class Pairing(NamedTuple):
    """Two modes that must be of one size: which of M, N, K it is, and (operand, mode) twice."""

    axis: str
    one: tuple[str, int]
    other: tuple[str, int]


_DISPATCH: dict[tuple[int, int, int], tuple[Pairing, ...]] = {  # by the ranks of A, B and C; D has C's
    (1, 1, 1): (),
    (1, 1, 2): (Pairing("M", ("A", 0), ("C", 0)), Pairing("N", ("B", 0), ("C", 1))),
    (2, 2, 2): (
        Pairing("M", ("A", 0), ("C", 0)),
        Pairing("N", ("B", 0), ("C", 1)),
        Pairing("K", ("A", 1), ("B", 1)),
    ),
    (2, 2, 3): (Pairing("M", ("A", 1), ("C", 1)), Pairing("N", ("B", 1), ("C", 2))),
    (3, 3, 3): (
        Pairing("M", ("A", 1), ("C", 1)),
        Pairing("N", ("B", 1), ("C", 2)),
        Pairing("K", ("A", 2), ("B", 2)),
    ),
}
_WITHOUT_V = ((1, 1, 2), (2, 2, 2))
_LEGAL = "(V,M,K) x (V,N,K) => (V,M,N), or the same without K, without V, or (V) alone"


def check_gemm(atom: Atom, a: Layout, b: Layout, c: Layout, d: Layout | None = None) -> None:
    """Raise :class:`Rejected` where `cute::gemm` does not compile for fragments of these layouts.

    Layouts count in values of the operand's type, or in descriptors where the atom takes those; D is C when left out.
    Sizes may be symbolic: two that are not the same polynomial are refused. Not checked: the memory that they live in.
    """
    fragments = {"A": a, "B": b, "C": c}
    if d is not None:
        _check_result(c, d)
    ranks = (a.rank, b.rank, c.rank)
    if ranks not in _DISPATCH:
        shapes = " x ".join(text(item.shape) for item in (a, b))
        reason = f"{shapes} => {text(c.shape)}: no product has ranks {a.rank}, {b.rank} and {c.rank}"
        raise Rejected(OPERATION, reason, mode="rank", legal=_LEGAL)
    for pairing in _DISPATCH[ranks]:
        _check_pair(pairing, fragments)
    if ranks in _WITHOUT_V:
        _check_one_value(atom)
        return
    for operand, layout in fragments.items():
        check_registers(atom, operand, layout.modes[0].size() if layout.rank > 1 else layout.size())
    if d is not None and "D" in atom.registers and atom.registers["D"][1]:
        check_registers(atom, "D", d.modes[0].size() if d.rank > 1 else d.size())


def check_registers(atom: Atom, operand: str, values: Size) -> None:
    """The values of one instruction's operand must fill its registers (`mma_unpack` in mma_traits.hpp)."""
    kind, count = atom.registers[operand]
    each = DESCRIPTOR_BITS if operand in atom.fragments else width(atom.types[operand])
    needed = exact_quotient(width(kind) * count, each)
    if values != needed:
        told = f"{plural(count, 'register')} of {width(kind)} bits"
        what = "descriptor" if operand in atom.fragments else f"{each}-bit value"
        number = sizes.size_text(values)
        reason = f"{operand} has {number} {what}{'' if number == '1' else 's'}, {atom.name} has {told}"
        raise Rejected(OPERATION, reason, mode=f"V of {operand}", legal=str(needed))


def _check_pair(pairing: Pairing, fragments: Mapping[str, Layout]) -> None:
    (first, i), (second, j) = pairing.one, pairing.other
    one, other = fragments[first].modes[i].size(), fragments[second].modes[j].size()
    if one != other:
        shapes = f"{first} {text(fragments[first].shape)} and {second} {text(fragments[second].shape)}"
        one_text, other_text = sizes.size_text(one), sizes.size_text(other)
        reason = f"{shapes} differ along {pairing.axis}: {one_text} and {other_text}"
        legal = f"{one_text} or {other_text} in both"
        raise Rejected(OPERATION, reason, mode=pairing.axis, legal=legal)


def _check_result(c: Layout, d: Layout) -> None:
    """D has C's shape, mode by mode."""
    if c.rank != d.rank:
        reason = f"C {text(c.shape)} has {c.rank} modes, D {text(d.shape)} has {d.rank}"
        raise Rejected(OPERATION, reason, mode="rank", legal=str(c.rank))
    if c.rank == 1:
        return  # (V): the registers are counted instead
    for place, (one, other) in enumerate(zip(c.modes, d.modes, strict=True)):
        if one.size() != other.size():
            reason = f"C {text(c.shape)} and D {text(d.shape)} differ: {text(one.size())} and {text(other.size())}"
            raise Rejected(OPERATION, reason, mode=f"mode {place}", legal=text(one.size()))


def _check_one_value(atom: Atom) -> None:
    """Fragments without V are for an atom that takes one value of each operand."""
    for operand in OPERANDS:
        values = atom.layout_tv(operand).modes[1].size()
        if values != 1:
            reason = f"fragments without V need one value an operand, {atom.name} has {values} of {operand}"
            raise Rejected(OPERATION, reason, mode="V", legal=f"{values} values in a first mode V")
