"""Params that are one of a few numbers: ``W == 32 || W == 64`` is proved case by case, each with the number itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import prod

from layoutproof.integers.expression import Binary, Expression, Literal, Name
from layoutproof.integers.text import to_text
from layoutproof.proving.domain import conjuncts
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.spec import Formula, Spec, SpecParam

MOST_CASES = 64


def cases(spec: Spec) -> list[tuple[str, Spec]]:
    """(the choice in words, the spec with those params fixed); just the spec itself where no param is a choice."""
    choices: list[list[int | None]] = [[*_choices(param)] or [None] for param in spec.params]
    count = prod(len(options) for options in choices)
    if count == 1 or count > MOST_CASES:
        return [("", spec)]
    found = []
    for chosen in product(*choices):
        params = tuple(
            param if value is None else fixed(param, value) for param, value in zip(spec.params, chosen, strict=True)
        )
        words = ", ".join(
            f"{param.name} = {value}" for param, value in zip(spec.params, chosen, strict=True) if value is not None
        )
        found.append((words, replace(spec, params=params)))
    return found


def joined(outcomes: Sequence[tuple[str, Outcome]]) -> Outcome:
    """One outcome for all cases: the first that is not proved (a vacuous case is skipped unless all are), else proved."""
    (_, first), *rest = outcomes
    if not rest:
        return first
    real = [(words, outcome) for words, outcome in outcomes if outcome.verdict is not Verdict.VACUOUS]
    if not real:
        return first
    for words, outcome in real:
        if outcome.verdict is not Verdict.PROVED:
            return replace(outcome, notes=(f"in the case {words}", *outcome.notes))
    text = "".join(f"; ==== case {words}\n(reset)\n{outcome.obligations}\n" for words, outcome in real)
    witness = tuple(f"[{words}] {line}" for words, outcome in real for line in outcome.witness)
    named = ", ".join(f"[{words}]" for words, _ in real)
    return replace(
        real[0][1],
        sizes=f"{real[0][1].sizes} in each case {named}".strip(),
        witness=witness,
        obligations=text,
        checks=sum(outcome.checks for _, outcome in real),
    )


def _choices(param: SpecParam) -> Iterator[int]:
    """The numbers that a param may be, where one conjunct lists them."""
    for conjunct in conjuncts(param.condition.expression):
        numbers = _listed(conjunct, param.name)
        if numbers is not None and len(numbers) > 1:
            yield from numbers
            return


def _listed(expression: Expression, name: str) -> list[int] | None:
    match expression:
        case Binary("||", left, right):
            first, second = _listed(left, name), _listed(right, name)
            return None if first is None or second is None else [*first, *second]
        case Binary("==", Name(found), Literal(value)) if found == name:
            return [value]
    return None


def fixed(param: SpecParam, value: int) -> SpecParam:
    """The param with its listed choice replaced by one number; what else its condition says stays."""
    kept = [c for c in conjuncts(param.condition.expression) if _listed(c, param.name) is None]
    condition: Expression = Binary("==", Name(param.name), Literal(value))
    for conjunct in kept:
        condition = Binary("&&", condition, conjunct)
    return replace(param, condition=Formula(to_text(condition), condition, param.condition.line))
