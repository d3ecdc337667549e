"""Measured structure tensors: the nonzero coefficients of an instruction, as the runner lists them, and where they are kept."""

from __future__ import annotations

import array
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from layoutproof.atoms.atom import Atom
from layoutproof.emit.registers import BITS, WARP, file_name, is_single, is_xor, types
from layoutproof.errors import UserError

OPERANDS = ("A", "B", "C")


@dataclass(frozen=True)
class Slots:
    """An operand's slots as the instruction's spelling gives them: values a lane holds, and how many share a register."""

    values: int
    packed: int

    @property
    def count(self) -> int:
        """Those of a warp."""
        return WARP * self.values


@dataclass(frozen=True)
class Structure:
    """Which slot of A times which slot of B reaches which slot of C; a slot is lane * values + value."""

    slots: dict[str, Slots]
    products: Sequence[tuple[int, int, int]]


def slots_of(atom: Atom) -> dict[str, Slots]:
    """From types and registers alone. Raises :class:`UserError` for what has no such tensor."""
    if not is_single(atom):
        raise UserError(f"{atom.name} is not one warp-level instruction, its tensor is not measured")
    if is_xor(atom):
        raise UserError(f"{atom.name} counts bits that differ: it is not bilinear, and no tensor says what it does")
    found = {}
    for operand, kind in zip("DABC", types(atom), strict=True):
        if operand != "D":
            each = 1 if kind in ("f64", "s32", "f32") else 32 // BITS[kind]
            found[operand] = Slots(each * atom.registers[operand][1], each)
    return found


def structure(atom: Atom, content: bytes) -> Structure:
    """The tensor in a list of the runner: 64-bit numbers, slots of C fastest, those of A slowest."""
    slots = slots_of(atom)
    words = array.array("Q")
    if len(content) % words.itemsize:
        raise UserError(f"the list of {atom.name} is cut short: {len(content)} bytes are not a whole number of words")
    words.frombytes(content)
    if sys.byteorder == "big":
        words.byteswap()
    b_count, c_count = slots["B"].count, slots["C"].count
    products = [(word // c_count // b_count, word // c_count % b_count, word % c_count) for word in words]
    if any(a >= slots["A"].count for a, _, _ in products):
        raise UserError(f"the list is not of {atom.name}: it names a slot of A that there is not")
    return Structure(slots, products)


def find_list(atom: Atom, source: Path) -> bytes:
    """The atom's list in a folder, an archive, or a file of its own."""
    name = f"{file_name(atom.name)}.bin"
    try:
        if source.is_dir():
            return (source / name).read_bytes()
        if not tarfile.is_tarfile(source):
            return source.read_bytes()
        with tarfile.open(source) as archive:
            member = next((entry for entry in archive if Path(entry.name).name == name and entry.isfile()), None)
            stream = archive.extractfile(member) if member is not None else None
            if stream is not None:
                return stream.read()
    except (OSError, tarfile.TarError) as error:
        reason = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
        raise UserError(f"{source}: no list of {atom.name}: {reason}") from None
    raise UserError(f"{source}: no list of {atom.name}: there is no {name} in it")
