"""Every obligation of the shipped specs, each ``check-sat`` on its own."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any

from benchmarks.measure import Table, against, ms, percentile
from layoutproof.proving import solver
from layoutproof.proving.script import Script
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.run import run_spec

FOLDER = Path(__file__).parent.parent / "specs" / "tiled_mma"


def scripts() -> list[Script]:
    """What the solver is given while the specs are proved."""
    seen: list[Script] = []
    discharge = solver.discharge

    def record(script: Script, *arguments: Any, **options: Any) -> solver.Run:
        seen.append(script)
        return discharge(script, *arguments, **options)

    solver.discharge = record
    try:
        for path in discover([FOLDER]):
            run_spec(read_spec(path))
    finally:
        solver.discharge = discharge
    return seen


def table() -> Table:
    """Median, 99th percentile and slowest of single checks."""
    times: list[tuple[float, str]] = []
    for script in scripts():
        session = solver.Session(script.head)
        for segment in script.segments:
            start = time.process_time()
            answer = session.send(segment.before)
            times.append((time.process_time() - start, segment.goal))
            if answer != "unsat":
                break
            session.send(segment.after)
    values = [taken for taken, _ in times]
    middle, high = statistics.median(values), percentile(values, 0.99)
    rows = [
        ["median", ms(middle), f"goal 3 ms: {against(middle, 0.003)}"],
        ["99th percentile", ms(high), f"goal 20 ms: {against(high, 0.020)}"],
        ["slowest", ms(max(values)), max(times)[1]],
        ["all together", ms(sum(values)), f"{len(values):,} checks"],
    ]
    return Table("Certified obligations of `specs/tiled_mma`", ("", "one check-sat", ""), rows)
