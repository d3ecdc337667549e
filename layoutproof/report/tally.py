"""Counting what came of a run, for the last line of the report and for the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from layoutproof.proving.verdict import Verdict
from layoutproof.specs.result import CONFIGURATION, ClaimResult, SpecResult
from layoutproof.words import plural


def all_claims(results: Iterable[SpecResult]) -> Iterator[ClaimResult]:
    """Every claim result of every spec, configurations among them."""
    for result in results:
        yield from result.claims


def summary(results: Iterable[SpecResult], unreadable: int = 0, errors: int = 0) -> str:
    """``7 specs, 42 claims: 40 proved, 2 refuted as expected``; then the files that could not be read, and other errors."""
    results = tuple(results)
    counted = [claim for claim in all_claims(results) if claim.kind != CONFIGURATION]
    head = f"{plural(len(results), 'spec')}, {plural(len(counted), 'claim')}"
    parts = [f"{number} {words}" for words, number in _counts(counted)]
    configurations = [
        claim
        for claim in all_claims(results)
        if claim.kind == CONFIGURATION and (claim.outcome.verdict, claim.expect) != (Verdict.PROVED, Verdict.PROVED)
    ]
    parts += [f"{plural(number, 'configuration')} {words}" for words, number in _counts(configurations)]
    line = f"{head}: {', '.join(parts)}" if parts else head
    line += f"; {plural(unreadable, 'file')} could not be read" if unreadable else ""
    return f"{line}; {plural(errors, 'error')}" if errors else line


def against_expectation(claim: ClaimResult) -> str:
    """What the author's ``expect`` adds to a verdict: nothing, ``expected``, or what it expects instead."""
    if claim.expect is Verdict.PROVED:
        return ""
    return "expected" if claim.as_expected else f"its spec expects {claim.expect.value}"


def _counts(claims: list[ClaimResult]) -> list[tuple[str, int]]:
    """How many of each verdict, in the order of the verdicts; within one, what was expected first."""
    counter = Counter((claim.outcome.verdict, against_expectation(claim)) for claim in claims)
    order = list(Verdict)
    counts = []
    for (verdict, remark), number in sorted(counter.items(), key=lambda item: (order.index(item[0][0]), item[0][1])):
        words = {"": "", "expected": " as expected"}.get(remark, f" though {remark}")
        counts.append((verdict.value + words, number))
    return counts
