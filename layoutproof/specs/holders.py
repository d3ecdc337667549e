"""Who holds an element: read from the inverse that the coverage proof rests on, never searched for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from layoutproof.claims.configuration import THREAD_INPUTS
from layoutproof.claims.covered import covered, fibre_name, find_inverse
from layoutproof.claims.operand import Operand
from layoutproof.errors import UserError
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import names
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.proving.domain import Param
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.setting import Contradiction, Undecided, open_script
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.spec import Spec
from layoutproof.specs.subjects import Subjects
from layoutproof.tiled.validity import validate

MOST_STEPS = 4096  # legal sizes tried above the first that is large enough, where conditions say more than a divisor


@dataclass(frozen=True)
class Holder:
    """One owner: thread index, its coordinates (lane, wm, wn, wk), value, and repetitions by name (rm, ...)."""

    thread: int
    place: Mapping[str, int]
    value: int
    repetition: Mapping[str, int]


@dataclass(frozen=True)
class Holders:
    """All owners of one element; ``sizes`` are the params' values (empty: the spec's own), ``proof`` what was proved."""

    operand: str
    element: Mapping[str, int]
    extents: Mapping[str, int]
    sizes: Mapping[str, int]
    owners: tuple[Holder, ...]
    proof: str


def holders(spec: Spec, letter: str, row: int, column: int) -> Holders:
    """Every (thread, value, repetition) that holds element (row, column) of an operand.

    Raises ``Rejected`` for a configuration that is not right, and :class:`UserError` for an element out of range
    and where the coverage of the operand is not proved.
    """
    subjects = Subjects(spec)
    validate(subjects.mma, subjects.problem)
    operand = subjects.operand(letter)
    element = dict(zip(operand.shape, (row, column), strict=True))
    sizes = _sizes(subjects, operand, letter, element)
    inverse, proof = _proven_inverse(operand, letter)
    domain, subject = operand.subject.domain, operand.subject
    environment = domain.symbol_values(sizes)
    fibre = fibre_name(subject)
    found = []
    for copy in range(_number(inverse.owners, environment)):
        at = environment | element | {fibre: copy}
        inputs = {name: evaluate(formula, at) for name, formula in inverse.inputs.items()}
        place = {name: inputs.get(name, 0) for name in THREAD_INPUTS}
        thread = evaluate(subject.derived["t"], environment | inputs)
        repetition = {f"r{axis}": inputs.get(f"r{axis}", 0) for axis in operand.shape}
        found.append(Holder(thread, place, inputs.get("v", 0), repetition))
    found.sort(key=lambda holder: (holder.thread, holder.value, tuple(holder.repetition.values())))
    extents = {name: _number(size, environment) for name, size in operand.shape.items()}
    return Holders(letter, element, extents, sizes, tuple(found), proof)


def _proven_inverse(operand: Operand, letter: str) -> tuple[Inverse, str]:
    subject = operand.subject
    try:
        inverse = find_inverse(subject, subject.outputs)
    except (NoRadix, smt.NoIntegerForm) as reason:
        raise UserError(
            f"who holds {letter} is not known: no inverse in closed form was found", hint=str(reason)
        ) from None
    outcome = covered(subject, operand.shape, inverse.owners)
    if outcome.verdict is not Verdict.PROVED or not outcome.witness:
        raise UserError(
            f"who holds {letter} is not known: its coverage is {outcome.verdict.value}, not proved", hint=outcome.method
        )
    return inverse, f"{outcome.statement} {outcome.sizes}".rstrip()


def _sizes(subjects: Subjects, operand: Operand, letter: str, element: Mapping[str, int]) -> dict[str, int]:
    """The smallest legal sizes that contain the element. Raises :class:`UserError` with the range where none do."""
    domain = subjects.params
    name = f"{letter}({','.join(map(str, element.values()))})"
    if min(element.values()) < 0:
        raise UserError(f"{name} is no element: coordinates start at 0", hint=_legal(operand, {}))
    if not domain.params:
        if not _contains(operand, element, {}):
            raise UserError(f"{name} is out of range", hint=_legal(operand, {}))
        return {}
    try:
        _, sizes = open_script(domain)
    except (Contradiction, Undecided):
        raise UserError("no sizes meet the spec's conditions, so there are no elements") from None
    for axis, coordinate in element.items():
        extent = operand.shape[axis]
        growing = next(
            (p for p in domain.params if domain.sizes[p.name] == extent and not isinstance(extent, int)), None
        )
        if growing is not None:  # the extent is the param itself
            sizes[growing.name] = _next_legal(growing, max(sizes[growing.name], coordinate + 1))
    free = [param for param in domain.params if param.facts.fixed is None]
    for _ in range(MOST_STEPS if free else 1):
        if domain.allows(sizes) and _contains(operand, element, domain.symbol_values(sizes)):
            return sizes
        for param in free:  # the extent is made of params, or a condition ties several together
            sizes[param.name] = _next_legal(param, sizes[param.name] + 1)
    if domain.symbolic:
        raise UserError(f"{name} is in no size that was tried", hint=f"sizes up to {_in_words(sizes)} were")
    raise UserError(f"{name} is out of range", hint=_legal(operand, domain.symbol_values(sizes)))


def _next_legal(param: Param, least: int) -> int:
    """The first value from ``least`` on that the param's own conditions allow; ``least`` itself where none is near."""
    divisor = param.facts.divisor
    value = -(-least // divisor) * divisor
    alone = [condition for condition in param.conjuncts if names(condition) <= {param.name}]
    for step in range(MOST_STEPS):
        candidate = value + step * divisor
        if all(evaluate(condition, {param.name: candidate}) for condition in alone):
            return candidate
    return value


def _in_words(sizes: Mapping[str, int]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in sizes.items())


def _contains(operand: Operand, element: Mapping[str, int], environment: Mapping[str, int]) -> bool:
    return all(element[axis] < _number(size, environment) for axis, size in operand.shape.items())


def _legal(operand: Operand, environment: Mapping[str, int]) -> str:
    ranges = []
    for axis, size in operand.shape.items():
        known = isinstance(size, int) or environment
        ranges.append(f"0 <= {axis} < {_number(size, environment)}" if known else f"0 <= {axis} < {axis.upper()}")
    return ", ".join(ranges)


def _number(size: Size, environment: Mapping[str, int]) -> int:
    return size if isinstance(size, int) else evaluate(to_expression(size), environment)
