"""From a read spec to its tensors and tiled copies, and to what the claims on them ask."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from layoutproof.atoms import catalogue
from layoutproof.claims.copying import WARP, CopySide, Memory, copy_side
from layoutproof.claims.feeds import Chain
from layoutproof.errors import Rejected
from layoutproof.hardware.banks import Access, find_rule
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.int_tuple import modes as tuple_modes
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, unswizzled
from layoutproof.specs.spec import Claim, SpecCopy
from layoutproof.tiled.copy import SIDES, TiledCopy
from layoutproof.tiled.copy_validity import check_offset, check_transposed, check_vectors, check_whole_tiles
from layoutproof.tiled.make_copy import make_tiled_copy, make_tiled_copy_operand
from layoutproof.tiled.shared_memory import SharedTensor, check_chunks

if TYPE_CHECKING:
    from layoutproof.specs.subjects import Subjects

MATRIX = {"ldmatrix": "ldmatrix", "stmatrix": "stmatrix"}
UNCHECKED = ("aligned", "vectorised", "feeds")  # these find out about vectors themselves, and say more


@dataclass(frozen=True)
class Copies:
    """Tensors and copies by name, built when first asked for."""

    subjects: Subjects

    @cached_property
    def _memories(self) -> dict[str, Memory]:
        return {}

    @cached_property
    def _copies(self) -> dict[str, TiledCopy]:
        return {}

    def share(self, other: Copies) -> None:
        """Take over the copies that another has built: they do not depend on tensors."""
        self.__dict__["_copies"] = other._copies

    def memory(self, name: str) -> Memory:
        """A tensor. Raises :class:`Rejected` where it cannot be one."""
        if name not in self._memories:
            self._memories[name] = self._memory(name)
        return self._memories[name]

    def _memory(self, name: str) -> Memory:
        spec = self.subjects.spec.tensors[name]
        written = spec.layout
        plain = self.subjects.substituted(unswizzled(written))
        layout = plain if isinstance(written, Layout) else ComposedLayout(written.swizzle, written.offset, plain)
        tensor = SharedTensor(layout, spec.bits, spec.alignment, spec.base)
        _check_row(tensor)
        if spec.stages > 1:
            tensor = tensor.staged(spec.stages)
        tile: list[Size] = [self.subjects.size(formula) for formula in spec.tile]
        by_address = spec.swizzled == "address"
        return Memory(name, tensor, spec.modes, tuple(tile), by_address, spec.memory == "shared")

    def copy(self, name: str) -> TiledCopy:
        """A tiled copy. Raises :class:`Rejected` where CuTe does not build it."""
        if name not in self._copies:
            spec = self.subjects.spec.copies[name]
            atom = catalogue.find_copy(spec.atom)
            if spec.operand:
                made = make_tiled_copy_operand(atom, spec.value_bits, spec.operand, self.subjects.mma)
            else:
                made = make_tiled_copy(atom, spec.value_bits, parse_layout(spec.threads), parse_layout(spec.values))
            check_transposed(atom, spec.value_bits)
            self._copies[name] = made
        return self._copies[name]

    def side(self, name: str, side: str, *, vectors: bool = True) -> CopySide:
        """One side ("S" or "D") of a copy; registers have the shape of the tensor at the other end."""
        spec = self.subjects.spec.copies[name]
        copy = self.copy(name)
        memory, in_memory = self._end(spec, side)
        tensor = memory.plain if memory.tile else memory.tensor.layout
        check_whole_tiles(copy, side, tensor)
        check_offset(tensor)
        if vectors and in_memory and memory.tensor.plain.is_static():
            check_vectors(copy, side, tensor)
            _check_chunks(copy, side, memory)
        title = f"copy {name}, {'source' if side == 'S' else 'destination'}"
        return copy_side(copy, side, memory, self.subjects.params, title)

    def _end(self, spec: SpecCopy, side: str) -> tuple[Memory, bool]:
        own, other = (spec.source, spec.destination) if side == "S" else (spec.destination, spec.source)
        return self.memory(own or other), bool(own)

    def of(self, claim: Claim) -> CopySide:
        """The side that a claim speaks of. A claim on addresses takes the side that is in memory."""
        spec = self.subjects.spec.copies[claim.subject]
        side = next((letter for letter, word in SIDES.items() if word == claim.side), "D")
        addresses = claim.terms.output != "coordinate" or claim.predicate in (
            *UNCHECKED,
            "conflict_free",
            "max_conflicts",
        )
        if addresses:
            side = self._in_memory(spec, side, claim.predicate)
        return self.side(claim.subject, side, vectors=claim.predicate not in UNCHECKED)

    def _in_memory(self, spec: SpecCopy, side: str, predicate: str) -> str:
        """The side asked for where it is a tensor, else the other; of bank conflicts the one in shared memory."""
        ends = {"S": spec.source, "D": spec.destination}
        if predicate in ("conflict_free", "max_conflicts"):
            shared = [letter for letter, name in ends.items() if name and self.memory(name).shared]
            if not shared:
                raise Rejected(
                    predicate, f"copy {spec.name} does not touch shared memory", legal="a tensor in shared memory"
                )
            return side if side in shared else shared[0]
        return side if ends[side] else ("S" if side == "D" else "D")

    def access(self, claim: Claim, side: CopySide) -> Access:
        """The kind of access that the copy makes on a side, or the one that the claim names."""
        rule = find_rule(claim.terms.hardware)
        if claim.terms.access:
            return rule.access(claim.terms.access)
        atom = side.copy.atom
        for word in MATRIX:
            if word in atom.ptx:
                count = next((part for part in atom.ptx.split(".") if part in ("x1", "x2", "x4")), "x1")
                return rule.access(f"{word}.{count}")
        bits = side.values * side.copy.value_bits
        return rule.access(f"{'ld' if side.side == 'S' else 'st'}.shared.{bits}")

    def chain(self, claim: Claim) -> Chain:
        """What ``feeds`` asks of."""
        spec = self.subjects.spec.copies[claim.subject]
        source = self.side(claim.subject, "S", vectors=False)
        registers = self.side(claim.subject, "D", vectors=False)
        if not spec.source or spec.destination:
            reason = f"copy {spec.name} does not go from a tensor into registers"
            raise Rejected("feeds", reason, legal="a source, no destination")
        writing = self.side(claim.terms.written_by, "D") if claim.terms.written_by else None
        written = source.memory
        if claim.terms.written:
            written = self.memory(claim.terms.written)
        elif writing is not None:
            written = writing.memory
        return Chain(self.subjects.mma, claim.terms.other, source, registers, written, writing)


def _check_chunks(copy: TiledCopy, side: str, memory: Memory) -> None:
    """Where swizzled blocks lie side by side along a mode, each warp must hold whole blocks of it, or a block whole warps."""
    for axis, mode in enumerate(memory.tensor.plain.modes[: len(copy.tiler)]):
        leaves = mode.leaves()
        chunk = leaves[0][0]
        if memory.tensor.swizzle.bits == 0 or len(leaves) < 2 or leaves[0][1] != 1 or not isinstance(chunk, int):
            continue
        held = copy.layout_TV(side)
        tile = copy.tile_shape
        before = 1
        for extent in tile[:axis]:
            before *= extent
        threads = held.modes[0]
        values = list(held.modes[1].values())
        warp = [threads(lane) for lane in range(min(WARP, copy.size))]
        columns = {(start + v) // before % tile[axis] for start in warp if isinstance(start, int) for v in values}
        if max(columns) - min(columns) + 1 == len(columns):
            check_chunks(len(columns), chunk)


def _check_row(tensor: SharedTensor) -> None:
    """A swizzle must not be wider than the row that lies contiguous."""
    if tensor.swizzle.bits == 0 or tensor.plain.rank > 2:  # of more modes it is not clear which of them make up a row
        return
    for axis, mode in enumerate(tensor.plain.modes):
        if any(stride == 1 for stride in tuple_modes(mode.stride)):
            tensor.check_row(axis)
            return
