"""Arithmetic on sizes that may be symbolic: what can be decided, and a refusal that names the missing condition.

CuTe divides, compares and takes minima of extents and strides. With numbers that is ordinary arithmetic (`int_tuple.hpp`,
`stride.hpp`). With symbols a question is answered only when the answer is the same for every value of the symbols;
otherwise :class:`Rejected` says which divisibility is missing. Extents that are one product (``32*(M/32)``) are taken to
be at least 1: a layout with an extent of 0 has no elements, so nothing false can be said about them.
"""

from __future__ import annotations

from typing import TypeAlias

from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Polynomial, Size, exact_quotient, lower_bound, symbols

BASIS = "@"  # the symbol "@0" is the unit step along mode 0 of a coordinate, "@1@0" along mode 1 of its mode 0
Path: TypeAlias = tuple[int, ...]  # a place in a nested coordinate, from the outside in: (0, 1) is mode 1 of mode 0


def is_static(value: Size) -> bool:
    """Known as CuTe knows a compile-time constant: a number, or a numeric multiple of a basis element."""
    return isinstance(value, int) or all(name.startswith(BASIS) for name in symbols(value))


def has_basis(value: Size) -> bool:
    """Some term steps along a coordinate (``8@1``)."""
    return isinstance(value, Polynomial) and any(name.startswith(BASIS) for name in symbols(value))


def basis_parts(value: Size) -> dict[Path, Size]:
    """The coefficient along each coordinate: ``8@1 + 2*ld@0`` is {(1,): 8, (0,): 2*ld}; a plain size is refused."""
    parts: dict[Path, Size] = {}
    if isinstance(value, int):
        if value == 0:
            return parts
        raise Rejected("coordinate", f"stride {value} is a number where a basis element such as 1@0 is needed")
    for monomial, coefficient in value.terms:
        axes = [name for name in monomial if name.startswith(BASIS)]
        if len(axes) != 1:
            raise Rejected("coordinate", f"stride {size_text(value)} is not a sum of multiples of basis elements")
        term: Size = coefficient
        for name in monomial:
            if name != axes[0]:
                term = term * Polynomial((((name,), 1),))
        path = basis_path(axes[0])
        parts[path] = parts.get(path, 0) + term
    return parts


def basis(*path: int) -> Size:
    """The unit step along one place of a coordinate, which a path names from the outside in.

    ``basis(1)`` is ``1@1``; ``basis(0, 1)``, CuTe's ``E<0,1>``, is ``1@1@0``: CuTe prints the innermost mode first.
    Without a path it is the number 1, as ``E<>`` is.
    """
    return Polynomial((((basis_text(path),), 1),)) if path else 1


def basis_text(path: Path) -> str:
    """A basis element's name, as CuTe prints it behind its coefficient: ``@1@0`` for mode 1 of mode 0."""
    return "".join(f"{BASIS}{mode}" for mode in reversed(path))


def basis_path(name: str) -> Path:
    """The path that :func:`basis_text` wrote."""
    return tuple(int(mode) for mode in reversed(name.split(BASIS)[1:]))


def size_text(value: Size) -> str:
    """As CuTe prints it: numbers and polynomials as themselves, steps along a coordinate as ``8@1``."""
    if not has_basis(value):
        return str(value)
    texts = []
    for path, coefficient in basis_parts(value).items():
        terms = coefficient.terms if isinstance(coefficient, Polynomial) else (((), coefficient),)
        texts += [f"{Polynomial((term,)) if term[0] else term[1]}{basis_text(path)}" for term in terms]
    return " + ".join(texts).replace("+ -", "- ")


def at_least(value: Size, bound: Size) -> bool:
    """Value >= bound for every value of the symbols, as far as can be seen."""
    if isinstance(value, int) and isinstance(bound, int):
        return value >= bound
    least = {name: 1 for side in (value, bound) if _is_product(side) for name in symbols(side)}
    bounded = lower_bound(value - bound, least)
    return bounded is not None and bounded >= 0


def _is_product(value: Size) -> bool:
    return isinstance(value, Polynomial) and len(value.terms) == 1


def ceil_div(dividend: Size, divisor: Size, operation: str) -> Size:
    """Dividend / divisor rounded up (`int_tuple.hpp`); symbolic sizes must divide exactly, one way or the other."""
    if isinstance(dividend, int) and isinstance(divisor, int):
        if divisor == 0:
            raise Rejected(operation, f"{dividend} is divided by 0")
        return -(-dividend // divisor)
    quotient = exact_quotient(dividend, divisor)
    if quotient is not None:
        return quotient
    if exact_quotient(divisor, dividend) is not None or at_least(divisor, dividend):
        return 1
    raise needs_division(dividend, divisor, operation)


def floor_div(dividend: Size, divisor: Size, operation: str) -> Size:
    """Dividend / divisor rounded down; symbolic sizes must divide exactly."""
    if isinstance(dividend, int) and isinstance(divisor, int):
        return dividend // divisor
    quotient = exact_quotient(dividend, divisor)
    if quotient is None:
        raise needs_division(dividend, divisor, operation)
    return quotient


def needs_division(dividend: Size, divisor: Size, operation: str) -> Rejected:
    """The refusal that names the condition that the parameters lack."""
    whole, part = size_text(dividend), size_text(divisor)
    return Rejected(operation, f"needs {part} to divide {whole}", legal=f"{whole} % {part} == 0")


def absolute(value: Size) -> Size:
    """|value|; a symbolic stride is not negative, and of a step along a coordinate its coefficient counts."""
    if isinstance(value, int):
        return abs(value)
    if not has_basis(value):
        return value
    result: Size = 0
    for path, coefficient in basis_parts(value).items():
        result = result + absolute(coefficient) * basis(*path)
    return result


def sign(value: Size) -> int:
    """-1, 0 or 1; a symbolic stride counts as positive."""
    return (value > 0) - (value < 0) if isinstance(value, int) else 1


def multiples_near(value: int, factor: int) -> str:
    """The multiples of factor on either side of value, as a refusal's advice: "4 or 8"."""
    below, above = value // factor * factor, -(-value // factor) * factor
    return f"{below} or {above}" if 0 < below < above else f"{above or factor}"
