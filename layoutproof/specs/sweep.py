"""Every combination of a spec's choices, proved one after another with shared work.

The unit of work is a chunk: the spec's text and a range of combination numbers, both small, so that it can go to another
process or machine; what comes back is one JSON line a combination, in order. A combination that is no valid configuration
is ``rejected`` with the reason, like any other verdict.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, product
from math import prod

from layoutproof.claims.memo import Memo
from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Expression, Literal, Name
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.spec import Formula, Mma, Spec, SpecParam, Sweep

Choice = dict[str, str | int]


@dataclass(frozen=True)
class Chunk:
    """Combinations ``start`` to ``stop`` (exclusive) of the spec with this text."""

    path: str
    text: str
    start: int
    stop: int


def count(spec: Spec) -> int:
    """How many combinations there are."""
    return prod(len(options) for options in _options(_sweep(spec)))


def combinations(spec: Spec, start: int = 0, stop: int | None = None) -> Iterator[tuple[Choice, Spec]]:
    """(the choices made, the spec with them), the last choice fastest."""
    sweep = _sweep(spec)
    assert spec.mma is not None, "a sweep is read with an [mma]"
    names = list(sweep.params)
    for atom, threads, tile, problem, *values in islice(product(*_options(sweep)), start, stop):
        mma, choice = _chosen(spec.mma, atom, threads, tile, problem)
        numbers = {name: value for name, value in zip(names, values, strict=True) if isinstance(value, int)}
        params = tuple(_fixed(param, numbers[param.name]) if param.name in numbers else param for param in spec.params)
        yield {**choice, **numbers}, replace(spec, mma=mma, params=params, sweep=None)


def prove_chunk(chunk: Chunk) -> list[str]:
    """One JSON line a combination: its number, choices, verdict, the claims' verdicts, and why it was refused."""
    spec = parse_spec(chunk.text, chunk.path)
    lines = []
    for number, (choice, one) in enumerate(combinations(spec, chunk.start, chunk.stop), chunk.start):
        lines.append(json.dumps({"number": number, "choice": choice, **_prove(one)}))
    return lines


def chunks(spec: Spec, size: int) -> Iterator[Chunk]:
    """The whole sweep, cut. One at a time: there may be millions."""
    total = count(spec)
    for start in range(0, total, size):
        yield Chunk(spec.path, spec.text, start, min(start + size, total))


def _prove(spec: Spec) -> dict[str, object]:
    try:
        result = run_spec(spec, _memo())
    except UserError as error:  # an unknown atom among the choices
        return {"verdict": "rejected", "reason": error.message, "claims": {}}
    verdicts = {claim.name: claim.outcome.verdict.value for claim in result.claims}
    answer: dict[str, object] = {"claims": verdicts}
    for verdict in ("disagreed", "rejected", "unknown", "vacuous", "refuted"):
        found = next((claim for claim in result.claims if claim.outcome.verdict.value == verdict), None)
        if found is not None:
            refusal = found.outcome.refusal
            reason = str(refusal) if refusal is not None else f"{found.name}: {found.outcome.method}"
            return {"verdict": verdict, "reason": reason, **answer}
    return {"verdict": "proved", **answer}


@cache
def _memo() -> Memo:
    return Memo()  # one for each process that proves


def _sweep(spec: Spec) -> Sweep:
    if spec.sweep is None:
        raise UserError(f"{spec.path}: has no [sweep]", hint='list choices, such as threads = ["(2,2,1)", "(4,1,1)"]')
    return spec.sweep


def _options(sweep: Sweep) -> list[tuple[object, ...]]:
    tables = (sweep.atoms, sweep.threads, sweep.tiles, sweep.problems)
    return [*(tuple(table) or (None,) for table in tables), *sweep.params.values()]


def _chosen(mma: Mma, atom: object, threads: object, tile: object, problem: object) -> tuple[Mma, Choice]:
    choice: Choice = {}
    if isinstance(atom, str):
        mma, choice["atom"] = replace(mma, atom=atom), atom
    if isinstance(threads, str):
        mma, choice["threads"] = replace(mma, threads=threads), threads
    if isinstance(tile, tuple):
        mma, choice["tile"] = replace(mma, tile=tile), " ".join(str(entry) for entry in tile)
    if isinstance(problem, tuple):
        mma, choice["problem"] = replace(mma, problem=problem), " x ".join(size.text for size in problem)
    return mma, choice


def _fixed(param: SpecParam, value: int) -> SpecParam:
    """The param with this value, and what its own condition says of it."""
    same: Expression = Binary("==", Name(param.name), Literal(value))
    condition = Binary("&&", same, param.condition.expression)
    return replace(param, condition=Formula(str(value), condition, param.condition.line), value=value)
