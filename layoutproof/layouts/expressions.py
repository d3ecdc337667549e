"""What a layout computes, as integer expressions.

A coordinate is an expression (a flat index of the modes it stands for) or a tuple of coordinates, nested like the shape
down to any level. A flat index is decoded colexicographically with ``/`` and ``%``; the last mode that has more than one
element needs no ``%``, so past its end the expression runs on along that mode, as CuTe's layouts do. Modes of one element
and modes of stride 0 contribute nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, divide, modulo, multiply, total
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple, flatten, text
from layoutproof.layouts.layout import Layout

Coordinate: TypeAlias = Expression | Sequence["Coordinate"]


def layout_expression(layout: Layout, coordinate: Coordinate) -> Expression:
    """The index of ``coordinate``. Raises :class:`Rejected` when the coordinate does not fit, or strides have a basis."""
    terms: list[Expression] = []
    _collect(coordinate, layout.shape, layout.stride, terms)
    return total(terms)


def coordinate_expressions(layout: Layout, coordinate: Coordinate, rank: int) -> tuple[Expression, ...]:
    """For strides such as ``8@1``: the ``rank`` coordinates that the layout gives, each as an expression."""
    return tuple(layout_expression(layout.component(axis), coordinate) for axis in range(rank))


def digit_expressions(index: Expression, shape: IntTuple) -> tuple[Expression, ...]:
    """The coordinates of a flat index, leaf by leaf of ``shape``, first mode fastest."""
    extents = flatten(shape)
    last = max((place for place, extent in enumerate(extents) if extent != 1), default=-1)
    digits: list[Expression] = []
    before: Size = 1
    for place, extent in enumerate(extents):
        digit = divide(index, to_expression(before))
        digits.append(digit if place == last else modulo(digit, to_expression(extent)))
        before = before * extent
    return tuple(digits)


def _collect(coordinate: Coordinate, shape: IntTuple, stride: IntTuple, terms: list[Expression]) -> None:
    if isinstance(coordinate, Expression):
        for digit, extent, step in zip(
            digit_expressions(coordinate, shape), flatten(shape), flatten(stride), strict=True
        ):
            if extent != 1 and step != 0:
                if sizes.has_basis(step):
                    raise Rejected("layout", f"stride {sizes.size_text(step)} gives a coordinate, not an index")
                terms.append(multiply(digit, to_expression(step)))
        return
    if not isinstance(shape, tuple) or not isinstance(stride, tuple) or len(coordinate) != len(shape):
        raise Rejected("coordinate", f"{len(coordinate)} coordinates do not fit the shape {text(shape)}")
    for c, s, d in zip(coordinate, shape, stride, strict=True):
        _collect(c, s, d, terms)
