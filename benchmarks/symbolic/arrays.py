"""NumPy: every input at one size, as arrays."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

import numpy as np

from benchmarks.arrays import Array
from benchmarks.symbolic import formulas
from benchmarks.symbolic.claims import Sizes
from benchmarks.symbolic.formulas import Arithmetic

NUMBERS = Arithmetic(operator.floordiv, np.minimum)


def composition(sizes: Sizes, wrong: bool) -> bool:
    """Both sides at every j."""
    m, k, ld = sizes["M"], sizes["K"], sizes["ld"]
    j = np.arange(m * k)
    side = formulas.walk(NUMBERS, j, m, k, ld, 8 if wrong else 16)
    return bool(np.array_equal(side, formulas.along_a_row(NUMBERS, j, k, ld)))


def order(sizes: Sizes, wrong: bool) -> bool:
    """Tiles counted."""
    tm, tn = sizes["tm"], sizes["tn"]
    m, n = formulas.grouped(NUMBERS, np.arange(tm * tn), tm, tn, not wrong)
    return _inside(m, tm) and _inside(n, tn) and _each_once(m * tn + n, tm * tn)


def residue(sizes: Sizes, wrong: bool) -> bool:
    """Stores counted, element by element."""
    rows, columns = sizes["M"], sizes["N"]
    m, n = _fragments(sizes)
    kept = (m < rows) if wrong else (m < rows) & (n < columns)
    m, n = m[kept], n[kept]
    return _inside(m, rows) and _inside(n, columns) and _each_once(m * columns + n, rows * columns)


def bounds(sizes: Sizes, wrong: bool) -> bool:
    """The least and the largest address."""
    rows, columns, ldc = sizes["M"], sizes["N"], sizes["ldc"]
    m, n = _fragments(sizes)
    kept = (n < columns) if wrong else (m < rows) & (n < columns)
    return _inside((ldc * m + n)[kept], ldc * (rows - 1) + columns)


def split(sizes: Sizes, wrong: bool) -> bool:
    """Each k counted."""
    c = sizes["T"] // sizes["S"] if wrong else sizes["c"]
    s, j, kk = np.ogrid[: sizes["S"], :c, :32]
    k = formulas.split(s, j, kk, c)
    return _each_once(k[k < sizes["K"]], sizes["K"])


ANSWERS: Mapping[str, Callable[[Sizes, bool], bool]] = {
    "composition": composition,
    "order": order,
    "residue": residue,
    "bounds": bounds,
    "split": split,
}


def _fragments(sizes: Sizes) -> list[Array]:
    """Row and column of all places; what depends on few inputs is computed for those alone."""
    inputs = np.ogrid[: sizes["BM"], : sizes["BN"], :128, :4, :4]
    return list(np.broadcast_arrays(*formulas.fragment(NUMBERS, *inputs)))


def _inside(values: Array, limit: int) -> bool:
    return bool(values.min() >= 0 and values.max() < limit)


def _each_once(values: Array, size: int) -> bool:
    return bool((np.bincount(values.ravel(), minlength=size) == 1).all())
