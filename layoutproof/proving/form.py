"""Linear forms over digits: the normal form of index arithmetic.

A *digit* is a bounded coordinate (``0 <= digit < size``). A form is ``constant + sum of coefficient * digit``, where the
constant and the coefficients may be polynomials in the sizes. The lane formula of an accumulator,

    m = lane/4 + 8*(v/2),   n = 2*(lane%4) + v%2

becomes, over the digits ``lane%4 < 4``, ``lane/4 < 8``, ``v%2 < 2``, ``v/2 < 2``,

    m = 1*[lane/4] + 8*[v/2],   n = 2*[lane%4] + 1*[v%2]

and in that form equality is equality of coefficients, and a bijection is a mixed-radix number system.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from layoutproof.integers.expression import Expression, Name, multiply, total
from layoutproof.integers.polynomial import Size, exact_quotient, terms_of, to_expression


@dataclass(frozen=True)
class Digit:
    """``(variable / divisor) % size`` for an input ``variable``; its name is that closed form. ``size`` None: no bound known."""

    name: str
    size: Size | None
    variable: str
    divisor: Size = 1


@dataclass(frozen=True)
class Form:
    """constant + sum(coefficient * digit), digits by name; no coefficient is 0."""

    constant: Size = 0
    terms: Mapping[str, Size] = field(default_factory=dict)

    def plus(self, other: Form, factor: Size = 1) -> Form:
        """Self + factor * other."""
        terms = dict(self.terms)
        for name, coefficient in other.terms.items():
            value = terms.get(name, 0) + factor * coefficient
            if value == 0:
                terms.pop(name, None)
            else:
                terms[name] = value
        return Form(self.constant + factor * other.constant, terms)

    def times(self, factor: Size) -> Form:
        """Factor * self."""
        return Form().plus(self, factor)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self.constant == other.constant and dict(self.terms) == dict(other.terms)

    def __hash__(self) -> int:
        return hash((self.constant, frozenset(self.terms.items())))

    def expression(self) -> Expression:
        """The form as an expression over the digits' names."""
        parts = [multiply(to_expression(coefficient), Name(name)) for name, coefficient in self.terms.items()]
        if self.constant != 0 or not parts:
            parts.append(to_expression(self.constant))
        return total(parts)


def reduced(coefficient: Size, divisor: int) -> tuple[Size, Size]:
    """Coefficient = divisor*quotient + remainder; remainders keep the sign, so that small negative ones stay small."""
    if isinstance(coefficient, int):
        quotient = abs(coefficient) // divisor * (1 if coefficient >= 0 else -1)
        return quotient, coefficient - divisor * quotient
    return split_size(coefficient, divisor)


def split_size(value: Size, k: Size) -> tuple[Size, Size]:
    """Value = k*quotient + remainder, term by term where k does not divide the whole."""
    exact = exact_quotient(value, k)
    if exact is not None:
        return exact, 0
    quotient: Size = 0
    remainder: Size = 0
    for term in terms_of(value):
        factor = exact_quotient(term, k)
        if factor is None:
            remainder = remainder + term
        else:
            quotient = quotient + factor
    return quotient, remainder


def divided(form: Form, divisor: int) -> tuple[Form, Form]:
    """Form = divisor*quotient + remainder, coefficient by coefficient."""
    return by_coefficient(form, lambda coefficient: reduced(coefficient, divisor))


def by_coefficient(form: Form, divide: Callable[[Size], tuple[Size, Size]]) -> tuple[Form, Form]:
    """Quotient and remainder of the form when ``divide`` gives those of each coefficient."""
    quotients: dict[str, Size] = {}
    remainders: dict[str, Size] = {}
    for name, coefficient in form.terms.items():
        quotient, remainder = divide(coefficient)
        if quotient != 0:
            quotients[name] = quotient
        if remainder != 0:
            remainders[name] = remainder
    quotient, remainder = divide(form.constant)
    return Form(quotient, quotients), Form(remainder, remainders)


def reaches_top(digit: Digit) -> bool:
    """Whether no remainder is taken: the digit is the topmost of its input."""
    return "%" not in digit.name


def digit_name(variable: str, divisor: Size, size: Size | None) -> str:
    """The closed form ``variable/divisor%size``; no size for the topmost digit."""
    quotient = variable if divisor == 1 else f"{variable}/{_atom(divisor)}"
    return quotient if size is None else f"{quotient}%{_atom(size)}"


def _atom(size: Size) -> str:
    text = str(size)
    return text if text.isidentifier() or text.isdigit() else f"({text})"
