"""Every result of CuTe's C++ layout algebra: the layout as text, its size and cosize, and all of its values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from layoutproof.algebra.composition import composition
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.errors import NotationError, Rejected
from tests.algebra.operations import OPERATIONS, P
from tests.algebra.rejections import REJECTIONS

ORACLE = json.loads((Path(__file__).parent.parent / "oracle" / "algebra.json").read_text())


@pytest.mark.parametrize("case", ORACLE["cases"], ids=lambda case: case["id"])
def test_gives_cutes_result(case: dict[str, Any]) -> None:
    result = OPERATIONS[case["op"]](case["inputs"])
    layout, origin = result if isinstance(result, tuple) else (result, 0)
    assert str(layout) == case["result"]
    if isinstance(layout, int):
        return
    assert layout.size() == case["size"]
    if "cosize" in case:
        assert layout.cosize() == case["cosize"]
    if "values" in case:
        assert [origin + value for value in layout.values()] == case["values"]
        assert [origin + layout(i) for i in range(len(case["values"]))] == case["values"]


def test_no_case_is_left_out() -> None:
    assert len(ORACLE["cases"]) == ORACLE["meta"]["count"] == 887
    assert {case["op"] for case in ORACLE["cases"]} == set(OPERATIONS)


@pytest.mark.parametrize("case", [c for c in ORACLE["cases"] if "law_A_of_B" in c], ids=lambda case: case["id"])
def test_composition_is_the_function_exactly_where_cute_says(case: dict[str, Any]) -> None:
    left, right = P(case["inputs"]["A"]), P(case["inputs"]["B"])
    result = composition(left, right)
    holds = all(result(i) == left(right(i)) for i in range(case["size"]))
    assert holds == case["law_A_of_B"]


@pytest.mark.parametrize("case", ORACLE["rejected"], ids=lambda case: f"{case['id']}-{case['op']}")
def test_refuses_what_cute_refuses(case: dict[str, Any]) -> None:
    with pytest.raises((Rejected, NotationError, UnknownAtom)) as caught:
        REJECTIONS[case["op"]](case["inputs"])
    if isinstance(caught.value, Rejected):
        refusal = caught.value.refusal
        assert refusal.operation and refusal.reason
        assert "\n" not in str(refusal)


def test_no_refusal_is_left_out() -> None:
    assert len(ORACLE["rejected"]) == ORACLE["meta"]["rejected_count"] == 106
    assert {case["op"] for case in ORACLE["rejected"]} <= set(REJECTIONS)


def test_two_numbers_and_something_legal() -> None:
    """All but the few refusals that no single number would mend say what would be legal."""
    silent = []
    for case in ORACLE["rejected"]:
        try:
            REJECTIONS[case["op"]](case["inputs"])
        except Rejected as error:
            if not error.refusal.legal:
                silent.append(case["id"])
        except (NotationError, UnknownAtom) as error:
            assert str(error)
    assert silent == []
