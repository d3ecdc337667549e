"""``--only`` of an emitted folder: what it chooses, and what it says where it chooses nothing. No GPU is needed for that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from layoutproof.confirm.runner.main import NOT_RUN, print_outcome, run_plan


def plan(folder: Path, names: list[str]) -> Path:
    tests = [{"level": "map", "name": name, "unit": "u"} for name in names]
    document = {"title": "t", "sha256": "0", "units": [], "notes": [], "tests": tests}
    (folder / "plan.json").write_text(json.dumps(document), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("names", "only", "reason"),
    [
        (["specs/a.toml: f"], "grid specs/", 'no test has "grid specs/" in its level and name'),
        ([], "", "the folder holds no tests"),
    ],
)
def test_nothing_chosen_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], names: list[str], only: str, reason: str
) -> None:
    outcome = run_plan(plan(tmp_path, names), only=only)
    assert outcome["error"] == reason and outcome["tests"] == []
    assert print_outcome(outcome) == NOT_RUN
    assert capsys.readouterr().err == f"not run: {reason}\n"


def test_something_chosen_is_tried(tmp_path: Path) -> None:
    outcome = run_plan(plan(tmp_path, ["specs/a.toml: f"]), only="map specs/")
    assert "in its level and name" not in outcome["error"]  # here for want of a GPU, or of kernels
