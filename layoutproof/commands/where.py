"""``where``: the owners of one element, from the proven inverse."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict
from pathlib import Path
from typing import Any

from layoutproof.atoms.atom import OPERANDS
from layoutproof.commands import failure
from layoutproof.commands.explain import spec_with_mma, the_operand
from layoutproof.errors import Rejected, UserError
from layoutproof.report.text import values_text
from layoutproof.specs.holders import Holders, Ownership
from layoutproof.specs.problems import suggestion
from layoutproof.specs.read import read_spec
from layoutproof.specs.spec import Spec


def where(path: Path, operand: str, row: int, column: int, *, json: bool = False) -> int:
    """Print every (thread, value, repetition) that holds an element of an operand; of a tensor, who moves it and where."""
    spec = read_spec(path)
    if operand in spec.tensors:
        return _of_tensor(spec, operand, (row, column), json=json)
    if spec.tensors and (spec.mma is None or operand.upper() not in OPERANDS):
        raise UserError(
            f'{spec.path}: unknown tensor "{operand}"', hint=suggestion(operand, spec.tensors, "tensors of this spec")
        )
    spec = spec_with_mma(spec)
    try:
        found = Ownership(spec, the_operand(operand)).of(row, column)
    except Rejected as rejected:
        refusal = rejected.refusal
        if json:
            print(json_text.dumps({"version": 1, "path": spec.path, "rejected": str(refusal)}, indent=2))
        else:
            print(
                f"{spec.path}: the configuration is rejected, so nothing holds {operand}({row},{column})\n  {refusal}"
            )
        return failure.NOT_AS_EXPECTED
    print(json_text.dumps(_document(spec.path, found), indent=2) if json else holders_text(found))
    return failure.OK


def _of_tensor(spec: Spec, tensor: str, coordinate: tuple[int, int], *, json: bool) -> int:
    """An element of a tensor: its byte and banks, who writes it, who reads it."""
    from layoutproof.specs.copy_holders import whereabouts
    from layoutproof.specs.subjects import Subjects

    try:
        found = whereabouts(Subjects(spec), tensor, coordinate)
    except Rejected as rejected:
        raise UserError(f"{spec.path}: {tensor} is rejected: {rejected}") from None
    if json:
        print(json_text.dumps({"version": 1, "path": spec.path, **asdict(found)}, indent=2))
    else:
        print("\n".join(found.lines()))
    return failure.OK


def holders_text(found: Holders) -> str:
    """A heading, a line an owner, and what the answer rests on."""
    element = f"{found.operand}({','.join(map(str, found.element.values()))})"
    shape = " x ".join(map(str, found.extents.values()))
    number = len(found.owners)
    which = "the smallest sizes that contain it" if found.smallest else "sizes that contain it"
    at = f", at {which}: {values_text(found.sizes)}" if found.sizes else ""
    lines = [f"{element} of {found.operand} ({shape}) is held by {number} owner{'' if number == 1 else 's'}{at}"]
    rows = [
        [f"t = {owner.thread}", values_text(owner.place), f"v = {owner.value}", values_text(owner.repetition)]
        for owner in found.owners
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines += ["  " + "   ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([*lines, f"proved: {found.proof}"])


def _document(path: str, found: Holders) -> dict[str, Any]:
    owners = [{"t": owner.thread, **owner.place, "v": owner.value, **owner.repetition} for owner in found.owners]
    return {
        "version": 1,
        "path": path,
        "operand": found.operand,
        "element": dict(found.element),
        "extents": dict(found.extents),
        "sizes": dict(found.sizes),
        "owners": owners,
        "proved": found.proof,
    }
