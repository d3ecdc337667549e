"""From a claim's table to a :class:`Claim`: its subject found, its formulas read against the subject's own names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from layoutproof.integers.expression import names
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.build_copies import build_terms
from layoutproof.specs.build_subjects import Known, NamedSubject, find_subject
from layoutproof.specs.locate import Path
from layoutproof.specs.model import (
    BANK_PREDICATES,
    COPY_PREDICATES,
    PREDICATES,
    SUBJECTS,
    TENSOR_PREDICATES,
)
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import Claim, Formula
from layoutproof.words import a

# Which subjects a predicate is asked of, where not of all.
ASKED_OF = {
    **dict.fromkeys(COPY_PREDICATES, ("copy",)),
    **dict.fromkeys(BANK_PREDICATES, ("copy", "map")),
    **dict.fromkeys(TENSOR_PREDICATES, ("tensor",)),
    "same_registers": ("operand",),
}


def build_claim(name: str, table: Mapping[str, Any], scope: Scope, known: Known) -> Claim | None:
    """The claim, or None when something is wrong with it (noted in ``scope``) or with what it speaks of."""
    path = ("claims", name)
    kind = next(key for key in SUBJECTS if key in table)
    predicate = next(key for key in PREDICATES if key in table)
    word = table[kind]
    if "inputs" in table and kind != "layout":
        scope.problem((*path, "inputs"), f"{kind} {word} names its own inputs", "inputs stand only with a layout")
    for key, owner in (("atom", "operand"), ("side", "copy"), ("value_bits", "copy")):
        if key in table and kind != owner:
            scope.problem((*path, key), f"{kind} {word} has no {key}", f"{key} stands only with {a(owner)}")
    if kind == "complete":
        return _complete(name, table, path, scope, known.has_mma)
    subject = find_subject(kind, table, path, scope, known)
    if subject is None:
        return None
    tiled = kind == "copy" and subject.instruction is None
    askable = ASKED_OF.get(predicate, (kind,))
    if kind not in askable or (kind == "copy" and not tiled and predicate in ASKED_OF):
        what = "copies of [copies]" if askable == ("copy",) else " or ".join(map(a, askable))
        scope.problem((*path, predicate), f"{predicate} cannot be asked of {subject.title}", f"it is asked of {what}")
        return None
    formulas: dict[str, Formula] | None = {}
    count = None
    if predicate == "equals":
        formulas = _by_output(table[predicate], (*path, predicate), subject, scope, subject.inputs, "a formula")
    elif predicate == "bijective_onto":
        formulas = _by_output(table[predicate], (*path, predicate), subject, scope, (), "a size")
    elif predicate == "covered":
        count = _count(table[predicate], (*path, predicate), scope)
        if "onto" in table:
            formulas = _by_output(table["onto"], (*path, "onto"), subject, scope, (), "a size")
    elif predicate == "in_bounds":
        formulas = limits(table[predicate], (*path, predicate), subject, scope)
    elif predicate in ("max_conflicts", "vectorised"):
        count = _number(table[predicate], (*path, predicate), scope)
    _only_with(table, path, scope, predicate)
    inverse, fibre, lemmas = _help(table, path, subject, scope)
    terms = build_terms(table, predicate, path, scope, known)
    if formulas is None or terms is None or (count is None and predicate in ("covered", "max_conflicts", "vectorised")):
        return None
    instruction = subject.instruction
    if instruction is not None:
        kind, word = ("copy" if kind == "copy" else "atom"), f"{instruction.name} {instruction.part}"
    return Claim(
        name,
        kind,
        word,
        predicate,
        formulas,
        count,
        tuple(table.get("inputs", ())),
        subject.layout,
        Verdict(table.get("expect", "proved")),
        table.get("reads_as", ""),
        scope.locations.line_of(path),
        instruction,
        inverse,
        fibre,
        lemmas,
        table.get("fits", ""),
        table.get("types", {}),
        table.get("side", "dst"),
        terms,
    )


def _complete(name: str, table: Mapping[str, Any], path: Path, scope: Scope, has_mma: bool) -> Claim | None:
    """The claim that speaks of the whole configuration."""
    if not has_mma:
        scope.problem((*path, "complete"), "complete of what? This spec has no [mma]", "add [mma]")
        return None
    expect, words = Verdict(table.get("expect", "proved")), table.get("reads_as", "")
    line = scope.locations.line_of(path)
    return Claim(name, "mma", "products", "complete", expect=expect, reads_as=words, line=line)


def _help(
    table: Mapping[str, Any], path: Path, subject: NamedSubject, scope: Scope
) -> tuple[dict[str, Formula], Formula | None, tuple[Formula, ...]]:
    """What the author gives to help: the inverse, the fibre, lemmas."""
    inverse: dict[str, Formula] = {}
    if "inverse" in table:
        for word in table["inverse"]:
            if word not in subject.inputs:
                known = ", ".join(subject.inputs)
                scope.problem((*path, "inverse", word), f"{subject.title} has no input {word}", f"its inputs: {known}")
        inverse = scope.formulas((*path, "inverse"), table["inverse"], (*subject.outputs, "g")) or {}
    fibre = scope.formula((*path, "fibre"), table["fibre"], subject.inputs) if "fibre" in table else None
    given = table.get("lemmas", [])
    lemmas = [scope.formula((*path, "lemmas", index), text, subject.inputs) for index, text in enumerate(given)]
    return inverse, fibre, tuple(lemma for lemma in lemmas if lemma is not None)


def _only_with(table: Mapping[str, Any], path: Path, scope: Scope, predicate: str) -> None:
    """Keys that mean something with some predicates only."""
    counts = ("bijective_onto", "covered")
    allowed = {
        "onto": ("covered",),
        "types": ("fits",),
        "inverse": counts,
        "fibre": counts,
        "lemmas": (*counts, "in_bounds"),
        "written": ("feeds",),
        "written_by": ("feeds",),
        "access": BANK_PREDICATES,
        "hardware": BANK_PREDICATES,
        "by": ("same_registers",),
        "as_operand": ("same_registers",),
        "k_permutation": ("same_registers",),
    }
    for key, predicates in allowed.items():
        if key in table and predicate not in predicates:
            scope.problem((*path, key), f"{predicate} takes no {key}", f"it stands with {' or '.join(predicates)}")


def limits(
    value: dict[str, str | int] | str | int, path: Path, subject: NamedSubject, scope: Scope
) -> dict[str, Formula] | None:
    """The limits of some or all of the outputs."""
    if not isinstance(value, dict):
        return _by_output(value, path, subject, scope, (), "a limit")
    for output in value:
        if output not in subject.outputs:
            known = ", ".join(subject.outputs)
            scope.problem((*path, output), f"{subject.title} has no output {output}", f"its outputs: {known}")
    return scope.formulas(path, value)


def _by_output(
    value: dict[str, str | int] | str | int,
    path: Path,
    subject: NamedSubject,
    scope: Scope,
    names: tuple[str, ...],
    what: str,
) -> dict[str, Formula] | None:
    """One formula for each output of the subject. A subject of one output may have it without its name."""
    outputs = ", ".join(subject.outputs)
    if not isinstance(value, dict):
        if len(subject.outputs) > 1:
            example = ", ".join(f'{output} = "..."' for output in subject.outputs)
            scope.problem(
                path, f"{subject.title} has the outputs {outputs}, and this is one formula", f"{{ {example} }}"
            )
            return None
        formula = scope.formula(path, value, names)
        return None if formula is None else {subject.outputs[0]: formula}
    for output in value:
        if output not in subject.outputs:
            scope.problem((*path, output), f"{subject.title} has no output {output}", f"its outputs: {outputs}")
    missing = [output for output in subject.outputs if output not in value]
    if missing:
        scope.problem(path, f"says nothing of {', '.join(missing)}", f"{what} for each of {outputs}")
    return scope.formulas(path, value, names)


def _number(value: str | int, path: Path, scope: Scope) -> Formula | None:
    """Ways of a bank conflict and bytes of an access: the same for all params."""
    formula = _count(value, path, scope)
    if formula is not None and names(formula.expression):
        scope.problem(path, f"{value} is no number", "an integer: it is the same for all params")
        return None
    return formula


def _count(value: str | int, path: Path, scope: Scope) -> Formula | None:
    if isinstance(value, int) and value < 1:
        words = f"{value} owners of each element is no coverage" if path[-1] == "covered" else f"{value} is too few"
        scope.problem(path, words, "at least 1")
        return None
    return scope.formula(path, value)
