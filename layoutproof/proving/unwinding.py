"""Finding an inverse by following divisions backwards, where the outputs are no mixed-radix system of the inputs.

What is known spreads from the outputs: a form with one unknown digit gives it; one whose digits have place values
c0 | c1 | ... gives them all, by one division and remainder after the other; a quotient and a remainder of the same
division give back what was divided. Worked by hand, the grouped tile order  g = b/(8*tn), r = b%(8*tn), h = min(tm-8*g, 8):

    m = 8*[g] + [r%h]      g = m/8, r%h = m%8
    n = [r/h]              r/h = n, and now h = min(tm - 8*(m/8), 8)
    r = h*[r/h] + [r%h]    r = h*n + m%8
    b = 8*tn*[g] + [r]     b = 8*tn*(m/8) + min(tm - 8*(m/8), 8)*n + m%8

What comes out is only a proposal, like all inverses: the claims prove it, in both directions.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.integers.expression import (
    Expression,
    Name,
    add,
    divide,
    modulo,
    multiply,
    names,
    substitute,
    subtract,
    total,
)
from layoutproof.integers.polynomial import Size, exact_quotient, to_expression
from layoutproof.proving.form import Form
from layoutproof.proving.mixed_radix import NoRadix
from layoutproof.proving.normalise import Normaliser


def unwind(normaliser: Normaliser, forms: Mapping[str, Form]) -> dict[str, Expression]:
    """Each input in terms of the outputs; raises :class:`NoRadix` where some input does not follow."""
    search = _Search(normaliser)
    for output, form in forms.items():
        search.equations.append((form, Name(output)))
    while search.step():
        pass
    inputs = {}
    for variable in normaliser.domain.variables:
        value = search.value(normaliser.leaves(variable.name))
        if value is None:
            raise NoRadix(f"{variable.name} does not follow from {', '.join(forms)}")
        inputs[variable.name] = value
    return inputs


class _Search:
    """What is known of the digits so far, in terms of the outputs."""

    def __init__(self, normaliser: Normaliser) -> None:
        self.normaliser = normaliser
        self.known: dict[str, Expression] = {}
        self.equations: list[tuple[Form, Expression]] = []
        self._divisions = dict(normaliser.divisions)
        self._expanding: set[str] = set()  # names whose meaning is being looked for

    def step(self) -> bool:
        """Learn something more; False when there is nothing."""
        for place, (form, value) in enumerate(self.equations):
            found = self._solved(form, value)
            if found is not None:
                del self.equations[place]
                self.known.update(found)
                return True
        for (dividend, k), (quotient, remainder) in self._divisions.items():
            divisor = self._expanded(to_expression(k))
            parts = self.value(Form(0, {quotient: 1})), self.value(Form(0, {remainder: 1}))
            if divisor is not None and parts[0] is not None and parts[1] is not None:
                del self._divisions[dividend, k]
                whole = add(multiply(divisor, parts[0]), parts[1])
                self.equations.append((self.normaliser.resolve(dividend), whole))
                return True
        return False

    def value(self, form: Form) -> Expression | None:
        """A form whose digits are all known, over outputs and params."""
        form = self.normaliser.resolve(form)
        parts = [] if form.constant == 0 else [self._expanded(to_expression(form.constant))]
        for name, coefficient in form.terms.items():
            digit, place = self.known.get(name), self._expanded(to_expression(coefficient))
            parts.append(None if digit is None or place is None else multiply(place, digit))
        present = [part for part in parts if part is not None]
        return total(present) if len(present) == len(parts) else None

    def _expanded(self, expression: Expression) -> Expression | None:
        """An expression over digits, params and defined names, as one over outputs and params."""
        replaced: dict[str, Expression] = {}
        for name in names(expression):
            if name in self.normaliser.definitions or name in self.normaliser.digits:
                meaning = self._meaning(name)
                if meaning is None:
                    return None
                replaced[name] = meaning
        return substitute(expression, replaced)

    def _meaning(self, name: str) -> Expression | None:
        if name in self._expanding:  # g is split at h, and h is min(tm - 8*g, 8): it would go round in a circle
            return None
        self._expanding.add(name)
        definition = self.normaliser.definitions.get(name)
        found = self.value(Form(0, {name: 1})) if definition is None else self._expanded(definition)
        self._expanding.remove(name)
        return found

    def _solved(self, form: Form, value: Expression) -> dict[str, Expression] | None:
        """The unknown digits of ``form == value``, when there is one or their coefficients are place values."""
        form = self.normaliser.resolve(form)
        unknown = {name: c for name, c in form.terms.items() if name not in self.known}
        rest = self.value(Form(form.constant, {name: c for name, c in form.terms.items() if name in self.known}))
        if rest is None or not unknown:
            return None
        if list(unknown.values()) == [-1]:
            return {name: subtract(rest, value) for name in unknown}
        value = subtract(value, rest)
        found: dict[str, Expression] = {}
        before: str | None = None
        place: Size = 1
        while unknown:
            lowest = _lowest(unknown)
            ratio = None if lowest is None else exact_quotient(unknown[lowest], place)
            step = None if ratio is None else self._expanded(to_expression(ratio))
            if lowest is None or step is None:
                return None
            if before is not None:
                found[before] = modulo(value, step)
            value = divide(value, step)
            before, place = lowest, unknown.pop(lowest)
            found[before] = value
        return found


def _lowest(coefficients: Mapping[str, Size]) -> str | None:
    """The digit whose coefficient divides all others, none of which is the same."""
    for name, coefficient in coefficients.items():
        others = (exact_quotient(c, coefficient) for other, c in coefficients.items() if other != name)
        if all(quotient is not None and quotient not in (0, 1) for quotient in others):
            return name
    return None
