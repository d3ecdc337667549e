"""CuTe's TiledCopy: a copy atom, repeated over threads and over values (`copy_atom.hpp`).

    copy = make_tiled_copy(find_copy("UniversalCopy<uint128_t>"), 16, parse_layout("(16,8):(8,1)"), parse_layout("(1,8)"))
    print(copy.tiler, copy.layout_TV("S"))
    (16, 64) ((8,16),(8,1)):((128,1),(16,0))

A side is "S" (source) or "D" (destination). ``layout_tv`` gives the (thread, value) of the *reference* side, which for
a matrix load is the registers and for a matrix store too; the other side follows from the atom. Tensors are layouts, plain
or swizzled: as in CuTe everything happens before the swizzle. :mod:`layoutproof.tiled.copy_validity` tells the copies that
CuTe compiles although the data would not arrive.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias, overload

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import zipped_divide
from layoutproof.algebra.inverse import right_inverse
from layoutproof.algebra.partition import SliceCoordinate, slice_and_offset, slice_layout
from layoutproof.algebra.product import logical_product
from layoutproof.algebra.rearrange import zip_layouts
from layoutproof.algebra.recast import upcast
from layoutproof.algebra.steps import Step, within
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.int_tuple import IntTuple, product_each
from layoutproof.layouts.layout import Layout, identity_layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.layouts.tiler import UNDERSCORE, tiler_text
from layoutproof.tiled.swizzled_slice import slice_swizzled

TileMode: TypeAlias = int | Layout
Tensor: TypeAlias = Layout | ComposedLayout

SIDES = {"S": "src", "D": "dst"}
OPERATION = "make_tiled_copy"


class TiledCopy:
    """``TiledCopy<Copy_Atom<atom, value of value_bits>, layout_tv, tiler>``.

    ``layout_tv`` maps (thread, value) of the whole copy to an element of the tile; ``tiler`` cuts the tile out of a tensor,
    a size or a layout for each mode. Raises :class:`Rejected` where CuTe does not compile: an atom that cannot move values
    of so many bits, fewer threads or values than the atom takes.
    """

    def __init__(self, atom: CopyAtom, value_bits: int, layout_tv: Layout, tiler: tuple[TileMode, ...]) -> None:
        self.atom = atom
        self.value_bits = value_bits
        self.layout_tv = layout_tv
        self.tiler = tiler
        self._thread_values: dict[str, Layout] = {}
        self._atom_layouts = {side: _atom_layout(atom, side, value_bits) for side in ("src", "dst", "ref")}
        for place, what in enumerate(("threads", "values")):
            count, unit = _number(layout_tv.modes[place].size()), self.atom_extents[place]
            if count % unit != 0:
                few = "fewer than" if count < unit else "not a multiple of"
                reason = f"the copy has {count} {what}, {few} the {unit} of {atom.name}"
                legal = f"{count // unit * unit or unit} or {-(-count // unit) * unit}" if count > unit else str(unit)
                raise Rejected(OPERATION, reason, mode=what, legal=legal)

    def __str__(self) -> str:
        return f"TiledCopy({self.atom.name}, {self.value_bits} bits, {self.layout_tv}, {tiler_text(self.tiler)})"

    @cached_property
    def atom_extents(self) -> tuple[int, int]:
        """How many threads and values of the reference side one atom takes."""
        threads, values = self.atom_layout("ref").modes
        return _number(threads.size()), _number(values.size())

    @property
    def size(self) -> int:
        """How many threads take part."""
        return _number(self.layout_tv.modes[0].size())

    @property
    def tile_shape(self) -> tuple[int, ...]:
        """The elements of the tile along each mode."""
        return tuple(_number(mode.size()) if isinstance(mode, Layout) else mode for mode in self.tiler)

    @property
    def _tiler_shape(self) -> IntTuple:
        return tuple(mode.shape if isinstance(mode, Layout) else mode for mode in self.tiler)

    def atom_layout(self, side: str) -> Layout:
        """(thread, value) of one atom -> value, for ``src``, ``dst`` or ``ref``."""
        return self._atom_layouts[side]

    @overload
    def tidfrg(self, side: str, tensor: Layout, steps: list[Step] | None = None) -> Layout: ...
    @overload
    def tidfrg(self, side: str, tensor: ComposedLayout, steps: list[Step] | None = None) -> ComposedLayout: ...
    def tidfrg(self, side: str, tensor: Tensor, steps: list[Step] | None = None) -> Tensor:
        """(Thr,(FrgV,FrgX),(RestM,RestN,...)) -> index into the tensor (`tidfrg_S`, `tidfrg_D`).

        Each composition on the way is appended to ``steps``. Raises :class:`Rejected` for a tensor of fewer modes than
        the tiler, or where CuTe does not compile.
        """
        if isinstance(tensor, ComposedLayout):
            return ComposedLayout(tensor.swizzle, tensor.offset, self.tidfrg(side, tensor.layout, steps))
        name = f"tidfrg_{side}"
        if tensor.rank < len(self.tiler):
            reason = (
                f"the tensor {tensor} has {tensor.rank} modes, the tiler {tiler_text(self.tiler)} has {len(self.tiler)}"
            )
            raise Rejected(f"partition_{side}", reason, mode="rank", legal=f"a tensor of {len(self.tiler)} modes")
        try:
            return self._to_threads(side, zipped_divide(tensor, self.tiler, steps), steps)
        except Rejected as error:
            raise within(error, operation=name) from None

    def _to_threads(self, side: str, tiles: Layout, steps: list[Step] | None = None) -> Layout:
        """From ((TileM,TileN,...),(RestM,RestN,...)) to (Thr,(FrgV,FrgX),(RestM,RestN,...)) (`tile2thrfrg`)."""
        values = composition(tiles, (self._thread_value(side, steps), UNDERSCORE), steps, operation="compose TV")
        return slice_layout(((UNDERSCORE, UNDERSCORE), UNDERSCORE), values)

    def _thread_value(self, side: str, steps: list[Step] | None = None) -> Layout:
        """((thread, rest of threads), (value, rest of values)) of one side -> element of the tile."""
        if steps is None and side in self._thread_values:
            return self._thread_values[side]
        to_reference = composition(
            right_inverse(self.atom_layout("ref")),
            self.atom_layout(SIDES[side]),
            steps,
            operation=f"{SIDES[side]} to ref",
        )
        atoms = zipped_divide(self.layout_tv, self.atom_extents, steps, operation="zipped_divide by atom")
        moved = composition(atoms, (to_reference, UNDERSCORE), steps, operation=f"compose {SIDES[side]}")
        first, second = moved.modes
        return self._thread_values.setdefault(side, coalesce(zip_layouts(first, second, OPERATION), (1, (1, 1))))

    def layout_TV(self, side: str) -> Layout:  # noqa: N802 - CuTe's name
        """(thread, value) -> element of one tile, on the given side (`get_layoutS_TV`, `get_layoutD_TV`)."""
        tile = Layout((self._tiler_shape, 1))
        return slice_layout((UNDERSCORE, UNDERSCORE, 0), self._to_threads(side, tile))

    @overload
    def partition(self, side: str, tensor: Layout) -> Layout: ...
    @overload
    def partition(self, side: str, tensor: ComposedLayout) -> ComposedLayout: ...
    def partition(self, side: str, tensor: Tensor) -> Tensor:
        """((FrgV,FrgX),RestM,RestN,...): what one thread copies (`partition_S/D`); only the offset differs by thread."""
        if isinstance(tensor, ComposedLayout):
            return ComposedLayout(tensor.swizzle, tensor.offset, self.partition(side, tensor.layout))
        return slice_layout(_thread_slice(0, tensor.rank), self.tidfrg(side, tensor))

    def get_slice(self, thread: int) -> ThrCopy:
        """What one thread does."""
        return ThrCopy(self, thread)

    def retile(self, fragment: Layout, steps: list[Step] | None = None) -> Layout:
        """A fragment of registers, made by the MMA, as this copy fills or empties it (`retile_S`, `retile_D`).

        The fragment is (V,RestM,RestN); the result is ((atom's values, rest), RestM, RestN) -> register number.
        """
        held = fragment.modes[0].size()
        threads = self.size
        try:
            inverse = composition(
                right_inverse(self.layout_tv), Layout(self._tiler_shape), steps, operation="with_shape"
            )
            fragment_mn = upcast(inverse, threads * _number(held))
            values = logical_product(Layout(held), right_inverse(fragment_mn))
            unit = Layout(self.atom_extents[1])
            atoms = zipped_divide(values, unit, steps, operation="zipped_divide by atom")
            tile = (held, *product_each(fragment_mn.shape))
            tiles = zipped_divide(fragment, tuple(_size(extent) for extent in tile), steps)
            retiled = composition(tiles, (atoms, UNDERSCORE), steps, operation="compose retile")
        except Rejected as error:
            raise within(error, operation="retile") from None
        rest: SliceCoordinate = (0, *(UNDERSCORE,) * (fragment.rank - 1))
        return slice_layout((UNDERSCORE, rest), retiled)

    def coordinates(self, side: str, shape: tuple[int, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """(thread, value, coordinate) over a tensor of this shape, values first mode fastest."""
        axes = range(len(shape))
        whole = self.tidfrg(side, identity_layout(shape))
        held = slice_layout(_thread_slice(0, len(shape)), whole)
        steps = list(zip(*(held.component(axis).values() for axis in axes), strict=True))
        for thread in range(self.size):
            start = [_number(whole.component(axis)((thread, 0, 0))) for axis in axes]
            for value, step in enumerate(steps):
                yield thread, value, tuple(a + b for a, b in zip(start, step, strict=True))


class ThrCopy:
    """One thread's view of a TiledCopy (`ThrCopy`).

    A partition is a layout and the offset where the thread's part starts. Of a swizzled tensor it is what CuTe gives: a
    plain layout where the swizzle only chooses signs, and then the offset is one behind the swizzle.
    """

    def __init__(self, copy: TiledCopy, thread: int) -> None:
        if not 0 <= thread < copy.size:
            raise Rejected("get_slice", f"thread {thread} is not one of {copy.size}", legal=f"0 to {copy.size - 1}")
        self.copy = copy
        self.thread = thread

    def partition_S(self, tensor: Tensor) -> tuple[Tensor, Size]:  # noqa: N802 - CuTe's name
        """What the thread reads."""
        return self._partition("S", tensor)

    def partition_D(self, tensor: Tensor) -> tuple[Tensor, Size]:  # noqa: N802 - CuTe's name
        """What the thread writes."""
        return self._partition("D", tensor)

    def _partition(self, side: str, tensor: Tensor) -> tuple[Tensor, Size]:
        if isinstance(tensor, ComposedLayout):
            place = _thread_slice(self.thread, tensor.layout.rank)
            return slice_swizzled(place, self.copy.tidfrg(side, tensor))
        return slice_and_offset(_thread_slice(self.thread, tensor.rank), self.copy.tidfrg(side, tensor))

    def retile_S(self, fragment: Layout) -> Layout:  # noqa: N802 - CuTe's name
        """The registers, in the order in which the copy reads them."""
        return self.copy.retile(fragment)

    def retile_D(self, fragment: Layout) -> Layout:  # noqa: N802 - CuTe's name
        """The registers, in the order in which the copy writes them."""
        return self.copy.retile(fragment)


def _atom_layout(atom: CopyAtom, side: str, value_bits: int) -> Layout:
    """The atom's layout in values, which must keep all its threads apart."""
    layout = atom.layout(side, value_bits)
    threads, wanted = layout.modes[0].size(), atom.thr_id.size()
    if threads != wanted:
        seen = f"its {side} layout would have {threads} threads, not {wanted}"
        reason = f"{atom.name} cannot move values of {value_bits} bits: {seen}"
        raise Rejected("Copy_Atom", reason, mode=side, legal=_narrower(atom, value_bits))
    return layout


def _narrower(atom: CopyAtom, value_bits: int) -> str:
    """The widest values below ``value_bits`` that every side of the atom can be seen in."""
    bits = value_bits // 2
    while bits:
        try:
            if all(atom.layout(side, bits).modes[0].size() == atom.thr_id.size() for side in ("src", "dst", "ref")):
                return f"{bits} bits"
        except Rejected:
            pass
        bits //= 2
    return ""


def _thread_slice(thread: int, rank: int) -> SliceCoordinate:
    """CuTe's ``repeat<1>(_)`` is ``_`` itself: of a tensor of one mode the rest stays a mode in brackets."""
    return (thread, UNDERSCORE, (UNDERSCORE,) * rank if rank > 1 else UNDERSCORE)


def _size(value: IntTuple) -> Size:
    assert not isinstance(value, tuple)
    return value


def _number(value: Size) -> int:
    if not isinstance(value, int):
        raise Rejected(OPERATION, f"{value} is not a number", legal="threads, values and tile in numbers")
    return value
