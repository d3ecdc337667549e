"""Whole GEMMs, residues, splits, schedulers, packings and overflow: verdicts, a second solver, twenty seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from layoutproof.specs.read import read_spec
from tests.gemm.shipped import SPECS, check_verdicts, check_with_cvc5, check_with_seeds, result

FOLDER = SPECS / "gemm"
RIGHT = sorted(FOLDER.glob("*.toml"))
REFUTED = sorted((FOLDER / "refuted").glob("*.toml"))
SEVEN = sorted(path.stem for path in (SPECS / "tiled_mma").glob("*.toml"))
SYMBOLIC = [
    "complete_split_k",
    "cta_tile_any",
    "residue",
    "split_k_balanced",
    "split_k_remainder_first",
    "stream_k",
    "scale_tiles",
]


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_right_ones_are_proved(path: Path) -> None:
    check_verdicts(path, refuted=False)


@pytest.mark.parametrize("path", REFUTED, ids=lambda path: path.stem)
def test_wrong_ones_are_refuted(path: Path) -> None:
    check_verdicts(path, refuted=True)


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_cvc5_agrees(path: Path) -> None:
    check_with_cvc5(path)


@pytest.mark.parametrize("name", SYMBOLIC)
def test_no_seed_fails(name: str) -> None:
    check_with_seeds(FOLDER / f"{name}.toml")


def test_each_configuration_is_complete() -> None:
    """The same configurations and sizes as in ``tiled_mma``, each with the theorem of its own."""
    assert sorted(path.stem.removeprefix("complete_") for path in FOLDER.glob("complete_*.toml")) == SEVEN
    for stem in SEVEN:
        theirs, ours = read_spec(SPECS / "tiled_mma" / f"{stem}.toml"), read_spec(FOLDER / f"complete_{stem}.toml")
        assert theirs.mma is not None and ours.mma is not None
        assert (theirs.mma.atom, theirs.mma.threads, theirs.mma.tile) == (
            ours.mma.atom,
            ours.mma.threads,
            ours.mma.tile,
        )
        assert [(p.name, p.condition.text) for p in theirs.params] == [(p.name, p.condition.text) for p in ours.params]


def test_a_reduction_is_owed_where_warps_split_k() -> None:
    for stem in SEVEN:
        claim = next(c for c in result(FOLDER / f"complete_{stem}.toml").claims if c.name == "every_product_once")
        assert ("a reduction over wk is owed" in claim.outcome.witness[-1]) == (stem == "split_k")


@pytest.mark.parametrize(
    ("name", "claim", "sizes", "inputs"),
    [
        ("residue_without_row_guard", "C_inside", {"M": 1, "N": 1}, {"bm": 0, "bn": 0, "t": 0, "v": 2}),
        ("residue_without_column_guard", "C_inside", {"M": 1, "N": 1}, {"bm": 0, "bn": 0, "t": 0, "rn": 1}),
        ("split_k_empty_split", "no_split_is_empty", {"T": 4, "S": 3}, {"s": 2}),
        ("split_k_floor", "each_tile_once", {"S": 2, "T": 3}, {"kt": 2}),
        ("shift_back", "no_row_twice", {"M": 65, "B": 2}, {"b": 1, "i": 0}),
        ("overflow_rows", "no_overflow", {"rows": 299_594}, {}),
        ("overflow_element_count", "no_overflow", {"rows": 65_536}, {}),
        ("overflow_loop_variable", "no_overflow", {"K": 2_147_479_553}, {"k": 2_147_479_552}),
    ],
)
def test_the_first_failure(name: str, claim: str, sizes: dict[str, int], inputs: dict[str, int]) -> None:
    outcome = next(c.outcome for c in result(FOLDER / "refuted" / f"{name}.toml").claims if c.name == claim)
    assert outcome.counterexample is not None
    assert sizes.items() <= dict(outcome.counterexample.sizes).items()
    assert inputs.items() <= dict(outcome.counterexample.inputs).items()


def test_the_overflow_says_how_far_it_is_safe() -> None:
    (claim,) = result(FOLDER / "refuted" / "overflow_rows.toml").claims
    assert claim.outcome.counterexample is not None
    assert claim.outcome.counterexample.details == (
        "299594*7168 = 2,147,489,792",
        "safe up to rows = 299,593; first failure rows = 299,594",
    )
