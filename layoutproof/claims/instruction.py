"""A bare instruction as the subject of claims: (lane, v) -> which element of its operand, without any [mma] around it.

``lane`` is the thread within the instruction (0 up to the size of ThrID), ``v`` the value within the thread, as the
instruction's thread-value layout counts them.
"""

from __future__ import annotations

from layoutproof.atoms.atom import AXES, AXIS_NAMES, Atom
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.claims.subject import Subject
from layoutproof.integers.expression import ZERO, Expression, Literal, Name, divide, modulo
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.domain import Domain, Variable

INPUTS = ("lane", "v")


def atom_subject(atom: Atom, part: str) -> tuple[Subject, dict[str, Size]]:
    """The coordinates that each (lane, v) of an MMA instruction holds, and the operand's extents.

    Raises :class:`Rejected` where the layout that CuTe publishes cannot be used. A layout that is merely wrong is a
    subject like any other: claims of it are refuted.
    """
    layout = atom.layout_tv(part)
    domain, offset, derived = _function(layout)
    first, second = atom.extents(part)
    i, j = (AXIS_NAMES[axis].lower() for axis in AXES[part])
    outputs = {i: modulo(offset, Literal(first)), j: divide(offset, Literal(first))}
    return Subject(f"{part} of {atom.name}", domain, outputs, derived), {i: first, j: second}


def copy_subject(copy: CopyAtom, side: str, value_bits: int) -> tuple[Subject, dict[str, Size]]:
    """The place among everything moved that each (lane, v) reads or writes: in bits, or in values of ``value_bits``."""
    layout = copy.layout(side, value_bits)
    domain, offset, derived = _function(layout)
    output = copy_output(value_bits)
    return Subject(f"{side} of {copy.name}", domain, {output: offset}, derived), {output: layout.cosize()}


def copy_output(value_bits: int) -> str:
    """What the place is called: ``bit``, or ``element`` where values are wider."""
    return "bit" if value_bits == 1 else "element"


def _function(layout: Layout) -> tuple[Domain, Expression, dict[str, Expression]]:
    sizes = {name: mode.size() for name, mode in zip(INPUTS, layout.modes, strict=True)}
    inputs: dict[str, Expression] = {name: ZERO if size == 1 else Name(name) for name, size in sizes.items()}
    offset = layout_expression(layout, tuple(inputs[name] for name in INPUTS))
    variables = tuple(Variable(name, size) for name, size in sizes.items() if size != 1)
    return Domain((), variables), offset, {name: ZERO for name, size in sizes.items() if size == 1}
