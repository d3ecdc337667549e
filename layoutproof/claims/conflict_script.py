"""The obligations behind a degree of bank conflicts: bit-vectors of a width that the script proves wide enough.

1. Every lane's address is aligned, so that an access is one *unit* of a row of banks.
2. Sections of lanes merge as the colouring takes it (only for kinds of access that merge).
3. At most n: lanes of one group that share a colour and a bank touch the same unit; there are n colours.
4. At least n: at the point named, n lanes of one group touch n different units of one bank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from layoutproof.hardware.banks import Access
from layoutproof.hardware.colouring import Collisions, Colouring
from layoutproof.integers import bitvector, smt
from layoutproof.integers.expression import (
    ONE,
    ZERO,
    Binary,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
    conjunction,
    substitute,
)
from layoutproof.integers.interval import interval
from layoutproof.proving import bits
from layoutproof.proving.domain import Domain, Variable
from layoutproof.words import assigned


@dataclass(frozen=True)
class Reach:
    """Byte address of each lane: an expression over ``lane`` and the other inputs of the domain."""

    title: str
    domain: Domain  # the lane first, then the others
    address: Expression
    lane: str
    access: Access

    def unit(self, address: Expression) -> Expression:
        """Which row-of-banks unit an aligned address is."""
        return Binary(">>", address, Literal(self.access.unit.bit_length() - 1))

    def at_lane(self, lane: Expression) -> Expression:
        """The address of another lane."""
        return substitute(self.address, {self.lane: lane})


@dataclass(frozen=True)
class Witness:
    """Lanes of one group, in the order of the units that they touch, at one point of the other inputs."""

    inputs: Mapping[str, int]
    units: Sequence[tuple[int, int]]  # (unit, lane)
    addresses: Sequence[int]
    group: Sequence[int]


class ConflictScript:
    """The script under construction, over as many lanes as are compared at once."""

    def __init__(self, reach: Reach, copies: int = 2) -> None:
        self.reach = reach
        self.lanes = [Name(reach.lane), *(Name(f"{reach.lane}_{copy}") for copy in range(2, copies + 1))]
        lanes = tuple(Variable(lane.name, reach.access.lanes) for lane in self.lanes)
        domain = Domain(reach.domain.params, lanes + reach.domain.variables[1:], reach.domain.guard)
        # The other lanes run over the same numbers: what is proved of the first lane's terms is proved of theirs.
        used = [reach.address, Literal(max(reach.access.lanes, reach.access.bytes, reach.access.slots))]
        self.script, self.width, self.bounds = bits.open_bits(domain, f"the lanes of {reach.title}", used)
        self.addresses = [self._defined(f"address({lane.name})", reach.at_lane(lane)) for lane in self.lanes]
        self.units = [
            self._defined(f"unit({lane.name})", reach.unit(at))
            for lane, at in zip(self.lanes, self.addresses, strict=True)
        ]

    def _defined(self, name: str, value: Expression) -> Name:
        """A name for a term that occurs often."""
        self.bounds[name] = interval(value, self.bounds)
        self.script.declare(name, sort=bitvector.sort(self.width))
        self.script.assume(f"(= {smt.quote(name)} {bitvector.term(value, self.width, self.bounds)})")
        return Name(name)

    def formula(self, goal: Expression) -> str:
        """A goal in the script's width."""
        return bitvector.formula(goal, self.width, self.bounds)

    def aligned(self) -> None:
        """Obligation 1."""
        self.script.section(f"{self.reach.access.name}: {self.reach.access.bytes} bytes a lane")
        inside = Binary("<=", ZERO, self.addresses[0])
        whole = Binary("==", Binary("&", self.addresses[0], Literal(self.reach.access.bytes - 1)), ZERO)
        self.script.prove(self.formula(Binary("&&", inside, whole)), ALIGNED)

    def merging(self, collisions: Collisions) -> None:
        """Obligation 2: sections that are looked at group by group are so at every point, not only at those seen."""
        for section in self.reach.access.sections:
            for first, second in collisions.apart(section) or ():
                pins: list[Expression] = [
                    Binary("==", lane, Literal(at)) for lane, at in zip(self.lanes, (first, second), strict=False)
                ]
                goal = self.formula(Binary("!=", self.addresses[0], self.addresses[1]))
                words = f"lanes {section[0]}..{section[-1]} are not taken together: {first} and {second} differ"
                self.script.prove(goal, words, tuple(map(self.formula, pins)))

    def at_most(self, collisions: Collisions, colouring: Colouring, count: int) -> None:
        """Obligation 3."""
        self.script.comment(f"{count} colour{'s' if count > 1 else ''}: {colouring.words(self.reach.lane)}")
        first, second = self.lanes[:2]
        same = [
            Binary("<", first, second),
            _equal_table(first, second, _group_table(collisions)),
            _equal_colours(first, second, colouring),
            Binary("==", self._slot(0), self._slot(1)),
        ]
        equal = Binary("==", self.units[0], self.units[1])
        given = tuple(self.formula(condition) for condition in same if condition != ONE)
        self.script.prove(self.formula(equal), f"at most {count}: {BOUND}", given)

    def at_most_chain(self, collisions: Collisions) -> None:
        """The same without colours: as many lanes of one group as there are copies cannot all collide."""
        table = _group_table(collisions)
        given = []
        for place in range(len(self.lanes) - 1):
            given.append(self.formula(Binary("<", self.units[place], self.units[place + 1])))
            given.append(self.formula(_equal_table(self.lanes[0], self.lanes[place + 1], table)))
            given.append(self.formula(Binary("==", self._slot(0), self._slot(place + 1))))
        self.script.prove("false", f"at most {len(self.lanes) - 1}: {BOUND}", tuple(given))

    def at_least(self, witness: Witness) -> None:
        """Obligation 4. One pass needs no proof."""
        if len(witness.units) == 1:
            return
        point = assigned(witness.inputs)
        where = f" at {point}" if point else ""
        lanes = ", ".join(str(lane) for _, lane in witness.units)
        slot = witness.units[0][0] % self.reach.access.slots
        self.script.comment(
            f"lanes {lanes} belong to one group and touch {len(witness.units)} units of one bank{where}"
        )
        values = {name: Literal(value) for name, value in witness.inputs.items()}
        inside: list[Expression] = [
            Binary("<", values[variable.name], Literal(variable.size))
            for variable in self.reach.domain.variables[1:]
            if isinstance(variable.size, int)
        ]
        if self.reach.domain.guard is not None:
            inside.append(substitute(self.reach.domain.guard, values))
        if inside:
            self.script.prove(self.formula(conjunction(inside)), "the point is one of the domain")
        fixed = tuple(self.formula(Binary("==", Name(name), value)) for name, value in values.items())
        lane = smt.quote(self.reach.lane)

        def number(value: int) -> str:
            return bitvector.literal(value, self.width)

        unit = smt.quote(self.units[0].name)
        cases = " ".join(f"(=> (= {lane} {number(at)}) (= {unit} {number(value)}))" for value, at in witness.units)
        same = " ".join(
            f"(= (bvand {number(value)} {number(self.reach.access.slots - 1)}) {number(slot)})"
            for value, _ in witness.units
        )
        words = f"at least {len(witness.units)}: different units, the same banks"
        self.script.prove(f"(and {cases} {same})", words, fixed)
        self._together(witness, fixed)

    def _together(self, witness: Witness, fixed: tuple[str, ...]) -> None:
        """A whole section counts as one group only where it merges."""
        access = self.reach.access
        section = next(section for section in access.sections if witness.group[0] in section)
        if len(section) == len(access.groups[0]) or tuple(witness.group) != section:
            return
        lanes = range(access.lanes)  # the whole warp merges, or none of it
        x = next(x for x in access.merge if all(witness.addresses[t] == witness.addresses[t ^ x] for t in lanes))
        partner = Binary("==", self.lanes[1], Binary("^", self.lanes[0], Literal(x)))
        inside = Binary(
            "&&", Binary("<=", Literal(0), self.lanes[0]), Binary("<", self.lanes[0], Literal(access.lanes))
        )
        goal = Binary("==", self.addresses[0], self.addresses[1])
        words = f"the halves are taken whole: each of the {access.lanes} lanes has the address of lane ^ {x}"
        self.script.prove(self.formula(goal), words, (*fixed, self.formula(partner), self.formula(inside)))

    def _slot(self, lane: int) -> Expression:
        """Which banks a lane's unit lies in: equal exactly where two units share them."""
        return Binary("&", self.units[lane], Literal(self.reach.access.slots - 1))


ALIGNED = "the address is not negative and aligned"
BOUND = "lanes of a group in the same bank touch the same unit unless their colours differ"


def _group_table(collisions: Collisions) -> tuple[int, ...]:
    table = [0] * collisions.access.lanes
    for number, group in enumerate(collisions.groups()):
        for lane in group:
            table[lane] = number
    return tuple(table)


def _equal_colours(first: Expression, second: Expression, colouring: Colouring) -> Expression:
    if colouring.mask is None:
        return _equal_table(first, second, colouring.colours)
    if colouring.mask == 0:
        return ONE
    differing = Binary("&", Binary("^", first, second), Literal(colouring.mask))
    return Binary("==", differing, ZERO)


def _equal_table(first: Expression, second: Expression, table: Sequence[int]) -> Expression:
    """``table[first] == table[second]``: runs of a power of two are shifts, everything else is looked up."""
    if len(set(table)) == 1:
        return ONE
    run = next(place for place, value in enumerate(table) if value != table[0])
    if run & (run - 1) == 0 and all(value == place // run for place, value in enumerate(table)):
        by = Literal(run.bit_length() - 1)
        return Binary("==", Binary(">>", first, by), Binary(">>", second, by))
    return Binary("==", _looked_up(first, table), _looked_up(second, table))


def _looked_up(lane: Expression, table: Sequence[int]) -> Expression:
    """The entry of a lane, by halving."""
    if len(set(table)) == 1:
        return Literal(table[0])
    half = 1 << ((len(table) - 1).bit_length() - 1)
    test = Binary("&", lane, Literal(half))
    low, high = _looked_up(lane, table[:half]), _looked_up(lane, table[half:])
    return Conditional(Unary("!", test), low, high)
