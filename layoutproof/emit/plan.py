"""What is to be run, as plain data: sources, the launches of each test, and what must come back.

The runner knows nothing of layouts. It compiles ``units``, launches ``tests`` and compares counters, so that everything
that could be wrong about a map is in the emitted text.

A test's kernel gets its ``arguments`` in order. A number in ``values`` is passed as a C ``int``, or ``long long`` where the
argument's kind says so; buffers are described in ``buffers``. Counters are 64-bit words at the start of the report: what
each means is ``counters``, and ``expect`` gives those that are known beforehand. ``controls`` are launches with other
values that must *not* come out right: a test that cannot fail says nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

FORMAT = 1
COUNTERS = ("checked", "nonzero", "mismatches", "first", "listed")  # words 0.. of every report


@dataclass(frozen=True)
class Unit:
    """One source file; ``arch`` is the least that has its instructions (``sm_90a`` means exactly that family)."""

    name: str
    source: str
    arch: str


@dataclass(frozen=True)
class Buffer:
    """Memory that a launch gets. ``data`` names a table of the plan; otherwise it is poisoned with ``fill``."""

    bytes: int
    fill: int = 0xA5
    data: str = ""
    guard: int = 0  # bytes before and after that must keep the poison


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


@dataclass(frozen=True)
class Plan:
    """Everything that one run does."""

    title: str
    units: Sequence[Unit]
    tests: Sequence[Test]
    tables: Mapping[str, str] = field(default_factory=dict)
    notes: Sequence[str] = ()

    def to_json(self) -> str:
        """The text of ``plan.json``; the sources lie beside it, in files of their own."""
        plan = {"format": FORMAT, "counters": COUNTERS, **asdict(self)}
        for unit in plan["units"]:
            del unit["source"]
        return json.dumps(plan, indent=1) + "\n"
