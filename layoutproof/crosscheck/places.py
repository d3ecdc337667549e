"""The sizes at which CuTe is asked: numbers for the params, and the case of the spec that they belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import size_at
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.spec import Claim
from layoutproof.specs.subjects import Subjects
from layoutproof.words import assigned

Sizes = tuple[tuple[str, int], ...]
MOST_SIZES = 1 << 12  # looked at for the second place: that many steps of six params
MOST_POINTS = 1 << 22  # coordinates compared for one claim: some seconds of the program's time, 64 MiB when counted


@dataclass(frozen=True)
class Place:
    """Sizes that are numbers, and the case of the spec that they belong to."""

    subjects: Subjects
    sizes: Mapping[str, int]

    @property
    def pairs(self) -> Sizes:
        """As they are written: names and numbers."""
        return tuple(self.sizes.items())

    @cached_property
    def environment(self) -> dict[str, int]:
        """Every symbol that a layout may have, ``M/32`` too."""
        return self.subjects.params.symbol_values(self.sizes)

    def number(self, size: Size) -> int:
        """A size at these sizes."""
        return size_at(size, self.environment)

    def problem(self) -> tuple[int, int, int]:
        """M, N, K."""
        m, n, k = map(self.number, self.subjects.problem)
        return m, n, k

    def layout(self, layout: Layout | ComposedLayout) -> Layout | ComposedLayout:
        """A layout, swizzled or not, in numbers."""
        if isinstance(layout, ComposedLayout):
            return ComposedLayout(layout.swizzle, layout.offset, layout.layout.substitute(self.environment))
        return layout.substitute(self.environment)

    def points(self, claim: Claim) -> int:
        """The coordinates that a claim speaks of. Raises :class:`Rejected` where there are too many to compare."""
        points = self.subjects.of(claim).domain.points_at(self.sizes)
        check_points(points, self)
        return points


def check_points(points: int, place: Place) -> None:
    """Raise :class:`Rejected` for more coordinates than are compared."""
    if points > MOST_POINTS:
        raise Rejected("crosscheck", f"more than {MOST_POINTS:,} coordinates at {words(place.pairs)}")


def choose(cases: Sequence[Subjects]) -> tuple[Place, ...]:
    """The smallest sizes, and the smallest above them in every param; of a spec of several cases, two cases."""
    found: list[Place] = []
    for subjects in cases:
        params = subjects.params
        if not params.params:
            return (Place(subjects, {}),)
        small = params.smallest_sizes(limit=MOST_SIZES)
        least = next(small, None)
        if least is None:
            continue
        found.append(Place(subjects, least))
        free = [param.name for param in params.params if param.facts.fixed is None]
        second = next(small, None)
        later = () if second is None else (second, *small)
        larger = next((sizes for sizes in later if all(sizes[name] > least[name] for name in free)), second)
        found += [Place(subjects, larger)] if larger is not None else []
    first, last = found[:1], found[-1:] if len(cases) > 1 else found[1:2]
    return tuple(first + [place for place in last if place not in first])


def choose_for(outcome: Outcome, cases: Sequence[Subjects], places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Where to ask a claim: one that was refuted at its counterexample's sizes."""
    found = outcome.counterexample
    if outcome.verdict is not Verdict.REFUTED or found is None:
        return places
    for subjects in cases:
        params = subjects.params
        at = {param.name: found.sizes[param.name] for param in params.params if param.name in found.sizes}
        if len(at) == len(params.params) and params.allows(at):
            return (Place(subjects, at),)
    return places[:1]


def words(sizes: Sizes) -> str:
    """``M = 32, N = 16``."""
    return assigned(dict(sizes)) or "its sizes"
