"""``fits``: no intermediate value overflows, in the source's own types and order of widening.

``(int64_t)a*b`` widens before it multiplies, ``(int64_t)(a*b)`` after: every operator's result has the type that C's usual
arithmetic conversions give it, and must lie in that type's range. Where it does not for all sizes, the answer is the first
size that fails, which operation overflows there, and its exact value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from layoutproof.claims.common import Deciding, deciding, discharge, require_defined
from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import (
    COMPARISONS,
    LOGICAL,
    ONE,
    Binary,
    Cast,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
    conjunction,
    erase_casts,
    substitute,
)
from layoutproof.integers.fold import fold
from layoutproof.integers.text import to_text
from layoutproof.proving import bits, enumeration, shrink
from layoutproof.proving.definedness import prove_defined
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import in_style
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Counterexample, Outcome
from layoutproof.words import assigned

RANGES = {
    "int32": (-(2**31), 2**31 - 1),
    "uint32": (0, 2**32 - 1),
    "int64": (-(2**63), 2**63 - 1),
    "uint64": (0, 2**64 - 1),
}
RANK = ("int32", "uint32", "int64", "uint64")  # of two types, C computes in the later one


@dataclass(frozen=True)
class Step:
    """One value that the source computes: its arithmetic without casts, its C type, and how it is written."""

    expression: Expression
    type: str
    written: Expression


def overflow_at(
    subject: Subject,
    typed: Mapping[str, Expression],
    default: str,
    types: Mapping[str, str],
    sizes: Mapping[str, int],
    inputs: Mapping[str, int],
) -> Counterexample | None:
    """The first operation that overflows at a point; None where none does."""
    return _overflow_at(subject, _steps(subject, typed, default, types), sizes, inputs)


def fits(subject: Subject, typed: Mapping[str, Expression], default: str, types: Mapping[str, str]) -> Outcome:
    """Decide that every intermediate of the ``typed`` outputs (casts kept) fits its C type.

    ``default`` is the type of names that ``types`` does not mention.
    """
    written = ", ".join(f"{name} = {to_text(expression)}" for name, expression in typed.items())
    with deciding(f"{subject.title} does not overflow {default}: {written}", subject.sizes) as decision:
        whole = _steps(subject, typed, default, types)
        decision.outcome = _decide(decision, _typed(subject, default, types), whole)
    return decision.result


def _steps(subject: Subject, typed: Mapping[str, Expression], default: str, types: Mapping[str, str]) -> list[Step]:
    """All that the outputs compute, each once, in the subject's own names."""
    steps: dict[tuple[Expression, str], Step] = {}
    for expression in typed.values():
        for step in intermediate_steps(expression, default, types):
            steps.setdefault((step.expression, step.type), step)
    return [replace(step, expression=subject.expand(step.expression)) for step in steps.values()]


def _typed(subject: Subject, default: str, types: Mapping[str, str]) -> Subject:
    """The subject over values that its names can have: each is a value of its own C type."""
    domain = subject.domain
    conditions = []
    for name in [*(param.name for param in domain.params), *(variable.name for variable in domain.variables)]:
        conditions.append((name, _between(Name(name), types.get(name, default))))
    sizes = {param.name for param in domain.params}
    assumptions = tuple(within for name, within in conditions if name in sizes)
    inputs = [within for name, within in conditions if name not in sizes]
    guard = conjunction([*([domain.guard] if domain.guard is not None else []), *inputs]) if inputs else domain.guard
    return replace(subject, domain=replace(domain, guard=guard, assumptions=domain.assumptions + assumptions))


def intermediate_steps(expression: Expression, default: str, types: Mapping[str, str]) -> list[Step]:
    """Everything the source computes, operands first, each in its C type."""
    found: list[Step] = []

    def combine(node: Expression, operands: tuple[str, ...]) -> str:
        kind = _type_of(node, operands, default, types)
        if isinstance(node, Binary) and node.operator == "ceil_div":  # C computes (a + b - 1)/b
            for part in (Binary("+", node.left, node.right), Binary("-", Binary("+", node.left, node.right), ONE)):
                found.append(Step(erase_casts(part), kind, part))
        if not isinstance(node, Literal | Name):
            found.append(Step(erase_casts(node), kind, node))
        return kind

    fold(expression, combine)
    return found


def _type_of(node: Expression, operands: tuple[str, ...], default: str, types: Mapping[str, str]) -> str:
    match node:
        case Literal(value):
            return "int32" if RANGES["int32"][0] <= value <= RANGES["int32"][1] else "int64"
        case Name(name):
            return types.get(name, default)
        case Cast(kind, _):
            return kind
        case Unary("!", _):
            return "int32"
        case Binary(operator, _, _) if operator in COMPARISONS or operator in LOGICAL:
            return "int32"
        case Binary("<<" | ">>", _, _):
            return operands[0]  # the left operand's type alone
        case Conditional(_, _, _):
            return max(operands[1:], key=RANK.index)
    return max(operands, key=RANK.index)


def _decide(decision: Deciding, subject: Subject, steps: list[Step]) -> Outcome:
    domain = subject.domain
    require_defined(domain, [step.expression for step in steps])
    found = _overflow_by_enumeration(subject, steps)
    if found is None:
        try:
            script = in_style(domain, lambda d: _script(d, subject, steps))
        except smt.NoIntegerForm:
            goal = conjunction([_inside(step) for step in steps])
            script = bits.conditions_script(domain, subject.title, [(goal, "every intermediate fits its type")])
        run = discharge(script)
        if run.proved:
            return decision.proved(script, "range proof of each intermediate", domain)
        if run.answer == "sat":
            found = shrink.smallest_failure(domain, script, run, lambda point: _overflow_at(subject, steps, *point))
        if found is None:
            return decision.unknown(script, run)
    return decision.refuted(found, _evidence(subject, steps, found))


def _script(domain: Domain, subject: Subject, steps: list[Step]) -> Script:
    """One obligation: all of them fit. A counterexample to it, made smallest, is the first size that fails."""
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, f"inputs of {subject.title}")
    expressions = [step.expression for step in steps]
    prove_defined(normaliser, expressions)
    ranges = []
    for step, expression in zip(steps, expressions, strict=True):
        low, high = RANGES[step.type]
        value = smt.term(normaliser.normalise(expression)[0])
        script.comment(f"{to_text(step.written)} is computed in {step.type}")
        ranges.append(f"(<= {smt.number(low)} {value} {smt.number(high)})")
    script.section("the claim")
    goal = ranges[0] if len(ranges) == 1 else f"(and {' '.join(ranges or ['true'])})"
    script.prove(goal, "every intermediate fits its type")
    return script


def _inside(step: Step) -> Expression:
    """Its value is one of its type."""
    return _between(step.expression, step.type)


def _between(value: Expression, kind: str) -> Expression:
    low, high = RANGES[kind]
    return Binary("&&", Binary("<=", Literal(low), value), Binary("<=", value, Literal(high)))


def _overflow_by_enumeration(subject: Subject, steps: list[Step]) -> Counterexample | None:
    if not steps:
        return None
    tests: list[tuple[Expression, Expression]] = [(_inside(step), ONE) for step in steps]
    point = enumeration.first_difference(subject.domain, tests, limit=enumeration.CROSS_CHECK)
    return _overflow_at(subject, steps, point.sizes, point.inputs) if point is not None else None


def _overflow_at(
    subject: Subject, steps: list[Step], sizes: Mapping[str, int], inputs: Mapping[str, int]
) -> Counterexample | None:
    """The first operation that overflows at a point."""
    environment = subject.domain.symbol_values(sizes) | dict(inputs)
    for step in steps:
        value = evaluate(step.expression, environment)
        low, high = RANGES[step.type]
        if not low <= value <= high:
            details = [f"{_with_numbers(step.expression, environment)} = {value:,}"]
            details += _safe_up_to(subject, sizes)
            limit = f"<= {high:,}" if value > high else f">= {low:,}"
            return Counterexample(
                sizes=sizes,
                inputs=inputs,
                claimed={f"{to_text(step.written)} in {step.type}": limit},
                actual={to_text(step.written): f"{value:,}"},
                details=tuple(details),
            )
    return None


def _with_numbers(expression: Expression, environment: Mapping[str, int]) -> str:
    """The last operation on numbers: ``299594*7168``."""
    match expression:
        case Binary(operator, left, right):
            numbers = (Literal(evaluate(operand, environment)) for operand in (left, right))
            return to_text(Binary(operator, *numbers))
        case Unary(operator, operand):
            return to_text(Unary(operator, Literal(evaluate(operand, environment))))
    return to_text(expression)


def _safe_up_to(subject: Subject, sizes: Mapping[str, int]) -> list[str]:
    """With one size left open, its smallest failing value says how far everything is safe."""
    open_sizes = [p for p in subject.domain.params if p.facts.fixed is None]
    if len(open_sizes) != 1:
        return [f"first failure at {assigned(sizes)}"] if sizes else []
    (param,) = open_sizes
    first = sizes[param.name]
    safe = first - param.facts.divisor
    words = f"first failure {param.name} = {first:,}"
    return [
        f"safe up to {param.name} = {safe:,}; {words}"
        if param.facts.least is None or safe >= param.facts.least
        else words
    ]


def _evidence(subject: Subject, steps: list[Step], found: Counterexample) -> Script:
    script = Script()
    point = {**found.sizes, **found.inputs}
    script.section(f"the counterexample: {assigned(point)}")
    environment = subject.domain.symbol_values(found.sizes) | dict(found.inputs)
    values = {name: Literal(number) for name, number in environment.items()}
    for step in steps:
        number = evaluate(step.expression, environment)
        low, high = RANGES[step.type]
        if not low <= number <= high:
            try:
                value = smt.term(substitute(step.expression, values))
            except smt.NoIntegerForm:  # bit operations: as evaluated
                value = smt.number(number)
            goal = f"(not (<= {smt.number(low)} {value} {smt.number(high)}))"
            script.prove(goal, f"{to_text(step.written)} does not fit {step.type}")
            break
    return script
