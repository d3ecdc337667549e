"""Intervals, and the interval rule of every operator.

Points where evaluation raises (a zero divisor, a negative shift) constrain nothing; an operation that always raises has
the interval [0, 0].
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from layoutproof.integers.expression import BITWISE, COMPARISONS
from layoutproof.integers.semantics import ceil_div, divide, shift_right

LARGEST_SHIFT = 4096  # a left shift by more is called unbounded instead of computed


@dataclass(frozen=True, slots=True)
class Interval:
    """``low <= value <= high``; ``None`` is unbounded on that side."""

    low: int | None
    high: int | None

    def __post_init__(self) -> None:
        if self.low is not None and self.high is not None and self.low > self.high:
            raise ValueError(f"the interval [{self.low}, {self.high}] is empty")

    def __contains__(self, value: int) -> bool:
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        low = "(-inf" if self.low is None else f"[{self.low}"
        return f"{low}, inf)" if self.high is None else f"{low}, {self.high}]"

    @property
    def non_negative(self) -> bool:
        return self.low is not None and self.low >= 0

    @property
    def positive(self) -> bool:
        return self.low is not None and self.low >= 1

    @property
    def negative(self) -> bool:
        return self.high is not None and self.high < 0

    def within(self, other: Interval) -> bool:
        """Every value of this interval is one of the other."""
        low = other.low is None or (self.low is not None and self.low >= other.low)
        return low and (other.high is None or (self.high is not None and self.high <= other.high))


ANY = Interval(None, None)
NOTHING = Interval(0, 0)  # no value at all: every interval is sound, this is the smallest to write
TRUTH = Interval(0, 1)


def unary(operator: str, a: Interval) -> Interval:
    """``-a``, ``~a`` or ``!a``."""
    if operator == "-":
        return _negate(a)
    return _invert(a) if operator == "~" else _truth(a == NOTHING, 0 not in a)


def choose(test: Interval, then: Interval, other: Interval) -> Interval:
    """``test ? then : other``."""
    if 0 not in test:
        return then
    return other if test == NOTHING else _union(then, other)


def binary(operator: str, a: Interval, b: Interval) -> Interval:
    """``a operator b``, for every binary operator of the language."""
    match operator:
        case "+":
            return Interval(_plus(a.low, b.low), _plus(a.high, b.high))
        case "-":
            return binary("+", a, _negate(b))
        case "*":
            return _multiply(a, b)
        case "/":
            return _quotient(divide, a, b)
        case "ceil_div":
            return _quotient(ceil_div, a, b)
        case "%":
            return _remainder(a, b)
        case "min":
            high = [end for end in (a.high, b.high) if end is not None]
            return Interval(_both(min, a.low, b.low), min(high) if high else None)
        case "max":
            return _negate(binary("min", _negate(a), _negate(b)))
    if operator in COMPARISONS:
        return _compare(operator, a, b)
    if operator in BITWISE:
        return _bits(operator, a, b)
    return _logic(operator, a, b)


def _plus(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def _both(choose: Callable[[int, int], int], a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else choose(a, b)


def _negate(a: Interval) -> Interval:
    return Interval(None if a.high is None else -a.high, None if a.low is None else -a.low)


def _invert(a: Interval) -> Interval:
    return Interval(None if a.high is None else ~a.high, None if a.low is None else ~a.low)


def _union(a: Interval, b: Interval) -> Interval:
    return Interval(_both(min, a.low, b.low), _both(max, a.high, b.high))


def _multiply(a: Interval, b: Interval) -> Interval:
    if NOTHING in (a, b):
        return NOTHING
    ends = [(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    finite = [x * y for x, y in ends if x is not None and y is not None]
    # The sign of an unbounded factor times the signs the other factor can have: where the product runs away to.
    up = down = False
    for one, other in ((a, b), (b, a)):
        can_be_positive = other.high is None or other.high > 0
        can_be_negative = other.low is None or other.low < 0
        if one.high is None:
            up, down = up or can_be_positive, down or can_be_negative
        if one.low is None:
            up, down = up or can_be_negative, down or can_be_positive
    if 0 in a or 0 in b:
        finite.append(0)
    return Interval(None if down else min(finite), None if up else max(finite))


def _quotient(divide_by: Callable[[int, int], int], a: Interval, b: Interval) -> Interval:
    """Truncated quotients. On each side of zero of the divisor they are monotone in both operands, so the corners bound
    them; a divisor far enough away stands for an unbounded one, since the quotient no longer changes.
    """
    far = max((abs(end) for end in (a.low, a.high) if end is not None), default=0) + 2
    result: Interval | None = None
    for sign in (1, -1):
        side = b if sign > 0 else _negate(b)  # |divisor| on this side
        if side.high is not None and side.high < 1:
            continue
        near = 1 if side.low is None else max(side.low, 1)
        ends = (sign * near, sign * (side.high if side.high is not None else max(far, near)))
        corners = [divide_by(x, y) for x in (a.low, a.high) if x is not None for y in ends]
        toward_low, toward_high = (a.low, a.high) if sign > 0 else (a.high, a.low)
        part = Interval(
            None if toward_low is None or not corners else min(corners),
            None if toward_high is None or not corners else max(corners),
        )
        result = part if result is None else _union(result, part)
    return NOTHING if result is None else result


def _remainder(a: Interval, b: Interval) -> Interval:
    """C's remainder has the dividend's sign, is smaller than the divisor and no larger than the dividend."""
    if b == NOTHING:
        return NOTHING
    largest = None if b.low is None or b.high is None else max(abs(b.low), abs(b.high)) - 1
    smallest = 1 if 0 in b else min(abs(end) for end in (b.low, b.high) if end is not None)
    if a.within(Interval(1 - smallest, smallest - 1)):
        return a
    if a.low is not None and a.high is not None and b.low is not None and b.low == b.high:
        quotient = divide(a.low, b.low)
        if (a.low >= 0) == (a.high >= 0) and quotient == divide(a.high, b.low):
            return Interval(a.low - quotient * b.low, a.high - quotient * b.low)
    low: int | None = 0 if a.non_negative else None
    high: int | None = 0 if a.high is not None and a.high <= 0 else None
    if low is None:
        ends = [end for end in (a.low, None if largest is None else -largest) if end is not None]
        low = max(ends) if ends else None
    if high is None:
        ends = [end for end in (a.high, largest) if end is not None]
        high = min(ends) if ends else None
    return Interval(low, high)


def _compare(operator: str, a: Interval, b: Interval) -> Interval:
    less = a.high is not None and b.low is not None and a.high < b.low
    less_or_equal = a.high is not None and b.low is not None and a.high <= b.low
    greater = a.low is not None and b.high is not None and a.low > b.high
    greater_or_equal = a.low is not None and b.high is not None and a.low >= b.high
    same = a == b and a.low is not None and a.low == a.high
    true, false = {
        "<": (less, greater_or_equal),
        "<=": (less_or_equal, greater),
        ">": (greater, less_or_equal),
        ">=": (greater_or_equal, less),
        "==": (same, less or greater),
        "!=": (less or greater, same),
    }[operator]
    return _truth(true, false)


def _truth(true: bool, false: bool) -> Interval:
    return Interval(int(true), int(not false)) if true != false else TRUTH


def _logic(operator: str, a: Interval, b: Interval) -> Interval:
    if operator == "&&":
        return _truth(0 not in a and 0 not in b, NOTHING in (a, b))
    return _truth(0 not in a or 0 not in b, a == b == NOTHING)


def _bits(operator: str, a: Interval, b: Interval) -> Interval:
    match operator:
        case "<<":
            return _shift_left(a, b)
        case ">>":
            return _shift_right(a, b)
        case "&":
            return _and(a, b)
        case "|":
            return _invert(_and(_invert(a), _invert(b)))
    return _xor(a, b)


def _shift_left(a: Interval, b: Interval) -> Interval:
    if b.negative:
        return NOTHING
    least = min(max(b.low or 0, 0), LARGEST_SHIFT)
    most = None if b.high is None or b.high > LARGEST_SHIFT else 1 << b.high
    return _multiply(a, Interval(1 << least, most))


def _shift_right(a: Interval, b: Interval) -> Interval:
    if b.negative:
        return NOTHING
    far = max((end.bit_length() for end in (a.low, a.high) if end is not None), default=0)
    counts = (max(b.low or 0, 0), far if b.high is None else b.high)
    low = None if a.low is None else min(shift_right(a.low, count) for count in counts)
    high = None if a.high is None else max(shift_right(a.high, count) for count in counts)
    return Interval(low, high)


def _power(a: Interval, b: Interval) -> int | None:
    """2**k such that both operands lie in [-2**k, 2**k - 1]: closed under & | ^."""
    ends = (a.low, a.high, b.low, b.high)
    if None in ends:
        return None
    return int(1 << max(end.bit_length() if end >= 0 else (~end).bit_length() for end in ends if end is not None))


def _and(a: Interval, b: Interval) -> Interval:
    if a.low is not None and b.low is not None and a.low == a.high and b.low == b.high:
        return Interval(a.low & b.low, a.low & b.low)
    if a.non_negative or b.non_negative:  # at most each operand that cannot be negative
        limits = [side.high for side in (a, b) if side.non_negative and side.high is not None]
        return Interval(0, min(limits) if limits else None)
    power = _power(a, b)
    low = None if power is None else -power
    if a.negative or b.negative:  # a & b <= a whenever b is negative
        limits = [other.high for one, other in ((a, b), (b, a)) if one.negative and other.high is not None]
        return Interval(low, min(limits) if limits else None)
    return Interval(low, _both(max, a.high, b.high))


def _xor(a: Interval, b: Interval) -> Interval:
    if a.low is not None and b.low is not None and a.low == a.high and b.low == b.high:
        return Interval(a.low ^ b.low, a.low ^ b.low)
    power = _power(a, b)
    low, high = (None, None) if power is None else (-power, power - 1)
    if (a.non_negative and b.non_negative) or (a.negative and b.negative):
        low = 0
    if (a.non_negative and b.negative) or (a.negative and b.non_negative):
        high = -1
    return Interval(low, high)
