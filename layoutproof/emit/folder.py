"""A folder that stands alone: sources, plan, tables and the runner that needs only CuPy and NumPy."""

from __future__ import annotations

from pathlib import Path

from layoutproof.emit.plan import Plan
from layoutproof.errors import UserError
from layoutproof.specs.files import replace

RUNNER = Path(__file__).parent.parent / "confirm" / "runner"
RUN = '''\
"""Run the kernels of this folder on a GPU and compare what comes back. Needs CuPy and NumPy: python run.py --help"""

from runner.main import main

if __name__ == "__main__":
    main()
'''


def write_plan(plan: Plan, folder: Path) -> None:
    """Write the folder, each file whole or not at all; ``plan.json`` last."""
    files = {f"{unit.name}.cu": unit.source.encode() for unit in plan.units}
    files |= {f"tables/{name}.bin": content for name, content in plan.tables.items()}
    files |= {f"runner/{path.name}": path.read_bytes() for path in sorted(RUNNER.glob("*.py"))}
    files |= {"run.py": RUN.encode(), "plan.json": plan.to_json().encode()}
    try:
        for part in ("runner", "tables"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            replace(folder / name, content)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise UserError(f"{error.filename or folder}: cannot be written: {reason}") from None
