"""How many passes a shared-memory access takes: the rule, read from data, and its result for given addresses.

    rule = find_rule("nvidia_sm90").access("ldmatrix.x4")
    rule.passes([128 * lane for lane in range(32)])      # 32: rows of 64 halves without a swizzle, 8 passes a matrix

The words of this module: an access is cut into *sections* of lanes, a section into *groups*; a group takes as many passes
as its *degree*, the largest number of distinct words that it touches in one bank. One pass for each group is unavoidable;
what is beyond that are *conflicts*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from layoutproof.errors import Rejected, UserError

DEFAULT = "nvidia_sm90"


@dataclass(frozen=True)
class Collision:
    """The fullest bank of a group: ``words`` are the first word and lane of each pass that it needs."""

    bank: int
    words: tuple[tuple[int, int], ...]  # (word, the first lane that touches it)

    @property
    def degree(self) -> int:
        """How many passes the group takes."""
        return len(self.words)

    @property
    def lanes(self) -> tuple[int, ...]:
        """One lane for each of the words."""
        return tuple(lane for _, lane in self.words)


@dataclass(frozen=True)
class Access:
    """One kind of access: what a lane moves, and which lanes are looked at together.

    ``groups`` are the groups of the first section, as lanes; the next sections repeat them. ``merge`` lists the x for which
    each section becomes a single group where every lane, of all sections, has the address of ``lane ^ x``.
    """

    name: str
    bytes: int
    lanes: int
    section: int
    groups: tuple[tuple[int, ...], ...]
    merge: tuple[int, ...] = ()
    banks: int = 32
    bank_bytes: int = 4

    @property
    def unit(self) -> int:
        """The bytes that always go together: an aligned access, at least one bank's width."""
        return max(self.bytes, self.bank_bytes)

    @property
    def slots(self) -> int:
        """How many units the banks hold side by side; two units collide exactly when they are equal modulo this."""
        return self.banks * self.bank_bytes // self.unit

    @property
    def sections(self) -> tuple[tuple[int, ...], ...]:
        """The lanes of each section."""
        return tuple(tuple(range(start, start + self.section)) for start in range(0, self.lanes, self.section))

    def group_of(self, lane: int) -> int:
        """The number of a lane's group, counted over all sections, when nothing merges."""
        start = lane // self.section * self.section
        place = next(index for index, group in enumerate(self.groups) if lane - start in group)
        return lane // self.section * len(self.groups) + place

    def merges(self, addresses: Sequence[int]) -> bool:
        """Whether the lanes of each section are taken together."""
        return any(all(addresses[lane] == addresses[lane ^ x] for lane in range(self.lanes)) for x in self.merge)

    def grouping(self, addresses: Sequence[int]) -> list[tuple[int, ...]]:
        """The groups of lanes that are looked at together for these addresses."""
        if self.merges(addresses):
            return list(self.sections)
        return [tuple(section[0] + lane for lane in group) for section in self.sections for group in self.groups]

    def collision(self, addresses: Sequence[int], group: Sequence[int]) -> Collision:
        """The fullest bank of a group, the lowest of equals."""
        banks: dict[int, dict[int, int]] = {}
        for lane in group:
            first, last = addresses[lane], addresses[lane] + self.bytes - 1
            for word in range(first // self.bank_bytes, last // self.bank_bytes + 1):
                banks.setdefault(word % self.banks, {}).setdefault(word, lane)
        bank = min(banks, key=lambda number: (-len(banks[number]), number))
        return Collision(bank, tuple(banks[bank].items()))

    def collisions(self, addresses: Sequence[int]) -> list[Collision]:
        """The fullest bank of each group. Raises :class:`Rejected` when an address is missing, negative or not aligned."""
        self.check(addresses)
        return [self.collision(addresses, group) for group in self.grouping(addresses)]

    def passes(self, addresses: Sequence[int]) -> int:
        """How many passes the access takes: the sum of the degrees."""
        return sum(collision.degree for collision in self.collisions(addresses))

    def unavoidable(self, addresses: Sequence[int]) -> int:
        """How many it would take without bank collisions: one a group."""
        return len(self.grouping(addresses))

    def conflicts(self, addresses: Sequence[int]) -> int:
        """The passes beyond that: what a profiler counts as conflicts."""
        return self.passes(addresses) - self.unavoidable(addresses)

    def worst(self, addresses: Sequence[int]) -> Collision:
        """The group that takes most passes, the first of equals."""
        return max(self.collisions(addresses), key=lambda collision: collision.degree)

    def check(self, addresses: Sequence[int]) -> None:
        """Each lane needs an address, none negative, each a multiple of what it moves."""
        if len(addresses) < self.lanes:
            reason = f"{len(addresses)} addresses for {self.lanes} lanes"
            raise Rejected(self.name, reason, legal=f"{self.lanes} addresses")
        for lane, address in enumerate(addresses[: self.lanes]):
            if address < 0 or address % self.bytes:
                below = max(address, 0) // self.bytes * self.bytes
                reason = f"lane {lane} has the byte address {address}, not a multiple of {self.bytes}"
                raise Rejected(self.name, reason, mode="alignment", legal=f"{below} or {below + self.bytes}")


@dataclass(frozen=True)
class Rule:
    """The banks of one kind of hardware: its accesses by name, and where the rule is from."""

    name: str
    title: str
    source: str
    lanes: int
    accesses: tuple[Access, ...]

    def access(self, name: str) -> Access:
        """The access of this name; ``.trans`` changes nothing about banks. Raises :class:`UserError` for an unknown one."""
        plain = _plain(name)
        for access in self.accesses:
            if access.name == plain:
                return access
        import difflib  # only a mistake needs it

        known = [access.name for access in self.accesses]
        near = difflib.get_close_matches(plain, known, n=4) or known
        raise UserError(f"{self.title} has no access {name!r}", hint=f"known: {', '.join(near)}")


def _plain(name: str) -> str:
    """PTX spellings of one access: ``ld.shared.v4.b32`` moves 128 bits, ``ldmatrix.x4.trans`` the rows of ``ldmatrix.x4``."""
    found = re.fullmatch(r"(ld|st)\.shared(?:\.v(\d))?\.[busf](\d+)", name)
    if found:
        return f"{found[1]}.shared.{int(found[2] or 1) * int(found[3])}"
    return name.removesuffix(".trans") if name.startswith(("ldmatrix", "stmatrix")) else name


def passes(access: str, addresses: Sequence[int], rule: str = DEFAULT) -> int:
    """How many passes an access takes, given the byte address of each lane."""
    return find_rule(rule).access(access).passes(addresses)


def rules() -> tuple[str, ...]:
    """The names of the rules that there are."""
    return tuple(sorted(path.stem for path in Path(__file__).parent.glob("*.toml")))


@cache
def find_rule(name: str = DEFAULT) -> Rule:
    """The rule of this name. Raises :class:`UserError` for an unknown one."""
    import tomllib  # here, so that nothing else pays for it

    if name not in rules():
        raise UserError(f"unknown hardware {name!r}", hint=f"known: {', '.join(rules())}")
    table = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))
    accesses = tuple(_access(key, entry, table) for key, entry in table["access"].items())
    return Rule(name, table["title"], table["source"], table["lanes"], accesses)


def _access(name: str, entry: dict[str, Any], table: dict[str, Any]) -> Access:
    section = entry["section"]
    if "groups" in entry:
        groups = tuple(tuple(_lanes(text)) for text in entry["groups"])
    else:
        size = entry["group"]
        groups = tuple(tuple(range(start, start + size)) for start in range(0, section, size))
    return Access(
        name,
        entry["bytes"],
        entry.get("lanes", table["lanes"]),
        section,
        groups,
        tuple(entry.get("merge", ())),
        table["banks"],
        table["bank_bytes"],
    )


def _lanes(text: str) -> list[int]:
    """``"0-3 20-23"``."""
    found: list[int] = []
    for part in text.split():
        first, last = part.split("-")
        found += range(int(first), int(last) + 1)
    return found
