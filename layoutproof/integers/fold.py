"""Walking an expression bottom-up, however deep it is, each shared node once.

Printers and analyses are folds: the result of a node is made from the results of its operands. A deep expression is
walked with an explicit stack, so that none can exhaust Python's recursion limit; and a node that stands in several places
(a ``let`` that was substituted twice) is visited once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from layoutproof.integers.expression import Binary, Cast, Conditional, Expression, Unary, children

Result = TypeVar("Result")


def fold(expression: Expression, combine: Callable[[Expression, tuple[Result, ...]], Result]) -> Result:
    """``combine(node, results of its operands, left to right)`` from the leaves up to ``expression``."""
    try:
        return _recurse(expression, combine, {}, _SHALLOW)
    except _TooDeep:
        return _iterate(expression, combine)


_SHALLOW = 100  # levels for plain recursion, which is several times faster than a stack of our own


class _TooDeep(Exception):
    """The expression is deeper than plain recursion should go."""


def _recurse(
    node: Expression, combine: Callable[[Expression, tuple[Result, ...]], Result], done: dict[int, Result], left: int
) -> Result:
    found = done.get(id(node))  # by identity: the root keeps every node alive while we are here
    if found is not None:
        return found
    if not left:
        raise _TooDeep
    left -= 1
    match node:
        case Binary(_, a, b):
            result = combine(node, (_recurse(a, combine, done, left), _recurse(b, combine, done, left)))
        case Unary(_, a) | Cast(_, a):
            result = combine(node, (_recurse(a, combine, done, left),))
        case Conditional(a, b, c):
            operands = (
                _recurse(a, combine, done, left),
                _recurse(b, combine, done, left),
                _recurse(c, combine, done, left),
            )
            result = combine(node, operands)
        case _:
            return combine(node, ())
    done[id(node)] = result
    return result


def _iterate(expression: Expression, combine: Callable[[Expression, tuple[Result, ...]], Result]) -> Result:
    done: dict[int, Result] = {}
    stack = [expression]
    while stack:
        node = stack[-1]
        operands = children(node)
        waiting = [operand for operand in operands if id(operand) not in done]
        if waiting and id(node) not in done:
            stack.extend(reversed(waiting))
            continue
        stack.pop()
        if id(node) not in done:
            done[id(node)] = combine(node, tuple(done[id(operand)] for operand in operands))
    return done[id(expression)]


def measure(expression: Expression) -> tuple[int, int]:
    """(depth, number of nodes when written out as a tree)."""

    def combine(_: Expression, operands: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        return 1 + max((depth for depth, _ in operands), default=0), 1 + sum(size for _, size in operands)

    return fold(expression, combine)
