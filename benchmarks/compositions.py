"""Random compositions A o B of up to six modes, no extents that are powers of two.

Each is computed as CuTe computes it, and then certified: result(i) = A(B(i)) for every i, from obligations. The peers
check the same equation point by point.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from functools import partial
from itertools import groupby

import numpy as np
import tensor_layouts

from benchmarks.arrays import evaluate
from benchmarks.measure import Table, against, ms, once, percentile, ratio
from layoutproof.algebra.composition import composition
from layoutproof.algebra.steps import Step
from layoutproof.claims.composition import prove_step
from layoutproof.layouts.layout import Layout
from layoutproof.proving import solver
from layoutproof.proving.domain import Domain
from layoutproof.proving.setting import open_script

EXTENTS = (3, 5, 6, 7, 9, 10, 12, 14, 15, 18, 20, 21)
MODES = 6
POINTWISE = 2_000  # points that tensor-layouts is asked for; its time is scaled up beyond
Pair = tuple[Layout, Layout]


def random_pairs(count: int, seed: int) -> list[Pair]:
    """A with shuffled compact strides; B a random choice of runs of A's digits, in random order."""
    rng = random.Random(seed)
    pairs: list[Pair] = []
    while len(pairs) < count:
        extents = [rng.choice(EXTENTS) for _ in range(rng.randint(1, MODES))]
        left = Layout(tuple(extents), tuple(_shuffled_strides(extents, rng)))
        runs = _runs(extents, rng)
        chosen = rng.sample(runs, rng.randint(1, min(MODES, len(runs))))
        shape, stride = zip(*chosen, strict=True)
        pairs.append((left, Layout(shape, stride)))
    return pairs


def table(count: int, seed: int = 1) -> Table:
    """Rates over the same pairs; one process, one core."""
    pairs = random_pairs(count, seed)
    certify(pairs[0])
    unknown: list[Pair] = []
    ours = _times(lambda pair: unknown.append(pair) if certify(pair) != "unsat" else None, pairs)
    scanned = _times(by_numpy, pairs)
    pointwise = _times(by_tensor_layouts, pairs[: max(count // 10, 1)])
    scale = [max(size(right) / POINTWISE, 1.0) for _, right in pairs]
    pointwise = [t * s for t, s in zip(pointwise, scale, strict=False)]
    rate = len(ours) / sum(ours)
    rows = [
        _row("LayoutProof, certified", ours, ours),
        _row("NumPy, all points", scanned, ours),
        _row(f"tensor-layouts, all points (scaled up beyond {POINTWISE:,})", pointwise, ours),
    ]
    points = sorted(size(right) for _, right in pairs)
    return Table(
        f"{count} random compositions, up to {MODES} modes, no powers of two",
        ("", "a second", "median", "95th percentile", "slowest", "total, ratio to LayoutProof"),
        rows,
        (
            f"Points in B: median {points[len(points) // 2]:,}, largest {points[-1]:,}.",
            f"All {count} are right by construction; {count - len(unknown)} are proved, {len(unknown)} unknown."
            f" tensor-layouts was given the first {len(pointwise)} only.",
            f"Goals: at least 300 a second: {against(300, rate)}; none over 50 ms: {against(max(ours), 0.05)}.",
        ),
    )


def certify(pair: Pair) -> str:
    """Compose, write the obligations, discharge them: ``unsat`` when all are."""
    left, right = pair
    step = Step("composition", "", left, right, composition(left, right))
    script, _ = open_script(Domain())
    prove_step(script, Domain(), step)
    return solver.discharge(script).answer


def by_numpy(pair: Pair) -> None:
    """result(i) = A(B(i)) for every i, as arrays."""
    left, right = pair
    result = composition(left, right)
    i = np.arange(size(right), dtype=np.int64)
    assert np.array_equal(evaluate(result, i), evaluate(left, evaluate(right, i)))


def by_tensor_layouts(pair: Pair) -> None:
    """The same with tensor-layouts' composition, point by point."""
    left, right = (tensor_layouts.Layout(layout.shape, layout.stride) for layout in pair)
    result = tensor_layouts.compose(left, right)
    assert all(result(i) == left(right(i)) for i in range(min(size(pair[1]), POINTWISE)))


def size(layout: Layout) -> int:
    """The number of points."""
    value = layout.size()
    assert isinstance(value, int)
    return value


def _times(action: Callable[[Pair], None], pairs: list[Pair]) -> list[float]:
    times = []
    for pair in pairs:
        times.append(once(partial(action, pair)))
    return times


def _row(name: str, times: list[float], base: list[float]) -> list[str]:
    mean, reference = statistics.fmean(times), statistics.fmean(base[: len(times)])
    cells = [ms(statistics.median(times)), ms(percentile(times, 0.95)), ms(max(times))]
    return [name, f"{1 / mean:,.0f}", *cells, ratio(mean, reference)]


def _shuffled_strides(extents: list[int], rng: random.Random) -> list[int]:
    strides = [0] * len(extents)
    place = 1
    for mode in rng.sample(range(len(extents)), len(extents)):
        strides[mode] = place
        place *= extents[mode]
    return strides


def _runs(extents: list[int], rng: random.Random) -> list[tuple[int, int]]:
    """The flat index of ``extents`` as digits (each extent split in two at random), neighbours joined at random."""
    digits = []
    place = 1
    for extent in extents:
        factors = [f for f in range(1, extent + 1) if extent % f == 0]
        low = rng.choice(factors)
        for part in (low, extent // low):
            if part > 1:
                digits.append((part, place))
                place *= part
    labels: list[int] = []
    for _ in digits:
        labels.append(labels[-1] if labels and rng.random() < 0.3 else len(labels))
    runs = []
    for _, group in groupby(zip(labels, digits, strict=True), key=lambda item: item[0]):
        run = [digit for _, digit in group]
        runs.append((int(np.prod([extent for extent, _ in run])), run[0][1]))
    return runs
