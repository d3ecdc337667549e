"""Walking an expression bottom-up without recursion, each shared node once.

Printers and analyses are folds: the result of a node is made from the results of its operands. An explicit stack means
that no expression, however deep, can exhaust Python's recursion limit; and a node that stands in several places (a
``let`` that was substituted twice) is visited once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from layoutproof.integers.expression import Expression, children

Result = TypeVar("Result")


def fold(expression: Expression, combine: Callable[[Expression, tuple[Result, ...]], Result]) -> Result:
    """``combine(node, results of its operands, left to right)`` from the leaves up to ``expression``."""
    done: dict[int, Result] = {}  # by identity: the root keeps every node alive while we are here
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
