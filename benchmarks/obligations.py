"""Every obligation of the shipped specs, each ``check-sat`` on its own."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.measure import Table, against, ms, percentile
from layoutproof.proving import solver
from layoutproof.proving.script import Script
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.run import run_spec

SPECS = Path(__file__).parent.parent / "specs"


@dataclass(frozen=True)
class Call:
    """A call of one of the solver's functions: its first argument, its result, its processor seconds."""

    given: Any
    result: Any
    seconds: float


@contextmanager
def watching(name: str) -> Iterator[list[Call]]:
    """The calls of ``solver.name`` while the block runs."""
    calls: list[Call] = []
    watched = getattr(solver, name)

    def watch(given: Any, *arguments: Any, **options: Any) -> Any:
        start = time.process_time()
        result = watched(given, *arguments, **options)
        calls.append(Call(given, result, time.process_time() - start))
        return result

    setattr(solver, name, watch)
    try:
        yield calls
    finally:
        setattr(solver, name, watched)


def scripts(path: Path) -> list[tuple[Script, solver.Run]]:
    """What the solver is given while the specs are proved, and what it said."""
    with watching("discharge") as calls:
        for spec in discover([path]):
            run_spec(read_spec(spec))
    return [(call.given, call.result) for call in calls]


def checks(script: Script, seed: int = 0) -> Iterator[tuple[int, float, str]]:
    """Each obligation's number, the processor seconds of its check, and the answer, up to the first not ``unsat``.

    In one session, as the script is proved.
    """
    session = solver.Session(script.head, seed=seed)
    for number, segment in enumerate(script.segments):
        start = time.process_time()
        answer = session.send(segment.before)
        yield number, time.process_time() - start, answer
        if answer != "unsat":
            break
        session.send(segment.after)


def table() -> Table:
    """Median, 99th percentile and slowest of single checks."""
    times: list[tuple[float, str]] = []
    for script, _ in scripts(SPECS / "tiled_mma"):
        times += [(taken, script.segments[number].goal) for number, taken, _ in checks(script)]
    values = [taken for taken, _ in times]
    middle, high = statistics.median(values), percentile(values, 0.99)
    rows = [
        ["median", ms(middle), f"goal 3 ms: {against(middle, 0.003)}"],
        ["99th percentile", ms(high), f"goal 20 ms: {against(high, 0.020)}"],
        ["slowest", ms(max(values)), max(times)[1]],
        ["all together", ms(sum(values)), f"{len(values):,} checks"],
    ]
    return Table("Certified obligations of `specs/tiled_mma`", ("", "one check-sat", ""), rows)
