"""From the text of a wrong spec to its smallest counterexample, in a process that has loaded everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from benchmarks.measure import Table, against, median, ms
from benchmarks.obligations import SPECS
from layoutproof.proving.verdict import Counterexample, Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

EQUALITY, OVERFLOW = 0.050, 0.500  # goals, in seconds
LATE = """\
[params]
n = "n >= 1"

[maps.place]
inputs = { i = "n" }
output = { place = "i" }

[claims.late]
map = "place"
equals = { place = "i % 1048576" }
"""
LATE_LAYOUT = """\
[claims.late]
layout = "(990,1020,1050):(1071000,1,1020)"
equals = "1071000*(i%990) + (i/990)%1020 + 1020*((i/1009800)%1049)"
"""


@dataclass(frozen=True)
class Case:
    """A claim that does not hold, of a shipped spec or of a text."""

    title: str
    goal: float
    claim: str
    spec: str = ""
    text: str = ""

    def refute(self) -> Counterexample:
        """The smallest counterexample, from the text on."""
        text = self.text or (SPECS / self.spec).read_text(encoding="utf-8")
        spec = parse_spec(text, self.spec)
        outcome = run_spec(replace(spec, claims=(spec.claim(self.claim),))).claims[-1].outcome
        found = outcome.counterexample
        assert outcome.verdict is Verdict.REFUTED and found is not None and found.minimal, f"{self.title}: {outcome}"
        return found


CASES = (
    Case("equality, numbers only", EQUALITY, "row_major", "gemm/refuted/scale_tiles_row_major.toml"),
    Case("equality, 1,060,290,000 points, wrong at the end", EQUALITY, "late", text=LATE_LAYOUT),
    Case("equality of a partition, all M, N, K", EQUALITY, "c_owner", "tiled_mma/refuted/v_over_four.toml"),
    Case(
        "equality of a permuted partition, all M, N, K",
        EQUALITY,
        "c_owner",
        "tiled_mma/refuted/permutation_inverted.toml",
    ),
    Case("equality, all n, right below 2^20", EQUALITY, "late", text=LATE),
    Case("int32: rows * 7168", OVERFLOW, "no_overflow", "gemm/refuted/overflow_rows.toml"),
    Case("int32: a length rounded up", OVERFLOW, "no_overflow", "gemm/refuted/overflow_rounded_up_length.toml"),
    Case("int32: m*ld + n, all M, ld", OVERFLOW, "no_overflow", "gemm/refuted/overflow_matrix_in_32_bits.toml"),
)


def table(repeat: int) -> Table:
    """One row a wrong claim."""
    rows = []
    for case in CASES:
        taken = median(case.refute, repeat)
        found = case.refute()
        rows.append([case.title, ms(taken), f"goal {ms(case.goal)}: {against(taken, case.goal)}", _words(found)])
    return Table(
        "Smallest counterexamples",
        ("wrong claim", "median", "goal", "found"),
        rows,
        ("In one process, without starting and imports: reading the spec, the verdict, the search for the smallest.",),
    )


def _words(found: Counterexample) -> str:
    values: Mapping[str, int] = {**found.sizes, **found.inputs}
    return ", ".join(f"{name} = {value:,}" for name, value in values.items())
