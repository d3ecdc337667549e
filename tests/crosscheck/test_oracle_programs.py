"""The programs that wrote the data of `tests/oracle`: asked again, the headers give the same answers."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

import pytest

from layoutproof.crosscheck.headers import Headers
from tests.oracle import make_gemm_shapes, make_gmma_descriptors, make_identity_layouts

PROGRAMS = (make_identity_layouts, make_gemm_shapes, make_gmma_descriptors)
ANSWERS = ("result", "values", "layout_type", "stride", "leading", "word", "plain", "partition", "fragment")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__.rpartition(".")[2])
def test_the_data_are_what_the_headers_say(program: ModuleType, cute: tuple[tuple[str, ...], Headers]) -> None:
    """Two cases of each: one that compiles and one that does not; and every question is the one that was asked."""
    kept: list[dict[str, Any]] = json.loads(program.TARGET.read_text())["cases"]
    asked = program.cases()
    assert [{key: case[key] for key in question} for case, question in zip(kept, asked, strict=True)] == asked
    places = [next(place for place, case in enumerate(kept) if bool(case.get("refused")) is no) for no in (False, True)]
    found = program.answered([asked[place] for place in places])
    for place, case in zip(places, found, strict=True):
        assert {key: case.get(key) for key in ANSWERS} == {key: kept[place].get(key) for key in ANSWERS}
        assert bool(case.get("refused")) == bool(kept[place].get("refused"))  # compilers word it differently
