"""Printing a spec as the file that its author might have written, and writing it whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from layoutproof.errors import UserError
from layoutproof.proving.verdict import Verdict
from layoutproof.specs import files
from layoutproof.specs.model import COPY_CLAIMS, DEFAULT_TILE
from layoutproof.specs.schema import SCHEMA_FILE
from layoutproof.specs.spec import Claim, Formula, Mma, Spec, SpecMap
from layoutproof.specs.toml import quoted
from layoutproof.specs.write_copies import copy_lines, is_tiled, predicate_lines, side_lines, tensor_lines

_LONG = 120  # characters of one line


def spec_text(spec: Spec, schema: str = "") -> str:
    """The spec as TOML; ``schema`` is where editors find the JSON Schema, as a path from the file."""
    blocks = [_head(spec, schema)]
    if spec.params:
        lines = [f"{param.name} = {_size(param.condition, param.value)}" for param in spec.params]
        blocks.append(["[params]", *lines])
    if spec.mma is not None:
        blocks.append(_mma(spec.mma))
    if spec.layouts:
        blocks.append(["[layouts]", *(f"{layout.name} = {quoted(layout.text)}" for layout in spec.layouts.values())])
    blocks += [tensor_lines(tensor) for tensor in spec.tensors.values()]
    blocks += [copy_lines(copy) for copy in spec.copies.values()]
    blocks += [_map(item) for item in spec.maps.values()]
    blocks += [_claim(claim) for claim in spec.claims]
    return "\n".join("\n".join(block) + "\n" for block in blocks if block)


def write_spec(spec: Spec, path: Path, *, replace_existing: bool = False) -> None:
    """Write the spec to ``path``, all of it or nothing. Raises :class:`UserError` where a file is in the way."""
    if path.exists() and not path.is_dir() and not replace_existing:
        raise UserError(f"{path}: there is a file already", hint="--force replaces it")
    files.write(path, spec_text(spec, schema_reference(path)))


def schema_reference(path: Path) -> str:
    """From a spec file to the schema, where one lies in a folder above it; empty where none does: an absolute path would
    name the machine.
    """
    folder = path.absolute().parent
    for above in (folder, *folder.parents):
        for place in (above / "layoutproof" / "specs" / SCHEMA_FILE, above / SCHEMA_FILE):
            if place.is_file():
                return Path(os.path.relpath(place, folder)).as_posix()
    return ""


def _head(spec: Spec, schema: str) -> list[str]:
    lines = [f"#:schema {schema}"] if schema else []
    return [*lines, f"title = {quoted(spec.title)}"] if spec.title else lines


def _mma(mma: Mma) -> list[str]:
    lines = ["[mma]", f"atom = {quoted(mma.atom)}", f"threads = {quoted(mma.threads)}"]
    if mma.tile != DEFAULT_TILE:
        lines.append(f"tile = [{', '.join(_value(entry) for entry in mma.tile)}]")
    sizes = [size for size in mma.problem if size is not None]
    if len(sizes) == len(mma.problem):
        lines.append(f"problem = [{', '.join(map(_formula, sizes))}]")
    if mma.shared:
        lines.append(f"shared = {{ {', '.join(f'{letter} = {quoted(name)}' for letter, name in mma.shared)} }}")
    return [*lines, *_expect(mma.expect)]


def _map(item: SpecMap) -> list[str]:
    lines = [f"[maps.{item.name}]", f"inputs = {_table(item.inputs)}"]
    if item.lets:
        lines.append(f"let = {_table(item.lets)}")
    lines.append(f"output = {_table(item.outputs)}")
    return lines if item.guard is None else [*lines, f"guard = {quoted(item.guard.text)}"]


def _claim(claim: Claim) -> list[str]:
    lines = [f"[claims.{claim.name}]", *_subject(claim)]
    if claim.inputs:
        lines.append(f"inputs = [{', '.join(map(quoted, claim.inputs))}]")
    if is_tiled(claim):
        lines += side_lines(claim)
    if claim.predicate in COPY_CLAIMS:
        lines += predicate_lines(claim)
    elif claim.predicate == "injective":
        lines.append("injective = true")
    elif claim.count is not None:
        lines.append(f"covered = {_formula(claim.count)}")
    elif claim.subject_kind == "layout" or (claim.subject_kind == "copy" and not is_tiled(claim)):
        (formula,) = claim.formulas.values()
        lines.append(f"{claim.predicate} = {_formula(formula)}")
    else:
        lines += _long_table(f"claims.{claim.name}", claim.predicate, claim.formulas)
    words = [f"reads_as = {quoted(claim.reads_as)}"] if claim.reads_as else []
    table_at = next((index for index, line in enumerate(lines[1:], 1) if line.startswith("[")), len(lines))
    return lines[:table_at] + _expect(claim.expect) + words + lines[table_at:]


def _subject(claim: Claim) -> list[str]:
    one = claim.instruction
    if one is None:
        return [f"{claim.subject_kind} = {quoted(claim.subject)}"]
    if claim.subject_kind == "atom":
        return [f"operand = {quoted(one.part)}", f"atom = {quoted(one.name)}"]
    width = [f"value_bits = {one.value_bits}"] if one.value_bits != 1 else []
    return [f"copy = {quoted(one.name)}", f"side = {quoted(one.part)}", *width]


def _long_table(parent: str, key: str, formulas: Mapping[str, Formula]) -> list[str]:
    """An inline table where it fits on a line, else a table of its own."""
    line = f"{key} = {_table(formulas)}"
    if len(line) <= _LONG:
        return [line]
    return [f"[{parent}.{key}]", *(f"{name} = {_formula(formula)}" for name, formula in formulas.items())]


def _expect(expect: Verdict) -> list[str]:
    return [] if expect is Verdict.PROVED else [f'expect = "{expect.value}"']


def _table(formulas: Mapping[str, Formula]) -> str:
    return "{ " + ", ".join(f"{name} = {_formula(formula)}" for name, formula in formulas.items()) + " }"


def _size(condition: Formula, value: int | None) -> str:
    return quoted(condition.text) if value is None else str(value)


def _formula(formula: Formula) -> str:
    """An integer stands bare, as a person would write it."""
    digits = formula.text.removeprefix("-")
    return formula.text if digits.isdecimal() and (digits == "0" or digits[0] != "0") else quoted(formula.text)


def _value(entry: str | int) -> str:
    """A tile's entry: ``32`` stands bare also where it came from the command line as text."""
    text = str(entry)
    return text if text.isdecimal() and text.isascii() and text[0] != "0" else quoted(text)
