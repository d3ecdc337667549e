"""Integer polynomials in named sizes: the coefficients of everything symbolic.

A layout's extents and strides, a digit's number of values, a leading dimension: each is an ``int`` or a
:class:`Polynomial` in symbols such as ``M``, ``ld`` or ``M/32``. Polynomials have a normal form (sorted monomials, no
zero coefficients, constants are plain ints), so ``==`` decides equality as functions.

    >>> M, ld = symbol("M"), symbol("ld")
    >>> print(2 * (M + 3) * ld)
    2*M*ld + 6*ld

Two kinds of symbol are special only in how they are written: ``M/32`` is a size known to be a whole quotient, and
``@0`` is a coordinate's basis element (CuTe's ``1@0``, the strides of identity tensors).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, Union

from layoutproof.integers.expression import Binary, Expression, Literal, Name, Unary, multiply, total

Monomial: TypeAlias = tuple[str, ...]  # sorted symbol names, repeated for powers; () is the constant term


class Polynomial:
    """A polynomial that is not constant (constants are ints). Build with :func:`symbol` and arithmetic."""

    __slots__ = ("_hash", "terms")
    terms: tuple[tuple[Monomial, int], ...]

    def __init__(self, terms: tuple[tuple[Monomial, int], ...]) -> None:
        self.terms = terms
        self._hash = hash(terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    def __hash__(self) -> int:
        return self._hash

    def __add__(self, other: Size) -> Size:
        merged = dict(self.terms)
        for monomial, coefficient in _terms(other):
            merged[monomial] = merged.get(monomial, 0) + coefficient
        return _from(merged)

    __radd__ = __add__

    def __neg__(self) -> Size:
        return _from({monomial: -coefficient for monomial, coefficient in self.terms})

    def __sub__(self, other: Size) -> Size:
        return self + (-other)

    def __rsub__(self, other: Size) -> Size:
        return -self + other

    def __mul__(self, other: Size) -> Size:
        product: dict[Monomial, int] = {}
        for left, a in self.terms:
            for right, b in _terms(other):
                monomial = tuple(sorted(left + right))
                product[monomial] = product.get(monomial, 0) + a * b
        return _from(product)

    __rmul__ = __mul__

    def __repr__(self) -> str:
        return f"Polynomial({self})"

    def __str__(self) -> str:
        text = ""
        for monomial, coefficient in self.terms:
            sign = "-" if coefficient < 0 else "+"
            text += f" {sign} " if text else ("-" if sign == "-" else "")
            text += _monomial_text(monomial, abs(coefficient))
        return text


Size: TypeAlias = Union[int, Polynomial]


def _terms(value: Size) -> tuple[tuple[Monomial, int], ...]:
    if isinstance(value, Polynomial):
        return value.terms
    return (((), value),) if value else ()


def _from(terms: Mapping[Monomial, int]) -> Size:
    kept = tuple(sorted(((m, c) for m, c in terms.items() if c), key=lambda term: (-len(term[0]), term[0])))
    if not kept:
        return 0
    if len(kept) == 1 and kept[0][0] == ():
        return kept[0][1]
    return Polynomial(kept)


def _monomial_text(monomial: Monomial, coefficient: int) -> str:
    factors = [f"({name})" if "/" in name and (len(monomial) > 1 or coefficient != 1) else name for name in monomial]
    if coefficient != 1 or not factors:
        factors.insert(0, str(coefficient))
    return "*".join(factors)


def symbol(name: str) -> Size:
    """The polynomial that is just this symbol."""
    return Polynomial((((name,), 1),))


def terms_of(value: Size) -> list[Size]:
    """The monomials, each with its coefficient; their sum is the value."""
    return [_from({monomial: coefficient}) for monomial, coefficient in _terms(value)]


def symbols(value: Size) -> frozenset[str]:
    """The symbols that occur."""
    return frozenset(name for monomial, _ in _terms(value) for name in monomial)


def exact_quotient(dividend: Size, divisor: Size) -> Size | None:
    """Dividend / divisor if that is a polynomial with integer coefficients, else None (also for divisor 0).

    Exact for every divisor that has one term; a divisor of several terms divides only its own multiples by a size.
    """
    if isinstance(divisor, int):
        if divisor == 0:
            return None
        if isinstance(dividend, int):
            return dividend // divisor if dividend % divisor == 0 else None
        if any(coefficient % divisor for _, coefficient in dividend.terms):
            return None
        return _from({monomial: coefficient // divisor for monomial, coefficient in dividend.terms})
    if len(divisor.terms) > 1:
        return _multiple_of(dividend, divisor)
    ((factors, scale),) = divisor.terms
    quotient: dict[Monomial, int] = {}
    for monomial, coefficient in _terms(dividend):
        rest = list(monomial)
        for name in factors:
            if name not in rest:
                return None
            rest.remove(name)
        if coefficient % scale:
            return None
        quotient[tuple(rest)] = coefficient // scale
    return _from(quotient)


def _multiple_of(dividend: Size, divisor: Polynomial) -> Size | None:
    """Dividend = factor * divisor, with the factor read off the leading terms."""
    if not isinstance(dividend, Polynomial):
        return 0 if dividend == 0 else None
    factor = exact_quotient(_from(dict(dividend.terms[:1])), _from(dict(divisor.terms[:1])))
    return factor if factor is not None and factor * divisor == dividend else None


def substitute(value: Size, values: Mapping[str, Size]) -> Size:
    """Replace symbols by sizes."""
    result: Size = 0
    for monomial, coefficient in _terms(value):
        term: Size = coefficient
        for name in monomial:
            term = term * values.get(name, symbol(name))
        result = result + term
    return result


def lower_bound(value: Size, least: Mapping[str, int]) -> int | None:
    """A number that ``value`` never goes below when each symbol is at least ``least`` (default 0); None if not seen.

    Writes each symbol as its least value plus something non-negative: if every other coefficient is then non-negative,
    the constant term is the minimum.
    """
    if isinstance(value, int):
        return value
    shifted = substitute(value, {name: symbol(name) + least.get(name, 0) for name in symbols(value)})
    terms = dict(_terms(shifted))
    constant = terms.pop((), 0)
    return constant if all(coefficient >= 0 for coefficient in terms.values()) else None


def to_expression(value: Size) -> Expression:
    """The polynomial as an expression: the sum of its monomials."""
    if isinstance(value, int):
        return Literal(value)
    terms: list[Expression] = []
    for monomial, coefficient in value.terms:
        term: Expression = Literal(coefficient)
        for name in monomial:
            term = multiply(term, Name(name))
        terms.append(term)
    return total(terms)


def from_expression(expression: Expression, sizes: Mapping[str, Size]) -> Size | None:
    """The polynomial that an expression over sizes is; None where it is none (a remainder, a quotient that is not exact)."""
    match expression:
        case Literal(value):
            return value
        case Name(name):
            return sizes.get(name)
        case Unary("-", operand):
            negated = from_expression(operand, sizes)
            return None if negated is None else -negated
        case Binary("+" | "-" | "*" | "/" | "ceil_div", left, right):
            a, b = from_expression(left, sizes), from_expression(right, sizes)
            if a is None or b is None:
                return None
            if expression.operator == "+":
                return a + b
            if expression.operator == "-":
                return a - b
            if expression.operator == "*":
                return a * b
            return _constant_quotient(expression.operator, a, b)
    return None


def _constant_quotient(operator: str, a: Size, b: Size) -> Size | None:
    exact = exact_quotient(a, b)
    if exact is not None or not isinstance(a, int) or not isinstance(b, int) or b == 0:
        return exact
    if operator == "ceil_div":
        return -(-a // b) if a >= 0 and b > 0 else None
    return abs(a) // abs(b) * (1 if (a >= 0) == (b > 0) else -1)
