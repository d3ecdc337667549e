"""Copies that are refused: the two numbers and a legal value."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.errors import Refusal, Rejected
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.swizzle import Swizzle, parse_composed
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.copy_validity import check_cp_async, check_transposed, check_vectors, validate_copy
from layoutproof.tiled.make_copy import (
    make_cotiled_copy,
    make_tiled_copy,
    make_tiled_copy_A,
    make_tiled_copy_B,
    make_tiled_copy_C,
    make_tiled_copy_C_atom,
)
from layoutproof.tiled.shared_memory import check_chunks, check_swizzle_in_row
from tests.tiled_copy.configurations import CONFIGS, ORACLE, atoms, copy_of, tensor_of, warp_mma

REJECTED: list[dict[str, Any]] = json.loads((ORACLE / "algebra.json").read_text())["rejected"]
OPERATIONS = ("make_tiled_copy", "make_tiled_copy_B", "Copy_Atom", "SM80_CP_ASYNC", "partition_S")
ATOMS = {"UniversalCopy<uint128_t>/half": "UniversalCopy<uint128_t>", "LDSM x4/half": "SM75_U32x4_LDSM_N"}
GMEM = "UniversalCopy<uint128_t>"


def refusal_of(caught: pytest.ExceptionInfo[Rejected]) -> Refusal:
    return caught.value.refusal


def attempt(operation: str, inputs: dict[str, Any]) -> None:
    """What the oracle tried to compile."""
    match operation:
        case "make_tiled_copy":
            make_tiled_copy(
                atoms()[ATOMS[inputs["atom"]]], 16, parse_layout(inputs["thr"]), parse_layout(inputs["val"])
            )
        case "make_tiled_copy_B":
            make_tiled_copy_B(atoms()[ATOMS[inputs["atom"]]], 16, warp_mma())
        case "Copy_Atom":
            TiledCopy(atoms()[inputs["atom"]], 32, parse_layout("(32,8)"), (32, 8))
        case "SM80_CP_ASYNC":
            check_cp_async(int(inputs["size"].split()[0]), "cg" if "GLOBAL" in inputs["size"] else "ca")
        case "partition_S":
            copy = make_tiled_copy(atoms()[GMEM], 16, parse_layout("(16,8):(8,1)"), parse_layout("(1,8)"))
            copy.get_slice(0).partition_S(Layout(1024))


EXPECTED = {
    "reject_060": ("make_tiled_copy", "values", "the copy has 4 values, fewer than the 8 of UniversalCopy<uint128_t>", "8"),
    "reject_061": ("make_tiled_copy", "threads", "the copy has 16 threads, fewer than the 32 of SM75_U32x4_LDSM_N", "32"),
    "reject_062": ("make_tiled_copy_B", "values", "the copy has 4 values, fewer than the 8 of SM75_U32x4_LDSM_N", "8"),
    "reject_064": (
        "Copy_Atom", "dst",
        "SM75_U16x8_LDSM_T cannot move values of 32 bits: its dst layout would have 16 threads, not 32", "16 bits",
    ),
    "reject_065": ("SM80_CP_ASYNC", "size", "cp.async.ca copies 4 or 8 or 16 bytes, not 2", "4 bytes"),
    "reject_066": ("SM80_CP_ASYNC", "size", "cp.async.cg copies 16 bytes, not 8", "16 bytes"),
    "reject_067": (
        "partition_S", "rank", "the tensor 1024:1 has 1 modes, the tiler (16,64) has 2", "a tensor of 2 modes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("entry", [e for e in REJECTED if e["op"] in OPERATIONS], ids=lambda entry: entry["id"])
def test_what_the_headers_refuse(entry: dict[str, Any]) -> None:
    with pytest.raises(Rejected) as caught:
        attempt(entry["op"], entry["inputs"])
    refusal = refusal_of(caught)
    assert (refusal.operation, refusal.mode, refusal.reason, refusal.legal) == EXPECTED[entry["id"]]


def test_all_of_them() -> None:
    assert {entry["id"] for entry in REJECTED if entry["op"] in OPERATIONS} == set(EXPECTED)


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config["id"])
def test_what_cute_was_asked_about_is_valid(config: dict[str, Any]) -> None:
    """On the sides that meet memory; registers of matrix moves, and scattered tensors made to be partitioned, are left out."""
    copy = copy_of(config)
    both = {"universal32_A_seed2x2": "S", "universal32_C_seed2x2": "D"}.get(config["id"], "SD")
    both = "S" if "LDSM" in copy.atom.name else "D" if "STSM" in copy.atom.name else both
    source = tensor_of(config, "S") if "S" in both else None
    destination = tensor_of(config, "D") if "D" in both else None
    validate_copy(copy, source, destination)


def test_an_atom_wider_than_the_tile() -> None:
    with pytest.raises(Rejected, match="the copy has 4 values, fewer than the 8"):
        make_tiled_copy(atoms()[GMEM], 16, parse_layout("(32,1)"), parse_layout("(1,4)"))
    with pytest.raises(Rejected, match="64 threads, fewer than the 128"):
        make_tiled_copy(_warpgroup_atom(), 16, parse_layout("(64,1)"), parse_layout("(1,8)"))


def _warpgroup_atom() -> CopyAtom:
    layouts = dict.fromkeys(("src", "dst", "ref"), "(128,128):(128,1)")
    return CopyAtom("made_up_warpgroup_move", "128:1", layouts)


def test_a_value_layout_that_does_not_match_the_atom() -> None:
    with pytest.raises(Rejected) as caught:
        make_tiled_copy(atoms()[GMEM], 16, parse_layout("(32,4):(4,1)"), parse_layout("(1,12)"))
    assert refusal_of(caught).reason.startswith("the copy has 12 values, not a multiple of the 8 of")
    assert refusal_of(caught).legal == "8 or 16"
    copy = make_tiled_copy(atoms()[GMEM], 16, parse_layout("(8,4):(4,1)"), parse_layout("(2,4):(4,1)"))
    with pytest.raises(Rejected) as caught:
        validate_copy(copy, parse_layout("(32,32):(32,1)"))
    assert "value 4 of a thread lies 32 elements from its first, not 4" in refusal_of(caught).reason
    assert refusal_of(caught).legal == "8:1"


def test_a_row_that_is_not_16_bytes() -> None:
    """A matrix load reads rows of 16 contiguous, aligned bytes."""
    copy = make_tiled_copy_A(atoms()["SM75_U32x4_LDSM_N"], 16, warp_mma())
    check_vectors(copy, "S", parse_layout("(64,32):(40,1)"))
    with pytest.raises(Rejected) as caught:
        check_vectors(copy, "S", parse_layout("(64,32):(1,64)"))
    assert (
        "SM75_U32x4_LDSM_N moves 16 contiguous bytes: value 1 of a thread lies 64 elements" in refusal_of(caught).reason
    )
    with pytest.raises(Rejected) as caught:
        check_vectors(copy, "S", parse_layout("(64,32):(36,1)"))
    assert refusal_of(caught).reason == "stride 36 is 72 bytes, SM75_U32x4_LDSM_N starts on 16: 8 too many"
    assert refusal_of(caught).legal == "32 or 40"
    with pytest.raises(Rejected) as caught:
        check_vectors(copy, "S", parse_composed("Sw<3,2,3> o 0 o (64,32):(32,1)"))
    assert refusal_of(caught).reason == "Sw<3,2,3> moves blocks of 4 elements, 16 bytes are 8"
    assert refusal_of(caught).legal == "Sw<3,3,3>"


def test_wide_copies_of_columns() -> None:
    """R27: columns of 129 floats; and what has to be known of a leading dimension that is a symbol."""
    copy = make_tiled_copy(atoms()[GMEM], 32, parse_layout("(32,8):(1,32)"), parse_layout("(4,1)"))
    with pytest.raises(Rejected) as caught:
        check_vectors(copy, "S", parse_layout("(128,16):(1,129)"))
    assert refusal_of(caught).reason == "stride 129 is 516 bytes, UniversalCopy<uint128_t> starts on 16: 4 too many"
    assert refusal_of(caught).legal == "128 or 132"
    check_vectors(copy, "S", Layout((128, 16), (1, 4 * symbol("ld/4"))))
    with pytest.raises(Rejected) as caught:
        check_vectors(copy, "S", Layout((128, 16), (1, symbol("ld"))))
    assert refusal_of(caught).legal == "ld % 4 == 0"


def test_bytes_through_the_transposing_move() -> None:
    for name in ("SM75_U16x8_LDSM_T", "SM90_U16x8_STSM_T"):
        with pytest.raises(Rejected) as caught:
            check_transposed(atoms()[name], 8)
        assert refusal_of(caught).reason.endswith("values have 8: 2 neighbours of a row stay together")
        assert refusal_of(caught).legal == "16 bits"
        check_transposed(atoms()[name], 16)
    check_transposed(atoms()["SM75_U32x4_LDSM_N"], 8)


def test_a_tensor_of_broken_tiles() -> None:
    copy = make_tiled_copy(atoms()[GMEM], 16, parse_layout("(16,8):(8,1)"), parse_layout("(1,8)"))
    with pytest.raises(Rejected) as caught:
        validate_copy(copy, parse_layout("(72,64):(64,1)"))
    assert refusal_of(caught).legal == "64 or 80"
    with pytest.raises(Rejected) as caught:
        validate_copy(copy, Layout((symbol("M"), 64), (64, 1)))
    assert refusal_of(caught).legal == "M % 16 == 0"


def test_a_swizzle_wider_than_the_row() -> None:
    check_swizzle_in_row(Swizzle(3, 3, 3), 64)
    with pytest.raises(Rejected) as caught:
        check_swizzle_in_row(Swizzle(3, 3, 3), 32)
    assert refusal_of(caught).reason == "Sw<3,3,3> permutes 64 elements, the row has 32"
    assert refusal_of(caught).legal == "Sw<2,3,3>"


def test_warps_that_cut_a_chunk() -> None:
    """R44."""
    check_chunks(128, 64)
    with pytest.raises(Rejected) as caught:
        check_chunks(96, 64)
    assert refusal_of(caught).reason == "a warp's 96 elements cut chunk 1 of 64: it belongs to two warps"
    assert refusal_of(caught).legal == "64 or 128"


def test_other_makers_refuse() -> None:
    with pytest.raises(Rejected, match="takes 8 values of each thread, the accumulator has 4"):
        make_tiled_copy_C_atom(atoms()["SM90_U32x4_STSM_N"], 16, warp_mma())
    with pytest.raises(Rejected, match="make_tiled_copy_C, values"):
        make_tiled_copy_C(atoms()["SM90_U32x4_STSM_N"], 16, warp_mma())
    with pytest.raises(Rejected, match="are not addresses of"):
        make_cotiled_copy(
            atoms()["UniversalCopy<uint64_t>"], 16, parse_layout("(32,4):(4,1)"), parse_layout("(16,16):(16,2)")
        )
    with pytest.raises(Rejected, match="thread 128 is not one of 128"):
        copy_of(CONFIGS[0]).get_slice(128)
