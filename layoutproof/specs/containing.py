"""The smallest sizes that contain an element, so that a question about it can be asked of a spec for all sizes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice, product

from layoutproof.errors import UserError
from layoutproof.integers.evaluate import DivisionByZero, evaluate, size_at
from layoutproof.integers.expression import Binary, Literal, Name, names
from layoutproof.integers.polynomial import Polynomial, Size, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving.domain import Domain, Param
from layoutproof.proving.setting import Contradiction, Undecided, open_script
from layoutproof.specs.closed_forms import in_params
from layoutproof.words import assigned

TRIED = 1024  # values of a param that are tried above the first that is large enough
CHOICES = 6  # of the legal ones among them, in every combination with other params'


def sizes_containing(
    params: Domain,
    box: Mapping[str, Size],
    what: str,
    element: Mapping[str, int],
    given: Mapping[str, int] | None = None,
) -> tuple[dict[str, int], bool]:
    """Legal sizes that contain the element of a box (coordinate -> extent), and whether they are the smallest.

    Sizes that are ``given`` are taken; the others are then as small as they may be. Raises :class:`UserError` with the range,
    or with the spec's conditions, where there are none.
    """
    name = f"{what}({','.join(map(str, element.values()))})"
    if min(element.values()) < 0:
        raise UserError(f"{name} is no element: coordinates start at 0", hint=_legal(box, params))
    if not params.symbolic and not _contains(box, element, {}):
        raise UserError(f"{name} is out of range", hint=_legal(box, params))
    given = given or {}
    unknown = next((size for size in given if size not in {param.name for param in params.params}), None)
    if unknown is not None:
        declared = ", ".join(param.name for param in params.params) or "none: all sizes are numbers"
        raise UserError(f"{unknown} is no param of the spec", hint=f"params: {declared}")
    try:
        _, sizes = open_script(params)
    except (Contradiction, Undecided):
        raise UserError("no sizes meet the spec's conditions, so there are no elements") from None
    free = [p for p in params.params if p.facts.fixed is None and p.definition is None and p.name not in given]
    least = {param.name: max(sizes[param.name], _needed(param, box, element)) for param in free} | dict(given)
    _raise_to_others(free, least)
    outside = None
    for grown in _legal_values(free, least):
        chosen = params.completed(sizes | grown | dict(given))
        if chosen is None or chosen | dict(given) != chosen or not params.allows(chosen):
            continue
        if _contains(box, element, params.symbol_values(chosen)):
            return chosen, not given
        outside = outside or chosen
    conditions = ", ".join(map(to_text, params.conditions()))
    if given and outside is not None:
        raise UserError(f"{name} is out of range at {assigned(outside)}", hint=_legal(box, params))
    if given:
        raise UserError("these sizes do not meet the spec's conditions", hint=conditions)
    larger = [Binary(">", to_expression(size), Literal(element[axis])) for axis, size in box.items()]
    try:  # none of the first few: ask the solver, in the params' own names
        _, found = open_script(replace(params, assumptions=(*params.assumptions, *map(params.in_params, larger))))
    except (Contradiction, Undecided):
        raise UserError(f"{name} is in no size that the spec allows", hint=conditions) from None
    return found, False


def _needed(param: Param, box: Mapping[str, Size], element: Mapping[str, int]) -> int:
    """How large the param must be where an extent is a multiple of it; 0 where none is."""
    needed = 0
    for axis, extent in box.items():
        if isinstance(extent, Polynomial) and len(extent.terms) == 1:
            monomial, coefficient = extent.terms[0]
            if monomial == (param.facts.quotient(param.name),) and coefficient > 0:
                needed = max(needed, (element[axis] // coefficient + 1) * param.facts.divisor)
    return needed


def _raise_to_others(free: Sequence[Param], least: dict[str, int]) -> None:
    """Where a param must be at least something made of others (``ld >= K``), begin there."""
    for _ in free:
        for param in free:
            for conjunct in param.conjuncts:
                match conjunct:
                    case Binary(">=" | ">" as operator, Name(name), bound) if (
                        name == param.name and names(bound) and names(bound) <= least.keys()
                    ):
                        with suppress(DivisionByZero):
                            least[name] = max(least[name], evaluate(bound, least) + (operator == ">"))


def _legal_values(free: Sequence[Param], least: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """The params' first few legal values from ``least`` on, smallest steps first."""
    choices = [list(islice(_legal_from(param, least[param.name]), CHOICES)) for param in free]
    steps = product(*(range(len(values)) for values in choices))
    for step in sorted(islice(steps, CHOICES**4), key=lambda step: (sum(step), step)):
        yield {param.name: values[at] for param, values, at in zip(free, choices, step, strict=True)}


def _legal_from(param: Param, least: int) -> Iterator[int]:
    """The values from ``least`` on that the param's own conditions allow, among the next few."""
    divisor = param.facts.divisor
    value = -(-least // divisor) * divisor
    alone = [condition for condition in param.conjuncts if names(condition) <= {param.name}]
    for candidate in range(value, value + TRIED * divisor, divisor):
        if all(evaluate(condition, {param.name: candidate}) for condition in alone):
            yield candidate


def _contains(box: Mapping[str, Size], element: Mapping[str, int], environment: Mapping[str, int]) -> bool:
    return all(element[axis] < size_at(size, environment) for axis, size in box.items())


def _legal(box: Mapping[str, Size], params: Domain) -> str:
    return ", ".join(f"0 <= {axis} < {in_params(size, params)}" for axis, size in box.items())
