"""Tables as bytes, little-endian, and the points of a domain in their order."""

from __future__ import annotations

import array
import sys
from collections.abc import Iterable, Sequence

CODES = {"u4": "I", "i4": "i", "i8": "q", "f8": "d", "u2": "H", "u1": "B"}  # NumPy's word -> array's
WIDTHS = {"u4": 4, "i4": 4, "i8": 8, "f8": 8, "u2": 2, "u1": 1}


def table(kind: str, values: Iterable[int] | Iterable[float]) -> bytes:
    """The values as ``kind``."""
    words = array.array(CODES[kind], values)
    assert words.itemsize == WIDTHS[kind], "the platform's C types are as wide as everywhere"
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def digits(index: int, extents: Sequence[int]) -> list[int]:
    """A flat index as digits, the first fastest."""
    found = []
    for extent in extents:
        index, digit = divmod(index, extent)
        found.append(digit)
    return found
