"""What each operator means, on exact Python integers.

``/`` and ``%`` truncate toward zero as in C (ISO C17 6.5.5), ``>>`` floors, ``& | ^ ~`` act on the infinite two's
complement. ``ceil_div(a, b)`` is C's idiom ``(a + b - 1)/b``, for every sign: for ``b > 0`` and ``a >= 0`` that is the
ceiling, which is what it is used for. ``a << k`` is ``a * 2**k`` for negative ``a`` too. Three things have no value, and
raise: a zero divisor, a negative shift, and a left shift whose result nobody could store.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from layoutproof.errors import UserError

LARGEST_SHIFT = 1 << 16


class DivisionByZero(UserError):
    """A quotient, remainder or ``ceil_div`` whose divisor is zero."""


class NegativeShift(UserError):
    """A shift by a negative amount: undefined in C, and without a value here."""


class ShiftTooLarge(UserError):
    """A left shift of a non-zero value by more than ``LARGEST_SHIFT`` bits."""


def divide(a: int, b: int) -> int:
    """C's ``a / b``."""
    if b == 0:
        raise DivisionByZero(f"{a} / 0 has no value")
    return a // b if (a >= 0) == (b > 0) else -(-a // b)


def remainder(a: int, b: int) -> int:
    """C's ``a % b``: the sign of the dividend."""
    if b == 0:
        raise DivisionByZero(f"{a} % 0 has no value")
    return a % abs(b) if a >= 0 else -(-a % abs(b))


def ceil_div(a: int, b: int) -> int:
    """C's ``(a + b - 1) / b``."""
    if b == 0:
        raise DivisionByZero(f"ceil_div({a}, 0) has no value")
    return divide(a + b - 1, b)


def shift_left(a: int, count: int) -> int:
    """``a * 2**count``."""
    if count < 0:
        raise NegativeShift(f"{a} << {count} has no value")
    if a and count > LARGEST_SHIFT:
        raise ShiftTooLarge(f"a shift by {count} bits is too large to compute", hint=f"at most {LARGEST_SHIFT} bits")
    return a << count if a else 0


def shift_right(a: int, count: int) -> int:
    """``a / 2**count`` rounded down."""
    if count < 0:
        raise NegativeShift(f"{a} >> {count} has no value")
    return a >> min(count, a.bit_length())


UNARY: Mapping[str, Callable[[int], int]] = {"-": operator.neg, "~": operator.invert, "!": lambda a: int(a == 0)}

BINARY: Mapping[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": divide,
    "%": remainder,
    "<<": shift_left,
    ">>": shift_right,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "&&": lambda a, b: int(a != 0 and b != 0),
    "||": lambda a, b: int(a != 0 or b != 0),
    "min": min,
    "max": max,
    "ceil_div": ceil_div,
}
