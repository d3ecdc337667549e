"""Failures people really had, as specs: what is a bug is refuted where it was found, what is none is proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gemm.shipped import SPECS, check_verdicts, check_with_cvc5, check_with_seeds, result

FOLDER = SPECS / "field"
CASES = [f"{case:02}" for case in (2, 3, 4, 5, 7, 8, 10, 14, 15, 16, 21, 24, 26, 56, 58, 62, 65, 70, 87)]
NO_BUG = {"03", "07", "14", "21", "24", "87"}  # what was reported is right as it is
ORDERS = sorted((FOLDER / "correct").glob("r56_*.toml"))


def specs(folder: str, case: str) -> list[Path]:
    return sorted((FOLDER / folder).glob(f"r{case}_*.toml"))


def test_every_case_is_here() -> None:
    assert all(specs("correct", case) for case in CASES)
    assert {case for case in CASES if not specs("refuted", case)} == NO_BUG


@pytest.mark.parametrize("path", [p for case in CASES for p in specs("correct", case)], ids=lambda path: path.stem)
def test_no_false_alarm(path: Path) -> None:
    check_verdicts(path, refuted=False)


@pytest.mark.parametrize("path", [p for case in CASES for p in specs("refuted", case)], ids=lambda path: path.stem)
def test_no_bug_is_missed(path: Path) -> None:
    check_verdicts(path, refuted=True)


@pytest.mark.parametrize("path", ORDERS, ids=lambda path: path.stem)
def test_grouped_order_by_cvc5_and_twenty_seeds(path: Path) -> None:
    check_with_cvc5(path)
    check_with_seeds(path)


@pytest.mark.parametrize(
    ("name", "claim", "point", "actual"),
    [
        ("r02_run_time_tiler_loses_elements", "nothing_is_lost", {"a": 0, "b": 0, "c": 6}, {"owners": 0}),
        ("r26_copy_guard_has_the_matrix_bound_only", "in_the_tile", {"t": 8}, {"row": 8}),
        ("r56_grouped_order_unclamped", "no_block_outside_9x9", {"b": 73}, {"m": 9, "n": 0}),
        ("r58_scale_row_of_the_raw_block", "block_is_tile_row", {"bx": 1, "by": 0}, {"m": 0, "n": 1}),
        ("r62_warps_that_do_not_divide_n", "every_column_once", {"n": 96}, {"owners": 0}),
        ("r65_split_k_partials_in_the_result", "inside_the_result", {"s": 1, "m": 0, "n": 0}, {"slot": 1}),
        ("r70_batch_offset_in_32_bits", "no_overflow", {"batch": 274}, {"batch*7864320": "2,154,823,680"}),
    ],
)
def test_the_point_that_was_reported(
    name: str, claim: str, point: dict[str, int], actual: dict[str, int | str]
) -> None:
    outcome = next(c.outcome for c in result(FOLDER / "refuted" / f"{name}.toml").claims if c.name == claim)
    assert outcome.counterexample is not None
    assert point.items() <= dict(outcome.counterexample.inputs).items()
    assert actual.items() <= dict(outcome.counterexample.actual).items()
