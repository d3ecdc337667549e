"""Expressions as Python source that means exactly the same.

Python floors where C truncates, so ``/`` and ``%`` are the functions ``lp_div`` and ``lp_mod`` unless bounds show that the
dividend is not negative and the divisor positive: then ``//`` and ``%`` are the same and much faster.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from layoutproof.errors import UserError
from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import COMPARISONS, Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import fold
from layoutproof.integers.interval import node_interval
from layoutproof.integers.semantics import ceil_div, divide, remainder, shift_left, shift_right

# What the printed source calls, for exec: these are the meaning of the operators, not a second copy of it.
HELPERS: Mapping[str, Callable[[int, int], int]] = {
    "lp_div": divide,
    "lp_mod": remainder,
    "lp_ceil_div": ceil_div,
    "lp_shl": shift_left,
    "lp_shr": shift_right,
}

# The same helpers as source, for files that must stand alone.
PYTHON_PRELUDE = """\
def lp_div(a, b):
    return a // b if (a >= 0) == (b > 0) else -(-a // b)


def lp_mod(a, b):
    return a % abs(b) if a >= 0 else -(-a % abs(b))


def lp_ceil_div(a, b):
    return lp_div(a + b - 1, b)


def lp_shl(a, count):
    return a << count


def lp_shr(a, count):
    return a >> count
"""

# The Python Language Reference 6.17; the conditional is 0.
_OR, _AND, _NOT, _COMPARE, _UNARY, _ATOM = 1, 2, 3, 4, 11, 12
_LEVELS = {"|": 5, "^": 6, "&": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "//": 10, "%": 10}
_LARGEST_PLAIN_SHIFT = 4096


@dataclass(frozen=True, slots=True)
class _Source:
    """``boolean``: a Python condition, not yet a number."""

    text: str
    precedence: int
    interval: Interval
    boolean: bool = False

    def at(self, least: int) -> str:
        """The number, in parentheses when it binds less tightly than ``least``."""
        if self.boolean:
            return f"(1 if {self.text} else 0)"
        return self.text if self.precedence >= least else f"({self.text})"

    def condition(self, least: int) -> str:
        text, precedence = (self.text, self.precedence) if self.boolean else (f"{self.at(_COMPARE + 1)} != 0", _COMPARE)
        return text if precedence >= least else f"({text})"


def to_python(
    expression: Expression, names: Mapping[str, str] | None = None, bounds: Mapping[str, Interval] | None = None
) -> str:
    """Python source of the expression. ``names`` renames; ``bounds`` allow plain ``//`` and ``%``.

    Raises :class:`UserError` for a name that is no Python identifier and was not renamed.
    """
    renamed, known = names or {}, bounds or {}

    def combine(node: Expression, operands: tuple[_Source, ...]) -> _Source:
        span = node_interval(node, tuple(operand.interval for operand in operands), known)
        match node:
            case Literal(value):
                return _Source(str(value), _ATOM if value >= 0 else _UNARY, span)
            case Name(name):
                return _Source(_identifier(name, renamed), _ATOM, span)
            case Unary("!", _):
                return _Source(f"not {operands[0].condition(_NOT)}", _NOT, span, boolean=True)
            case Unary(operator, _):
                return _Source(f"{operator}{operands[0].at(_UNARY)}", _UNARY, span)
            case Conditional(_, _, _):
                test, then, other = operands
                return _Source(f"{then.at(1)} if {test.condition(_OR)} else {other.at(0)}", 0, span)
            case Binary(operator, _, _):
                return _binary(operator, operands[0], operands[1], span)
        raise TypeError(f"not an expression: {node!r}")

    return fold(expression, combine).at(0)


def _binary(operator: str, left: _Source, right: _Source, span: Interval) -> _Source:
    if operator in ("&&", "||"):
        word, level = ("and", _AND) if operator == "&&" else ("or", _OR)
        return _Source(f"{left.condition(level)} {word} {right.condition(level + 1)}", level, span, boolean=True)
    if operator in COMPARISONS:
        text = f"{left.at(_COMPARE + 1)} {operator} {right.at(_COMPARE + 1)}"
        return _Source(text, _COMPARE, span, boolean=True)
    same_as_floor = left.interval.non_negative and right.interval.positive
    if operator in ("/", "%"):
        if not same_as_floor:
            return _call("lp_div" if operator == "/" else "lp_mod", left, right, span)
        operator = "//" if operator == "/" else "%"
    elif operator == "ceil_div":
        if not same_as_floor:
            return _call("lp_ceil_div", left, right, span)
        return _Source(f"({left.at(9)} + {right.at(10)} - 1)//{right.at(11)}", 10, span)
    elif operator in ("<<", ">>") and not right.interval.within(Interval(0, _LARGEST_PLAIN_SHIFT)):
        return _call("lp_shl" if operator == "<<" else "lp_shr", left, right, span)
    elif operator in ("min", "max"):
        return _call(operator, left, right, span)
    level = _LEVELS[operator]
    space = "" if level == 10 else " "
    return _Source(f"{left.at(level)}{space}{operator}{space}{right.at(level + 1)}", level, span)


def _call(function: str, left: _Source, right: _Source, span: Interval) -> _Source:
    return _Source(f"{function}({left.at(0)}, {right.at(0)})", _ATOM, span)


def _identifier(name: str, renamed: Mapping[str, str]) -> str:
    text = renamed.get(name, name)
    if not text.isidentifier() or keyword.iskeyword(text) or text in HELPERS or text in ("min", "max"):
        raise UserError(f"the name {text!r} cannot be a Python variable", hint="give it another name in names")
    return text
