"""Searching the least filling: each refutation prunes the candidates that come after it.

A candidate is first held against the points where earlier ones failed; only one that survives all of them is put to the
prover, whose counterexample, if it has one, is another such point. So most candidates cost a few evaluations, and what is
said to be impossible is refuted candidate by candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

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
from layoutproof.specs.run_copies import handover
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
    try:
        filling = search.least()
    except _TooMany:
        solution.reason = f"more than {MOST} candidates: give some of the numbers"
        return solution
    if filling is not None:
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
        registers = handover(Subjects(spec), claim)
        answer = registers.answer()
        if answer.kind in ("lanes", "impossible"):
            words = "a shuffle between lanes" if answer.kind == "lanes" else answer.reason
            solution.reason = f"no renaming of k makes the registers match: it takes {words}"
            return text, derived
        table = answer.renamed or range(registers.depth)
        derived[hole] = to_text(closed_form(table, "k"))
        text = fill(text, {hole: derived[hole]})
    return text, derived


def _with_least(text: str, path: str, holes: list[Hole]) -> Spec:
    return parse_spec(fill(text, {hole: next(hole.candidates()) for hole in holes}), path)


class _TooMany(Exception):
    """The family is too large to be searched."""


class _Survivors:
    """What one hole's own claims let through, found when asked for and then kept."""

    def __init__(self, candidates: Iterator[str]) -> None:
        self._candidates = candidates
        self._found: list[str] = []

    def __iter__(self) -> Iterator[str]:
        place = 0
        while True:
            if place == len(self._found):
                following = next(self._candidates, None)
                if following is None:
                    return
                self._found.append(following)
            yield self._found[place]
            place += 1


class _Search:
    """The state of one search: the spec with its least filling, and the failures so far.

    Claims that depend on one hole are asked hole by hole; only what they let through is combined for the others.
    """

    def __init__(self, text: str, path: str, holes: list[Hole], solution: Solution) -> None:
        self.text, self.path, self.holes, self.solution = text, path, holes, solution
        self.spec = _with_least(text, path, holes)
        self.smallest = {hole: next(hole.candidates()) for hole in holes}
        self.only_tensors = all(hole.path[0] == "tensors" for hole in holes)
        self.bases = [Subjects(case) for _, case in cases(self.spec)]
        self.failures: list[Failure] = []
        self.claims: dict[frozenset[Hole], list[Claim]] = {}
        for claim in sorted(self.spec.claims, key=lambda claim: claim.predicate not in BANKS):
            concerned = frozenset(hole for hole in holes if self._depends(claim, hole))
            if concerned:
                self.claims.setdefault(concerned, []).append(claim)
        for hole in holes:
            if not any(hole in concerned for concerned in self.claims):
                name = ".".join(map(str, hole.path))
                hint = "claim what it is for, such as conflict_free"
                raise UserError(f"{path}: no claim depends on the hole {name}", hint=hint)

    def least(self) -> dict[Hole, str] | None:
        """The least filling that every claim accepts, the first hole's before the second's."""
        shared = [claim for concerned, claims in self.claims.items() if len(concerned) > 1 for claim in claims]
        for filling in self._combined([(hole, _Survivors(self._alone(hole))) for hole in self.holes]):
            if not shared or self._holds(filling, shared):
                return filling
        return None

    def _combined(self, survivors: list[tuple[Hole, _Survivors]]) -> Iterator[dict[Hole, str]]:
        if not survivors:
            yield {}
            return
        (hole, values), *rest = survivors
        for value in values:
            for others in self._combined(rest):
                yield {hole: value, **others}

    def _alone(self, hole: Hole) -> Iterator[str]:
        """The candidates of one hole that its own claims accept."""
        claims = self.claims.get(frozenset((hole,)), [])
        for value in hole.candidates():
            if not claims or self._holds({**self.smallest, hole: value}, claims):
                yield value

    def _holds(self, filling: dict[Hole, str], claims: list[Claim]) -> bool:
        """Whether these claims come out as they should."""
        if self.solution.tried + self.solution.pruned >= MOST:
            raise _TooMany
        filled = self._filled(filling)
        for subjects in filled:
            for failure in self.failures:
                if failure.claim in claims and self._fails_at(subjects, failure):
                    self.solution.pruned += 1
                    self._count(failure.claim)
                    return False
        self.solution.tried += 1
        for subjects in filled:
            for claim in claims:
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
        names = frozenset(name for base in self.bases for name in base.params.sizes)
        layouts = {hole.table: (text, parse_composed(text, names)) for hole, text in filling.items()}
        return [_replaced(base, layouts) for base in self.bases]

    def _depends(self, claim: Claim, hole: Hole) -> bool:
        """Whether a claim speaks of a hole's tensor or copy."""
        named = {claim.terms.written, claim.terms.written_by}
        named |= {claim.terms.other} if claim.predicate == "same_map" else set()
        named |= {claim.subject} if claim.subject_kind in ("copy", "tensor") else set()
        if hole.path[0] == "copies":
            return hole.table in named
        for name in tuple(named):
            copy = self.spec.copies.get(name)
            if copy is not None:
                named |= {copy.source, copy.destination}
        return hole.table in named

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
        ways = 1 if claim.count is None else subjects.size(claim.count)
        return isinstance(ways, int) and worst.degree > ways


def _addresses(byte: Expression, inputs: dict[str, int]) -> Callable[[int], int]:
    function = compile_function({"byte": byte}, ["lane", *inputs])
    return lambda lane: function(lane, *inputs.values())[0]


def _replaced(base: Subjects, layouts: Mapping[str, tuple[str, Layout | ComposedLayout]]) -> Subjects:
    """The same spec with other layouts; the MMA and the copies, which do not depend on them, are kept."""
    tensors = dict(base.spec.tensors)
    for name, (text, layout) in layouts.items():
        tensors[name] = replace(tensors[name], text=text, layout=layout)
    return base.with_tensors(tensors)
