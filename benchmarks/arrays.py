"""A layout over whole arrays of indices: enumeration as NumPy does it best."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from layoutproof.layouts.layout import Layout

Leaves: TypeAlias = list[tuple[int, int]]
Array: TypeAlias = NDArray[Any]


def leaves(layout: Layout) -> Leaves:
    """(extent, stride) of the innermost modes, all numbers."""
    return [(e, d) for e, d in layout.leaves() if isinstance(e, int) and isinstance(d, int)]


def evaluate(layout: Layout, x: Array) -> Array:
    """Peel the digits one by one; the last quotient is the last digit."""
    *inner, (_, last) = leaves(layout)
    total = np.zeros_like(x)
    for extent, stride in inner:
        x, digit = np.divmod(x, extent)
        total += stride * digit
    total += last * x
    return total
