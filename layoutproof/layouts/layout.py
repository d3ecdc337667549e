"""CuTe's Layout: a shape and a stride of the same nesting, a function from coordinates to indices (`layout.hpp`).

    >>> c = Layout(((4, 8), (2, 2)), ((32, 1), (16, 8)))
    >>> print(c, c.size(), c(5), c(((1, 1), (0, 0))))
    ((4,8),(2,2)):((32,1),(16,8)) 128 33 33

Extents and strides are ints or polynomials in named sizes. A stride may be a multiple of a basis element, ``8@1``: then
the layout's values are coordinates (CuTe's identity tensors), nested ones for ``1@1@0``, one step along mode 1 of mode 0:

    >>> i = identity_layout(((2, 3), 4))
    >>> print(i, i.coordinate(23))
    ((2,3),4):((1@0@0,1@1@0),1@1) ((1, 2), 3)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, substitute
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import (
    IntTuple,
    compact_major,
    congruent,
    crd2idx,
    flatten,
    nest,
    product,
    text,
    transform,
)
from layoutproof.layouts.int_tuple import depth as tuple_depth
from layoutproof.layouts.int_tuple import modes as tuple_modes
from layoutproof.layouts.int_tuple import rank as tuple_rank


class Layout:
    """An immutable shape:stride. Without a stride it is compact, first mode fastest (CuTe's ``make_layout(shape)``).

    Raises :class:`Rejected` when shape and stride are not nested alike.
    """

    __slots__ = ("_hash", "shape", "stride")
    shape: IntTuple
    stride: IntTuple
    _hash: int | None

    def __init__(self, shape: IntTuple, stride: IntTuple | None = None) -> None:
        if stride is None:
            stride = compact_major(shape)
        elif not congruent(shape, stride):
            raise Rejected("layout", f"shape {text(shape)} and stride {text(stride)} are not nested alike")
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "stride", stride)
        object.__setattr__(self, "_hash", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Layout cannot be changed (tried to set {name})")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.shape == other.shape and self.stride == other.stride

    def __hash__(self) -> int:
        value = self._hash
        if value is None:
            value = hash((self.shape, self.stride))
            object.__setattr__(self, "_hash", value)
        return value

    def __str__(self) -> str:
        return f"{text(self.shape)}:{text(self.stride)}"

    def __repr__(self) -> str:
        return f"Layout({self})"

    @property
    def rank(self) -> int:
        """The number of top-level modes."""
        return tuple_rank(self.shape)

    @property
    def depth(self) -> int:
        """How deep the nesting goes; 0 for ``8:1``."""
        return tuple_depth(self.shape)

    @property
    def modes(self) -> tuple[Layout, ...]:
        """The top-level modes as layouts; a layout of depth 0 is its own only mode."""
        pairs = zip(tuple_modes(self.shape), tuple_modes(self.stride), strict=True)
        return tuple(Layout(shape, stride) for shape, stride in pairs)

    def size(self) -> Size:
        """The number of coordinates."""
        return product(self.shape)

    def cosize(self) -> Size:
        """One more than the largest index, |strides| taken; of coordinates, the size of :meth:`coshape` (`cosize`)."""
        return product(self.coshape())

    def coshape(self) -> IntTuple:
        """The box that the values lie in, nested as they are: one more than the largest of each (`coshape`).

        Raises :class:`Rejected` when strides are of different kinds, such as 1 and ``1@0``: then there is no such box.
        """
        ends: dict[sizes.Path, Size] = {}
        for extent, stride in self.leaves():
            for path, step in _parts(stride).items():
                ends[path] = ends.get(path, 1) + (extent - 1) * sizes.absolute(step)
        return nest(ends) if ends else 1

    def coordinate(self, coordinate: IntTuple) -> IntTuple:
        """For a layout of coordinates: the value at ``coordinate`` as a tuple, nested as the strides say.

        Raises :class:`Rejected` as calling the layout and :meth:`coshape` do.
        """
        value = {path: 0 for _, stride in self.leaves() for path in _parts(stride)} | _parts(self(coordinate))
        return nest(value)

    def leaves(self) -> tuple[tuple[Size, Size], ...]:
        """(extent, stride) of the innermost modes, first mode first."""
        return tuple(zip(flatten(self.shape), flatten(self.stride), strict=True))

    def __call__(self, coordinate: IntTuple) -> Size:
        """The index of a coordinate: a flat number, or numbers nested like the shape down to any level.

        A number at or past the size runs on along the last mode, as in CuTe. Raises :class:`Rejected` for a coordinate
        that does not fit the shape, or that only the values of the symbols could decode.
        """
        return crd2idx(coordinate, self.shape, self.stride)

    def values(self) -> Iterator[int]:
        """All indices, first mode fastest. Extents and strides must be numbers."""
        totals = [0]
        for extent, stride in self.leaves():
            if not isinstance(extent, int) or not isinstance(stride, int):
                raise Rejected("values", f"extent {extent} with stride {sizes.size_text(stride)} is not a number")
            totals = [total + step * stride for step in range(extent) for total in totals]
        return iter(totals)

    def is_static(self) -> bool:
        """No symbolic extent or stride."""
        return all(isinstance(e, int) and sizes.is_static(d) for e, d in self.leaves())

    def substitute(self, values: Mapping[str, Size]) -> Layout:
        """The layout with symbols replaced by sizes."""
        shape, stride = (transform(part, lambda s: substitute(s, values)) for part in (self.shape, self.stride))
        return Layout(shape, stride)

    def component(self, *path: int) -> Layout:
        """For a layout of coordinates: the layout whose strides are the steps along one place, (1) or (0, 1)."""
        return Layout(self.shape, transform(self.stride, lambda stride: sizes.basis_parts(stride).get(path, 0)))


def make_layout(*layouts: Layout) -> Layout:
    """The layout that has these as its modes."""
    return Layout(tuple(item.shape for item in layouts), tuple(item.stride for item in layouts))


def identity_layout(shape: IntTuple) -> Layout:
    """The layout that maps a coordinate to itself: its strides are 1@0, 1@1, ... (`make_identity_layout`)."""
    return Layout(shape, _basis_like(shape, ()))


def _basis_like(shape: IntTuple, path: sizes.Path) -> IntTuple:
    """CuTe's ``make_basis_like``: each extent's own unit step."""
    if isinstance(shape, tuple):
        return tuple(_basis_like(mode, (*path, place)) for place, mode in enumerate(shape))
    return sizes.basis(*path)


def _parts(value: Size) -> dict[sizes.Path, Size]:
    """What a value is along each coordinate; a plain number lies at the empty path, and 0 nowhere."""
    if value == 0 or sizes.has_basis(value):
        return sizes.basis_parts(value)
    return {(): value}
