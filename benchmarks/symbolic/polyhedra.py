"""islpy: sets and maps of quasi-affine constraints at one size, and for all sizes where no two of them are multiplied."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from islpy import Map, Set

from benchmarks.symbolic.claims import Sizes

FRAGMENT = (
    "0 <= t < 128 and 0 <= v < 4 and 0 <= rn < 4 and "
    "m = 64bm + 16*floor(t/32) + floor((t mod 32)/4) + 8*floor(v/2) and n = 32bn + 8rn + 2*(t mod 4) + v mod 2"
)
ALL_SIZES = "M >= 1 and N >= 1 and 64BM >= M and 64*(BM - 1) < M and 32BN >= N and 32*(BN - 1) < N"


def composition(sizes: Sizes, wrong: bool) -> bool:
    """The composition of two maps is a third."""
    m, k, ld = sizes["M"], sizes["K"], sizes["ld"]
    along_rows = Map(f"{{ [j] -> [i] : 0 <= j < {m * k} and i = {m}*(j mod {k}) + floor(j/{k}) }}")
    step = (8 if wrong else 16) * ld
    tiles = Map(
        f"{{ [i] -> [o] : 0 <= i < {m * k} and o = {ld}*(i mod 16) + {step}*(floor(i/16) mod {m // 16})"
        f" + (floor(i/{m}) mod 8) + 8*floor(i/{8 * m}) }}"
    )
    closed_form = Map(f"{{ [j] -> [o] : 0 <= j < {m * k} and o = {ld}*floor(j/{k}) + j mod {k} }}")
    return bool(along_rows.apply_range(tiles).is_equal(closed_form))


def order(sizes: Sizes, wrong: bool) -> bool:
    """A bijection onto the grid. A division by the last group's height is not affine: that group is a piece by itself."""
    tm, tn = sizes["tm"], sizes["tn"]
    full, height = divmod(tm, 8)
    tail = 8 if wrong else height
    group = Map(f"{{ [b] -> [g, r] : 0 <= b < {tm * tn} and g = floor(b/{8 * tn}) and r = b mod {8 * tn} }}")
    place = Map(
        f"{{ [g, r] -> [8g + r mod 8, floor(r/8)] : 0 <= g < {full} and 0 <= r < {8 * tn};"
        f" [g, r] -> [8g + r mod {tail}, floor(r/{tail})] : g = {full} and 0 <= r < {height * tn} }}"
    )
    whole = group.apply_range(place)
    blocks, grid = Set(f"{{ [b] : 0 <= b < {tm * tn} }}"), Set(f"{{ [m, n] : 0 <= m < {tm} and 0 <= n < {tn} }}")
    return bool(whole.domain().is_equal(blocks)) and _bijective(whole, grid)


def residue(sizes: Sizes, wrong: bool) -> bool:
    """A bijection onto the matrix."""
    return _residue(sizes, wrong)


def residue_for_all(wrong: bool) -> bool:
    """The same with M and N as isl's own parameters."""
    return _residue({}, wrong)


def _residue(sizes: Sizes, wrong: bool) -> bool:
    symbols, known = ("", "") if sizes else ("[M, N, BM, BN] -> ", f"{ALL_SIZES} and ")
    m, n, bm, bn = (sizes.get(name, name) for name in ("M", "N", "BM", "BN"))
    guard = f"m < {m}" if wrong else f"m < {m} and n < {n}"
    store = Map(
        f"{symbols}{{ [bm, bn, t, v, rn] -> [m, n] : {known}0 <= bm < {bm} and 0 <= bn < {bn} and {FRAGMENT} and {guard} }}"
    )
    return _bijective(store, Set(f"{symbols}{{ [m, n] : {known}0 <= m < {m} and 0 <= n < {n} }}"))


def bounds(sizes: Sizes, wrong: bool) -> bool:
    """The set of addresses is part of the allocation."""
    rows, columns, ldc = sizes["M"], sizes["N"], sizes["ldc"]
    guard = f"n < {columns}" if wrong else f"m < {rows} and n < {columns}"
    places = f"0 <= bm < {sizes['BM']} and 0 <= bn < {sizes['BN']} and {FRAGMENT}"
    store = Map(f"{{ [bm, bn, t, v, rn] -> [a] : exists m, n : {places} and {guard} and a = {ldc}m + n }}")
    return bool(store.range().is_subset(Set(f"{{ [a] : 0 <= a < {ldc * (rows - 1) + columns} }}")))


def split(sizes: Sizes, wrong: bool) -> bool:
    """A bijection onto all k."""
    c = sizes["T"] // sizes["S"] if wrong else sizes["c"]
    limits = f"0 <= s < {sizes['S']} and 0 <= j < {c} and 0 <= kk < 32 and k < {sizes['K']}"
    used = Map(f"{{ [s, j, kk] -> [k] : k = 32*({c}s + j) + kk and {limits} }}")
    return _bijective(used, Set(f"{{ [k] : 0 <= k < {sizes['K']} }}"))


ANSWERS: Mapping[str, Callable[[Sizes, bool], bool]] = {
    "composition": composition,
    "order": order,
    "residue": residue,
    "bounds": bounds,
    "split": split,
}
FOR_ALL: Mapping[str, Callable[[bool], bool]] = {"residue": residue_for_all}


def _bijective(function: Map, box: Set) -> bool:
    return bool(function.is_bijective()) and bool(function.range().is_equal(box))
