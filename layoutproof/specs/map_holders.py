"""Which inputs of a map reach an element: read from the inverse that a proof of the spec rests on, never searched for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from layoutproof.claims.covered import inverse_in_words
from layoutproof.claims.inverse import fibre_name, find_inverse, unwound_inverse
from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate, size_at
from layoutproof.proving.euclid import NeedsPolynomials
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.containing import sizes_containing
from layoutproof.specs.run import decide, given_inverse
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects

COUNTING = ("bijective_onto", "covered")


@dataclass(frozen=True)
class Origins:
    """The inputs that a map sends to one element; ``sizes`` are the params' values (``smallest``: none smaller contain it)."""

    name: str
    element: Mapping[str, int]
    sizes: Mapping[str, int]
    smallest: bool
    inputs: tuple[Mapping[str, int], ...]
    proof: str


def origins(spec: Spec, name: str, coordinate: Sequence[int], given: Mapping[str, int] | None = None) -> Origins:
    """Every input that reaches the element; at sizes that are ``given``, else at the smallest that contain it.

    Raises :class:`UserError` for a map of which no claim counts the owners, where that claim is not proved, and for an
    element out of range.
    """
    subjects = Subjects(spec)
    claim = _counting(spec, name)
    subject, box = subjects.of(claim), subjects.box(claim)
    if len(coordinate) != len(box):
        raise UserError(
            f"{name} is claimed to reach ({', '.join(box)}), not {len(coordinate)} numbers",
            hint=f"where SPEC {name} {' '.join(box).upper()}",
        )
    element = dict(zip(box, coordinate, strict=True))
    sizes, smallest = sizes_containing(subjects.params, box, name, element, given)
    outcome = decide(subjects, claim)
    inverse = _proven(subject, tuple(box), given_inverse(subjects, claim), outcome)
    if inverse is None:
        how = " without an inverse" if outcome.verdict is Verdict.PROVED else ""
        raise UserError(
            f"who reaches {name}({', '.join(map(str, coordinate))}) is not known: claims.{claim.name} is"
            f" {outcome.verdict.value}{how}",
            hint="owners are read from a proven inverse alone; layoutproof prove says more",
        )
    environment = subject.domain.symbol_values(sizes) | element
    fibre = fibre_name(subject)
    inputs = []
    for copy in range(size_at(inverse.owners, environment)):
        inputs.append(
            {given: evaluate(formula, environment | {fibre: copy}) for given, formula in inverse.inputs.items()}
        )
    return Origins(name, element, sizes, smallest, tuple(inputs), f"{outcome.statement} {outcome.sizes}".rstrip())


def _counting(spec: Spec, name: str) -> Claim:
    claims = [claim for claim in spec.claims if claim.subject_kind == "map" and claim.subject == name]
    found = next((claim for claim in claims if claim.predicate in COUNTING), None)
    if found is None:
        hint = f'add a claim with map = "{name}" and bijective_onto or covered'
        raise UserError(f"no claim says how often map {name} reaches an element", hint=hint)
    return found


def _proven(subject: Subject, axes: Sequence[str], given: Inverse | None, outcome: Outcome) -> Inverse | None:
    """The inverse whose words the proof has as its witness."""
    if outcome.verdict is not Verdict.PROVED:
        return None
    for candidate in _candidates(subject, axes, given):
        if tuple(inverse_in_words(subject, candidate)) == outcome.witness:
            return candidate
    return None


def _candidates(subject: Subject, axes: Sequence[str], given: Inverse | None) -> Iterator[Inverse]:
    if given is not None:
        yield given
        return
    outputs = {axis: subject.outputs[axis] for axis in axes}
    for find in (find_inverse, unwound_inverse):
        try:
            yield find(subject, outputs)
        except (NoRadix, smt.NoIntegerForm, NeedsPolynomials):
            continue
