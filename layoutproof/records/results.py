"""From specs to results, several at a time: what ``prove`` records and ``check`` finds again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace

from layoutproof.errors import UserError
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.records.documents import has_evidence
from layoutproof.records.parallel import in_order
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.spec import Spec


@dataclass(frozen=True)
class Derived:
    """What came of one spec, how long it took, or why nothing came of it. Small and plain: it goes between processes."""

    result: SpecResult | None = None
    error: UserError | None = None
    seconds: float = 0.0

    @property
    def checks(self) -> int:
        """How many obligations were discharged."""
        claims = self.result.claims if self.result else ()
        return sum(claim.outcome.checks for claim in claims if has_evidence(claim.outcome))


def run_all(specs: Sequence[Spec], workers: int | None = None) -> AbstractContextManager[Iterator[Derived]]:
    """``with run_all(specs) as derived``: each spec's result, in the order of the specs, as soon as it is there.

    Workers are processes; how many there are changes no result.
    """
    if len(specs) > 1:
        import layoutproof.specs.run  # noqa: F401  (once, rather than in each worker)
    return in_order(derive, specs, workers)


def derive(spec: Spec) -> Derived:
    """Prove one spec, in this process."""
    from layoutproof.specs.run import run_spec

    start = time.perf_counter()
    try:
        result = confirmed(run_spec(spec))
    except UserError as error:
        # Its subclasses do not survive the way between processes, and only these two parts are asked for.
        return Derived(error=UserError(error.message, hint=error.hint))
    return Derived(result, seconds=time.perf_counter() - start)


def confirmed(result: SpecResult) -> SpecResult:
    """The result, with every refutation and contradiction put to the solver as well: a proof has been, those were
    evaluated. Where the solver says otherwise the claim becomes ``disagreed``.
    """
    return replace(result, claims=tuple(_confirmed(claim) for claim in result.claims))


def _confirmed(claim: ClaimResult) -> ClaimResult:
    outcome = claim.outcome
    if outcome.verdict is Verdict.PROVED or not has_evidence(outcome):
        return claim
    from layoutproof.proving.solver import discharge_text

    answers = discharge_text(outcome.obligations)
    return claim if answers == ("unsat",) * outcome.checks else replace(claim, outcome=_disagreed(outcome))


def _disagreed(outcome: Outcome) -> Outcome:
    why = f"the solver does not confirm that the claim is {outcome.verdict.value}"
    return replace(
        outcome, verdict=Verdict.DISAGREED, method=why, notes=(*outcome.notes, why), obligations="", checks=0
    )
