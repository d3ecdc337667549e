"""Every warp-level instruction of the catalogue against the hardware, in one go: ``python -m layoutproof.confirm.atoms``.

Needs CuPy and NumPy and no solver: what it prints comes from the catalogue's layouts alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from layoutproof.confirm.runner.main import print_outcome, run_plan
from layoutproof.emit.folder import write_plan
from layoutproof.emit.mma import mma_test, mma_unit
from layoutproof.emit.plan import Plan
from layoutproof.emit.registers import warp_level_atoms


def atoms_plan(part: str = "") -> Plan:
    """A unit and a test for each warp-level atom whose name contains ``part``."""
    chosen = [atom for atom in warp_level_atoms() if part.casefold() in atom.name.casefold()]
    title = "Structure tensors of the warp-level instructions"
    return Plan(title, [mma_unit(atom) for atom in chosen], [mma_test(atom) for atom in chosen])


def main() -> None:
    """The command line of the job."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="sources, results and lists go here")
    parser.add_argument("--atom", default="", metavar="PART", help="only atoms whose names contain this")
    parser.add_argument("--device", type=int, default=0)
    parser.add_argument("--again", action="store_true", help="run twice, to see what the cache of kernels saves")
    options = parser.parse_args()
    folder = options.out / "atoms"
    write_plan(atoms_plan(options.atom), folder)
    lists = folder / "lists"
    lists.mkdir(parents=True, exist_ok=True)
    code = 0
    for name in ("results.json", "again.json")[: 2 if options.again else 1]:
        outcome = run_plan(folder, device=options.device, lists=lists)
        (folder / name).write_text(json.dumps(outcome, indent=1) + "\n", encoding="utf-8")
        code = print_outcome(outcome)
        times = {key: outcome.get(key) for key in ("compiled", "compile_seconds", "total_seconds")}
        print(", ".join(f"{key} {value}" for key, value in times.items()))
    sys.exit(code)


if __name__ == "__main__":
    main()
