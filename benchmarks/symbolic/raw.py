"""The formula as typed, with ``div`` and ``mod``, given to z3 without normalisation: at one size, or for all of them.

z3 is helped to the same inverse that LayoutProof has, so that no counting and no quantifier is asked of it.
"""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import z3

from benchmarks.symbolic import formulas
from benchmarks.symbolic.claims import Sizes
from benchmarks.symbolic.formulas import Arithmetic

TERMS = Arithmetic(operator.truediv, lambda a, b: z3.If(a < b, a, b))  # z3 writes integer division so


@dataclass
class Question:
    """Sizes as numbers, or as unknowns with what is known of them; ``wants`` holds what must follow from ``known``."""

    sizes: Sizes
    known: list[Any] = field(default_factory=list)
    wants: list[tuple[list[Any], Any]] = field(default_factory=list)

    def size(self, name: str) -> Any:
        """The size as a number, or as an unknown."""
        return z3.IntVal(self.sizes[name]) if self.sizes else z3.Int(name)

    def must(self, given: list[Any], goal: Any) -> None:
        """The goal follows from what is given and known."""
        self.wants.append((given, goal))


def answer(name: str, sizes: Sizes, seconds: float, seed: int, wrong: bool) -> bool | None:
    """True when all that is wanted follows, None when z3 cannot tell in time."""
    question = Question(sizes)
    QUESTIONS[name](question, wrong)
    until = time.monotonic() + seconds
    undecided = False
    for given, goal in question.wants:
        solver = z3.Solver()
        solver.set("timeout", max(int(1000 * (until - time.monotonic())), 1))
        solver.set("random_seed", seed)
        solver.add(*question.known, *given, z3.Not(goal))
        found = solver.check()
        if found == z3.sat:
            return False
        undecided |= found == z3.unknown
    return None if undecided else True


def composition(q: Question, wrong: bool) -> None:
    """The two sides differ nowhere."""
    m, k, ld, j = q.size("M"), q.size("K"), q.size("ld"), z3.Int("j")
    q.known += [m >= 16, m % 16 == 0, k >= 8, k % 8 == 0, ld >= k]
    side = formulas.walk(TERMS, j, m, k, ld, 8 if wrong else 16)
    q.must([j >= 0, j < m * k], side == formulas.along_a_row(TERMS, j, k, ld))


def order(q: Question, wrong: bool) -> None:
    """There and back, both ways round."""
    tm, tn = q.size("tm"), q.size("tn")
    b, m, n = z3.Ints("b m n")
    q.known += [tm >= 1, tn >= 1]
    row, column = formulas.grouped(TERMS, b, tm, tn, not wrong)
    back = formulas.grouped_back(TERMS, m, n, tm, tn)
    there = formulas.grouped(TERMS, back, tm, tn, not wrong)
    q.must(
        [b >= 0, b < tm * tn],
        z3.And(_box((row, tm), (column, tn)), b == formulas.grouped_back(TERMS, row, column, tm, tn)),
    )
    q.must([_box((m, tm), (n, tn))], z3.And(_box((back, tm * tn)), there[0] == m, there[1] == n))


def residue(q: Question, wrong: bool) -> None:
    """There and back, both ways round."""
    rows, columns, inputs, legal = _stores(q)
    m, n = z3.Ints("m n")
    place = formulas.fragment(TERMS, *inputs)
    guard = [place[0] < rows] if wrong else [place[0] < rows, place[1] < columns]
    again = formulas.fragment_back(TERMS, *place)
    q.must([legal(inputs), *guard], z3.And(_box((place[0], rows), (place[1], columns)), _same(again, inputs)))
    owner = formulas.fragment_back(TERMS, m, n)
    q.must([_box((m, rows), (n, columns))], z3.And(legal(owner), _same(formulas.fragment(TERMS, *owner), (m, n))))


def bounds(q: Question, wrong: bool) -> None:
    """No address is outside."""
    rows, columns, inputs, legal = _stores(q)
    ldc = q.size("ldc")
    q.known.append(ldc >= columns)
    m, n = formulas.fragment(TERMS, *inputs)
    guard = [n < columns] if wrong else [m < rows, n < columns]
    q.must([legal(inputs), *guard], _box((ldc * m + n, ldc * (rows - 1) + columns)))


def split(q: Question, wrong: bool) -> None:
    """There and back, both ways round."""
    tiles, splits, size = q.size("T"), q.size("S"), q.size("K")
    s, j, kk, k, c = z3.Ints("s j kk k c")
    q.known += [tiles >= 1, splits >= 1, size >= 1, 32 * tiles >= size, 32 * (tiles - 1) < size]
    if q.sizes:
        c = z3.IntVal(q.sizes["T"] // q.sizes["S"] if wrong else q.sizes["c"])
    else:
        q.known += (
            [splits * c <= tiles, splits * (c + 1) > tiles]
            if wrong
            else [splits * c >= tiles, splits * (c - 1) < tiles]
        )
    legal = (splits, c, 32)
    place = formulas.split(s, j, kk, c)
    q.must(
        [_box(*zip((s, j, kk), legal, strict=True)), place < size],
        z3.And(place >= 0, _same(formulas.split_back(TERMS, place, c), (s, j, kk))),
    )
    s_of, j_of, kk_of = owner = formulas.split_back(TERMS, k, c)
    back = formulas.split(s_of, j_of, kk_of, c)
    q.must([_box((k, size))], z3.And(_box(*zip(owner, legal, strict=True)), back == k))


QUESTIONS: Mapping[str, Callable[[Question, bool], None]] = {
    "composition": composition,
    "order": order,
    "residue": residue,
    "bounds": bounds,
    "split": split,
}


def _stores(q: Question) -> tuple[Any, Any, list[Any], Callable[[Any], Any]]:
    """M, N, the inputs of a store, and when such inputs are legal."""
    rows, columns, bm, bn = (q.size(name) for name in ("M", "N", "BM", "BN"))
    q.known += [
        rows >= 1,
        columns >= 1,
        64 * bm >= rows,
        64 * (bm - 1) < rows,
        32 * bn >= columns,
        32 * (bn - 1) < columns,
    ]
    limits = (bm, bn, 128, 4, 4)
    return rows, columns, z3.Ints("bm bn t v rn"), lambda inputs: _box(*zip(inputs, limits, strict=True))


def _box(*limits: tuple[Any, Any]) -> Any:
    return z3.And(*(z3.And(value >= 0, value < limit) for value, limit in limits))


def _same(left: Any, right: Any) -> Any:
    return z3.And(*(a == b for a, b in zip(left, right, strict=True)))
