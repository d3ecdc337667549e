"""Expressions in the notation of mathematics; :func:`layoutproof.integers.pretty.to_latex` is the door.

A floor bracket is only printed where bounds show that C's truncation is the floor; elsewhere it says ``trunc`` and ``rem``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import fold
from layoutproof.integers.interval import node_interval

_COMPARISONS = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge", "==": "=", "!=": r"\ne"}
_BITS = {"&": r"\mathbin{\&}", "|": r"\mathbin{|}", "^": r"\oplus"}
_CASES, _OR, _AND, _NOT, _COMPARE, _BIT, _SUM, _MOD, _PRODUCT, _POWER, _ATOM = range(11)


@dataclass(frozen=True, slots=True)
class _Tex:
    """``boolean``: a statement, which is a number (0 or 1) in Iverson's brackets."""

    text: str
    level: int
    span: Interval
    boolean: bool = False

    def at(self, least: int) -> str:
        if self.boolean:
            return rf"\left[{self.text}\right]"
        return self.text if self.level >= least else rf"\left({self.text}\right)"

    def statement(self, least: int) -> str:
        text, level = (self.text, self.level) if self.boolean else (rf"{self.at(_BIT)} \ne 0", _COMPARE)
        return text if level >= least else rf"\left({text}\right)"


def latex(expression: Expression, bounds: Mapping[str, Interval], name: Callable[[str], str]) -> str:
    """LaTeX of the expression; ``name`` gives that of a plain name."""

    def combine(node: Expression, operands: tuple[_Tex, ...]) -> _Tex:
        span = node_interval(node, tuple(operand.span for operand in operands), bounds)
        match node:
            case Literal(value):
                return _Tex(str(value), _ATOM if value >= 0 else _SUM, span)
            case Name(word):
                first, *rest = word.split("/")
                text = name(first)
                for part in rest:
                    text = rf"\frac{{{text}}}{{{name(part)}}}"
                return _Tex(text, _ATOM, span)
            case Unary("!", _) if not operands[0].boolean:
                return _Tex(f"{operands[0].at(_BIT)} = 0", _COMPARE, span, boolean=True)
            case Unary("!", _):
                return _Tex(rf"\lnot {operands[0].statement(_NOT)}", _NOT, span, boolean=True)
            case Unary("~", _):
                return _Tex(rf"{{\sim}}{operands[0].at(_ATOM)}", _POWER, span)
            case Unary(_, _):
                return _Tex(f"-{operands[0].at(_MOD)}", _SUM, span)
            case Conditional(_, _, _):
                test, then, other = operands
                cases = rf"{then.at(0)} & \text{{if }} {test.statement(0)} \\ {other.at(0)} & \text{{otherwise}}"
                return _Tex(rf"\begin{{cases}} {cases} \end{{cases}}", _CASES, span)
            case Binary(operator, _, _):
                return _binary(operator, operands[0], operands[1], span)
        raise TypeError(f"not an expression: {node!r}")

    return fold(expression, combine).at(0)


def _binary(operator: str, a: _Tex, b: _Tex, span: Interval) -> _Tex:
    floors = a.span.non_negative and b.span.non_negative  # a zero divisor has no value at all
    fraction = rf"\frac{{{a.at(0)}}}{{{b.at(0)}}}"
    match operator:
        case "&&" | "||":
            level, sign = (_AND, r"\land") if operator == "&&" else (_OR, r"\lor")
            return _Tex(f"{a.statement(level)} {sign} {b.statement(level + 1)}", level, span, boolean=True)
        case "+" | "-":
            return _Tex(f"{a.at(_SUM)} {operator} {b.at(_MOD)}", _SUM, span)
        case "*":
            times = " " if a.text.lstrip("-").isdigit() and not b.text[:1].isdigit() else r" \cdot "
            return _Tex(f"{a.at(_PRODUCT)}{times}{b.at(_POWER)}", _PRODUCT, span)
        case "/":
            brackets = _around(r"\lfloor", fraction, r"\rfloor") if floors else _trunc(fraction)
            return _Tex(brackets, _ATOM, span)
        case "%" if floors:
            return _Tex(rf"{a.at(_POWER)} \bmod {b.at(_POWER)}", _MOD, span)
        case "%":
            return _Tex(rf"\operatorname{{rem}}\left({a.at(0)}, {b.at(0)}\right)", _ATOM, span)
        case "ceil_div" if floors:
            return _Tex(_around(r"\lceil", fraction, r"\rceil"), _ATOM, span)
        case "ceil_div":
            return _Tex(_trunc(rf"\frac{{{a.at(_SUM)} + {b.at(_MOD)} - 1}}{{{b.at(0)}}}"), _ATOM, span)
        case "min" | "max":
            return _Tex(rf"\{operator}\left({a.at(0)}, {b.at(0)}\right)", _ATOM, span)
        case "<<":
            return _Tex(rf"{a.at(_PRODUCT)} \cdot 2^{{{b.at(0)}}}", _PRODUCT, span)
        case ">>":
            return _Tex(_around(r"\lfloor", rf"\frac{{{a.at(0)}}}{{2^{{{b.at(0)}}}}}", r"\rfloor"), _ATOM, span)
        case "&" | "|" | "^":
            return _Tex(f"{a.at(_SUM)} {_BITS[operator]} {b.at(_SUM)}", _BIT, span)
    return _Tex(f"{a.at(_BIT)} {_COMPARISONS[operator]} {b.at(_BIT)}", _COMPARE, span, boolean=True)


def _around(left: str, inside: str, right: str) -> str:
    return rf"\left{left} {inside} \right{right}"


def _trunc(inside: str) -> str:
    return rf"\operatorname{{trunc}}\left({inside}\right)"
