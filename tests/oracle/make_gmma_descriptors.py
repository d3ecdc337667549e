"""Write gmma_descriptors.json: what CuTe's make_gmma_desc and make_fragment_A/B make of layouts in shared memory.

    python -m tests.oracle.make_gmma_descriptors        (minutes: each case is a program of its own)

Three kinds of case: an instruction's tile of a GMMA::Layout_*_Atom tiled to a shape; a layout written by hand; and the
fragment of an operand of a tiled MMA. Each has the plain layout, the swizzle's bits, and the fields of the descriptor
(units of 16 bytes) or the compiler's complaint.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from layoutproof.crosscheck.cxx import layout_type
from layoutproof.layouts import parse_layout
from tests.oracle.cute_host import ask, write

TARGET = Path(__file__).with_name("gmma_descriptors.json")
Case = dict[str, Any]
TYPES = {"half_t": 16, "tfloat32_t": 32, "int8_t": 8}
KINDS = ("INTER", "SW32", "SW64", "SW128")
INCLUDES = "#include <cute/atom/mma_atom.hpp>"
HELPERS = """template <class D> void fields(D const& d) {
  auto const& b = d.bitfield;
  printf("%s %d %d %016llx\\n", to_string(static_cast<SM90::GMMA::LayoutType>(b.layout_type_)),
         int(b.stride_byte_offset_), int(b.leading_byte_offset_), static_cast<unsigned long long>(d.desc_));
}
using SM90::GMMA::Major;"""
BY_HAND: list[tuple[str, int, str, str]] = [  # type, swizzle's bits, major, layout in elements
    ("half_t", 0, "K", "(64,16):(64,1)"),
    ("half_t", 3, "K", "(64,16):(64,1)"),
    ("half_t", 2, "K", "(64,16):(64,1)"),
    ("half_t", 1, "K", "(64,16):(16,1)"),
    ("half_t", 3, "K", "(60,16):(64,1)"),
    ("half_t", 3, "K", "(64,32):(64,1)"),
    ("half_t", 3, "K", "(64,64):(64,1)"),
    ("half_t", 0, "K", "((8,8),(8,2)):((8,64),(1,512))"),
    ("half_t", 0, "K", "((8,8),(8,2)):((8,128),(1,64))"),
    ("half_t", 0, "K", "((8,4,2),(8,2)):((8,64,1024),(1,512))"),
    ("half_t", 3, "K", "((8,8),16):((64,1024),1)"),
    ("half_t", 3, "K", "((8,2,4),16):((64,1024,512),1)"),
    ("half_t", 3, "K", "(64,16):(1,64)"),
    ("half_t", 3, "K", "(64,(8,2)):(64,(1,16))"),
    ("half_t", 3, "K", "(64,16,2):(64,1,16)"),
    ("half_t", 3, "MN", "(64,16):(1,64)"),
    ("half_t", 3, "MN", "((64,2),16):((1,1024),64)"),
    ("half_t", 3, "MN", "((64,2),(8,2)):((1,512),(64,1024))"),
    ("half_t", 2, "MN", "((64,2),(8,2)):((1,512),(64,1024))"),
    ("half_t", 2, "MN", "((32,4),(8,2)):((1,256),(32,1024))"),
    ("half_t", 0, "MN", "((8,8),(8,2)):((1,128),(8,64))"),
    ("half_t", 0, "MN", "((8,8),(8,2)):((1,64),(8,512))"),
    ("half_t", 0, "MN", "(64,16):(1,64)"),
    ("half_t", 3, "MN", "(64,16):(64,1)"),
    ("half_t", 3, "MN", "(64,24):(1,64)"),
    ("half_t", 3, "MN", "(64,8):(1,64)"),
    ("half_t", 3, "MN", "(64,32):(1,64)"),
    ("half_t", 3, "MN", "((64,2),(4,4)):((1,1024),(64,512))"),
    ("half_t", 1, "MN", "((16,4),(8,2)):((1,128),(16,512))"),
    ("half_t", 1, "MN", "((16,4),(8,2)):((2,128),(16,512))"),
    ("int8_t", 3, "K", "(64,32):(128,1)"),
    ("int8_t", 3, "K", "(64,16):(128,1)"),
    ("tfloat32_t", 3, "K", "(64,8):(32,1)"),
    ("tfloat32_t", 3, "K", "(64,8):(36,1)"),
    ("tfloat32_t", 3, "K", "(64,8):(30,1)"),
]
WITH_GAPS: list[tuple[str, int, str, str]] = [  # accepted, although the 16 bytes of a unit are not neighbours
    ("half_t", 3, "K", "(64,16):(64,2)"),
    ("half_t", 3, "K", "(64,12):(64,1)"),
    ("half_t", 3, "MN", "(32,16):(2,64)"),
]
FRAGMENTS: list[tuple[str, str, str, str, str, str, int, int]] = [
    # atom, its arguments, element, warpgroups, kind of A, kind of B, tile MN, tile K
    ("SM90_64x64x16_F32F16F16_SS", "K,K", "half_t", "(1,1,1)", "SW128", "SW128", 64, 64),
    ("SM90_64x64x16_F32F16F16_SS", "MN,MN", "half_t", "(2,1,1)", "SW128", "SW64", 128, 64),
    ("SM90_64x64x16_F32F16F16_SS", "K,MN", "half_t", "(1,1,1)", "INTER", "SW128", 64, 32),
    ("SM90_64x128x16_F32F16F16_SS", "MN,K", "half_t", "(2,1,1)", "SW32", "SW32", 128, 32),
    ("SM90_64x128x16_F32F16F16_RS", "K,MN", "half_t", "(1,1,1)", "", "INTER", 128, 32),
    ("SM90_64x64x8_F32TF32TF32_SS_TN", "", "tfloat32_t", "(1,1,1)", "SW128", "SW64", 64, 32),
    ("SM90_64x64x32_S32S8S8_SS_TN", "", "int8_t", "(1,1,1)", "SW64", "SW128", 64, 128),
    ("SM90_64x64x16_F32F16F16_SS", "K,K", "half_t", "(1,1,1)", "plain", "gmem", 64, 64),
]


def cases() -> list[Case]:
    """Every question, without its answer."""
    found: list[Case] = []
    for name, bits in TYPES.items():
        for major in ("K", "MN"):
            for kind in KINDS:
                for mn, tile in ((128, 64), (256, 128)):
                    found.append({"how": "atom", "type": name, "bits": bits, "major": major, "swizzle": kind,
                                  "shape": [mn, 1024 // bits], "tile": [tile, 256 // bits]})  # fmt: skip
    for name, swizzle, major, layout in BY_HAND:
        found.append({"how": "written", "type": name, "bits": TYPES[name], "major": major,
                      "swizzle_bits": swizzle, "layout": layout})  # fmt: skip
    generator = random.Random(11)
    for _ in range(24):
        steps = [1, 2, 4, 8, 16, 64]
        rows, units = 8 * generator.choice(steps[:4]), 64 * generator.choice(steps)
        layout = f"((8,8),(8,2)):(({rows},{units}),(1,{8 * generator.choice(steps)}))"
        found.append({"how": "written", "type": "half_t", "bits": 16, "major": "K",
                      "swizzle_bits": generator.randrange(4), "layout": layout})  # fmt: skip
        row = 8 * (1 << generator.randrange(4))
        columns = generator.choice((8, row, 64))
        layout = f"(({row},{128 // row}),(8,2)):((1,{64 * generator.choice(steps)}),({columns},{64 * generator.choice(steps)}))"
        found.append({"how": "written", "type": "half_t", "bits": 16, "major": "MN",
                      "swizzle_bits": generator.randrange(4), "layout": layout})  # fmt: skip
    for atom, arguments, element, threads, kind_a, kind_b, mn, k in FRAGMENTS:
        for operand, kind in (("A", kind_a), ("B", kind_b)):
            if kind:
                found.append({"how": "fragment", "atom": atom, "arguments": arguments, "type": element,
                              "bits": TYPES[element], "threads": threads, "operand": operand, "swizzle": kind,
                              "tile": [mn, k]})  # fmt: skip
    for name, swizzle, major, layout in WITH_GAPS:
        found.append({"how": "written", "type": name, "bits": TYPES[name], "major": major,
                      "swizzle_bits": swizzle, "layout": layout})  # fmt: skip
    return found


def statement(case: Case) -> str:
    """The question in C++."""
    lines = [f"using T = {case['type']};"]
    if case["how"] == "written":
        swizzle = f"Swizzle<{case['swizzle_bits']},4,3>{{}}"
        made = layout_type(parse_layout(case["layout"]))
        lines.append(f"auto S = composition({swizzle}, smem_ptr_flag_bits<{case['bits']}>{{}}, {made}{{}});")
        lines.append("auto t = make_tensor(make_smem_ptr(static_cast<T*>(nullptr)), S); say(t.layout());")
        lines.append(f"fields(SM90::GMMA::make_gmma_desc<Major::{case['major']}>(t));")
        return " ".join(lines)
    first, second = case["shape"] if case["how"] == "atom" else case["tile"]
    shape = f"make_shape(Int<{first}>{{}}, Int<{second}>{{}})"
    if case["how"] == "atom":
        lines.append(
            f"auto S = tile_to_shape(SM90::GMMA::Layout_{case['major']}_{case['swizzle']}_Atom<T>{{}}, {shape});"
        )
        lines.append("auto t = make_tensor(make_smem_ptr(static_cast<T*>(nullptr)), S);")
        one, other = case["tile"]
        tile = f"make_shape(Int<{one}>{{}}, Int<{other}>{{}})"
        lines.append(f"auto p = local_tile(t, {tile}, make_coord(Int<0>{{}}, Int<0>{{}})); say(p.layout());")
        lines.append(f"fields(SM90::GMMA::make_gmma_desc<Major::{case['major']}>(p));")
        return " ".join(lines)
    operand = case["operand"]
    majors = [f"Major::{word}" for word in case["arguments"].split(",") if word]
    tags = f"<{','.join(majors)}>" if majors else "" if "S32" in case["atom"] else "<>"
    major = case["arguments"].split(",")["AB".index(operand)] if majors else "K"
    pointer = "make_gmem_ptr" if case["swizzle"] == "gmem" else "make_smem_ptr"
    made = f"tile_to_shape(SM90::GMMA::Layout_{major}_{case['swizzle']}_Atom<T>{{}}, {shape})"
    if case["swizzle"] in ("gmem", "plain"):
        made = f"make_layout({shape}, LayoutRight{{}})"
    threads = layout_type(parse_layout(case["threads"]))
    lines.append(f"auto mma = make_tiled_mma(MMA_Atom<{case['atom']}{tags}>{{}}, {threads}{{}});")
    lines.append(f"auto t = make_tensor({pointer}(static_cast<T*>(nullptr)), {made}); say(t.layout());")
    lines.append(f"auto p = mma.get_slice(0).partition_{operand}(t); say(p.layout());")
    lines.append(f"auto f = mma.make_fragment_{operand}(p); say(f.layout()); fields(f.data().desc_);")
    return " ".join(lines)


def answered(asked: list[Case]) -> list[Case]:
    """The questions with CuTe's answers."""
    answers, _ = ask([statement(case) for case in asked], includes=INCLUDES, helpers=HELPERS)
    for case, answer in zip(asked, answers, strict=True):
        lines = [line for line in answer.lines if not line.startswith("ERROR: cast_smem_ptr_to_uint")]
        if answer.refused:
            case["refused"] = answer.refused
            continue
        kind, stride, leading, word = lines.pop().split()
        case |= {"layout_type": kind, "stride": int(stride), "leading": int(leading), "word": word}
        case |= dict(zip(("plain", "partition", "fragment"), lines, strict=False))
    return asked


def main() -> None:
    """Ask, and write."""
    write(TARGET, "gmma", answered(cases()))


if __name__ == "__main__":
    main()
