"""SMT-LIB 2 text over signed bit-vectors of a proven width.

XOR, masks and banks are what bit-vectors are for. But a bit-vector that is too narrow hides the very overflow it should
show, so a width is never a guess: :func:`required_width` derives it from interval analysis of every intermediate, and the
printers check it again. Within it nothing wraps, and each operator has the language's meaning exactly: ``bvsdiv`` and
``bvsrem`` truncate as C does, ``bvashr`` floors.

Only operators of SMT-LIB 2.6's QF_BV are used, so every solver reads the text. A division by zero has *some* value here
and none in the language: an obligation must also show that it cannot happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import fold
from layoutproof.integers.interval import Interval, intermediates, node_interval
from layoutproof.integers.smt import quote

_OPERATORS = {
    "+": "bvadd",
    "-": "bvsub",
    "*": "bvmul",
    "/": "bvsdiv",
    "%": "bvsrem",
    "<<": "bvshl",
    ">>": "bvashr",
    "&": "bvand",
    "|": "bvor",
    "^": "bvxor",
}
_COMPARISONS = {"<": "bvslt", "<=": "bvsle", ">": "bvsgt", ">=": "bvsge", "==": "="}


def required_width(expressions: Iterable[Expression], bounds: Mapping[str, Interval]) -> int | None:
    """The least signed width (at least 2, so that 0 and 1 exist) in which no intermediate wraps; None if unbounded."""
    width = 2
    for expression in expressions:
        for _, span in intermediates(expression, bounds):
            if span.low is None or span.high is None:
                return None
            width = max(width, signed_width(span.low), signed_width(span.high))
    return width


def signed_width(value: int) -> int:
    """The least width of a two's complement number that can hold ``value``."""
    return (value if value >= 0 else ~value).bit_length() + 1


def sort(width: int) -> str:
    """``(_ BitVec 8)``."""
    return f"(_ BitVec {width})"


def literal(value: int, width: int) -> str:
    """The constant; raises :class:`UserError` when it does not fit."""
    if signed_width(value) > width:
        raise UserError(f"{value} does not fit in {width} bits", hint=f"it needs {signed_width(value)}")
    return f"(_ bv{value} {width})" if value >= 0 else f"(bvneg (_ bv{-value} {width}))"


def term(expression: Expression, width: int, bounds: Mapping[str, Interval]) -> str:
    """The expression as a bit-vector term of ``width`` bits.

    ``bounds`` are those of the names, which the obligation must assert: the width is proven from them. Raises
    :class:`UserError` when an intermediate might not fit, or a shift amount might be negative.
    """
    return _print(expression, width, bounds).number(width)


def formula(expression: Expression, width: int, bounds: Mapping[str, Interval]) -> str:
    """The expression as a Bool term: true where its value is not zero. Raises as :func:`term` does."""
    return _print(expression, width, bounds).condition(width)


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    span: Interval
    boolean: bool = False

    def number(self, width: int) -> str:
        return f"(ite {self.text} {literal(1, width)} {literal(0, width)})" if self.boolean else self.text

    def condition(self, width: int) -> str:
        return self.text if self.boolean else f"(not (= {self.text} {literal(0, width)}))"


def _print(expression: Expression, width: int, bounds: Mapping[str, Interval]) -> _Piece:
    def combine(node: Expression, operands: tuple[_Piece, ...]) -> _Piece:
        span = node_interval(node, tuple(operand.span for operand in operands), bounds)
        if not _fits(span, width) or (isinstance(node, Binary) and node.operator == "ceil_div"):
            _refuse_narrow(expression, width, bounds)
        match node:
            case Literal(value):
                return _Piece(literal(value, width), span)
            case Name(name):
                return _Piece(quote(name), span)
            case Unary("!", _):
                return _Piece(f"(not {operands[0].condition(width)})", span, boolean=True)
            case Unary(operator, _):
                return _Piece(f"({'bvneg' if operator == '-' else 'bvnot'} {operands[0].number(width)})", span)
            case Conditional(_, _, _):
                test, then, other = operands
                if then.boolean and other.boolean:
                    return _Piece(f"(ite {test.condition(width)} {then.text} {other.text})", span, boolean=True)
                return _Piece(f"(ite {test.condition(width)} {then.number(width)} {other.number(width)})", span)
            case Binary(operator, _, _):
                if operator in ("<<", ">>") and not operands[1].span.non_negative:
                    # Beyond the width bvshl gives 0, but then a << amount would not have fitted; bvashr is exact.
                    # A negative amount would silently be read as a huge one.
                    raise UserError(
                        "a shift amount may be negative, which has no value", hint="bound it from below by 0"
                    )
                return _binary(operator, operands[0], operands[1], width, span)
        raise TypeError(f"not an expression: {node!r}")

    return fold(expression, combine)


def _fits(span: Interval, width: int) -> bool:
    low, high = span.low, span.high
    return low is not None and high is not None and max(2, signed_width(low), signed_width(high)) <= width


def _refuse_narrow(expression: Expression, width: int, bounds: Mapping[str, Interval]) -> None:
    """Raise :class:`UserError` if an intermediate might not fit."""
    needed = required_width([expression], bounds)
    if needed is None:
        raise UserError("bit-vectors need bounds on every value", hint="give each input a finite range")
    if needed > width:
        raise UserError(f"an intermediate value may need {needed} bits, more than {width}", hint=f"use {needed} bits")


def _binary(operator: str, left: _Piece, right: _Piece, width: int, span: Interval) -> _Piece:
    if operator in ("&&", "||"):
        head = "and" if operator == "&&" else "or"
        return _Piece(f"({head} {left.condition(width)} {right.condition(width)})", span, boolean=True)
    a, b = left.number(width), right.number(width)
    if operator in _OPERATORS:
        return _Piece(f"({_OPERATORS[operator]} {a} {b})", span)
    if operator == "!=":
        return _Piece(f"(not (= {a} {b}))", span, boolean=True)
    if operator in _COMPARISONS:
        return _Piece(f"({_COMPARISONS[operator]} {a} {b})", span, boolean=True)
    if operator == "ceil_div":
        return _Piece(_shared(a, b, lambda x, y: f"(bvsdiv (bvsub (bvadd {x} {y}) {literal(1, width)}) {y})"), span)
    comparison = "bvsle" if operator == "min" else "bvsge"
    return _Piece(_shared(a, b, lambda x, y: f"(ite ({comparison} {x} {y}) {x} {y})"), span)


def _shared(a: str, b: str, use: Callable[[str, str], str]) -> str:
    """Operands that are used twice are named once, or nested minima would double at every level.

    No name of the language holds a question mark, and the values bound by a let are read outside it.
    """
    if not a.startswith("(") and not b.startswith("("):
        return use(a, b)
    return f"(let ((?a {a}) (?b {b})) {use('?a', '?b')})"
