"""Every instruction of the catalogue as a C++ type: what its name becomes, and that the headers have just our layouts."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from layoutproof.atoms import catalogue
from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.atom_names import (
    EXTENDED,
    atom_type,
    copy_atom_type,
    copy_traits_type,
    needs_every_n,
    traits_type,
)
from layoutproof.crosscheck.compiler import OPTIONS, search
from layoutproof.crosscheck.headers import Headers
from layoutproof.errors import Rejected

HEAD = f"""#define {EXTENDED}
#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cute/atom/copy_atom.hpp>
using namespace cute;
"""
UNREADABLE = 2  # atoms whose ALayout is no layout: SM80_16x8x128_S32U1U1S32_TN_*
SHORT = (8, 16, 32, 64)  # bits of a value


@pytest.mark.parametrize(
    ("name", "spelt"),
    [
        ("SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x16_F16F16F16F16_TN"),
        ("UniversalFMA<float>", "UniversalFMA<float>"),
        ("SM90_64x64x32_S32S8S8_RS_TN", "SM90_64x64x32_S32S8S8_RS_TN"),
        ("SM90_64x64x32_F32E4M3E4M3_SS_TN", "SM90_64x64x32_F32E4M3E4M3_SS_TN<>"),
        ("SM90_64x64x16_F32F16F16_RS", "SM90_64x64x16_F32F16F16_RS<SM90::GMMA::Major::K, SM90::GMMA::Major::K>"),
        (
            "SM90_64x24x16_F32F16F16_SS<K,MN>",
            "SM90_64x24x16_F32F16F16_SS<SM90::GMMA::Major::K, SM90::GMMA::Major::MN>",
        ),
        (
            "SM90_64x64x32_F16F16F16_SS_SPARSE",
            "SM90::GMMA::SPARSE::GMMA_64x64x32_F16F16F16_SS<SM90::GMMA::Major::K, SM90::GMMA::Major::K>",
        ),
        ("SM90_64x8x64_S32S8S8_SS_TN_SPARSE", "SM90::GMMA::SPARSE::GMMA_64x8x64_S32S8S8_SS_TN<>"),
        ("SM120_16x8x32_TN<e4m3_t,e5m2_t,float>", "SM120_16x8x32_TN<float_e4m3_t, float_e5m2_t, float>"),
        (
            "SM120_16x8x64_TN_VS<e2m1_t,e2m1_t,float,ue8m0_t,VS=16>",
            "SM120::BLOCKSCALED::SM120_16x8x64_TN_VS<float_e2m1_t, float_e2m1_t, float, float_ue8m0_t, 16>",
        ),
        (
            "SM100_MMA_F16BF16_SS<half_t,half_t,float,M=128,N=64,K,MN>",
            "SM100_MMA_F16BF16_SS<half_t, half_t, float, 128, 64, UMMA::Major::K, UMMA::Major::MN>",
        ),
    ],
)
def test_atoms_as_types(name: str, spelt: str) -> None:
    assert atom_type(name) == spelt
    assert traits_type(spelt) == f"MMA_Traits<{spelt}>"


def test_arguments_of_the_traits() -> None:
    """CuTe declares this operation without arguments: its traits have them."""
    found = atom_type("SM100_MMA_F8F6F4_SS<e4m3_t,e4m3_t,float,M=128,N=64,K,K>")
    assert found.startswith("MMA_Traits<SM100_MMA_F8F6F4_SS, float_e4m3_t, float_e4m3_t, float, Int<128>, Int<64>, ")
    assert traits_type(found) == found


def test_copies_as_types() -> None:
    assert copy_atom_type("SM75_U32x4_LDSM_N", 16) == "Copy_Atom<SM75_U32x4_LDSM_N, uint_bit_t<16>>"
    assert copy_traits_type("UniversalCopy<uint128_t>") == "Copy_Traits<UniversalCopy<uint128_t, uint128_t>>"
    with pytest.raises(Rejected, match="no unsigned type of 24 bits"):
        copy_atom_type("UniversalCopy<uint128_t>", 24)


def test_which_n_must_be_asked_for() -> None:
    assert needs_every_n("SM90_64x24x16_F32F16F16_SS<K,MN>")
    assert not needs_every_n("SM90_64x256x16_F32F16F16_SS") and not needs_every_n("SM80_16x8x8_F16F16F16F16_TN")


def atoms() -> Iterator[str]:
    """One assertion for each layout of each MMA atom; templates with the example's arguments."""
    for name in map(catalogue.shelf().example, catalogue.names()):
        atom, traits = catalogue.find(name), traits_type(atom_type(name))
        yield f"static_assert(sizeof(MMA_Atom<{atom_type(name)}>) > 0);"
        pairs = [("Shape_MNK", cxx.shape_type(atom.shape_mnk)), ("ThrID", cxx.layout_type(atom.thr_id))]
        try:
            pairs += [(f"{part}Layout", cxx.layout_type(atom.layout_tv(part))) for part in atom.layout_texts]
        except Rejected:
            yield f"// {name}"
            continue
        yield from (f'static_assert(is_same_v<{traits}::{word}, {ours}>, "{name}");' for word, ours in pairs)


def copies() -> Iterator[str]:
    """The same for copy atoms, in bits and in values."""
    for name in (catalogue.shelf().example(name, copy=True) for name in catalogue.copy_names()):
        atom, traits = catalogue.find_copy(name), copy_traits_type(name)
        yield f'static_assert(is_same_v<{traits}::ThrID, {cxx.layout_type(atom.thr_id)}>, "{name}");'
        for side in ("src", "dst", "ref"):
            ours = cxx.layout_type(atom.layout(side))
            yield f'static_assert(is_same_v<{traits}::{side.title()}Layout, {ours}>, "{name}");'
        for bits in SHORT:
            try:
                found = {side: atom.layout(side, bits) for side in ("src", "dst", "ref")}
            except Rejected:
                continue
            if all(layout.modes[0].size() == atom.thr_id.size() for layout in found.values()):  # CuTe asserts it, too
                made = copy_atom_type(name, bits)
                for side, layout in found.items():
                    ours = cxx.layout_type(layout)
                    yield f'static_assert(is_same_v<{made}::ValLayout{side.title()}, {ours}>, "{name}, {bits} bits");'


def compiled(lines: list[str], folder: Path, cute: tuple[tuple[str, ...], Headers]) -> str:
    """What the compiler complains of."""
    source = folder / "atoms.cpp"
    source.write_text(HEAD + "\n".join(lines) + "\nint main() {}\n")
    compiler, headers = cute
    command = [*compiler, *OPTIONS, "-fsyntax-only", *search(headers), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode == 0) == ("error" not in done.stderr)
    return done.stderr


def test_the_whole_catalogue(cute: tuple[tuple[str, ...], Headers], tmp_path: Path) -> None:
    """And one layout that is not CuTe's, so that the compiler is seen to look."""
    mma, copying = list(atoms()), list(copies())
    assert len(mma) > 5 * len(catalogue.names()) and len(copying) > 4 * len(catalogue.copy_names())
    assert sum(line.startswith("//") for line in mma) == UNREADABLE
    wrong = 'static_assert(is_same_v<MMA_Traits<SM80_16x8x8_F16F16F16F16_TN>::ThrID, Layout<Int<31>>>, "31 lanes");'
    complaint = compiled([*mma, *copying, wrong], tmp_path, cute)
    assert complaint.count("error: static assertion failed") == complaint.count("error") == 1
    assert "31 lanes" in complaint
