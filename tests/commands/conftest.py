"""Running the command line in this process, with the engine replaced by canned results where a test wants that."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from layoutproof.commands.app import app
from layoutproof.proving.verdict import Counterexample, Outcome
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.spec import Spec
from tests.report.outcomes import PROVED, REFUTED
from tests.specs.examples import GOOD

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """``run("prove", path)``: the result of that command line. No user error may show a traceback."""

    def call(*arguments: object) -> Result:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], prog_name="layoutproof")
        assert "Traceback" not in result.output
        return result

    return call


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A spec file of six claims."""
    file = tmp_path / "good.toml"
    file.write_text(GOOD)
    return file


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> dict[str, Outcome | Exception]:
    """Replaces the engine: every claim is proved, or what the test puts in under the claim's name."""
    outcomes: dict[str, Outcome | Exception] = {"c_wrong": REFUTED}

    def run_spec(spec: Spec) -> SpecResult:
        claims = []
        for claim in spec.claims:
            outcome = outcomes.get(claim.name, PROVED)
            if isinstance(outcome, BaseException):
                raise outcome
            subject = f"{claim.subject_kind} {claim.subject}"
            claims.append(ClaimResult(claim.name, claim.predicate, subject, claim.line, claim.expect, outcome))
        return SpecResult(spec.path, spec.title, tuple(claims))

    def evaluate_at(spec: Spec, claim: str, point: Mapping[str, int]) -> Counterexample:
        claimed = {"m": 0} if spec.claim(claim).predicate == "equals" else {"m": 1}
        return Counterexample({}, point, claimed, {"m": 0})

    def derive_claims(spec: Spec) -> Spec:
        return spec

    monkeypatch.setattr("layoutproof.specs.derive.derive_claims", derive_claims)
    fake = types.ModuleType("layoutproof.specs.run")
    fake.__dict__.update(run_spec=run_spec, evaluate_at=evaluate_at)
    monkeypatch.setitem(sys.modules, "layoutproof.specs.run", fake)
    return outcomes
