"""Finding the inverse of a subject: its outputs' normal forms, read as a mixed-radix system. A proposal until proved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, count

from layoutproof.claims.subject import Subject
from layoutproof.integers.evaluate import DivisionByZero
from layoutproof.integers.expression import ZERO, Expression, Name, substitute
from layoutproof.proving import enumeration
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import NeedsPolynomials
from layoutproof.proving.form import Form
from layoutproof.proving.mixed_radix import Inverse, NoRadix, read_inverse
from layoutproof.proving.normalise import Normaliser
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.unwinding import unwind


def fibre_name(subject: Subject) -> str:
    """The fibre coordinate's name: g, unless the author uses it."""
    taken = {v.name for v in subject.domain.variables} | set(subject.outputs) | {p.name for p in subject.domain.params}
    names = chain(("g", "copy", "owner"), (f"g{number}" for number in count(1)))
    return next(name for name in names if name not in taken)


def find_inverse(subject: Subject, outputs: Mapping[str, Expression], *, gaps: bool = False) -> Inverse:
    """The inverse and fibre; ``gaps`` allows an injection that is not onto. Raises :class:`NoRadix`."""
    unguarded = replace(subject.domain, guard=None)  # a guard takes points away; what is left still has this inverse
    try:
        return read_off(unguarded, subject.title, outputs, fibre_name(subject), gaps=gaps)
    except NeedsPolynomials:
        return read_off(replace(unguarded, polynomial=True), subject.title, outputs, fibre_name(subject), gaps=gaps)


def unwound_inverse(subject: Subject, outputs: Mapping[str, Expression]) -> Inverse:
    """Another proposal, by following divisions backwards; one owner an element. Raises :class:`NoRadix`.

    It recovers the inputs of some points: what does not hold at small sizes is not put to the solver.
    """
    domain = replace(subject.domain, guard=None, polynomial=subject.domain.symbolic)
    normaliser, forms = _forms(domain, subject.title, outputs)
    inputs = unwind(normaliser, forms)
    pairs = [(substitute(formula, outputs), Name(name)) for name, formula in inputs.items()]
    try:
        wrong = enumeration.first_difference(subject.domain, pairs, limit=enumeration.CROSS_CHECK)
    except DivisionByZero:
        raise NoRadix("the inverse read off divides by zero") from None
    if wrong is not None:
        raise NoRadix("following the divisions backwards leads elsewhere")
    return Inverse(inputs, ZERO, 1, {})


def read_off(
    domain: Domain, title: str, outputs: Mapping[str, Expression], fibre: str, *, gaps: bool = False
) -> Inverse:
    """The mixed-radix inverse of the outputs' forms over a domain."""
    normaliser, forms = _forms(domain, title, outputs)
    try:
        return read_inverse(normaliser, forms, fibre, gaps=gaps)
    except NoRadix as reason:
        raise NoRadix(normaliser.in_words(str(reason))) from None


def _forms(domain: Domain, title: str, outputs: Mapping[str, Expression]) -> tuple[Normaliser, dict[str, Form]]:
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, title)
    normal = {name: normaliser.normalise(output)[1] for name, output in outputs.items()}
    forms = {}
    for name, form in normal.items():
        if form is None:
            raise NoRadix(f"{name} has no linear normal form")
        forms[name] = normaliser.resolve(form)
    return normaliser, forms
