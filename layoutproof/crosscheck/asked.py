"""One claim with our verdict, as it is put to CuTe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from layoutproof.crosscheck.places import Place
from layoutproof.integers.evaluate import evaluate
from layoutproof.specs.spec import Claim

COORDINATES = ("equals", "injective", "bijective_onto", "covered", "in_bounds")  # predicates of coordinates alone
WHY_NOT = {  # of the others: what they speak of that is not CuTe's
    "moves": "moves speaks of both sides of a copy",
    "feeds": "feeds follows data through memory and two instructions, CuTe has no function for that",
    "aligned": "what memory asks of addresses is not CuTe's",
    "vectorised": "what memory asks of addresses is not CuTe's",
    "conflict_free": "the rule of banks is not CuTe's",
    "max_conflicts": "the rule of banks is not CuTe's",
    "same_map": "same_map compares addresses of two tensors, CuTe has no function for that",
    "added_after": "where a kernel adds an offset is not CuTe's",
    "same_registers": "how registers are handed on is the kernel's, not CuTe's",
    "complete": "complete joins three operands, CuTe has no function for that",
    "fits": "the width of C's integers is not CuTe's",
}


@dataclass(frozen=True)
class Asked:
    """One claim at some sizes; ``holds`` is our verdict, ``box`` the extents for claims that count owners, or the limits."""

    claim: Claim
    holds: bool
    box: Mapping[str, int] = field(default_factory=dict)
    count: int = 1


def ask(claim: Claim, holds: bool, place: Place) -> Asked:
    """The claim at these sizes. Raises :class:`Rejected` for too many coordinates, or a box that is not known."""
    place.points(claim)
    subjects = place.subjects
    if claim.predicate in ("equals", "injective"):
        return Asked(claim, holds)
    if claim.predicate == "in_bounds":
        limits = {name: evaluate(formula.expression, place.environment) for name, formula in claim.formulas.items()}
        return Asked(claim, holds, limits)
    box = {name: place.number(size) for name, size in subjects.box(claim).items()}
    count = 1 if claim.count is None else place.number(subjects.size(claim.count))
    return Asked(claim, holds, box, count)


def not_cutes(claim: Claim) -> str:
    """Why CuTe has no say in a claim; empty where it has."""
    if claim.subject_kind == "map":
        return "a map is not CuTe's"
    if claim.predicate == "moves" and claim.subject_kind == "copy" and claim.instruction is None:
        return ""
    return "" if claim.predicate in COORDINATES else WHY_NOT[claim.predicate]
