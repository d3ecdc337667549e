"""``emit``: proven maps as functions to paste, or a folder that puts them to a GPU by itself."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from layoutproof.commands import failure
from layoutproof.emit.folder import write_plan
from layoutproof.emit.functions import library
from layoutproof.emit.plan import Plan, joined
from layoutproof.emit.proven import ProvenSpec, proven
from layoutproof.emit.spec_plan import catalogue_plan, spec_plan
from layoutproof.errors import UserError
from layoutproof.records.results import run_all
from layoutproof.specs.read import discover, read_spec
from layoutproof.words import plural


def emit(
    paths: Sequence[Path], *, out: Path | None, functions: bool, language: str | None, catalogue: bool = False
) -> int:
    """Prove the specs, and print what was proved. A spec of which nothing was is named on stderr: exit code 1."""
    if not paths and not catalogue:
        raise UserError("nothing to emit", hint="name spec files or folders, or --catalogue")
    if functions == (out is not None):
        raise UserError("emit writes either --functions or a folder", hint="--functions, or -o DIR")
    if language is not None and not functions:
        raise UserError("--language goes with --functions: a folder's kernels are CUDA")
    if catalogue and functions:
        raise UserError("--catalogue goes with a folder: its instructions are tests, not functions", hint="-o DIR")
    if out is not None:
        _refuse_foreign(out)
    found = prove_all(paths)
    code = failure.OK
    for item in found:
        if not item.functions:
            print(f"{item.spec.path}: nothing is proved of a map, so there is nothing to emit", file=sys.stderr)
            code = failure.NOT_AS_EXPECTED
    if out is None:
        sys.stdout.write("\n".join(_functions(item, language or "cuda") for item in found if item.functions))
        return code
    plan = whole_plan(found, catalogue=catalogue)
    write_plan(plan, out)
    print("\n".join(plan_lines(plan, out)))
    return code


def _refuse_foreign(out: Path) -> None:
    """A folder that holds something else is not written into: it may have a ``run.py`` of its own."""
    if out.exists() and not out.is_dir():
        raise UserError(f"{out}: is a file", hint="-o takes a folder, new or empty")
    if out.is_dir() and any(out.iterdir()) and not (out / "plan.json").is_file():
        raise UserError(
            f"{out}: holds other files", hint="-o takes a folder that is new, empty, or was written by emit"
        )


def prove_all(paths: Sequence[Path]) -> list[ProvenSpec]:
    """Every spec at ``paths`` with what is proved of it. Raises :class:`UserError` for one that cannot be proved at all."""
    specs = [read_spec(file) for file in discover(paths)] if paths else []
    found = []
    with run_all(specs) as all_derived:
        for spec, derived in zip(specs, all_derived, strict=True):
            if derived.error is not None:
                raise derived.error
            assert derived.result is not None
            found.append(proven(spec, derived.result))
    return found


def whole_plan(found: Sequence[ProvenSpec], *, catalogue: bool = False) -> Plan:
    """What is run for these specs, and for the catalogue where it is asked for."""
    plans = [spec_plan(item) for item in found]
    if catalogue:
        plans.append(catalogue_plan())
    title = found[0].spec.title if len(plans) == 1 and found else f"{plural(len(found), 'spec')}"
    return joined(title, plans)


def plan_lines(plan: Plan, out: Path) -> list[str]:
    """What was written, and what was not and why."""
    levels: dict[str, int] = {}
    for test in plan.tests:
        levels[test.level] = levels.get(test.level, 0) + 1
    counts = ", ".join(f"{count} {level}" for level, count in levels.items())
    lines = [
        f"{out}: {plural(len(plan.units), 'source')}, {plural(len(plan.tests), 'test')} ({counts}): python {out}/run.py"
    ]
    return [*lines, *(f"  not emitted: {note}" for note in plan.notes)]


def _functions(item: ProvenSpec, language: str) -> str:
    heading = [f"{item.name}: {item.spec.title}", "Printed by layoutproof emit from the expressions that were proved."]
    return library([found.function for found in item.functions], language, heading)
