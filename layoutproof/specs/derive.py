"""From a configuration alone to its claims: the closed forms of A, B and C, and how often each element is held.

The formulas are stated as a person would have written them and proved like anyone's. A configuration without a problem
is taken at every size that the tile divides: one proof for all of them says more than one tile does.
"""

from __future__ import annotations

from dataclasses import replace

from layoutproof.atoms.atom import AXES, AXIS_NAMES, OPERANDS
from layoutproof.claims.inverse import find_inverse
from layoutproof.claims.operand import Operand
from layoutproof.errors import Rejected
from layoutproof.integers import smt
from layoutproof.integers.expression import Name, names
from layoutproof.integers.parse import parse
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts.layout import Layout
from layoutproof.proving.mixed_radix import NoRadix
from layoutproof.proving.setting import Contradiction, Undecided, open_script
from layoutproof.specs.closed_forms import closed_forms
from layoutproof.specs.spec import Claim, Formula, Spec, SpecParam
from layoutproof.specs.subjects import Subjects
from layoutproof.tiled.mma import TiledMMA
from layoutproof.tiled.validity import period, validate


def derive_claims(spec: Spec) -> Spec:
    """The configuration of ``spec`` with the claims that can be derived of it, for all sizes where it gives no problem.

    A configuration that is to be rejected gets no claims: proving it says why.
    """
    wider = for_all_sizes(spec)
    claims = operand_claims(wider)
    if not claims and wider is not spec:  # sizes in symbols may be refused where the tile's own are not
        wider, claims = spec, operand_claims(spec)
    return replace(wider, claims=claims)


def for_all_sizes(spec: Spec) -> Spec:
    """The same configuration on M x N x K, each any whole number of tiles; as it is where it has a problem or no tile."""
    assert spec.mma is not None, "only asked of specs that have one"
    if spec.params or any(size is not None for size in spec.mma.problem):
        return spec
    try:
        mma = Subjects(spec).mma
        units = [_unit(mma, axis) for axis in range(3)]
    except Rejected:
        return spec
    m, n, k = (Formula(name, Name(name)) for name in AXIS_NAMES)
    params = tuple(SpecParam(name, _whole_tiles(name, unit)) for name, unit in zip(AXIS_NAMES, units, strict=True))
    return replace(spec, params=params, mma=replace(spec.mma, problem=(m, n, k)))


def operand_claims(spec: Spec) -> tuple[Claim, ...]:
    """``a_owner``, ... with the closed forms and ``a_covered``, ... with the multiplicities; none where it is rejected
    or its sizes contradict each other.
    """
    subjects = Subjects(spec)
    try:
        validate(subjects.mma, subjects.problem)
        operands = {letter: subjects.operand(letter) for letter in OPERANDS}
        open_script(subjects.params)
    except (Rejected, Contradiction, Undecided):
        return ()
    owner_claims, coverage = [], []
    for letter, operand in operands.items():
        forms = closed_forms(operand.subject)
        owner_claims.append(Claim(f"{letter.lower()}_owner", "operand", letter, "equals", forms))
        owners, words = sharing(subjects.mma, letter, operand)
        if owners is not None:
            count = Formula(str(owners), parse(str(owners)))
            name = f"{letter.lower()}_covered"
            coverage.append(Claim(name, "operand", letter, "covered", count=count, reads_as=words))
    return (*owner_claims, *coverage)


def sharing(mma: TiledMMA, letter: str, operand: Operand) -> tuple[Size | None, str]:
    """How many own each element (None: not seen), and who they are, in words."""
    subject = operand.subject
    try:
        inverse = find_inverse(subject, subject.outputs)
    except (NoRadix, smt.NoIntegerForm):
        return _by_counting(operand), ""
    group = group_words(mma)
    if inverse.owners == 1:
        return 1, f"{letter}: each element is held once"
    axis = next(name for axis, name in enumerate(AXIS_NAMES) if axis not in AXES[letter])
    warp = f"w{axis.lower()}"
    if inverse.fibre != Name(warp):
        differing = " and ".join(sorted(names(inverse.fibre)))
        return (
            inverse.owners,
            f"{letter}: what differs only in {differing} is the same element ({inverse.owners} owners)",
        )
    words = f"{letter}: {group} that differ only in {warp} hold the same elements ({inverse.owners} owners)"
    if letter == "C":
        words = (
            f"C: {group} along K hold partial sums of the same elements ({inverse.owners} owners): "
            f"a reduction over {warp} is owed"
        )
    return inverse.owners, words


def group_words(mma: TiledMMA) -> str:
    """What the thread layout places: warps, for most instructions."""
    return {1: "threads", 8: "quad pairs", 32: "warps", 128: "warpgroups"}.get(mma.threads[0], "thread groups")


def some(number: int, group: str) -> str:
    """``2 warps``, ``1 warp``."""
    return f"{number} {group.removesuffix('s') if number == 1 else group}"


def _by_counting(operand: Operand) -> Size | None:
    points: Size = 1
    for variable in operand.subject.domain.variables:
        points = points * variable.size
    for size in operand.shape.values():
        quotient = exact_quotient(points, size)
        if quotient is None:
            return None
        points = quotient
    return points


def _unit(mma: TiledMMA, axis: int) -> int:
    permutation = mma.permutation(axis)
    return period(permutation, AXIS_NAMES[axis]) if isinstance(permutation, Layout) else permutation


def _whole_tiles(name: str, unit: int) -> Formula:
    text = f"{name} >= {unit} && {name} % {unit} == 0" if unit > 1 else f"{name} >= 1"
    return Formula(text, parse(text))
