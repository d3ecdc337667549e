"""The digits of a domain's inputs, and the steps that certify what is said of them.

A step is a lemma in the script: proved from the definition of a name that occurs nowhere else, and only then used.
:mod:`layoutproof.proving.normalise` chooses the steps; here each one writes its certificate.
"""

from __future__ import annotations

from layoutproof.integers import smt
from layoutproof.integers.expression import Binary, Expression, Literal, Name
from layoutproof.integers.polynomial import Size, exact_quotient, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving.bounds import Bounds
from layoutproof.proving.domain import Domain
from layoutproof.proving.form import Digit, Form, digit_name, reaches_top
from layoutproof.proving.script import Script

Normal = tuple[Expression, Form | None]


class Digits:
    """The digits over one domain, written to one script. Create after the domain was declared in the script."""

    def __init__(self, domain: Domain, script: Script) -> None:
        self.domain = domain
        self.script = script
        self.digits: dict[str, Digit] = {v.name: Digit(v.name, v.size, v.name) for v in domain.variables}
        self.parts: dict[str, tuple[str, str, Size]] = {}  # digit -> (lo, hi, radix) once it was split
        self.bounds = Bounds(domain, self.digits)
        self.divisions: dict[tuple[Form, Size], tuple[str, str]] = {}  # what euclid gave names to
        self.divisors: dict[Form, str] = {}  # those that hold digits -> name
        self.opaques: dict[str, str] = {}  # definition -> name
        self.definitions: dict[str, Expression] = {}  # what such a name, or a divisor's, stands for
        self.meanings: dict[str, str] = {}  # the same in words, also of quotients and remainders
        self._quotients: dict[tuple[str, int], str] = {}  # (dividend, divisor) -> name
        self._fresh = 0

    def resolve(self, form: Form) -> Form:
        """The form with digits replaced that were split, or dropped that can only be 0."""
        while True:
            stale = next((name for name in form.terms if name in self.parts or self.digits[name].size == 1), None)
            if stale is None:
                return form
            coefficient = form.terms[stale]
            form = Form(form.constant, {name: c for name, c in form.terms.items() if name != stale})
            if stale in self.parts:
                low, high, radix = self.parts[stale]
                form = form.plus(Form(0, {low: coefficient, high: coefficient * radix}))

    def leaves(self, variable: str) -> Form:
        """An input as the form of the digits it was split into."""
        return self.resolve(Form(0, {variable: 1}))

    def never_negative(self, form: Form) -> bool:
        return self.bounds.never_negative(self.resolve(form))

    def fresh(self) -> str:
        """A name that no spec can use."""
        self._fresh += 1
        return f"e.{self._fresh}"

    def in_words(self, text: str) -> str:
        """A message with our own names replaced by what they stand for."""
        names = sorted((name for name in self.meanings if name in text), key=len, reverse=True)
        for name in names:
            text = text.replace(name, f"({self.in_words(self.meanings[name])})")
        return text

    def _unused(self, name: str) -> str:
        """``i/2%K`` of a digit that is ``i/2%K`` already, or whose size is not seen to be a multiple, is another name."""
        while name in self.digits:
            name += "'"
        return name

    def split(self, name: str, radix: Size) -> None:
        """R2: name = lo + radix*hi. Where the radix does not divide the size, hi is bounded from above only loosely."""
        digit = self.digits[name]
        exact = exact_quotient(digit.size, radix) if digit.size is not None else None
        if exact is None and isinstance(digit.size, int) and isinstance(radix, int):
            exact = -(-digit.size // radix)
        divisor = digit.divisor * radix
        whole = digit.size is not None and exact is not None and exact * radix == digit.size
        below = self._unused(digit_name(digit.variable, digit.divisor, radix))
        above = self._unused(digit_name(digit.variable, divisor, None if reaches_top(digit) else exact))
        low = Digit(below, radix, digit.variable, digit.divisor)
        high = Digit(above, exact, digit.variable, divisor)
        self.digits[low.name], self.digits[high.name] = low, high
        self.parts[name] = (low.name, high.name, radix)
        script, k = self.script, smt.term(to_expression(radix))
        if not isinstance(
            radix, int
        ):  # with a radix of 0 or less the digits would not exist, and anything would follow
            script.lemma(f"(< 0 {k})", f"the radix {radix} is positive")
        lo, hi, whole_digit = smt.quote(low.name), smt.quote(high.name), smt.quote(name)
        script.declare(low.name)
        script.declare(high.name)
        facts = [f"(<= 0 {lo})", f"(< {lo} {k})", f"(<= 0 {hi})"]
        if exact is not None:
            facts.append(f"(< {hi} {smt.term(to_expression(exact))})")
        product = f"(* {k} {hi})"
        facts.append(f"(= {whole_digit} (+ {lo} {product}))")
        note = "" if whole else " (the radix does not divide its size)"
        if isinstance(radix, int):
            given: tuple[str, ...] = (f"(= {lo} (mod {whole_digit} {k}))", f"(= {hi} (div {whole_digit} {k}))")
        else:  # Euclid's division with a positive symbolic divisor, written out
            given = (f"(= {whole_digit} (+ {lo} {product}))", f"(<= 0 {lo})", f"(< {lo} {k})")
        script.lemma(f"(and {' '.join(facts)})", f"{name} is written as digits of radix {radix}{note}", given)

    def euclidean_division(self, raw: Binary, divisor: int, quotient: Form, remainder: Form) -> Normal:
        """A division by a number of what is not negative: there C's quotient is SMT-LIB's, and C's remainder is
        x - k*(x/k) by definition. The quotient is proved first, and shared; the remainder is then linear.
        """
        x, k = smt.term(raw.left), divisor
        name = self._quotients.get((x, k))
        value = self.resolve(quotient)
        if name is None:
            name = self._quotients[(x, k)] = self.fresh()
            symbol, text = smt.quote(name), f"{enclosed(raw.left)}/{k}"
            self.script.declare(name, text)
            goal = f"(and (<= 0 {x}) (= {symbol} {smt.term(value.expression())}))"
            self.script.lemma(goal, f"{text} = {to_text(value.expression())}", (f"(= {symbol} (div {x} {k}))",))
        if raw.operator == "/":
            return Name(name), value
        rest, value = self.fresh(), self.resolve(remainder)
        symbol, text = smt.quote(rest), f"{enclosed(raw.left)}%{k}"
        self.script.declare(rest, text)
        definition = f"(= {symbol} (- {x} (* {k} {smt.quote(name)})))"
        goal = f"(= {symbol} {smt.term(value.expression())})"
        self.script.lemma(goal, f"{text} = {to_text(value.expression())}", (definition,))
        return Name(rest), value

    def certified(self, raw: Expression, result: Form) -> Normal:
        """Name the node, prove from its definition that the name equals its form, and go on with the name."""
        form = self.resolve(result)
        try:
            definition = smt.term(raw)
        except smt.NoIntegerForm:  # the form is right, but there is no integer definition to prove it from
            return raw, None
        name = self.fresh()
        symbol, text, value = smt.quote(name), to_text(raw), form.expression()
        self.script.declare(name, text)
        goal = f"(= {symbol} {smt.term(value)})"
        self.script.lemma(goal, f"{text} = {to_text(value)}", (f"(= {symbol} {definition})",))
        return Name(name), form


def enclosed(expression: Expression) -> str:
    """An operand of ``/`` or ``%`` as text."""
    text = to_text(expression)
    return text if isinstance(expression, Name | Literal) else f"({text})"
