"""What of a spec CuTe is asked: the configuration's layouts, and each claim with our verdict, at sizes that are numbers.

A claim that was proved must hold in CuTe at two sizes: the smallest that the spec allows, and the smallest at which every
repetition happens. One that was refuted must fail in CuTe at the counterexample's sizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import AXES, AXIS_NAMES, OPERANDS, Atom
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.cases import cases
from layoutproof.specs.run import run_spec
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects

MOST_POINTS = 1 << 22  # coordinates compared for one claim: some seconds of the program's time, 64 MiB when counted
PREDICATES = ("equals", "injective", "bijective_onto", "covered")  # those that speak of coordinates alone
Sizes = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Asked:
    """One claim at some sizes; ``holds`` is our verdict, ``box`` the extents for claims that count owners."""

    claim: Claim
    holds: bool
    box: Mapping[str, int] = field(default_factory=dict)
    count: int = 1


@dataclass(frozen=True)
class Visit:
    """One walk over all inputs of an operand, of one layout, or of a bare instruction, at sizes that are numbers."""

    subject: str  # "operand C", "layout smem", "atom SM80_16x8x16_F16F16F16F16_TN"
    sizes: Sizes
    claims: tuple[Asked, ...]
    problem: tuple[int, int, int] = (0, 0, 0)
    layout: Layout | None = None
    atom: tuple[Atom, str] | None = None  # with its operand

    @property
    def outputs(self) -> tuple[str, ...]:
        """The coordinates that an instruction's or a problem's operand has, by name."""
        letter = self.atom[1] if self.atom is not None else self.subject.removeprefix("operand ")
        return tuple(AXIS_NAMES[axis].lower() for axis in AXES[letter])


@dataclass(frozen=True)
class Questions:
    """All that is asked of one spec; ``unasked`` are claims (by name) with the reason why not."""

    spec: Spec
    subjects: Subjects
    asks_mma: bool
    problems: tuple[tuple[Sizes, tuple[int, int, int]], ...]
    visits: tuple[Visit, ...]
    unasked: tuple[tuple[str, str], ...]

    @property
    def empty(self) -> bool:
        return not self.asks_mma and not self.visits


def questions(spec: Spec) -> Questions:
    """Prove the spec, and make of each verdict a question to CuTe. Raises :class:`UserError` like ``run_spec``."""
    return _Asking(spec).result()


@dataclass(frozen=True)
class _Place:
    """Sizes that are numbers, and the case of the spec that they belong to."""

    subjects: Subjects
    sizes: Mapping[str, int]

    @property
    def pairs(self) -> Sizes:
        return tuple(self.sizes.items())

    @cached_property
    def environment(self) -> dict[str, int]:
        return self.subjects.params.symbol_values(self.sizes)

    def number(self, size: Size) -> int:
        return size if isinstance(size, int) else evaluate(to_expression(size), self.environment)

    def problem(self) -> tuple[int, int, int]:
        m, n, k = map(self.number, self.subjects.problem)
        return m, n, k


class _Asking:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.cases = [Subjects(case) for _, case in cases(spec)]
        results = [result.outcome for result in run_spec(spec).claims]
        self.configuration = results.pop(0) if spec.mma is not None else None
        self.outcomes = dict(zip((claim.name for claim in spec.claims), results, strict=True))
        self.unasked: list[tuple[str, str]] = []

    def result(self) -> Questions:
        asks_mma = self.configuration is not None and self.configuration.verdict is Verdict.PROVED
        if self.configuration is not None and not asks_mma:
            self.unasked.append(("configuration", _why_not(self.configuration)))
        if not self.places:
            self.unasked.append(("every claim", "no small sizes meet the spec's conditions"))
        problems = tuple((place.pairs, place.problem()) for place in self.places) if asks_mma else ()
        visits = tuple(self._visits()) if self.places else ()
        return Questions(self.spec, self.cases[0], asks_mma, problems, visits, tuple(self.unasked))

    @cached_property
    def places(self) -> tuple[_Place, ...]:
        """The smallest sizes, and the smallest above them in every param; of a spec of several cases, two cases."""
        found: list[_Place] = []
        for subjects in self.cases:
            params = subjects.params
            if not params.params:
                return (_Place(subjects, {}),)
            small = list(params.smallest_sizes())
            free = [param.name for param in params.params if param.facts.fixed is None]
            larger = [sizes for sizes in small[1:] if all(sizes[name] > small[0][name] for name in free)]
            found += [_Place(subjects, sizes) for sizes in (*small[:1], *(larger or small[1:])[:1])]
        first, last = found[:1], found[-1:] if len(self.cases) > 1 else found[1:2]
        return tuple(first + [place for place in last if place not in first])

    def _visits(self) -> Iterable[Visit]:
        together: dict[tuple[str, Sizes], tuple[_Place, list[Asked]]] = {}  # one walk serves all claims of an operand
        for claim in self.spec.claims:
            outcome = self.outcomes[claim.name]
            reason = _not_cutes(claim) if outcome.verdict in (Verdict.PROVED, Verdict.REFUTED) else _why_not(outcome)
            if reason:
                self.unasked.append((claim.name, reason))
                continue
            for place in self._places_for(claim, outcome):
                try:
                    asked = _asked(claim, outcome.verdict is Verdict.PROVED, place)
                    layout = _layout(claim, place)
                except Rejected as refused:
                    self.unasked.append((claim.name, str(refused)))
                    break
                if asked is None:
                    self.unasked.append((claim.name, f"more than {MOST_POINTS:,} coordinates at {words(place.pairs)}"))
                elif claim.instruction is not None:
                    atom = catalogue.find(claim.instruction.name), claim.instruction.part
                    yield Visit(f"{atom[1]} of {atom[0].name}", (), (asked,), layout=layout, atom=atom)
                elif layout is not None:
                    yield Visit(f"layout {claim.subject}", place.pairs, (asked,), layout=layout)
                else:
                    together.setdefault((claim.subject, place.pairs), (place, []))[1].append(asked)
        for (letter, pairs), (place, claims) in together.items():
            yield Visit(f"operand {letter}", pairs, tuple(claims), place.problem())

    def _places_for(self, claim: Claim, outcome: Outcome) -> tuple[_Place, ...]:
        """Where to ask: a refuted claim at its counterexample's sizes, an instruction once."""
        if claim.instruction is not None:
            return self.places[:1]
        found = outcome.counterexample
        if outcome.verdict is not Verdict.REFUTED or found is None:
            return self.places
        for subjects in self.cases:
            params = subjects.params
            at = {param.name: found.sizes[param.name] for param in params.params if param.name in found.sizes}
            if len(at) == len(params.params) and params.allows(at):
                return (_Place(subjects, at),)
        return self.places[:1]


def _not_cutes(claim: Claim) -> str:
    """Why CuTe has no say in a claim; empty where it has."""
    if claim.subject_kind == "map":
        return "a map is not CuTe's"
    if claim.subject_kind == "tensor" or (claim.subject_kind == "copy" and claim.instruction is None):
        return "copies and tensors are not asked yet"
    if claim.predicate not in PREDICATES or claim.subject_kind == "mma":
        return f"{claim.predicate} is no question about single coordinates"
    if claim.instruction is not None and claim.instruction.part not in OPERANDS:
        return f"{claim.instruction.part} of an instruction is not asked"
    return ""


def _asked(claim: Claim, holds: bool, place: _Place) -> Asked | None:
    """None where there are too many coordinates."""
    points = 1
    for _, extent in place.subjects.of(claim).domain.concrete(place.sizes):
        points *= extent
    if points > MOST_POINTS:
        return None
    if claim.predicate in ("equals", "injective"):
        return Asked(claim, holds)
    box = {name: place.number(size) for name, size in place.subjects.box(claim).items()}
    count = 1 if claim.count is None else place.number(place.subjects.size(claim.count))
    return Asked(claim, holds, box, count)


def _layout(claim: Claim, place: _Place) -> Layout | None:
    """The layout of a claim about one, in numbers; None for an operand."""
    if claim.subject_kind == "operand":
        return None
    if claim.instruction is not None:
        return catalogue.find(claim.instruction.name).layout_tv(claim.instruction.part)
    if not isinstance(claim.layout, Layout):
        raise Rejected("crosscheck", f"{claim.layout} is no plain layout")
    return place.subjects.substituted(claim.layout).substitute(place.environment)


def words(sizes: Sizes) -> str:
    """``M = 32, N = 16``."""
    return ", ".join(f"{name} = {value}" for name, value in sizes) or "its sizes"


def _why_not(outcome: Outcome) -> str:
    reason = str(outcome.refusal) if outcome.refusal is not None else outcome.method
    return f"{outcome.verdict.value}: {reason}" if reason else outcome.verdict.value
