"""``layoutproof draw``: pictures of a spec, as SVG or as text."""

from __future__ import annotations

from pathlib import Path

from layoutproof.atoms.atom import OPERANDS
from layoutproof.commands.failure import OK
from layoutproof.draw.grids import all_grids, bank_grids, copy_grid, counterexample_grids, operand_grid
from layoutproof.draw.picture import Grid
from layoutproof.draw.text import as_text
from layoutproof.errors import Rejected, UserError
from layoutproof.specs import files
from layoutproof.specs.cases import cases
from layoutproof.specs.problems import suggestion
from layoutproof.specs.read import read_spec
from layoutproof.specs.spec import Claim
from layoutproof.specs.subjects import Subjects
from layoutproof.words import plural


def draw(path: Path, *, operand: str | None = None, copy: str | None = None, claim: str | None = None,
         output: Path | None = None) -> int:  # fmt: skip
    """Draw an operand, a copy, what a claim is about (its counterexample where it has one), or all; the exit code."""
    named = {"--operand": operand, "--copy": copy, "--claim": claim}
    given = [option for option, value in named.items() if value is not None]
    if len(given) > 1:
        raise UserError(
            f"{' and '.join(given)}: draw shows one thing at a time", hint="leave all out to draw everything"
        )
    spec = read_spec(path)
    subjects = Subjects(cases(spec)[0][1])
    try:
        grids = _chosen(subjects, operand, copy, claim)
    except Rejected as refused:
        raise UserError(f"{path}: {refused}") from None
    if output is None:
        print(as_text(grids), end="")
        return OK
    from layoutproof.draw.svg import as_svg  # drawsvg is an extra

    files.write(output, as_svg(grids))
    print(f"{output}: {plural(len(grids), 'picture')}")
    return OK


def _chosen(subjects: Subjects, operand: str | None, copy: str | None, claim: str | None) -> list[Grid]:
    spec = subjects.spec
    if operand is not None:
        if spec.mma is None:
            raise UserError(f"{spec.path}: operand {operand} of what? This spec has no [mma]")
        return [operand_grid(subjects, operand)]
    if copy is not None:
        if copy not in spec.copies:
            raise UserError(f"{spec.path}: unknown copy {copy}", hint=suggestion(copy, spec.copies, "copies"))
        return _copy(subjects, copy)
    if claim is not None:
        names = [one.name for one in spec.claims]
        if claim not in names:
            raise UserError(f"{spec.path}: unknown claim {claim}", hint=suggestion(claim, names, "claims"))
        one = spec.claim(claim)
        if one.predicate in ("conflict_free", "max_conflicts") and one.subject_kind == "copy":
            try:
                return counterexample_grids(subjects, one)
            except UserError:
                return bank_grids(subjects, one)
        return _about(subjects, one)
    return all_grids(subjects)


def _about(subjects: Subjects, claim: Claim) -> list[Grid]:
    """What is around a claim's counterexample; where it has none, what it is about."""
    try:
        return counterexample_grids(subjects, claim)
    except UserError:
        if claim.subject_kind == "operand" and claim.subject in OPERANDS:
            return [operand_grid(subjects, claim.subject)]
        if claim.subject_kind == "copy" and claim.subject in subjects.spec.copies:
            return _copy(subjects, claim.subject)
        raise


def _copy(subjects: Subjects, name: str) -> list[Grid]:
    ends = {"S": subjects.spec.copies[name].source, "D": subjects.spec.copies[name].destination}
    return [copy_grid(subjects, name, side) for side, end in ends.items() if end]
