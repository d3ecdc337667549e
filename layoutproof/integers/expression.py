"""Integer expressions: what a kernel engineer writes, as immutable values.

The idea
--------
Index arithmetic is a function from integers to integers. An :class:`Expression` is one output of such a function: a tree
over literals, names and C's operators. The lane formula of the m16n8k16 accumulator is

    m = lane/4 + 8*(v/2)

that is ``Binary("+", Binary("/", Name("lane"), Literal(4)), Binary("*", Literal(8), Binary("/", Name("v"), Literal(2))))``.

Meaning
-------
Values are mathematical integers of any size: nothing wraps. ``/`` and ``%`` are C's (they truncate toward zero, and
``a == b*(a/b) + a%b``); ``>>`` is an arithmetic shift (it floors), ``& | ^ ~`` act on the infinite two's complement.
Comparisons and ``&& || !`` give 0 or 1; any non-zero value is true. Division or remainder by zero has no value:
evaluation raises, and a claim about it carries the obligation that it cannot happen.

Limits
------
There are no types here: whether an *intermediate* fits in ``int`` is a claim (``fits``), not part of the meaning. Calls of
named maps and layouts are replaced by their bodies when text is parsed, so an expression is always closed over names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias, Union

ARITHMETIC = ("+", "-", "*", "/", "%")
BITWISE = ("<<", ">>", "&", "|", "^")
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
LOGICAL = ("&&", "||")
FUNCTIONS = ("min", "max", "ceil_div")  # written as calls: min(a, b), max(a, b), ceil_div(a, b)
BINARY_OPERATORS = ARITHMETIC + BITWISE + COMPARISONS + LOGICAL + FUNCTIONS
UNARY_OPERATORS = ("-", "~", "!")


class Expression:
    """Base of the four kinds of node. Operators build new nodes: ``Name("lane") / 4 + 8 * Name("v")``."""

    __slots__ = ()

    def __add__(self, other: Operand) -> Expression:
        return add(self, other)

    def __radd__(self, other: int) -> Expression:
        return add(other, self)

    def __sub__(self, other: Operand) -> Expression:
        return subtract(self, other)

    def __rsub__(self, other: int) -> Expression:
        return subtract(other, self)

    def __mul__(self, other: Operand) -> Expression:
        return multiply(self, other)

    def __rmul__(self, other: int) -> Expression:
        return multiply(other, self)

    def __truediv__(self, other: Operand) -> Expression:
        return divide(self, other)

    def __mod__(self, other: Operand) -> Expression:
        return modulo(self, other)


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """An integer, exact at any size."""

    value: int


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """An input or a parameter. The names of derived sizes may hold a quotient: ``M/32`` is M divided by 32, exactly."""

    name: str


@dataclass(frozen=True, slots=True)
class Unary(Expression):
    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(Expression):
    """``test ? then : other``."""

    test: Expression
    then: Expression
    other: Expression


@dataclass(frozen=True, slots=True)
class Cast(Expression):
    """``(int64_t)x``: the value of x, computed on in another C type from here on.

    Types matter to one claim only, ``fits``; everything else reads formulas with :func:`erase_casts`. A cast that cannot
    hold its value is refuted by ``fits``, and not seen by any other claim.
    """

    type: str  # "int32", "uint32", "int64", "uint64"
    operand: Expression


Operand: TypeAlias = Union[Expression, int]

ZERO = Literal(0)
ONE = Literal(1)


def lift(value: Operand) -> Expression:
    """An int becomes a literal; an expression stays itself."""
    return value if isinstance(value, Expression) else Literal(value)


def add(left: Operand, right: Operand) -> Expression:
    """Left + right, without adding zero."""
    left, right = lift(left), lift(right)
    if left == ZERO:
        return right
    if right == ZERO:
        return left
    if isinstance(left, Literal) and isinstance(right, Literal):
        return Literal(left.value + right.value)
    return Binary("+", left, right)


def subtract(left: Operand, right: Operand) -> Expression:
    """Left - right, without subtracting zero."""
    left, right = lift(left), lift(right)
    if right == ZERO:
        return left
    if isinstance(left, Literal) and isinstance(right, Literal):
        return Literal(left.value - right.value)
    return Binary("-", left, right)


def multiply(left: Operand, right: Operand) -> Expression:
    """Left * right, with 0 and 1 simplified away; 0 times what may have no value stays."""
    left, right = lift(left), lift(right)
    if ZERO in (left, right) and has_value(left) and has_value(right):
        return ZERO
    if left == ONE:
        return right
    if right == ONE:
        return left
    if isinstance(left, Literal) and isinstance(right, Literal):
        return Literal(left.value * right.value)
    return Binary("*", left, right)


def divide(left: Operand, right: Operand) -> Expression:
    """Left / right as C divides; division by one disappears, nothing else is assumed."""
    left, right = lift(left), lift(right)
    return left if right == ONE else Binary("/", left, right)


def modulo(left: Operand, right: Operand) -> Expression:
    """Left % right as C takes remainders; modulo one is zero, of what has a value."""
    left, right = lift(left), lift(right)
    return ZERO if right == ONE and has_value(left) else Binary("%", left, right)


def has_value(expression: Expression) -> bool:
    """Whether it has a value wherever its names do: all divisors and shift amounts are numbers fit for it."""
    for node in walk(expression):
        if isinstance(node, Binary) and node.operator in ("/", "%", "ceil_div", "<<", ">>"):
            least = 0 if node.operator in ("<<", ">>") else 1  # a negative divisor is not looked for
            if not isinstance(node.right, Literal) or node.right.value < least:
                return False
    return True


def total(terms: list[Expression]) -> Expression:
    """The sum of the terms, 0 when there are none."""
    result: Expression = ZERO
    for term in terms:
        result = add(result, term)
    return result


def conjunction(terms: list[Expression]) -> Expression:
    """All of the terms hold; 1 when there are none."""
    if not terms:
        return ONE
    result = terms[0]
    for term in terms[1:]:
        result = Binary("&&", result, term)
    return result


def children(expression: Expression) -> tuple[Expression, ...]:
    """The direct operands, left to right."""
    match expression:
        case Unary(_, operand) | Cast(_, operand):
            return (operand,)
        case Binary(_, left, right):
            return (left, right)
        case Conditional(test, then, other):
            return (test, then, other)
    return ()


def walk(expression: Expression) -> Iterator[Expression]:
    """Every node once for each place it stands, operands before the operator."""
    for child in children(expression):
        yield from walk(child)
    yield expression


def names(expression: Expression) -> frozenset[str]:
    """The free names."""
    return frozenset(node.name for node in walk(expression) if isinstance(node, Name))


def substitute(expression: Expression, values: Mapping[str, Expression]) -> Expression:
    """Replace names by expressions, all at once."""
    match expression:
        case Name(name):
            return values.get(name, expression)
        case Unary(operator, operand):
            return Unary(operator, substitute(operand, values))
        case Cast(kind, operand):
            return Cast(kind, substitute(operand, values))
        case Binary(operator, left, right):
            return rebuild(operator, substitute(left, values), substitute(right, values))
        case Conditional(test, then, other):
            return Conditional(substitute(test, values), substitute(then, values), substitute(other, values))
    return expression


def erase_casts(expression: Expression) -> Expression:
    """The same arithmetic without its casts."""
    match expression:
        case Cast(_, operand):
            return erase_casts(operand)
        case Unary(operator, operand):
            return Unary(operator, erase_casts(operand))
        case Binary(operator, left, right):
            return Binary(operator, erase_casts(left), erase_casts(right))
        case Conditional(test, then, other):
            return Conditional(erase_casts(test), erase_casts(then), erase_casts(other))
    return expression


def rebuild(operator: str, left: Expression, right: Expression) -> Expression:
    """A binary node through the simplifying constructors."""
    simple = {"+": add, "-": subtract, "*": multiply, "/": divide, "%": modulo}.get(operator)
    return simple(left, right) if simple else Binary(operator, left, right)
