"""Simplification and LaTeX, for people: nothing that is proved depends on this module. SymPy does the algebra.

SymPy's ``floor`` and ``Mod`` are not C's ``/`` and ``%``, so it never sees them: a quotient is an opaque symbol to it, and
only sums and products are its own. Quotients are rewritten here, by rules that hold for C's truncating division, some for
every sign and some only where bounds show that nothing is negative. A rewrite never makes a formula defined where it was
not: what might divide by zero is not dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Unary, children, names
from layoutproof.integers.fold import fold, measure
from layoutproof.integers.interval import interval as interval_of
from layoutproof.integers.interval import node_interval
from layoutproof.integers.latex import latex

_LONGEST_EXPANSION = 64  # terms: a product of sums beyond this is left as it was written


@dataclass(frozen=True, slots=True)
class _Known:
    """A simplified operand: its bounds, and whether it has a value at every point."""

    expression: Expression
    span: Interval
    total: bool


def to_latex(expression: Expression, bounds: Mapping[str, Interval] | None = None) -> str:
    r"""``\left\lfloor \frac{lane}{4} \right\rfloor + 8 ...``; without ``bounds``, names are taken to be non-negative."""
    import sympy  # type: ignore[import-untyped, unused-ignore]

    known = {name: Interval(0, None) for name in names(expression)} if bounds is None else bounds
    return latex(expression, known, lambda name: str(sympy.latex(sympy.Symbol(name))))


def simplify(expression: Expression, bounds: Mapping[str, Interval] | None = None) -> Expression:
    """An expression with the same value at every point within ``bounds`` (none: all integers), usually shorter."""
    known = bounds or {}

    def combine(node: Expression, operands: tuple[_Known, ...]) -> _Known:
        spans = tuple(operand.span for operand in operands)
        total = all(operand.total for operand in operands) and _always_defined(node, spans)
        span = node_interval(node, spans, known)
        if total and span.low is not None and span.low == span.high:
            return _Known(Literal(span.low), span, total)
        rebuilt = _rewrite(_replace(node, tuple(operand.expression for operand in operands)), operands, known)
        if isinstance(rebuilt, Binary) and rebuilt.operator in ("+", "-", "*"):
            rebuilt = _ring(rebuilt, known)
        return _Known(rebuilt, span, total)

    return fold(expression, combine).expression


def _always_defined(node: Expression, spans: tuple[Interval, ...]) -> bool:
    if not isinstance(node, Binary):
        return True
    if node.operator in ("/", "%", "ceil_div"):
        return 0 not in spans[1]
    return node.operator not in ("<<", ">>") or spans[1].within(Interval(0, 4096))


def _replace(node: Expression, operands: tuple[Expression, ...]) -> Expression:
    match node:
        case Unary("-", _) if isinstance(operands[0], Literal):
            return Literal(-operands[0].value)
        case Unary(operator, _):
            return Unary(operator, operands[0])
        case Binary(operator, _, _):
            return Binary(operator, operands[0], operands[1])
        case Conditional(_, _, _):
            return Conditional(operands[0], operands[1], operands[2])
    return node


def _rewrite(node: Expression, operands: tuple[_Known, ...], bounds: Mapping[str, Interval]) -> Expression:
    match node:
        case Binary("/" | "%" as operator, a, Literal(c)) if c >= 1:
            return _quotient(operator, a, c, operands[0].span, bounds)
        case Binary("min" | "max" as operator, _, _):
            for this, that in ((operands[0], operands[1]), (operands[1], operands[0])):
                if _not_above(this.span, that.span):
                    kept, dropped = (this, that) if operator == "min" else (that, this)
                    if dropped.total:
                        return kept.expression
        case Conditional(_, then, other) if operands[0].total:
            if 0 not in operands[0].span:
                return then
            if operands[0].span == Interval(0, 0) or then == other:
                return other
    return node


def _not_above(a: Interval, b: Interval) -> bool:
    return a.high is not None and b.low is not None and a.high <= b.low


def _quotient(operator: str, a: Expression, c: int, span: Interval, bounds: Mapping[str, Interval]) -> Expression:
    """``a / c`` or ``a % c`` for a literal c >= 1."""
    if c == 1 and operator == "/":
        return a
    if operator == "%" and span.within(Interval(1 - c, c - 1)):
        return a
    match a:  # truncation composes, and remainders keep the dividend's sign: right for every sign
        case Binary("/", inner, Literal(d)) if operator == "/" and d >= 1:
            return Binary("/", inner, Literal(c * d))
        case Binary("%", inner, Literal(d)) if operator == "%" and d >= 1 and d % c == 0:
            return Binary("%", inner, Literal(c))
    terms = _terms(a)
    whole = [(coefficient // c, atom) for coefficient, atom in terms if coefficient % c == 0]
    rest = [(coefficient, atom) for coefficient, atom in terms if coefficient % c]
    remaining = _sum(rest)
    # (c*x + r)/c = x + r/c is true of floors; of truncation where neither the dividend nor r is negative.
    if not whole or not span.non_negative or not interval_of(remaining, bounds).non_negative:
        return Binary(operator, a, Literal(c))
    if operator == "%":
        if not all(_defined(atom, bounds) for _, atom in whole):
            return Binary(operator, a, Literal(c))
        return _quotient("%", remaining, c, interval_of(remaining, bounds), bounds)
    fits = interval_of(remaining, bounds).within(Interval(0, c - 1)) and all(_defined(atom, bounds) for _, atom in rest)
    tail = Literal(0) if fits else _quotient("/", remaining, c, interval_of(remaining, bounds), bounds)
    return _ring(Binary("+", _sum(whole), tail), bounds)


def _defined(expression: Expression, bounds: Mapping[str, Interval]) -> bool:
    return fold(
        expression,
        lambda node, parts: (
            all(parts) and _always_defined(node, tuple(interval_of(operand, bounds) for operand in children(node)))
        ),
    )


def _terms(expression: Expression) -> list[tuple[int, Expression]]:
    """A sum as (coefficient, factor); the factor of a constant is 1."""
    match expression:
        case Binary("+", a, b):
            return _terms(a) + _terms(b)
        case Binary("-", a, b):
            return _terms(a) + [(-coefficient, atom) for coefficient, atom in _terms(b)]
        case Binary("*", Literal(value), a):
            return [(value * coefficient, atom) for coefficient, atom in _terms(a)]
        case Unary("-", a):
            return [(-coefficient, atom) for coefficient, atom in _terms(a)]
        case Literal(value):
            return [(value, Literal(1))]
    return [(1, expression)]


def _sum(terms: list[tuple[int, Expression]]) -> Expression:
    """The sum as a person writes it: constants last, subtraction instead of negative coefficients."""
    result: Expression | None = None
    for coefficient, atom in sorted(terms, key=lambda term: isinstance(term[1], Literal)):
        if coefficient == 0:
            continue
        size = abs(coefficient)
        term = Literal(size) if atom == Literal(1) else atom if size == 1 else _scaled(size, atom)
        if result is not None:
            result = Binary("+" if coefficient > 0 else "-", result, term)
        elif coefficient > 0:
            result = term
        else:
            result = Literal(-size) if atom == Literal(1) else Unary("-", atom) if size == 1 else _scaled(-size, atom)
    return Literal(0) if result is None else result


def _scaled(coefficient: int, atom: Expression) -> Expression:
    """``8*x*y`` groups to the left, as it is written."""
    match atom:
        case Binary("*", a, b):
            return Binary("*", _scaled(coefficient, a), b)
    return Binary("*", Literal(coefficient), atom)


def _ring(expression: Expression, bounds: Mapping[str, Interval]) -> Expression:
    """Expand and collect with SymPy, everything but ``+ - *`` opaque; keep whichever is shorter."""
    import sympy  # type: ignore[import-untyped, unused-ignore]

    atoms: dict[Expression, Any] = {}

    def combine(node: Expression, parts: tuple[Any, ...]) -> Any:
        match node:
            case Literal(value):
                return sympy.Integer(value)
            case Binary("+", _, _):
                return parts[0] + parts[1]
            case Binary("-", _, _):
                return parts[0] - parts[1]
            case Binary("*", _, _):
                return parts[0] * parts[1]
            case Unary("-", _):
                return -parts[0]
        return atoms.setdefault(node, sympy.Symbol(f"x{len(atoms)}", integer=True))

    value = _fold_ring(expression, combine)
    if not atoms:
        return Literal(int(value))
    polynomial = sympy.Poly(value, *atoms.values())
    if len(polynomial.terms()) > _LONGEST_EXPANSION:
        return expression
    terms: list[tuple[int, Expression]] = []
    for powers, coefficient in polynomial.terms():
        factors = [atom for atom, power in zip(atoms, powers, strict=True) for _ in range(power)]
        product: Expression = factors[0] if factors else Literal(1)
        for factor in factors[1:]:
            product = Binary("*", product, factor)
        terms.append((int(coefficient), product))
    kept = {atom for atom, symbol in atoms.items() if symbol in polynomial.as_expr().free_symbols}
    if any(atom not in kept and not _defined(atom, bounds) for atom in atoms):
        return expression
    result = _sum(_divided(terms))
    return result if measure(result)[1] <= measure(expression)[1] else expression


def _fold_ring(expression: Expression, combine: Callable[[Expression, tuple[Any, ...]], Any]) -> Any:
    """A fold that does not look into what is opaque to the ring."""
    match expression:
        case Binary("+" | "-" | "*", a, b):
            return combine(expression, (_fold_ring(a, combine), _fold_ring(b, combine)))
        case Unary("-", a):
            return combine(expression, (_fold_ring(a, combine),))
    return combine(expression, ())


def _divided(terms: list[tuple[int, Expression]]) -> list[tuple[int, Expression]]:
    """``k*c*(a/c) + k*(a%c)`` is ``k*a``: what C defines the remainder by, for every sign and literal c != 0."""
    result = list(terms)
    for k, atom in terms:
        if isinstance(atom, Binary) and atom.operator == "%" and isinstance(atom.right, Literal) and atom.right.value:
            quotient = (k * atom.right.value, Binary("/", atom.left, atom.right))
            if quotient in result and (k, atom) in result:
                result.remove(quotient)
                result[result.index((k, atom))] = (k, atom.left)
    return result
