"""What the tests of shipped specs share: each spec is run once, its scripts are split where a solver starts afresh."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from layoutproof.proving import solver
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import read_spec
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.run import run_spec
from tests.proving.engines import cvc5_answers

SPECS = Path(__file__).parents[2] / "specs"
SEEDS = range(1, 21)


@cache
def result(path: Path) -> SpecResult:
    """The spec's result; tests that ask again get the same one."""
    return run_spec(read_spec(path))


def check_verdicts(path: Path, *, refuted: bool) -> None:
    """Every claim is decided as its spec expects; a folder of bugs holds a bug in each spec, the other one none."""
    claims = result(path).claims
    assert [f"{claim.name}: {claim.outcome.verdict.value}" for claim in claims if not claim.as_expected] == []
    found = {claim.outcome.verdict for claim in claims}
    assert found <= {Verdict.PROVED, Verdict.REFUTED}
    assert (Verdict.REFUTED in found) == refuted
    for claim in claims:
        if claim.outcome.verdict is Verdict.REFUTED:
            assert claim.outcome.counterexample is not None and claim.outcome.counterexample.minimal, claim.name


def proved(path: Path) -> list[ClaimResult]:
    """The claims that were proved."""
    return [claim for claim in result(path).claims if claim.outcome.verdict is Verdict.PROVED]


def check_with_cvc5(path: Path) -> None:
    """A second solver decides every obligation of the proved claims, and agrees."""
    for claim in proved(path):
        answers = [answer for part in parts(claim) for answer in cvc5_answers(part)]
        assert len(answers) == claim.outcome.checks, claim.name
        assert set(answers) == {"unsat"}, f"{claim.name}: {[answer for answer in answers if answer != 'unsat']}"


def check_with_seeds(path: Path) -> None:
    """No obligation on symbolic sizes depends on the solver's seed."""
    for claim in proved(path):
        for seed in SEEDS if claim.outcome.sizes else ():
            answers = {answer for part in parts(claim) for answer in solver.discharge_text(part, seed=seed)}
            assert answers == {"unsat"}, f"{claim.name}, seed {seed}"


def parts(claim: ClaimResult) -> list[str]:
    """A claim's obligations, cut where the script resets the solver."""
    return claim.outcome.obligations.split("(reset)\n")
