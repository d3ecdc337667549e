"""What proving a spec file gives: one outcome a claim, next to what its author expected."""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.proving.verdict import Outcome, Verdict

CONFIGURATION = "configuration"  # the kind of the result that stands for the configuration itself


@dataclass(frozen=True)
class ClaimResult:
    """One claim of a spec: its name, the line it stands on, the verdict its author expects, and what came of it."""

    name: str
    kind: str  # CONFIGURATION, "equals", "injective", "bijective_onto", "covered"
    subject: str  # "operand C", "layout smem", "map tile_order", "tiled mma"
    line: int
    expect: Verdict
    outcome: Outcome

    @property
    def as_expected(self) -> bool:
        return self.outcome.verdict is self.expect


@dataclass(frozen=True)
class SpecResult:
    """One spec file: where it is, its title, and its claims in the file's order (the configuration first)."""

    path: str
    title: str
    claims: tuple[ClaimResult, ...]

    @property
    def as_expected(self) -> bool:
        return all(claim.as_expected for claim in self.claims)
