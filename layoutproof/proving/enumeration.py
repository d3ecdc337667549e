"""The independent engine: every point of a finite domain, evaluated, in the author's order.

It finds the smallest counterexample (sizes first, then inputs in the order they are declared, the last one fastest) and
checks small claims a second time, by another route than the solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import ONE, Expression
from layoutproof.proving.domain import Domain

CROSS_CHECK = 1 << 12  # points: a claim of at most so many is enumerated besides being proved
SEARCH = 1 << 18  # points looked at for a counterexample before the solver's own model is used


@dataclass(frozen=True)
class Point:
    """Values of the params and of the inputs, and of the functions evaluated there."""

    sizes: Mapping[str, int]
    inputs: Mapping[str, int]
    values: tuple[int, ...]


def points(domain: Domain, functions: Sequence[Expression], *, limit: int) -> Iterator[Point]:
    """Points in order, smallest sizes first, as long as the count stays below the limit."""
    call = _compiled(domain, functions)
    names = [variable.name for variable in domain.variables]
    left = limit
    for sizes in domain.smallest_sizes() if domain.params else iter([{}]):
        ranges = [range(max(size, 0)) for _, size in domain.concrete(sizes)]
        count = 1
        for extent in ranges:
            count *= len(extent)
        if count > left:
            return
        left -= count
        arguments = tuple(domain.symbol_values(sizes).values())
        for inputs in product(*ranges):
            values = call(*arguments, *inputs)
            if values[0]:
                yield Point(sizes, dict(zip(names, inputs, strict=True)), values[1:])


def first_difference(domain: Domain, pairs: Sequence[tuple[Expression, Expression]], *, limit: int) -> Point | None:
    """The first point where some pair differs; its values are left, right, left, right, ..."""
    flat = [side for pair in pairs for side in pair]
    for point in points(domain, flat, limit=limit):
        values = point.values
        if any(values[i] != values[i + 1] for i in range(0, len(values), 2)):
            return point
    return None


def count_points(domain: Domain, *, limit: int) -> int:
    """How many points :func:`points` visits at the smallest sizes only (0 when they exceed the limit)."""
    for sizes in domain.smallest_sizes(limit=1) if domain.params else iter([{}]):
        count = 1
        for _, size in domain.concrete(sizes):
            count *= max(size, 0)
        return count if count <= limit else 0
    return 0


def at_smallest(domain: Domain, functions: Sequence[Expression], *, limit: int) -> Iterator[Point]:
    """The points of the smallest legal sizes alone; none when there are more than the limit."""
    first: Mapping[str, int] | None = None
    for point in points(domain, functions, limit=limit):
        if first is None:
            first = point.sizes
        if point.sizes is not first:
            return
        yield point


def _compiled(domain: Domain, functions: Sequence[Expression]) -> Callable[..., tuple[int, ...]]:
    """(guard, functions...) of (params and their quotients, inputs)."""
    arguments: list[str] = []
    for param in domain.params:
        arguments.append(param.name)
    arguments += [q for q in domain.symbol_values(dict.fromkeys(arguments, 1)) if q not in arguments]
    guard = domain.guard if domain.guard is not None else ONE
    outputs = {"guard": guard, **{f"f{i}": f for i, f in enumerate(functions)}}
    return compile_function(outputs, arguments + [v.name for v in domain.variables])
