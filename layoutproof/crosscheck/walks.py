"""Walks over every coordinate of an operand, a layout, a tensor or a bare instruction, as C++ functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from layoutproof.atoms.atom import AXES, PARTS
from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.atom_names import atom_type, copy_atom_type, copy_traits_type, traits_type
from layoutproof.crosscheck.questions import LayoutVisit, OperandVisit, Visit
from layoutproof.crosscheck.writer import INTEGER, Writer
from layoutproof.errors import Rejected
from layoutproof.integers.c import to_c
from layoutproof.integers.expression import Expression
from layoutproof.specs.spec import OPERAND_INPUTS, OPERAND_OUTPUTS, Instruction

_COPY_SIDES = {"src": "Src", "dst": "Dst", "ref": "Ref"}


def write_visit(writer: Writer, visit: Visit) -> None:
    """The function of one walk; nothing where none of its claims can be written."""
    inputs = visit.inputs if isinstance(visit, LayoutVisit) else _of_operand(visit.letter)
    try:
        of = _layout_type(visit) if isinstance(visit, LayoutVisit) else ""
    except Rejected as refused:
        writer.unasked += [(asked.claim.name, refused.refusal.reason) for asked in visit.claims]
        return
    made = [writer.claim(asked, visit.sizes, inputs, tuple(visit.outputs)) for asked in visit.claims]
    counters = [counter for counter in made if counter is not None]
    if not counters:
        return
    inside = [counter.step for counter in counters]
    walk = _layout_walk(visit, of, inside) if isinstance(visit, LayoutVisit) else _operand_walk(visit, inside)
    lines = [*(counter.opened for counter in counters), *walk, *(counter.closed for counter in counters)]
    writer.function(visit.subject, visit.sizes, lines)


def identity(shape: Sequence[int]) -> str:
    """The tensor of coordinates of this shape."""
    return f"make_identity_tensor({shape_of(shape)})"


def shape_of(extents: Sequence[int]) -> str:
    """``make_shape(Int<64>{}, Int<64>{})``."""
    return f"make_shape({', '.join(f'Int<{extent}>{{}}' for extent in extents)})"


def outputs_from_element(outputs: Mapping[str, Expression]) -> list[str]:
    """Declarations of what claims speak of, where ``element`` is what CuTe's layout gave."""
    lines = (f"lp::i64 at_{name} = {to_c(formula, None, INTEGER)};" for name, formula in outputs.items())
    return [f"[[maybe_unused]] {line}" for line in lines]


def _of_operand(letter: str) -> tuple[str, ...]:
    """The inputs of an operand, the thread and the value first."""
    return ("t", "v", *(name for name in OPERAND_INPUTS[letter] if name not in ("t", "v")))


def _layout_type(visit: LayoutVisit) -> str:
    """CuTe's own layout of an instruction, else ours as a type. Raises :class:`Rejected` where there is none."""
    if visit.instruction is None:
        return cxx.composed_type(visit.layout)
    return _of_instruction(visit.instruction)


def _of_instruction(instruction: Instruction) -> str:
    name, part, bits = instruction.name, instruction.part, instruction.value_bits
    if part in PARTS:
        return f"{traits_type(atom_type(name))}::{part}Layout"
    if bits == 1:
        return f"{copy_traits_type(name)}::{_COPY_SIDES[part]}Layout"
    return f"{copy_atom_type(name, bits)}::ValLayout{_COPY_SIDES[part]}"


def _operand_walk(visit: OperandVisit, inside: Iterable[str]) -> list[str]:
    letter = visit.letter
    shape = tuple(visit.problem[axis] for axis in AXES[letter])
    outputs = (f"at_{name}" for name in OPERAND_OUTPUTS[letter])
    parameters = ", ".join(f"lp::i64 {name}" for name in (*OPERAND_INPUTS[letter], *outputs))
    return [
        f"auto identity = {identity(shape)};",
        f"auto partition = [&](auto const& slice) {{ return slice.partition_{letter}(identity); }};",
        f"lp::each(Mma{{}}, partition, [&]({parameters}) {{",
        *(f"  {line}" for line in inside),
        "});",
    ]


def _layout_walk(visit: LayoutVisit, of: str, inside: Iterable[str]) -> list[str]:
    """The last input is the outermost loop, so that the first varies fastest."""
    plain = visit.layout if not hasattr(visit.layout, "layout") else visit.layout.layout
    extents = [plain.size()] if len(visit.inputs) == 1 else [mode.size() for mode in plain.modes]
    known = [cxx.identifier(name) for name in visit.inputs]
    loops, ends = [], []
    for name, extent in reversed(list(zip(known, extents, strict=True))):
        loops.append(f"for (lp::i64 {name} = 0; {name} < {extent}; ++{name}) {{")
        ends.append("}")
    call = f"lp::i64 element = layout({', '.join(known)});"
    return [f"{of} layout;", *loops, call, *outputs_from_element(visit.outputs), *inside, *ends]
