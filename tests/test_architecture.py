"""What ARCHITECTURE.md says, held against the files: layers, who imports what, file lengths, a light ``--help``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LONGEST = 300
FOLDERS = ("layoutproof", "tests", "tools", "benchmarks")
HEAVY = {"z3", "sympy", "numpy", "rich", "tomllib", "tomli", "json", "importlib.metadata"}


def test_the_import_contracts_hold() -> None:
    """Layers, and one module each for z3, SymPy and NumPy; `.importlinter` says which."""
    pytest.importorskip("importlinter", reason="import-linter comes with the lint extra")
    from importlinter.cli import lint_imports

    assert lint_imports(config_filename=str(ROOT / ".importlinter"), no_cache=True) == 0


def test_every_room_is_a_layer() -> None:
    """A new room has to find its place among the layers."""
    config = (ROOT / ".importlinter").read_text(encoding="utf-8")
    layers = set(re.findall(r"^    \(?layoutproof\.(\w+)\)?$", config, flags=re.MULTILINE))
    rooms = {path.parent.name for path in (ROOT / "layoutproof").glob("*/__init__.py")}
    assert rooms | {"errors"} <= layers


def test_every_room_is_described() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = [path.parent.name for path in (ROOT / "layoutproof").glob("*/__init__.py")]
    assert [room for room in rooms if f"| `{room}/` |" not in text] == []


def test_paths_that_the_documents_name_exist() -> None:
    """`room/file.py` in ARCHITECTURE.md and CONTRIBUTING.md are real files."""
    missing = []
    for document in ("ARCHITECTURE.md", "CONTRIBUTING.md"):
        for name in re.findall(
            r"`([\w./]+/[\w.]+\.(?:py|toml|json|md))`", (ROOT / document).read_text(encoding="utf-8")
        ):
            if not (ROOT / name).exists() and not (ROOT / "layoutproof" / name).exists():
                missing.append(f"{document}: {name}")
    assert missing == []


def test_no_file_is_long() -> None:
    long = {}
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines >= LONGEST:
                long[str(path.relative_to(ROOT))] = lines
    assert long == {}


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["prove", "--help"], ["check", "--help"]])
def test_help_loads_nothing_heavy(arguments: list[str]) -> None:
    """Measured by what is loaded, not by time: a test must not depend on how busy the machine is."""
    program = (
        "import sys\n"
        "from layoutproof.commands.app import app\n"
        f"app({arguments!r}, standalone_mode=False)\n"
        "print('LOADED', *sorted(sys.modules))\n"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    loaded = set(result.stdout.rpartition("LOADED")[2].split())
    assert "click" in loaded
    assert loaded & HEAVY == set()
    assert {name for name in loaded if name.startswith("layoutproof.")} <= {
        "layoutproof.commands",
        "layoutproof.commands.app",
        "layoutproof.commands.failure",
        "layoutproof.commands.options",
        "layoutproof.commands.verbs",
        "layoutproof.errors",
    }
