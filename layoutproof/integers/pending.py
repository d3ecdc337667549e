"""What the parser holds while it reads: operands that are complete, operators and brackets that still wait."""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.integers.expression import Expression
from layoutproof.integers.tokens import Token


@dataclass(slots=True)
class Value:
    """An operand that has been read.

    For a bare comparison, ``chain`` is its precedence and ``right`` where its right operand begins: ``a < b < c`` is caught.
    """

    expression: Expression
    position: int
    depth: int
    size: int = 1
    chain: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """An operator or bracket on the stack; ``base`` is the number of values before a call's first argument."""

    kind: str  # "unary", "binary", "(", "call", "?", ":"
    token: Token
    precedence: int
    base: int = 0
