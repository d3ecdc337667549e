"""The SMT-LIB text means what evaluation means: z3 computes it at random points, over Int and over bit-vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import pytest
import z3  # type: ignore[import-untyped, unused-ignore]

from layoutproof.errors import UserError
from layoutproof.integers import bitvector, smt
from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import BINARY_OPERATORS, BITWISE, Expression, Literal, Name
from layoutproof.integers.interval import intermediates
from layoutproof.integers.parse import parse

Case: TypeAlias = tuple[Expression, Mapping[str, int], int]
INTEGER_FORM = (*tuple(operator for operator in BINARY_OPERATORS if operator not in BITWISE), "<<", ">>")
SMALL = {name: Interval(-20, 20) for name in "abc"}


def holds(text: str) -> str:
    solver = z3.Solver()
    solver.from_string(text)
    return str(solver.check())


def int_text(cases: list[Case], prelude: str = smt.PRELUDE) -> str:
    """Asserts that each expression has its value at its point, as a term and as a formula."""
    lines = [prelude]
    for index, (expression, point, value) in enumerate(cases):
        inputs = " ".join(f"({name} Int)" for name in point)
        arguments = " ".join(smt.number(number) for number in point.values())
        lines.append(f"(define-fun f{index} ({inputs}) Int {smt.term(expression)})")
        lines.append(f"(define-fun p{index} ({inputs}) Bool {smt.formula(expression)})")
        lines.append(f"(assert (= (f{index} {arguments}) {smt.number(value)}))")
        lines.append(f"(assert (= (p{index} {arguments}) {'true' if value else 'false'}))")
    return "\n".join(lines)


def bv_text(cases: list[Case], width: int | None = None) -> str:
    lines = []
    for index, (expression, point, value) in enumerate(cases):
        bits = width or bitvector.required_width([expression], SMALL)
        assert bits is not None
        sort = bitvector.sort(bits)
        inputs = " ".join(f"({name} {sort})" for name in point)
        arguments = " ".join(bitvector.literal(number, bits) for number in point.values())
        term = bitvector.term(expression, bits, SMALL)
        lines.append(f"(define-fun f{index} ({inputs}) {sort} {term})")
        lines.append(f"(define-fun p{index} ({inputs}) Bool {bitvector.formula(expression, bits, SMALL)})")
        lines.append(f"(assert (= (f{index} {arguments}) {bitvector.literal(value, bits)}))")
        lines.append(f"(assert (= (p{index} {arguments}) {'true' if value else 'false'}))")
    return "\n".join(lines)


def sample(
    maker: Any, value_at: Callable[..., int | None], operators: tuple[str, ...], least: int, count: int
) -> list[Case]:
    """Random cases that have a value, at points where each name fits the least width."""
    cases: list[Case] = []
    while len(cases) < count:
        expression, point = maker.expression(4, operators), maker.point()
        value = value_at(expression, point)
        if value is None or (bitvector.required_width([expression, Literal(20)], SMALL) or 0) > least:
            continue
        cases.append((expression, point, value))
    return cases


def test_int_text_means_the_expression(make: Any, value_at: Callable[..., int | None]) -> None:
    cases = sample(make(1), value_at, INTEGER_FORM, 200, 250)
    assert holds(int_text(cases)) == "sat"


def test_int_text_with_another_value_is_unsat(make: Any, value_at: Callable[..., int | None]) -> None:
    for expression, point, value in sample(make(2), value_at, INTEGER_FORM, 200, 20):
        assert holds(int_text([(expression, point, value + 1)])) == "unsat"


def test_euclidean_division_would_be_seen(value_at: Callable[..., int | None]) -> None:
    """Were c_div SMT-LIB's own div, the tests above would fail."""
    wrong = smt.PRELUDE.replace("(ite (>= a 0) (div a b) (- (div (- a) b)))", "(div a b)")
    assert wrong != smt.PRELUDE
    case: list[Case] = [(parse("a/4"), {"a": -7}, -1)]
    assert holds(int_text(case)) == "sat"
    assert holds(int_text(case, wrong)) == "unsat"


def fits(expression: Expression) -> int:
    """The width for the expression and for every name, used or not."""
    width = bitvector.required_width([expression, *(Name(name) for name in SMALL)], SMALL)
    assert width is not None
    return width


def test_bit_vector_text_means_the_expression(make: Any, value_at: Callable[..., int | None]) -> None:
    cases = sample(make(3), value_at, BINARY_OPERATORS, 40, 250)
    text = "\n".join(
        bv_text([case], fits(case[0])).replace("f0", f"f{i}x").replace("p0", f"p{i}x") for i, case in enumerate(cases)
    )
    assert holds(text) == "sat"


def test_bit_vector_text_with_another_value_is_unsat(make: Any, value_at: Callable[..., int | None]) -> None:
    for expression, point, value in sample(make(4), value_at, BINARY_OPERATORS, 40, 20):
        other = value - 1 if value > 0 else value + 1
        assert holds(bv_text([(expression, point, other)], fits(expression))) == "unsat"


def test_second_solver_reads_the_same_text(make: Any, value_at: Callable[..., int | None]) -> None:
    cvc5 = pytest.importorskip("cvc5", reason="cvc5 is not installed")
    cases = sample(make(5), value_at, INTEGER_FORM, 100, 30)
    wide = [(case, fits(case[0])) for case in sample(make(6), value_at, BINARY_OPERATORS, 40, 30)]
    for logic, text in [
        ("QF_NIA", int_text(cases)),
        *(("QF_BV", bv_text([case], width)) for case, width in wide),
    ]:
        solver = cvc5.Solver()
        parser = cvc5.InputParser(solver)
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, f"(set-logic {logic})\n{text}\n(check-sat)", "test")
        answer = ""
        while not (command := parser.nextCommand()).isNull():
            answer = command.invoke(solver, parser.getSymbolManager())
        assert answer.strip() == "sat"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("lane/4 + 8*(v/2)", "(+ (c_div lane 4) (* 8 (c_div v 2)))"),
        ("a + b + c + 1", "(+ a b c 1)"),
        ("a + (b + c)", "(+ a b c)"),
        ("a - b - c", "(- (- a b) c)"),
        ("a*b*2", "(* a b 2)"),
        ("a % -5", "(c_mod a (- 5))"),
        ("(a < b) + 1", "(+ (ite (< a b) 1 0) 1)"),
        ("min(a, b)", "(c_min a b)"),
        ("ceil_div(a, b)", "(c_div (- (+ a b) 1) b)"),
        ("a << 3", "(* a 8)"),
        ("a >> 3", "(div a 8)"),
        ("a & 7", "(mod a 8)"),
        ("15 & a", "(mod a 16)"),
        ("~a", "(- (- 1) a)"),
        ("-a", "(- a)"),
        ("a ? b : 0", "(ite (not (= a 0)) b 0)"),
    ],
)
def test_int_terms(text: str, printed: str) -> None:
    assert smt.term(parse(text)) == printed


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("a < b && b < c && c", "(and (< a b) (< b c) (not (= c 0)))"),
        ("a == b || !(a != 1)", "(or (= a b) (not (not (= a 1))))"),
        ("1", "true"),
        ("0", "false"),
        ("-3", "(not (= (- 3) 0))"),
        ("a < b ? b < c : 1", "(ite (< a b) (< b c) true)"),
        ("a", "(not (= a 0))"),
    ],
)
def test_int_formulas(text: str, printed: str) -> None:
    assert smt.formula(parse(text)) == printed


@pytest.mark.parametrize("text", ["a ^ b", "a | 1", "a & 6", "a & b", "1 << a", "a >> b", "a & -2", "a << 5000"])
def test_bit_operations_without_an_integer_form(text: str) -> None:
    with pytest.raises(smt.NoIntegerForm):
        smt.term(parse(text))


def test_names_are_quoted_and_never_taken_for_functions() -> None:
    assert smt.quote("lane") == "lane"
    assert smt.quote("M/32") == "|M/32|"
    assert smt.quote("exit") == "|exit (name)|"
    assert len({smt.quote(name) for name in ("mod", "mod_", "div", "c_div", "bvadd", "and", "@0", "_", "let")}) == 9
    for name in ("a|b", "a\\b", "a\nb"):
        with pytest.raises(UserError):
            smt.quote(name)
    for name in ("mod", "div", "and", "abs", "c_div", "bvadd", "rem", "true", "Int", "M/32", "_", "let", "threadIdx.x"):
        symbol = smt.quote(name)
        both = f"(declare-const {symbol} Int)\n{smt.PRELUDE}(assert (= (c_mod {symbol} 7) (mod 12 7)))(assert (< {symbol} 7))"
        assert holds(both) == "sat", name


def test_required_width_is_the_least_that_does_not_wrap() -> None:
    bounds = {"a": Interval(0, 15), "b": Interval(-8, 7)}
    assert bitvector.required_width([parse("a")], bounds) == 5
    assert bitvector.required_width([parse("b")], bounds) == 4
    assert bitvector.required_width([parse("a*a - a*a")], bounds) == 9
    assert bitvector.required_width([parse("a"), parse("100*b")], bounds) == 11
    assert bitvector.required_width([parse("-b")], bounds) == 5  # 8 does not fit in 4 bits
    assert bitvector.required_width([parse("b/-1")], bounds) == 5
    assert bitvector.required_width([parse("ceil_div(a, 4)")], bounds) == 6  # a + 3 reaches 18, a + 4 reaches 19
    assert bitvector.required_width([parse("a + free")], bounds) is None
    assert bitvector.required_width([], bounds) == 2


@pytest.mark.parametrize("text", ["a*b", "a + b", "-b", "a << 2", "~a*3", "ceil_div(a, 3)"])
def test_one_bit_less_is_refused_and_would_be_wrong(text: str) -> None:
    bounds = {"a": Interval(0, 15), "b": Interval(-8, 7)}
    expression = parse(text)
    width = bitvector.required_width([expression], bounds)
    assert width is not None
    assert bitvector.term(expression, width, bounds)
    with pytest.raises(UserError, match=f"may need {width} bits"):
        bitvector.term(expression, width - 1, bounds)
    spans = [span for _, span in intermediates(expression, bounds)]
    low, high = -(1 << (width - 2)), (1 << (width - 2)) - 1
    assert any(span.low is None or span.low < low or span.high is None or span.high > high for span in spans)


def test_shift_amounts_are_proven() -> None:
    bounds = {"a": Interval(0, 15), "k": Interval(0, 70), "n": Interval(-1, 3)}
    shifted = parse("a >> k")
    width = bitvector.required_width([shifted], bounds)
    assert width == 8
    term = bitvector.term(shifted, width, bounds)
    for k in (0, 3, 60, 70):
        text = f"(define-fun a () (_ BitVec 8) (_ bv13 8))(define-fun k () (_ BitVec 8) (_ bv{k} 8))"
        assert holds(f"{text}(assert (= {term} {bitvector.literal(13 >> k, 8)}))") == "sat"
    assert bitvector.required_width([parse("a << k")], bounds) == 75
    for text in ("a << n", "a >> n"):
        with pytest.raises(UserError, match="negative"):
            bitvector.term(parse(text), 40, bounds)
    with pytest.raises(UserError, match="bounds"):
        bitvector.term(parse("a << free"), 64, bounds)


def test_nested_minima_stay_small() -> None:
    text = "a + 1"
    for _ in range(30):
        text = f"min({text}, {text.count('(')} + b)"
    bounds = {"a": Interval(0, 9), "b": Interval(0, 9)}
    expression = parse(text)
    assert len(bitvector.term(expression, 8, bounds)) < 10_000
    assert len(smt.term(expression)) < 2_000
