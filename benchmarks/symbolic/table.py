"""LayoutProof once for all sizes; each peer at about 2^10, 2^16 and 2^20 inputs, and for all sizes where it can say that.

Every answer is checked: all must say yes, and no to the claim's wrong twin.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from functools import partial

from benchmarks.measure import Table, median, ms, once, ratio, scaled
from benchmarks.symbolic import arrays, limited, pointwise, polyhedra, raw
from benchmarks.symbolic.claims import Claim, Sizes, claims
from benchmarks.symbolic.limited import Taken
from layoutproof.proving.verdict import Verdict

SECONDS = 5.0  # what isl and z3 are given
SEEDS = 5  # of z3, asked for all sizes: the answers depend on them
CANNOT = "cannot express"
ONE_SIZE = "one size at a time"
NOT_AFFINE = "not affine"
QUICK_SIZES = 2
DERIVED = ("BM", "BN", "T", "c")  # numbers of blocks, which follow from the sizes


def table(quick: bool) -> Table:
    """Five rows a claim: all sizes, three sizes, growth."""
    rows = []
    for claim in claims():
        rows += _rows(claim, quick)
    return Table(
        "Claims on symbolic sizes",
        ("claim, inputs", "LayoutProof", "NumPy", "tensor-layouts", "islpy", "raw div/mod, z3"),
        rows,
        (
            "LayoutProof proves each claim once, for all sizes, from the spec's text on; the peers answer the same claim at"
            " one size, and for all sizes where that can be said to them. In brackets: ratio to LayoutProof.",
            f"`~`: scaled up from {pointwise.MOST:,} inputs. {CANNOT}: a clamped group is no layout. {NOT_AFFINE}: it multiplies"
            " two sizes, or divides by one; isl takes such claims with numbers only, and the clamped order in two pieces.",
            "z3 is given the inverse that LayoutProof has (found or stated in the spec): it has neither to count nor to find.",
            "Each answer was checked: each peer that answers refutes the claim's wrong twin at the smallest size, and LayoutProof"
            " refutes it for all sizes.",
        ),
    )


def _rows(claim: Claim, quick: bool) -> list[list[str]]:
    ours = _ours(claim, 3 if quick else 5)
    everywhere = [f"**{claim.title}**", ms(ours), ONE_SIZE, ONE_SIZE if claim.name in pointwise.ANSWERS else CANNOT]
    if claim.name in polyhedra.FOR_ALL:
        everywhere.append(_cell(_by_isl_for_all(claim), ours))
    else:
        everywhere.append(NOT_AFFINE)
    rows = [[*everywhere, _seeded([_by_z3(claim, {}, seed) for seed in range(1 if quick else SEEDS)], ours)]]
    first: list[float | None] = []
    last: list[float | None] = []
    for sizes in claim.sizes[: QUICK_SIZES if quick else None]:
        cells, last = _at(claim, sizes, ours)
        first = first or last
        rows.append([f"{_words(sizes)}: {claim.inputs(sizes):,}", "as above", *cells])
    growth = claim.inputs(sizes) / claim.inputs(claim.sizes[0])
    grown = [f"{late / early:,.1f}x" if early and late else "" for early, late in zip(first, last, strict=True)]
    rows.append([f"growth over {growth:,.0f}x the inputs", "**1.0x**", *grown])
    return rows


def _at(claim: Claim, sizes: Sizes, ours: float) -> tuple[list[str], list[float | None]]:
    """The peers at one size: what the table says, and the seconds where there was an answer."""
    scanned = _by_numpy(claim, sizes)
    cells, seconds = [f"{ms(scanned)} ({ratio(scanned, ours)})"], [scanned]
    times: list[float | None] = [*seconds]
    if claim.name in pointwise.ANSWERS:
        taken, whole = _by_tensor_layouts(claim, sizes)
        cells.append(f"{scaled(taken, whole)} ({ratio(taken, ours)})")
        times.append(taken)
    else:
        cells.append(CANNOT)
        times.append(None)
    for answered in (_by_isl(claim, sizes), _by_z3(claim, sizes)):
        cells.append(_cell(answered, ours))
        times.append(None if answered.answer is None else answered.seconds)
    return cells, times


def _words(sizes: Sizes) -> str:
    return ", ".join(f"{name} = {value:,}" for name, value in sizes.items() if name not in DERIVED)


def _cell(taken: Taken, ours: float) -> str:
    if taken.answer is None:  # z3 counts seconds on the wall: on a busy machine it has had less processor time
        return f"> {SECONDS:.0f} s" if taken.seconds >= SECONDS / 2 else f"unknown after {ms(taken.seconds)}"
    return f"{ms(taken.seconds)} ({ratio(taken.seconds, ours)})"


def _seeded(taken: list[Taken], ours: float) -> str:
    """What z3 takes for all sizes, and for how many seeds it finds no answer."""
    answered = [one for one in taken if one.answer is not None]
    if not answered:
        return _cell(taken[0], ours)
    middle = statistics.median(one.seconds for one in answered)
    failed = len(taken) - len(answered)
    return _cell(Taken(middle, True), ours) + (f", no answer for {failed} of {len(taken)} seeds" if failed else "")


def _ours(claim: Claim, repeat: int) -> float:
    refuted = claim.decide(wrong=True)
    assert refuted.verdict is Verdict.REFUTED, f"{claim.name}, wrong: {refuted.verdict}"

    def prove() -> None:
        outcome = claim.decide()
        assert outcome.verdict is Verdict.PROVED, f"{claim.name}: {outcome.verdict}"

    return median(prove, repeat)


def _by_numpy(claim: Claim, sizes: Sizes) -> float:
    answer = arrays.ANSWERS[claim.name]
    assert not answer(claim.sizes[0], True), f"NumPy, {claim.name}, wrong"

    def scan() -> None:
        assert answer(sizes, False), f"NumPy, {claim.name}, {sizes}"

    return median(scan, 5)


def _by_tensor_layouts(claim: Claim, sizes: Sizes) -> tuple[float, bool]:
    """Seconds for all inputs (scaled up when only some were visited), and whether all were."""
    answer = pointwise.ANSWERS[claim.name]
    assert not answer(claim.sizes[0], True), f"tensor-layouts, {claim.name}, wrong"

    def scan() -> None:
        assert answer(sizes, False), f"tensor-layouts, {claim.name}, {sizes}"

    inputs = claim.inputs(sizes)
    taken = statistics.median(once(scan) for _ in range(3))
    return taken * max(inputs / pointwise.MOST, 1.0), inputs <= pointwise.MOST


def _by_isl(claim: Claim, sizes: Sizes) -> Taken:
    answer = polyhedra.ANSWERS[claim.name]
    if sizes is claim.sizes[0]:
        _ask(f"isl, {claim.name}", partial(answer, sizes), wrong=True)
    return _ask(f"isl, {claim.name}", partial(answer, sizes))


def _by_isl_for_all(claim: Claim) -> Taken:
    answer = polyhedra.FOR_ALL[claim.name]
    _ask(f"isl, {claim.name}, all sizes", answer, wrong=True)
    return _ask(f"isl, {claim.name}, all sizes", answer)


def _by_z3(claim: Claim, sizes: Sizes, seed: int = 0) -> Taken:
    answer = partial(raw.answer, claim.name, sizes, SECONDS, seed)
    if sizes is claim.sizes[0]:
        _ask(f"z3, {claim.name}", answer, wrong=True)
    return _ask(f"z3, {claim.name}", answer)


def _ask(what: str, answer: Callable[[bool], bool | None], *, wrong: bool = False) -> Taken:
    taken = limited.limited(answer, wrong, seconds=SECONDS)
    assert taken.answer in (None, not wrong), f"{what}, wrong: {wrong}: {taken.answer}"
    return taken
