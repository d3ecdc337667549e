"""The solver's part: budgets end in ``unknown``, seeds and hash seeds change nothing, a second solver agrees."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from layoutproof.claims import common
from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective
from layoutproof.integers import smt
from layoutproof.integers.parse import parse
from layoutproof.proving import solver
from layoutproof.proving.linearity import is_linear
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.read import read_spec
from layoutproof.specs.result import ClaimResult
from layoutproof.specs.run import run_spec
from tests.proving.engines import cvc5_answers, subject_of

ROOT = Path(__file__).parents[2]
SPECS = sorted((ROOT / "specs" / "tiled_mma").rglob("*.toml"))
SEEDS = range(1, 21)

TRUE: dict[str, Callable[[], Outcome]] = {
    "equals": lambda: equals(subject_of({"i": 60}, {"o": "i/4%3"}), {"o": parse("i%12/4")}),
    "equals bits": lambda: equals(subject_of({"i": 64}, {"o": "i ^ (i >> 3)"}), {"o": parse("(i >> 3) ^ i")}),
    "injective": lambda: injective(subject_of({"i": 60}, {"x": "i%12", "y": "i/12"})),
    "injective, two copies": lambda: injective(subject_of({"i": 6, "j": 4}, {"x": "2*i + 3*j", "y": "i - j"})),
    "bijective": lambda: bijective_onto(subject_of({"i": 60}, {"x": "i%12", "y": "i/12"}), {"x": 12, "y": 5}),
    "bijective bits": lambda: bijective_onto(subject_of({"i": 64}, {"x": "i ^ (i >> 3)"}), {"x": 64}),
    "covered": lambda: covered(subject_of({"i": 60}, {"x": "i/5"}), {"x": 12}, 5),
}

FALSE: dict[str, Callable[[], Outcome]] = {
    "equals": lambda: equals(subject_of({"i": 60}, {"o": "i/4%3"}), {"o": parse("i%12/4 + i/59")}),
    "equals, too many points": lambda: equals(
        subject_of({"i": 10**9}, {"o": "i/4"}), {"o": parse("i/4 + i/999999999")}
    ),
    "injective": lambda: injective(subject_of({"i": 61}, {"x": "i%12", "y": "i/12%5"})),
    "bijective": lambda: bijective_onto(subject_of({"i": 60}, {"x": "i%12", "y": "i/15"}), {"x": 12, "y": 5}),
    "covered": lambda: covered(subject_of({"i": 60}, {"x": "i/5"}), {"x": 12}, 4),
}


def give_up(monkeypatch: pytest.MonkeyPatch, at: int) -> list[int]:
    """From now on the solver's budget runs out at the check numbered ``at`` of every script that has so many."""
    real = solver.discharge
    scripts: list[int] = []

    def discharge(script: Script, names: Sequence[str] = ()) -> solver.Run:
        run = real(script, names)
        if len(run.answers) <= at:
            return run
        scripts.append(at)
        return solver.Run((*run.answers[:at], "unknown"), at)

    monkeypatch.setattr(common.solver, "discharge", discharge)
    return scripts


@pytest.mark.parametrize("name", TRUE)
def test_a_budget_that_runs_out_is_unknown(name: str) -> None:
    """At whichever check: the verdict is unknown, or what was proved in another way."""
    outcome = TRUE[name]()
    assert outcome.verdict is Verdict.PROVED
    for at in range(outcome.checks):
        with pytest.MonkeyPatch.context() as monkeypatch:
            stopped = give_up(monkeypatch, at)
            other = TRUE[name]()
        assert stopped
        assert other.verdict in (Verdict.UNKNOWN, Verdict.PROVED)
        if other.verdict is Verdict.PROVED:
            assert other.method != outcome.method
            assert set(solver.discharge_text(other.obligations)) == {"unsat"}
        else:
            assert (other.obligations, other.counterexample) == ("", None)


@pytest.mark.parametrize("name", FALSE)
def test_a_budget_that_runs_out_does_not_turn_false_into_true(name: str) -> None:
    assert FALSE[name]().verdict is Verdict.REFUTED
    for at in range(4):
        with pytest.MonkeyPatch.context() as monkeypatch:
            give_up(monkeypatch, at)
            assert FALSE[name]().verdict in (Verdict.UNKNOWN, Verdict.REFUTED)


def test_a_script_of_the_solver_s_own_pace() -> None:
    hard = Script(logic="QF_NIA")
    for name in "xyz":
        hard.declare(name)
        hard.assume(f"(< 1 {name})")
    hard.prove("(not (= (+ (* x x x) (* y y y)) (* z z z)))", "Fermat, n = 3")
    run = solver.discharge(hard, ["x"], limit=2_000)
    assert (run.answer, run.proved, run.values) == ("unknown", False, ())


@pytest.fixture(scope="module")
def shipped() -> list[ClaimResult]:
    return [claim for path in SPECS for claim in run_spec(read_spec(path)).claims]


def test_every_shipped_obligation_is_unsat_for_every_seed(shipped: list[ClaimResult]) -> None:
    texts = dict.fromkeys(claim.outcome.obligations for claim in shipped)
    assert len(texts) > 40
    for index, text in enumerate(texts):
        seeds = SEEDS if index % 6 == 0 else (1 + index % 20,)
        for seed in seeds:
            assert set(solver.discharge_text(text, seed=seed)) == {"unsat"}


def test_a_refutation_is_found_for_every_seed() -> None:
    script = Script()
    script.declare("x")
    script.assume("(and (<= 0 x) (< x 9))")
    script.lemma("(< x 10)", "true")
    script.prove("(< x 8)", "false for 8")
    for seed in SEEDS:
        run = solver.discharge(script, ["x"], seed=seed)
        assert (run.answers, run.failed, run.values) == (("unsat", "sat"), 1, (("x", 8),))


def test_the_second_solver_reads_the_shipped_obligations(shipped: list[ClaimResult]) -> None:
    """One of each kind, of those in linear arithmetic; the others stand in test_holes.py."""
    kinds: dict[tuple[str, Verdict], str] = {}
    for claim in shipped:
        if "QF_BV" not in claim.outcome.obligations:
            kinds.setdefault((claim.kind, claim.outcome.verdict), claim.outcome.obligations)
    assert len(kinds) == 5  # configuration, equals and covered proved; equals and covered refuted
    for text in kinds.values():
        answers = cvc5_answers(text)
        assert answers == ["unsat"] * text.count("(check-sat)")
        assert list(solver.discharge_text(text)) == answers


PROGRAM = """
import hashlib, sys
from layoutproof.specs.read import read_spec
from layoutproof.specs.run import run_spec
digest = hashlib.sha256()
for path in sys.argv[1:]:
    for claim in run_spec(read_spec(path)).claims:
        digest.update(claim.outcome.obligations.encode() + b"\\0" + str(claim.outcome.witness).encode())
print(digest.hexdigest())
"""


def test_texts_do_not_depend_on_the_hash_seed(shipped: list[ClaimResult]) -> None:
    digest = hashlib.sha256()
    for claim in shipped:
        digest.update(claim.outcome.obligations.encode() + b"\0" + str(claim.outcome.witness).encode())
    for seed in ("4242",):
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM, *map(str, SPECS)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert ran.stdout.strip() == digest.hexdigest()


@pytest.mark.parametrize(
    ("inputs", "params", "output", "shared"),
    [
        ({"x": 100, "y": 7}, {}, "8*(x/4) + x%4 + y", True),
        ({"x": 100, "y": 7}, {}, "x*y", False),
        ({"x": 100, "y": 7}, {}, "x/(y + 1)", False),
        ({"x": 100, "y": 7}, {}, "x < y", True),
        ({"x": "M"}, {"M": "M >= 1"}, "2*x + M", True),
        ({"x": "M"}, {"M": "M >= 1"}, "M*x", False),
        ({"x": "M", "y": "N"}, {"M": "M >= 1", "N": "N*M >= 1"}, "x", False),
    ],
)
def test_only_linear_scripts_share_a_session(
    inputs: dict[str, int | str], params: dict[str, str], output: str, shared: bool
) -> None:
    """What is found of a nonlinear claim would depend on what the session was asked before."""
    subject = subject_of(inputs, {"o": output}, params)
    script, _ = open_script(subject.domain)
    value = declare_inputs(script, subject.domain, "inputs").normalise(subject.outputs["o"])[0]
    script.prove(f"(<= 0 {smt.term(value)})", "a claim")
    assert is_linear(script.body) is shared
