"""Counting owners by enumeration: the second engine of coverage, and where its counterexamples come from."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import prod

from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate, size_at
from layoutproof.integers.expression import Literal, substitute
from layoutproof.integers.polynomial import Size
from layoutproof.proving import enumeration
from layoutproof.proving.mixed_radix import Inverse
from layoutproof.proving.script import Script
from layoutproof.proving.verdict import Counterexample
from layoutproof.words import assigned

LISTED = 6  # owners named in a counterexample


def miscounted(
    subject: Subject, box: Mapping[str, Size], count: Size, *, limit: int = enumeration.SEARCH
) -> Counterexample | None:
    """The first element that has not exactly ``count`` owners, smallest sizes first; outputs outside the box come first."""
    functions = [subject.outputs[name] for name in box]
    for sizes, census in enumeration.censuses(subject.domain, functions, limit=limit):
        found = _miscounted_at(subject, box, count, sizes, census, limit)
        if found is not None:
            return found
    return None


def _miscounted_at(
    subject: Subject,
    box: Mapping[str, Size],
    count: Size,
    sizes: Mapping[str, int],
    census: Mapping[tuple[int, ...], int],
    limit: int,
) -> Counterexample | None:
    names = list(box)
    functions = [subject.outputs[name] for name in names]
    *limits, wanted = _numbers(subject, [*box.values(), count], sizes)
    if prod(limits) > max(limit, enumeration.CROSS_CHECK):
        return None
    for element in census:
        if not all(0 <= value < size for value, size in zip(element, limits, strict=True)):
            (inputs,) = enumeration.owners(subject.domain, functions, sizes, element, most=1)
            return Counterexample(
                sizes=sizes,
                inputs=inputs,
                claimed={name: f"< {size}" for name, size in zip(names, limits, strict=True)},
                actual=dict(zip(names, element, strict=True)),
                details=("this input maps outside the box",),
                points=((inputs, dict(zip(names, element, strict=True))),),
            )
    if len(census) == prod(limits) and all(owners == wanted for owners in census.values()):
        return None
    for element in product(*(range(size) for size in limits)):
        owners = census.get(element, 0)
        if owners != wanted:
            holders = enumeration.owners(subject.domain, functions, sizes, element, most=LISTED) if owners else []
            return _count_mismatch(subject, sizes, dict(zip(names, element, strict=True)), holders, wanted, owners)
    return None


def of_first_element(
    subject: Subject, box: Mapping[str, Size], inverse: Inverse, fibre: str, count: Size
) -> Counterexample | None:
    """Coverage is proved, by another number than claimed: the owners of element (0, ..., 0) by the proven inverse."""
    sizes = next(subject.domain.smallest_sizes(limit=1), None)
    if sizes is None:  # none among the values that are tried
        return None
    owners, wanted, *limits = _numbers(subject, [inverse.owners, count, *box.values()], sizes)
    if owners == wanted or min(limits, default=1) < 1:  # an empty box has no element (0, ..., 0)
        return None
    element = dict.fromkeys(box, 0)
    environment = subject.domain.symbol_values(sizes)
    holders: list[Mapping[str, int]] = []
    for copy in range(min(owners, LISTED)):
        point = environment | element | {fibre: copy}
        holders.append({name: evaluate(formula, point) for name, formula in inverse.inputs.items()})
    return _count_mismatch(subject, sizes, element, holders, wanted, owners)


def collision(subject: Subject, *, limit: int = enumeration.SEARCH) -> Counterexample | None:
    """The first element that two inputs share, smallest sizes first, with the first two inputs that do."""
    functions = list(subject.outputs.values())
    for sizes, census in enumeration.censuses(subject.domain, functions, limit=limit):
        element = next((element for element, owners in census.items() if owners > 1), None)
        if element is not None:
            earlier, later = enumeration.owners(subject.domain, functions, sizes, element, most=2)
            return _collision(subject, sizes, later, earlier, element)
    return None


def collision_from_model(subject: Subject, values: Mapping[str, int], suffix: str) -> Counterexample | None:
    """Two points of a model, replayed; None when they do not collide."""
    sizes = {p.name: values[p.name] for p in subject.domain.params}
    first = {v.name: values[v.name] for v in subject.domain.variables}
    second = {v.name: values[v.name + suffix] for v in subject.domain.variables}
    legal = subject.domain.allows(sizes) and all(subject.domain.admits(sizes, point) for point in (first, second))
    if not legal:  # not all that a condition says could be stated
        return None
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
    script.section("the counterexample: " + assigned({**found.sizes, **found.inputs}))
    names = list(box)
    for inputs, element in found.points:
        values = {n: Literal(v) for n, v in (subject.domain.symbol_values(found.sizes) | dict(inputs)).items()}
        for name in names:
            try:
                value = smt.term(substitute(subject.outputs[name], values))
            except smt.NoIntegerForm:
                value = smt.number(evaluate(subject.outputs[name], {n: v.value for n, v in values.items()}))
            script.prove(
                f"(= {value} {smt.number(element[name])})", f"{assigned(inputs)} maps to {name} = {element[name]}"
            )
    return script


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
        details=(f"so does {assigned(earlier)}",),
        points=((inputs, element), (earlier, element)),
        minimal=minimal,
    )


def _count_mismatch(
    subject: Subject,
    sizes: Mapping[str, int],
    element: Mapping[str, int],
    holders: list[Mapping[str, int]],
    wanted: int,
    number: int,
) -> Counterexample:
    details = [f"owner {owner_in_words(subject, sizes, holder)}" for holder in holders[:LISTED]]
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


def owner_in_words(subject: Subject, sizes: Mapping[str, int], inputs: Mapping[str, int]) -> str:
    """An owner in the author's names, the thread index first where there is one."""
    environment = subject.domain.symbol_values(sizes) | dict(inputs)
    thread = {name: evaluate(formula, environment) for name, formula in subject.derived.items() if name == "t"}
    return assigned(thread | dict(inputs))


def _numbers(subject: Subject, values: list[Size], sizes: Mapping[str, int]) -> list[int]:
    environment = subject.domain.symbol_values(sizes)
    return [size_at(value, environment) for value in values]
