"""``probe``: an instruction's layouts from what it was measured to do, and whether the catalogue says the same."""

from __future__ import annotations

import json as json_text
import tempfile
from pathlib import Path

from layoutproof.atoms.atom import AXIS_NAMES, Atom
from layoutproof.atoms.catalogue import find
from layoutproof.commands.failure import NOT_AS_EXPECTED, OK
from layoutproof.confirm.inference import (
    Inferred,
    catalogue_table,
    fit,
    fit_layout,
    infer,
    relabelled,
    relabelling,
)
from layoutproof.confirm.runner.main import reason, run_plan
from layoutproof.confirm.structure import OPERANDS, find_list, slots_of, structure
from layoutproof.emit.folder import write_plan
from layoutproof.emit.mma import mma_test, mma_unit
from layoutproof.emit.plan import Plan
from layoutproof.errors import UserError

NO_LAYOUT = "no shape:stride gives it"


def probe(name: str, *, lists: Path | None = None, device: int = 0, json: bool = False) -> int:
    """0 where what was inferred is what the catalogue says, up to the names of m, n and k; 1 where it is not."""
    atom = find(name)
    slots_of(atom)  # refuses what has no tensor before anything is read or run
    content = find_list(atom, lists) if lists is not None else _measured(atom, device)
    inferred = infer(structure(atom, content))
    wanted = {operand: catalogue_table(atom, operand) for operand in OPERANDS}
    names = relabelling(inferred, wanted) if inferred.shape == atom.shape_mnk else None
    document = _document(atom, inferred, names)
    print(json_text.dumps(document, indent=2) if json else _words(document))
    return NOT_AS_EXPECTED if names is None else OK


def _measured(atom: Atom, device: int) -> bytes:
    """Measure the tensor here."""
    with tempfile.TemporaryDirectory(prefix="layoutproof-") as scratch:
        folder = Path(scratch)
        write_plan(Plan(atom.name, [mma_unit(atom)], [mma_test(atom)]), folder)
        outcome = run_plan(folder, device=device, lists=folder)
        hint = "--from takes what was measured elsewhere"
        if "error" in outcome:
            raise UserError(f"not measured: {outcome['error']}", hint=hint)
        (result,) = outcome["tests"]
        if "counters" not in result:
            raise UserError(f"not measured: {reason(result)}", hint=hint)
        return find_list(atom, folder)


def _document(atom: Atom, inferred: Inferred, names: list[list[int]] | None) -> dict[str, object]:
    same = names is not None and all(row == sorted(row) for row in names)
    lanes = fit(inferred.lanes)
    document: dict[str, object] = {
        "atom": atom.name,
        "shape_mnk": list(inferred.shape),
        "threads": ",".join(f"{extent}:{stride}" for extent, stride in lanes) if lanes else NO_LAYOUT,
        "inferred": _layouts(inferred),
        "catalogue": {operand: atom.layout_texts[operand] for operand in OPERANDS},
        "verdict": "exactly the catalogue's" if same else "the catalogue's under other names of m, n and k",
    }
    if names is None:
        document["verdict"] = "not the catalogue's, whatever m, n and k are called"
    elif not same:
        document["names"] = {
            axis: row for axis, row in zip(AXIS_NAMES, names, strict=True) if row != sorted(row)
        }  # the inferred number -> the catalogue's
        document["under_those_names"] = _layouts(relabelled(inferred, names))
    return document


def _layouts(inferred: Inferred) -> dict[str, str]:
    fitted = {operand: fit_layout(inferred.elements(operand)) for operand in OPERANDS}
    return {operand: NO_LAYOUT if layout is None else str(layout) for operand, layout in fitted.items()}


def _words(document: dict[str, object]) -> str:
    shape = document["shape_mnk"]
    assert isinstance(shape, list)
    lines = [f"{document['atom']}: {'x'.join(map(str, shape))}, inferred from its structure tensor alone"]
    lines.append(f"  threads    {document['threads']}")
    renamed = document.get("under_those_names", {})
    for operand in OPERANDS:
        inferred, catalogue = (document[word][operand] for word in ("inferred", "catalogue"))  # type: ignore[index]
        lines += [f"  {operand}Layout    {inferred}", f"    catalogue  {catalogue}"]
        if isinstance(renamed, dict) and operand in renamed and renamed[operand] != inferred:
            lines.append(f"    renamed    {renamed[operand]}")
    names = document.get("names", {})
    assert isinstance(names, dict)
    lines += [f"  {axis} renamed  {' '.join(map(str, row))}" for axis, row in names.items()]
    return "\n".join([*lines, f"  {document['verdict']}"])
