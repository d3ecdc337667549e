"""Random formulas over small domains: no verdict contradicts brute force, and few are unknown."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from layoutproof.claims.common import PossiblyUndefined
from layoutproof.claims.equals import equals
from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.integers.evaluate import DivisionByZero, evaluate
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary, walk
from layoutproof.integers.text import to_text
from layoutproof.proving.verdict import Outcome, Verdict
from tests.proving.engines import check_refutation, differences, domain_of, points

CALM = {"deadline": None, "derandomize": True, "database": None, "suppress_health_check": list(HealthCheck)}
NAMES = ("i", "j", "k")
RADICES = (2, 3, 4, 5, 6, 8, 16)
CONSTANTS = (0, 1, 2, 3, 4, 5, 7, 12, 24, -1, -2, -7, -24)
INPUTS = st.fixed_dictionaries({"i": st.integers(1, 13), "j": st.integers(1, 6), "k": st.integers(1, 3)})


class Maker:
    """Formulas in the style of index arithmetic, from any source of choices."""

    def __init__(self, choose: random.Random) -> None:
        self.choose = choose

    def expression(self, depth: int) -> Expression:
        kind = self.choose.random()
        if depth == 0 or kind < 0.1:
            return self.leaf()
        if kind < 0.4:
            operator = self.choose.choice(("/", "%", "/", "%", "ceil_div"))
            return Binary(operator, self.expression(depth - 1), self.divisor())
        if kind < 0.78:
            operator = self.choose.choice(("+", "+", "-"))
            return Binary(operator, self.scaled(depth - 1), self.scaled(depth - 1))
        if kind < 0.84:
            return Binary(self.choose.choice(("min", "max")), self.expression(depth - 1), self.expression(depth - 1))
        if kind < 0.9:
            test = Binary(self.choose.choice(("<", ">=", "==", "!=")), self.expression(depth - 1), self.leaf())
            return Conditional(test, self.expression(depth - 1), self.expression(depth - 1))
        if kind < 0.95:
            return Binary(">>", self.expression(depth - 1), Literal(self.choose.randint(0, 3)))
        return Binary("&", self.expression(depth - 1), Literal(self.choose.choice((0, 1, 3, 7))))

    def leaf(self) -> Expression:
        return Name(self.choose.choice(NAMES)) if self.choose.random() < 0.75 else self.constant()

    def constant(self) -> Expression:
        return Literal(self.choose.choice(CONSTANTS))

    def scaled(self, depth: int) -> Expression:
        return Binary("*", Literal(self.choose.choice((1, 2, 3, 4, 6, 8, -1, -4))), self.expression(depth))

    def divisor(self) -> Expression:
        if self.choose.random() < 0.93:
            return Literal(self.choose.choice((*RADICES, -3)))
        return Binary("+", Name("j"), Literal(self.choose.choice((0, 1))))

    def variant(self, expression: Expression) -> Expression:
        """Often the same function written otherwise, often a near miss."""
        match expression:
            case Binary("/", left, right):
                if self.choose.random() < 0.5:  # a/b = (a - a%b)/b
                    return Binary("/", Binary("-", left, Binary("%", left, right)), right)
                return Binary("/", self.variant(left), right)
            case Binary("%", left, right):
                if self.choose.random() < 0.5:  # a%b = a - b*(a/b)
                    return Binary("-", left, Binary("*", right, Binary("/", left, right)))
                return Binary("%", self.variant(left), right)
            case Binary(operator, left, right) if operator in ("+", "*", "min", "max"):
                return Binary(operator, self.variant(right), left)
            case Binary("ceil_div", left, right):
                return Binary("/", Binary("+", left, Binary("-", right, Literal(1))), right)
            case Binary(operator, left, right):
                return Binary(operator, self.variant(left), right)
            case Conditional(test, then, other):
                return Conditional(Unary("!", test), other, self.variant(then))
            case Literal(value) if self.choose.random() < 0.3:
                return Literal(value + 1)
            case Name() if self.choose.random() < 0.1:
                return Name(self.choose.choice(NAMES))
        return expression


def decide(subject: Subject, claimed: Expression) -> Outcome | None:
    """The outcome, checked against brute force; None where some division may have no value."""
    domain = subject.domain
    divisors = [
        node.right
        for side in (subject.outputs["o"], claimed)
        for node in walk(side)
        if isinstance(node, Binary) and node.operator in ("/", "%", "ceil_div")
    ]
    try:
        outcome = equals(subject, {"o": claimed})
    except PossiblyUndefined:
        assert any(vanishes(divisor, subject) for divisor in divisors)
        return None
    except DivisionByZero:
        raise AssertionError("a division by zero that was not foreseen") from None
    text = {"o": to_text(claimed)}
    for sizes in domain.smallest_sizes(limit=4) if domain.params else iter([{}]):
        wrong = differences(subject, text, sizes)
        if wrong:
            assert outcome.verdict in (Verdict.REFUTED, Verdict.UNKNOWN)
    assert outcome.verdict in (Verdict.PROVED, Verdict.REFUTED, Verdict.UNKNOWN)
    if outcome.verdict is Verdict.REFUTED:
        check_refutation(subject, text, outcome)
    return outcome


def vanishes(divisor: Expression, subject: Subject) -> bool:
    sizes = next(iter(subject.domain.smallest_sizes(limit=1)), {})
    for point in points(subject.domain, sizes):
        try:
            if evaluate(divisor, point) == 0:
                return True
        except UserError:
            return True
    return False


@settings(**CALM, max_examples=120)
@given(st.randoms(use_true_random=False), INPUTS)
def test_equals_agrees_with_brute_force(choose: random.Random, sizes: dict[str, int]) -> None:
    maker = Maker(choose)
    expression = maker.expression(3)
    subject = Subject("map f", domain_of({}, sizes), {"o": expression})
    decide(subject, maker.variant(expression))


@settings(**CALM, max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from((1, 2, 3, 4)), st.booleans())
def test_equals_agrees_with_brute_force_at_symbolic_sizes(choose: random.Random, unit: int, guarded: bool) -> None:
    maker = Maker(choose)
    expression = maker.expression(2)
    domain = domain_of(
        {"M": f"M >= {unit} && M % {unit} == 0"}, {"i": "M", "j": 4, "k": "M"}, "i + j < 5" if guarded else None
    )
    decide(Subject("map f", domain, {"o": expression}), maker.variant(expression))


def test_few_verdicts_are_unknown() -> None:
    """Out of these formulas, equalities included that need no normal form, nearly all are decided."""
    choose = random.Random(20_992)
    maker = Maker(choose)
    verdicts: Counter[Verdict | None] = Counter()
    for _ in range(80):
        sizes = {"i": choose.choice((5, 8, 12)), "j": choose.choice((3, 4)), "k": 2}
        expression = maker.expression(3)
        outcome = decide(Subject("map f", domain_of({}, sizes), {"o": expression}), maker.variant(expression))
        verdicts[outcome.verdict if outcome else None] += 1
    assert verdicts[Verdict.UNKNOWN] <= 2
    assert verdicts[Verdict.PROVED] >= 20
    assert verdicts[Verdict.REFUTED] >= 5
