"""From the tables of a spec file, whose form is right, to a :class:`Spec`: names known, formulas and layouts read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from layoutproof.atoms import catalogue
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.integers.expression import FUNCTIONS, Binary, Expression, Literal, Name, names
from layoutproof.layouts.notation import LARGEST, parse_layout, parse_tile
from layoutproof.proving.domain import Param
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.build_claims import build_claim
from layoutproof.specs.build_copies import build_copies, build_tensors, check_shared_names
from layoutproof.specs.build_subjects import Known
from layoutproof.specs.build_sweep import build_sweep, check_size
from layoutproof.specs.locate import Path
from layoutproof.specs.model import DEFAULT_THREADS, DEFAULT_TILE
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import RESERVED, Formula, Mma, Spec, SpecLayout, SpecMap, SpecParam, default_size


def build(data: Mapping[str, Any], path: str, text: str, scope: Scope) -> Spec:
    """The spec that ``data`` says. What is wrong is noted in ``scope``; the result is then not to be used."""
    params = _params(data.get("params", {}), scope)
    layouts = _layouts(data.get("layouts", {}), scope)
    maps = _maps(data.get("maps", {}), scope)
    mma = build_mma(data["mma"], params, scope) if "mma" in data else None
    has_mma = "mma" in data or "mma" in scope.broken
    tensors = build_tensors(data.get("tensors", {}), scope)
    if mma is not None:
        check_shared_names(mma, tensors, scope)
    copies = build_copies(data.get("copies", {}), tensors, scope, has_mma=has_mma)
    known = Known(layouts, maps, tensors, copies, has_mma)
    claims = [build_claim(name, table, scope, known) for name, table in data.get("claims", {}).items()]
    good = tuple(claim for claim in claims if claim is not None)
    assume = [scope.formula(("assume", index), word) for index, word in enumerate(data.get("assume", []))]
    assumed = tuple(formula for formula in assume if formula is not None)
    sweep = build_sweep(data["sweep"], scope, mma) if "sweep" in data else None
    title = data.get("title", "")
    return Spec(path, title, params, mma, layouts, maps, good, text, assumed, sweep, tensors, copies)


def _params(table: Mapping[str, str | int], scope: Scope) -> tuple[SpecParam, ...]:
    scope.params = tuple(table)
    params = []
    for name, value in table.items():
        path = ("params", name)
        if name in RESERVED:
            scope.problem(path, f"{name} already means something in formulas", f"reserved: {', '.join(RESERVED)}")
        if name in FUNCTIONS:
            scope.problem(path, f"{name} is a function", "choose another name")
        line = scope.locations.line_of(path)
        if isinstance(value, int):
            same: Expression = Binary("==", Name(name), Literal(value))
            params.append(SpecParam(name, Formula(str(value), same, line), value, line))
            continue
        condition = scope.formula(path, value)
        if condition is None:
            continue
        if name not in names(condition.expression):
            legal = f'a condition such as "{name} >= 1", or an integer without quotes to fix it'
            scope.problem(path, f"this condition does not mention {name}", legal)
        params.append(SpecParam(name, condition, None, line))
    wholes = (Param(param.name, param.condition.expression).facts.quotient(param.name) for param in params)
    scope.sizes = frozenset((*scope.params, *wholes))
    return tuple(params)


def _layouts(table: Mapping[str, str], scope: Scope) -> dict[str, SpecLayout]:
    layouts = {}
    for name, literal in table.items():
        path = ("layouts", name)
        _callable_name(name, path, scope)
        layout = scope.layout(path, literal)
        if layout is None:
            scope.broken.add(name)
            continue
        layouts[name] = SpecLayout(name, literal, layout, scope.locations.line_of(path))
        scope.define_layout(name, layout)
    return layouts


def _maps(table: Mapping[str, Mapping[str, Any]], scope: Scope) -> dict[str, SpecMap]:
    """A map may call the layouts and the maps above it."""
    maps: dict[str, SpecMap] = {}
    for name, body in table.items():
        _callable_name(name, ("maps", name), scope)
        read = _map(name, body, scope)
        if read is None:
            scope.broken.add(name)
            continue
        maps[name] = read
        outputs = {output: formula.expression for output, formula in read.outputs.items()}
        scope.define_map(name, tuple(read.inputs), outputs)
    return maps


def _map(name: str, body: Mapping[str, Any], scope: Scope) -> SpecMap | None:
    path = ("maps", name)
    before = len(scope.problems)
    inputs = scope.formulas((*path, "inputs"), body["inputs"])
    _free_names(body, path, scope)
    known = [*body["inputs"]]
    lets: dict[str, Formula] = {}
    for word, text in body.get("let", {}).items():
        let = _inlined((*path, "let", word), text, known, lets, scope)
        lets |= {} if let is None else {word: let}
        known.append(word)
    for word in body["output"]:
        if word in scope.params or word in body["inputs"]:
            what = "a param" if word in scope.params else "an input"
            scope.problem((*path, "output", word), f"{word} is already {what}", "choose another name")
    outputs = {
        word: _inlined((*path, "output", word), text, known, lets, scope) for word, text in body["output"].items()
    }
    guard = _inlined((*path, "guard"), body["guard"], known, lets, scope) if "guard" in body else None
    good = {word: formula for word, formula in outputs.items() if formula is not None}
    wrong = len(scope.problems) > before or len(lets) < len(body.get("let", {})) or len(good) < len(outputs)
    if wrong or inputs is None or (guard is None and "guard" in body):
        return None
    return SpecMap(name, inputs, lets, good, guard, scope.locations.line_of(path))


def _inlined(
    path: Path, text: str | int, known: list[str], lets: Mapping[str, Formula], scope: Scope
) -> Formula | None:
    """A formula of a map with the lets before it put in."""
    formula = scope.formula(path, text, known)
    return None if formula is None else scope.inline(path, formula, lets)


def _free_names(body: Mapping[str, Any], path: tuple[str, ...], scope: Scope) -> None:
    """Inputs and lets must not mean two things."""
    for part in ("inputs", "let"):
        for word in body.get(part, {}):
            if word in scope.params:
                scope.problem((*path, part, word), f"{word} is already a param", "choose another name")
            elif part == "let" and word in body["inputs"]:
                scope.problem((*path, part, word), f"{word} is already an input", "choose another name")


def _callable_name(name: str, path: tuple[str, ...], scope: Scope) -> None:
    taken = {
        "a function": FUNCTIONS,
        "a param": scope.params,
        "a layout": {known for known in scope.functions if "." not in known} if path[0] == "maps" else (),
    }
    for what, words in taken.items():
        if name in words:
            scope.problem(path, f"{name} is already {what}", "choose another name")
            return


def build_mma(table: Mapping[str, Any], params: tuple[SpecParam, ...], scope: Scope) -> Mma:
    """The configuration: the atom is known, the layouts are layouts. Whether they fit is the prover's question."""
    path = ("mma",)
    atom = table["atom"]
    try:
        catalogue.find(atom)
    except UnknownAtom as unknown:
        scope.problem((*path, "atom"), f'unknown atom "{atom}"', unknown.hint)
    threads = table.get("threads", DEFAULT_THREADS)
    scope.literal((*path, "threads"), parse_layout, threads)
    tile = tuple(table.get("tile", DEFAULT_TILE))
    for index, entry in enumerate(tile):
        scope.literal((*path, "tile", index), parse_tile, str(entry))
    problem = _problem(table, params, scope)
    expect = Verdict(table.get("expect", "proved"))
    shared = tuple(table.get("shared", {}).items())
    return Mma(atom, threads, (tile[0], tile[1], tile[2]), problem, expect, scope.locations.line_of(path), shared)


def _problem(
    table: Mapping[str, Any], params: tuple[SpecParam, ...], scope: Scope
) -> tuple[Formula | None, Formula | None, Formula | None]:
    if "problem" not in table:
        return default_size("M", params), default_size("N", params), default_size("K", params)
    for index, value in enumerate(table["problem"]):
        check_size(value, ("mma", "problem", index), scope)
        if isinstance(value, int) and value > LARGEST:
            hint = "no machine index reaches that far"
            scope.problem(("mma", "problem", index), f"a size of {value} is beyond 2^63", hint)
    m, n, k = (scope.formula(("mma", "problem", index), value) for index, value in enumerate(table["problem"]))
    return m, n, k
