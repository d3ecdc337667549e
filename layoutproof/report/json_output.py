"""Outcomes as a JSON document for programs. ``version`` rises when a key changes its meaning or goes away."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from layoutproof.proving.verdict import Counterexample, Outcome
from layoutproof.report.tally import all_claims
from layoutproof.report.text import replay_command
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.result import ClaimResult, SpecResult

VERSION = 1


def json_document(results: Iterable[SpecResult], errors: Iterable[SpecErrors] = ()) -> str:
    """The whole run: ``specs`` with their claims, ``errors`` of the files that could not be read, a ``summary``."""
    results, errors = tuple(results), tuple(errors)
    counts = Counter(claim.outcome.verdict.value for claim in all_claims(results))
    document = {
        "version": VERSION,
        "specs": [_spec(result) for result in results],
        "errors": [item for error in errors for item in _errors(error)],
        "summary": {
            "specs": len(results),
            "unreadable": len(errors),
            "verdicts": dict(sorted(counts.items())),
            "as_expected": all(result.as_expected for result in results),
        },
    }
    return json.dumps(document, indent=2, ensure_ascii=False)


def _spec(result: SpecResult) -> dict[str, Any]:
    return {
        "path": result.path,
        "title": result.title,
        "as_expected": result.as_expected,
        "claims": [_claim(result.path, claim) for claim in result.claims],
    }


def _claim(path: str, claim: ClaimResult) -> dict[str, Any]:
    document = {
        "name": claim.name,
        "kind": claim.kind,
        "subject": claim.subject,
        "line": claim.line,
        "verdict": claim.outcome.verdict.value,
        "expect": claim.expect.value,
        "as_expected": claim.as_expected,
        **_outcome(claim.outcome),
    }
    if claim.outcome.counterexample is not None:
        document["counterexample"] = {
            **_counterexample(claim.outcome.counterexample),
            "replay": replay_command(path, claim, claim.outcome.counterexample),
        }
    return document


def _outcome(outcome: Outcome) -> dict[str, Any]:
    refusal = outcome.refusal
    return {
        "statement": outcome.statement,
        "sizes": outcome.sizes,
        "method": outcome.method,
        "witness": list(outcome.witness),
        "checks": outcome.checks,
        "notes": list(outcome.notes),
        "counterexample": None,
        "refusal": None
        if refusal is None
        else {
            "operation": refusal.operation,
            "mode": refusal.mode,
            "reason": refusal.reason,
            "legal": refusal.legal,
        },
    }


def _counterexample(counterexample: Counterexample) -> dict[str, Any]:
    return {
        "sizes": dict(counterexample.sizes),
        "inputs": dict(counterexample.inputs),
        "claimed": dict(counterexample.claimed),
        "actual": dict(counterexample.actual),
        "details": list(counterexample.details),
        "minimal": counterexample.minimal,
    }


def _errors(errors: SpecErrors) -> list[dict[str, Any]]:
    return [
        {
            "path": errors.file,
            "line": problem.line or None,
            "key": problem.key,
            "message": problem.message,
            "legal": problem.legal,
        }
        for problem in errors.problems
    ]
