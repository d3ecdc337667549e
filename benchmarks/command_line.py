"""Cold starts: what an engineer waits for at the prompt."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.measure import Table, against, ms, on_the_wall, ratio

ROOT = Path(__file__).parent.parent
LAYOUTPROOF = [sys.executable, "-m", "layoutproof"]
SEVEN = [f"specs/tiled_mma/{path.name}" for path in sorted((ROOT / "specs" / "tiled_mma").glob("*.toml"))]
CASES = [  # what, arguments, goal in seconds, acceptable exit codes
    ("`--help`", ["--help"], 0.12, (0,)),
    ("one concrete claim", ["prove", "--no-record", "CONCRETE", "--claim", "c_owner"], 0.3, (0,)),
    ("`prove specs/tiled_mma`", ["prove", "--no-record", "specs/tiled_mma"], 1.0, (0,)),
    ("`check` of the seven in `specs/tiled_mma`", ["check", *SEVEN, "--proofs", "PROOFS"], 0.5, (0,)),
]
CONCRETE = """\
[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"
problem = [32, 16, 16]

[claims.c_owner]
operand = "C"
equals = { m = "lane/4 + 8*(v/2) + 16*wm", n = "2*(lane%4) + v%2 + 8*wn" }
"""


def table(scratch: Path, repeat: int) -> Table:
    """Medians of ``repeat`` processes each, next to those of processes that only start or only load a library."""
    concrete = scratch / "concrete.toml"
    concrete.write_text(CONCRETE, encoding="utf-8")
    base = _median([sys.executable, "-c", "pass"], repeat)
    rows = [["`python -c pass`", ms(base), "1.00x", ""]]
    for library in ("z3", "numpy", "tensor_layouts"):
        taken = _median([sys.executable, "-c", f"import {library}"], repeat)
        rows.append([f"`import {library}`", ms(taken), ratio(taken, base), ""])
    places = {"CONCRETE": str(concrete), "PROOFS": str(scratch / "proofs")}
    record = [*LAYOUTPROOF, "prove", "specs/tiled_mma", "--proofs", places["PROOFS"]]
    subprocess.run(record, cwd=ROOT, capture_output=True)
    for what, arguments, goal, accepted in CASES:
        command = LAYOUTPROOF + [places.get(a, a) for a in arguments]
        code = subprocess.run(command, cwd=ROOT, capture_output=True).returncode
        if code not in accepted:
            rows.append([what, f"exit code {code}", "", f"goal {ms(goal)}: not measured"])
            continue
        taken = _median(command, repeat)
        rows.append([what, ms(taken), ratio(taken, base), f"goal {ms(goal)}: {against(taken, goal)}"])
    return Table("Command line, cold processes", ("command", "median", "ratio to an empty Python", "goal"), rows)


def _median(command: list[str], repeat: int) -> float:
    def run() -> None:
        subprocess.run(command, cwd=ROOT, capture_output=True)

    run()
    return statistics.median(on_the_wall(run) for _ in range(repeat))
