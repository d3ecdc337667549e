"""Level 5: measured passes of shared-memory accesses against the rule, for fresh patterns and for accesses of a spec's own."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from layoutproof.emit import bank_code
from layoutproof.emit.plan import Buffer, Compare, Control, Plan, Test, Unit
from layoutproof.emit.registers import file_name
from layoutproof.emit.tables import table
from layoutproof.hardware.banks import Access, find_rule

LANES = 32
RULE = "nvidia_sm90"
Pattern = tuple[int, ...]


def banks_plan(count: int = 264, seed: int = 6, spec: str = "") -> Plan:
    """``count`` patterns for each kind of access: two for each multiprocessor of an H200."""
    units, tests = [], []
    tables: dict[str, bytes] = {}
    for access in bank_code.ACCESSES:
        rule = find_rule(RULE).access(access)
        generator = random.Random(f"{seed} {access}")
        unit, test = accesses_test(access, list(patterns(rule, count, generator)), access, tables, spec)
        units.append(unit)
        tests.append(test)
    return Plan("Shared-memory passes: random patterns against the rule", units, tests, tables)


def accesses_test(
    access: str, found: Sequence[Pattern], name: str, tables: dict[str, bytes], spec: str, stem: str = ""
) -> tuple[Unit, Test]:
    """One launch for all the patterns of one kind of access."""
    rule = find_rule(RULE).access(access)
    unit = Unit(f"banks_{file_name(access)}", bank_code.source(access), bank_code.arch(access))
    stem = file_name(f"banks {stem or name}")
    tables[f"{stem}_offsets"] = table("u4", [offset for pattern in found for offset in pattern])
    tables[f"{stem}_passes"] = table("u4", [rule.passes(pattern) for pattern in found])
    moved = [tuple(offset ^ (offset >> 7 & 7) << 4 for offset in pattern) for pattern in found]
    control = Control("swizzle on one side", {"swizzle": 1})
    telling = any(rule.passes(a) != rule.passes(b) for a, b in zip(found, moved, strict=True))
    test = Test(
        name=f"{spec}: {name}" if spec else name,
        level="banks",
        unit=unit.name,
        kernel="passes",
        grid=min(len(found), 132),
        block=bank_code.THREADS,
        arguments=("report", "offsets", "measured", "cycles", "patterns", "step", "swizzle"),
        values={"patterns": len(found), "step": 0, "swizzle": 0},
        expect={"checked": len(found), "mismatches": 0},
        controls=[control] if telling else [],
        buffers={
            "offsets": Buffer(len(found) * LANES * 4, data=f"{stem}_offsets", guard=256),
            "measured": Buffer(len(found) * 4, guard=256),
            "cycles": Buffer(len(found) * 4, guard=256),
        },
        kept=["measured", "cycles"],
        compares=[Compare("measured", f"{stem}_passes", "u4", [("pattern", len(found))])],
        shared=bank_code.SHARED,
        quick={"patterns": min(len(found), 4)},
        spec=spec,
    )
    return unit, test


def patterns(access: Access, count: int, generator: random.Random) -> Iterator[Pattern]:
    """Aligned offsets of many shapes, so that everything from one pass to a full collision occurs."""
    for number in range(count):
        yield SHAPES[number % len(SHAPES)](access.bytes, generator)


def _anywhere(unit: int, generator: random.Random) -> Pattern:
    window = 1 << generator.randrange(7, 15)
    return tuple(generator.randrange(0, window, unit) for _ in range(LANES))


def _stride(unit: int, generator: random.Random) -> Pattern:
    step = unit * generator.choice((1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 32, 33))
    return tuple(lane * step % bank_code.WINDOW for lane in range(LANES))


def _shuffled(unit: int, generator: random.Random) -> Pattern:
    found = list(_stride(unit, generator))
    generator.shuffle(found)
    return tuple(found)


def _paired(unit: int, generator: random.Random) -> Pattern:
    """Neighbours at the same address: what wide loads merge, in the whole warp or in one half of it."""
    found, apart = _anywhere(unit, generator), _anywhere(unit, generator)
    step, half = generator.choice((1, 2, 4, 8, 16)), generator.choice((0, 16, 32))
    return tuple(apart[lane] if lane // 16 * 16 == half else found[lane & ~step] for lane in range(LANES))


def _halves(unit: int, generator: random.Random) -> Pattern:
    """Neighbours at the same address in both halves, not the same neighbours."""
    found, steps = _anywhere(unit, generator), [generator.choice((1, 2)) for _ in range(2)]
    return tuple(found[lane & ~steps[lane // 16]] for lane in range(LANES))


def _few(unit: int, generator: random.Random) -> Pattern:
    some = _anywhere(unit, generator)[: generator.randrange(1, 9)]
    return tuple(generator.choice(some) for _ in range(LANES))


def _column(unit: int, generator: random.Random) -> Pattern:
    rows, column = generator.randrange(1, 33), generator.randrange(0, 128, unit)
    return tuple(lane % rows * 128 + column for lane in range(LANES))


def _tile(unit: int, generator: random.Random) -> Pattern:
    """Rows of 128 bytes in chunks of 16, swizzled or not."""
    bits, row = generator.choice((0, 1, 3, 7)), generator.choice((1, 2, 4, 8))
    found = (lane // row % 8 * 128 + ((lane % row + lane // 8) % 8 ^ lane // row & bits) * 16 for lane in range(LANES))
    return tuple(offset // unit * unit for offset in found)


SHAPES: Sequence[Callable[[int, random.Random], Pattern]] = (
    _anywhere, _stride, _shuffled, _paired, _few, _column, _tile, _paired, _halves,
)  # fmt: skip
