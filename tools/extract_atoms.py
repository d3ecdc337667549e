"""Write the atom catalogue from CuTe's headers: layouts, types, registers and PTX spelling of the warp-level MMA atoms.

    python tools/extract_atoms.py INCLUDE [--oracle mma_atoms.json] [--out layoutproof/atoms]

INCLUDE is the folder that holds ``cute/``. With an oracle (results of the compiled headers) every atom found in both must
agree, or nothing is written. Layouts are computed from the trait classes, nothing is typed by hand; what is wrong with a
published layout is worked out by evaluating it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from layoutproof.errors import NotationError
from layoutproof.layouts import int_tuple
from layoutproof.layouts.int_tuple import IntTuple
from layoutproof.layouts.notation import parse_layout

FILES = ("sm61", "sm70", "sm75", "sm80", "sm89", "sm90")
TYPES = {
    "half_t": "f16", "bfloat16_t": "bf16", "tfloat32_t": "tf32", "float": "f32", "double": "f64", "int32_t": "s32",
    "uint32_t": "u32", "int8_t": "s8", "uint8_t": "u8", "int16_t": "s16", "int4b_t": "s4", "uint4b_t": "u4",
    "uint1b_t": "u1", "float_e4m3_t": "e4m3", "float_e5m2_t": "e5m2", "complex<double>": "c64", "GaussComplex": "gauss_c64",
}  # fmt: skip
OPERANDS = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}


@dataclass
class Traits:
    base: str
    uses: dict[str, str] = field(default_factory=dict)


@dataclass
class Instruction:
    registers: dict[str, tuple[str, int]]
    ptx: str
    calls: list[str]


def type_name(text: str) -> str:
    short = text.replace("typename ", "").strip()
    short = short if short.startswith("complex") else short.split("::")[-1]
    return TYPES[short]


# C++ templates as text -> shape:stride ---------------------------------------------------------------------------------


def read_template(text: str) -> IntTuple:
    """``Shape<Shape<_4,_8>,_2>`` -> ((4, 8), 2)."""
    tokens = re.findall(r"_\d+|Shape|Stride|Int|\d+|[<>,]", text)

    def visit(place: int) -> tuple[IntTuple, int]:
        token = tokens[place]
        if token.startswith("_"):
            return int(token[1:]), place + 1
        if token == "Int":
            return int(tokens[place + 2]), place + 4
        items: list[IntTuple] = []
        place += 2
        while True:
            item, place = visit(place)
            items.append(item)
            if tokens[place] == ">":
                return tuple(items), place + 1
            place += 1

    return visit(0)[0]


def layout_text(written: str, aliases: dict[str, str]) -> str:
    written = aliases.get(written.strip(), written)
    inside = re.fullmatch(r"\s*Layout\s*<(.*)>\s*", written, re.DOTALL)
    assert inside, written
    body, depth, cut = inside[1], 0, None
    for place, character in enumerate(body):
        depth += (character == "<") - (character == ">")
        if character == "," and depth == 0:
            cut = place
    shape = read_template(body if cut is None else body[:cut])
    stride = int_tuple.compact_major(shape) if cut is None else read_template(body[cut + 1 :])
    return f"{int_tuple.text(shape)}:{int_tuple.text(stride)}"


# Headers ---------------------------------------------------------------------------------------------------------------


def strip_comments(text: str) -> str:
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)


def read_uses(text: str) -> dict[str, str]:
    return {m[1]: " ".join(m[2].split()) for m in re.finditer(r"using\s+(\w+)\s*=\s*([^;]+);", text)}


def read_traits(text: str) -> tuple[dict[str, Traits], dict[str, str]]:
    """The trait classes, and the aliases declared outside of them."""
    traits: dict[str, Traits] = {}
    pattern = r"struct\s+MMA_Traits\s*<\s*(\w+)\s*>\s*(?::\s*MMA_Traits\s*<\s*(\w+)\s*>\s*)?\{(.*?)\}\s*;"
    for match in re.finditer(pattern, text, re.DOTALL):
        traits[match[1]] = Traits(match[2] or "", read_uses(match[3]))
    return traits, read_uses(re.sub(pattern, "", text, flags=re.DOTALL))


def read_instructions(text: str) -> dict[str, Instruction]:
    found: dict[str, Instruction] = {}
    starts = [
        (m.start(), m[1])
        for m in re.finditer(r"^\s*struct\s+(\w+)\s*\n?\s*\{", text, re.MULTILINE)
        if m[1] != "GaussComplex"
    ]
    for (start, name), (end, _) in zip(starts, [*starts[1:], (len(text), "")], strict=True):
        body = text[start:end]
        registers = {
            m[1]: (type_name(m[2]), int(m[3]))
            for m in re.finditer(r"using\s+([DABC])Registers\s*=\s*(.*?)\[(\d+)\]\s*;", body)
        }
        literal = re.search(r"asm\s*(?:volatile)?\s*\(\s*((?:\"[^\"]*\"\s*)+)", body)
        ptx = ""
        if literal:
            ptx = re.split(r"[{\s%]", "".join(re.findall(r"\"([^\"]*)\"", literal[1])).strip())[0]
        found[name] = Instruction(registers, ptx, re.findall(r"(\w+)::fma\(", body))
    return found


def resolve(name: str, key: str, traits: dict[str, Traits]) -> str:
    while key not in traits[name].uses:
        name = traits[name].base
    return traits[name].uses[key]


def fault(entry: dict[str, object]) -> str:
    """What is wrong with the layouts, found by evaluating them: every element of the operand, each exactly once."""
    shape = parse_layout(str(entry["shape_mnk"])).shape
    assert isinstance(shape, tuple)
    for operand, (i, j) in OPERANDS.items():
        wanted = int_tuple.product((shape[i], shape[j]))
        assert isinstance(wanted, int)
        try:
            values = set(parse_layout(str(entry[operand.lower()])).values())
        except NotationError:
            return f"the {operand} layout has a shape and a stride that are not nested alike and cannot be used"
        if values != set(range(wanted)):
            return f"the {operand} layout reaches {len(values)} of {wanted} elements"
    return ""


def extract(include: Path) -> dict[str, dict[str, dict[str, object]]]:
    catalogue: dict[str, dict[str, dict[str, object]]] = {}
    for file in FILES:
        traits, aliases = read_traits(strip_comments((include / f"cute/atom/mma_traits_{file}.hpp").read_text()))
        instructions = read_instructions(strip_comments((include / f"cute/arch/mma_{file}.hpp").read_text()))
        atoms: dict[str, dict[str, object]] = {}
        for name in traits:
            inner = aliases.get(name, name).split("::")[-1]
            instruction = instructions[inner]
            calls = instruction.calls
            entry: dict[str, object] = {
                "arch": f"sm_{file[2:]}",
                "shape_mnk": int_tuple.text(read_template(resolve(name, "Shape_MNK", traits))),
                "thr_id": layout_text(resolve(name, "ThrID", traits), aliases),
                **{key.lower(): layout_text(resolve(name, f"{key}Layout", traits), aliases) for key in OPERANDS},
                "types": {key: type_name(resolve(name, f"ValType{key}", traits)) for key in "DABC"},
                "registers": {key: list(instruction.registers[key]) for key in "DABC"},
                "ptx": instruction.ptx or instructions[calls[0]].ptx,
                "issues": len(calls) or 1,
            }
            entry["fault"] = fault(entry)
            atoms[name] = entry
        catalogue[file] = atoms
    unit = "(1,1):(0,0)"
    catalogue["universal"] = {
        "UniversalFMA": {
            "arch": "", "shape_mnk": "(1,1,1)", "thr_id": "1:0", "a": unit, "b": unit, "c": unit,
            "types": {}, "registers": {}, "ptx": "", "issues": 1, "fault": "",
        }
    }  # fmt: skip
    return catalogue


# Checking and writing --------------------------------------------------------------------------------------------------


def disagreements(catalogue: dict[str, dict[str, dict[str, object]]], oracle: Path) -> list[str]:
    wrong = []
    known = {name: entry for atoms in catalogue.values() for name, entry in atoms.items()}
    for atom in json.loads(oracle.read_text())["atoms"]:
        if atom["group"] != "mma_sync":
            continue
        entry = known.get(atom["name"])
        if entry is None:
            wrong.append(f"{atom['name']}: not found")
            continue
        pairs = {"shape_mnk": "Shape_MNK", "thr_id": "ThrID", "a": "ALayout", "b": "BLayout", "c": "CLayout",
                 "types": "types", "registers": "registers"}  # fmt: skip
        wrong += [f"{atom['name']}.{k}: {entry[k]} / {atom[v]}" for k, v in pairs.items() if entry[k] != atom[v]]
        whole = all(part["covers"] for part in atom["coverage"].values())
        if whole != (entry["fault"] == ""):
            wrong.append(f"{atom['name']}: fault {entry['fault']!r} / coverage {atom['coverage']}")
    return wrong


def toml_value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(item)}" for key, item in value.items()) + " }" if value else "{}"
    return json.dumps(value)


def write(catalogue: dict[str, dict[str, dict[str, object]]], out: Path) -> None:
    for file, atoms in catalogue.items():
        lines = ["# Written by tools/extract_atoms.py from the CuTe headers; layouts map (thread, value) to elements."]
        for name, entry in atoms.items():
            lines += ["", f"[{name}]"]
            skipped = {key for key, value in entry.items() if value in ("", {}) or (key == "issues" and value == 1)}
            lines += [f"{key} = {toml_value(value)}" for key, value in entry.items() if key not in skipped]
        (out / f"{file}.toml").write_text("\n".join(lines) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("include", type=Path)
    parser.add_argument("--oracle", type=Path)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "layoutproof" / "atoms")
    arguments = parser.parse_args()
    catalogue = extract(arguments.include)
    wrong = disagreements(catalogue, arguments.oracle) if arguments.oracle else []
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        return 1
    write(catalogue, arguments.out)
    print({file: len(atoms) for file, atoms in catalogue.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
