"""CuTe's IntTuple: an integer or a tuple of IntTuples, and the functions on them that layouts need.

The names are those of CuTe's `int_tuple.hpp`, `stride.hpp` and `tuple_algorithms.hpp`. ``(8)`` is a tuple of one mode and
is not ``8``. Coordinates are decoded colexicographically: the first mode varies fastest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes

IntTuple: TypeAlias = Size | tuple["IntTuple", ...]


def rank(value: IntTuple) -> int:
    """The number of modes; 1 for a size."""
    return len(value) if isinstance(value, tuple) else 1


def depth(value: IntTuple) -> int:
    """How deep the nesting goes; 0 for a size."""
    return 1 + max((depth(item) for item in value), default=0) if isinstance(value, tuple) else 0


def modes(value: IntTuple) -> tuple[IntTuple, ...]:
    """The top-level modes; a size is its own only mode (CuTe's ``get<0>`` of an integer)."""
    return value if isinstance(value, tuple) else (value,)


def flatten(value: IntTuple) -> tuple[Size, ...]:
    """The leaves, left to right."""
    if not isinstance(value, tuple):
        return (value,)
    leaves: list[Size] = []
    for item in value:
        if isinstance(item, tuple):
            leaves.extend(flatten(item))
        else:
            leaves.append(item)
    return tuple(leaves)


def product(value: IntTuple) -> Size:
    """The product of the leaves: the number of elements of a shape."""
    if not isinstance(value, tuple):
        return value
    result: Size = 1
    for item in value:
        result = result * product(item)
    return result


def product_each(value: IntTuple) -> tuple[IntTuple, ...]:
    """The product of each mode."""
    return tuple(product(item) for item in modes(value))


def product_like(value: IntTuple, guide: IntTuple) -> IntTuple:
    """The products of ``value`` at the leaves of ``guide``."""
    if isinstance(guide, tuple):
        return tuple(product_like(v, g) for v, g in zip(modes(value), guide, strict=True))
    return product(value)


def pack(leaves: Sequence[Size]) -> IntTuple:
    """One size stands alone, several make a tuple."""
    return leaves[0] if len(leaves) == 1 else tuple(leaves)


def unflatten(leaves: Iterable[Size], profile: IntTuple) -> IntTuple:
    """The leaves in the nesting of ``profile``."""
    remaining = iter(leaves)
    return transform(profile, lambda _: next(remaining))


def transform(value: IntTuple, function: Callable[[Size], Size]) -> IntTuple:
    """Every leaf replaced, left to right."""
    if isinstance(value, tuple):
        return tuple(transform(item, function) for item in value)
    return function(value)


def nest(leaves: Mapping[sizes.Path, Size]) -> IntTuple:
    """The nested coordinate with these leaves, 0 in between: {(0, 1): 2, (1,): 5} is ((0,2),5) (`as_arithmetic_tuple`).

    Raises :class:`Rejected` where one path goes on inside another, as plain strides and ``1@0`` do.
    """
    for path in leaves:
        outer = next((path[:end] for end in range(len(path)) if path[:end] in leaves), None)
        if outer is not None:
            steps = f"steps of 1{sizes.basis_text(outer)} and of 1{sizes.basis_text(path)}"
            reason = f"{steps} meet: what the one counts is a tuple for the other"
            raise Rejected("coordinate", reason, legal="steps along places beside one another")
    return _nest(leaves)


def _nest(leaves: Mapping[sizes.Path, Size]) -> IntTuple:
    if set(leaves) <= {()}:
        return leaves.get((), 0)
    count = 1 + max(path[0] for path in leaves)
    inside: list[dict[sizes.Path, Size]] = [{} for _ in range(count)]
    for path, value in leaves.items():
        inside[path[0]][path[1:]] = value
    return tuple(map(_nest, inside))


def congruent(left: IntTuple, right: IntTuple) -> bool:
    """The same nesting."""
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(map(congruent, left, right))
    return not isinstance(left, tuple) and not isinstance(right, tuple)


def append(value: IntTuple, count: int, item: IntTuple) -> IntTuple:
    """Copies of ``item`` after the modes until there are ``count``; a size stays a size when count is 1."""
    missing = count - rank(value)
    if missing < 0:
        raise Rejected("append", f"{text(value)} has {rank(value)} modes, more than {count}")
    return value if missing == 0 else modes(value) + (item,) * missing


def text(value: IntTuple) -> str:
    """``((4,8),2)``, without spaces."""
    if isinstance(value, tuple):
        return f"({','.join(map(text, value))})"
    return str(value) if isinstance(value, int) else sizes.size_text(value)


# Division of shapes ---------------------------------------------------------------------------------------------------


def ceil_div(value: IntTuple, divisor: Size, operation: str) -> IntTuple:
    """The shape left when ``divisor`` elements are taken together: the divisor is used up mode by mode, rounding up."""
    if not isinstance(value, tuple):
        return sizes.ceil_div(value, divisor, operation)
    result: list[IntTuple] = []
    for index, item in enumerate(value):
        result.append(ceil_div(item, divisor, operation))
        if index + 1 < len(value):
            divisor = sizes.ceil_div(divisor, product(item), operation)
    return tuple(result)


def coalesce_shape(value: IntTuple) -> IntTuple:
    """Neighbouring numbers are multiplied, and neighbouring symbolic sizes; the two kinds stay apart."""
    merged: list[Size] = []
    for size in flatten(value):
        if merged and isinstance(merged[-1], int) == isinstance(size, int):
            merged[-1] = merged[-1] * size
        else:
            merged.append(size)
    return pack(merged)


# Coordinates ----------------------------------------------------------------------------------------------------------


def crd2idx(coordinate: IntTuple, shape: IntTuple, stride: IntTuple) -> Size:
    """The index of a coordinate; a number given for a tuple of modes is decoded, its last mode unbounded."""
    if isinstance(coordinate, tuple):
        if not isinstance(shape, tuple) or not isinstance(stride, tuple):
            reason = f"{text(coordinate)} is nested deeper than the shape {text(shape)}"
            raise Rejected("coordinate", reason, legal="a number there")
        if len(coordinate) != len(shape):
            reason = f"{text(coordinate)} has {len(coordinate)} modes, the shape {text(shape)} has {len(shape)}"
            raise Rejected("coordinate", reason, legal=f"{len(shape)} modes, or one number for all")
        result: Size = 0
        for c, s, d in zip(coordinate, shape, stride, strict=True):
            result = result + crd2idx(c, s, d)
        return result
    if not isinstance(stride, tuple):
        return coordinate * stride
    assert isinstance(shape, tuple)  # congruence is checked where layouts are made
    result = 0
    for index, (s, d) in enumerate(zip(shape, stride, strict=True)):
        if index + 1 == len(shape):
            return result + crd2idx(coordinate, s, d)
        if coordinate == 0:
            continue
        extent = product(s)
        if not isinstance(coordinate, int) or not isinstance(extent, int):
            raise Rejected("coordinate", f"index {text(coordinate)} cannot be decoded by the extent {text(extent)}")
        coordinate, digit = divmod(coordinate, extent)
        result = result + crd2idx(digit, s, d)
    return result


def idx2crd(index: int, shape: IntTuple, stride: IntTuple) -> IntTuple:
    """The coordinate that ``index`` has under compact strides: (index / stride) % extent, leaf by leaf."""
    if isinstance(shape, tuple) and isinstance(stride, tuple):
        return tuple(idx2crd(index, s, d) for s, d in zip(shape, stride, strict=True))
    if shape == 1:
        return 0
    if not isinstance(shape, int) or not isinstance(stride, int):
        raise Rejected("coordinate", f"index {index} cannot be decoded by {text(shape)}:{text(stride)}")
    if stride == 0:
        raise Rejected("coordinate", f"extent {shape} has stride 0: an index does not tell its coordinate")
    return index // stride % shape


def crd2flat(coordinate: IntTuple, shape: IntTuple) -> Size:
    """The colexicographic number of a coordinate within ``shape``."""
    return crd2idx(coordinate, shape, compact_major(product_like(shape, coordinate)))


# Compact strides ------------------------------------------------------------------------------------------------------


def compact_major(shape: IntTuple, current: Size = 1, *, right: bool = False) -> IntTuple:
    """Strides of a dense layout from ``current`` up, first mode fastest (last, when ``right``); extent 1 gets stride 0."""

    def visit(item: IntTuple, start: Size) -> tuple[IntTuple, Size]:
        if not isinstance(item, tuple):
            return (0, start) if item == 1 else (start, start * item)
        strides: list[IntTuple] = []
        for mode in reversed(item) if right else item:
            stride, start = visit(mode, start)
            strides.append(stride)
        return tuple(reversed(strides) if right else strides), start

    return visit(shape, current)[0]


def compact_order(shape: IntTuple, order: IntTuple) -> IntTuple:
    """Strides of a dense layout whose modes are laid out by increasing ``order``.

    Symbolic orders come after all numbers, left to right; modes of equal order start at the same stride.
    """
    flat_order = flatten(order)
    for item in flat_order:
        if sizes.has_basis(item):
            reason = f"{sizes.size_text(item)} steps along a coordinate and cannot be ordered"
            raise Rejected("compact_order", reason, legal="numeric strides: a tensor of data, not of coordinates")
    reference = flatten(product_like(shape, order))
    largest = max((item for item in flat_order if isinstance(item, int)), default=0)
    largest = max(largest, 0)
    ranks = [item if isinstance(item, int) else largest + 1 + place for place, item in enumerate(flat_order)]

    def visit(item: IntTuple, place: IntTuple) -> IntTuple:
        if isinstance(place, tuple):
            return tuple(visit(s, o) for s, o in zip(modes(item), place, strict=True))
        start: Size = 1
        for extent, other in zip(reference, ranks, strict=True):
            if isinstance(place, int) and other < place:
                start = start * extent
        return compact_major(item, start)

    return visit(shape, unflatten(ranks, order))
