"""Claims with XOR, masks and banks: bit-vectors of a width that the script itself proves wide enough.

The width comes from interval analysis, but is not taken on trust: one obligation says that every sum, difference, product
and left shift, computed at twice the width, is the same number. Then a bit-vector term has the value of the expression.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from layoutproof.integers import bitvector, smt
from layoutproof.integers.expression import ZERO, Binary, Expression, Name, substitute, walk
from layoutproof.integers.interval import Interval
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving.definedness import GOAL, divisors
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.script import Script

WIDEST = 256  # bits; beyond this the claim is left to other means
WRAPPING = ("+", "-", "*", "<<")


class NotFinite(Exception):
    """Bit-vectors need every input bounded by a number."""


def equality_script(
    domain: Domain, title: str, names: Sequence[str], pairs: Sequence[tuple[Expression, Expression]]
) -> Script:
    """The obligations of ``left == right`` for each pair."""
    sides = [_fixed(domain, side) for pair in pairs for side in pair]
    script, width, bounds = open_bits(domain, f"inputs of {title}", sides)
    script.section("the claim")
    for name, left, right in zip(names, sides[0::2], sides[1::2], strict=True):
        equal = f"(= {bitvector.term(left, width, bounds)} {bitvector.term(right, width, bounds)})"
        script.prove(equal, f"{name}: {title} and the closed form agree")
    return script


def injectivity_script(
    domain: Domain, outputs: Mapping[str, Expression], box: Mapping[str, Size] | None, title: str
) -> Script:
    """Equal outputs come from equal inputs; with a box, every output lies in it and there are as many inputs as elements."""
    both, second = two_copies(domain)
    first = {name: _fixed(domain, output) for name, output in outputs.items()}
    copies = [*first.values(), *(substitute(output, second) for output in first.values())]
    limits = {name: _fixed(domain, to_expression(size)) for name, size in (box or {}).items()}
    script, width, bounds = open_bits(both, f"two inputs of {title}", [*copies, *limits.values()])
    script.section("the claim")
    count = len(first)
    same = tuple(
        f"(= {bitvector.term(a, width, bounds)} {bitvector.term(b, width, bounds)})"
        for a, b in zip(copies[:count], copies[count:], strict=True)
    )
    equal = " ".join(f"(= {smt.quote(name)} {smt.quote(other.name)})" for name, other in second.items()) or "true"
    script.prove(f"(and {equal})", "equal outputs come from equal inputs", same)
    for name, limit in limits.items():
        inside = Binary("&&", Binary("<=", ZERO, first[name]), Binary("<", first[name], limit))
        script.prove(bitvector.formula(inside, width, bounds), f"{name} is in range")
    if box is not None:
        inputs = " * ".join(str(v.size) for v in domain.variables) or "1"
        script.comment(f"there are {inputs} inputs and as many elements, so injective means onto (pigeonhole)")
    return script


def conditions_script(
    domain: Domain,
    title: str,
    conditions: Sequence[tuple[Expression, str]],
    lemmas: Sequence[tuple[Expression, str]] = (),
) -> Script:
    """Each condition holds of every input (and why it is asked); lemmas are proved before, then used."""
    wanted = [(_fixed(domain, condition), why) for condition, why in conditions]
    helpful = [(_fixed(domain, condition), why) for condition, why in lemmas]
    script, width, bounds = open_bits(domain, f"inputs of {title}", [condition for condition, _ in (*wanted, *helpful)])
    for condition, why in helpful:
        script.lemma(bitvector.formula(condition, width, bounds), why)
    script.section("the claim")
    for condition, why in wanted:
        script.prove(bitvector.formula(condition, width, bounds), why)
    return script


def definedness_script(domain: Domain, title: str, expressions: Sequence[Expression]) -> Script:
    """No divisor is zero: what :func:`open_bits` proves of all that it is given."""
    script, _, _ = open_bits(domain, f"inputs of {title}", [_fixed(domain, expression) for expression in expressions])
    return script


def second_suffix(domain: Domain) -> str:
    """What makes a second copy's names; no input or param is called so already."""
    taken = {v.name for v in domain.variables} | {p.name for p in domain.params}
    suffix = "_2"
    while any(v.name + suffix in taken for v in domain.variables):
        suffix += "_"
    return suffix


def two_copies(domain: Domain) -> tuple[Domain, dict[str, Name]]:
    """The domain of two inputs, both of which meet the guard, and the second copy's names by the first's."""
    suffix = second_suffix(domain)
    second = {v.name: Name(v.name + suffix) for v in domain.variables}
    copies = tuple(Variable(v.name + suffix, v.size) for v in domain.variables)
    guard = domain.guard
    if guard is not None:
        guard = Binary("&&", guard, substitute(guard, second))
    return replace(domain, variables=domain.variables + copies, guard=guard), second


def open_bits(domain: Domain, title: str, expressions: Sequence[Expression]) -> tuple[Script, int, dict[str, Interval]]:
    """A script that declares the inputs at a width proved wide enough for every expression; (script, width, bounds)."""
    bounds: dict[str, Interval] = {}
    for variable in domain.variables:
        size = variable.size
        if not isinstance(size, int):
            raise NotFinite(f"{variable.name} < {size} has no bound in numbers")
        bounds[variable.name] = Interval(0, size - 1)
    guard = [_fixed(domain, domain.guard)] if domain.guard is not None else []
    width = bitvector.required_width([*expressions, *guard], bounds)
    if width is None or width > WIDEST:
        raise NotFinite("an intermediate value has no bound")
    for variable in domain.variables:
        assert isinstance(variable.size, int)
        width = max(width, bitvector.signed_width(variable.size))
    script = Script(logic="QF_BV", prelude="", width=width)
    script.section(title)
    for variable in domain.variables:
        script.declare(variable.name, sort=bitvector.sort(width))
        name = Name(variable.name)
        inside = Binary("&&", Binary("<=", ZERO, name), Binary("<", name, to_expression(variable.size)))
        script.assume(bitvector.formula(inside, width, bounds))
    for condition in guard:
        script.assume(bitvector.formula(condition, width, bounds), f"guard: {to_text(condition)}")
    for divisor in divisors(expressions):
        script.lemma(bitvector.formula(Binary("!=", divisor, ZERO), width, bounds), f"{GOAL} {to_text(divisor)}")
    exact = [_exact(node, width, bounds) for node in _wrapping(expressions)]
    if exact:
        goal = exact[0] if len(exact) == 1 else f"(and {' '.join(exact)})"
        script.prove(goal, f"{width} bits are enough: computed with {2 * width} bits, nothing changes")
    return script, width, bounds


def _wrapping(expressions: Iterable[Expression]) -> list[Binary]:
    found: dict[Binary, None] = {}
    for expression in expressions:
        for node in walk(expression):
            if isinstance(node, Binary) and node.operator in WRAPPING:
                found[node] = None
    return list(found)


def _exact(node: Binary, width: int, bounds: Mapping[str, Interval]) -> str:
    operator = {"+": "bvadd", "-": "bvsub", "*": "bvmul", "<<": "bvshl"}[node.operator]
    wide = f"(_ sign_extend {width})"
    left, right, whole = (bitvector.term(part, width, bounds) for part in (node.left, node.right, node))
    return f"(= ({wide} {whole}) ({operator} ({wide} {left}) ({wide} {right})))"


def _fixed(domain: Domain, expression: Expression) -> Expression:
    """Params replaced by their values; bit-vectors know no others."""
    values = {}
    for name, size in domain.sizes.items():
        if isinstance(size, int):
            values[name] = to_expression(size)
    return substitute(expression, values)
