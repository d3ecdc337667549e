"""Interval analysis: bounds on a value from bounds on its names.

Sound, never exact: the interval holds every value that evaluation can give, possibly more. It is what makes bit-vectors
wide enough and int64 safe, so every rule (:mod:`layoutproof.integers.bounds`) is tested against brute force.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.integers.bounds import ANY, Interval, binary, choose, unary
from layoutproof.integers.expression import ONE, Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import fold

__all__ = ["Interval", "intermediates", "interval", "node_interval"]


def interval(expression: Expression, bounds: Mapping[str, Interval]) -> Interval:
    """An interval of the expression's values; a name without bounds is unbounded."""
    return fold(expression, lambda node, operands: node_interval(node, operands, bounds))


def intermediates(expression: Expression, bounds: Mapping[str, Interval]) -> list[tuple[Expression, Interval]]:
    """Every value that is computed on the way, operands first; ``ceil_div(a, b)`` computes a + b and a + b - 1 too."""
    found: list[tuple[Expression, Interval]] = []

    def combine(node: Expression, operands: tuple[Interval, ...]) -> Interval:
        if isinstance(node, Binary) and node.operator == "ceil_div":
            plus, total = Binary("+", node.left, node.right), binary("+", *operands)
            found.append((plus, total))
            found.append((Binary("-", plus, ONE), binary("-", total, Interval(1, 1))))
        result = node_interval(node, operands, bounds)
        found.append((node, result))
        return result

    fold(expression, combine)
    return found


def node_interval(node: Expression, operands: tuple[Interval, ...], bounds: Mapping[str, Interval]) -> Interval:
    """The interval of one node from those of its operands: the step that a fold of one's own can take along."""
    match node:
        case Literal(value):
            return Interval(value, value)
        case Name(name):
            return bounds.get(name, ANY)
        case Unary(operator, _):
            return unary(operator, operands[0])
        case Binary(operator, _, _):
            return binary(operator, *operands)
        case Conditional(_, _, _):
            return choose(*operands)
    raise TypeError(f"not an expression: {node!r}")
