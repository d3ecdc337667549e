"""``atoms``: the instruction catalogue, as a list or one atom in full."""

from __future__ import annotations

import json as json_text
from typing import Any

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import OPERANDS, Atom


def atoms(name: str | None, *, json: bool = False) -> int:
    """List all atoms, those whose names contain ``name``, or show the one of that name."""
    part = (name or "").casefold()
    listed = [known for known in catalogue.names() if part in known.casefold()]
    if name is not None and (name in listed or not listed):
        atom = catalogue.find(name)  # raises UnknownAtom with the nearest names
        print(json_text.dumps({"version": 1, "atom": _document(atom)}, indent=2) if json else describe(atom))
        return 0
    found = [catalogue.find(known) for known in listed]
    if json:
        print(json_text.dumps({"version": 1, "atoms": [_document(atom) for atom in found]}, indent=2))
    else:
        print(_listing(found))
    return 0


def describe(atom: Atom) -> str:
    """One atom in full, in CuTe's notation."""
    m, n, k = atom.shape_mnk
    lines = [
        atom.name,
        f"  shape      {m}x{n}x{k} (M x N x K)",
        f"  types      {_types(atom)}",
        f"  arch       {atom.arch + ' or newer' if atom.arch else 'any'}",
        f"  PTX        {atom.ptx or 'has no spelling of its own'}",
        f"  ThrID      {atom.thr_id_text}",
        *(f"  {operand}Layout    {atom.layout_texts[operand]}" for operand in OPERANDS),
        *(f"  {operand} regs     {count} x {kind}" for operand, (kind, count) in atom.registers.items()),
    ]
    return "\n".join([*lines, f"  fault      {atom.fault}"] if atom.fault else lines)


def _listing(found: list[Atom]) -> str:
    rows = [(atom.name, "x".join(map(str, atom.shape_mnk)), _types(atom), atom.arch) for atom in found]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, f"{len(rows)} atom" + ("" if len(rows) == 1 else "s")])


def _types(atom: Atom) -> str:
    return ", ".join(f"{operand} {kind}" for operand, kind in atom.types.items())


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
        "fault": atom.fault,
    }
