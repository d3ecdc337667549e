"""A record as text: the files of one spec's folder in ``proofs/``, a function of the spec and what came of it.

No times, no machine, no version of a solver: the same spec gives the same bytes everywhere.
"""

from __future__ import annotations

import hashlib
import textwrap

from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.records import ENCODER, FORMAT
from layoutproof.specs import toml
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.spec import Spec

SUMMARY = "proof.toml"
SEAL = "# sha256 of the lines above: "
EVIDENCE = (Verdict.PROVED, Verdict.REFUTED, Verdict.VACUOUS)  # the verdicts that obligations speak for
_WIDTH = 110


def documents(spec: Spec, result: SpecResult, name: str) -> dict[str, str]:
    """File name to text: each claim's obligations in the order of the claims, then ``proof.toml``.

    ``name`` is what the record calls the spec.
    """
    files: dict[str, str] = {}
    tables: list[str] = []
    for label, claim in _labelled(result):
        text = _obligations(name, claim)
        if text:
            files[f"{label}.smt2"] = text
        shared = claim is not result.claims[0] and claim.outcome is result.claims[0].outcome
        tables.append(_with_configuration(label, claim) if shared else _claim(label, claim, text))
    head = [
        f"# What `layoutproof prove {name}` found; `layoutproof check` finds it again. Not to be edited.",
        f"format = {FORMAT}",
        f"encoder = {ENCODER}",
        f"spec = {toml.quoted(name)}",
        f"spec_sha256 = {toml.quoted(digest(spec.text))}",
        f"title = {toml.quoted(result.title)}",
        f"checks = {sum(claim.outcome.checks for claim in result.claims if has_evidence(claim.outcome))}",
    ]
    body = "\n".join(["\n".join(head) + "\n", *tables])
    files[SUMMARY] = f"{body}\n{SEAL}{digest(body)}\n"
    return files


def digest(text: str | bytes) -> str:
    """The SHA-256 as ``sha256sum`` prints it."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def has_evidence(outcome: Outcome) -> bool:
    """Whether the outcome rests on obligations that all answer ``unsat``."""
    return outcome.verdict in EVIDENCE and outcome.checks > 0


def _labelled(result: SpecResult) -> list[tuple[str, ClaimResult]]:
    """Each claim with the name of its file, no two alike even where capitals are not told apart."""
    taken: set[str] = set()
    labelled = []
    for claim in result.claims:
        label, copy = claim.name, 1
        while label.casefold() in taken:
            copy += 1
            label = f"{claim.name}~{copy}"
        taken.add(label.casefold())
        labelled.append((label, claim))
    return labelled


def _obligations(name: str, claim: ClaimResult) -> str:
    """The SMT-LIB text behind a header for the reader; empty where there is none."""
    outcome = claim.outcome
    if not has_evidence(outcome):
        return ""
    verdict = outcome.verdict.value
    head = [
        *_field("spec", name),
        *_field("claim", f"{claim.name}: {_what(claim)}"),
        *_field("says", f"{outcome.statement}, {outcome.sizes}" if outcome.sizes else outcome.statement),
        *_field("verdict", f"{verdict}: {outcome.method}" if outcome.method else verdict),
        *_field("checks", f"{outcome.checks}, each of which answers unsat: z3 FILE, cvc5 --incremental FILE"),
    ]
    return "\n".join(head) + "\n\n" + outcome.obligations.rstrip("\n") + "\n"


def _field(word: str, text: str) -> list[str]:
    wrapped = textwrap.wrap(_printable(text), _WIDTH, break_long_words=False, break_on_hyphens=False) or [""]
    return [f"; {word if index == 0 else '':<8} {line}".rstrip() for index, line in enumerate(wrapped)]


def _printable(text: str) -> str:
    """Words from files, on one line: a line break would end the comment."""
    return "".join(character if character.isprintable() else " " for character in text)


def _what(claim: ClaimResult) -> str:
    return claim.subject if claim.kind == claim.name else f"{claim.subject} {claim.kind}"


def _with_configuration(label: str, claim: ClaimResult) -> str:
    """A claim of which nothing can be said, since its configuration is not valid."""
    return "\n".join([*_heading(label, claim), 'method = "its configuration is rejected"', ""])


def _claim(label: str, claim: ClaimResult, obligations: str) -> str:
    outcome = claim.outcome
    lines = _heading(label, claim)
    says = [f"statement = {toml.quoted(outcome.statement)}"]
    if outcome.sizes:
        says.append(f"sizes = {toml.quoted(outcome.sizes)}")
    lines[2:2] = says
    if outcome.method:
        lines.append(f"method = {toml.quoted(outcome.method)}")
    if outcome.witness:
        lines.append(f"witness = {toml.lines(outcome.witness)}")
    if outcome.notes:
        lines.append(f"notes = {toml.lines(outcome.notes)}")
    if outcome.facts:
        lines.append(f"facts = {toml.table(dict(sorted(outcome.facts.items())))}")
    if obligations:
        lines += [f"checks = {outcome.checks}", f"smt2_sha256 = {toml.quoted(digest(obligations))}"]
    if outcome.counterexample is not None:
        lines += ["", f"[claims.{toml.key(label)}.counterexample]", *_counterexample(outcome.counterexample)]
    if outcome.refusal is not None:
        refusal = outcome.refusal
        lines += ["", f"[claims.{toml.key(label)}.refusal]"]
        parts = {
            "operation": refusal.operation,
            "mode": refusal.mode,
            "reason": refusal.reason,
            "legal": refusal.legal,
        }
        lines += [f"{word} = {toml.quoted(text)}" for word, text in parts.items() if text]
    return "\n".join([*lines, ""])


def _heading(label: str, claim: ClaimResult) -> list[str]:
    return [
        f"[claims.{toml.key(label)}]",
        f"claim = {toml.quoted(_what(claim))}",
        f'verdict = "{claim.outcome.verdict.value}"',
        f'expected = "{claim.expect.value}"',
    ]


def _counterexample(found: Counterexample) -> list[str]:
    parts = {"sizes": found.sizes, "inputs": found.inputs, "claimed": found.claimed, "actual": found.actual}
    lines = [f"{word} = {toml.table(dict(values))}" for word, values in parts.items()]
    if found.details:
        lines.append(f"details = {toml.lines(found.details)}")
    return [*lines, f"minimal = {toml.value(found.minimal)}"]
