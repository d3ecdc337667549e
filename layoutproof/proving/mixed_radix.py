"""Reading an inverse off normal forms: a bijection is a mixed-radix number system.

If the outputs' forms use each digit at most once, and the coefficients within one output are the place values of those
digits' sizes (1, n0, n0*n1, ...), then each digit is recovered from its output by one division and one remainder, and
the digits used by no output number the owners of an element: the fibre.

    m = [lane/4] + 8*[v/2],  n = [v%2] + 2*[lane%4]          (4 digits, sizes 8, 2, 2, 4)
    lane%4 = n/2,  lane/4 = m%8,  v%2 = n%2,  v/2 = m/8      so  lane = n/2 + 4*(m%8),  v = n%2 + 2*(m/8)

What is read off here is only a proposal: the claims prove it, in both directions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from layoutproof.integers.expression import ZERO, Expression, Name, add, divide, modulo, multiply, subtract, total
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.proving.form import Digit, Form
from layoutproof.proving.normalise import Normaliser


@dataclass(frozen=True)
class Inverse:
    """``inputs``: each input in terms of the outputs and the fibre coordinate; ``fibre``: that coordinate in terms of the
    inputs; ``owners``: how many values it takes; ``image``: the size of each output's range.
    """

    inputs: Mapping[str, Expression]
    fibre: Expression
    owners: Size
    image: Mapping[str, Size]


class NoRadix(Exception):
    """The forms are no mixed-radix system; the message says why."""


def read_inverse(normaliser: Normaliser, forms: Mapping[str, Form], fibre_name: str, *, gaps: bool = False) -> Inverse:
    """The inverse of ``forms``; raises :class:`NoRadix`. ``gaps`` allows place values larger than needed (an injection)."""
    recovered: dict[str, Expression] = {}
    image: dict[str, Size] = {}
    for output, form in forms.items():
        image[output] = _read_output(normaliser, output, form, recovered, gaps=gaps)
    leaves = {v.name: normaliser.leaves(v.name) for v in normaliser.domain.variables}
    _require_full(normaliser, leaves)
    free = [name for form in leaves.values() for name in form.terms if name not in recovered]
    owners: Size = 1
    fibre: Expression = ZERO
    for position, name in enumerate(free):
        size = normaliser.digits[name].size
        if size is None:
            raise NoRadix(f"{name} has no bound")
        top = position == len(free) - 1
        recovered[name] = _digit_of(Name(fibre_name), owners, None if top else size)
        fibre = add(fibre, multiply(to_expression(owners), digit_expression(normaliser.digits[name])))
        owners = owners * size
    inputs = {}
    for variable, form in leaves.items():
        inputs[variable] = total([multiply(to_expression(c), recovered[name]) for name, c in form.terms.items()])
    return Inverse(inputs, fibre, owners, image)


def digit_expression(digit: Digit) -> Expression:
    """A digit as its closed form over the inputs."""
    quotient = divide(Name(digit.variable), to_expression(digit.divisor))
    if "%" not in digit.name or digit.size is None:
        return quotient
    return modulo(quotient, to_expression(digit.size))


def _read_output(
    normaliser: Normaliser, output: str, form: Form, recovered: dict[str, Expression], *, gaps: bool
) -> Size:
    """Recover the digits of one output; its range's size is returned."""
    terms = dict(form.terms)
    constant = form.constant
    reflected = {}
    for name, coefficient in form.terms.items():
        if normaliser.bounds.at_least_zero(-coefficient):  # c*d = c*(n-1) + |c|*(n-1-d)
            size = normaliser.digits[name].size
            if size is None:
                raise NoRadix(f"{name} has no bound")
            constant = constant + coefficient * (size - 1)
            terms[name] = -coefficient
            reflected[name] = size
    shifted = subtract(Name(output), to_expression(constant)) if constant != 0 else Name(output)
    if constant != 0 and not gaps:
        raise NoRadix(f"{output} starts at {constant}, not at 0")
    place: Size = 1
    while terms:
        found = _next_digit(terms, place, gaps=gaps)
        if found is None:
            raise NoRadix(f"in {output}, no digit has place value {place}: {_text(form)}")
        name = found
        if name in recovered:
            raise NoRadix(f"{name} is used by two outputs")
        coefficient = terms.pop(name)
        size = normaliser.digits[name].size
        if size is None:
            raise NoRadix(f"{name} has no bound")
        recovered[name] = _digit_of(shifted, coefficient, size if terms else None)
        if name in reflected:
            recovered[name] = subtract(to_expression(size - 1), recovered[name])
        place = coefficient * size
    return place


def _next_digit(terms: Mapping[str, Size], place: Size, *, gaps: bool) -> str | None:
    exact = next((name for name, coefficient in terms.items() if coefficient == place), None)
    if exact is not None or not gaps:
        return exact
    numbers = [(c, name) for name, c in terms.items() if isinstance(c, int)]
    if len(numbers) == len(terms) and isinstance(place, int):
        coefficient, name = min(numbers)
        return name if coefficient >= place and coefficient % place == 0 else None
    return None


def _digit_of(value: Expression, place: Size, size: Size | None) -> Expression:
    quotient = divide(value, to_expression(place))
    return quotient if size is None else modulo(quotient, to_expression(size))


def _require_full(normaliser: Normaliser, leaves: Mapping[str, Form]) -> None:
    """The digits of an input must count exactly its values; a radix that does not divide leaves a ragged edge."""
    for variable in normaliser.domain.variables:
        count: Size = 1
        for name in leaves[variable.name].terms:
            size = normaliser.digits[name].size
            if size is None:
                raise NoRadix(f"{name} has no bound")
            count = count * size
        if count != variable.size and not (variable.size == 1 and count == 1):
            raise NoRadix(f"the digits of {variable.name} do not fill its {variable.size} values")


def _text(form: Form) -> str:
    from layoutproof.integers.text import to_text

    return to_text(form.expression())
