"""Three evaluators of the same meaning: one point, a compiled function, and NumPy arrays.

All are exact at any size. They are written independently of each other, so that they can check each other: ``evaluate``
walks the tree, ``compile_function`` prints Python, ``evaluate_numpy`` computes whole arrays.

``?:``, ``&&`` and ``||`` evaluate only what C evaluates, so ``d != 0 && n/d`` never divides by zero.
"""

from __future__ import annotations

import operator as python
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary, names
from layoutproof.integers.fold import measure
from layoutproof.integers.interval import Interval, intermediates
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.integers.python import HELPERS, to_python
from layoutproof.integers.semantics import BINARY, LARGEST_SHIFT, UNARY, DivisionByZero, NegativeShift, ShiftTooLarge

if TYPE_CHECKING:
    import numpy

__all__ = [
    "DivisionByZero",
    "NegativeShift",
    "ShiftTooLarge",
    "compile_function",
    "evaluate",
    "evaluate_numpy",
    "size_at",
]

INT64 = Interval(-(1 << 63), (1 << 63) - 1)
_DEEPEST_SOURCE = 60  # Python's own parser has limits, too; deeper expressions are walked
_DEEPEST_RECURSION = 250


def evaluate(expression: Expression, values: Mapping[str, int]) -> int:
    """The value at one point.

    Raises :class:`DivisionByZero`, :class:`NegativeShift` or :class:`ShiftTooLarge` where there is none, and
    :class:`UserError` for a name without a value.
    """
    # What is left to do, last first: (node, False) to evaluate it, (node, True) to apply it to operands already done.
    todo: list[tuple[Expression, bool]] = [(expression, False)]
    done: list[int] = []
    while todo:
        node, ready = todo.pop()
        match node:
            case Literal(value):
                done.append(value)
            case Name(name):
                done.append(_value(name, values))
            case Conditional(test, then, other):
                if ready:
                    todo.append((then if done.pop() else other, False))
                else:
                    todo += [(node, True), (test, False)]
            case Binary("&&" | "||" as operator, left, right):
                if not ready:
                    todo += [(node, True), (left, False)]
                elif bool(done.pop()) == (operator == "&&"):  # the left operand has not decided
                    todo += [(Unary("!", Unary("!", right)), False)]
                else:
                    done.append(int(operator == "||"))
            case Unary(operator, operand):
                if ready:
                    done.append(UNARY[operator](done.pop()))
                else:
                    todo += [(node, True), (operand, False)]
            case Binary(operator, left, right):
                if ready:
                    second, first = done.pop(), done.pop()
                    done.append(BINARY[operator](first, second))
                else:
                    todo += [(node, True), (right, False), (left, False)]
    return done.pop()


def size_at(size: Size, values: Mapping[str, int]) -> int:
    """An extent or another size at the values of its symbols. Raises as :func:`evaluate` does."""
    return size if isinstance(size, int) else evaluate(to_expression(size), values)


def _value(name: str, values: Mapping[str, int]) -> int:
    try:
        return python.index(values[name])  # a NumPy integer would wrap: make it Python's
    except KeyError:
        known = ", ".join(sorted(values)) or "none"
        raise UserError(f"the name {name} has no value", hint=f"names with a value: {known}") from None


def compile_function(
    expressions: Mapping[str, Expression], arguments: Sequence[str], bounds: Mapping[str, Interval] | None = None
) -> Callable[..., tuple[int, ...]]:
    """A Python function of ``arguments``, in order, that gives the expressions' values, in order.

    ``bounds`` on the arguments, where the caller keeps to them, make divisions plain ``//``. Raises :class:`UserError` for a
    name that is not an argument; the function raises what :func:`evaluate` raises.
    """
    variables = {name: f"a{index}" for index, name in enumerate(arguments)}
    namespace: dict[str, Any] = dict(HELPERS)
    results: list[str] = []
    for index, (output, expression) in enumerate(expressions.items()):
        missing = sorted(names(expression) - variables.keys()) if measure(expression)[0] <= _DEEPEST_RECURSION else []
        if missing:
            raise UserError(f"{output} uses {', '.join(missing)}", hint=f"arguments: {', '.join(arguments) or 'none'}")
        if measure(expression)[0] <= _DEEPEST_SOURCE:
            results.append(to_python(expression, variables, bounds))
        else:
            namespace[f"walk{index}"] = _walker(expression, tuple(arguments))
            results.append(f"walk{index}({', '.join(variables.values())})")
    head = f"def function({', '.join(variables.values())}):"
    source = f"{head}\n    return ({''.join(result + ', ' for result in results)})\n"
    exec(compile(source, "<integer function>", "exec"), namespace)
    return cast("Callable[..., tuple[int, ...]]", namespace["function"])


def _walker(expression: Expression, arguments: tuple[str, ...]) -> Callable[..., int]:
    return lambda *values: evaluate(expression, dict(zip(arguments, values, strict=True)))


def evaluate_numpy(
    expression: Expression, values: Mapping[str, numpy.ndarray[Any, Any]], bounds: Mapping[str, Interval] | None = None
) -> numpy.ndarray[Any, Any]:
    """The values at many points at once: one for each point of the arrays' common, broadcast shape.

    Computes in int64 only when interval analysis, from the least and greatest value in each array, shows that no
    intermediate leaves int64; otherwise in Python integers (dtype object). It never wraps. ``bounds`` are what the caller
    believes of the arrays: a value outside them is a :class:`UserError`. Otherwise raises what :func:`evaluate` raises if
    any point does.
    """
    import numpy

    deep = measure(expression)[0] > _DEEPEST_RECURSION
    used = values.keys() if deep else names(expression)
    arrays = {name: _integers(name, array) for name, array in values.items()}
    shape = numpy.broadcast_shapes(*(array.shape for array in arrays.values()))
    if 0 in shape:
        return numpy.zeros(shape, dtype=numpy.int64)
    measured = {name: Interval(int(array.min()), int(array.max())) for name, array in arrays.items()}
    for name, believed in (bounds or {}).items():
        if name in measured and not measured[name].within(believed):
            raise UserError(f"{name} has values in {measured[name]}", hint=f"its bounds say {believed}")
    fits = all(span.within(INT64) for _, span in intermediates(expression, measured))
    dtype = numpy.dtype(numpy.int64 if fits else object)
    flat = {
        name: numpy.broadcast_to(array, shape).reshape(-1).astype(dtype)
        for name, array in arrays.items()
        if name in used
    }
    count = int(numpy.prod(shape, dtype=object)) if shape else 1
    if deep:
        result = numpy.empty(count, dtype=dtype)
        for point in range(count):
            result[point] = evaluate(expression, {name: array[point] for name, array in flat.items()})
    else:
        result = _Arrays(dtype).compute(expression, flat, count)
    return result.reshape(shape)


def _integers(name: str, array: Any) -> numpy.ndarray[Any, Any]:
    import numpy

    result = numpy.asarray(array)
    if result.dtype == object:
        exact = numpy.empty(result.shape, dtype=object)
        exact.reshape(-1)[:] = [python.index(value) for value in result.reshape(-1)]
        return exact
    if result.dtype.kind not in "iub":
        raise UserError(f"{name} holds {result.dtype} values", hint="only integers can be evaluated")
    return result


class _Arrays:
    """Evaluation of one dtype. ``env`` holds the points still alive: a branch that is not taken is not computed."""

    def __init__(self, dtype: numpy.dtype[Any]) -> None:
        self.dtype = dtype

    def compute(self, node: Expression, env: Mapping[str, Any], count: int) -> Any:
        import numpy

        match node:
            case Literal(value):
                return numpy.full(count, value, dtype=self.dtype)
            case Name(name):
                if name not in env:
                    raise UserError(
                        f"the name {name} has no value", hint=f"names with a value: {', '.join(env) or 'none'}"
                    )
                return env[name]
            case Unary(operator, operand):
                value = self.compute(operand, env, count)
                return -value if operator == "-" else ~value if operator == "~" else self.number(value == 0)
            case Conditional(test, then, other):
                return self.branch(self.compute(test, env, count) != 0, then, other, env)
            case Binary("&&", left, right):
                return self.number(self.branch(self.compute(left, env, count) != 0, right, Literal(0), env) != 0)
            case Binary("||", left, right):
                return self.number(self.branch(self.compute(left, env, count) != 0, Literal(1), right, env) != 0)
            case Binary(operator, left, right):
                return self.binary(operator, self.compute(left, env, count), self.compute(right, env, count))
        raise TypeError(f"not an expression: {node!r}")

    def number(self, truth: Any) -> Any:
        return truth.astype(self.dtype)

    def branch(self, test: Any, then: Expression, other: Expression, env: Mapping[str, Any]) -> Any:
        import numpy

        result = numpy.empty(test.shape, dtype=self.dtype)
        for taken, branch in ((test, then), (~test, other)):
            count = int(taken.sum())
            if count:
                result[taken] = self.compute(branch, {name: array[taken] for name, array in env.items()}, count)
        return result

    def binary(self, operator: str, a: Any, b: Any) -> Any:
        import numpy

        if operator in _PLAIN:
            return _PLAIN[operator](a, b)
        if operator in _COMPARE:
            return self.number(_COMPARE[operator](a, b))
        if operator in ("min", "max"):
            return (numpy.minimum if operator == "min" else numpy.maximum)(a, b)
        if operator in ("<<", ">>"):
            return self.shift(operator, a, b)
        if (b == 0).any():
            raise DivisionByZero(f"{operator} by zero has no value at {int((b == 0).sum())} of {b.size} points")
        if operator == "ceil_div":
            a = a + b - 1
        floored = a % b
        # NumPy floors, like Python: correct where the signs differ and the division is not exact.
        wrong = (floored != 0) & ((a < 0) != (b < 0))
        return floored - b * self.number(wrong) if operator == "%" else a // b + self.number(wrong)

    def shift(self, operator: str, a: Any, b: Any) -> Any:
        import numpy

        if (b < 0).any():
            raise NegativeShift(f"{operator} by a negative amount has no value")
        if operator == ">>":
            return a >> numpy.minimum(b, 1 << 40)
        if ((b > LARGEST_SHIFT) & (a != 0)).any():
            raise ShiftTooLarge("a shift is too large to compute", hint=f"at most {LARGEST_SHIFT} bits")
        return a << numpy.minimum(b, LARGEST_SHIFT)


_PLAIN: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": python.add,
    "-": python.sub,
    "*": python.mul,
    "&": python.and_,
    "|": python.or_,
    "^": python.xor,
}
_COMPARE: Mapping[str, Callable[[Any, Any], Any]] = {
    "<": python.lt,
    "<=": python.le,
    ">": python.gt,
    ">=": python.ge,
    "==": python.eq,
    "!=": python.ne,
}
