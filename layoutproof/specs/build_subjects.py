"""What a claim speaks of: found by its name, with the inputs that its formulas may use and the outputs it must speak of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.layouts.layout import Layout
from layoutproof.specs.form import IDENTIFIER
from layoutproof.specs.locate import Path
from layoutproof.specs.problems import suggestion
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import (
    FLAT_INPUT,
    INSTRUCTION_INPUTS,
    LAYOUT_OUTPUT,
    OPERAND_INPUTS,
    OPERAND_OUTPUTS,
    Instruction,
    SpecCopy,
    SpecLayout,
    SpecMap,
    SpecTensor,
)
from layoutproof.words import plural


@dataclass(frozen=True)
class Known:
    """The tables of the spec that a claim may name."""

    layouts: Mapping[str, SpecLayout]
    maps: Mapping[str, SpecMap]
    tensors: Mapping[str, SpecTensor]
    copies: Mapping[str, SpecCopy]
    has_mma: bool


@dataclass(frozen=True)
class NamedSubject:
    """The names that a claim's formulas may use, and the outputs that it must speak of."""

    title: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    layout: Layout | None = None
    instruction: Instruction | None = None


def find_subject(kind: str, table: Mapping[str, Any], path: Path, scope: Scope, known: Known) -> NamedSubject | None:
    """The subject that a claim's table names; None, and a problem, where there is none."""
    word = table[kind]
    match kind:
        case "operand" if "atom" in table:
            return _atom(table["atom"], word, path, scope)
        case "operand":
            return _operand(word, path, scope, known.has_mma)
        case "copy" if word in known.copies or word in scope.broken:
            return _tiled_copy(word, table, known)
        case "copy":
            return _copy(word, table.get("side", "dst"), table.get("value_bits", 1), path, scope, known)
        case "tensor":
            return _tensor(word, path, scope, known.tensors)
        case "layout":
            return _layout(word, table.get("inputs"), path, scope, known.layouts)
    return _map(word, path, scope, known.maps)


def _tiled_copy(word: str, table: Mapping[str, Any], known: Known) -> NamedSubject | None:
    copy = known.copies.get(word)
    if copy is None:
        return None  # its problem has been told
    ends = (copy.source, copy.destination) if table.get("side") == "src" else (copy.destination, copy.source)
    tensor = known.tensors.get(ends[0] or ends[1])  # registers have the shape of the tensor at the other end
    if tensor is None:
        return None
    outputs = tensor.modes if table.get("output", "coordinate") == "coordinate" else (table["output"],)
    repetitions = [f"{letter}{mode}" for letter in "rb" for mode in tensor.modes]
    return NamedSubject(f"copy {word}", ("t", "v", "lane", "warp", *repetitions), outputs)


def _tensor(word: str, path: Path, scope: Scope, tensors: Mapping[str, SpecTensor]) -> NamedSubject | None:
    if word not in tensors:
        if word not in scope.broken:
            scope.problem(
                (*path, "tensor"), f'unknown tensor "{word}"', suggestion(word, tensors, "tensors of this spec")
            )
        return None
    return NamedSubject(f"tensor {word}", tensors[word].modes, ("byte" if tensors[word].bits % 8 == 0 else "bit",))


def _atom(name: str, part: str, path: Path, scope: Scope) -> NamedSubject | None:
    try:
        atom = catalogue.find(name)
    except UnknownAtom as unknown:
        scope.problem((*path, "atom"), f'unknown atom "{name}"', unknown.hint)
        return None
    if part not in atom.layout_texts:
        scope.problem(
            (*path, "operand"), f"{name} has no operand {part}", f"its operands: {', '.join(atom.layout_texts)}"
        )
        return None
    outputs = tuple(AXIS_NAMES[axis].lower() for axis in AXES[part])
    return NamedSubject(f"operand {part}", INSTRUCTION_INPUTS, outputs, instruction=Instruction(atom.name, part))


def _copy(name: str, side: str, value_bits: str | int, path: Path, scope: Scope, known: Known) -> NamedSubject | None:
    try:
        copy = catalogue.find_copy(name)
    except UnknownAtom as unknown:
        near = suggestion(name, known.copies, "copies of this spec") if known.copies else unknown.hint
        scope.problem((*path, "copy"), f'unknown copy atom "{name}"', near)
        return None
    if not isinstance(value_bits, int) or value_bits < 1:
        scope.problem((*path, "value_bits"), f"a value of {value_bits} bits is none", "an integer such as 8, 16 or 32")
        return None
    instruction = Instruction(copy.name, side, value_bits)
    outputs = ("bit" if value_bits == 1 else "element",)
    return NamedSubject(f"{side} of {name}", INSTRUCTION_INPUTS, outputs, instruction=instruction)


def _operand(word: str, path: Path, scope: Scope, has_mma: bool) -> NamedSubject | None:
    if not has_mma:
        scope.problem((*path, "operand"), f"operand {word} of what? This spec has no [mma]", "add [mma]")
        return None
    if word not in OPERAND_INPUTS:
        operands = ", ".join(OPERAND_INPUTS)
        scope.problem(
            (*path, "operand"), f"[mma] has no operand {word}", f"its operands: {operands}; {word} stands with an atom"
        )
        return None
    return NamedSubject(f"operand {word}", OPERAND_INPUTS[word], OPERAND_OUTPUTS[word])


def _map(word: str, path: Path, scope: Scope, maps: Mapping[str, SpecMap]) -> NamedSubject | None:
    if word not in maps:
        if word not in scope.broken:
            scope.problem((*path, "map"), f'unknown map "{word}"', suggestion(word, maps, "maps of this spec"))
        return None
    return NamedSubject(f"map {word}", tuple(maps[word].inputs), tuple(maps[word].outputs))


def _layout(
    word: str, inputs: list[str] | None, path: Path, scope: Scope, layouts: Mapping[str, SpecLayout]
) -> NamedSubject | None:
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
    return NamedSubject(f"layout {word}", tuple(inputs or (FLAT_INPUT,)), (LAYOUT_OUTPUT,), layout)


def _check_inputs(inputs: list[str], layout: Layout, path: Path, scope: Scope) -> None:
    if len(inputs) != layout.rank:
        told = f"{plural(len(inputs), 'name')} for a layout of {plural(layout.rank, 'mode')}"
        scope.problem(path, told, plural(layout.rank, "name"))
    for index, name in enumerate(inputs):
        if not IDENTIFIER.match(name):
            scope.problem(
                (*path, index), f'"{name}" cannot name an input', "letters, digits and _, not beginning with a digit"
            )
        elif name in scope.params:
            scope.problem((*path, index), f"{name} is already a param", "choose another name")
        elif name in inputs[:index]:
            scope.problem((*path, index), f"{name} names two modes", "choose another name")
