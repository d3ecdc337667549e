"""Identity layouts of nested shapes: what CuTe's C++ makes of them, layout for layout and coordinate for coordinate.

The data are written by `tests/oracle/make_identity_layouts.py`; what CuTe does not compile must be refused here.
"""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.composition import composition
from layoutproof.algebra.divide import flat_divide, logical_divide, tiled_divide, zipped_divide
from layoutproof.algebra.partition import local_partition, local_tile
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import UNDERSCORE, Layout, identity_layout, parse_layout
from layoutproof.layouts.int_tuple import IntTuple, text
from tests.oracle.make_identity_layouts import MOST, TARGET, cases, layout, read_tiler

ORACLE = json.loads(TARGET.read_text())
ACCEPTED = [case for case in ORACLE["cases"] if "result" in case]
REFUSED = [case for case in ORACLE["cases"] if "refused" in case]
DIVIDES = {
    "logical_divide": logical_divide,
    "zipped_divide": zipped_divide,
    "tiled_divide": tiled_divide,
    "flat_divide": flat_divide,
    "composition_tiler": composition,
}


def perform(case: dict[str, Any]) -> tuple[Layout, Size]:
    """The operation of a case: the layout, and the coordinate at its origin."""
    match case["op"]:
        case "identity":
            return identity_layout(ast.literal_eval(case["shape"])), 0
        case "coalesce":
            return coalesce(layout(case["layout"])), 0
        case "coalesce_profile":
            return coalesce(layout(case["layout"]), ast.literal_eval(case["profile"])), 0
        case "composition":
            return composition(layout(case["left"]), layout(case["right"])), 0
        case "local_tile":
            written = ast.literal_eval(case["coordinate"])
            place = tuple(UNDERSCORE if part == "_" else part for part in written)
            return local_tile(layout(case["layout"]), read_tiler(case["tiler"]), place)
        case "local_partition":
            return local_partition(layout(case["layout"]), parse_layout(case["threads"]), case["index"])
        case divide:
            return DIVIDES[divide](layout(case["layout"]), read_tiler(case["tiler"])), 0


def values(made: Layout, origin: Size) -> list[str]:
    """The coordinates that a layout gives, as CuTe prints them."""
    from_origin = Layout((*_as_tuple(made.shape), 2), (*_as_tuple(made.stride), origin))  # a mode for the origin
    count = made.size()
    assert isinstance(count, int)
    found: list[IntTuple] = []
    for index in range(min(count, MOST)):
        place = (*made_coordinate(made, index), 1 if origin != 0 else 0)
        found.append(from_origin.coordinate(place))
    return [text(coordinate) for coordinate in found]


def made_coordinate(made: Layout, index: int) -> tuple[int, ...]:
    """The coordinate of a flat index, one number a top-level mode."""
    numbers = []
    for mode in made.modes:
        size = mode.size()
        assert isinstance(size, int)
        numbers.append(index % size)
        index //= size
    return tuple(numbers)


def _as_tuple(value: IntTuple) -> tuple[IntTuple, ...]:
    return value if isinstance(value, tuple) else (value,)


@pytest.mark.parametrize("case", ACCEPTED, ids=lambda case: f"{case['id']}-{case['op']}")
def test_gives_cutes_layout_and_coordinates(case: dict[str, Any]) -> None:
    made, origin = perform(case)
    assert str(made) == case["result"]
    assert parse_layout(case["result"]) == made  # printed as CuTe prints it, and read back
    assert values(made, origin) == case["values"]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case['id']}-{case['op']}")
def test_refuses_what_cute_does_not_compile(case: dict[str, Any]) -> None:
    with pytest.raises(Rejected) as caught:
        perform(case)
    assert caught.value.refusal.operation and "\n" not in str(caught.value)


def test_no_case_is_left_out() -> None:
    assert len(ACCEPTED) + len(REFUSED) == len(ORACLE["cases"]) == ORACLE["meta"]["count"] == len(cases())
    assert all(case["values"] for case in ACCEPTED)
