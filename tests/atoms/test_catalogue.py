"""The catalogue against the compiled headers, and what a wrong name gets."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from layoutproof.atoms.atom import PARTS, Atom
from layoutproof.atoms.catalogue import FMA_TYPES, copy_names, find, find_copy, names, shelf
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.errors import Rejected

ORACLE = Path(__file__).parent.parent / "oracle"
MMA = json.loads((ORACLE / "mma_atoms.json").read_text())
ATOMS: list[dict[str, Any]] = MMA["atoms"]
COPIES: list[dict[str, Any]] = json.loads((ORACLE / "copy_atoms.json").read_text())["atoms"]
GROUPS = Counter(entry["group"] for entry in ATOMS)
PTX_TYPES = {"u1": "b1"}


def full_name(entry: dict[str, Any]) -> str:
    return f"{entry['name']}<{entry['args']}>" if "args" in entry else str(entry["name"])


def spelled(atom: Atom) -> dict[str, object]:
    """An atom in the words of the oracle."""
    layouts = {f"{part}Layout": text for part, text in atom.layout_texts.items()}
    registers = {key: list(value) for key, value in atom.registers.items()}
    return {
        **layouts,
        "Shape_MNK": atom.shape_text,
        "ThrID": atom.thr_id_text,
        "types": atom.types,
        "registers": registers,
    }


@pytest.mark.parametrize(("group", "count"), sorted(GROUPS.items()))
def test_is_what_the_compiled_headers_say(group: str, count: int) -> None:
    keys = {"Shape_MNK", "ThrID", "types", "registers", *(f"{part}Layout" for part in PARTS)}
    agreed = 0
    for entry in ATOMS:
        if entry["group"] != group:
            continue
        atom = find(full_name(entry))
        assert spelled(atom) == {key: value for key, value in entry.items() if key in keys}, full_name(entry)
        assert bool(atom.fault) == (not all(part["covers"] for part in entry["coverage"].values()))
        for part, coverage in entry["coverage"].items():
            if coverage["covers"]:
                assert coverage["size"] == coverage["distinct"] * atom.held.get(part, 1), full_name(entry)
        for part, kind in entry.get("fragment_types", {}).items():
            if "smem_desc" in kind:
                assert atom.fragments[part] == kind.split("::")[-1]
        agreed += 1
    print(f"{group}: {agreed} of {count} atoms agree with the compiled headers")
    assert agreed == count


def test_the_oracle_is_whole() -> None:
    assert sum(GROUPS.values()) == 2410


@pytest.mark.parametrize("entry", [e for e in ATOMS if e["group"] in ("mma_sync", "sm120")], ids=full_name)
def test_layouts_evaluate_to_what_they_should(entry: dict[str, Any]) -> None:
    atom = find(full_name(entry))
    for part, coverage in entry["coverage"].items():
        if coverage.get("incongruent"):
            with pytest.raises(Rejected, match="not nested alike"):
                atom.layout_tv(part)
            continue
        values = list(atom.layout_tv(part).values())
        first, second = atom.extents(part)
        assert (len(values), len(set(values))) == (coverage["size"], coverage["distinct"])
        assert (set(values) == set(range(first * second))) == coverage["covers"]


def test_one_name_for_each_specialisation() -> None:
    listed = names()
    assert len(listed) == len(set(listed))
    said = MMA["meta"]["specialisations_in_headers"]
    counts = Counter(re.match(r"(SM\d+|Universal)", name)[1] for name in listed)  # type: ignore[index]
    gmma = sum(count for header, count in said.items() if "gmma" in header)
    assert counts == {
        "SM61": said["sm61"], "SM70": said["sm70"], "SM75": said["sm75"], "SM80": said["sm80"], "SM89": said["sm89"],
        "SM90": said["sm90"] + gmma, "SM100": said["sm100"] - 2, "SM103": 2, "SM120": said["sm120"] + said["sm120_sparse"],
        "Universal": len(FMA_TYPES),
    }  # fmt: skip
    assert len(listed) - len(FMA_TYPES) + 1 == MMA["meta"]["specialisations_total"]
    assert {entry["name"] for entry in ATOMS if "<" not in entry["name"]} <= set(listed)


def test_every_name_finds_its_atom() -> None:
    for name in names():
        spelling = shelf().example(name)
        atom = find(spelling)
        assert atom.name == spelling
        assert len(atom.shape_mnk) == 3 and {"A", "B", "C"} <= set(atom.layout_texts)


def test_wgmma_has_every_n() -> None:
    sizes: dict[str, set[int]] = {}
    for name in names():
        match = re.match(r"SM90_64x(\d+)(x.*)", name)
        if match:
            sizes.setdefault(match[2], set()).add(int(match[1]))
    assert len(sizes) == 80 and sum(map(len, sizes.values())) == 2112
    assert {tuple(sorted(found)) for found in sizes.values()} == {
        tuple(range(8, 257, 8)),
        tuple(n for n in range(8, 257, 8) if n in (8, 16, 24) or n % 16 == 0),
    }


@pytest.mark.parametrize("entry", MMA["meta"]["rejected_instantiations"], ids=full_name)
def test_refuses_what_the_headers_refuse(entry: dict[str, str]) -> None:
    with pytest.raises(UnknownAtom) as caught:
        find(full_name(entry))
    assert "the headers ask for " in caught.value.hint and f"such as {entry['name']}<" in caught.value.hint


@pytest.mark.parametrize("name", [name for name in names() if re.match(r"SM(7|8|9)\d_\d+x\d+x\d+_[^_]*_T", name)])
def test_ptx_says_what_the_atom_is(name: str) -> None:
    atom = find(name)
    m, n, k = atom.shape_mnk
    assert re.match(rf"(mma\.sync|wgmma\.mma_async(\.sp)?\.sync)\.aligned\.m{m}n{n}k{k}\.", atom.ptx) or "SS" in name
    if atom.issues == 1 and atom.ptx.startswith("mma"):
        d, a, b, c = (PTX_TYPES.get(atom.types[key], atom.types[key]) for key in "DABC")
        assert f".{d}.{a}.{b}.{c}" in atom.ptx
    assert atom.issues == 1 or ("c64" in atom.types["D"] and ".f64.f64.f64.f64" in atom.ptx)
    assert ("satfinite" in atom.ptx) == name.endswith("SATURATE")


@pytest.mark.parametrize(
    ("name", "arch", "ptx"),
    [
        ("SM90_64x40x32_S32S8U8_RS_TN", "sm_90a", "wgmma.mma_async.sync.aligned.m64n40k32.s32.s8.u8"),
        ("SM100_MMA_MXF4_SS<e2m1_t,e2m1_t,float,M=128,N=64,K,K,sf=ue4m3_t,VS=16>", "sm_100a",
         "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16"),
        ("SM120_16x8x32_TN<e2m3_t,e5m2_t,half_t>", "sm_120a",
         "mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f16.e2m3.e5m2.f16"),
    ],
)  # fmt: skip
def test_spelling_depends_on_the_arguments(name: str, arch: str, ptx: str) -> None:
    if "40x32_S32S8U8" in name:
        with pytest.raises(UnknownAtom):  # N = 40 is no 8-bit integer instruction
            find(name)
        name, ptx = name.replace("40", "48"), ptx.replace("n40", "n48")
    assert (find(name).arch, find(name).ptx) == (arch, ptx)


def test_known_faults() -> None:
    faulty = [name for name in names() if find(shelf().example(name)).fault]
    assert len(faulty) == 10
    int4 = find("SM80_16x8x32_S32S4S4S32_TN")
    assert int4.fault == "the B layout reaches 160 of 256 elements"
    assert int4.counterexample.startswith("thread 1 value 0 and thread 0 value 4 both hold (n,k) = (0,4)")
    assert find("SM80_16x8x128_S32U1U1S32_TN_ANDPOPC").fault.endswith("not nested alike and cannot be used")


@pytest.mark.parametrize(
    "name",
    [
        "SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=64,K,MN>",
        "SM100_MMA_TF32_SS< cutlass::tfloat32_t, cute::tfloat32_t, float, 64, 64, UMMA::Major::K, UMMA::Major::MN >",
        "cute::SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,N=64,M=64,a_major=K,b_major=MN>",
    ],
)
def test_spellings_of_one_atom(name: str) -> None:
    assert find(name).name == "SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=64,K,MN>"


def test_inner_names() -> None:
    dense = find("SM90::GMMA::MMA_64x8x16_F16F16F16_SS<GMMA::Major::K,GMMA::Major::MN>")
    assert dense.name == "SM90_64x8x16_F16F16F16_SS<K,MN>" and dense.fragments == {
        "A": "smem_desc<K>",
        "B": "smem_desc<MN>",
    }
    sparse = find("SM90::GMMA::SPARSE::GMMA_64x8x32_F16F16F16_SS<K,K>")
    assert sparse.name == "SM90_64x8x32_F16F16F16_SS_SPARSE<K,K>"
    assert find("SM90_64x8x16_F16F16F16_SS").layout_texts == dense.layout_texts


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("SM100_MMA_TF32_SS", "a_type, b_type, c_type, M, N, a_major, b_major are missing"),
        ("SM100_MMA_TF32_SS<quux_t,tfloat32_t,float,M=64,N=64,K,K>", "unknown type quux_t"),
        ("SM100_MMA_TF32_SS<half_t,half_t,float,M=64,N=64,K,K>", "a_type = half_t is none of tfloat32_t"),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=96,N=64,K,K>", "the headers ask for M == 64 || M == 128"),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=64,K,K,K>", "K is one major too many"),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,M=64,K,K>", "M is given twice"),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,Q=64,K,K>", "there is no argument Q"),
        ("SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=K,N=64,K,K>", "M is a int, and M=K is a major"),
        ("SM120_16x8x32_TN<e4m3_t,e4m3_t,int32_t>", "c_type = int32_t is none of float; or"),
        ("SM90_64x8x16_F16F16F16_RS<MN,K>", "the headers ask for tnspA == MAJOR_K"),
        ("SM80_16x8x16_F16F16F16F16_TN<K>", "K is one major too many"),
    ],
)
def test_bad_arguments(name: str, hint: str) -> None:
    with pytest.raises(UnknownAtom) as caught:
        find(name)
    assert hint in caught.value.hint


@pytest.mark.parametrize("entry", COPIES, ids=lambda entry: entry["name"])
def test_copies_are_what_the_compiled_headers_say(entry: dict[str, Any]) -> None:
    copy = find_copy(entry["name"])
    assert copy.thr_id_text == str(copy.thr_id) == entry["ThrID"]
    for side in ("src", "dst", "ref"):
        assert copy.layout_texts[side] == str(copy.layout(side)) == entry[f"{side.capitalize()}Layout"]
        for width, layouts in entry.get("values", {}).items():
            text = layouts.get(f"{side.capitalize()}Layout") if isinstance(layouts, dict) else None
            if text is not None:
                assert str(copy.layout(side, int(re.sub(r"\D", "", width)))) == text


def test_copies() -> None:
    listed = copy_names()
    assert len(listed) == 194
    for name in listed:
        copy = find_copy(shelf().example(name, copy=True))
        assert copy.layout("src").size() == copy.layout("src").modes[0].size() * copy.layout("src").modes[1].size()
    with pytest.raises(UnknownAtom, match="unknown atom") as caught:
        find_copy("SM75_U32x3_LDSM_N")
    assert "SM75_U32x1_LDSM_N" in caught.value.nearest
    with pytest.raises(Rejected, match="values of 24 bits do not fit 32 bits"):
        find_copy("SM75_U32x1_LDSM_N").layout("dst", 24)
    assert find_copy("UniversalCopy<uint32_t,float>").name == "UniversalCopy<uint32_t,float>"


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
        ("SM90_64x260x16_F16F16F16_SS", "SM90_64x256x16_F16F16F16_SS"),
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


def test_one_lookup_is_quick() -> None:
    """In a fresh process: the lookup alone, without the interpreter and the imports, in processor time."""
    script = "import time; from layoutproof.atoms.catalogue import find; t = time.process_time(); "
    script += "find('SM90_64x128x16_F32F16F16_RS<K,MN>'); print(time.process_time() - t)"
    best = min(float(subprocess.check_output([sys.executable, "-c", script])) for _ in range(3))
    assert best < 0.020


def test_the_list_is_quick() -> None:
    start = time.process_time()
    assert len(list(shelf().rows())) > 2200
    assert time.process_time() - start < 0.15
