"""``prove --at``: it confirms each counterexample, and says what is wrong with a point."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.commands.conftest import Run

ROOT = Path(__file__).parents[2]
REFUTED = sorted(file for file in (ROOT / "specs").rglob("*.toml") if "refuted" in file.parts)

SPEC = """\
[params]
M = "M >= 32 && M % 32 == 0"
N = "N >= 8 && N % 8 == 0"
[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,1,1)"
problem = ["M", "N", 16]
[maps.rows]
inputs = { i = "M", j = 8 }
output = { place = "8*i + j" }
guard = "i + j < 20"
[maps.area]
inputs = { any = 1 }
output = { elements = "M*N" }
[claims.once]
operand = "C"
covered = 1
[claims.bounds]
map = "rows"
in_bounds = 160
[claims.fit]
map = "area"
fits = "int32"
expect = "refuted"
[claims.whole]
complete = true
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "x.toml"
    path.write_text(SPEC)
    return path


@pytest.mark.parametrize("spec", REFUTED, ids=lambda path: path.stem)
def test_every_replay_line_confirms(run: Run, spec: Path) -> None:
    """A counterexample that its own line does not confirm is a bug of ours."""
    lines = run("prove", "--no-record", spec).stdout.splitlines()
    replays = [shlex.split(line.split("replay ")[1])[1:] for line in lines if line.startswith("      replay ")]
    for replay in replays:
        result = run(*replay)
        assert result.exit_code == 1, (replay, result.output)
        assert result.stdout.endswith("does not hold here\n")


def test_an_overflow_is_shown(run: Run, file: Path) -> None:
    result = run("prove", file, "--claim", "fit", "--at", "M=65536,N=32768")
    assert result.exit_code == 1
    assert "claimed M*N in int32 <= 2,147,483,647\n  actual  M*N = 2,147,483,648\n" in result.stdout
    assert run("prove", file, "--claim", "fit", "--at", "M=65536,N=32760").exit_code == 0


@pytest.mark.parametrize(
    ("claim", "at", "message"),
    [
        ("once", "m=5", "an element is named by m, n, all of them and nothing else\n  m=0,n=0"),
        ("once", "m=5,lane=0", "an element is named by m, n, all of them and nothing else"),
        ("once", "m=5,n=300", "n = 300 is out of range\n  0 <= n < 8"),
        ("once", "m=-1,n=0", "m = -1 is out of range\n  0 <= m < 32"),
        (
            "once",
            "m=0,n=0,M=320000000",
            f"{2560000000:,} inputs are too many to search for its owners\n  smaller sizes",
        ),
        ("bounds", "i=19,j=1", "the guard leaves this point out, so nothing is claimed of it\n  i + j < 20"),
        ("bounds", "k=1", "map rows has no input k\n  inputs: M, N, i, j"),
        ("bounds", "M=7", "these sizes do not meet the spec's conditions\n  M = 7, N = 8"),
        ("whole", "lane=0", "claim whole has no counterexample\n  such a claim is shown where it fails"),
    ],
)
def test_a_point_that_is_none(run: Run, file: Path, claim: str, at: str, message: str) -> None:
    result = run("prove", file, "--claim", claim, "--at", at)
    assert result.exit_code == 2
    assert f"error: --at {at}: {message}" in result.stderr


def test_a_long_point_is_shown_in_part(run: Run, file: Path) -> None:
    result = run("prove", file, "--claim", "once", "--at", "lane=" + "9" * 5000)
    assert result.exit_code == 2 and "cannot read" in result.stderr and len(result.stderr) < 400
