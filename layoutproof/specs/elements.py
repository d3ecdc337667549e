"""Who owns an element at given sizes, counted by looking at every input: what ``--at`` shows of claims that count owners."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import prod

from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import ONE
from layoutproof.integers.interval import Interval

MOST = 1 << 22  # inputs that are looked at: some seconds


def check_element(extents: Mapping[str, int], element: Mapping[str, int]) -> None:
    """An element is named by all of its coordinates and nothing else, and lies in the box. Raises :class:`UserError`."""
    if set(element) != set(extents):
        hint = ",".join(f"{name}=0" for name in extents)
        raise UserError(f"an element is named by {', '.join(extents)}, all of them and nothing else", hint=hint)
    for name, value in element.items():
        if not 0 <= value < extents[name]:
            raise UserError(f"{name} = {value} is out of range", hint=f"0 <= {name} < {extents[name]}")


def owners(
    subject: Subject, sizes: Mapping[str, int], element: Mapping[str, int], *, most: int | None = None
) -> list[dict[str, int]]:
    """The inputs whose outputs are ``element``, the first ``most`` of them where that is given.

    Raises :class:`UserError` where there are too many inputs to look at.
    """
    domain = subject.domain
    extents = dict(domain.concrete(sizes))
    points = prod(max(extent, 0) for extent in extents.values())
    if points > MOST:
        raise UserError(
            f"{points:,} inputs are too many to search for its owners", hint="smaller sizes, or a point by its inputs"
        )
    if points == 0:
        return []
    fixed = domain.symbol_values(sizes)
    bounds = {name: Interval(0, extent - 1) for name, extent in extents.items()}
    bounds |= {name: Interval(value, value) for name, value in fixed.items()}
    names = [*extents, *fixed]
    guard = ONE if domain.guard is None else domain.guard
    allowed = compile_function({"guard": guard}, names, bounds)
    at = compile_function({name: subject.outputs[name] for name in element}, names, bounds)
    values, found, wanted = tuple(fixed.values()), [], tuple(element.values())
    for point in product(*(range(extent) for extent in extents.values())):
        if allowed(*point, *values)[0] and at(*point, *values) == wanted:
            found.append(dict(zip(extents, point, strict=True)))
            if len(found) == most:
                break
    return found
