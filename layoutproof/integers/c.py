"""Expressions as C and CUDA text that means the same, as long as nothing overflows.

The language's integers have no size and C's have: that every intermediate fits is a claim (``fits``), not something that a
printer can see to. What it can see to is done: literals beyond ``int`` are ``LL``; in 64-bit code what has no variable in it
is widened first, so that ``1LL << 40`` is never computed in ``int``; a shift right by more than the width is one by the
width less one.

``min max ceil_div`` are the functions of :data:`PRELUDE`, which work for every mixture of ``int`` and ``long long``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from layoutproof.errors import UserError
from layoutproof.integers import text as notation
from layoutproof.integers.expression import (
    COMPARISONS,
    FUNCTIONS,
    LOGICAL,
    Binary,
    Conditional,
    Expression,
    Literal,
    Name,
    Unary,
)
from layoutproof.integers.fold import fold
from layoutproof.integers.python import PYTHON_PRELUDE, to_python

__all__ = ["INTEGER_TYPES", "PRELUDE", "PYTHON_PRELUDE", "to_c", "to_python"]

INTEGER_TYPES: Mapping[str, int] = {
    "int": 32,
    "int32_t": 32,
    "std::int32_t": 32,
    "long long": 64,
    "int64_t": 64,
    "std::int64_t": 64,
}

PRELUDE = """\
#ifndef LP_PRELUDE
#define LP_PRELUDE
#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define LP_INLINE static inline __host__ __device__
#else
#define LP_INLINE static inline
#endif
#ifdef __cplusplus
template <class A, class B> LP_INLINE constexpr auto lp_min(A a, B b) -> decltype(a + b) { return b < a ? b : a; }
template <class A, class B> LP_INLINE constexpr auto lp_max(A a, B b) -> decltype(a + b) { return a < b ? b : a; }
template <class A, class B> LP_INLINE constexpr auto lp_ceil_div(A a, B b) -> decltype(a + b) { return (a + b - 1) / b; }
#else
LP_INLINE long long lp_min(long long a, long long b) { return b < a ? b : a; }
LP_INLINE long long lp_max(long long a, long long b) { return a < b ? b : a; }
LP_INLINE long long lp_ceil_div(long long a, long long b) { return (a + b - 1) / b; }
#endif
#endif
"""

_INT_MAX = (1 << 31) - 1
_INT64_MAX = (1 << 63) - 1
_ATOM = re.compile(r"[A-Za-z_][\w.]*(?:::\w+)*(?:\[\w+\]|\([^()]*\))?")
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")


@dataclass(frozen=True, slots=True)
class _C:
    """``wide``: C computes it in 64 bits."""

    text: str
    precedence: int
    wide: bool = False

    @property
    def pair(self) -> tuple[str, int]:
        return self.text, self.precedence


def to_c(expression: Expression, names: Mapping[str, str] | None = None, integer_type: str = "int") -> str:
    """The expression as a C expression over variables of ``integer_type``; ``names`` maps names to C text.

    A derived size such as ``M/32`` without a mapping is written as the division it stands for, which is exact. Raises
    :class:`UserError` for a literal beyond 64 bits, a name that is not C's, or a type that is not a signed integer.
    """
    if integer_type not in INTEGER_TYPES:
        raise UserError(f"{integer_type} is not a type of the formulas", hint=f"one of {', '.join(INTEGER_TYPES)}")
    wide_type = integer_type if INTEGER_TYPES[integer_type] == 64 else None
    known = names or {}

    def combine(node: Expression, operands: tuple[_C, ...]) -> _C:
        match node:
            case Literal(value):
                return _literal(value)
            case Name(name):
                return _name(name, known, wide_type is not None)
            case Unary(operator, _):
                text, precedence = notation.prefix(operator, operands[0].pair)
                return _C(text, precedence, operands[0].wide and operator != "!")
            case Binary(operator, _, right):
                return _binary(operator, operands[0], operands[1], right, wide_type)
            case Conditional(_, _, _):
                test, then, other = operands
                text, precedence = notation.choice(test.pair, then.pair, other.pair)
                return _C(text, precedence, then.wide or other.wide)
        raise TypeError(f"not an expression: {node!r}")

    return fold(expression, combine).text


def _literal(value: int) -> _C:
    if not -_INT64_MAX - 1 <= value <= _INT64_MAX:
        raise UserError(f"{value} does not fit in 64 bits", hint="C has no wider integer literals")
    if value == -_INT64_MAX - 1:
        return _C(
            f"(-{_INT64_MAX}LL - 1)", notation.ATOM, wide=True
        )  # C has no negative literals: -2^63 is 2^63 negated
    wide = abs(value) > _INT_MAX
    return _C(f"{value}{'LL' if wide else ''}", notation.ATOM if value >= 0 else notation.UNARY, wide)


def _name(name: str, known: Mapping[str, str], wide: bool) -> _C:
    if name in known:
        return _C(_atom(known[name]), notation.ATOM, wide)
    parts = [_atom(known.get(part, part)) for part in name.split("/")]
    if not all(part in known or part.isdigit() or _IDENTIFIER.fullmatch(part) for part in name.split("/")):
        raise UserError(f"the name {name} cannot be written in C", hint="map it to C text in names")
    return _C("/".join(parts), notation.ATOM if len(parts) == 1 else notation.PRECEDENCE["/"], wide)


def _atom(text: str) -> str:
    return text if _ATOM.fullmatch(text) or text.isdigit() else f"({text})"


def _binary(operator: str, left: _C, right: _C, amount: Expression, wide_type: str | None) -> _C:
    shift = operator in ("<<", ">>")
    computes = shift or operator in ("+", "-", "*", "ceil_div")
    if wide_type is not None and computes and not left.wide and (shift or not right.wide):
        left = _widen(left, wide_type)
    if operator == ">>" and isinstance(amount, Literal):
        right = _literal(min(amount.value, 63 if left.wide else 31))
    if operator in FUNCTIONS:
        return _C(f"lp_{operator}({left.text}, {right.text})", notation.ATOM, left.wide or right.wide)
    text, precedence = notation.infix(operator, left.pair, right.pair)
    if operator in COMPARISONS or operator in LOGICAL:
        return _C(text, precedence)
    return _C(text, precedence, left.wide or (right.wide and not shift))


def _widen(operand: _C, wide_type: str) -> _C:
    if re.fullmatch(r"-?\d+", operand.text):
        return _C(f"{operand.text}LL", operand.precedence, wide=True)
    return _C(f"({wide_type}){notation.enclose(operand.pair, notation.UNARY)}", notation.UNARY, wide=True)
