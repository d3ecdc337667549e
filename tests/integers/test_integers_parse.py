"""Parser and text printer: C's grouping, the exact place and hint of every refusal, and the round trip."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.errors import FormulaError, UserError
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.parse import parse
from layoutproof.integers.text import to_text

a, b, c, d = Name("a"), Name("b"), Name("c"), Name("d")

GROUPING: list[tuple[str, Expression]] = [
    ("a - b - c", Binary("-", Binary("-", a, b), c)),
    ("a/b*c%d", Binary("%", Binary("*", Binary("/", a, b), c), d)),
    ("a + b*c", Binary("+", a, Binary("*", b, c))),
    ("a << b + c", Binary("<<", a, Binary("+", b, c))),
    ("a & b == c", Binary("&", a, Binary("==", b, c))),
    ("a == b < c", Binary("==", a, Binary("<", b, c))),
    ("a | b ^ c & d", Binary("|", a, Binary("^", b, Binary("&", c, d)))),
    ("a || b && c | d", Binary("||", a, Binary("&&", b, Binary("|", c, d)))),
    ("a ? b : c ? d : 1", Conditional(a, b, Conditional(c, d, Literal(1)))),
    ("a ? b ? c : d : 1", Conditional(a, Conditional(b, c, d), Literal(1))),
    ("a || b ? c : d", Conditional(Binary("||", a, b), c, d)),
    ("-a*b", Binary("*", Unary("-", a), b)),
    ("!a == b", Binary("==", Unary("!", a), b)),
    ("~-a", Unary("~", Unary("-", a))),
    ("-5*a", Binary("*", Literal(-5), a)),
    ("a - -5", Binary("-", a, Literal(-5))),
    ("+a", a),
    ("min(a, b, c)", Binary("min", Binary("min", a, b), c)),
    ("max(a, min(b, c))", Binary("max", a, Binary("min", b, c))),
    ("ceil_div(a + 1, b)", Binary("ceil_div", Binary("+", a, Literal(1)), b)),
    ("(a < b) < c", Binary("<", Binary("<", a, b), c)),
    ("a\n  + b\t", Binary("+", a, b)),
]


@pytest.mark.parametrize(("text", "expected"), GROUPING)
def test_grouping_is_that_of_c(text: str, expected: Expression) -> None:
    assert parse(text) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(("0", 0), ("00", 0), ("1'000'000", 10**6), ("1_000", 1000), ("0x1F", 31), ("0XffULL", 255), ("0b1_1", 3)),
        *(("42u", 42), ("42LL", 42), ("42llu", 42), ("7z", 7), (str(2**200), 2**200), (hex(2**300), 2**300)),
    ],
)
def test_literals(text: str, value: int) -> None:
    assert parse(text) == Literal(value)


# (formula, position of the offending token, a piece of what the message or hint must say)
REFUSED: list[tuple[str, int, str]] = [
    ("", 0, "empty"),
    ("   ", 0, "empty"),
    ("lane/4 + 8*(v/2", 11, "never closed"),
    ("lane)", 4, "closes nothing"),
    ("min(lane, v", 3, "never closed"),
    ("lane v", 5, "operator"),
    ("lane 4", 5, "operator"),
    ("lane +", 6, "value must follow"),
    ("* lane", 0, "at the beginning"),
    ("lane + * v", 7, "after '+'"),
    ("()", 1, "empty"),
    ("lne + 1", 0, "did you mean lane"),
    ("lne + 1", 0, "known names: lane, v"),
    ("lane = 1", 5, "did you mean =="),
    ("lane === 1", 5, "did you mean =="),
    ("lane += 1", 5, "assigns"),
    ("lane ** 2", 5, "power"),
    ("lane // 2", 5, "did you mean /"),
    ("lane--", 4, "-(-x)"),
    ("lane <> 1", 5, "!="),
    ("0 <= lane < 32", 10, "0 <= lane && lane < "),
    ("0 < v == 1 == lane", 11, "&&"),
    ("lane/0", 5, "division by zero"),
    ("lane % (0)", 7, "remainder by zero"),
    ("ceil_div(lane, 0)", 15, "division by zero"),
    ("lane << -1", 8, "negative"),
    ("min(lane)", 0, "two or more arguments, not 1"),
    ("min()", 0, "two or more arguments, not 0"),
    ("ceil_div(lane, 2, 3)", 0, "two arguments, not 3"),
    ("tile(lane, v).m", 0, "takes 1 argument"),
    ("tile(lane)", 0, "tile(...).m or tile(...).n"),
    ("tile(lane).q", 0, "no output q"),
    ("swizle(lane)", 0, "did you mean swizzle"),
    ("lane(4)", 0, "not a function"),
    ("swizzle + 1", 0, "call it"),
    ("min + 1", 0, "call it"),
    ("swizzle(lane).m", 0, "no output m"),
    ("lane ? 1", 5, "no ':'"),
    ("(lane ? 1)", 6, "no ':'"),
    ("min(lane ? 1, v)", 9, "no ':'"),
    ("lane : 1", 5, "without a '?'"),
    ("lane, v", 4, "comma"),
    ("(lane, v)", 5, "comma"),
    ("min(lane,)", 9, "after ','"),
    ("012", 0, "10 if you meant C's octal"),
    ("09", 0, "write 9"),
    ("1__0", 0, "not a number"),
    ("12abc", 0, "not a number"),
    ("0x", 0, "not a number"),
    ("3.5", 0, "not an integer"),
    ("1e3", 0, "not an integer"),
    ("lane × 2", 5, "write *"),
    ("lane ≤ 2", 5, "write <="),
    ("laneé", 4, "not ASCII"),
    ("lane[0]", 4, "arrays"),
    ("lane;", 4, "leave the ; out"),
    ("lane.x", 0, "unknown name lane.x"),
    ("lane and v", 5, "&&"),
    ("not lane", 0, "!"),
    ("9" * 1001, 0, "1000"),
]


def one_argument(arguments: list[Expression]) -> Expression:
    if len(arguments) != 1:
        raise UserError(f"takes 1 argument, not {len(arguments)}")
    return arguments[0]


FUNCTIONS = {"tile.m": one_argument, "tile.n": one_argument, "swizzle": one_argument}


@pytest.mark.parametrize(("text", "position", "said"), REFUSED)
def test_refusals_point_at_the_token_and_say_what_is_legal(text: str, position: int, said: str) -> None:
    with pytest.raises(FormulaError) as refused:
        parse(text, ["lane", "v"], FUNCTIONS)
    assert refused.value.position == position
    assert said in refused.value.message + " " + refused.value.hint
    assert "\n" not in refused.value.message


def test_what_is_nearly_refused_is_read() -> None:
    """The must-fail list above is not a parser that refuses everything."""
    for text in ["lane/4 + 8*(v/2)", "min(lane, v)", "0 <= lane && lane < 32", "lane == 1", "tile(lane).m", "lane/1"]:
        assert isinstance(parse(text, ["lane", "v"], FUNCTIONS), Expression)


def test_calls_are_replaced_by_their_bodies() -> None:
    body = parse("8*x + 1")
    functions: dict[str, Callable[[list[Expression]], Expression]] = {
        "f.m": lambda arguments: Binary("+", body, arguments[0]),
        "zero": lambda arguments: Literal(0),
    }
    assert parse("2*f(a + 1).m", functions=functions) == parse("2*(8*x + 1 + (a + 1))")
    assert parse("f( a ) . m + zero()", functions=functions) == parse("8*x + 1 + a + 0")


def test_dotted_names_only_when_they_are_known() -> None:
    assert parse("threadIdx.x/32", ["threadIdx.x"]) == Binary("/", Name("threadIdx.x"), Literal(32))
    with pytest.raises(FormulaError):
        parse("threadIdx.x/32")


@pytest.mark.parametrize(
    "text",
    [
        *("(" * 300 + "a" + ")" * 300, "~" * 300 + "a", "+".join("a" * 300), "a?b:" * 300 + "c", "a?" * 300),
        *("f(" * 300 + "a" + ")" * 300, "a" * 20_001, "(" * 20_000, "a^" * 9_999 + "a", "-" + "!" * 19_000 + "1"),
    ],
)
def test_monsters_are_refused_in_one_sentence(text: str) -> None:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(150 + len_of_stack())
    try:
        with pytest.raises(FormulaError) as refused:
            parse(text, functions={"f": one_argument})
    finally:
        sys.setrecursionlimit(limit)
    assert "\n" not in refused.value.message


def len_of_stack() -> int:
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    return depth


def test_a_call_that_doubles_its_argument_cannot_blow_up() -> None:
    square = {"sq": lambda arguments: Binary("*", arguments[0], arguments[0])}
    with pytest.raises(FormulaError, match="more than 100,000"):
        parse("sq(" * 60 + "a" + ")" * 60, functions=square)
    assert isinstance(parse("sq(sq(sq(a)))", functions=square), Binary)


def test_deep_but_legal() -> None:
    text = "(" * 199 + "a" + ")" * 199
    assert parse(text) == a
    chain = " + ".join(["a"] * 190)
    assert to_text(parse(chain)) == chain


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("lane/4+8*(v/2)", "lane/4 + 8*(v/2)"),
        ("((a+b))*c", "(a + b)*c"),
        ("a-(b-c)", "a - (b - c)"),
        ("a - (-5)", "a - -5"),
        ("-(-a)", "-(-a)"),
        ("!(a&&b)", "!(a && b)"),
        ("(a&b)==c", "(a & b) == c"),
        ("(a<b)<c", "(a < b) < c"),
        ("(a?b:c)?d:a", "(a ? b : c) ? d : a"),
        ("a?(b?c:d):(c?d:a)", "a ? b ? c : d : c ? d : a"),
        ("min(min(a,b),c)", "min(a, b, c)"),
        ("min(a,min(b,c))", "min(a, min(b, c))"),
    ],
)
def test_printed_as_a_person_writes(text: str, printed: str) -> None:
    assert to_text(parse(text)) == printed


def test_derived_sizes_are_quotients() -> None:
    size = Name("M/32")
    assert to_text(Binary("*", a, size)) == "a*(M/32)"
    assert to_text(Binary("*", size, a)) == "M/32*a"
    assert to_text(Binary("+", a, size)) == "a + M/32"


@settings(max_examples=100)
@given(data=st.data())
def test_round_trip(expressions: Callable[..., Any], data: st.DataObject) -> None:
    expression = data.draw(expressions())
    assert parse(to_text(expression)) == expression


def test_round_trip_can_fail() -> None:
    """Fewer parentheses would be another expression: the property above is not vacuous."""
    expression = parse("a - (b - c)")
    assert parse(to_text(expression).replace("(", "").replace(")", "")) != expression


@settings(max_examples=100)
@given(st.text(alphabet="ab1 +-*/%<>=!&|^~?:(),.'x0_", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        expression = parse(text)
    except FormulaError as refused:
        assert 0 <= refused.position <= len(text)
        assert str(refused)
    else:
        assert parse(to_text(expression)) == expression
