"""``prove --sweep`` over 10,000 configurations, as an autotuner would run it: a whole process with two workers."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product
from pathlib import Path

from benchmarks.measure import Table, against, on_the_wall
from benchmarks.obligations import SPECS
from layoutproof.specs.read import parse_spec
from layoutproof.specs.sweep import count

TILES = ((32, 64, 96, 128, 160, 192, 224, 256), (32, 64, 96, 128, 256), (16, 32, 64, 96, 128))  # along M, N, K
CONFIGURATIONS = 10_000
JOBS = 2
GOAL = 240.0  # seconds on the wall


def table(scratch: Path) -> Table:
    """The shipped sweep's instructions and thread layouts, each with 200 tiles."""
    text = (SPECS / "sweeps" / "tiled_mma.toml").read_text(encoding="utf-8")
    tiles = ", ".join(f"[{m}, {n}, {k}]" for m, n, k in product(*TILES))
    text = re.sub(r"^tile = \[.*?^\]$", f"tile = [{tiles}]", text, flags=re.DOTALL | re.MULTILINE)
    assert count(parse_spec(text, "sweep")) == CONFIGURATIONS, "the shipped sweep has changed"
    path = scratch / "sweep.toml"
    path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "layoutproof", "prove", "--sweep", str(path)]
    command += ["--jobs", str(JOBS), "--out", str(scratch / "sweep.jsonl")]
    said: list[str] = []

    def run() -> None:
        said.append(subprocess.run(command, cwd=SPECS.parent, capture_output=True, text=True).stderr.strip())

    taken = on_the_wall(run)
    summary = said[0].splitlines()[-1]
    assert summary.startswith(f"{CONFIGURATIONS} combinations: "), said[0]
    rows = [[summary, f"{taken:.0f} s", f"{CONFIGURATIONS / taken:,.0f}", f"goal {GOAL:.0f} s: {against(taken, GOAL)}"]]
    return Table(
        f"`prove --sweep`, {JOBS} processes",
        ("", "on the wall", "a second", "goal"),
        rows,
        (
            "Refuted are the thread layouts that split K: C has several owners. Rejected are tiles that the warps do not divide.",
        ),
    )
