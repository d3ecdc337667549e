"""CuTe's composition is a claim, not an axiom: ``result(i) = left(right(i))`` for every i, one obligation a step.

CuTe checks divisibility more weakly than that equation needs, and accepts (3,4):(4,1) o 6:2 although it is wrong. So
each composition that a partition rests on is proved here, over the coordinates of ``right``.
"""

from __future__ import annotations

from collections.abc import Iterable

from layoutproof.algebra.steps import Step
from layoutproof.integers import smt
from layoutproof.integers.expression import Expression, Name
from layoutproof.layouts.expressions import Coordinate, layout_expression
from layoutproof.layouts.int_tuple import IntTuple, flatten
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.sizes import Path, basis_parts, has_basis
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs

Pair = tuple[Expression, Expression]


def distinct(steps: Iterable[Step]) -> list[Step]:
    """Steps that say different things; those that compose with a single element say nothing."""
    seen: dict[tuple[Layout, Layout, Layout], Step] = {}
    for step in steps:
        seen.setdefault((step.left, step.right, step.result), step)
    return list(seen.values())


def step_variables(step: Step) -> tuple[Variable, ...]:
    """One input a mode of the right-hand layout."""
    return tuple(Variable(f"c{i}", size) for i, size in enumerate(flatten(step.right.shape)))


def step_pairs(step: Step) -> list[Pair]:
    """(result, left o right) at the coordinates ``c0, c1, ...`` of the right-hand layout; one pair a basis element."""
    coordinate, _ = _coordinate(step.right.shape, 0)
    inner = layout_expression(step.right, coordinate)
    pairs = []
    for path in _paths(step.left):
        left = step.left if path is None else step.left.component(*path)
        result = step.result if path is None else step.result.component(*path)
        pairs.append((layout_expression(result, coordinate), layout_expression(left, inner)))
    return pairs


def prove_step(script: Script, domain: Domain, step: Step) -> None:
    """Add the obligations of one step, in a scope of its own."""
    script.open_scope()
    where = f"{step.operation}, {step.mode}" if step.mode else step.operation
    title = f"{where}: {step.left} o {step.right} = {step.result}"
    normaliser = declare_inputs(script, domain.with_variables(step_variables(step)), title)
    for result, composed in step_pairs(step):
        left, right = normaliser.normalise(result)[0], normaliser.normalise(composed)[0]
        script.prove(f"(= {smt.term(left)} {smt.term(right)})", GOAL)
    script.close_scope()


GOAL = "the layout that CuTe returns is the composition as a function"


def _coordinate(shape: IntTuple, start: int) -> tuple[Coordinate, int]:
    if not isinstance(shape, tuple):
        return Name(f"c{start}"), start + 1
    parts = []
    for mode in shape:
        part, start = _coordinate(mode, start)
        parts.append(part)
    return tuple(parts), start


def _paths(layout: Layout) -> list[Path | None]:
    """The places of a coordinate that the strides step along, or [None] for plain strides."""
    found = {path for stride in flatten(layout.stride) if has_basis(stride) for path in basis_parts(stride)}
    return [*sorted(found)] or [None]
