"""`[mma] shared`: the tensors in shared memory that the instruction itself reads, each of which must have a descriptor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from layoutproof.algebra.steps import within
from layoutproof.atoms.atom import AXES, Atom
from layoutproof.atoms.types import width
from layoutproof.errors import Rejected
from layoutproof.tiled.gmma_descriptor import check_units, descriptor_fragment
from layoutproof.tiled.mma import TiledMMA
from layoutproof.tiled.validity import check_problem, check_tile

if TYPE_CHECKING:
    from layoutproof.specs.subjects import Subjects

READ = ("A", "B")


def check_shared(subjects: Subjects, mma: TiledMMA) -> tuple[str, ...]:
    """Every shared operand must be whole tiles of a canonical layout, and its base aligned to its swizzle.

    Returned is what each descriptor says, one line an operand. Raises :class:`Rejected` where CuTe's make_fragment_A or _B
    does not compile.
    """
    assert subjects.spec.mma is not None, "only asked of specs that have one"
    lines = []
    for letter, name in subjects.spec.mma.shared:
        memory = subjects.copies.memory(name)
        try:
            _check_bits(mma.atom, letter, memory.tensor.bits)
            for axis, extent in zip(AXES[letter], memory.extents, strict=False):
                check_tile(mma, axis)
                check_problem(mma, axis, extent)
            tensor = memory.tensor if memory.shared else None
            partitioned = mma.partition(letter, memory.tensor.plain)
            descriptor, _ = descriptor_fragment(mma.atom, letter, partitioned, tensor)
            check_units(memory.tensor)
            memory.tensor.check_base()
        except Rejected as error:
            raise within(error, operation=f"{letter} from {name}") from None
        lines.append(f"descriptor of {letter} from {name}: {descriptor}")
    return tuple(lines)


def _check_bits(atom: Atom, letter: str, bits: int) -> None:
    if letter not in atom.fragments:
        read = ", ".join(part for part in READ if part in atom.fragments) or "an atom that reads shared memory (SS, RS)"
        raise Rejected("mma", f"{atom.name} takes {letter} from registers", mode="shared", legal=read)
    if width(atom.types[letter]) != bits:
        reason = f"its elements have {bits} bits, {atom.name} takes {atom.types[letter]}"
        raise Rejected("mma", reason, mode="bits", legal=f"{width(atom.types[letter])} bits")
