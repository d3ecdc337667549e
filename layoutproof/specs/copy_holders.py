"""Where an element of a tensor is: its byte and banks, who writes it, who reads it and into which register.

element (5,17) of sA: byte 754, bank 28, written by thread 42, read by lane 20 of warps 0 and 2 into register 4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod

from layoutproof.claims.copying import WARP, CopySide, Memory
from layoutproof.claims.feeds import Chain
from layoutproof.errors import UserError
from layoutproof.integers.evaluate import compile_function, evaluate
from layoutproof.integers.expression import Expression, Literal, Name, names
from layoutproof.integers.interval import Interval
from layoutproof.specs.cases import fixed
from layoutproof.specs.closed_forms import in_params
from layoutproof.specs.containing import sizes_containing
from layoutproof.specs.problems import suggestion
from layoutproof.specs.subjects import Subjects
from layoutproof.words import assigned

MOST = 1 << 20  # points of a copy that are looked at
BANKS, BANK_BYTES, REGISTER = 32, 4, 32


@dataclass(frozen=True)
class Mover:
    """One thread that moves the element: the copy, the thread, the value's number, the register where that is known."""

    copy: str
    thread: int
    value: int
    register: int | None = None

    @property
    def words(self) -> str:
        """``lane 4 of warp 2``."""
        return f"lane {self.thread % WARP} of warp {self.thread // WARP}"


@dataclass(frozen=True)
class Whereabouts:
    """All that the spec says of one element."""

    tensor: str
    coordinate: tuple[int, ...]
    byte: int
    banks: tuple[int, ...]  # empty for global memory
    writers: tuple[Mover, ...]
    readers: tuple[Mover, ...]
    sizes: Mapping[str, int] = field(default_factory=dict)  # the params' values for which this is so
    too_many: tuple[str, ...] = ()  # copies of too many points to be looked through

    def lines(self) -> list[str]:
        """In words."""
        place = ",".join(map(str, self.coordinate))
        banks = f", bank {', '.join(map(str, self.banks))}" if self.banks else ""
        sizes = assigned(self.sizes)
        where = f", at sizes that contain it: {sizes}" if sizes else ""
        lines = [f"element ({place}) of {self.tensor}: byte {self.byte:,}{banks}{where}"]
        lines += [f"  written by thread {one.thread} as value {one.value} ({one.copy})" for one in self.writers]
        for one in self.readers:
            into = f"value {one.value}" if one.register is None else f"register {one.register}"
            lines.append(f"  read by {one.words} into {into} ({one.copy})")
        lines += [f"  {name} moves more than {MOST:,} values: not looked through" for name in self.too_many]
        return lines


def whereabouts(
    subjects: Subjects, tensor: str, coordinate: tuple[int, ...], given: Mapping[str, int] | None = None
) -> Whereabouts:
    """Look an element up, at sizes that contain it where the answer depends on sizes; those ``given`` are taken.

    Raises :class:`UserError` for an unknown tensor or a coordinate outside it.
    """
    spec = subjects.spec
    if tensor not in spec.tensors:
        raise UserError(f"{spec.path}: unknown tensor {tensor}", hint=suggestion(tensor, spec.tensors, "tensors"))
    memory = subjects.copies.memory(tensor)
    modes = memory.modes
    if len(coordinate) > len(modes):
        what = f"{tensor} has the mode{'' if len(modes) == 1 else 's'} {', '.join(modes)}"
        raise UserError(f"{what}, not {len(coordinate)} coordinates", hint=f"where SPEC {tensor}{' 0' * len(modes)}")
    whole = (*coordinate, *(0,) * (len(modes) - len(coordinate)))
    for name, at, extent in zip(modes, whole, memory.extents, strict=True):
        if at < 0 or (isinstance(extent, int) and at >= extent):
            limit = in_params(extent, subjects.params)
            raise UserError(f"{tensor}: {name} = {at} is out of range", hint=f"0 <= {name} < {limit}")
    sizes: dict[str, int] = {}
    if given or _symbolic(subjects, memory, whole):
        extents, element = dict(zip(modes, memory.extents, strict=True)), dict(zip(modes, whole, strict=True))
        sizes, _ = sizes_containing(subjects.params, extents, tensor, element, given)
        subjects = Subjects(replace(spec, params=tuple(fixed(param, sizes[param.name]) for param in spec.params)))
        memory = subjects.copies.memory(tensor)
    byte = evaluate(memory.byte([Literal(at) for at in whole]), {})
    width = -(-memory.tensor.bits // 8)
    words = range(byte // BANK_BYTES, (byte + width - 1) // BANK_BYTES + 1)
    banks = tuple(word % BANKS for word in words) if memory.shared else ()
    writers, readers, too_many = [], [], []
    for name, copy in spec.copies.items():
        if copy.destination == tensor:
            side = subjects.copies.side(name, "D", vectors=False)
            if _points(side) > MOST:
                too_many.append(name)
                continue
            writers += [Mover(name, t, v) for t, v, _ in _at(side, whole, {})]
        if copy.source == tensor and not copy.destination:
            registers = subjects.copies.side(name, "D", vectors=False)
            if _points(registers) > MOST:
                too_many.append(name)
                continue
            more = {}
            if copy.operand in ("A", "B"):
                source = subjects.copies.side(name, "S", vectors=False)
                more = {"slot": Chain(subjects.mma, copy.operand, source, registers, memory).slot()}
            for t, v, rest in _at(registers, whole, more):
                number = rest[0] * copy.value_bits // REGISTER if rest else None
                readers.append(Mover(name, t, v, number))
    named = whole[: len(coordinate)]
    return Whereabouts(tensor, named, byte, banks, tuple(writers), tuple(readers), sizes, tuple(too_many))


def _symbolic(subjects: Subjects, memory: Memory, whole: tuple[int, ...]) -> bool:
    """Whether the byte, or how far a copy of the tensor reaches, depends on the params."""
    byte = memory.byte([Literal(at) for at in whole])
    if names(byte) or not all(isinstance(extent, int) for extent in memory.extents):
        return True
    copies = [copy for copy in subjects.spec.copies.values() if memory.name == (copy.destination or copy.source)]
    sides = [subjects.copies.side(copy.name, "D", vectors=False) for copy in copies]
    return any(not isinstance(variable.size, int) for side in sides for variable in side.domain.variables)


def _points(side: CopySide) -> int:
    """How many values a copy moves: all sizes are numbers here."""
    return prod(variable.size for variable in side.domain.variables if isinstance(variable.size, int))


def _at(
    side: CopySide, coordinate: tuple[int, ...], more: Mapping[str, Expression]
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """(thread, value, further outputs) wherever the copy meets the coordinate."""
    sizes = [(variable.name, variable.size) for variable in side.domain.variables]
    bounds = {name: Interval(0, size - 1) for name, size in sizes if isinstance(size, int)}
    outputs = dict(zip(side.memory.modes, side.coordinate, strict=True)) | dict(more)
    outputs |= {name: Name(name) if name in bounds else Literal(0) for name in ("t", "v")}
    at = compile_function(outputs, list(bounds), bounds)
    rank = len(coordinate)
    for point in product(*(range(bound.high + 1) for bound in bounds.values())):  # type: ignore[operator]
        values = at(*point)
        if values[:rank] == coordinate:
            *rest, thread, value = values[rank:]
            yield thread, value, tuple(rest)
