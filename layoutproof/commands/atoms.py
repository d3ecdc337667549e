"""``atoms``: the instruction catalogue, as a list or one atom in full."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping
from typing import Any

from layoutproof.atoms import catalogue, template
from layoutproof.atoms.atom import AXES, AXIS_NAMES, Atom
from layoutproof.atoms.catalogue import Row
from layoutproof.atoms.copy_atom import SIDES, CopyAtom
from layoutproof.words import plural


def atoms(name: str | None, *, json: bool = False) -> int:
    """List all atoms, those whose names contain ``name``, or show the one of that name."""
    part = (name or "").casefold()
    listed = [known for known in catalogue.names() if part in known.casefold()]
    copies = [known for known in catalogue.copy_names() if part in known.casefold()]
    if name is not None and (name in listed or name in copies or not (listed or copies)):
        return _show(name, is_copy=name in copies, json=json)
    rows = list(catalogue.shelf().rows(part)) if listed else []
    if json:
        found = [_row_document(row) for row in rows]
        print(json_text.dumps({"version": 1, "atoms": found, "copies": copies}, indent=2))
    else:
        print(_listing(rows, copies))
    return 0


def _show(name: str, *, is_copy: bool, json: bool) -> int:
    if not is_copy and "<" in name:
        is_copy = name.split("<")[0].strip() in catalogue.copy_names()
    if is_copy:
        copy = catalogue.find_copy(name if "<" in name else catalogue.shelf().example(name, copy=True))
        print(json_text.dumps({"version": 1, "copy": _copy_document(copy)}, indent=2) if json else describe_copy(copy))
        return 0
    table = catalogue.shelf().table(name) if "<" not in name else None
    if table is not None and not json:
        print(describe_template(name, table))
        return 0
    atom = catalogue.find(name if table is None else catalogue.shelf().example(name))  # UnknownAtom tells the nearest
    print(json_text.dumps({"version": 1, "atom": _document(atom)}, indent=2) if json else describe(atom))
    return 0


def describe(atom: Atom) -> str:
    """One atom in full, in CuTe's notation."""
    m, n, k = atom.shape_mnk
    lines = [
        atom.name,
        f"  shape      {m}x{n}x{k} (M x N x K)",
        f"  types      {_types(atom.types)}",
        f"  arch       {atom.arch + ' or newer' if atom.arch else 'any'}",
        f"  PTX        {atom.ptx or 'has no spelling of its own'}",
        f"  ThrID      {atom.thr_id_text}",
        *(f"  {part + 'Layout':<10} {text}" for part, text in atom.layout_texts.items()),
        *(f"  {part + ' regs':<10} {count} x {kind}" for part, (kind, count) in atom.registers.items() if count),
        *(f"  {part + ' lives':<10} {kind}" for part, kind in atom.fragments.items()),
        *(
            f"  {part + ' held':<10} each {_element(part)} by {count} (thread, value)"
            for part, count in atom.held.items()
        ),
    ]
    if atom.fault:
        lines.append(f"  fault      {atom.fault}")
    return "\n".join([*lines, f"             {atom.counterexample}"] if atom.counterexample else lines)


def describe_template(name: str, table: Mapping[str, Any]) -> str:
    """An atom that takes arguments: its texts as they depend on them."""
    spellings = [variant["ptx"] for variant in table.get("variants", ())] or table.get("ptx", "")
    if isinstance(spellings, Mapping):
        spellings = [f"{text} ({when})" for when, text in spellings.items()]
    lines = [
        f"{name}<{template.bare(table['args'])}>",
        f"  such as    {name}<{table['example']}>",
        f"  shape      {template.bare(table['shape_mnk'])} (M,N,K)",
        f"  types      {_types({part: template.bare(kind) for part, kind in table['types'].items()})}",
        f"  arch       {table['arch']} or newer",
        *(f"  PTX        {template.bare(text)}" for text in ([spellings] if isinstance(spellings, str) else spellings)),
        f"  ThrID      {table['thr_id']}",
        *(f"  {part + 'Layout':<10} {template.bare(table[part.lower()])}" for part in AXES if part.lower() in table),
        *(f"  {word:<10} {', '.join(kinds)}" for word, kinds in table.get("choices", {}).items()),
        *(f"  where      {condition}" for condition in table.get("where", ())),
    ]
    return "\n".join(lines)


def describe_copy(copy: CopyAtom) -> str:
    """One copy atom in full."""
    lines = [
        copy.name,
        f"  arch       {copy.arch + ' or newer' if copy.arch else 'any'}",
        f"  PTX        {copy.ptx or 'has no spelling of its own'}",
        f"  ThrID      {copy.thr_id_text}",
        *(f"  {side.capitalize() + 'Layout':<10} {copy.layout_texts[side]}" for side in SIDES),
    ]
    return "\n".join(lines)


def _listing(rows: list[Row], copies: list[str]) -> str:
    cells = [(row.name, row.shape.strip("()").replace(",", "x"), _types(row.types), row.arch) for row in rows]
    widths = [max((len(cell[column]) for cell in cells), default=0) for column in range(3)]
    lines = [
        "  ".join([*(part.ljust(width) for part, width in zip(cell, widths, strict=False)), cell[3]]).rstrip()
        for cell in cells
    ]
    counts = [plural(len(rows), "atom")] if rows or not copies else []
    if copies:
        lines += copies
        counts.append(plural(len(copies), "copy atom"))
    return "\n".join([*lines, ", ".join(counts)])


def _types(types: Mapping[str, str]) -> str:
    return ", ".join(f"{operand} {kind}" for operand, kind in types.items())


def _element(part: str) -> str:
    return "(" + ",".join(AXIS_NAMES[axis].lower() for axis in AXES[part]) + ")"


def _row_document(row: Row) -> dict[str, Any]:
    shape = [int(part) if part.isdigit() else part for part in row.shape.strip("()").split(",")]
    return {"name": row.name, "shape_mnk": shape, "types": dict(row.types), "arch": row.arch}


def _copy_document(copy: CopyAtom) -> dict[str, Any]:
    layouts = dict(copy.layout_texts)
    return {"name": copy.name, "arch": copy.arch, "ptx": copy.ptx, "thr_id": copy.thr_id_text, "layouts": layouts}


def _document(atom: Atom) -> dict[str, Any]:
    return {
        "name": atom.name,
        "shape_mnk": list(atom.shape_mnk),
        "types": dict(atom.types),
        "arch": atom.arch,
        "ptx": atom.ptx,
        "thr_id": atom.thr_id_text,
        "layouts": dict(atom.layout_texts),
        "registers": {operand: {"type": kind, "count": count} for operand, (kind, count) in atom.registers.items()},
        "fragments": dict(atom.fragments),
        "held": dict(atom.held),
        "fault": atom.fault,
        "counterexample": atom.counterexample,
    }
