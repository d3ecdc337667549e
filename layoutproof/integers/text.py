"""Expressions as a person writes them: ``lane/4 + 8*(v/2)``.

Parentheses are the fewest that C's precedence allows, and one pair more around a quotient that is divided again;
``parse(to_text(e)) == e`` for everything the parser makes. A
name of a derived size such as ``M/32`` reads back as the division that it stands for.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.integers.expression import (
    COMPARISONS,
    FUNCTIONS,
    Binary,
    Cast,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
)
from layoutproof.integers.fold import fold

# ISO C17 6.5: the higher binds the tighter.
_LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"))
_TIGHT = ("*", "/", "%")  # written without spaces
PRECEDENCE: Mapping[str, int] = {
    operator: level for level, operators in enumerate((*_LEVELS, _TIGHT), start=2) for operator in operators
}
CONDITIONAL = 1
UNARY = 12
ATOM = 13


def to_text(expression: Expression) -> str:
    """The expression in C's notation."""
    return fold(expression, _combine)[0]


def enclose(operand: tuple[str, int], least: int) -> str:
    """The operand, in parentheses when it binds less tightly than ``least``."""
    text, precedence = operand
    return text if precedence >= least else f"({text})"


def infix(operator: str, left: tuple[str, int], right: tuple[str, int]) -> tuple[str, int]:
    """``left operator right``. All operators group to the left, except comparisons: a chain of those is never written."""
    precedence = PRECEDENCE[operator]
    space = "" if operator in _TIGHT else " "
    before = enclose(left, precedence + 1 if operator in COMPARISONS else precedence)
    return (f"{before}{space}{operator}{space}{enclose(right, precedence + 1)}", precedence)


def prefix(operator: str, operand: tuple[str, int]) -> tuple[str, int]:
    """``-x``; a second minus gets parentheses, because ``--`` is another operator in C."""
    text = enclose(operand, UNARY)
    return (f"-({text})" if operator == text[0] == "-" else operator + text), UNARY


def choice(test: tuple[str, int], then: tuple[str, int], other: tuple[str, int]) -> tuple[str, int]:
    """``test ? then : other``."""
    return (f"{enclose(test, CONDITIONAL + 1)} ? {then[0]} : {enclose(other, CONDITIONAL)}", CONDITIONAL)


def _divides(node: Expression) -> bool:
    """As left operand of ``* / %`` it reads better in parentheses, though C needs none: ``(v/2)%2``."""
    return isinstance(node, Binary) and node.operator in ("/", "%")


def _combine(node: Expression, operands: tuple[tuple[str, int], ...]) -> tuple[str, int]:
    match node:
        case Literal(value):
            return str(value), ATOM if value >= 0 else UNARY
        case Name(name):
            return name, PRECEDENCE["/"] if "/" in name or "%" in name else ATOM
        case Unary(operator, _):
            return prefix(operator, operands[0])
        case Cast(kind, _):
            return f"({kind}_t){enclose(operands[0], UNARY)}", UNARY
        case Binary(operator, left, _) if operator in FUNCTIONS:
            first = operands[0][0]
            if operator != "ceil_div" and isinstance(left, Binary) and left.operator == operator:
                first = first[len(operator) + 1 : -1]  # min(min(a, b), c) is min(a, b, c)
            return f"{operator}({first}, {operands[1][0]})", ATOM
        case Binary(operator, left, _):
            text, precedence = operands[0]
            if operator in _TIGHT and _divides(left):
                text, precedence = f"({text})", ATOM
            return infix(operator, (text, precedence), operands[1])
        case Conditional(_, _, _):
            return choice(*operands)
    raise TypeError(f"not an expression: {node!r}")
