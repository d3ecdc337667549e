"""An operand of a TiledMMA as the subject of claims: (lane, v, wm, wn, wk, repetitions) -> coordinate.

All threads count, also those whose coordinate the operand does not depend on: two warps side by side along N both hold
the same A. Inputs that can only be 0 are left out of the domain and stay usable in formulas.
"""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.claims.configuration import THREAD_INPUTS, Problem, operand_shape
from layoutproof.claims.subject import Subject
from layoutproof.integers.expression import ZERO, Expression, Name
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.expressions import Coordinate, coordinate_expressions, layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.domain import Domain, Variable
from layoutproof.tiled.mma import TiledMMA


@dataclass(frozen=True)
class Operand:
    """One operand's partition of a whole problem, and the claims' subject made of it."""

    subject: Subject
    shape: dict[str, Size]  # output name -> extent
    thrfrg: Layout


def operand_subject(mma: TiledMMA, operand: str, problem: Problem, params: Domain) -> Operand:
    """The coordinates that each (thread, value, repetition) holds. Raises :class:`Rejected` like thrfrg."""
    i, j = AXES[operand]
    shape = operand_shape(operand, problem)
    thrfrg = mma.thrfrg(operand, mma.identity(operand, shape))
    _, fragment = thrfrg.modes
    values, rest = fragment.modes
    sizes: dict[str, Size] = {"lane": mma.threads[0], "v": values.size()}
    sizes |= dict(zip(THREAD_INPUTS[1:], mma.threads[1:], strict=True))
    repetitions = {f"r{AXIS_NAMES[axis].lower()}": mode.size() for axis, mode in zip((i, j), rest.modes, strict=True)}
    sizes |= repetitions
    inputs: dict[str, Expression] = {name: ZERO if size == 1 else Name(name) for name, size in sizes.items()}
    warps = tuple(inputs[f"w{AXIS_NAMES[axis].lower()}"] for axis in (i, j))
    coordinate: Coordinate = ((inputs["lane"], warps), (inputs["v"], tuple(inputs[name] for name in repetitions)))
    names = (AXIS_NAMES[i].lower(), AXIS_NAMES[j].lower())
    outputs = dict(zip(names, coordinate_expressions(thrfrg, coordinate, 2), strict=True))
    derived: dict[str, Expression] = {name: ZERO for name, size in sizes.items() if size == 1}
    derived["t"] = layout_expression(mma.thr_layout_vmnk, tuple(inputs[name] for name in THREAD_INPUTS))
    variables = tuple(Variable(name, size) for name, size in sizes.items() if size != 1)
    domain = Domain(params.params, variables, None, params.assumptions)
    subject = Subject(f"operand {operand}", domain, outputs, derived)
    return Operand(subject, dict(zip(names, shape, strict=True)), thrfrg)
