"""True claims and every small change of them: a mutant is refuted exactly when brute force says that it is false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective
from layoutproof.claims.subject import Subject
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary, names
from layoutproof.integers.parse import parse
from layoutproof.integers.text import to_text
from layoutproof.proving.verdict import Verdict
from tests.proving.engines import check_refutation, differences, has_counts, is_injective, subject_of

SWAPPED = {"/": "%", "%": "/", "+": "-", "-": "+", "<": "<=", "<=": "<", "==": "!=", "min": "max", "max": "min"}
SWAPPED |= {">>": "<<", "<<": ">>", "&": "|", "^": "&", "*": "+"}


def mutants(expression: Expression, known: tuple[str, ...]) -> Iterator[Expression]:
    """One constant off by one, one operator exchanged, one name for another, one term dropped."""
    match expression:
        case Literal(value):
            yield Literal(value + 1)
            yield Literal(value - 1)
        case Name(name):
            yield from (Name(other) for other in known if other != name)
        case Unary(operator, operand):
            yield operand
            yield from (Unary(operator, part) for part in mutants(operand, known))
        case Binary(operator, left, right):
            for part in mutants(left, known):
                yield Binary(operator, part, right)
            for part in mutants(right, known):
                if not (operator in ("/", "%", "ceil_div") and part == Literal(0)):
                    yield Binary(operator, left, part)
            other = SWAPPED.get(operator)
            if other and not (other in ("<<", ">>") and not isinstance(right, Literal)):
                yield Binary(other, left, right)
            if operator in ("+", "-"):
                yield left
                yield right
        case Conditional(test, then, other):
            yield from (Conditional(part, then, other) for part in mutants(test, known))
            yield from (Conditional(test, part, other) for part in mutants(then, known))
            yield Conditional(test, other, then)


def mutated_subjects(subject: Subject) -> Iterator[Subject]:
    for name, output in subject.outputs.items():
        for changed in mutants(output, tuple(v.name for v in subject.domain.variables)):
            if divides_by_inputs(changed):
                continue
            yield Subject("map f", subject.domain, {**subject.outputs, name: changed})


def divides_by_inputs(expression: Expression) -> bool:
    match expression:
        case Binary(operator, left, right):
            own = operator in ("/", "%", "ceil_div") and (names(right) or right == Literal(0))
            return bool(own) or divides_by_inputs(left) or divides_by_inputs(right)
        case Unary(_, operand):
            return divides_by_inputs(operand)
        case Conditional(test, then, other):
            return any(divides_by_inputs(part) for part in (test, then, other))
    return False


ACCUMULATOR = subject_of({"lane": 32, "v": 4, "wm": 2}, {"m": "lane/4 + 8*(v/2) + 16*wm", "n": "2*(lane%4) + v%2"})
EQUALITIES = [
    (ACCUMULATOR, {"m": "16*wm + 8*(v/2) + lane/4"}),
    (ACCUMULATOR, {"n": "v%2 + lane%4*2"}),
    (subject_of({"i": 30, "j": 3}, {"o": "(i/6)*18 + j*6 + i%6"}), {"o": "i + 6*j + 12*(i/6)"}),
    (subject_of({"i": 12}, {"o": "max(i - 6, min(i, 5))"}), {"o": "i < 6 ? min(i, 5) : max(5, i - 6)"}),
    (subject_of({"i": 16}, {"o": "i ^ (i >> 2)"}), {"o": "(i & 12) + ((i & 3) ^ (i >> 2))"}),
]


@pytest.mark.parametrize(("subject", "claimed"), EQUALITIES, ids=lambda item: str(getattr(item, "outputs", item))[:40])
def test_equals(subject: Subject, claimed: dict[str, str]) -> None:
    ((name, text),) = claimed.items()
    formula = parse(text)
    assert equals(subject, {name: formula}).verdict is Verdict.PROVED
    tally: Counter[bool] = Counter()
    for mutant in dict.fromkeys(mutants(formula, tuple(v.name for v in subject.domain.variables))):
        if divides_by_inputs(mutant):
            continue
        wrong = {name: to_text(mutant)}
        true = not differences(subject, wrong, {})
        outcome = equals(subject, {name: mutant})
        assert outcome.verdict is (Verdict.PROVED if true else Verdict.REFUTED), wrong
        if not true:
            check_refutation(subject, wrong, outcome)
        tally[true] += 1
    assert tally[False] >= 3


BIJECTIONS = [
    (ACCUMULATOR, {"m": 32, "n": 8}),
    (subject_of({"i": 30}, {"x": "i/6", "y": "5 - i%6"}), {"x": 5, "y": 6}),
    (subject_of({"i": 32}, {"x": "i ^ (i >> 3)"}), {"x": 32}),
    (subject_of({"i": 12, "j": 2}, {"x": "i/4 + 3*j", "y": "i%4"}), {"x": 6, "y": 4}),
]


@pytest.mark.parametrize(("subject", "box"), BIJECTIONS, ids=lambda item: str(item)[:40])
def test_bijective_onto(subject: Subject, box: dict[str, int]) -> None:
    assert bijective_onto(subject, box).verdict is Verdict.PROVED
    tally: Counter[bool] = Counter()
    for name in box:
        for step in (1, -1):
            assert bijective_onto(subject, {**box, name: box[name] + step}).verdict is Verdict.REFUTED
    for mutant in mutated_subjects(subject):
        true = has_counts(mutant, box, 1)
        outcome = bijective_onto(mutant, box)
        assert outcome.verdict is (Verdict.PROVED if true else Verdict.REFUTED), mutant.outputs
        tally[true] += 1
    assert tally[False] >= 2


def test_covered() -> None:
    subject = subject_of({"i": 24, "w": 3}, {"x": "i/4%3", "y": "i%2"})
    box = {"x": 3, "y": 2}
    assert has_counts(subject, box, 12)
    for count in range(15):
        outcome = covered(subject, box, count)
        assert outcome.verdict is (Verdict.PROVED if count == 12 else Verdict.REFUTED)
    tally: Counter[bool] = Counter()
    for mutant in mutated_subjects(subject):
        true = has_counts(mutant, box, 12)
        verdict = covered(mutant, box, 12).verdict
        # Several owners without a mixed-radix inverse are not proved, though counted: said plainly, not claimed.
        assert verdict in ((Verdict.PROVED, Verdict.UNKNOWN) if true else (Verdict.REFUTED,)), mutant.outputs
        tally[true] += 1
    assert tally[False] >= 10


INJECTIONS = [
    ACCUMULATOR,
    subject_of({"i": 5, "j": 7}, {"x": "9*i + j"}),
    subject_of({"i": 6, "j": 4}, {"x": "2*i + 3*j", "y": "i - j"}),
    subject_of({"i": 16}, {"x": "(i ^ 5) * 3"}),
]


@pytest.mark.parametrize("subject", INJECTIONS, ids=lambda item: str(list(item.outputs))[:40])
def test_injective(subject: Subject) -> None:
    assert injective(subject).verdict is Verdict.PROVED
    tally: Counter[bool] = Counter()
    for mutant in mutated_subjects(subject):
        true = is_injective(mutant)
        assert injective(mutant).verdict is (Verdict.PROVED if true else Verdict.REFUTED), mutant.outputs
        tally[true] += 1
    assert tally[False] >= 1
