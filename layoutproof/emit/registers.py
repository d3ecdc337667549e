"""The registers of a warp-level instruction: who holds what, how values are packed, and the instruction as inline assembly."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from layoutproof.atoms.atom import Atom
from layoutproof.atoms.catalogue import shelf
from layoutproof.errors import Rejected
from layoutproof.layouts.int_tuple import flatten
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout

WARP = 32
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1,
        "e4m3": 8, "e5m2": 8, "s32": 32}  # fmt: skip
# Bit pattern and value of the one slot of A, then of B. Products are exact in every accumulator.
CODES: dict[str, tuple[tuple[int, float], tuple[int, float]]] = {
    "f16": ((0x3E00, 1.5), (0xC100, -2.5)),
    "bf16": ((0x3FC0, 1.5), (0xC020, -2.5)),
    "tf32": ((0x3FC00000, 1.5), (0xC0200000, -2.5)),
    "f64": ((0, 1.5), (0, -2.5)),
    "e4m3": ((0x3C, 1.5), (0xC2, -2.5)),
    "e5m2": ((0x3E, 1.5), (0xC1, -2.5)),
    "s8": ((0xFD, -3), (0xFB, -5)),
    "u8": ((0xFD, 253), (0xFB, 251)),
    "s4": ((0xD, -3), (0xB, -5)),
    "u4": ((0xD, 13), (0xB, 11)),
    "b1": ((1, 1), (1, 1)),
}
ASM = {"u32": ("u32", "r"), "f32": ("float", "f"), "f64": ("double", "d")}
FLOAT8 = {"e4m3": (3, 7), "e5m2": (2, 15)}  # bits of the fraction, bias of the exponent


@dataclass(frozen=True)
class Slots:
    """An operand's registers: how many values a lane holds, and (thread, value) -> element."""

    layout: Layout
    values: int
    extents: tuple[int, int]

    @property
    def count(self) -> int:
        """The slots of a warp."""
        return WARP * self.values


def is_single(atom: Atom) -> bool:
    """Whether the atom is one warp-level instruction of types that have codes, with no scales or metadata beside A, B, C."""
    if not atom.ptx.startswith("mma.sync") or atom.issues != 1 or set(atom.layout_texts) != {"A", "B", "C"}:
        return False
    _, a, b, _ = types(atom)
    return a in CODES and b in CODES


def warp_level_atoms() -> list[Atom]:
    """The catalogue's warp-level instructions, templates with their example's arguments."""
    others = ("SM90_64x", "SM100_", "SM103_", "Universal")  # no warp-level ones: their templates need not be filled
    found = (shelf().find(shelf().example(name)) for name in shelf().names() if not name.startswith(others))
    return [atom for atom in found if is_single(atom)]


def slots(atom: Atom, operand: str) -> Slots:
    """An operand's slots. A layout whose nesting CuTe itself cannot use is read leaf by leaf."""
    try:
        layout = atom.layout_tv(operand)
    except Rejected:
        layout = leaf_by_leaf(atom.layout_texts[operand])
    values = layout.modes[1].size()
    assert isinstance(values, int)
    return Slots(layout, values, atom.extents(operand))


def leaf_by_leaf(text: str) -> Layout:
    """A layout whose stride is nested unlike its shape, with the strides put to the extents in order."""
    shape_text, stride_text = text.split(":")
    shape = parse_layout(shape_text).shape
    strides = iter(int(number) for number in re.findall(r"\d+", stride_text))
    assert isinstance(shape, tuple)
    modes = tuple(tuple(next(strides) for _ in flatten(mode)) for mode in shape)
    return Layout(tuple(tuple(flatten(mode)) for mode in shape), modes)


def types(atom: Atom) -> tuple[str, str, str, str]:
    """The types of D, A, B and C as the instruction is spelled: the tables of some atoms only say how wide they are."""
    words = atom.ptx
    for suffix in (".satfinite", ".popc", ".xor", ".and"):
        words = words.removesuffix(suffix)
    d, a, b, c = words.split(".")[-4:]
    return d, a, b, c


def is_xor(atom: Atom) -> bool:
    """Whether the instruction counts the bits that differ: the one kind that is not bilinear."""
    return atom.ptx.endswith("xor.popc")


def packed(atom: Atom, operand: str, element: str, values: int) -> int:
    """How many values a register holds. Raises :class:`Rejected` where they do not fill the registers."""
    _, count = atom.registers[operand]
    each = 1 if element == "f64" else 32 // BITS[element]
    if values != each * count:
        reason = f"{values} values of {BITS[element]} bits do not fill {count} registers"
        raise Rejected(f"atom {atom.name}", reason)
    return each


def file_name(name: str) -> str:
    """A file's name for an atom's name."""
    return re.sub(r"\W+", "_", name).strip("_")


def take(d_type: str, array: str, index: str = "v") -> str:
    """A value of the result, as C text."""
    match d_type:
        case "f16":
            return f"half_at({array}[{index} / 2], {index} % 2)"
        case "s32":
            return f"(int){array}[{index}]"
    return f"{array}[{index}]"


def result_type(d_type: str) -> str:
    """The C type in which results are compared."""
    return {"f64": "double", "s32": "int"}.get(d_type, "float")


def instruction(atom: Atom) -> str:
    """The instruction as a function of register arrays: D, A, B, C in the order of PTX."""
    counts = {key: atom.registers[key][1] for key in "DABC"}
    lists, place = [], 0
    for count in counts.values():
        lists.append("{" + ", ".join(f"%{place + index}" for index in range(count)) + "}")
        place += count
    outputs = ", ".join(f'"={ASM[atom.registers["D"][0]][1]}"(D[{r}])' for r in range(counts["D"]))
    inputs = ", ".join(f'"{ASM[atom.registers[key][0]][1]}"({key}[{r}])' for key in "ABC" for r in range(counts[key]))
    arrays = [f"{ASM[atom.registers[key][0]][0]} (&{key})[{counts[key]}]" for key in "DABC"]
    parameters = ", ".join([arrays[0], *(f"const {array}" for array in arrays[1:])])
    return (
        f"// {atom.name}\n"
        f"static __device__ __forceinline__ void instruction({parameters})\n{{\n"
        f'    asm volatile("{atom.ptx} {", ".join(lists)};"\n'
        f"                 : {outputs}\n                 : {inputs});\n}}\n"
    )


def encode(element: str, value: int) -> int:
    """The bit pattern of a small integer. Raises :class:`ValueError` where the type does not have it."""
    bits = BITS[element]
    match element:
        case "f16":
            return int.from_bytes(struct.pack("<e", value), "little")
        case "bf16" | "tf32" | "f32":
            pattern = int.from_bytes(struct.pack("<f", value), "little")
            return pattern >> 16 if element == "bf16" else pattern
        case "f64":
            return int.from_bytes(struct.pack("<d", value), "little")
        case "e4m3" | "e5m2":
            return _float8(value, *FLOAT8[element])
    lowest, highest = (-(1 << bits - 1), (1 << bits - 1) - 1) if element[0] == "s" else (0, (1 << bits) - 1)
    if not lowest <= value <= highest:
        raise ValueError(f"{element} has no {value}")
    return value & ((1 << bits) - 1)


def _float8(value: int, fraction: int, bias: int) -> int:
    if value == 0:
        return 0
    magnitude = abs(value)
    exponent = magnitude.bit_length() - 1
    shifted = magnitude << fraction
    if shifted & ((1 << exponent) - 1) or exponent > bias:
        raise ValueError(f"no 8-bit float with {fraction} bits of fraction is {value}")
    rest = (shifted >> exponent) - (1 << fraction)
    return (value < 0) << 7 | (exponent + bias) << fraction | rest
