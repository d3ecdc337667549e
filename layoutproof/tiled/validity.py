"""Configurations that CuTe compiles without a word although the mapping is not what it should be.

CuTe rounds up where a tile or a problem does not divide, repeats where a tile is too small, and takes thread layouts and
permutations that name an element twice. Each check here says which mode, the two numbers, and the nearest legal value.
Thread layouts with holes, and permutations with gaps that the rest modes fill, are legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from layoutproof.algebra.complement import complement
from layoutproof.algebra.partition import get_flat_coord
from layoutproof.atoms.atom import AXIS_NAMES
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts import sizes
from layoutproof.layouts.layout import Layout, make_layout
from layoutproof.tiled.mma import TiledMMA


def validate(mma: TiledMMA, problem: Sequence[Size]) -> None:
    """Raise :class:`Rejected` when the mapping of a problem (M, N, K) would not be right. Sizes may be symbolic."""
    if mma.atom.fault:
        raise Rejected(f"atom {mma.atom.name}", mma.atom.fault, legal="an atom whose layouts are whole")
    check_threads(mma)
    for axis, extent in enumerate(problem):
        check_tile(mma, axis)
        check_problem(mma, axis, extent)


def check_threads(mma: TiledMMA) -> None:
    """Every thread index must decode to the one place in the thread layout that it comes from."""
    layout = mma.thr_layout_vmnk
    leaves = sorted((leaf for leaf in layout.leaves() if leaf[0] != 1), key=lambda leaf: leaf[1])  # type: ignore[arg-type, return-value]
    reach = 1
    for extent, stride in leaves:
        assert isinstance(extent, int)
        if not isinstance(stride, int) or stride < 1:
            reason = f"the thread layout {mma.thr_layout} gives {extent} atoms along one mode the same threads: stride {stride}"
            raise Rejected("make_tiled_mma", reason, mode="thread layout", legal=str(Layout(mma.thr_layout.shape)))
        if stride % reach != 0:
            _check_every_thread(mma)
            return
        reach = stride * extent


def _check_every_thread(mma: TiledMMA) -> None:
    """The strides are not nested: look at each thread."""
    layout = mma.thr_layout_vmnk
    v, m, n, k = mma.threads
    legal = str(Layout(mma.thr_layout.shape))
    places = [
        (index % v, index // v % m, index // (v * m) % n, index // (v * m * n) % k) for index in range(v * m * n * k)
    ]
    owner: dict[int, tuple[int, ...]] = {}
    for place, thread in zip(places, layout.values(), strict=True):
        if thread in owner:
            reason = f"thread {thread} stands at (v,m,n,k) = {owner[thread]} and at {place}"
            raise Rejected("make_tiled_mma", f"{mma.thr_layout}: {reason}", mode="thread layout", legal=legal)
        owner[thread] = place
    for thread, home in owner.items():
        found = get_flat_coord(layout, thread)
        if found != home:
            reason = f"thread {thread} of (v,m,n,k) = {home} is decoded as {found}"
            raise Rejected("make_tiled_mma", f"{mma.thr_layout}: {reason}", mode="thread layout", legal=legal)


def check_tile(mma: TiledMMA, axis: int) -> None:
    """The tile along one mode must be whole atoms for all threads, and its permutation must name each element once."""
    name = AXIS_NAMES[axis]
    atom, threads, tile = mma.atom.shape_mnk[axis], mma.threads[axis + 1], mma.tile_shape[axis]
    step = atom * threads
    if tile % step != 0:
        reason = f"the tile is {tile}, not a multiple of {step} ({threads} x {atom})"
        raise Rejected("make_tiled_mma", reason, mode=name, legal=sizes.multiples_near(tile, step))
    permutation = mma.permutation(axis)
    if isinstance(permutation, Layout):
        period(permutation, name)


def period(permutation: Layout, mode: str) -> int:
    """The elements after which a permutation and the rest modes that fill its gaps repeat.

    Raises :class:`Rejected` when some element is named twice, or a gap cannot be filled.
    """
    operation = "make_tiled_mma"
    size = permutation.size()
    values = list(permutation.values())
    if len(set(values)) != len(values):
        first = next(value for place, value in enumerate(values) if value in values[:place])
        times = f"{values.count(first)} times: {size} slots, {len(set(values))} elements"
        reason = f"the permutation {permutation} names {first} {times}"
        raise Rejected(operation, reason, mode=mode, legal=str(Layout(permutation.shape)))
    rest = complement(permutation)
    whole = make_layout(permutation, rest) if rest.size() != 1 else permutation
    filled = sorted(whole.values())
    if filled != list(range(len(filled))):
        gap = next((place for place, value in enumerate(filled) if place != value), 0)
        reason = f"the permutation {permutation} has gaps that its complement {rest} does not fill, first at {gap}"
        raise Rejected(operation, reason, mode=mode, legal=str(Layout(permutation.shape)))
    return len(filled)


def check_problem(mma: TiledMMA, axis: int, extent: Size) -> None:
    """The problem along one mode must be whole tiles (whole periods, for a permutation with gaps)."""
    permutation = mma.permutation(axis)
    unit = period(permutation, AXIS_NAMES[axis]) if isinstance(permutation, Layout) else permutation
    if exact_quotient(extent, unit) is not None:
        return
    if isinstance(extent, int):
        reason, legal = f"{extent} is not a multiple of {unit}", sizes.multiples_near(extent, unit)
    else:
        text = sizes.size_text(extent)
        reason, legal = f"{text} is not known to be a multiple of {unit}", f"{text} % {unit} == 0"
    what = "the tile" if unit == mma.tile_shape[axis] else f"the period of {permutation}"
    raise Rejected("problem", f"{AXIS_NAMES[axis]} = {reason}, {what}", mode=AXIS_NAMES[axis], legal=legal)
