"""From a claim's table to a :class:`Claim`: its subject found, its formulas read against the subject's own names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.layouts.layout import Layout
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.form import IDENTIFIER
from layoutproof.specs.locate import Path
from layoutproof.specs.model import PREDICATES, SUBJECTS
from layoutproof.specs.problems import suggestion
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import (
    FLAT_INPUT,
    INSTRUCTION_INPUTS,
    LAYOUT_OUTPUT,
    OPERAND_INPUTS,
    OPERAND_OUTPUTS,
    Claim,
    Formula,
    Instruction,
    SpecLayout,
    SpecMap,
)


@dataclass(frozen=True)
class _Subject:
    """The names that a claim's formulas may use, and the outputs that it must speak of."""

    title: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    layout: Layout | None = None
    instruction: Instruction | None = None


def build_claim(
    name: str,
    table: Mapping[str, Any],
    scope: Scope,
    *,
    layouts: Mapping[str, SpecLayout],
    maps: Mapping[str, SpecMap],
    has_mma: bool,
) -> Claim | None:
    """The claim, or None when something is wrong with it (noted in ``scope``) or with what it speaks of."""
    path = ("claims", name)
    kind = next(key for key in SUBJECTS if key in table)
    predicate = next(key for key in PREDICATES if key in table)
    word = table[kind]
    if "inputs" in table and kind != "layout":
        scope.problem((*path, "inputs"), f"{kind} {word} names its own inputs", "inputs stand only with a layout")
    for key, owner in (("atom", "operand"), ("side", "copy"), ("value_bits", "copy")):
        if key in table and kind != owner:
            article = "an" if owner[0] in "aeiou" else "a"
            scope.problem((*path, key), f"{kind} {word} has no {key}", f"{key} stands only with {article} {owner}")
    if kind == "complete":
        return _complete(name, table, path, scope, has_mma)
    if kind == "operand" and "atom" in table:
        subject = _atom(table["atom"], word, path, scope)
    elif kind == "copy":
        subject = _copy(word, table.get("side", "dst"), table.get("value_bits", 1), path, scope)
    elif kind == "operand":
        subject = _operand(word, path, scope, has_mma)
    elif kind == "layout":
        subject = _layout(word, table.get("inputs"), path, scope, layouts)
    else:
        subject = _map(word, path, scope, maps)
    if subject is None:
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
    _only_with(table, path, scope, predicate)
    inverse, fibre, lemmas = _help(table, path, subject, scope)
    if formulas is None or (predicate == "covered" and count is None):
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
    table: Mapping[str, Any], path: Path, subject: _Subject, scope: Scope
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
    }
    for key, predicates in allowed.items():
        if key in table and predicate not in predicates:
            scope.problem((*path, key), f"{predicate} takes no {key}", f"it stands with {' or '.join(predicates)}")


def limits(
    value: dict[str, str | int] | str | int, path: Path, subject: _Subject, scope: Scope
) -> dict[str, Formula] | None:
    """The limits of some or all of the outputs."""
    if not isinstance(value, dict):
        return _by_output(value, path, subject, scope, (), "a limit")
    for output in value:
        if output not in subject.outputs:
            known = ", ".join(subject.outputs)
            scope.problem((*path, output), f"{subject.title} has no output {output}", f"its outputs: {known}")
    return scope.formulas(path, value)


def _atom(name: str, part: str, path: Path, scope: Scope) -> _Subject | None:
    try:
        atom = catalogue.find(name)
    except catalogue.UnknownAtom as unknown:
        scope.problem((*path, "atom"), f'unknown atom "{name}"', unknown.hint)
        return None
    if part not in atom.layout_texts:
        scope.problem(
            (*path, "operand"), f"{name} has no operand {part}", f"its operands: {', '.join(atom.layout_texts)}"
        )
        return None
    outputs = tuple(AXIS_NAMES[axis].lower() for axis in AXES[part])
    return _Subject(f"operand {part}", INSTRUCTION_INPUTS, outputs, instruction=Instruction(atom.name, part))


def _copy(name: str, side: str, value_bits: str | int, path: Path, scope: Scope) -> _Subject | None:
    try:
        copy = catalogue.find_copy(name)
    except catalogue.UnknownAtom as unknown:
        scope.problem((*path, "copy"), f'unknown copy atom "{name}"', unknown.hint)
        return None
    if not isinstance(value_bits, int) or value_bits < 1:
        scope.problem((*path, "value_bits"), f"a value of {value_bits} bits is none", "an integer such as 8, 16 or 32")
        return None
    instruction = Instruction(copy.name, side, value_bits)
    outputs = ("bit" if value_bits == 1 else "element",)
    return _Subject(f"{side} of {name}", INSTRUCTION_INPUTS, outputs, instruction=instruction)


def _operand(word: str, path: Path, scope: Scope, has_mma: bool) -> _Subject | None:
    if not has_mma:
        scope.problem((*path, "operand"), f"operand {word} of what? This spec has no [mma]", "add [mma]")
        return None
    return _Subject(f"operand {word}", OPERAND_INPUTS[word], OPERAND_OUTPUTS[word])


def _map(word: str, path: Path, scope: Scope, maps: Mapping[str, SpecMap]) -> _Subject | None:
    if word not in maps:
        if word not in scope.broken:
            scope.problem((*path, "map"), f'unknown map "{word}"', suggestion(word, maps, "maps of this spec"))
        return None
    return _Subject(f"map {word}", tuple(maps[word].inputs), tuple(maps[word].outputs))


def _layout(
    word: str, inputs: list[str] | None, path: Path, scope: Scope, layouts: Mapping[str, SpecLayout]
) -> _Subject | None:
    if word in scope.broken:
        return None
    if word in layouts:
        layout: Layout | None = layouts[word].layout
    elif IDENTIFIER.match(word) and word not in scope.params and not word[1:].isdigit():  # _4 is CuTe's 4
        scope.problem((*path, "layout"), f'unknown layout "{word}"', suggestion(word, layouts, "layouts of this spec"))
        return None
    else:
        layout = scope.layout((*path, "layout"), word)
    if layout is None:
        return None
    if inputs is not None:
        _check_inputs(inputs, layout, (*path, "inputs"), scope)
    return _Subject(f"layout {word}", tuple(inputs or (FLAT_INPUT,)), (LAYOUT_OUTPUT,), layout)


def _check_inputs(inputs: list[str], layout: Layout, path: Path, scope: Scope) -> None:
    if len(inputs) != layout.rank:
        modes = "mode" if layout.rank == 1 else "modes"
        scope.problem(path, f"{len(inputs)} names for a layout of {layout.rank} {modes}", f"{layout.rank} names")
    for index, name in enumerate(inputs):
        if not IDENTIFIER.match(name):
            scope.problem(
                (*path, index), f'"{name}" cannot name an input', "letters, digits and _, not beginning with a digit"
            )
        elif name in scope.params:
            scope.problem((*path, index), f"{name} is already a param", "choose another name")
        elif name in inputs[:index]:
            scope.problem((*path, index), f"{name} names two modes", "choose another name")


def _by_output(
    value: dict[str, str | int] | str | int,
    path: Path,
    subject: _Subject,
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


def _count(value: str | int, path: Path, scope: Scope) -> Formula | None:
    if isinstance(value, int) and value < 1:
        scope.problem(path, f"{value} owners of each element is no coverage", "at least 1")
        return None
    return scope.formula(path, value)
