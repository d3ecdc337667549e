"""``aligned``: each access of w bytes starts on a multiple of w and is contiguous, for all params.

Two statements: value e of an access lies e values behind its first, and the first value's address is a multiple of w. Where
the second fails for some leading dimensions only, the exact condition is told and proved: *if* it holds, every access is
aligned; and from the addresses of two accesses, if both are aligned, it follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import gcd

from layoutproof.claims.common import contradiction, deciding, discharge
from layoutproof.claims.copying import CopySide
from layoutproof.claims.equals import equals
from layoutproof.claims.subject import Subject, sizes_in_words
from layoutproof.claims.together import together
from layoutproof.errors import Rejected
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import (
    ZERO,
    Binary,
    Expression,
    Literal,
    Name,
    add,
    modulo,
    multiply,
    names,
    substitute,
)
from layoutproof.integers.polynomial import Polynomial, Size, exact_quotient, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import enumeration, shrink
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Counterexample, Outcome

WIDEST = 32  # bytes; 16 before sm_100
VALUE = "e"  # which value of an access
BASE = "base"  # whether the memory starts on an odd or an even multiple of what its alignment promises


def aligned(side: CopySide, width: int | None = None) -> Outcome:
    """Decide it for accesses of the atom's width, or of ``width`` bytes of consecutive values (a vectorised loop)."""
    memory = side.memory
    bits = memory.tensor.bits
    if width is not None and (width & (width - 1) or width > WIDEST or width * 8 % bits):
        reason = f"no instruction accesses {width} bytes of {bits}-bit values at once"
        raise Rejected("vectorised", reason, legal=f"a power of two of whole values, at most {WIDEST} bytes")
    values = side.values if width is None else width * 8 // bits
    if bits % 8 and values * bits % 8:
        raise Rejected("aligned", f"{values} values of {bits} bits are no whole bytes", legal="whole bytes")
    held = next((v.size for v in side.domain.variables if v.name == "v"), 1)
    if exact_quotient(held, values) is None:
        reason = f"an access takes {values} values of {bits} bits, a thread has {held}"
        raise Rejected("aligned", reason, mode="values", legal=f"at most {held} values, and a divisor of them")
    count = values * bits // 8
    statement = f"{side.title}: each access of {count} bytes is contiguous and starts on {count} bytes"
    sizes = sizes_in_words(side.domain)
    domain, start = side.starts(values)
    address = memory.byte(start)
    if memory.tensor.alignment % count:  # the base may be any multiple of its alignment: two of them show it
        domain = replace(domain, variables=(*domain.variables, Variable(BASE, 2)))
        address = add(address, multiply(memory.tensor.alignment, Name(BASE)))
    parts = []
    if values > 1:
        parts.append(("contiguous", _contiguous(side, domain, start, values)))
    parts.append((f"starts on {count} bytes", _starting(Subject(side.title, domain, {"byte": address}), count)))
    starts = parts[-1][1]
    outcome = together(statement, sizes, parts)
    return replace(outcome, facts={**starts.facts, "bytes": str(count)})


def _starting(subject: Subject, count: int) -> Outcome:
    """Every address is a multiple; for symbolic sizes, what it takes where it is not always so."""
    domain, address = subject.domain, subject.outputs["byte"]
    remainder = f"byte % {count}"
    needed = _needed(domain, address, count) if domain.symbolic else []
    on = Subject(subject.title, domain, {remainder: modulo(address, count)})
    if needed:  # look at small sizes before the solver tries what it cannot prove
        pair = [(on.outputs[remainder], ZERO)]
        point = enumeration.first_difference(domain, pair, limit=enumeration.CROSS_CHECK)
        found = None
        if point is not None:
            found = shrink.difference(point.sizes, point.inputs, [remainder], point.values, minimal=True)
        found = found or _where_unmet(domain, remainder, pair[0][0], needed)
        if found is not None:
            with deciding(f"{subject.title}: starts on {count} bytes", subject.sizes) as decision:
                decision.outcome = decision.refuted(found, contradiction(domain, found, [([remainder], pair)]))
            return _with_condition(decision.result, domain, address, count, needed)
    return equals(on, {remainder: ZERO})


def _where_unmet(
    domain: Domain, name: str, value: Expression, needed: Sequence[tuple[Expression, dict[str, int]]]
) -> Counterexample | None:
    """Sizes that do not meet a condition, as small as the solver finds them, and one of the two accesses that show it."""
    params = [param.name for param in domain.params]
    for condition, point in needed:
        script, _ = open_script(domain)
        script.prove(smt.formula(condition), "the condition is met by all sizes")
        run = discharge(script, params)
        sizes = {name: number for name, number in run.values if name in params}
        if run.answer != "sat" or not domain.allows(sizes):  # not all that a condition says could be stated
            continue
        for inputs in ({}, point):
            whole = {variable.name: inputs.get(variable.name, 0) for variable in domain.variables}
            found = evaluate(value, domain.symbol_values(sizes) | whole)
            if found:
                return Counterexample(sizes, whole, {name: 0}, {name: found}, minimal=False)
    return None


def _contiguous(side: CopySide, domain: Domain, start: Sequence[Expression], values: int) -> Outcome:
    first = next((v for v in side.domain.variables if v.name == "v"), None)
    begin: Expression = ZERO
    if first is not None and first.size != values:
        begin = multiply(values, Name("step"))
    inside = side.at(v=add(begin, Name(VALUE)))
    memory = side.memory
    wider = replace(domain, variables=(*domain.variables, Variable(VALUE, values)))
    shipped = add(memory.place(start), multiply(memory.width, Name(VALUE)))
    return equals(Subject(side.title, wider, {memory.unit: memory.place(inside)}), {memory.unit: shipped})


def _with_condition(
    failed: Outcome,
    domain: Domain,
    address: Expression,
    count: int,
    needed: Sequence[tuple[Expression, dict[str, int]]],
) -> Outcome:
    """The refutation together with the divisibility that is needed, a condition on the params alone."""
    conditions = [condition for condition, _ in needed]
    if not all(map(names, conditions)):
        return failed  # a number is in the way: no size helps
    words = " && ".join(to_text(condition) for condition in conditions)
    if not all(_necessary(domain, address, count, *one) for one in needed) or not _sufficient(
        domain, address, count, conditions
    ):
        return failed
    return replace(failed, facts={"holds iff": words}, notes=(f"holds iff {words} (proved both ways)", *failed.notes))


def _needed(domain: Domain, address: Expression, count: int) -> list[tuple[Expression, dict[str, int]]]:
    """(the divisibility that a digit's coefficient needs, the inputs where only that digit is 1)."""
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, "address")
    form = normaliser.normalise(address)[1]
    if form is None:
        return []
    found: dict[Expression, dict[str, int]] = {}
    constant = _divisible(form.constant, count)
    if constant is not None:
        found[constant] = {}
    for name, coefficient in normaliser.resolve(form).terms.items():
        condition = _divisible(coefficient, count)
        digit = normaliser.digits[name]
        if condition is not None and isinstance(digit.divisor, int):
            found.setdefault(condition, {digit.variable: digit.divisor})
    return list(found.items())


def _divisible(size: Size, count: int) -> Expression | None:
    """``size % count == 0`` in lowest terms; None where it is so anyway."""
    if exact_quotient(size, count) is not None:
        return None
    if not isinstance(size, Polynomial):
        return Binary("==", Literal(size % count), ZERO)
    common = count
    for _, coefficient in size.terms:
        common = gcd(common, coefficient)
    reduced = exact_quotient(size, common)
    least = _without_odd_factor(size if reduced is None else reduced)
    return Binary("==", Binary("%", to_expression(least), Literal(count // common)), ZERO)


def _without_odd_factor(size: Size) -> Size:
    """2^i * odd * x is divisible by a power of two exactly when 2^i * x is."""
    if not isinstance(size, Polynomial):
        return size
    common = 0
    for _, coefficient in size.terms:
        common = gcd(common, coefficient)
    while common and common % 2 == 0:
        common //= 2
    smaller = exact_quotient(size, common) if common > 1 else size
    return size if smaller is None else smaller


def _sufficient(domain: Domain, address: Expression, count: int, conditions: Sequence[Expression]) -> bool:
    """With the conditions assumed of the params, every address is a multiple."""
    script, _ = open_script(domain)
    for condition in conditions:
        script.assume(smt.formula(condition), "the condition")
    normaliser = declare_inputs(script, domain, "address")
    form = normaliser.normalise(address)[1]
    if form is None:
        return False
    for name, coefficient in [("", form.constant), *form.terms.items()]:
        goal = Binary("==", Binary("%", to_expression(coefficient), Literal(count)), ZERO)
        script.prove(smt.formula(goal), f"the coefficient of {name or 'nothing'} is divisible")
    return discharge(script).proved


def _necessary(domain: Domain, address: Expression, count: int, condition: Expression, point: dict[str, int]) -> bool:
    """Two aligned addresses force the condition: that of all inputs 0, and that where one digit is 1."""
    zero = {variable.name: ZERO for variable in domain.variables}
    one: dict[str, Expression] = {**zero, **{name: Literal(value) for name, value in point.items()}}
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain.with_variables(()), "two addresses")
    given = []
    for inputs in (zero, one):
        form = normaliser.normalise(substitute(address, inputs))[1]
        if form is None or form.terms:
            return False
        given.append(smt.formula(Binary("==", Binary("%", to_expression(form.constant), Literal(count)), ZERO)))
    script.prove(smt.formula(condition), "two aligned addresses force it", tuple(given))
    return discharge(script).proved
