"""The command line itself: help, version, failures, and how fast it answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from layoutproof import __version__
from layoutproof.commands.failure import finish
from layoutproof.errors import UserError
from layoutproof.specs.schema import schema_text
from tests.commands.conftest import Run

ROOT = Path(__file__).parents[2]
VERBS = [
    "prove", "check", "explain", "where", "crosscheck", "emit", "confirm", "probe", "solve", "draw", "atoms", "schema",
]  # fmt: skip
HEAVY = ("numpy", "sympy", "z3", "rich", "pydantic", "typer", "tomllib", "layoutproof.specs", "layoutproof.integers")


def layoutproof(*arguments: str, **options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "layoutproof", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, check=False, env={**os.environ, **options}, timeout=60
    )


def test_help_names_the_verbs_and_exit_codes(run: Run) -> None:
    result = run("--help")
    verbs = [line.split()[0] for line in result.stdout.split("Commands:")[1].splitlines() if line.startswith("  ")][
        : len(VERBS)
    ]
    assert verbs == VERBS
    assert "2  usage error" in result.stdout and result.exit_code == 0


@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_has_help(run: Run, verb: str) -> None:
    assert run(verb, "--help").exit_code == 0


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"layoutproof {__version__}\n"


def test_an_unknown_verb(run: Run) -> None:
    result = run("proof")
    assert result.exit_code == 2 and "No such command 'proof'" in result.stderr


def test_help_loads_nothing_heavy_and_is_fast() -> None:
    code = f"import sys, layoutproof.commands.app; print([m for m in {HEAVY!r} if m in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert loaded.stdout.strip() == "[]"
    best = min(cpu_seconds("--help") for _ in range(5))
    assert best < 0.12, f"--help took {best:.3f} s"


def cpu_seconds(*arguments: str) -> float:
    """What a command line costs; not how long it took, which depends on what else the machine does."""
    before = os.times()
    layoutproof(*arguments)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def test_schema(run: Run) -> None:
    assert run("schema").stdout == schema_text()


def test_atoms_lists_filters_and_shows(run: Run) -> None:
    assert "SM80_16x8x16_F16F16F16F16_TN  " in run("atoms").stdout
    filtered = run("atoms", "f64").stdout.splitlines()
    assert len(filtered) > 1 and all("F64" in line for line in filtered[:-1])
    shown = run("atoms", "SM80_16x8x16_F16F16F16F16_TN").stdout
    assert shown.startswith("SM80_16x8x16_F16F16F16F16_TN\n  shape      16x8x16 (M x N x K)\n")
    assert "  CLayout    ((4,8),(2,2)):((32,1),(16,8))\n" in shown and "mma.sync.aligned.m16n8k16" in shown


def test_atoms_as_json(run: Run) -> None:
    atom = json.loads(run("atoms", "SM80_16x8x16_F16F16F16F16_TN", "--json").stdout)["atom"]
    assert atom["layouts"]["C"] == "((4,8),(2,2)):((32,1),(16,8))" and atom["shape_mnk"] == [16, 8, 16]
    assert len(json.loads(run("atoms", "--json").stdout)["atoms"]) > 50


def test_an_unknown_atom(run: Run) -> None:
    result = run("atoms", "SM80_16x8x16_F16F16F16F16_NT")
    assert result.exit_code == 2
    assert "unknown atom 'SM80_16x8x16_F16F16F16F16_NT'\n  nearest: SM80_16x8x16_F16F16F16F16_TN" in result.stderr


def failing(error: BaseException) -> int:
    raise error


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (UserError("no.", hint="yes"), 2, "error: no.\n  yes\n"),
        (KeyboardInterrupt(), 130, "interrupted\n"),
        (ZeroDivisionError("x"), 70, "error: a bug in LayoutProof (ZeroDivisionError: x); please report it with"),
    ],
)
def test_failures(capsys: pytest.CaptureFixture[str], error: BaseException, code: int, message: str) -> None:
    with pytest.raises(SystemExit) as ended:
        finish(lambda: failing(error))
    assert ended.value.code == code
    shown = capsys.readouterr().err
    assert shown.startswith(message) and "Traceback" not in shown


def test_debug_shows_the_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        finish(lambda: failing(ZeroDivisionError("x")), debug=True)
    assert "Traceback" in capsys.readouterr().err


def test_a_broken_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m layoutproof atoms --json | head -c 1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (result.stdout, result.stderr) == ("{", "")


def test_no_colour_in_a_pipe() -> None:
    assert "\x1b" not in layoutproof("prove", "nowhere", FORCE_COLOR="1").stderr
