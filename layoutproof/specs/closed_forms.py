"""Reading closed forms off normal forms, and writing them as an engineer would: ``lane/4 + 8*(v/2) + 16*wm + 32*rm``.

The normaliser has split each input into digits; here the digits that one output uses side by side are put together
again (``lane%4 + 4*(lane/4)`` is ``lane``), and the terms stand in the order of the inputs. What is read off here is
only a proposal: the claims that are made of it are proved against the composition itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.parse import parse
from layoutproof.integers.polynomial import Polynomial, Size, symbol
from layoutproof.integers.text import to_text
from layoutproof.proving.domain import Domain
from layoutproof.proving.form import Digit, Form
from layoutproof.proving.normalise import Normaliser
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.specs.spec import Formula


@dataclass(frozen=True)
class _Term:
    """``coefficient * ((variable / divisor) % size)``; no ``%`` where the digit is the topmost."""

    coefficient: Size
    variable: str
    divisor: Size
    size: Size | None
    top: bool

    def continues(self, below: _Term) -> bool:
        """Whether ``below + self`` is one digit of a larger size."""
        if below.size is None or below.variable != self.variable:
            return False
        return self.divisor == below.divisor * below.size and self.coefficient == below.coefficient * below.size


def closed_forms(subject: Subject) -> dict[str, Formula]:
    """Each output of the subject as the shortest sum over digits of its inputs that the normal form gives."""
    script, _ = open_script(subject.domain)
    normaliser = declare_inputs(script, subject.domain, subject.title)
    forms: dict[str, Form | None] = {}
    for name, output in subject.outputs.items():
        try:
            forms[name] = normaliser.normalise(output)[1]
        except smt.NoIntegerForm:
            forms[name] = None
    texts = {}
    for name, form in forms.items():
        if form is None:
            texts[name] = to_text(subject.outputs[name])
        else:
            texts[name] = _form_text(normaliser, normaliser.resolve(form))
    return {name: Formula(text, parse(text)) for name, text in texts.items()}


def in_params(size: Size, domain: Domain) -> Size:
    """The same size in fewer symbols: where 16 divides K, ``512*(K/16)`` is ``32*K``."""
    if not isinstance(size, Polynomial):
        return size
    divisors = {param.facts.quotient(param.name): (param.name, param.facts.divisor) for param in domain.params}
    result: Size = 0
    for monomial, coefficient in size.terms:
        term: Size = 1
        for factor in monomial:
            name, divisor = divisors.get(factor, (factor, 1))
            whole = coefficient % divisor == 0
            coefficient //= divisor if whole else 1
            term = term * symbol(name if whole else factor)
        result = result + coefficient * term
    return result


def _form_text(normaliser: Normaliser, form: Form) -> str:
    order = {variable.name: place for place, variable in enumerate(normaliser.domain.variables)}
    sizes: Mapping[str, Size] = {variable.name: variable.size for variable in normaliser.domain.variables}
    terms = [_term(normaliser.digits[name], coefficient, sizes) for name, coefficient in form.terms.items()]
    # Divisors that are numbers come in their order; a symbolic one stands for a larger place.
    domain = normaliser.domain
    terms.sort(key=lambda term: (order[term.variable], term.divisor if isinstance(term.divisor, int) else 1 << 62))
    text = ""
    for term in _merged(terms):
        negative = isinstance(term.coefficient, int) and term.coefficient < 0
        written = _term_text(term, in_params(-term.coefficient if negative else term.coefficient, domain), domain)
        text += (" - " if negative else " + ") + written if text else ("-" if negative else "") + written
    if form.constant != 0 or not text:
        constant = in_params(form.constant, normaliser.domain)
        text = f"{text} + {constant}" if text else str(constant)
    return text.replace("+ -", "- ")


def _term(digit: Digit, coefficient: Size, sizes: Mapping[str, Size]) -> _Term:
    top = "%" not in digit.name or (digit.size is not None and digit.divisor * digit.size == sizes[digit.variable])
    return _Term(coefficient, digit.variable, digit.divisor, digit.size, top)


def _merged(terms: list[_Term]) -> list[_Term]:
    merged: list[_Term] = []
    for term in terms:
        if merged and term.continues(merged[-1]):
            below = merged.pop()
            size = None if term.size is None or below.size is None else below.size * term.size
            term = _Term(below.coefficient, below.variable, below.divisor, size, term.top)
        merged.append(term)
    return merged


def _term_text(term: _Term, coefficient: Size, domain: Domain) -> str:
    divisor = _factor(in_params(term.divisor, domain))
    digit = term.variable if term.divisor == 1 else f"{term.variable}/{divisor}"
    if not term.top and term.size is not None:
        size = _factor(in_params(term.size, domain))
        digit = f"({digit})%{size}" if term.divisor != 1 else f"{digit}%{size}"
    if coefficient == 1:
        return digit
    scale = str(coefficient)
    if " " in scale or "/" in scale:
        scale = f"({scale})"
    return f"{scale}*{digit if digit == term.variable else f'({digit})'}"


def _factor(size: Size) -> str:
    text = str(size)
    return text if text.isdigit() or text.isidentifier() else f"({text})"
