"""tensor-layouts: its own layouts, called input by input, at one size. It has no other way.

Guards are no layouts: they and the counting are Python around its calls. A clamped group is no layout at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import tensor_layouts

from benchmarks.symbolic.claims import Sizes

MOST = 1 << 14  # inputs visited; beyond that the time is scaled up, and marked so
Layout: Any = tensor_layouts.Layout


def composition(sizes: Sizes, wrong: bool) -> bool:
    """Both sides at every j."""
    m, k, ld = sizes["M"], sizes["K"], sizes["ld"]
    tiles = Layout(((16, m // 16), (8, k // 8)), ((ld, (8 if wrong else 16) * ld), (1, 8)))
    along_rows, closed_form = Layout((k, m), (m, 1)), Layout((k, m), (1, ld))
    return all(tiles(along_rows(j)) == closed_form(j) for j in range(min(m * k, MOST)))


def residue(sizes: Sizes, wrong: bool) -> bool:
    """Stores counted, element by element."""
    rows, columns = sizes["M"], sizes["N"]
    owners = [0] * (rows * columns)
    for m, n in _fragments(sizes):
        if m < rows and wrong and n >= columns:
            return False
        if m < rows and n < columns:
            owners[m * columns + n] += 1
    return max(owners) == 1 and (0 not in owners or _inputs(sizes) > MOST)


def bounds(sizes: Sizes, wrong: bool) -> bool:
    """Every address."""
    rows, columns, ldc = sizes["M"], sizes["N"], sizes["ldc"]
    return all(
        0 <= ldc * m + n < ldc * (rows - 1) + columns
        for m, n in _fragments(sizes)
        if (wrong or m < rows) and n < columns
    )


def split(sizes: Sizes, wrong: bool) -> bool:
    """Each k counted."""
    c = sizes["T"] // sizes["S"] if wrong else sizes["c"]
    k_of = Layout((32, c, sizes["S"]), (1, 32, 32 * c))
    owners = [0] * sizes["K"]
    inputs = 32 * c * sizes["S"]
    for x in range(min(inputs, MOST)):
        k = k_of(x)
        if k < sizes["K"]:
            owners[k] += 1
    return max(owners) == 1 and (0 not in owners or inputs > MOST)


ANSWERS: Mapping[str, Callable[[Sizes, bool], bool]] = {
    "composition": composition,
    "residue": residue,
    "bounds": bounds,
    "split": split,
}


def _inputs(sizes: Sizes) -> int:
    return sizes["BM"] * sizes["BN"] * 128 * 4 * 4


def _fragments(sizes: Sizes) -> Iterator[tuple[int, int]]:
    """Row and column, place by place: modes (t%4, t/4%8, t/32), (v%2, v/2), rn, bm, bn."""
    shape = ((4, 8, 4), (2, 2), 4, sizes["BM"], sizes["BN"])
    to_m = Layout(shape, ((0, 1, 16), (0, 8), 0, 64, 0))
    to_n = Layout(shape, ((2, 0, 0), (1, 0), 8, 0, 32))
    return islice(((to_m(x), to_n(x)) for x in range(_inputs(sizes))), MOST)
