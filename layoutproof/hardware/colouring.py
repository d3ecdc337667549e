"""Why a group takes no more than n passes, in a form that two lanes at a time can check.

Lanes that touch different words of one bank *collide*. If the lanes can be coloured with n colours so that colliding lanes
never share one, no bank holds more than n of a group's words: at most one for each colour. That turns a statement on
n + 1 lanes into one on two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from layoutproof.hardware.banks import Access

Edge = tuple[int, int]


@dataclass
class Collisions:
    """Which lanes collide at some of the points looked at so far."""

    access: Access
    edges: set[Edge] = field(default_factory=set)
    points: list[tuple[int, ...]] = field(default_factory=list)

    def add(self, addresses: Sequence[int]) -> None:
        """The collisions at one more point."""
        self.points.append(tuple(addresses))
        groups = self.groups()
        self.edges = {edge for point in self.points for group in groups for edge in self._within(point, group)}

    def apart(self, section: Sequence[int]) -> tuple[Edge, ...] | None:
        """Why a section does not merge at any of the points: a pair of lanes (t, t ^ x) that differs everywhere for each x.

        Any lanes will do, those of the section are tried first. None where there is no such pair: then the section is taken
        as merged, which can only add collisions.
        """
        found = []
        order = [*section, *(lane for lane in range(self.access.lanes) if lane not in section)]
        for x in self.access.merge:
            lane = next((t for t in order if all(point[t] != point[t ^ x] for point in self.points)), None)
            if lane is None:
                return None
            found.append((lane, lane ^ x))
        return tuple(found)

    def groups(self) -> list[tuple[int, ...]]:
        """The groups of lanes, merged sections as one."""
        found: list[tuple[int, ...]] = []
        for section in self.access.sections:
            if self.apart(section) is None:
                found.append(section)
            else:
                found += [tuple(section[0] + lane for lane in group) for group in self.access.groups]
        return found

    def _within(self, addresses: Sequence[int], group: Sequence[int]) -> Iterable[Edge]:
        units = {lane: addresses[lane] // self.access.unit for lane in group}
        slots: dict[int, list[int]] = {}
        for lane, unit in units.items():
            slots.setdefault(unit % self.access.slots, []).append(lane)
        for lanes in slots.values():
            for place, second in enumerate(lanes):
                for first in lanes[:place]:
                    if units[first] != units[second]:
                        yield first, second


@dataclass(frozen=True)
class Colouring:
    """Lane -> colour: ``lane & mask`` where there is a mask, a table otherwise."""

    colours: tuple[int, ...]
    mask: int | None = None

    def words(self, lane: str) -> str:
        """As one tells it."""
        if self.mask == 0:
            return "no two lanes of a group collide"
        if self.mask is not None:
            return f"lanes of a group with the same {lane} & {self.mask} never collide"
        return f"lanes of a group with the same colour never collide; colours {' '.join(map(str, self.colours))}"


def colour(collisions: Collisions, count: int) -> Colouring | None:
    """A colouring with ``count`` colours a group; None where none is found."""
    lanes = range(collisions.access.lanes)
    if not collisions.edges:
        return Colouring((0,) * len(lanes), 0)
    if count & (count - 1) == 0:
        for mask in sorted(range(len(lanes)), key=lambda number: (number.bit_count(), number)):
            if 1 << mask.bit_count() == count and all((a ^ b) & mask for a, b in collisions.edges):
                return Colouring(tuple(lane & mask for lane in lanes), mask)
    return _by_saturation(collisions.edges, len(lanes), count)


def _by_saturation(edges: set[Edge], lanes: int, count: int) -> Colouring | None:
    """Always the lane whose neighbours show most colours first (DSATUR); exact where the graph is one of equal words."""
    neighbours: list[set[int]] = [set() for _ in range(lanes)]
    for first, second in edges:
        neighbours[first].add(second)
        neighbours[second].add(first)
    colours: dict[int, int] = {}
    while len(colours) < lanes:
        lane = max(
            (lane for lane in range(lanes) if lane not in colours),
            key=lambda one: (len({colours.get(n, -1) for n in neighbours[one]} - {-1}), len(neighbours[one]), -one),
        )
        taken = {colours[other] for other in neighbours[lane] if other in colours}
        free = next((number for number in range(count) if number not in taken), None)
        if free is None:
            return None
        colours[lane] = free
    return Colouring(tuple(colours[lane] for lane in range(lanes)))
