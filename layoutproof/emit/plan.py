"""What is to be run, as plain data: sources, the launches of each test, and what must come back.

The runner knows nothing of layouts. It compiles ``units``, launches ``tests`` and compares counters, so that everything
that could be wrong about a map is in the emitted text.

A test's kernel gets its ``arguments`` in order. A number in ``values`` is passed as a C ``int``, or ``long long`` where the
argument's kind says so; buffers are described in ``buffers``. Counters are 64-bit words at the start of the report: what
each means is ``counters``, and ``expect`` gives those that are known beforehand. ``compares`` are buffers that must come
back as a table says; what they find is added to ``checked`` and ``mismatches``. ``controls`` are launches with other values
that must *not* come out right - a mismatch, or a guard written over: a test that cannot fail says nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

FORMAT = 1
COUNTERS = ("checked", "nonzero", "mismatches", "first", "listed", "worst")  # words 0.. of every report
POISON = 0xA5  # the byte that memory holds before
POISON_WORD = 0xA5A5A5A5


@dataclass(frozen=True)
class Unit:
    """One source file; ``arch`` is the least that has its instructions (``sm_90a`` means exactly that family)."""

    name: str
    source: str
    arch: str

    @property
    def sha256(self) -> str:
        """The kernel's hash: of its source."""
        return hashlib.sha256(self.source.encode()).hexdigest()


@dataclass(frozen=True)
class Buffer:
    """Memory that a launch gets. ``data`` names a table of the plan; otherwise it is poisoned with ``fill``."""

    bytes: int
    fill: int = POISON
    data: str = ""
    guard: int = 0  # bytes before and after that must keep the poison


@dataclass(frozen=True)
class Compare:
    """A buffer against a table, word for word. ``slots`` decode a word's place, ``values`` what it says: the last fastest."""

    buffer: str
    table: str
    type: str  # as NumPy spells it: u4, i8, f8
    slots: Sequence[tuple[str, int]]
    values: Sequence[tuple[str, int]] = ()


@dataclass(frozen=True)
class Control:
    """A launch that must fail: the values that differ from the test's own."""

    name: str
    values: Mapping[str, int]


@dataclass(frozen=True)
class Test:
    """One kernel launch and what must come of it. ``slots`` says how the index of a mismatch is decoded."""

    name: str
    level: str
    unit: str
    kernel: str
    grid: int
    block: int
    arguments: Sequence[str]  # report, list, or a name in values or buffers
    values: Mapping[str, int]
    expect: Mapping[str, int]
    controls: Sequence[Control]
    slots: Sequence[tuple[str, int]] = ()  # (word, radix), the last fastest
    buffers: Mapping[str, Buffer] = field(default_factory=dict)
    listed: int = 0  # room in the list, in 64-bit words
    shared: int = 0
    compares: Sequence[Compare] = ()
    kept: Sequence[str] = ()  # buffers of 32-bit words that the results keep, whether they agree or not
    key_bits: int = 32  # of the key of a mismatch: what was found there, below its index
    quick: Mapping[str, int] = field(default_factory=dict)  # values of a run that only looks for faults of memory
    spec: str = ""  # whose record it belongs to
    disagrees: str = ""  # why the hardware is known not to do this: then it must not come out right


@dataclass(frozen=True)
class Plan:
    """Everything that one run does."""

    title: str
    units: Sequence[Unit]
    tests: Sequence[Test]
    tables: Mapping[str, bytes] = field(default_factory=dict)
    notes: Sequence[str] = ()

    @property
    def sha256(self) -> str:
        """One hash of everything that is run and what it is held against."""
        return hashlib.sha256("\n".join(sorted(self.test_hashes())).encode()).hexdigest()

    def test_hashes(self) -> list[str]:
        """For each test the hash of its launch, its source and its tables: what a result speaks of."""
        sources = {unit.name: unit.sha256 for unit in self.units}
        tables = {name: hashlib.sha256(content).hexdigest() for name, content in self.tables.items()}
        found = []
        for test in self.tests:
            used = [buffer.data for buffer in test.buffers.values() if buffer.data]
            used += [compare.table for compare in test.compares]
            parts = [json.dumps(asdict(test), sort_keys=True), sources[test.unit], *(tables[name] for name in used)]
            found.append(hashlib.sha256("\n".join(parts).encode()).hexdigest())
        return found

    def to_json(self) -> str:
        """The text of ``plan.json``; sources and tables lie beside it, in files of their own."""
        plan = {"format": FORMAT, "counters": COUNTERS, "sha256": self.sha256, **asdict(self)}
        for unit, source in zip(plan["units"], self.units, strict=True):
            del unit["source"]
            unit["sha256"] = source.sha256
        for entry, digest in zip(plan["tests"], self.test_hashes(), strict=True):
            entry["sha256"] = digest
        plan["tables"] = {name: f"tables/{name}.bin" for name in self.tables}
        return json.dumps(plan, indent=1) + "\n"


def joined(title: str, plans: Sequence[Plan]) -> Plan:
    """Several plans as one; a unit or table that several have is kept once."""
    units = {unit.name: unit for plan in plans for unit in plan.units}
    tables = {name: content for plan in plans for name, content in plan.tables.items()}
    notes = [note for plan in plans for note in plan.notes]
    return Plan(title, list(units.values()), [test for plan in plans for test in plan.tests], tables, notes)
