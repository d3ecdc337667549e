"""Finding the inverse of a subject: its outputs' normal forms, read as a mixed-radix system. A proposal until proved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, count

from layoutproof.claims.subject import Subject
from layoutproof.integers.expression import Expression
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import NeedsPolynomials
from layoutproof.proving.mixed_radix import Inverse, NoRadix, read_inverse
from layoutproof.proving.setting import declare_inputs, open_script


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


def read_off(
    domain: Domain, title: str, outputs: Mapping[str, Expression], fibre: str, *, gaps: bool = False
) -> Inverse:
    """The mixed-radix inverse of the outputs' forms over a domain."""
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, title)
    normal = {name: normaliser.normalise(output)[1] for name, output in outputs.items()}
    forms = {}
    for name, form in normal.items():
        if form is None:
            raise NoRadix(f"{name} has no linear normal form")
        forms[name] = normaliser.resolve(form)
    return read_inverse(normaliser, forms, fibre, gaps=gaps)
