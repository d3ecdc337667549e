"""``python -m benchmarks.run``: all tables as Markdown; ``--quick`` repeats less, ``--only PART`` prints one."""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks import command_line, compositions, counterexamples, obligations, scaling, seeds, sweep
from benchmarks.measure import Table
from benchmarks.symbolic import table as symbolic

PEERS = ("z3-solver", "numpy", "tensor-layouts", "islpy")
PARTS = (
    "command-line",
    "obligations",
    "scaling",
    "compositions",
    "symbolic",
    "seeds",
    "counterexamples",
    "sweep",
)


def main() -> None:
    """Print the tables asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer repetitions, sizes and seeds; no sweep")
    parser.add_argument("--seed", type=int, default=1, help="of the random compositions")
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part (may be repeated)")
    options = parser.parse_args()
    print(f"# Benchmarks\n\n{versions()}", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        measures: dict[str, Callable[[], Table]] = {
            "command-line": lambda: command_line.table(Path(scratch), 5 if options.quick else 15),
            "obligations": obligations.table,
            "scaling": scaling.table,
            "compositions": lambda: compositions.table(100 if options.quick else 500, options.seed),
            "symbolic": lambda: symbolic.table(options.quick),
            "seeds": lambda: seeds.table(options.quick),
            "counterexamples": lambda: counterexamples.table(5 if options.quick else 15),
            "sweep": lambda: sweep.table(Path(scratch)),
        }
        for name, measure in measures.items():
            if (not options.only or name in options.only) and not (name == "sweep" and options.quick):
                print(f"\n{measure().markdown()}", flush=True)


def versions() -> str:
    """What was measured with."""
    peers = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PEERS)
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, {peers}. Ratios travel, milliseconds do not."


if __name__ == "__main__":
    main()
