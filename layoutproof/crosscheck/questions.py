"""What of a spec CuTe is asked: the configuration's layouts, its copies, and each claim with our verdict, at numbers.

A claim that was proved must hold in CuTe at two sizes: the smallest that the spec allows, and the smallest at which every
repetition happens. One that was refuted must fail in CuTe at the counterexample's sizes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import AXES, AXIS_NAMES, PARTS
from layoutproof.claims.instruction import copy_output
from layoutproof.crosscheck.asked import Asked, ask, not_cutes
from layoutproof.crosscheck.copy_questions import (
    CopyQuestions,
    Descriptor,
    End,
    Moves,
    block_of,
    end_of,
    in_unit,
    moves_of,
    sides_of,
)
from layoutproof.crosscheck.places import MOST_POINTS, Place, Sizes, choose, choose_for, words
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, Literal, Name, divide, modulo
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.cases import cases
from layoutproof.specs.run import run_spec
from layoutproof.specs.spec import (
    FLAT_INPUT,
    INSTRUCTION_INPUTS,
    LAYOUT_OUTPUT,
    OPERAND_OUTPUTS,
    Claim,
    Instruction,
    Spec,
)
from layoutproof.specs.subjects import Subjects

__all__ = ["MOST_POINTS", "Asked", "LayoutVisit", "OperandVisit", "Questions", "Sizes", "questions", "words"]


@dataclass(frozen=True)
class OperandVisit:
    """One walk over all threads, values and repetitions of an operand, at sizes that are numbers."""

    letter: str
    sizes: Sizes
    claims: tuple[Asked, ...]
    problem: tuple[int, int, int]

    @property
    def subject(self) -> str:
        """What the walk is called."""
        return f"operand {self.letter}"

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of the two coordinates."""
        return OPERAND_OUTPUTS[self.letter]


@dataclass(frozen=True)
class LayoutVisit:
    """One walk over all inputs of a layout, of a tensor, or of a bare instruction's own layout."""

    subject: str  # "layout smem", "tensor sA", "A of SM80_16x8x16_F16F16F16F16_TN"
    sizes: Sizes
    claims: tuple[Asked, ...]
    layout: Layout | ComposedLayout
    inputs: tuple[str, ...]  # one for all, or one a mode
    outputs: dict[str, Expression]  # in terms of ``element``, what the layout gives
    instruction: Instruction | None = None


Visit = OperandVisit | LayoutVisit


@dataclass(frozen=True)
class Questions:
    """All that is asked of one spec; ``unasked`` are claims (by name) with the reason why not."""

    spec: Spec
    subjects: Subjects
    asks_mma: bool
    problems: tuple[tuple[Sizes, tuple[int, int, int]], ...]
    visits: tuple[Visit, ...]
    copies: CopyQuestions
    unasked: tuple[tuple[str, str], ...]


def questions(spec: Spec) -> Questions:
    """Prove the spec, and make of each verdict a question to CuTe. Raises :class:`UserError` like ``run_spec``."""
    return _Asking(spec).result()


class _Asking:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.cases = [Subjects(case) for _, case in cases(spec)]
        self.places = choose(self.cases)
        results = [result.outcome for result in run_spec(spec).claims]
        self.configuration = results.pop(0) if spec.mma is not None else None
        self.outcomes = dict(zip((claim.name for claim in spec.claims), results, strict=True))
        self.unasked: list[tuple[str, str]] = []
        self.operands: dict[tuple[str, Sizes], OperandVisit] = {}  # one walk serves all claims of an operand
        self.layouts: list[LayoutVisit] = []
        self.ends: dict[tuple[str, str, Sizes], End] = {}  # and of one side of a copy
        self.moves: list[Moves] = []

    def result(self) -> Questions:
        asks_mma = self.configuration is not None and self.configuration.verdict is Verdict.PROVED
        if self.configuration is not None and not asks_mma:
            self.unasked.append(("configuration", _why_not(self.configuration)))
        problems = tuple((place.pairs, place.problem()) for place in self.places) if asks_mma else ()
        copies = self._copies() if self.places else CopyQuestions()
        if self.places:
            self._claims()
        else:
            self.unasked.append(("every claim", "no small sizes meet the spec's conditions"))
        visits = (*self.layouts, *(self.operands.values() if asks_mma else ()))
        copies = replace(copies, ends=tuple(self.ends.values()), moves=tuple(self.moves))
        return Questions(self.spec, self.cases[0], asks_mma, problems, visits, copies, tuple(self.unasked))

    # Copies -----------------------------------------------------------------------------------------------------------

    def _copies(self) -> CopyQuestions:
        """Every copy that can be built, and both of its sides at every place."""
        built = []
        for name, spec in self.spec.copies.items():
            try:
                built.append((spec, self.cases[0].copies.copy(name)))
            except Rejected as refused:
                self.unasked.append((f"copies.{name}", f"rejected: {refused}"))
                continue
            for place in self.places:
                try:
                    found = list(sides_of(place.subjects.copies, name, place))
                except Rejected as refused:
                    self.unasked.append((f"the sides of copies.{name}", str(refused)))
                    break
                self.ends |= {(name, end.side.side, place.pairs): end for end in found}
        return CopyQuestions(tuple(built), descriptors=tuple(self._descriptors()))

    def _descriptors(self) -> Iterator[Descriptor]:
        if self.configuration is None or self.configuration.verdict is not Verdict.PROVED or self.spec.mma is None:
            return
        for letter, name in self.spec.mma.shared:
            for place in self.places:
                yield Descriptor(letter, block_of(place.subjects.copies.memory(name), place), place)

    # Claims -----------------------------------------------------------------------------------------------------------

    def _claims(self) -> None:
        for claim in self.spec.claims:
            outcome = self.outcomes[claim.name]
            reason = not_cutes(claim) if outcome.verdict in (Verdict.PROVED, Verdict.REFUTED) else _why_not(outcome)
            if reason:
                self.unasked.append((claim.name, reason))
                continue
            places = self.places[:1] if claim.instruction else choose_for(outcome, self.cases, self.places)
            try:
                for place in places:
                    self._ask(claim, outcome.verdict is Verdict.PROVED, place)
            except Rejected as refused:
                self.unasked.append((claim.name, refused.refusal.reason))

    def _ask(self, claim: Claim, holds: bool, place: Place) -> None:
        """Add the claim to the walk that it belongs to. Raises :class:`Rejected` where it cannot be asked."""
        if claim.predicate == "moves":
            self.moves.append(moves_of(claim, holds, place))
            return
        asked = ask(claim, holds, place)
        if claim.instruction is not None or claim.subject_kind in ("layout", "tensor"):
            self.layouts.append(_layout_visit(asked, place))
        elif claim.subject_kind == "copy":
            self._ask_side(asked, place)
        else:
            key = claim.subject, place.pairs
            visit = self.operands.setdefault(key, OperandVisit(claim.subject, place.pairs, (), place.problem()))
            self.operands[key] = replace(visit, claims=(*visit.claims, asked))

    def _ask_side(self, asked: Asked, place: Place) -> None:
        claim, copies = asked.claim, place.subjects.copies
        side = copies.of(claim).side
        key = claim.subject, side, place.pairs
        end = self.ends.get(key) or end_of(copies, claim.subject, side, place)
        if claim.terms.output == "byte":
            in_unit(end.side.memory)  # refuses where bytes are no layout of CuTe's
        self.ends[key] = replace(end, claims=(*end.claims, asked))


def _layout_visit(asked: Asked, place: Place) -> LayoutVisit:
    claim = asked.claim
    if claim.instruction is not None:
        return _instruction_visit(asked, claim.instruction)
    element = Name("element")
    if claim.subject_kind == "tensor":
        memory = place.subjects.copies.memory(claim.subject)
        layout = place.layout(memory.tensor.layout)
        return LayoutVisit(
            f"tensor {claim.subject}", place.pairs, (asked,), layout, memory.modes, {memory.unit: in_unit(memory)}
        )
    if not isinstance(claim.layout, Layout):
        raise Rejected("crosscheck", f"{claim.layout} is no plain layout")
    layout = place.layout(place.subjects.substituted(claim.layout))
    inputs = claim.inputs or (FLAT_INPUT,)
    return LayoutVisit(f"layout {claim.subject}", place.pairs, (asked,), layout, inputs, {LAYOUT_OUTPUT: element})


def _instruction_visit(asked: Asked, instruction: Instruction) -> LayoutVisit:
    """An instruction's operand as coordinates, a copy's side as a place among what is moved."""
    name, part, element = instruction.name, instruction.part, Name("element")
    title = f"{part} of {name}"
    if part not in PARTS:
        layout = catalogue.find_copy(name).layout(part, instruction.value_bits)
        outputs: dict[str, Expression] = {copy_output(instruction.value_bits): element}
        return LayoutVisit(title, (), (asked,), layout, INSTRUCTION_INPUTS, outputs, instruction)
    atom = catalogue.find(name)
    rows = Literal(atom.extents(part)[0])
    i, j = (AXIS_NAMES[axis].lower() for axis in AXES[part])
    outputs = {i: modulo(element, rows), j: divide(element, rows)}
    return LayoutVisit(title, (), (asked,), atom.layout_tv(part), INSTRUCTION_INPUTS, outputs, instruction)


def _why_not(outcome: Outcome) -> str:
    reason = str(outcome.refusal) if outcome.refusal is not None else outcome.method
    return f"{outcome.verdict.value}: {reason}" if reason else outcome.verdict.value
