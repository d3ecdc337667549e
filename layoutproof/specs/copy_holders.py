"""Where an element of a tensor is: its byte and banks, who writes it, who reads it and into which register.

element (5,17) of sA: byte 754, bank 28, written by thread 42, read by lane 20 of warps 0 and 2 into register 4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from layoutproof.claims.copying import WARP, CopySide
from layoutproof.claims.feeds import Chain
from layoutproof.errors import UserError
from layoutproof.integers.evaluate import compile_function, evaluate
from layoutproof.integers.expression import Expression, Literal, Name
from layoutproof.integers.interval import Interval
from layoutproof.specs.problems import suggestion
from layoutproof.specs.subjects import Subjects

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

    def lines(self) -> list[str]:
        """In words."""
        place = ",".join(map(str, self.coordinate))
        banks = f", bank {', '.join(map(str, self.banks))}" if self.banks else ""
        lines = [f"element ({place}) of {self.tensor}: byte {self.byte:,}{banks}"]
        lines += [f"  written by thread {one.thread} as value {one.value} ({one.copy})" for one in self.writers]
        for one in self.readers:
            into = f"value {one.value}" if one.register is None else f"register {one.register}"
            lines.append(f"  read by {one.words} into {into} ({one.copy})")
        return lines


def whereabouts(subjects: Subjects, tensor: str, coordinate: tuple[int, ...]) -> Whereabouts:
    """Look an element up. Raises :class:`UserError` for an unknown tensor or a coordinate outside it."""
    spec = subjects.spec
    if tensor not in spec.tensors:
        raise UserError(f"{spec.path}: unknown tensor {tensor}", hint=suggestion(tensor, spec.tensors, "tensors"))
    memory = subjects.copies.memory(tensor)
    whole = (*coordinate, *(0,) * (len(memory.modes) - len(coordinate)))
    for name, at, extent in zip(memory.modes, whole, memory.extents, strict=True):
        if isinstance(extent, int) and not 0 <= at < extent:
            raise UserError(f"{name} = {at} is out of range", hint=f"0 <= {name} < {extent}")
    byte = evaluate(memory.byte([Literal(at) for at in whole]), {})
    width = -(-memory.tensor.bits // 8)
    words = range(byte // BANK_BYTES, (byte + width - 1) // BANK_BYTES + 1)
    banks = tuple(word % BANKS for word in words) if memory.shared else ()
    writers, readers = [], []
    for name, copy in spec.copies.items():
        if copy.destination == tensor:
            side = subjects.copies.side(name, "D", vectors=False)
            writers += [Mover(name, t, v) for t, v, _ in _at(side, whole, {})]
        if copy.source == tensor and not copy.destination:
            registers = subjects.copies.side(name, "D", vectors=False)
            more = {}
            if copy.operand in ("A", "B"):
                source = subjects.copies.side(name, "S", vectors=False)
                more = {"slot": Chain(subjects.mma, copy.operand, source, registers, memory).slot()}
            for t, v, rest in _at(registers, whole, more):
                number = rest[0] * copy.value_bits // REGISTER if rest else None
                readers.append(Mover(name, t, v, number))
    return Whereabouts(tensor, coordinate, byte, banks, tuple(writers), tuple(readers))


def _at(
    side: CopySide, coordinate: tuple[int, ...], more: Mapping[str, Expression]
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """(thread, value, further outputs) wherever the copy meets the coordinate."""
    bounds: dict[str, Interval] = {}
    count = 1
    for variable in side.domain.variables:
        if not isinstance(variable.size, int):
            return
        bounds[variable.name] = Interval(0, variable.size - 1)
        count *= variable.size
    if count > MOST:
        return
    outputs = dict(zip(side.memory.modes, side.coordinate, strict=True)) | dict(more)
    outputs |= {name: Name(name) if name in bounds else Literal(0) for name in ("t", "v")}
    at = compile_function(outputs, list(bounds), bounds)
    rank = len(coordinate)
    for point in product(*(range(bound.high + 1) for bound in bounds.values())):  # type: ignore[operator]
        values = at(*point)
        if values[:rank] == coordinate:
            *rest, thread, value = values[rank:]
            yield thread, value, tuple(rest)
