"""The three evaluators agree with each other and with C's rules, at any size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.errors import UserError
from layoutproof.integers.evaluate import (
    DivisionByZero,
    NegativeShift,
    ShiftTooLarge,
    compile_function,
    evaluate,
    evaluate_numpy,
)
from layoutproof.integers.expression import Binary, Literal, Name, Unary
from layoutproof.integers.interval import Interval
from layoutproof.integers.parse import parse

# ISO C17 6.5.5: the quotient truncates toward zero and (a/b)*b + a%b is a.
C_DIVISION = [
    (7, 2, 3, 1),
    (-7, 2, -3, -1),
    (7, -2, -3, 1),
    (-7, -2, 3, -1),
    (6, 3, 2, 0),
    (-6, 3, -2, 0),
    (0, -5, 0, 0),
]


def run_all(text: str, **values: int) -> int:
    """The value by all three engines, which must agree."""
    expression = parse(text)
    value = evaluate(expression, values)
    assert compile_function({"x": expression}, list(values))(*values.values()) == (value,)
    arrays = {name: numpy.array([number, number], dtype=object) for name, number in values.items()}
    array = evaluate_numpy(expression, arrays)
    assert [int(item) for item in numpy.atleast_1d(array)] == [value] * (2 if values else 1)
    return value


@pytest.mark.parametrize(("a", "b", "quotient", "remainder"), C_DIVISION)
def test_division_truncates(a: int, b: int, quotient: int, remainder: int) -> None:
    assert run_all("a/b", a=a, b=b) == quotient
    assert run_all("a%b", a=a, b=b) == remainder
    assert run_all("a/b*b + a%b", a=a, b=b) == a


def test_truncation_is_not_floor() -> None:
    assert run_all("a/4", a=-7) == -1 != -7 // 4
    assert run_all("a%4", a=-7) == -3 != -7 % 4
    assert run_all("a >> 2", a=-7) == -2


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(("ceil_div(9, 4)", 3), ("ceil_div(8, 4)", 2), ("ceil_div(0, 4)", 0), ("ceil_div(-5, 4)", 0)),
        *(
            ("3 < 4", 1),
            ("!7", 0),
            ("!0", 1),
            ("5 && 0", 0),
            ("0 || -2", 1),
            ("~5", -6),
            ("-8 & 12", 8),
            ("-8 ^ 3", -5),
        ),
        *(("min(3, -1, 2)", -1), ("max(3, -1, 2)", 3), ("1 << 100", 2**100), ("-1 << 3", -8), ("0 ? 1 : 2", 2)),
        *(("-1 >> 1000", -1), ("5 >> 1000", 0), ("-8 | 3", -5), ("(3 < 4) + 2", 3)),
    ],
)
def test_operators(text: str, value: int) -> None:
    assert run_all(text) == value


@pytest.mark.parametrize(
    ("text", "error"),
    [
        *(("1/a", DivisionByZero), ("1%a", DivisionByZero), ("ceil_div(1, a)", DivisionByZero)),
        *(("1 << (a - 1)", NegativeShift), ("1 >> (a - 1)", NegativeShift), ("1 << (a + 1000000)", ShiftTooLarge)),
        ("a + nowhere", UserError),
    ],
)
def test_what_has_no_value_raises_everywhere(text: str, error: type[UserError]) -> None:
    expression = parse(text)
    with pytest.raises(error):
        evaluate(expression, {"a": 0})
    with pytest.raises(error):
        compile_function({"x": expression}, ["a"])(0)
    with pytest.raises(error):
        evaluate_numpy(expression, {"a": numpy.array([1, 0])})


@pytest.mark.parametrize("text", ["a != 0 && 8/a", "a == 0 || 8/a", "a ? 8/a : 0"])
def test_only_what_c_evaluates_is_evaluated(text: str) -> None:
    assert run_all(text, a=0) in (0, 1)
    with pytest.raises(DivisionByZero):
        run_all(text.replace("&&", "&").replace("||", "|").replace("a ? 8/a : 0", "8/a"), a=0)


def test_numpy_never_wraps() -> None:
    big = 2**70
    product = evaluate_numpy(parse("a*b"), {"a": numpy.array([2**62, 3]), "b": numpy.array([4, 5])})
    assert product.dtype == object
    assert list(product) == [2**64, 15]
    assert list(
        evaluate_numpy(Binary("-", Binary("+", Name("a"), Literal(big)), Literal(big)), {"a": numpy.arange(3)})
    ) == [0, 1, 2]
    assert list(evaluate_numpy(parse("-a"), {"a": numpy.array([-(2**63)])})) == [2**63]
    assert list(evaluate_numpy(parse("a/b"), {"a": numpy.array([-(2**63)]), "b": numpy.array([-1])})) == [2**63]
    assert list(evaluate_numpy(parse("a%b"), {"a": numpy.array([-(2**63)]), "b": numpy.array([-1])})) == [0]
    assert list(evaluate_numpy(parse("a + 1"), {"a": numpy.array([2**64 - 1], dtype=numpy.uint64)})) == [2**64]
    assert list(evaluate_numpy(parse("a*1000"), {"a": numpy.array([100], dtype=numpy.int8)})) == [100_000]
    assert numpy.array([2**62]) * 4 == 0  # what NumPy does on its own: the danger is real


def test_numpy_is_int64_when_that_is_proven() -> None:
    lanes = numpy.arange(32)
    result = evaluate_numpy(parse("lane/4 + 8*(lane%4)"), {"lane": lanes}, {"lane": Interval(0, 31)})
    assert result.dtype == numpy.int64
    assert list(result) == [lane // 4 + 8 * (lane % 4) for lane in range(32)]


def test_numpy_broadcasts_and_checks_bounds() -> None:
    grid = evaluate_numpy(parse("8*r + c"), {"r": numpy.arange(3)[:, None], "c": numpy.arange(4)[None, :]})
    assert grid.shape == (3, 4)
    assert grid[2, 3] == 19
    assert evaluate_numpy(parse("a"), {"a": numpy.zeros((0, 2), dtype=int)}).shape == (0, 2)
    assert evaluate_numpy(parse("2 + 3"), {}).shape == ()
    with pytest.raises(UserError, match="bounds say"):
        evaluate_numpy(parse("a"), {"a": numpy.arange(9)}, {"a": Interval(0, 7)})
    with pytest.raises(UserError, match="float64"):
        evaluate_numpy(parse("a"), {"a": numpy.array([1.5])})


def test_numpy_integers_do_not_leak_into_evaluate() -> None:
    value: Any = numpy.int32(2**31 - 1)
    assert evaluate(parse("a*a"), {"a": value}) == (2**31 - 1) ** 2


def test_depth_is_no_limit() -> None:
    expression = Name("a")
    deep: Any = expression
    for _ in range(5000):
        deep = Binary("+", Unary("-", deep), Literal(1))
    assert evaluate(deep, {"a": 7}) == 7
    assert compile_function({"x": deep}, ["a"])(7) == (7,)
    assert list(evaluate_numpy(deep, {"a": numpy.array([7, 8])})) == [7, 8]


def test_compiled_functions() -> None:
    outputs = {"m": parse("lane/4 + 8*(v/2)"), "n": parse("2*(lane%4) + v%2")}
    bounds = {"lane": Interval(0, 31), "v": Interval(0, 3)}
    plain, fast = compile_function(outputs, ["lane", "v"]), compile_function(outputs, ["lane", "v"], bounds)
    for lane in range(32):
        for v in range(4):
            assert plain(lane, v) == fast(lane, v) == (lane // 4 + 8 * (v // 2), 2 * (lane % 4) + v % 2)
    assert plain(-5, 0) == (-1, -2)
    assert compile_function({}, [])() == ()
    assert compile_function({"x": Name("M/32")}, ["M/32", "import"])(3, 4) == (3,)
    with pytest.raises(UserError, match="m uses v"):
        compile_function(outputs, ["lane"])


@settings(max_examples=100)
@given(data=st.data())
def test_engines_agree(
    expressions: Callable[..., Any], points: Any, value_at: Callable[..., Any], data: st.DataObject
) -> None:
    expression = data.draw(expressions())
    many = data.draw(st.lists(points, min_size=1, max_size=4))
    values = [value_at(expression, point) for point in many]
    function = compile_function({"x": expression}, ["a", "b", "c"])
    for point, value in zip(many, values, strict=True):
        try:
            assert function(**{f"a{index}": point[name] for index, name in enumerate("abc")}) == (value,)
        except UserError:
            assert value is None
    arrays = {name: numpy.array([point[name] for point in many], dtype=object) for name in "abc"}
    try:
        assert [int(item) for item in evaluate_numpy(expression, arrays)] == values
    except UserError:
        assert None in values
