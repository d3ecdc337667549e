"""A folder that stands alone: sources, plan, tables and the runner that needs only CuPy and NumPy."""

from __future__ import annotations

import os
from pathlib import Path

from layoutproof.emit.plan import Plan
from layoutproof.errors import UserError

RUNNER = Path(__file__).parent.parent / "confirm" / "runner"
RUN = '''\
"""Run the kernels of this folder on a GPU and compare what comes back. Needs CuPy and NumPy: python run.py --help"""

from runner.main import main

if __name__ == "__main__":
    main()
'''


def write_plan(plan: Plan, folder: Path) -> None:
    """Write the folder, each file whole or not at all; ``plan.json`` last."""
    texts = {f"{unit.name}.cu": unit.source for unit in plan.units}
    texts |= {f"runner/{path.name}": path.read_text(encoding="utf-8") for path in sorted(RUNNER.glob("*.py"))}
    texts |= {"run.py": RUN, "plan.json": plan.to_json()}
    try:
        (folder / "runner").mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            _write(folder / name, text)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise UserError(f"{error.filename or folder}: cannot be written: {reason}") from None


def _write(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
