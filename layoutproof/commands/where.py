"""``where``: the owners of one element, from the proven inverse."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from layoutproof.atoms.atom import OPERANDS
from layoutproof.commands import failure
from layoutproof.commands.explain import spec_with_mma, the_operand
from layoutproof.commands.prove import parse_point
from layoutproof.errors import Rejected, UserError
from layoutproof.report.text import values_text
from layoutproof.specs.holders import Holders, Ownership
from layoutproof.specs.problems import suggestion
from layoutproof.specs.read import read_spec
from layoutproof.specs.spec import Spec
from layoutproof.words import plural


def where(path: Path, name: str, coordinate: Sequence[int], *, at: str = "", json: bool = False) -> int:
    """Print who holds an element of an operand, moves one of a tensor, or which inputs of a map reach one."""
    spec = read_spec(path)
    given = parse_point(at) if at else None
    if name in spec.maps:
        return _of_map(spec, name, coordinate, given, json=json)
    if name in spec.tensors:
        return _of_tensor(spec, name, tuple(coordinate), given, json=json)
    named = {**spec.tensors, **spec.maps}
    if named and (spec.mma is None or name.upper() not in OPERANDS):
        raise UserError(f'{spec.path}: unknown "{name}"', hint=suggestion(name, named, "tensors and maps of this spec"))
    spec = spec_with_mma(spec)
    operand = the_operand(name)
    if len(coordinate) != 2:
        raise UserError(
            f"{name} has rows and columns, not {len(coordinate)} coordinates", hint=f"where SPEC {name} 17 5"
        )
    row, column = coordinate
    try:
        found = Ownership(spec, operand).of(row, column, given)
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


def _of_map(spec: Spec, name: str, coordinate: Sequence[int], given: Mapping[str, int] | None, *, json: bool) -> int:
    """The inputs that reach an element of a map."""
    from layoutproof.specs.map_holders import origins

    try:
        found = origins(spec, name, coordinate, given)
    except Rejected as rejected:
        raise UserError(f"{spec.path}: map {name} is rejected: {rejected}") from None
    if json:
        print(json_text.dumps({"version": 1, "path": spec.path, **asdict(found)}, indent=2))
        return failure.OK
    which = "the smallest sizes that contain it" if found.smallest else "these sizes"
    at = f", at {which}: {values_text(found.sizes)}" if found.sizes else ""
    print(f"{name}({values_text(found.element)}) is reached from {plural(len(found.inputs), 'input')}{at}")
    print("\n".join(f"  {values_text(inputs)}" for inputs in found.inputs))
    print(f"proved: {found.proof}")
    return failure.OK


def _of_tensor(
    spec: Spec, tensor: str, coordinate: tuple[int, ...], given: Mapping[str, int] | None, *, json: bool
) -> int:
    """An element of a tensor: its byte and banks, who writes it, who reads it."""
    from layoutproof.specs.copy_holders import whereabouts
    from layoutproof.specs.subjects import Subjects

    try:
        found = whereabouts(Subjects(spec), tensor, coordinate, given)
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
    which = "the smallest sizes that contain it" if found.smallest else "these sizes"
    at = f", at {which}: {values_text(found.sizes)}" if found.sizes else ""
    lines = [f"{element} of {found.operand} ({shape}) is held by {plural(number, 'owner')}{at}"]
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
