"""What the oracle tried to compile and CuTe refused, operation by operation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from layoutproof.algebra.complement import complement
from layoutproof.algebra.swizzled import compose_layout_swizzled
from layoutproof.atoms.catalogue import find
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, parse_composed
from layoutproof.tiled import TiledMMA
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.copy_validity import check_cp_async
from layoutproof.tiled.fragment import make_fragment
from layoutproof.tiled.gemm_shapes import check_gemm
from layoutproof.tiled.gmma_descriptor import descriptor_fragment
from layoutproof.tiled.make_copy import make_tiled_copy, make_tiled_copy_B
from layoutproof.tiled.shared_memory import SharedTensor
from tests.algebra.operations import OPERATIONS, Inputs, coordinate
from tests.tiled_copy.configurations import HALF_MMA, atoms, warp_mma

P = parse_layout
F16 = find(HALF_MMA)
WGMMA = find("SM90_64x64x16_F32F16F16_SS<K,K>")
COPY_ATOMS = {"UniversalCopy<uint128_t>/half": "UniversalCopy<uint128_t>", "LDSM x4/half": "SM75_U32x4_LDSM_N"}


def gmma_fragment(i: Inputs) -> object:
    """The operand A of one wgmma: "gmem (64,16)" or "smem (64,64):(64,1), no swizzle"."""
    memory, written = i["tensor"].split()[:2]
    layout = P(written.rstrip(","))
    partition = TiledMMA(WGMMA).partition("A", layout)
    return descriptor_fragment(WGMMA, "A", partition, SharedTensor(layout, 16) if memory == "smem" else None)


def written_shape(text: str) -> Layout:
    """A layout of the shape that a description begins with: "(4,2,2): V=4 instead of 8"."""
    found = re.match(r"\([\d,]+\)", text)
    assert found is not None
    return P(found[0])


REJECTIONS: dict[str, Callable[[Inputs], Any]] = {
    **{name: OPERATIONS[name] for name in OPERATIONS if not name.startswith("swizzle")},
    "call": lambda i: P(i["layout"])(coordinate(i["coord"])),
    "complement_dynamic": lambda i: complement(P(i["layout"].split()[0], frozenset({"d"})), i["cotarget"]),
    "swizzle": lambda i: Swizzle(i["B"], i["M"], i["S"]),
    "composition_swizzle_rhs": lambda i: compose_layout_swizzled(
        P(i["A"]), ComposedLayout(Swizzle(1, 0, 3), i["offset"], P("(8,8)"))
    ),
    "stride_of_composed": lambda i: parse_composed(i["layout"]).stride,
    "incongruent_layout": lambda i: P(i["layout"]),
    "make_tiled_mma": lambda i: (
        TiledMMA(F16, P(i["thr_layout"])) if "thr_layout" in i else TiledMMA(F16, None, (symbol("bm"),))
    ),
    "thrfrg_A": lambda i: warp_mma().thrfrg("A", P(i["tensor"])),
    "thrfrg_C_perm_noninj2": lambda i: TiledMMA(F16, P("(2,2,1)"), (P(i["perm"]),)).thrfrg("C", P("(32,16)")),
    "partition_fragment_A": lambda i: warp_mma().partition_fragment("A", warp_mma().identity("A", (64, 32))),
    "make_fragment_A": lambda i: make_fragment(F16, "A", written_shape(i["tensor"])),
    "MMA_Traits": lambda i: find(i["atom"]),
    "gmma_fragment_A": gmma_fragment,
    "gemm": lambda i: check_gemm(F16, P(i["A"]), P(i["B"]), P(i["C"])),
    "make_tiled_copy": lambda i: make_tiled_copy(atoms()[COPY_ATOMS[i["atom"]]], 16, P(i["thr"]), P(i["val"])),
    "make_tiled_copy_B": lambda i: make_tiled_copy_B(atoms()[COPY_ATOMS[i["atom"]]], 16, warp_mma()),
    "Copy_Atom": lambda i: TiledCopy(atoms()[i["atom"]], 32, P("(32,8)"), (32, 8)),
    "SM80_CP_ASYNC": lambda i: check_cp_async(int(i["size"].split()[0]), "cg" if "GLOBAL" in i["size"] else "ca"),
    "partition_S": lambda i: (
        make_tiled_copy(atoms()["UniversalCopy<uint128_t>"], 16, P("(16,8):(8,1)"), P("(1,8)"))
        .get_slice(0)
        .partition_S(Layout(1024))
    ),
}
