"""From the table [sweep] to the choices it lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from layoutproof.integers.expression import ONE
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.specs.locate import Path
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import Formula, Mma, Sweep


def check_size(value: str | int, path: Path, scope: Scope) -> None:
    """A problem's size that is a number must be one."""
    if isinstance(value, int) and value < 1:
        scope.problem(path, f"a size of {value} holds nothing", "a size is at least 1")


def build_sweep(table: Mapping[str, Any], scope: Scope, mma: Mma | None) -> Sweep | None:
    """The choices; what is wrong is noted in ``scope``. Atoms are looked up later: an unknown one is a rejected choice."""
    path = ("sweep",)
    if mma is None:
        scope.problem(path, "a sweep of what? This spec has no [mma]", "add [mma] with one of the choices")
        return None
    for index, threads in enumerate(table.get("threads", [])):
        scope.literal((*path, "threads", index), parse_layout, threads)
    tiles = []
    for index, tile in enumerate(table.get("tile", [])):
        for place, entry in enumerate(tile):
            scope.literal((*path, "tile", index, place), parse_tile, str(entry))
        tiles.append((tile[0], tile[1], tile[2]))
    problems = []
    for index, problem in enumerate(table.get("problem", [])):
        for place, size in enumerate(problem):
            check_size(size, (*path, "problem", index, place), scope)
        sizes = [scope.formula((*path, "problem", index, place), size) for place, size in enumerate(problem)]
        m, n, k = (size if size is not None else Formula("1", ONE) for size in sizes)
        problems.append((m, n, k))
    params: dict[str, tuple[int, ...]] = {}
    for name, values in table.get("params", {}).items():
        if name not in scope.params:
            known = ", ".join(scope.params) or "none"
            scope.problem((*path, "params", name), f"{name} is no param of this spec", f"its params: {known}")
        if not all(isinstance(value, int) for value in values):
            scope.problem((*path, "params", name), "needs integers", "such as [2, 3, 4]")
            continue
        params[name] = tuple(values)
    return Sweep(tuple(table.get("atom", [])), tuple(table.get("threads", [])), tuple(tiles), tuple(problems), params)
