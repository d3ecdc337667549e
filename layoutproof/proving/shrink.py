"""From the solver's model to a counterexample worth reading: replayed, then made small.

Sizes are minimised first, then the inputs in the author's order, each by bisection with the solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from layoutproof.integers import bitvector, smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Expression
from layoutproof.proving.domain import Domain
from layoutproof.proving.script import Script
from layoutproof.proving.solver import Run, Session
from layoutproof.proving.verdict import Counterexample

Judge = Callable[[tuple[Mapping[str, int], Mapping[str, int]]], Counterexample | None]


def smallest_failure(domain: Domain, script: Script, run: Run, judge: Judge) -> Counterexample | None:
    """Shrink the model of the failed check and let ``judge`` replay it at (sizes, inputs); None when it does not hold up."""
    assert run.failed is not None, "only a failed run has a model"
    wanted = [p.name for p in domain.params] + [v.name for v in domain.variables]
    if not set(wanted) <= dict(run.values).keys():
        return None
    smallest, minimal = _minimise(script, run.failed, dict(run.values), wanted)
    for values, least in ((smallest, minimal), (dict(run.values), False)):
        if _legal(domain, values):
            sizes = {p.name: values[p.name] for p in domain.params}
            found = judge((sizes, {v.name: values[v.name] for v in domain.variables}))
            return replace(found, minimal=least) if found is not None else None
    return None


def is_legal(domain: Domain, run: Run) -> bool:
    """Whether the failed check's model is a point of the domain: what a condition says may not all have been stated."""
    values = dict(run.values)
    names = [p.name for p in domain.params] + [v.name for v in domain.variables]
    return set(names) <= values.keys() and _legal(domain, values)


def _legal(domain: Domain, values: Mapping[str, int]) -> bool:
    sizes = {p.name: values[p.name] for p in domain.params}
    inputs = {v.name: values[v.name] for v in domain.variables}
    return domain.allows(sizes) and domain.admits(sizes, inputs)


def smallest_difference(
    domain: Domain, script: Script, run: Run, names: Sequence[str], pairs: Sequence[tuple[Expression, Expression]]
) -> Counterexample | None:
    """Shrink the model of a failed equality; None when it does not replay on the original expressions."""

    def judge(point: tuple[Mapping[str, int], Mapping[str, int]]) -> Counterexample | None:
        sizes, inputs = point
        environment = domain.symbol_values(sizes) | dict(inputs)
        sides = [evaluate(side, environment) for pair in pairs for side in pair]
        if all(sides[i] == sides[i + 1] for i in range(0, len(sides), 2)):
            return None
        return difference(sizes, inputs, names, tuple(sides), minimal=True)

    return smallest_failure(domain, script, run, judge)


def difference(
    sizes: Mapping[str, int], inputs: Mapping[str, int], names: Sequence[str], values: tuple[int, ...], *, minimal: bool
) -> Counterexample:
    """Values are actual, claimed, actual, claimed, ... for the names."""
    actual = dict(zip(names, values[0::2], strict=True))
    claimed = dict(zip(names, values[1::2], strict=True))
    return Counterexample(sizes=dict(sizes), inputs=dict(inputs), claimed=claimed, actual=actual, minimal=minimal)


def _minimise(
    script: Script, failed: int, values: dict[str, int], wanted: Sequence[str]
) -> tuple[dict[str, int], bool]:
    """Each name in turn as small as the failing check allows; False when a probe came back unknown."""
    session = Session(script.head)
    minimal = True
    before = "".join(segment.text for segment in script.segments[:failed])
    session.send(before.replace("(check-sat)\n", ""))  # they were answered already
    session.send(script.segments[failed].before)
    for name in wanted:
        symbol = smt.quote(name)
        below = -1  # no failing value at or below this one (negative sizes are not looked for)
        while values[name] - below > 1:
            middle = (below + values[name]) // 2
            bounds = _between(script, below, symbol, middle)
            answer = session.send(f"(push 1)\n(assert {bounds})\n(check-sat)\n")
            if answer == "sat":
                values = dict(session.values(wanted))
            elif answer == "unsat":
                below = middle
            session.send("(pop 1)\n")
            if answer not in ("sat", "unsat"):
                minimal = False
                break
        session.send(f"(assert (= {symbol} {_number(script, values[name])}))\n")
    return values, minimal


def _between(script: Script, below: int, symbol: str, most: int) -> str:
    less, not_more = ("<", "<=") if script.width is None else ("bvslt", "bvsle")
    return f"(and ({less} {_number(script, below)} {symbol}) ({not_more} {symbol} {_number(script, most)}))"


def _number(script: Script, value: int) -> str:
    return smt.number(value) if script.width is None else bitvector.literal(value, script.width)
