"""The independent engine: every point of a finite domain, evaluated, in the author's order.

It finds the smallest counterexample (sizes first, then inputs in the order they are declared, the last one fastest) and
checks small claims a second time, by another route than the solver.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from layoutproof.integers.evaluate import compile_function, evaluate
from layoutproof.integers.expression import ONE, Expression
from layoutproof.integers.interval import Interval
from layoutproof.integers.sweep import Sweep
from layoutproof.proving.domain import Domain

CROSS_CHECK = 1 << 12  # points: a claim of at most so many is enumerated besides being proved
STEPS = (3, 10)  # how many values of each param are tried, from the least on
CHOICES = 400  # choices of sizes looked at in each round
SEARCH = 1 << 18  # points looked at for a counterexample before the solver's own model is used


@dataclass(frozen=True)
class Point:
    """Values of the params and of the inputs, and of the functions evaluated there."""

    sizes: Mapping[str, int]
    inputs: Mapping[str, int]
    values: tuple[int, ...]


def first_difference(domain: Domain, pairs: Sequence[tuple[Expression, Expression]], *, limit: int) -> Point | None:
    """The first point where some pair differs; its values are left, right, left, right, ..."""
    differs = _sweep(domain).first_difference(pairs)
    for sizes, extents, values in _boxes(domain, limit):
        found = differs(extents, values)
        if found is not None:
            inputs = dict(zip((variable.name for variable in domain.variables), found, strict=True))
            environment = domain.symbol_values(sizes) | inputs
            return Point(sizes, inputs, tuple(evaluate(side, environment) for pair in pairs for side in pair))
    return None


def censuses(
    domain: Domain, outputs: Sequence[Expression], *, limit: int
) -> Iterator[tuple[Mapping[str, int], dict[tuple[int, ...], int]]]:
    """At each choice of sizes, smallest first, while points are left: how many inputs map to each tuple of outputs."""
    census = _sweep(domain).census(outputs)
    for sizes, extents, values in _boxes(domain, limit):
        yield sizes, census(extents, values)


def owners(
    domain: Domain,
    outputs: Sequence[Expression],
    sizes: Mapping[str, int],
    element: tuple[int, ...],
    *,
    most: int | None = None,
) -> list[Mapping[str, int]]:
    """The inputs that map to an element, the first ``most`` of them where that is given. Every input may be looked at."""
    extents, fixed = dict(domain.concrete(sizes)), domain.symbol_values(sizes)
    bounds = {name: Interval(0, extent - 1) for name, extent in extents.items() if extent > 0}
    bounds |= {name: Interval(value, value) for name, value in fixed.items()}
    names = [*extents, *fixed]
    guard = ONE if domain.guard is None else domain.guard
    allowed = compile_function({"guard": guard}, names, bounds)
    at = compile_function({str(place): output for place, output in enumerate(outputs)}, names, bounds)
    values = tuple(fixed.values())
    found: list[Mapping[str, int]] = []
    for point in grid(list(extents.values())):
        if allowed(*point, *values)[0] and at(*point, *values) == element:
            found.append(dict(zip(extents, point, strict=True)))
            if len(found) == most:
                break
    return found


def grid(extents: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every point, the last input fastest. ``product`` would first hold all values of each input: there may be billions."""
    if not extents:
        yield ()
        return
    for first in range(extents[0]):
        for rest in grid(extents[1:]):
            yield (first, *rest)


def count_points(domain: Domain, *, limit: int) -> int:
    """How many points there are at the smallest sizes; 0 when they exceed the limit."""
    sizes = next(domain.smallest_sizes(limit=1), None)
    count = 0 if sizes is None else domain.points_at(sizes)
    return count if count <= limit else 0


def _sweep(domain: Domain) -> Sweep:
    return Sweep([variable.name for variable in domain.variables], domain.symbols, domain.guard, domain.least)


def _boxes(domain: Domain, limit: int) -> Iterator[tuple[Mapping[str, int], list[int], list[int]]]:
    """At each legal choice of sizes, smallest first, while points are left: the inputs' extents, the symbols' values."""
    left = limit
    for sizes in _choices(domain):
        extents = [size for _, size in domain.concrete(sizes)]
        left -= prod(max(extent, 0) for extent in extents) or 1
        if left < 0:
            return
        values = domain.symbol_values(sizes)
        yield sizes, extents, [values[name] for name in domain.symbols]


def _choices(domain: Domain) -> Iterator[Mapping[str, int]]:
    """Legal sizes: the nearest few first, then a wider range."""
    if not domain.params:
        yield {}
        return
    seen = []
    for steps in STEPS:
        for sizes in domain.smallest_sizes(steps=steps, limit=CHOICES):
            if sizes not in seen:
                seen.append(sizes)
                yield sizes
