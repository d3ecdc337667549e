"""What the tests of the prover share: subjects from text, brute force, and a second solver that reads the same text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from layoutproof.claims.subject import Subject
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.parse import parse
from layoutproof.integers.polynomial import Size, from_expression, to_expression
from layoutproof.proving.domain import Domain, Param, Variable
from layoutproof.proving.verdict import Outcome, Verdict

Point = dict[str, int]
Text = str | int


def domain_of(params: Mapping[str, str], inputs: Mapping[str, Text], guard: str | None = None) -> Domain:
    """A domain from text: conditions of params (``""``: any integer), sizes of inputs."""
    known = tuple(Param(name, parse(condition) if condition else None) for name, condition in params.items())
    sizes = Domain(known)
    variables = tuple(Variable(name, size_of(sizes, size)) for name, size in inputs.items())
    return Domain(known, variables, parse(guard) if guard else None)


def size_of(domain: Domain, size: Text) -> Size:
    """``M/32`` or 8 as a size over the domain's params."""
    found = size if isinstance(size, int) else from_expression(parse(size), domain.sizes)
    assert found is not None, f"{size} is no size"
    return found


def subject_of(
    inputs: Mapping[str, Text],
    outputs: Mapping[str, str],
    params: Mapping[str, str] | None = None,
    guard: str | None = None,
) -> Subject:
    """A map as a claim's subject, from text."""
    domain = domain_of(params or {}, inputs, guard)
    return Subject("map f", domain, {name: parse(formula) for name, formula in outputs.items()})


def points(domain: Domain, sizes: Mapping[str, int]) -> Iterator[Point]:
    """Every input that the guard admits, the last input fastest; sizes included in each point."""
    fixed = domain.symbol_values(sizes)
    names = [variable.name for variable in domain.variables]
    for values in product(*(range(max(size, 0)) for _, size in domain.concrete(sizes))):
        point = {**fixed, **dict(zip(names, values, strict=True))}
        if domain.guard is None or evaluate(domain.guard, point):
            yield point


def differences(subject: Subject, claimed: Mapping[str, str], sizes: Mapping[str, int]) -> list[Point]:
    """The inputs where the claim is false, in order."""
    formulas = {name: parse(text) for name, text in claimed.items()}
    names = [variable.name for variable in subject.domain.variables]
    found = []
    for point in points(subject.domain, sizes):
        if any(evaluate(subject.outputs[name], point) != evaluate(f, point) for name, f in formulas.items()):
            found.append({name: point[name] for name in names})
    return found


def counts(subject: Subject, sizes: Mapping[str, int] | None = None) -> Counter[tuple[int, ...]]:
    """How many inputs map to each element."""
    outputs = list(subject.outputs.values())
    return Counter(
        tuple(evaluate(output, point) for output in outputs) for point in points(subject.domain, sizes or {})
    )


def has_counts(subject: Subject, box: Mapping[str, Size], count: Size, sizes: Mapping[str, int] | None = None) -> bool:
    """Brute force of ``covered``: each element of the box has exactly ``count`` owners, and nothing lies outside."""
    values = subject.domain.symbol_values(sizes or {})
    *limits, wanted = (evaluate(to_expression(size), values) for size in [*box.values(), count])
    found = counts(subject, sizes)
    box_points = list(product(*(range(max(limit, 0)) for limit in limits)))
    return all(found[element] == wanted for element in box_points) and set(found) <= set(box_points)


def is_injective(subject: Subject, sizes: Mapping[str, int] | None = None) -> bool:
    """Brute force of ``injective``."""
    return all(owners == 1 for owners in counts(subject, sizes).values())


def check_refutation(subject: Subject, claimed: Mapping[str, str], outcome: Outcome) -> None:
    """The counterexample of a refuted ``equals`` fails, shows the values that are there, and is the first that fails."""
    found = outcome.counterexample
    assert outcome.verdict is Verdict.REFUTED and found is not None
    assert subject.domain.allows(found.sizes)
    point = subject.domain.symbol_values(found.sizes) | dict(found.inputs)
    assert dict(found.actual) == {name: evaluate(subject.outputs[name], point) for name in claimed}
    assert dict(found.claimed) == {name: evaluate(parse(text), point) for name, text in claimed.items()}
    assert dict(found.claimed) != dict(found.actual)
    wrong = differences(subject, claimed, found.sizes)
    assert dict(found.inputs) in wrong
    if found.minimal:
        assert dict(found.inputs) == wrong[0]


CVC5_LIMIT = "2000000"  # resources for one check, a few seconds: a wall clock would make answers depend on the load


def cvc5_answers(text: str) -> list[str]:
    """What cvc5 answers to a script, read as a file would be."""
    import cvc5

    manager: Any = cvc5.TermManager()
    solver: Any = cvc5.Solver(manager)
    solver.setOption("incremental", "true")
    solver.setOption("rlimit-per", CVC5_LIMIT)  # a check that hangs becomes "unknown (RESOURCEOUT)"
    symbols: Any = cvc5.SymbolManager(manager)
    parser: Any = cvc5.InputParser(solver, symbols)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligations")
    answers = []
    while not (command := parser.nextCommand()).isNull():
        output = command.invoke(solver, symbols).strip()
        if output:
            answers.append(output)
    return answers
