"""The shipped specs from end to end: verdicts, every coordinate against CuTe's own, replay lines."""

from __future__ import annotations

import hashlib
import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from layoutproof.commands.app import app
from layoutproof.integers.evaluate import evaluate
from layoutproof.proving.verdict import Verdict
from layoutproof.report.text import replay_command
from layoutproof.specs.read import read_spec
from layoutproof.specs.result import SpecResult
from layoutproof.specs.run import evaluate_at, run_spec
from layoutproof.specs.subjects import Subjects

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "specs" / "tiled_mma"
RIGHT = sorted(FOLDER.glob("*.toml"))
TWINS = sorted((FOLDER / "refuted").glob("*.toml"))
ORACLE = json.loads((ROOT / "tests" / "oracle" / "tiled_mma.json").read_text())["configs"]
SEVEN = {
    "single_warp": "seed1_single_warp",
    "four_warps": "seed2_four_warps",
    "larger_input": "seed3_larger_input",
    "swapped_warps": "seed4_swapped_warps",
    "explicit_tile": "seed5_explicit_tile",
    "m_permutation": "seed6_perm_M",
    "split_k": "seed7_split_K",
}
COUNTS = {512, 1024, 2048, 5120, 8192}


def test_all_twelve_are_here() -> None:
    assert {path.stem for path in RIGHT} == set(SEVEN)
    assert len(TWINS) == 5


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_the_seven_are_proved(path: Path) -> None:
    result = run_spec(read_spec(path))
    assert [claim.outcome.verdict for claim in result.claims] == [Verdict.PROVED] * 7
    assert result.as_expected
    spec = read_spec(path)
    symbolic = bool(spec.params)
    assert all(bool(claim.outcome.sizes) == symbolic for claim in result.claims)


def coordinates(stem: str, config: dict[str, Any], operand: str) -> list[tuple[int, int]]:
    """(thread, value) by (thread, value), from the closed forms that the spec's ``equals`` claims."""
    spec = read_spec(FOLDER / f"{stem}.toml")
    subjects = Subjects(spec)
    claim = next(c for c in spec.claims if c.subject == operand and c.predicate == "equals")
    domain = subjects.of(claim).domain
    sizes = {p.name: config["problem_MNK"]["MNK".index(p.name)] for p in spec.params}
    extents = dict(domain.concrete(sizes))
    layout = subjects.mma.thr_layout_vmnk
    values = [name for name in ("v", "rm", "rn", "rk") if name in extents]
    found = {}
    for thread in range(config["size"]):
        place = divmod(thread, 32)
        warps = dict(zip(("wm", "wn", "wk"), layout.modes[1:], strict=True))
        point: dict[str, int] = {"lane": place[1], "t": thread, **sizes}
        for name, mode in warps.items():
            extent, stride = mode.leaves()[0]
            assert isinstance(extent, int) and isinstance(stride, int)
            point[name] = thread // stride % extent if extent > 1 else 0
        for name in ("v", "rm", "rn", "rk"):
            point.setdefault(name, 0)
        count = 1
        for name in values:
            count *= extents[name]
        for value in range(count):
            rest = value
            for name in values:
                rest, point[name] = divmod(rest, extents[name])
            found[thread, value] = tuple(evaluate(formula.expression, point) for formula in claim.formulas.values())
    return [(row, column) for _, (row, column) in sorted(found.items())]


@pytest.mark.parametrize("stem", SEVEN)
def test_every_coordinate_is_cute_s(stem: str) -> None:
    config = next(config for config in ORACLE if config["id"] == SEVEN[stem])
    total = 0
    for operand, expected in config["operands"].items():
        listed = coordinates(stem, config, operand)
        text = ";".join(f"{row},{column}" for row, column in listed)
        assert len(listed) == expected["coord_count"]
        assert hashlib.sha256(text.encode()).hexdigest() == expected["coord_sha256"]
        if "coords" in expected:
            assert [number for pair in listed for number in pair] == expected["coords"]
        total += len(listed)
    assert total in COUNTS


def test_there_are_20992_coordinates() -> None:
    chosen = [config for config in ORACLE if config["id"] in SEVEN.values()]
    assert sum(o["coord_count"] for config in chosen for o in config["operands"].values()) == 20_992


def refuted(path: Path) -> tuple[SpecResult, int]:
    result = run_spec(read_spec(path))
    (index,) = (i for i, claim in enumerate(result.claims) if claim.outcome.verdict is Verdict.REFUTED)
    return result, index


@pytest.mark.parametrize("path", TWINS, ids=lambda path: path.stem)
def test_a_wrong_twin_is_refuted_and_its_replay_line_shows_the_same(path: Path) -> None:
    result, index = refuted(path)
    assert result.as_expected
    assert all(claim.outcome.verdict is Verdict.PROVED for claim in result.claims if claim.kind == "configuration")
    claim = result.claims[index]
    found = claim.outcome.counterexample
    assert found is not None and found.minimal
    command = shlex.split(replay_command(str(path), claim, found))
    ran = CliRunner().invoke(app, [*command[1:], "--json"], prog_name="layoutproof")
    assert ran.exit_code == 1
    shown = json.loads(ran.output)
    assert (shown["claimed"], shown["actual"], shown["holds"]) == (dict(found.claimed), dict(found.actual), False)
    again = evaluate_at(read_spec(path), claim.name, {**found.sizes, **found.inputs})
    assert (dict(again.claimed), dict(again.actual)) == (dict(found.claimed), dict(found.actual))


WHERE = {
    "swapped_warps_old_formula": ({"m": 16, "n": 0}, {"m": 0, "n": 8}),  # C of thread 32
    "v_over_four": ({"m": 0, "n": 0}, {"m": 8, "n": 0}),
    "registers_swapped": ({"m": 0, "k": 8}, {"m": 8, "k": 0}),
    "split_k_covered_once": ({"owners": 1}, {"owners": 2}),
}


@pytest.mark.parametrize("stem", WHERE)
def test_what_the_twins_counterexamples_say(stem: str) -> None:
    result, index = refuted(FOLDER / "refuted" / f"{stem}.toml")
    found = result.claims[index].outcome.counterexample
    assert found is not None
    assert (dict(found.claimed), dict(found.actual)) == WHERE[stem]


def test_a_right_claim_holds_at_any_point() -> None:
    spec = read_spec(FOLDER / "four_warps.toml")
    for point in ({}, {"lane": 17, "v": 3}, {"wm": 1, "rm": 2, "M": 96}, {"lane": 31, "rn": 1, "N": 32}):
        found = evaluate_at(spec, "c_owner", point)
        assert dict(found.claimed) == dict(found.actual)
    assert dict(evaluate_at(spec, "c_owner", {"lane": 17, "v": 2, "wm": 1}).actual) == {"m": 28, "n": 2}
