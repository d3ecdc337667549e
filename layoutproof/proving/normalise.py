"""Certified mixed-radix normalisation: div and mod become digits, one obligation a step.

Nested ``/`` and ``%`` by constants are what makes index arithmetic hard for a solver; written over digits it is linear.
:class:`Normaliser` walks an expression bottom-up and gives back (1) the expression with every non-linear node replaced
by a fresh name, and (2) its linear form. Two rules do the work, and each use of one is a lemma in the script, proved
before it is used:

R1  ``(k*q + r) / k = q`` and ``% k = r`` when 0 <= r < k        lemma: from the definition ``e = x / k``, ``e = q``
R2  a digit d is ``lo + p*hi`` with 0 <= lo < p                  lemma: from ``lo = d mod p``, ``hi = d div p``

Worked by hand: q = 32*(lane%4) + lane/4 + 8*v with lane < 32, v < 2, and m = q % 16.
    R2 on lane:  lane = [lane%4] + 4*[lane/4],  [lane%4] < 4,  [lane/4] < 8
    q = 32*[lane%4] + [lane/4] + 8*[v]  =  16*(2*[lane%4]) + ([lane/4] + 8*[v]),  and the last part is at most 7 + 8 < 16
    R1:  m = [lane/4] + 8*[v]

Where neither rule applies, a division gets names for its quotient and remainder (:mod:`layoutproof.proving.euclid`), and a
bit operation stays as it is: its form is None, and the solver gets the raw term.
"""

from __future__ import annotations

from math import gcd

from layoutproof.integers.expression import (
    ONE,
    Binary,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
    children,
    rebuild,
)
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.proving import euclid
from layoutproof.proving.digits import Digits, Normal
from layoutproof.proving.domain import Domain
from layoutproof.proving.form import Form, by_coefficient, divided
from layoutproof.proving.script import Script

MAX_SPLITS = 64  # of one division; more means that no normal form is near


class Normaliser(Digits):
    """Normal forms over one domain, written to one script. Create after the domain was declared in the script."""

    def __init__(self, domain: Domain, script: Script) -> None:
        super().__init__(domain, script)
        self._memo: dict[Expression, Normal] = {}

    # -- what callers use --------------------------------------------------------------------------------------------

    def normalise(self, expression: Expression) -> Normal:
        """(expression with non-linear nodes named, its form over the present digits or None)."""
        named, form = self._visit(expression)
        return named, self.resolve(form) if form is not None else None

    def condition(self, expression: Expression) -> Expression:
        """A condition with its operands' non-linear nodes named: what it says stays readable to the solver."""
        match expression:
            case Binary("&&" | "||", left, right):
                return Binary(expression.operator, self.condition(left), self.condition(right))
            case Binary("<" | "<=" | ">" | ">=" | "==" | "!=", left, right):
                return Binary(expression.operator, self._visit(left)[0], self._visit(right)[0])
        return self._visit(expression)[0]

    # -- the walk ----------------------------------------------------------------------------------------------------

    def _visit(self, expression: Expression) -> Normal:
        if expression not in self._memo:
            self._memo[expression] = self._node(expression)
        return self._memo[expression]

    def _node(self, expression: Expression) -> Normal:
        match expression:
            case Literal(value):
                return expression, Form(value)
            case Name(name):
                return expression, self._name(name)
            case Unary("-", operand):
                named, form = self._visit(operand)
                return Unary("-", named), form.times(-1) if form is not None else None
            case Binary("ceil_div", left, right):  # C's (a + b - 1)/b, for every sign
                return self._visit(Binary("/", Binary("-", Binary("+", left, right), ONE), right))
            case Binary("+" | "-" | "*" | "<<", left, right):
                return self._linear(expression.operator, self._visit(left), self._visit(right))
            case Binary(operator, left, right):
                return self._nonlinear(operator, self._visit(left), self._visit(right))
            case Conditional(test, then, other):
                return self._conditional(self._visit(test), self._visit(then), self._visit(other))
            case Unary(operator, operand):
                return Unary(operator, self._visit(operand)[0]), None
        raise TypeError(f"not an expression: {expression!r}; {children(expression)}")

    def _name(self, name: str) -> Form | None:
        if name in self.digits:
            return Form(0, {name: 1})
        size = self.domain.sizes.get(name)
        return Form(size) if size is not None else None

    def _linear(self, operator: str, left: Normal, right: Normal) -> Normal:
        named = rebuild(operator, left[0], right[0])
        a, b = left[1], right[1]
        if a is None or b is None:
            return named, None
        if operator in "+-":
            return named, a.plus(b, 1 if operator == "+" else -1)
        if operator == "<<":
            power = b.constant
            if b.terms or not isinstance(power, int) or not 0 <= power < 4096:
                return named, None
            return named, a.times(1 << power)
        if not b.terms:
            return named, a.times(b.constant)
        if not a.terms:
            return named, b.times(a.constant)
        return named, None

    def _nonlinear(self, operator: str, left: Normal, right: Normal) -> Normal:
        raw = Binary(operator, left[0], right[0])
        a, b = left[1], right[1]
        if a is None or b is None:
            return raw, None
        a, b = self.resolve(a), self.resolve(b)
        result: Form | None = None
        if operator in ("/", "%"):
            divided_by = self._division(raw, a, b.constant) if not b.terms else (raw, None)
            return divided_by if divided_by[1] is not None else euclid.divide(self, raw, a, b)
        if operator == ">>" and not b.terms and isinstance(b.constant, int) and 0 <= b.constant < 4096:
            parts = self._divided(a, 1 << b.constant)
            result = parts[0] if parts is not None else None
        elif operator == "&" and not b.terms and isinstance(b.constant, int) and _is_mask(b.constant):
            parts = self._divided(a, b.constant + 1)
            result = parts[1] if parts is not None else None
        elif operator in ("min", "max"):
            smaller, larger = (a, b) if self.never_negative(b.plus(a, -1)) else (b, a)
            if self.never_negative(larger.plus(smaller, -1)):
                result = smaller if operator == "min" else larger
        elif operator in ("<", "<=", ">", ">=", "==", "!="):
            decided = self.bounds.compare(operator, self.resolve(b.plus(a, -1)))
            result = Form(decided) if decided is not None else None
        if result is not None:
            return self.certified(raw, result)
        if operator in ("min", "max"):
            return euclid.opaque(self, raw, Binary(operator, a.expression(), b.expression()))
        return raw, None

    def _conditional(self, test: Normal, then: Normal, other: Normal) -> Normal:
        raw = Conditional(test[0], then[0], other[0])
        if test[1] is not None and not test[1].terms and isinstance(test[1].constant, int):
            chosen = then[1] if test[1].constant else other[1]
            return (raw, None) if chosen is None else self.certified(raw, chosen)
        if then[1] is None or other[1] is None:
            return raw, None
        canonical = Conditional(test[0], self.resolve(then[1]).expression(), self.resolve(other[1]).expression())
        return euclid.opaque(self, raw, canonical)

    # -- division ----------------------------------------------------------------------------------------------------

    def _division(self, raw: Binary, form: Form, divisor: Size) -> Normal:
        want = "quotient" if raw.operator == "/" else "remainder"
        if not self.bounds.positive(divisor):
            return raw, None
        digit = self._digit_itself(raw, divisor, want)
        if digit is not None:
            return Name(digit), self.resolve(Form(0, {digit: 1}))
        if self.domain.polynomial and isinstance(divisor, int) and self.never_negative(form):
            quotient, remainder = divided(form, divisor)
            if euclid.is_remainder(self, remainder, divisor):  # splitting digits of unknown size leads away
                return euclid.certified(self, raw, form, divisor, quotient, remainder)
        if self.never_negative(form):
            parts = self._divided(form, divisor)
            if parts is None:
                return raw, None
            quotient, remainder = parts
            if isinstance(divisor, int) and self.domain.polynomial:  # products in it would lead solvers astray
                return euclid.certified(self, raw, self.resolve(form), divisor, quotient, remainder)
            if isinstance(divisor, int):
                return self.euclidean_division(raw, divisor, quotient, remainder)
            return raw, None  # a symbolic divisor: euclid does it, in steps of its own
        if isinstance(divisor, int) and self.never_negative(form.times(-1)):
            parts = self._divided(form.times(-1), divisor)  # C truncates: (-x)/k = -(x/k), (-x)%k = -(x%k)
            if parts is not None:
                return self.certified(raw, parts[0 if want == "quotient" else 1].times(-1))
        return raw, None

    def _digit_itself(self, raw: Binary, divisor: Size, want: str) -> str | None:
        """``lane/4`` and ``lane%4`` of a digit split at 4 are, by definition, the names of its parts: nothing is owed."""
        if not isinstance(raw.left, Name) or divisor == 1:
            return None
        name = raw.left.name
        digit = self.digits.get(name)
        if digit is None or (isinstance(digit.size, int) and isinstance(divisor, int) and digit.size <= divisor):
            return None
        if name not in self.parts:
            if not isinstance(divisor, int):
                return None
            self.split(name, divisor)
        low, high, radix = self.parts[name]
        if radix != divisor:
            return None
        return high if want == "quotient" else low

    def _divided(self, form: Form, divisor: Size) -> tuple[Form, Form] | None:
        """R1: quotient and remainder, splitting digits (R2) until the remainder is seen to lie in [0, divisor)."""
        if not isinstance(divisor, int):
            return self._symbolic_quotient(form, divisor)
        for _ in range(MAX_SPLITS):
            form = self.resolve(form)
            quotient, remainder = divided(form, divisor)
            low, high = self.bounds.of(remainder)
            if isinstance(low, int):  # slide the remainder up when it starts below 0
                shift = low // divisor
                quotient, remainder = quotient.plus(Form(shift)), remainder.plus(Form(-shift * divisor))
                low, high = self.bounds.of(remainder)
            if self.bounds.within(low, high, divisor):
                return quotient, remainder
            split = self._digit_to_split(remainder, divisor)
            if split is None:
                return None
            self.split(*split)
        return None

    def _symbolic_quotient(self, form: Form, divisor: Size) -> tuple[Form, Form] | None:
        def whole(coefficient: Size) -> tuple[Size, Size]:
            factor = exact_quotient(coefficient, divisor)
            return (0, coefficient) if factor is None else (factor, 0)

        quotient, remainder = by_coefficient(form, whole)
        if not self.bounds.within(*self.bounds.of(remainder), divisor):
            return self._split_symbolic(form, remainder, divisor)
        return quotient, remainder

    def _split_symbolic(self, form: Form, remainder: Form, divisor: Size) -> tuple[Form, Form] | None:
        """Peel one radix: a digit of size a*divisor with coefficient 1 is split at the divisor."""
        for name, coefficient in remainder.terms.items():
            size = self.digits[name].size
            radix = exact_quotient(divisor, coefficient)
            if size is None or radix is None or radix == 1 or size == radix or not self.bounds.positive(radix):
                continue
            if exact_quotient(size, radix) is not None:
                self.split(name, radix)
                return self._symbolic_quotient(self.resolve(form), divisor)
        return None

    def _digit_to_split(self, remainder: Form, divisor: int) -> tuple[str, int] | None:
        for name, coefficient in remainder.terms.items():
            if not isinstance(coefficient, int):
                continue
            size = self.digits[name].size
            radix = divisor // gcd(coefficient, divisor)
            large = not isinstance(size, int) or (size > radix and abs(coefficient) * (size - 1) >= divisor)
            if radix > 1 and large:
                return name, radix
        return None


def _is_mask(value: int) -> bool:
    return value >= 0 and value & (value + 1) == 0
