"""Expressions as Triton source. Triton divides as C does, so ``/`` is ``//`` and ``%`` is ``%``, whatever the signs.

Conditions choose with ``tl.where``, which takes blocks; a condition used as a number is ``tl.where(.., 1, 0)``.
"""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.errors import UserError
from layoutproof.integers.expression import (
    COMPARISONS,
    LOGICAL,
    Binary,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
)
from layoutproof.integers.fold import fold

_LEVELS = {"|": 5, "^": 6, "&": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10}  # Python's
_COMPARE, _UNARY, _ATOM = 4, 11, 12
_CALLS = {"min": "tl.minimum", "max": "tl.maximum", "ceil_div": "tl.cdiv"}


@dataclass(frozen=True, slots=True)
class _Source:
    text: str
    precedence: int
    condition: bool = False

    def at(self, least: int) -> str:
        if self.condition:
            return f"tl.where({self.text}, 1, 0)"
        return self.text if self.precedence >= least else f"({self.text})"

    @property
    def test(self) -> str:
        """As an operand of ``&`` and ``|``."""
        return f"({self.text})" if self.condition else f"({self.at(_COMPARE + 1)} != 0)"


def to_triton(expression: Expression) -> str:
    """Triton source. Raises :class:`UserError` for a name that is no identifier."""
    return fold(expression, _combine).at(0)


def _combine(node: Expression, operands: tuple[_Source, ...]) -> _Source:
    match node:
        case Literal(value):
            return _Source(str(value), _ATOM if value >= 0 else _UNARY)
        case Name(name):
            return _name(name)
        case Unary("!", _):
            return _Source(f"{operands[0].test} == 0", _COMPARE, condition=True)
        case Unary(operator, _):
            return _Source(f"{operator}{operands[0].at(_UNARY)}", _UNARY)
        case Conditional(_, _, _):
            test, then, other = operands
            condition = test.text if test.condition else f"{test.at(_COMPARE + 1)} != 0"
            return _Source(f"tl.where({condition}, {then.at(0)}, {other.at(0)})", _ATOM)
        case Binary(operator, _, _):
            return _binary(operator, *operands)
    raise TypeError(f"not an expression: {node!r}")


def _binary(operator: str, left: _Source, right: _Source) -> _Source:
    if operator in LOGICAL:
        word = "&" if operator == "&&" else "|"
        return _Source(f"{left.test} {word} {right.test}", _LEVELS[word], condition=True)
    if operator in COMPARISONS:
        return _Source(f"{left.at(_COMPARE + 1)} {operator} {right.at(_COMPARE + 1)}", _COMPARE, condition=True)
    if operator in _CALLS:
        return _Source(f"{_CALLS[operator]}({left.at(0)}, {right.at(0)})", _ATOM)
    level = _LEVELS[operator]
    spelled = {"/": "//"}.get(operator, operator)
    space = "" if level == _LEVELS["*"] else " "
    return _Source(f"{left.at(level)}{space}{spelled}{space}{right.at(level + 1)}", level)


def _name(name: str) -> _Source:
    """A name, or the exact quotient that a derived size stands for: ``M/32``."""
    parts = name.split("/")
    if not all(part.isdigit() or part.isidentifier() for part in parts):
        raise UserError(f"the name {name} cannot be written in Triton", hint="rename it in the spec")
    return _Source("//".join(parts), _ATOM if len(parts) == 1 else _LEVELS["/"])
