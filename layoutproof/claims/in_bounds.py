"""``in_bounds``: every access that the guard lets through lies inside its buffer, for sizes that do not divide too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from layoutproof.claims import owners
from layoutproof.claims.common import Deciding, deciding, discharge, prove_lemmas, require_defined
from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import ONE, ZERO, Binary, Expression
from layoutproof.integers.text import to_text
from layoutproof.proving import bits, enumeration, shrink
from layoutproof.proving.definedness import prove_defined
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import in_style
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Counterexample, Outcome


def in_bounds(subject: Subject, limits: Mapping[str, Expression], lemmas: Sequence[Expression] = ()) -> Outcome:
    """Decide ``0 <= output < limit`` for every output named, under the guard. Limits are formulas over the params."""
    words = ", ".join(f"0 <= {name} < {to_text(limit)}" for name, limit in limits.items())
    guard = f" where {to_text(subject.domain.guard)}" if subject.domain.guard is not None else ""
    with deciding(f"{subject.title} is in bounds: {words}{guard}", subject.sizes) as decision:
        decision.outcome = _decide(decision, subject, limits, lemmas)
    return decision.result


def _decide(
    decision: Deciding, subject: Subject, limits: Mapping[str, Expression], lemmas: Sequence[Expression]
) -> Outcome:
    domain = subject.domain
    require_defined(domain, [*(subject.outputs[name] for name in limits), *limits.values()])
    found = _outside(subject, limits, enumeration.CROSS_CHECK)
    if found is None:
        try:
            script = in_style(domain, lambda d: _script(d, subject, limits, lemmas))
        except smt.NoIntegerForm:
            script = _bits_script(domain, subject, limits, lemmas)
        run = discharge(script)
        if run.proved:
            return decision.proved(script, "range proof", domain, lambda n: _outside(subject, limits, n))
        found = _outside(subject, limits, enumeration.SEARCH)
        if found is None and run.answer == "sat":
            found = shrink.smallest_failure(domain, script, run, lambda point: _values(subject, limits, point))
        if found is None:
            return decision.unknown(script, run)
    return decision.refuted(found, owners.evidence(subject, dict.fromkeys(limits, 0), found))


def _script(domain: Domain, subject: Subject, limits: Mapping[str, Expression], lemmas: Sequence[Expression]) -> Script:
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, f"inputs of {subject.title}")
    outputs = {name: subject.outputs[name] for name in limits}
    prove_defined(normaliser, [*outputs.values(), *limits.values()])
    prove_lemmas(normaliser, lemmas)
    script.section("the claim")
    for name, output in outputs.items():
        value = smt.term(normaliser.normalise(output)[0])
        limit = smt.term(normaliser.normalise(limits[name])[0])
        script.prove(f"(<= 0 {value})", f"{name} is not negative")
        script.prove(f"(< {value} {limit})", f"{name} stays below {to_text(limits[name])}")
    return script


def _bits_script(
    domain: Domain, subject: Subject, limits: Mapping[str, Expression], lemmas: Sequence[Expression]
) -> Script:
    goals = []
    for name, limit in limits.items():
        output = subject.outputs[name]
        goals.append((Binary("<=", ZERO, output), f"{name} is not negative"))
        goals.append((Binary("<", output, limit), f"{name} stays below {to_text(limit)}"))
    helpful = [(lemma, f"the spec's lemma: {to_text(lemma)}") for lemma in lemmas]
    return bits.conditions_script(domain, subject.title, goals, helpful)


def _outside(subject: Subject, limits: Mapping[str, Expression], most: int) -> Counterexample | None:
    """The first input whose output is out of bounds, smallest sizes first."""
    tests: list[tuple[Expression, Expression]] = []
    for name, limit in limits.items():
        output = subject.outputs[name]
        inside = Binary("&&", Binary("<=", ZERO, output), Binary("<", output, limit))
        tests.append((inside, ONE))
    point = enumeration.first_difference(subject.domain, tests, limit=most)
    if point is None:
        return None
    return _values(subject, limits, (point.sizes, point.inputs))


def _values(
    subject: Subject, limits: Mapping[str, Expression], point: tuple[Mapping[str, int], Mapping[str, int]]
) -> Counterexample | None:
    """The counterexample at a point; None when nothing is out of bounds there."""
    sizes, inputs = point
    environment = subject.domain.symbol_values(sizes) | dict(inputs)
    actual = {name: evaluate(subject.outputs[name], environment) for name in limits}
    most = {name: evaluate(limit, environment) for name, limit in limits.items()}
    if all(0 <= actual[name] < most[name] for name in limits):
        return None
    derived = {name: evaluate(formula, environment) for name, formula in subject.derived.items() if name == "t"}
    return Counterexample(
        sizes=sizes,
        inputs=inputs,
        claimed={name: f"< {most[name]}" for name in limits},
        actual=actual,
        details=tuple(f"{name} = {value}" for name, value in derived.items()),
        points=((inputs, actual),),
    )
