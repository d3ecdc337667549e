"""g(f(x)) = x for layouts of 10^3, 10^6 and 10^9 points, none a power of two, of three to eight modes.

f permutes mixed-radix digits, g is its right inverse. Four ways to the same answer: LayoutProof's certified digits; the
raw div/mod formula given to z3; NumPy over all points; tensor-layouts over all points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
import tensor_layouts

from benchmarks.arrays import Leaves, evaluate, leaves
from benchmarks.measure import Table, against, median, ms, once, ratio, scaled
from layoutproof.algebra.inverse import right_inverse
from layoutproof.claims.equals import equality_script
from layoutproof.integers.expression import Name
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving import solver
from layoutproof.proving.domain import Domain, Variable

CASES = [  # extents, the order in which the strides grow
    ((6, 12, 14), (2, 0, 1)),
    ((990, 1020, 1050), (2, 0, 1)),
    ((6, 12, 14, 21, 50), (3, 1, 4, 0, 2)),
    ((6, 12, 14, 21, 50, 9, 10, 11), (5, 2, 7, 0, 4, 6, 1, 3)),
]
SOLVER_MS = 5_000
NUMPY_CHUNK = 1 << 20
NUMPY_MOST = 1 << 24  # points really visited; beyond that the time is scaled up, and marked so
POINTWISE_MOST = 1 << 14


@dataclass(frozen=True)
class Case:
    """One layout and its inverse."""

    layout: Layout
    inverse: Layout

    @property
    def points(self) -> int:
        size = self.layout.size()
        assert isinstance(size, int)
        return size


def cases() -> list[Case]:
    """The layouts, each a bijection onto 0 .. points-1."""
    found = []
    for extents, order in CASES:
        strides = [0] * len(extents)
        place = 1
        for mode in order:
            strides[mode] = place
            place *= extents[mode]
        layout = Layout(extents, tuple(strides))
        found.append(Case(layout, right_inverse(layout)))
    return found


def table() -> Table:
    """One row a size, and the growth from the smallest to the largest."""
    times: list[list[float]] = []
    rows = []
    for case in cases():
        ours = median(partial(certified, case), 20)
        raw, answer = raw_formula(case)
        scanned, whole = by_numpy(case)
        pointwise, complete = by_tensor_layouts(case)
        times.append([ours, scanned, pointwise])
        name = f"{case.points:,} ({len(case.layout.leaves())} modes)"
        rows.append(
            [
                name,
                ms(ours),
                ms(raw) if answer == "unsat" else f"> {SOLVER_MS // 1000} s ({answer})",
                scaled(scanned, whole) + f" ({ratio(scanned, ours)})",
                scaled(pointwise, complete) + f" ({ratio(pointwise, ours)})",
            ]
        )
    same_modes = _growth("growth, three modes", times[0], times[1])
    more_modes = _growth("growth, three to eight modes", times[0], times[-1])
    rows += [same_modes, more_modes]
    growth = [times[case][0] / times[0][0] for case in (1, -1)]
    return Table(
        "g(f(x)) = x, no size a power of two",
        ("points", "LayoutProof, certified", "raw div/mod, z3", "NumPy, all points", "tensor-layouts, all points"),
        rows,
        (
            f"Goal: growth from 10^3 to 10^9 points at most 5x: {against(growth[0], 5.0)} with three modes, "
            f"{against(growth[1], 5.0)} where there are eight. In brackets: ratio to LayoutProof.",
            f"`~`: scaled up from {NUMPY_MOST:,} points (NumPy) or {POINTWISE_MOST:,} (tensor-layouts).",
        ),
    )


def _growth(name: str, first: list[float], last: list[float]) -> list[str]:
    ours, scanned, pointwise = (late / early for early, late in zip(first, last, strict=True))
    return [name, f"**{ours:.1f}x**", "", f"{scanned:,.0f}x", f"{pointwise:,.0f}x"]


def certified(case: Case) -> None:
    """Build the obligations and discharge them."""
    domain = Domain(variables=(Variable("x", case.points),))
    back = layout_expression(case.inverse, layout_expression(case.layout, Name("x")))
    run = solver.discharge(equality_script(domain, "layout", ["x"], [(back, Name("x"))]))
    assert run.proved, f"{case.layout}: {run.answer}"


def raw_formula(case: Case) -> tuple[float, str]:
    """The same claim as nested div and mod, as an engineer would type it into a solver."""
    forth = _term(leaves(case.layout), "x")
    back = _term(leaves(case.inverse), forth)
    text = f"(declare-const x Int)(assert (and (<= 0 x) (< x {case.points})))(assert (not (= {back} x)))(check-sat)"
    answers: list[str] = []
    session = solver.Session("", limit=2**32 - 1)
    session.send(f"(set-option :timeout {SOLVER_MS})")
    taken = once(lambda: answers.append(session.send(text)))
    session.send("(set-option :timeout 4294967295)")  # the next session resets everything but this
    return taken, answers[-1]


def by_numpy(case: Case) -> tuple[float, bool]:
    """Seconds for all points (scaled up when only some were visited), and whether all were."""
    visited = min(case.points, NUMPY_MOST)

    def scan() -> None:
        for start in range(0, visited, NUMPY_CHUNK):
            x = np.arange(start, min(start + NUMPY_CHUNK, visited), dtype=np.int64)
            assert np.array_equal(evaluate(case.inverse, evaluate(case.layout, x)), x)

    taken = median(scan, 5) if visited < NUMPY_CHUNK else once(scan)
    return taken * case.points / visited, visited == case.points


def by_tensor_layouts(case: Case) -> tuple[float, bool]:
    """The same with tensor-layouts' own layouts and its own inverse, point by point."""
    shape, stride = zip(*leaves(case.layout), strict=True)
    layout = tensor_layouts.Layout(shape, stride)
    inverse: Callable[[int], int] = tensor_layouts.right_inverse(layout)
    visited = min(case.points, POINTWISE_MOST)

    def scan() -> None:
        assert all(inverse(layout(x)) == x for x in range(visited))

    taken = median(scan, 3) if visited == case.points else once(scan)
    return taken * case.points / visited, visited == case.points


def _term(modes: Leaves, x: str) -> str:
    parts = []
    place = 1
    for extent, stride in modes:
        parts.append(f"(* {stride} (mod (div {x} {place}) {extent}))")
        place *= extent
    return f"(+ {' '.join(parts)} 0)"
