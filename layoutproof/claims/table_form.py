"""A table of integers as a closed form: read off as a layout where it is one, else looked up by halving."""

from __future__ import annotations

from collections.abc import Sequence

from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, add, modulo, total
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout


def fit_layout(table: Sequence[int]) -> Layout | None:
    """The layout whose values these are, first mode fastest, with as few modes as possible; None where there is none."""
    if not table or table[0] != 0:
        return None
    shape: list[int] = []
    stride: list[int] = []
    done = 1
    while done < len(table):
        step, extent = table[done], 1
        while (extent + 1) * done <= len(table) and all(
            table[extent * done + place] == table[place] + extent * step for place in range(done)
        ):
            extent += 1
        while extent > 1 and len(table) % (done * extent):
            extent -= 1
        if extent == 1:
            return None
        shape.append(extent)
        stride.append(step)
        done *= extent
    if len(shape) > 1:
        return Layout(tuple(shape), tuple(stride))
    return Layout(shape[0], stride[0]) if shape else Layout(1, 0)


def closed_form(table: Sequence[int], name: str) -> Expression:
    """The table's entry at ``name``."""
    layout = fit_layout(table)
    return looked_up(Name(name), table) if layout is None else layout_expression(layout, Name(name))


def closed_form_of_two(table: Sequence[Sequence[int]], names: tuple[str, str]) -> Expression | None:
    """``table[second][first]`` as the sum of a form of each, the first perhaps modulo something; None where it is none."""
    row, column = list(table[0]), [line[0] for line in table]
    base = row[0]
    if any(value != row[x] + column[y] - base for y, line in enumerate(table) for x, value in enumerate(line)):
        return None
    parts = [closed_form([v - base for v in row], names[0]), closed_form([v - base for v in column], names[1])]
    return add(base, total(parts)) if base else total(parts)


def looked_up(index: Expression, table: Sequence[int]) -> Expression:
    """The entry of an index, by halving."""
    if len(set(table)) == 1:
        return Literal(table[0])
    half = 1 << ((len(table) - 1).bit_length() - 1)
    low = looked_up(index, table[:half])
    return Conditional(Binary("<", modulo(index, 2 * half), Literal(half)), low, looked_up(index, table[half:]))
