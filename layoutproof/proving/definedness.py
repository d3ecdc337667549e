"""Division must have a value: every divisor that is not a literal carries the obligation that it is never zero."""

from __future__ import annotations

from collections.abc import Iterable

from layoutproof.integers import smt
from layoutproof.integers.expression import Binary, Expression, Literal, walk
from layoutproof.integers.text import to_text
from layoutproof.proving.normalise import Normaliser


def divisors(expressions: Iterable[Expression]) -> list[Expression]:
    """The divisors that are not non-zero literals, each once, in order of appearance."""
    found: dict[Expression, None] = {}
    for expression in expressions:
        for node in walk(expression):
            if isinstance(node, Binary) and node.operator in ("/", "%", "ceil_div"):
                divisor = node.right
                if not isinstance(divisor, Literal) or divisor.value == 0:
                    found[divisor] = None
    return list(found)


def prove_defined(normaliser: Normaliser, expressions: Iterable[Expression]) -> None:
    """Add the obligations; a failing one has a goal that begins with :data:`GOAL`."""
    for divisor in divisors(expressions):
        named, _ = normaliser.normalise(divisor)
        normaliser.script.lemma(f"(not (= {smt.term(named)} 0))", f"{GOAL} {to_text(divisor)}")


GOAL = "never zero: the divisor"
