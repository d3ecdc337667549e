"""The tiled copies of the oracle, built from their descriptions."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from layoutproof.atoms.atom import Atom
from layoutproof.atoms.catalogue import find
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.layouts import Layout, parse_layout, parse_tile
from layoutproof.layouts.swizzle import ComposedLayout, parse_composed
from layoutproof.tiled import TiledMMA
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.make_copy import (
    make_cotiled_copy,
    make_tiled_copy,
    make_tiled_copy_C_atom,
    make_tiled_copy_operand,
    make_tiled_copy_side,
)

ORACLE = Path(__file__).parent.parent / "oracle"
CONFIGS: list[dict[str, Any]] = json.loads((ORACLE / "tiled_copy.json").read_text())["configs"]
LISTED: list[dict[str, Any]] = json.loads((ORACLE / "copy_atoms.json").read_text())["atoms"]
WIDTHS = {"half_t": 16, "float": 32}
HELD_OUT = {  # used by configurations and not listed among the atoms
    "UniversalCopy<uint64_t>": ("1:0", "(1,64):(0,1)", "(1,64):(0,1)", "(1,64):(0,1)"),
    "UniversalCopy<float>": ("1:0", "(1,32):(0,1)", "(1,32):(0,1)", "(1,32):(0,1)"),
    "SM75_U16x4_LDSM_T": ("32:1", "((16,2),128):((128,0),1)", *("((4,8),(16,2,2)):((256,16),(1,128,1024))",) * 2),
}
HALF_MMA = "SM80_16x8x16_F16F16F16F16_TN"


@cache
def atoms() -> dict[str, CopyAtom]:
    found = {
        entry["name"]: CopyAtom(
            entry["name"], entry["ThrID"], {side: entry[f"{side.title()}Layout"] for side in ("src", "dst", "ref")}
        )
        for entry in LISTED
    }
    for name, (thr_id, src, dst, ref) in HELD_OUT.items():
        found[name] = CopyAtom(name, thr_id, {"src": src, "dst": dst, "ref": ref})
    return found


@cache
def warpgroup_mma() -> TiledMMA:
    """One 64x64x16 warpgroup instruction; only its accumulator layout is used."""
    shared = "(128,(64,16)):(0,(1,64))"
    accumulator = "((4,8,4),(2,2,8)):((128,1,16),(64,8,512))"
    layouts = {"A": shared, "B": shared, "C": accumulator}
    return TiledMMA(Atom("SM90_64x64x16", "(64,64,16)", "128:1", layouts))


def warp_mma(tile: str = "") -> TiledMMA:
    """Two by two warps of m16n8k16."""
    entries = re.findall(r"\([^:]*\):\([^)]*\)|\d+", tile)
    return TiledMMA(find(HALF_MMA), parse_layout("(2,2,1)"), [parse_tile(entry) for entry in entries])


def mma_of(config: dict[str, Any]) -> TiledMMA:
    tile = re.search(r"mma 2x2x1 Tile<(.*?)>\)", config["desc"])
    return warpgroup_mma() if "GMMA" in config["desc"] else warp_mma(tile[1] if tile else "")


def operand_of(config: dict[str, Any]) -> str:
    found = re.match(r"make_tiled_copy_([ABC])", config["desc"])
    return found[1] if found else ""


def copy_of(config: dict[str, Any]) -> TiledCopy:
    """The TiledCopy that the description names."""
    desc = config["desc"]
    maker, name, kind = re.match(r"(\w+)\(Copy_Atom<(\w+(?:<\w+>)?),(\w+)>", desc).groups()  # type: ignore[union-attr]
    atom, bits = atoms()[name], WIDTHS[kind]
    layouts = [parse_layout(text) for text in re.findall(r"\(\d+,\d+\):\(\d+,\d+\)", desc)]
    match maker:
        case "make_tiled_copy":
            return make_tiled_copy(atom, bits, *layouts)
        case "make_cotiled_copy":
            return make_cotiled_copy(atom, bits, *layouts)
        case "make_tiled_copy_C_atom":
            return make_tiled_copy_C_atom(atom, bits, mma_of(config))
        case "make_tiled_copy_S":
            whole = make_tiled_copy_operand(atoms()["SM90_U32x4_STSM_N"], 16, "C", warpgroup_mma())
            return make_tiled_copy_side(atom, bits, "S", whole)
    return make_tiled_copy_operand(atom, bits, operand_of(config), mma_of(config))


def tensor_of(config: dict[str, Any], side: str) -> Layout | ComposedLayout:
    return parse_composed(config["src_layout" if side == "S" else "dst_layout"])


def extents_of(tensor: Layout | ComposedLayout) -> tuple[int, ...]:
    plain = tensor.layout if isinstance(tensor, ComposedLayout) else tensor
    extents = []
    for mode in plain.modes:
        size = mode.size()
        assert isinstance(size, int)
        extents.append(size)
    return tuple(extents)
