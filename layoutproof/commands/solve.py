"""``layoutproof solve``: fill the holes of a spec, or prove that nothing fills them."""

from __future__ import annotations

import json as json_format
from pathlib import Path

from layoutproof.commands.failure import NOT_AS_EXPECTED, OK
from layoutproof.solve.search import Solution
from layoutproof.solve.search import solve as search
from layoutproof.specs import files
from layoutproof.specs.read import spec_text


def solve(path: Path, *, dry_run: bool = False, json: bool = False) -> int:
    """Fill the holes of the spec at ``path`` with the least that makes its claims true, and write it; the exit code."""
    solution = search(spec_text(path), str(path))
    if solution.found and not dry_run:
        files.write(path, solution.text)
    print(json_format.dumps(_document(path, solution), indent=2) if json else _words(path, solution, dry_run=dry_run))
    return OK if solution.found else NOT_AS_EXPECTED


def _words(path: Path, solution: Solution, *, dry_run: bool) -> str:
    count = solution.tried + solution.pruned
    searched = f"{count} candidates, {solution.pruned} of them excluded by earlier counterexamples"
    excluded = [f"  {name} excludes {number}" for name, number in solution.refuted_by.items()]
    if solution.result is None:
        return "\n".join([f"{path}: no solution: {solution.reason}", f"  {searched}", *excluded])
    lines = [f"{path}: solved{'' if dry_run else ' and written'}"]
    lines += [f"  {'.'.join(map(str, hole.path))} = {value}" for hole, value in solution.fillings.items()]
    if count:
        lines += [f"  the least that does: {searched}", *excluded]
    lines += [f"  {one.outcome.verdict.value:9}  {one.name}" for one in solution.result.claims]
    return "\n".join(lines)


def _document(path: Path, solution: Solution) -> dict[str, object]:
    claims = solution.result.claims if solution.result is not None else ()
    return {
        "spec": str(path),
        "solved": solution.found,
        "fillings": {".".join(map(str, hole.path)): value for hole, value in solution.fillings.items()},
        "tried": solution.tried,
        "pruned": solution.pruned,
        "excluded_by": solution.refuted_by,
        "reason": solution.reason,
        "claims": {one.name: one.outcome.verdict.value for one in claims},
    }
