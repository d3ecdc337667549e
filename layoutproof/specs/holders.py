"""Who holds an element: read from the inverse that the coverage proof rests on, never searched for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from layoutproof.claims.configuration import THREAD_INPUTS
from layoutproof.claims.covered import covered
from layoutproof.claims.inverse import fibre_name, find_inverse
from layoutproof.claims.operand import Operand
from layoutproof.errors import UserError
from layoutproof.integers import smt
from layoutproof.integers.evaluate import evaluate, size_at
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.containing import sizes_containing
from layoutproof.specs.spec import Spec
from layoutproof.specs.subjects import Subjects
from layoutproof.tiled.validity import validate


@dataclass(frozen=True)
class Holder:
    """One owner: thread index, its coordinates (lane, wm, wn, wk), value, and repetitions by name (rm, ...)."""

    thread: int
    place: Mapping[str, int]
    value: int
    repetition: Mapping[str, int]


@dataclass(frozen=True)
class Holders:
    """All owners of one element; ``sizes`` are the params' values (``smallest``: no smaller ones contain it)."""

    operand: str
    element: Mapping[str, int]
    extents: Mapping[str, int]
    sizes: Mapping[str, int]
    smallest: bool
    owners: tuple[Holder, ...]
    proof: str


@dataclass(frozen=True)
class Ownership:
    """Who holds the elements of one operand of a spec's configuration. Proved once, when it is first asked."""

    spec: Spec
    letter: str

    def of(self, row: int, column: int, given: Mapping[str, int] | None = None) -> Holders:
        """Every (thread, value, repetition) that holds element (row, column); at sizes that are ``given``, else at the smallest.

        Raises ``Rejected`` for a configuration that is not right, and :class:`UserError` for an element out of range
        and where the coverage of the operand is not proved.
        """
        operand, subject = self._operand, self._operand.subject
        element = dict(zip(operand.shape, (row, column), strict=True))
        sizes, smallest = sizes_containing(self._subjects.params, operand.shape, self.letter, element, given)
        inverse, proof = self._proven_inverse
        environment = subject.domain.symbol_values(sizes)
        fibre = fibre_name(subject)
        found = []
        for copy in range(size_at(inverse.owners, environment)):
            at = environment | element | {fibre: copy}
            inputs = {name: evaluate(formula, at) for name, formula in inverse.inputs.items()}
            place = {name: inputs.get(name, 0) for name in THREAD_INPUTS}
            thread = evaluate(subject.derived["t"], environment | inputs)
            repetition = {f"r{axis}": inputs.get(f"r{axis}", 0) for axis in operand.shape}
            found.append(Holder(thread, place, inputs.get("v", 0), repetition))
        found.sort(key=lambda holder: (holder.thread, holder.value, tuple(holder.repetition.values())))
        extents = {name: size_at(size, environment) for name, size in operand.shape.items()}
        return Holders(self.letter, element, extents, sizes, smallest, tuple(found), proof)

    @cached_property
    def _subjects(self) -> Subjects:
        subjects = Subjects(self.spec)
        validate(subjects.mma, subjects.problem)
        return subjects

    @cached_property
    def _operand(self) -> Operand:
        return self._subjects.operand(self.letter)

    @cached_property
    def _proven_inverse(self) -> tuple[Inverse, str]:
        subject, who = self._operand.subject, f"who holds {self.letter} is not known"
        try:
            inverse = find_inverse(subject, subject.outputs)
        except (NoRadix, smt.NoIntegerForm) as reason:
            raise UserError(f"{who}: no inverse in closed form was found", hint=str(reason)) from None
        outcome = covered(subject, self._operand.shape, inverse.owners)
        if outcome.verdict is not Verdict.PROVED or not outcome.witness:
            raise UserError(f"{who}: its coverage is {outcome.verdict.value}, not proved", hint=outcome.method)
        return inverse, f"{outcome.statement} {outcome.sizes}".rstrip()
