"""The arithmetic of the claims as an engineer types it: for arrays of numbers and for terms of a solver alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Arithmetic:
    """What is written differently for arrays and for terms."""

    div: Callable[[Any, Any], Any]
    least: Callable[[Any, Any], Any]


def walk(a: Arithmetic, j: Any, m: Any, k: Any, ld: Any, rows: int) -> Any:
    """``tiles(along_rows(j))``; the stride between tiles is ``rows*ld``."""
    i = m * (j % k) + a.div(j, k)
    tile = a.div(i, 16) % a.div(m, 16)
    return ld * (i % 16) + rows * ld * tile + a.div(i, m) % 8 + 8 * a.div(i, 8 * m)


def along_a_row(a: Arithmetic, j: Any, k: Any, ld: Any) -> Any:
    """The closed form that it equals."""
    return ld * a.div(j, k) + j % k


def grouped(a: Arithmetic, b: Any, tm: Any, tn: Any, clamped: bool) -> tuple[Any, Any]:
    """Block ``b``'s tile in groups of 8 rows."""
    g, r = a.div(b, 8 * tn), b % (8 * tn)
    h = a.least(tm - 8 * g, 8) if clamped else 8
    return 8 * g + r % h, a.div(r, h)


def grouped_back(a: Arithmetic, m: Any, n: Any, tm: Any, tn: Any) -> Any:
    """The block of a tile."""
    g = a.div(m, 8)
    return g * (8 * tn) + n * a.least(tm - 8 * g, 8) + m % 8


def fragment(a: Arithmetic, bm: Any, bn: Any, t: Any, v: Any, rn: Any) -> tuple[Any, Any]:
    """The element of C that value ``v`` of repetition ``rn`` of thread ``t`` is."""
    m = 64 * bm + 16 * a.div(t, 32) + a.div(t % 32, 4) + 8 * a.div(v, 2)
    return m, 32 * bn + 8 * rn + 2 * (t % 4) + v % 2


def fragment_back(a: Arithmetic, m: Any, n: Any) -> tuple[Any, ...]:
    """(bm, bn, t, v, rn) of an element."""
    t = 32 * (a.div(m, 16) % 4) + 4 * (m % 8) + a.div(n % 8, 2)
    return a.div(m, 64), a.div(n, 32), t, 2 * (a.div(m, 8) % 2) + n % 2, a.div(n, 8) % 4


def split(s: Any, j: Any, kk: Any, c: Any) -> Any:
    """The k of place ``kk`` in tile ``j`` of split ``s``."""
    return 32 * (c * s + j) + kk


def split_back(a: Arithmetic, k: Any, c: Any) -> tuple[Any, ...]:
    """(s, j, kk) of a k."""
    return a.div(a.div(k, 32), c), a.div(k, 32) % c, k % 32
