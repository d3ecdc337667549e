"""Every obligation in this repository's ``proofs/`` is read by two solvers that share no code; both say ``unsat``."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "proofs" / "tiled_mma").rglob("proof.toml"))
PER_CHECK = 2_000_000  # resources: a few seconds; a check takes about a millisecond

cvc5_answers = """
import sys, cvc5
for file in sys.argv[2:]:
    terms = cvc5.TermManager()
    solver = cvc5.Solver(terms)
    solver.setOption("incremental", "true")
    solver.setOption("rlimit-per", sys.argv[1])
    parser = cvc5.InputParser(solver)
    parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, file)
    symbols = parser.getSymbolManager()
    answers = []
    while not (command := parser.nextCommand()).isNull():
        answers += command.invoke(solver, symbols).split()
    print(" ".join(answers))
"""


def obligations(summary: Path) -> list[tuple[Path, int]]:
    """The files of one record, each with how many checks it has."""
    claims = tomllib.loads(summary.read_text())["claims"]
    return [(summary.parent / f"{name}.smt2", claim["checks"]) for name, claim in claims.items() if "checks" in claim]


def test_there_are_proofs_of_every_shipped_spec() -> None:
    specs = {
        file.relative_to(ROOT / "specs").with_suffix("") for file in (ROOT / "specs" / "tiled_mma").rglob("*.toml")
    }
    assert {summary.parent.relative_to(ROOT / "proofs") for summary in RECORDS} == specs
    listed = {file for summary in RECORDS for file, _ in obligations(summary)}
    assert listed == set((ROOT / "proofs" / "tiled_mma").rglob("*.smt2"))


@pytest.mark.parametrize("summary", RECORDS, ids=lambda summary: summary.parent.name)
def test_z3_and_cvc5_answer_unsat(summary: Path) -> None:
    # In processes of their own: a file is to mean the same to a solver that has read nothing before it.
    files = obligations(summary)
    wanted = [["unsat"] * checks for _, checks in files]
    for file, checks in files:
        z3 = Path(sys.executable).with_name("z3")
        command = [str(z3) if z3.exists() else "z3", str(file)]
        answered = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert answered.stdout.split() == ["unsat"] * checks, file
    pytest.importorskip("cvc5")
    command = [sys.executable, "-c", cvc5_answers, str(PER_CHECK), *(str(file) for file, _ in files)]
    answered = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert [line.split() for line in answered.stdout.splitlines()] == wanted, answered.stderr
