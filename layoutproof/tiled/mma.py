"""CuTe's TiledMMA: an atom, repeated over threads and over values (`mma_atom.hpp`).

    mma = TiledMMA(find("SM80_16x8x16_F16F16F16F16_TN"), parse_layout("(2,2,1)"))
    print(mma.thrfrg("C", parse_layout("(32,16):(16,1)")))
    (((4,8),(2,2)),((2,2),(1,1))):(((2,16),(256,8)),((1,128),(0,0)))

An operand is "A" (M,K), "B" (N,K) or "C" (M,N); a tensor is the layout of that operand's whole problem, whose extents
and strides may be symbolic where divisibility is visible (``32*(M/32)``). :mod:`layoutproof.tiled.validity` tells the
configurations that CuTe compiles although they are not right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import logical_divide, zipped_divide
from layoutproof.algebra.inverse import right_inverse
from layoutproof.algebra.partition import SliceCoordinate, get_flat_coord, slice_layout
from layoutproof.algebra.product import tiled_product
from layoutproof.algebra.rearrange import append_modes
from layoutproof.algebra.steps import Step, within
from layoutproof.atoms.atom import AXES, AXIS_NAMES, Atom
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, divide, modulo, multiply, total
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.layouts.int_tuple import product
from layoutproof.layouts.layout import Layout, identity_layout, make_layout
from layoutproof.layouts.tiler import UNDERSCORE, Tiler, Underscore
from layoutproof.tiled.fragment import make_fragment

TileEntry: TypeAlias = Layout | Size | Underscore


@dataclass(frozen=True, slots=True)
class Stage:
    """One line of a thrfrg: CuTe's operation, what it was applied with, the resulting layout and its modes in words."""

    operation: str
    tiler: Tiler
    result: Layout
    modes: str


class TiledMMA:
    """``make_tiled_mma(atom, thr_layout, tile)``.

    ``thr_layout`` places copies of the atom along M, N, K (its values are atom numbers); ``tile`` gives per mode the
    elements that are handed out together: ``_`` (atom times threads), a size, or a permutation layout. Missing modes are
    ``1:0`` and ``_``. Raises :class:`Rejected` for more than three modes.
    """

    def __init__(self, atom: Atom, thr_layout: Layout | None = None, tile: Sequence[TileEntry] = ()) -> None:
        thr_layout = Layout((1, 1, 1)) if thr_layout is None else thr_layout
        for what, count in (("thread layout", thr_layout.rank), ("tile", len(tile))):
            if count > 3:
                raise Rejected("make_tiled_mma", f"the {what} has {count} modes, M, N and K are 3", legal="3 modes")
        for axis, entry in zip(AXIS_NAMES, tile, strict=False):
            known = entry.is_static() if isinstance(entry, Layout) else isinstance(entry, int | Underscore)
            if not known:
                raise Rejected(
                    "make_tiled_mma", f"the tile {entry} is not known in numbers", mode=axis, legal="numbers"
                )
        self.atom = atom
        self.thr_layout = append_modes(thr_layout, 3)
        self.tile: tuple[TileEntry, ...] = (*tile, *(UNDERSCORE,) * (3 - len(tile)))

    @cached_property
    def thr_layout_vmnk(self) -> Layout:
        """(ThrV, ThrM, ThrN, ThrK) -> thread index."""
        return tiled_product(self.atom.thr_id, self.thr_layout)

    @cached_property
    def size(self) -> int:
        """How many threads take part. Thread indices may be larger where the layout has holes."""
        return _number(self.thr_layout_vmnk.size())

    @cached_property
    def threads(self) -> tuple[int, int, int, int]:
        """The sizes of (ThrV, ThrM, ThrN, ThrK)."""
        v, m, n, k = (_number(mode.size()) for mode in self.thr_layout_vmnk.modes)
        return v, m, n, k

    def permutation(self, axis: int) -> int | Layout:
        """What mode ``axis`` (0 M, 1 N, 2 K) is divided by first: the tile's entry, or atom times threads."""
        entry = self.tile[axis]
        if isinstance(entry, Underscore):
            return self.atom.shape_mnk[axis] * self.threads[axis + 1]
        return entry if isinstance(entry, Layout) else _number(entry)

    @cached_property
    def tile_shape(self) -> tuple[int, int, int]:
        """The elements along M, N, K that the permutations name."""
        m, n, k = (_number(p.size()) if isinstance(p, Layout) else p for p in map(self.permutation, range(3)))
        return m, n, k

    def thrfrg(self, operand: str, tensor: Layout, steps: list[Step] | None = None) -> Layout:
        """((ThrV,(ThrI,ThrJ)),(FrgV,(RestI,RestJ,...))) -> index into the tensor; I, J are the operand's axes.

        Each composition on the way is appended to ``steps``. Raises :class:`Rejected` where CuTe does not compile, or
        a symbolic size lacks a divisibility.
        """
        return self.derivation(operand, tensor, steps)[-1].result

    def derivation(self, operand: str, tensor: Layout, steps: list[Step] | None = None) -> tuple[Stage, ...]:
        """The four operations of ``thrfrg_A/B/C``, each with its tiler and its layout."""
        name = f"thrfrg_{operand}"
        if tensor.rank < 2:
            raise Rejected(
                name, f"the tensor {tensor} has {tensor.rank} mode, an operand has 2", legal="(M,K) and the like"
            )
        i, j = AXES[operand]
        tile = (self.permutation(i), self.permutation(j))
        atom = tuple(Layout(self.atom.shape_mnk[axis]) for axis in (i, j))
        values = (self.atom.layout_tv(operand), UNDERSCORE)
        threads = (UNDERSCORE, (Layout(self.threads[i + 1]), Layout(self.threads[j + 1])))
        a, b = AXIS_NAMES[i], AXIS_NAMES[j]
        try:
            permuted = logical_divide(tensor, tile, steps)
            atoms = zipped_divide(permuted, atom, steps)
            by_value = composition(atoms, values, steps, operation="compose TV")
            by_thread = zipped_divide(by_value, threads, steps, operation="zipped_divide by threads")
        except Rejected as error:
            raise within(error, operation=name) from None
        return (
            Stage("logical_divide", tile, permuted, f"((Perm{a},Rest{a}),(Perm{b},Rest{b}))"),
            Stage("zipped_divide", atom, atoms, f"((Atom{a},Atom{b}),(Rest{a},Rest{b}))"),
            Stage("compose TV", values, by_value, f"((ThrV,FrgV),(Rest{a},Rest{b}))"),
            Stage("zipped_divide by threads", threads, by_thread, f"((ThrV,(Thr{a},Thr{b})),(FrgV,(Rest{a},Rest{b})))"),
        )

    def get_slice(self, thread: int) -> tuple[int, int, int, int]:
        """(v, m, n, k) of a thread index, as CuTe's get_slice decodes it."""
        v, m, n, k = get_flat_coord(self.thr_layout_vmnk, thread)
        return v, m, n, k

    def slice_expressions(self, thread: Expression) -> tuple[Expression, Expression, Expression, Expression]:
        """(v, m, n, k) of a thread index that is an expression: what get_slice computes."""
        parts = []
        for mode in self.thr_layout_vmnk.modes:
            terms, before = [], 1
            for extent, stride in mode.leaves():
                if extent != 1:
                    digit = modulo(divide(thread, to_expression(stride)), to_expression(extent))
                    terms.append(multiply(digit, before))
                before *= _number(extent)
            parts.append(total(terms))
        v, m, n, k = parts
        return v, m, n, k

    def partition(self, operand: str, tensor: Layout) -> Layout:
        """(FrgV, RestI, RestJ): the layout of what one thread holds. The same for all; only the offset moves."""
        return _held(self.thrfrg(operand, tensor))

    def partition_offset(self, operand: str, tensor: Layout, thread: int) -> Size:
        """Where in the tensor the partition of a thread starts."""
        return self.thrfrg(operand, tensor)((self._place(operand, thread), 0))

    def _place(self, operand: str, thread: int) -> tuple[int, tuple[int, int]]:
        """The coordinate of a thread in the first mode of a thrfrg."""
        vmnk = self.get_slice(thread)
        i, j = AXES[operand]
        return vmnk[0], (vmnk[i + 1], vmnk[j + 1])

    def partition_fragment(self, operand: str, tensor: Layout) -> Layout:
        """The registers of one thread: (FrgV, RestI, RestJ) -> register number, in values of the operand's type."""
        return make_fragment(self.atom, operand, self.partition(operand, tensor))

    def layout_TV(self, operand: str) -> Layout:  # noqa: N802 - CuTe's name
        """(thread index, value) -> element of one tile of the operand (`get_layoutA/B/C_TV`).

        Thread *indices* below :attr:`size`: where the thread layout has holes this is not what a thread holds.
        """
        i, j = AXES[operand]
        tile = self.thrfrg(operand, Layout((self.tile_shape[i], self.tile_shape[j])))
        if operand != "C":
            extents = self.threads[1], self.threads[2]
            spread = Layout(extents, (1, 0) if operand == "A" else (0, 1))
            tile = composition(tile, ((UNDERSCORE, (spread, UNDERSCORE)), UNDERSCORE))
        layout = self.thr_layout_vmnk
        inverse = right_inverse(make_layout(layout, complement(layout)))
        to_thread = composition(Layout((self.size, 1), (1, 0)), inverse)
        return composition(tile, (to_thread, UNDERSCORE))

    def identity(self, operand: str, shape: Sequence[Size]) -> Layout:
        """The tensor of coordinates of an operand's problem: strides (1@0, 1@1)."""
        return identity_layout(tuple(shape))

    def coordinates(self, operand: str, problem: Sequence[int]) -> Iterator[tuple[int, int, tuple[int, int]]]:
        """(thread, value, coordinate) of a problem (M, N, K), for thread indices 0..size-1, values first mode fastest."""
        i, j = AXES[operand]
        thrfrg = self.thrfrg(operand, self.identity(operand, (problem[i], problem[j])))
        first, second = thrfrg.component(0), thrfrg.component(1)
        held = _held(thrfrg)
        steps = list(zip(held.component(0).values(), held.component(1).values(), strict=True))
        for thread in range(self.size):
            place = self._place(operand, thread)
            row, column = _number(first((place, 0))), _number(second((place, 0)))
            for value, (down, across) in enumerate(steps):
                yield thread, value, (row + down, column + across)


def _held(thrfrg: Layout) -> Layout:
    """(FrgV, RestI, RestJ): what is left of a thrfrg when a thread is fixed."""
    rest = thrfrg.modes[1].modes[1].rank
    keep: SliceCoordinate = (UNDERSCORE,) * rest if rest > 1 else UNDERSCORE
    return slice_layout((0, (UNDERSCORE, keep)), thrfrg)


def _number(value: Size) -> int:
    value = product(value)
    if not isinstance(value, int):
        raise Rejected("make_tiled_mma", f"{value} is not a number", legal="a thread layout and tile in numbers")
    return value
