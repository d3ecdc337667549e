"""Counting owners by enumeration: the second engine of coverage, and where its counterexamples come from."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Literal, substitute
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.proving import enumeration
from layoutproof.proving.mixed_radix import Inverse
from layoutproof.proving.script import Script
from layoutproof.proving.setting import words_of
from layoutproof.proving.verdict import Counterexample

LISTED = 6  # owners named in a counterexample


def miscounted(subject: Subject, box: Mapping[str, Size], count: Size, *, limit: int = enumeration.SEARCH) -> Counterexample | None:
    """The first element, at the smallest sizes, that has not exactly ``count`` owners; outputs outside the box come first."""
    names = list(box)
    functions = [subject.outputs[name] for name in names]
    found: dict[tuple[int, ...], list[Mapping[str, int]]] = {}
    outside: tuple[tuple[int, ...], Mapping[str, int]] | None = None
    sizes: Mapping[str, int] = {}
    limits: list[int] | None = None
    visited = False
    for point in enumeration.at_smallest(subject.domain, functions, limit=limit):
        visited = True
        if limits is None:
            sizes = point.sizes
            limits = _numbers(subject, list(box.values()), sizes)
        element = point.values
        if outside is None and not all(0 <= value < size for value, size in zip(element, limits, strict=True)):
            outside = (element, point.inputs)
        found.setdefault(element, []).append(point.inputs)
    if not visited or limits is None:
        return None
    wanted = _numbers(subject, [count], sizes)[0]
    if outside is not None:
        element, inputs = outside
        return Counterexample(
            sizes=sizes,
            inputs=inputs,
            claimed={name: f"< {size}" for name, size in zip(names, limits, strict=True)},
            actual=dict(zip(names, element, strict=True)),
            details=("this input maps outside the box",),
        )
    total = 1
    for size in limits:
        total *= size
    if total > limit:
        return None
    for element in product(*(range(size) for size in limits)):
        holders = found.get(element, [])
        if len(holders) != wanted:
            return _count_mismatch(subject, sizes, dict(zip(names, element, strict=True)), holders, wanted)
    return None


def of_first_element(subject: Subject, box: Mapping[str, Size], inverse: Inverse, fibre: str, count: Size) -> Counterexample | None:
    """Coverage is proved, by another number than claimed: the owners of element (0, ..., 0) by the proven inverse."""
    sizes: Mapping[str, int] = next(iter(subject.domain.smallest_sizes(limit=1)), {}) if subject.domain.params else {}
    owners, wanted = _numbers(subject, [inverse.owners, count], sizes)
    if owners == wanted:
        return None
    element = dict.fromkeys(box, 0)
    environment = subject.domain.symbol_values(sizes)
    holders = []
    for copy in range(min(owners, LISTED)):
        point = environment | element | {fibre: copy}
        holders.append({name: evaluate(formula, point) for name, formula in inverse.inputs.items()})
    return _count_mismatch(subject, sizes, element, holders, wanted, owners)


def collision(subject: Subject) -> Counterexample | None:
    """The first input, at the smallest sizes, whose outputs an earlier one has already."""
    seen: dict[tuple[int, ...], Mapping[str, int]] = {}
    for point in enumeration.at_smallest(subject.domain, list(subject.outputs.values()), limit=enumeration.SEARCH):
        earlier = seen.setdefault(point.values, point.inputs)
        if earlier is not point.inputs:
            return _collision(subject, point.sizes, point.inputs, earlier, point.values)
    return None


def collision_from_model(subject: Subject, values: Mapping[str, int], suffix: str) -> Counterexample | None:
    """Two points of a model, replayed; None when they do not collide."""
    sizes = {p.name: values[p.name] for p in subject.domain.params}
    first = {v.name: values[v.name] for v in subject.domain.variables}
    second = {v.name: values[v.name + suffix] for v in subject.domain.variables}
    environment = subject.domain.symbol_values(sizes)
    a = tuple(evaluate(f, environment | first) for f in subject.outputs.values())
    b = tuple(evaluate(f, environment | second) for f in subject.outputs.values())
    if a != b or first == second:
        return None
    earlier, later = sorted((first, second), key=lambda point: tuple(point.values()))
    return _collision(subject, sizes, later, earlier, a, minimal=False)


def evidence(subject: Subject, box: Mapping[str, Size], found: Counterexample) -> Script:
    """The refutation as evaluation: the points named in the counterexample map where it says."""
    script = Script()
    script.section("the counterexample: " + words_of({**found.sizes, **found.inputs}))
    names = list(box)
    for inputs, element in found_points(found):
        values = {n: Literal(v) for n, v in (subject.domain.symbol_values(found.sizes) | dict(inputs)).items()}
        for name in names:
            try:
                value = smt.term(substitute(subject.outputs[name], values))
            except smt.NoIntegerForm:
                value = smt.number(evaluate(subject.outputs[name], {n: v.value for n, v in values.items()}))
            script.prove(f"(= {value} {smt.number(element[name])})", f"{words_of(inputs)} maps to {name} = {element[name]}")
    return script


def found_points(found: Counterexample) -> list[tuple[Mapping[str, int], Mapping[str, int]]]:
    """(inputs, outputs) of every point that the counterexample rests on."""
    return list(found.points)


def _collision(
    subject: Subject,
    sizes: Mapping[str, int],
    inputs: Mapping[str, int],
    earlier: Mapping[str, int],
    values: tuple[int, ...],
    *,
    minimal: bool = True,
) -> Counterexample:
    element = dict(zip(subject.outputs, values, strict=True))
    return Counterexample(
        sizes=sizes,
        inputs=inputs,
        claimed={"other inputs with these outputs": 0},
        actual=element,
        details=(f"so does {words_of(earlier)}",),
        points=((inputs, element), (earlier, element)),
        minimal=minimal,
    )


def _count_mismatch(
    subject: Subject,
    sizes: Mapping[str, int],
    element: Mapping[str, int],
    holders: list[Mapping[str, int]],
    wanted: int,
    owners: int | None = None,
) -> Counterexample:
    number = len(holders) if owners is None else owners
    details = [f"owner {_owner(subject, sizes, holder)}" for holder in holders[:LISTED]]
    if number > LISTED:
        details.append(f"and {number - LISTED} more")
    return Counterexample(
        sizes=sizes,
        inputs=element,
        claimed={"owners": wanted},
        actual={"owners": number},
        details=tuple(details),
        points=tuple((holder, element) for holder in holders[:LISTED]),
    )


def _owner(subject: Subject, sizes: Mapping[str, int], inputs: Mapping[str, int]) -> str:
    """An owner in the author's names; the derived ones (thread id) first."""
    environment = subject.domain.symbol_values(sizes) | dict(inputs)
    extra = {name: evaluate(formula, environment) for name, formula in subject.derived.items()}
    return words_of(extra | dict(inputs))


def _numbers(subject: Subject, values: list[Size], sizes: Mapping[str, int]) -> list[int]:
    environment = subject.domain.symbol_values(sizes)
    return [value if isinstance(value, int) else evaluate(to_expression(value), environment) for value in values]
