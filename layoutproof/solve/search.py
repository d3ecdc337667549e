"""Searching the least filling: each refutation prunes the candidates that come after it.

A candidate is first held against the points where earlier ones failed; only one that survives all of them is put to the
prover, whose counterexample, if it has one, is another such point. So most candidates cost a few evaluations, and what is
said to be impossible is refuted candidate by candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from layoutproof.atoms import catalogue
from layoutproof.claims.same_registers import Handover
from layoutproof.claims.table_form import closed_form
from layoutproof.errors import Rejected, UserError
from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import Expression
from layoutproof.integers.text import to_text
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, parse_composed
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.solve.holes import Hole, fill, find_holes
from layoutproof.specs.cases import cases
from layoutproof.specs.read import parse_spec
from layoutproof.specs.result import SpecResult
from layoutproof.specs.run import decide, run_spec
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects

MOST = 20_000  # candidates; beyond it the family is too large to be called searched
BANKS = ("conflict_free", "max_conflicts")


@dataclass
class Failure:
    """A claim and the inputs, other than the lane, where a candidate broke it."""

    claim: Claim
    inputs: dict[str, int]


@dataclass
class Solution:
    """What came of it: the filled text and its proof, or nothing and why."""

    holes: list[Hole]
    fillings: dict[Hole, str] = field(default_factory=dict)
    text: str = ""
    result: SpecResult | None = None
    tried: int = 0
    pruned: int = 0
    refuted_by: dict[str, int] = field(default_factory=dict)  # claim -> candidates that it excludes
    reason: str = ""

    @property
    def found(self) -> bool:
        return self.result is not None


def solve(text: str, path: str) -> Solution:
    """Fill the holes of a spec. Raises :class:`UserError` where it has none, or cannot be read when filled."""
    holes = find_holes(text, path)
    if not holes:
        raise UserError(f"{path}: no holes", hint='a hole is "?", such as layout = "Sw<?,?,?> o 0 o (64,64):(64,1)"')
    solution = Solution(holes)
    text, derived = _derive(text, path, holes, solution)
    if solution.reason:
        return solution
    searched = [hole for hole in holes if hole not in derived]
    if not searched:
        return _accept(solution, text, path, derived)
    search = _Search(text, path, searched, solution)
    for filling in search.candidates():
        if solution.tried + solution.pruned >= MOST:
            solution.reason = f"more than {MOST} candidates: give some of the numbers"
            return solution
        if search.holds(filling):
            return _accept(solution, fill(text, filling), path, {**derived, **filling})
    families = ", ".join(hole.family() for hole in searched)
    solution.reason = f"none of {solution.tried + solution.pruned} candidates makes every claim true ({families})"
    return solution


def _accept(solution: Solution, text: str, path: str, fillings: dict[Hole, str]) -> Solution:
    result = run_spec(parse_spec(text, path))
    if not result.as_expected:
        failing = ", ".join(claim.name for claim in result.claims if not claim.as_expected)
        solution.reason = f"filled, it still does not hold: {failing}"
        return solution
    solution.text, solution.fillings, solution.result = text, fillings, result
    return solution


def _derive(text: str, path: str, holes: list[Hole], solution: Solution) -> tuple[str, dict[Hole, str]]:
    """K permutations follow from the two instructions."""
    derived: dict[Hole, str] = {}
    for hole in holes:
        if hole.kind != "k_permutation":
            continue
        spec = _with_least(fill(text, {hole: "k"}), path, [other for other in holes if other.kind != hole.kind])
        claim = spec.claim(hole.table)
        subjects = Subjects(spec)
        first = subjects.mma.atom if claim.instruction is None else catalogue.find(claim.instruction.name)
        handover = Handover(first, catalogue.find(claim.terms.other), claim.terms.as_operand)
        answer = handover.answer()
        if answer.kind in ("lanes", "impossible"):
            words = "a shuffle between lanes" if answer.kind == "lanes" else answer.reason
            solution.reason = f"no renaming of k makes the registers match: it takes {words}"
            return text, derived
        table = answer.renamed or range(handover.depth)
        derived[hole] = to_text(closed_form(table, "k"))
        text = fill(text, {hole: derived[hole]})
    return text, derived


def _with_least(text: str, path: str, holes: list[Hole]) -> Spec:
    return parse_spec(fill(text, {hole: next(hole.candidates()) for hole in holes}), path)


class _Search:
    """The state of one search: the spec with its least filling, and the failures so far."""

    def __init__(self, text: str, path: str, holes: list[Hole], solution: Solution) -> None:
        self.text, self.path, self.holes, self.solution = text, path, holes, solution
        self.spec = _with_least(text, path, holes)
        self.tensors = {hole.table for hole in holes if hole.path[0] == "tensors"}
        self.only_tensors = all(hole.path[0] == "tensors" for hole in holes)
        self.bases = [Subjects(case) for _, case in cases(self.spec)]
        self.failures: list[Failure] = []
        depending = [claim for claim in self.spec.claims if self._depends(claim)]
        self.claims = sorted(depending, key=lambda claim: claim.predicate not in BANKS)
        if not self.claims:
            raise UserError(f"{path}: no claim depends on the hole", hint="claim what it is for, such as conflict_free")

    def candidates(self) -> Iterator[dict[Hole, str]]:
        """All fillings, the first hole's least first."""
        for values in product(*(list(hole.candidates()) for hole in self.holes)):
            yield dict(zip(self.holes, values, strict=True))

    def holds(self, filling: dict[Hole, str]) -> bool:
        """Whether every claim that depends on the holes comes out as it should."""
        for subjects in self._filled(filling):
            for failure in self.failures:
                if self._fails_at(subjects, failure):
                    self.solution.pruned += 1
                    self._count(failure.claim)
                    return False
        self.solution.tried += 1
        for subjects in self._filled(filling):
            for claim in self.claims:
                outcome = decide(subjects, claim)
                if outcome.verdict is claim.expect:
                    continue
                if outcome.verdict is Verdict.UNKNOWN:
                    raise UserError(f"{claim.name}: {outcome.method}", hint="nothing can be said of a candidate")
                self._count(claim)
                self._remember(claim, outcome)
                return False
        return True

    def _filled(self, filling: dict[Hole, str]) -> list[Subjects]:
        if not self.only_tensors:
            return [Subjects(case) for _, case in cases(parse_spec(fill(self.text, filling), self.path))]
        layouts = {}
        for hole, text in filling.items():
            names = frozenset(name for base in self.bases for name in base.params.sizes)
            layouts[hole.table] = (text, parse_composed(text, names))
        return [_replaced(base, layouts) for base in self.bases]

    def _depends(self, claim: Claim) -> bool:
        if not self.only_tensors:
            return True
        named = {claim.subject, claim.terms.other, claim.terms.written}
        for name in (claim.subject, claim.terms.written_by):
            copy = self.spec.copies.get(name)
            if copy is not None and (claim.subject_kind == "copy" or name == claim.terms.written_by):
                named |= {copy.source, copy.destination}
        return claim.subject_kind in ("copy", "tensor") and bool(named & self.tensors)

    def _count(self, claim: Claim) -> None:
        self.solution.refuted_by[claim.name] = self.solution.refuted_by.get(claim.name, 0) + 1

    def _remember(self, claim: Claim, outcome: Outcome) -> None:
        found = outcome.counterexample
        if claim.predicate in BANKS and claim.subject_kind == "copy" and found is not None:
            self.failures.insert(0, Failure(claim, {name: int(value) for name, value in found.inputs.items()}))

    def _fails_at(self, subjects: Subjects, failure: Failure) -> bool:
        """Whether the candidate has too many conflicts at an earlier candidate's point."""
        claim = failure.claim
        try:
            side = subjects.copies.of(claim)
            access = subjects.copies.access(claim, side)
            address = _addresses(side.lanes().outputs["byte"], failure.inputs)
            worst = access.worst([address(lane) for lane in range(access.lanes)])
        except Rejected:
            return True
        return worst.degree > (1 if claim.count is None else int(claim.count.text))


def _addresses(byte: Expression, inputs: dict[str, int]) -> Callable[[int], int]:
    function = compile_function({"byte": byte}, ["lane", *inputs])
    return lambda lane: function(lane, *inputs.values())[0]


def _replaced(base: Subjects, layouts: Mapping[str, tuple[str, Layout | ComposedLayout]]) -> Subjects:
    """The same spec with other layouts; the MMA and the copies, which do not depend on them, are kept."""
    tensors = dict(base.spec.tensors)
    for name, (text, layout) in layouts.items():
        tensors[name] = replace(tensors[name], text=text, layout=layout)
    return base.with_tensors(tensors)
