"""Outcomes as text: one line a claim, a block under those that need a look, one summary line.

No times and no machine: the same outcomes give the same text. Colour only where asked for.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.report.tally import against_expectation
from layoutproof.specs.result import CONFIGURATION, ClaimResult, SpecResult

COLOURS = {
    Verdict.PROVED: "32",
    Verdict.REFUTED: "31",
    Verdict.REJECTED: "31",
    Verdict.UNKNOWN: "33",
    Verdict.VACUOUS: "33",
    Verdict.DISAGREED: "35",
}
VERDICT_WIDTH = max(len(verdict.value) for verdict in Verdict)
BUDGET_ADVICE = (
    "fix a param to a number, bound it, or claim less at once; the budget is counted in solver steps, not time"
)


def render_spec(
    result: SpecResult,
    *,
    colour: bool = False,
    details: bool = False,
    reads_as: Mapping[str, str] | None = None,
    seconds: float | None = None,
) -> str:
    """One spec: its path and title, then its claims. ``details`` adds the closed forms found for proved ones."""
    head = f"{result.path}  {_one_line(result.title)}".rstrip()
    lines = [head if seconds is None else f"{head}  [{seconds * 1000:.0f} ms]"]
    sizes = list(dict.fromkeys(claim.outcome.sizes for claim in result.claims if claim.outcome.sizes))
    lines += [f"  {_one_line(text)}" for text in sizes[:1]]
    width = max((len(claim.name) for claim in result.claims), default=0)
    for claim in result.claims:
        words = (reads_as or {}).get(claim.name, "")
        lines += _claim_lines(result, claim, width, colour=colour, details=details, words=words)
    return "\n".join(lines)


def replay_command(path: str, claim: ClaimResult, counterexample: Counterexample) -> str:
    """The command line that evaluates the claim at the counterexample again."""
    point = ",".join(f"{name}={value}" for name, value in {**counterexample.inputs, **counterexample.sizes}.items())
    return f"layoutproof prove {shlex.quote(path)} --claim {claim.name} --at {shlex.quote(point)}"


def values_text(values: Mapping[str, int | str]) -> str:
    """``m = 0, n = 2``; a bound stands as one: ``m < 32``."""
    bound = ("<", ">")
    return ", ".join(
        f"{name} {value}" if str(value).startswith(bound) else f"{name} = {value}" for name, value in values.items()
    )


def point_lines(counterexample: Counterexample) -> list[str]:
    """Where, what was claimed, what is so; without the replay line."""
    where = values_text(counterexample.inputs)
    if counterexample.sizes:
        where = f"{where}  ({values_text(counterexample.sizes)})".strip()
    return [
        f"at      {where}".rstrip(),
        f"claimed {values_text(counterexample.claimed)}",
        f"actual  {values_text(counterexample.actual)}",
        *counterexample.details,
    ]


def _claim_lines(
    result: SpecResult, claim: ClaimResult, width: int, *, colour: bool, details: bool, words: str
) -> list[str]:
    verdict = claim.outcome.verdict
    label = verdict.value.ljust(VERDICT_WIDTH)
    if colour:
        label = f"\x1b[{COLOURS[verdict]}m{label}\x1b[0m"
    remark = against_expectation(claim)
    with_configuration = claim.kind != CONFIGURATION and any(
        other.kind == CONFIGURATION and other.outcome is claim.outcome for other in result.claims
    )
    statement = "as its configuration is" if with_configuration else _one_line(claim.outcome.statement)
    line = f"  {label}  {claim.name.ljust(width)}  {statement}".rstrip()
    lines = [f"{line}  ({remark})" if remark else line]
    if words:
        lines.append(f'    "{_one_line(words)}"')
    body = [] if with_configuration else _body(result, claim)
    if body:
        table = "mma" if claim.kind == CONFIGURATION else f"claims.{claim.name}"
        about = claim.subject if claim.kind == CONFIGURATION else f"{claim.subject} {claim.kind}"
        place = f"{result.path}:{claim.line}" if claim.line else result.path  # what comes from no file has no lines
        lines.append(f"    {place}  {table}: {about}")
        lines += [f"      {line}" for line in body]
    elif details:
        lines += [f"    {line}" for line in (*claim.outcome.witness, *claim.outcome.notes)]
    return lines


def _body(result: SpecResult, claim: ClaimResult) -> list[str]:
    """What is to be said below a verdict other than proved."""
    outcome = claim.outcome
    match outcome.verdict:
        case Verdict.REFUTED:
            return _refuted(result.path, claim)
        case Verdict.REJECTED:
            return _rejected(outcome)
        case Verdict.UNKNOWN:
            return [outcome.method, *outcome.notes, f"try     {outcome.advice or BUDGET_ADVICE}"]
        case Verdict.VACUOUS:
            return [f"{outcome.method}, so the claim says nothing:", *outcome.notes]
        case Verdict.DISAGREED:
            bug = "two engines answered differently: a bug of LayoutProof's, please report it"
            return [bug, outcome.method, *outcome.notes]
    return []


def _refuted(path: str, claim: ClaimResult) -> list[str]:
    counterexample = claim.outcome.counterexample
    if counterexample is None:
        return list(claim.outcome.notes)
    lines = [*point_lines(counterexample), *claim.outcome.notes]
    if not counterexample.minimal:
        lines.append("smaller ones may exist")
    return [*lines, f"replay  {replay_command(path, claim, counterexample)}"]


def _rejected(outcome: Outcome) -> list[str]:
    refusal = outcome.refusal
    if refusal is None:
        return list(outcome.notes)
    where = f"{refusal.operation}, {refusal.mode}" if refusal.mode else refusal.operation
    legal = [f"legal   {refusal.legal}"] if refusal.legal else []
    return [f"{where}: {refusal.reason}", *legal, *outcome.notes]


def _one_line(text: str) -> str:
    """Titles and words come from files: no line breaks or terminal escapes get through."""
    return "".join(character if character.isprintable() else " " for character in text).strip()
