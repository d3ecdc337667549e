"""What of a spec CuTe is asked: the configuration's layouts, and each claim with our verdict, at sizes that are numbers.

A claim that was proved must hold in CuTe at two sizes: the smallest that the spec allows, and the smallest at which every
repetition happens. One that was refuted must fail in CuTe at the counterexample's sizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.run import run_spec
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects

MOST_POINTS = 1 << 22  # coordinates compared for one claim: some seconds of the program's time, 64 MiB when counted
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
    """One walk over all inputs of an operand, or of one layout, at sizes that are numbers."""

    subject: str  # "operand C", "layout smem"
    sizes: Sizes
    claims: tuple[Asked, ...]
    problem: tuple[int, int, int] = (0, 0, 0)
    layout: Layout | None = None


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


class _Asking:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.subjects = Subjects(spec)
        results = [result.outcome for result in run_spec(spec).claims]
        self.configuration = results.pop(0) if spec.mma is not None else None
        self.outcomes = dict(zip((claim.name for claim in spec.claims), results, strict=True))
        self.unasked: list[tuple[str, str]] = []

    def result(self) -> Questions:
        asks_mma = self.configuration is not None and self.configuration.verdict is Verdict.PROVED
        if self.configuration is not None and not asks_mma:
            self.unasked.append(("configuration", _why_not(self.configuration)))
        if not self.sizes:
            self.unasked.append(("every claim", "no small sizes meet the spec's conditions"))
        problems = tuple((_pairs(sizes), self._problem(sizes)) for sizes in self.sizes) if asks_mma else ()
        visits = tuple(self._visits()) if self.sizes else ()
        return Questions(self.spec, self.subjects, asks_mma, problems, visits, tuple(self.unasked))

    @cached_property
    def sizes(self) -> tuple[dict[str, int], ...]:
        """The smallest sizes, and the smallest above them in every param; what is fixed stays."""
        params = self.subjects.params
        if not params.params:
            return ({},)
        small = list(params.smallest_sizes())
        if not small:
            return ()
        free = [param.name for param in params.params if param.facts.fixed is None]
        larger = [sizes for sizes in small[1:] if all(sizes[name] > small[0][name] for name in free)]
        return (small[0], *(larger or small[1:])[:1])

    def _visits(self) -> Iterable[Visit]:
        together: dict[tuple[str, Sizes], list[Asked]] = {}  # one walk serves all claims about an operand
        for claim in self.spec.claims:
            outcome = self.outcomes[claim.name]
            if outcome.verdict not in (Verdict.PROVED, Verdict.REFUTED):
                self.unasked.append((claim.name, _why_not(outcome)))
                continue
            if claim.subject_kind == "map":
                self.unasked.append((claim.name, "a map is not CuTe's"))
                continue
            for sizes in self._sizes_for(outcome):
                try:
                    asked = self._asked(claim, outcome.verdict is Verdict.PROVED, sizes)
                    layout = self._layout(claim, sizes)
                except Rejected as refused:
                    self.unasked.append((claim.name, str(refused)))
                    break
                if asked is None:
                    self.unasked.append(
                        (claim.name, f"more than {MOST_POINTS:,} coordinates at {words(_pairs(sizes))}")
                    )
                elif layout is not None:
                    yield Visit(f"layout {claim.subject}", _pairs(sizes), (asked,), layout=layout)
                else:
                    together.setdefault((claim.subject, _pairs(sizes)), []).append(asked)
        for (letter, pairs), claims in together.items():
            yield Visit(f"operand {letter}", pairs, tuple(claims), self._problem(dict(pairs)))

    def _sizes_for(self, outcome: Outcome) -> tuple[Mapping[str, int], ...]:
        found = outcome.counterexample
        if outcome.verdict is not Verdict.REFUTED or found is None:
            return self.sizes
        at = {param.name: found.sizes[param.name] for param in self.subjects.params.params if param.name in found.sizes}
        return (at,) if len(at) == len(self.subjects.params.params) else self.sizes[:1]

    def _asked(self, claim: Claim, holds: bool, sizes: Mapping[str, int]) -> Asked | None:
        """None where there are too many coordinates."""
        points = 1
        for _, extent in self.subjects.of(claim).domain.concrete(sizes):
            points *= extent
        if points > MOST_POINTS:
            return None
        if claim.predicate in ("equals", "injective"):
            return Asked(claim, holds)
        box = {name: self._number(size, sizes) for name, size in self.subjects.box(claim).items()}
        count = 1 if claim.count is None else self._number(self.subjects.size(claim.count), sizes)
        return Asked(claim, holds, box, count)

    def _layout(self, claim: Claim, sizes: Mapping[str, int]) -> Layout | None:
        """The layout of a claim about one, in numbers; None for an operand."""
        if claim.subject_kind == "operand":
            return None
        if not isinstance(claim.layout, Layout):
            raise Rejected("crosscheck", f"{claim.layout} is no plain layout")
        return self.subjects.substituted(claim.layout).substitute(self._environment(sizes))

    def _problem(self, sizes: Mapping[str, int]) -> tuple[int, int, int]:
        m, n, k = (self._number(size, sizes) for size in self.subjects.problem)
        return m, n, k

    def _number(self, size: Size, sizes: Mapping[str, int]) -> int:
        return size if isinstance(size, int) else evaluate(to_expression(size), self._environment(sizes))

    def _environment(self, sizes: Mapping[str, int]) -> dict[str, int]:
        return self.subjects.params.symbol_values(sizes)


def words(sizes: Sizes) -> str:
    """``M = 32, N = 16``."""
    return ", ".join(f"{name} = {value}" for name, value in sizes) or "its sizes"


def _pairs(sizes: Mapping[str, int]) -> Sizes:
    return tuple(sizes.items())


def _why_not(outcome: Outcome) -> str:
    reason = str(outcome.refusal) if outcome.refusal is not None else outcome.method
    return f"{outcome.verdict.value}: {reason}" if reason else outcome.verdict.value
