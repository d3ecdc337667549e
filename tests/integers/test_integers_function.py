"""Integer functions: what they may name, how they compose, and that units never mix in silence."""

from __future__ import annotations

import pytest

from layoutproof.errors import UserError
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.function import Input, IntegerFunction, identity
from layoutproof.integers.parse import parse
from layoutproof.integers.polynomial import symbol
from layoutproof.integers.text import to_text

LANE = (Input("lane", 32), Input("v", 4))
OWNER = IntegerFunction("owner", LANE, {"m": parse("lane/4 + 8*(v/2)"), "n": parse("2*(lane%4) + v%2")})
ADDRESS = IntegerFunction(
    "address",
    (Input("m", 16), Input("n", 8)),
    {"offset": parse("m*8 + n")},
    parse("m < M"),
    parameters=frozenset({"M"}),
)


def test_composition_is_function_composition() -> None:
    both = ADDRESS.compose(OWNER)
    assert both == OWNER.then(ADDRESS)
    assert both.inputs == LANE
    assert both.symbols == {"M"}
    for lane in range(32):
        for v in range(4):
            point = {"lane": lane, "v": v}
            inner = {name: evaluate(body, point) for name, body in OWNER.outputs.items()}
            assert evaluate(both.outputs["offset"], point) == evaluate(ADDRESS.outputs["offset"], inner)
    assert both.guard is not None
    assert to_text(both.guard) == "lane/4 + 8*(v/2) < M"


def test_guards_are_both_kept() -> None:
    guarded = IntegerFunction("owner", LANE, OWNER.outputs, parse("lane < 30"))
    both = ADDRESS.compose(guarded)
    assert both.guard is not None
    assert to_text(both.guard) == "lane < 30 && lane/4 + 8*(v/2) < M"


def test_order_matters() -> None:
    with pytest.raises(UserError, match="address does not produce lane"):
        OWNER.compose(ADDRESS)


def test_names_must_be_inputs_or_sizes() -> None:
    sized = (Input("b", symbol("tm") * symbol("tn")),)
    IntegerFunction("order", sized, {"m": parse("b/tn"), "n": parse("b%tn")}, parse("b < tm*tn"))
    with pytest.raises(UserError, match=r"order, output m: unknown name tk[\s\S]*known names: b, tm, tn"):
        IntegerFunction("order", sized, {"m": parse("b/tk")})
    with pytest.raises(UserError, match="order, guard: unknown name q"):
        IntegerFunction("order", sized, {"m": parse("b")}, parse("q < 1"))
    IntegerFunction("rest", (Input("r", symbol("M/32")),), {"m": parse("r*32 + M")})


def test_malformed_functions() -> None:
    with pytest.raises(UserError, match="stands twice"):
        IntegerFunction("f", (Input("a", 1), Input("a", 2)), {"x": parse("a")})
    with pytest.raises(UserError, match="also a size"):
        IntegerFunction("f", (Input("a", symbol("a")),), {"x": parse("a")})
    with pytest.raises(UserError, match="no outputs"):
        IntegerFunction("f", (Input("a", 1),), {})
    with pytest.raises(UserError, match=r"words is not a unit[\s\S]*element, byte, bit"):
        IntegerFunction("f", (Input("a", 1),), {"x": parse("a")}, unit="words")


def test_a_name_cannot_mean_two_things() -> None:
    outer = IntegerFunction("outer", (Input("m", symbol("lane")),), {"x": parse("m + lane")})
    with pytest.raises(UserError, match="lane is a size of outer and an input of owner"):
        outer.compose(OWNER)


def test_units_do_not_mix() -> None:
    swizzle = IntegerFunction(
        "swizzle", (Input("offset", 1024),), {"offset": parse("offset ^ ((offset & 896) >> 3)")}, unit="byte"
    )
    with pytest.raises(UserError) as refused:
        swizzle.compose(ADDRESS)
    assert "bytes" in str(refused.value) and "elements" in str(refused.value) and "in_unit('byte'" in str(refused.value)
    halves = ADDRESS.in_unit("byte", 2)
    assert halves.unit == "byte"
    assert to_text(halves.outputs["offset"]) == "2*(m*8 + n)"
    assert swizzle.compose(halves).unit == "byte"
    assert halves.in_unit("bit", 8).unit == "bit"
    for unit, factor in (("element", 2), ("byte", 2), ("bit", 7)):
        with pytest.raises(UserError):
            halves.in_unit(unit, factor)


def test_functions_are_values() -> None:
    assert IntegerFunction("owner", LANE, dict(OWNER.outputs)) == OWNER
    with pytest.raises(TypeError):
        OWNER.outputs["m"] = parse("0")  # type: ignore[index]
    same = identity(LANE)
    assert {name: to_text(body) for name, body in same.outputs.items()} == {"lane": "lane", "v": "v"}
    assert OWNER.compose(same).outputs == OWNER.outputs
