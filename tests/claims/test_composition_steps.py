"""CuTe's compositions as obligations: proved exactly when the layout returned is left(right(i))."""

from __future__ import annotations

import json
import random
from collections import Counter
from math import prod
from pathlib import Path
from typing import Any

import pytest

from layoutproof.algebra.composition import composition
from layoutproof.algebra.steps import Step
from layoutproof.atoms.catalogue import find
from layoutproof.claims.common import discharge
from layoutproof.claims.composition import prove_step, step_pairs, step_variables
from layoutproof.claims.configuration import configuration
from layoutproof.errors import Rejected
from layoutproof.layouts import Layout, parse_layout, parse_tile
from layoutproof.proving import enumeration, solver
from layoutproof.proving.domain import Domain
from layoutproof.proving.setting import open_script
from layoutproof.proving.verdict import Verdict
from layoutproof.tiled import TiledMMA

WRONG = json.loads((Path(__file__).parent.parent / "oracle" / "accepted_but_wrong.json").read_text())
LISTED = WRONG["compositions"] + WRONG["carry_compositions"]


def decide(step: Step) -> solver.Run:
    domain = Domain()
    script, _ = open_script(domain)
    prove_step(script, domain, step)
    return discharge(script)


def flat_value(layout: Layout, index: int) -> int:
    value = layout(index)
    assert isinstance(value, int)
    return value


def is_composition(step: Step) -> bool:
    return list(step.result.values()) == [flat_value(step.left, index) for index in step.right.values()]


def random_layout(choose: random.Random, most: int) -> Layout:
    radices = [choose.choice((1, 2, 2, 3, 4, 5, 6, 8)) for _ in range(choose.randint(1, most))]
    places = [prod(radices[:mode]) for mode in range(len(radices))]
    strides = list(places)
    if choose.random() < 0.6:
        choose.shuffle(strides)
    if choose.random() < 0.4:
        strides = [choose.choice((0, 1, 2, 3, 4, 6, stride, 2 * stride)) for stride in strides]
    shape, stride = tuple(radices), tuple(strides)
    return Layout(shape[0], stride[0]) if len(shape) == 1 else Layout(shape, stride)


def test_three_hundred_random_compositions() -> None:
    """Right-hand sides that run past the left are in, but not past a last mode of extent 1."""
    choose = random.Random(7)
    seen: Counter[bool] = Counter()
    while sum(seen.values()) < 300:
        left, right = random_layout(choose, 3), random_layout(choose, 2)
        if left.leaves()[-1][0] == 1 and max(right.values()) >= prod(extent for extent, _ in left.leaves()):
            continue
        try:
            result = composition(left, right)
        except Rejected:
            continue
        step = Step("composition", "", left, right, result)
        run = decide(step)
        true = is_composition(step)
        assert run.answer == ("unsat" if true else "sat"), step
        seen[true] += 1
    assert seen[True] > 200
    assert seen[False] >= 5, "all compositions accepted were right: the test is too weak"


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: f"{entry['A']} o {entry['B']}")
def test_compositions_that_cute_gets_wrong(entry: dict[str, Any]) -> None:
    left, right, result = (parse_layout(entry[key]) for key in ("A", "B", "cute_result"))
    assert list(result.values()) == entry["cute_values"]
    step = Step("composition", "", left, right, result)
    assert decide(step).answer == "sat"
    domain = Domain((), step_variables(step))
    found = enumeration.first_difference(domain, step_pairs(step), limit=enumeration.SEARCH)
    wrong = [
        i for i, pair in enumerate(zip(entry["cute_values"], entry["A_of_B_values"], strict=True)) if pair[0] != pair[1]
    ]
    assert found is not None
    names = [variable.name for variable in domain.variables]
    place, index = 1, 0
    for (extent, _), name in zip(right.leaves(), names, strict=True):
        assert isinstance(extent, int)
        index += place * found.inputs[name]
        place *= extent
    assert index in wrong
    assert found.values == (entry["cute_values"][index], entry["A_of_B_values"][index])


def mma_of(entry: dict[str, Any]) -> TiledMMA:
    tile = [parse_tile(part) for part in entry["permutation"]]
    return TiledMMA(find(entry["atom"]), parse_layout(entry["thr_layout"]), tile)


@pytest.mark.parametrize("entry", WRONG["configs"], ids=lambda entry: entry["id"])
def test_configurations_that_compile(entry: dict[str, Any]) -> None:
    m, n, k = entry["problem_MNK"]
    outcome = configuration(mma_of(entry), (m, n, k), Domain())
    if entry["sound"]:
        assert outcome.verdict is Verdict.PROVED
        assert set(solver.discharge_text(outcome.obligations)) == {"unsat"}
    else:
        assert outcome.verdict in (Verdict.REJECTED, Verdict.REFUTED)
        refusal, found = outcome.refusal, outcome.counterexample
        assert refusal is not None or found is not None
        if refusal is not None:
            assert any(character.isdigit() for character in refusal.reason), "it names the numbers"
        if found is not None:
            assert dict(found.actual) != dict(found.claimed)
            assert set(solver.discharge_text(outcome.obligations)) == {"unsat"}
