"""The catalogue against the compiled headers, and what a wrong name gets."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from layoutproof.atoms.atom import OPERANDS
from layoutproof.atoms.catalogue import UnknownAtom, find, names
from layoutproof.errors import Rejected

ATOMS = json.loads((Path(__file__).parent.parent / "oracle" / "mma_atoms.json").read_text())["atoms"]
PTX_TYPES = {"u1": "b1"}


@pytest.mark.parametrize("entry", ATOMS, ids=lambda entry: entry["name"])
def test_is_the_atom_of_the_headers(entry: dict[str, Any]) -> None:
    atom = find(entry["name"])
    assert atom.shape_text == entry["Shape_MNK"]
    assert str(atom.thr_id) == entry["ThrID"]
    assert {key: list(kind) for key, kind in atom.registers.items()} == entry["registers"]
    assert atom.types == entry["types"]
    for operand in OPERANDS:
        coverage = entry["coverage"][operand]
        if coverage.get("incongruent"):
            with pytest.raises(Rejected, match="not nested alike"):
                atom.layout_tv(operand)
            continue
        layout = atom.layout_tv(operand)
        assert str(layout) == entry[f"{operand}Layout"]
        values = list(layout.values())
        first, second = atom.extents(operand)
        assert (len(values), len(set(values))) == (coverage["size"], coverage["distinct"])
        assert (set(values) == set(range(first * second))) == coverage["covers"]
    assert bool(atom.fault) == (not all(part["covers"] for part in entry["coverage"].values()))


def test_holds_every_warp_level_atom() -> None:
    listed = names()
    assert len(listed) == len(set(listed))
    counts = {
        prefix: sum(name.startswith(prefix) for name in listed)
        for prefix in ("SM61", "SM70", "SM75", "SM80", "SM89", "SM90")
    }
    assert counts == {"SM61": 2, "SM70": 8, "SM75": 2, "SM80": 65, "SM89": 8, "SM90": 6}
    assert {entry["name"] for entry in ATOMS if entry["group"] == "mma_sync"} <= set(listed)
    for name in listed:
        assert find(name).name == name


@pytest.mark.parametrize("name", [name for name in names() if re.match(r"SM[789]\d_", name)])
def test_ptx_says_what_the_atom_is(name: str) -> None:
    atom = find(name)
    m, n, k = atom.shape_mnk
    assert atom.ptx.startswith(f"mma.sync.aligned.m{m}n{n}k{k}.")
    if atom.issues == 1:
        d, a, b, c = (PTX_TYPES.get(atom.types[key], atom.types[key]) for key in "DABC")
        assert f".{d}.{a}.{b}.{c}" in atom.ptx
    else:
        assert "c64" in atom.types["D"] and ".f64.f64.f64.f64" in atom.ptx
    assert ("satfinite" in atom.ptx) == name.endswith("SATURATE")
    assert atom.arch == f"sm_{name[2:4]}"


def test_known_faults() -> None:
    faulty = [name for name in names() if find(name).fault]
    assert len(faulty) == 10
    assert find("SM80_16x8x32_S32S4S4S32_TN").fault == "the B layout reaches 160 of 256 elements"


def test_universal_fma() -> None:
    mixed = find("UniversalFMA<float, half_t>")
    assert mixed.types == {"D": "f32", "A": "f16", "B": "f16", "C": "f32"}
    assert find("UniversalFMA<float,float,float>").types == find("UniversalFMA<float>").types
    for wrong in (
        "UniversalFMA<>",
        "UniversalFMA<quux>",
        "UniversalFMA<float,float,float,float,float>",
        "UniversalFMA",
    ):
        with pytest.raises(UnknownAtom):
            find(wrong)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("SM80_16x8x16_F16F16F16_TN", "SM80_16x8x16_F16F16F16F16_TN"),
        ("sm80_16x8x16_F32BF16BF16F32_TN", "SM80_16x8x16_F32BF16BF16F32_TN"),
        ("SM70_8x8x4_F32F16F16F32_TX", "SM70_8x8x4_F32F16F16F32_TN"),
    ],
)
def test_a_wrong_name_tells_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(UnknownAtom) as caught:
        find(name)
    assert nearest in caught.value.nearest
    assert nearest in str(caught.value)


def test_nothing_near() -> None:
    with pytest.raises(UnknownAtom) as caught:
        find("../secrets")
    assert "known prefixes" in caught.value.hint
