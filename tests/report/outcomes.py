"""Hand-made results of every verdict."""

from __future__ import annotations

from layoutproof.errors import Refusal
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.specs.result import ClaimResult, SpecResult

PROVED = Outcome(
    Verdict.PROVED,
    "C(m,n) = closed form, for all M, N, K allowed",
    method="mixed radix",
    witness=("lane = 4*(m%8) + n/2%4", "v = n%2 + 2*(m/8%2)"),
    checks=3,
)
REFUTED = Outcome(
    Verdict.REFUTED,
    "C(m,n) = closed form",
    counterexample=Counterexample(
        sizes={"M": 32, "N": 16}, inputs={"lane": 0, "v": 2}, claimed={"m": 0, "n": 2}, actual={"m": 8, "n": 0}
    ),
)
UNCOVERED = Outcome(
    Verdict.REFUTED,
    "each element has 1 owner",
    counterexample=Counterexample(
        sizes={},
        inputs={"m": 0, "n": 0},
        claimed={"owners": 1},
        actual={"owners": 2},
        details=("owner   lane = 0, v = 0, wk = 0", "owner   lane = 0, v = 0, wk = 1"),
        minimal=False,
    ),
)
REJECTED = Outcome(
    Verdict.REJECTED,
    "the configuration",
    refusal=Refusal("zipped_divide", "mode M", "the tile 32 does not divide 40", "32 or 64"),
)
UNKNOWN = Outcome(
    Verdict.UNKNOWN, "no two inputs meet", method="the budget ran out", notes=("2 of 3 obligations were discharged",)
)
VACUOUS = Outcome(
    Verdict.VACUOUS, "anything", method="the assumptions contradict each other", notes=("M >= 32", "M < 16")
)
DISAGREED = Outcome(
    Verdict.DISAGREED,
    "C = closed form",
    method="the facts contradict",
    notes=("solver: proved; enumeration: refuted at lane = 3",),
)


def claim(
    name: str, outcome: Outcome, expect: Verdict = Verdict.PROVED, kind: str = "equals", line: int = 31
) -> ClaimResult:
    """One claim's result."""
    subject = "tiled mma" if kind == "configuration" else "operand C"
    return ClaimResult(name, kind, subject, line, expect, outcome)


def spec(*claims: ClaimResult, path: str = "specs/x.toml", title: str = "Four warps") -> SpecResult:
    """One spec's result."""
    return SpecResult(path, title, claims)
