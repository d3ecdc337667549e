"""``probe``: layouts from what an H200 was measured to do, with no table."""

from __future__ import annotations

import base64
import json
import struct
import tarfile
import zlib
from pathlib import Path

import pytest

from layoutproof.atoms.catalogue import find
from layoutproof.commands.probe import probe
from layoutproof.confirm.inference import catalogue_table, fit, fit_layout, infer, relabelling
from layoutproof.confirm.structure import OPERANDS, Structure, structure
from layoutproof.emit.registers import file_name
from layoutproof.errors import UserError
from layoutproof.layouts.notation import parse_layout

MEASURED: dict[str, str] = json.loads((Path(__file__).parent / "structure.json").read_text())["lists"]
EXACT = (
    "SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x32_S32S8S8S32_TN", "SM80_8x8x4_F64F64F64F64_TN",
    "SM80_16x8x8_F32TF32TF32F32_TN", "SM75_16x8x8_F32F16F16F32_TN",
)  # fmt: skip
RENAMED = 6  # SM70 quad pairs: which of m, n and k comes first in a register is CuTe's choice
WRONG = 8  # SM80_16x8x32 of four-bit integers: CuTe's B reaches 160 of 256 elements


def measured(name: str) -> bytes:
    steps = zlib.decompress(base64.b64decode(MEASURED[name]))
    found, at = [], 0
    for (step,) in struct.iter_unpack("<I", steps):
        at += step
        found.append(at)
    return struct.pack(f"<{len(found)}Q", *found)


def tensor(name: str) -> Structure:
    return structure(find(name), measured(name))


@pytest.mark.parametrize("name", EXACT)
def test_layouts_are_recovered_exactly(name: str) -> None:
    """Text for text, from the tensor and the spelling of the instruction alone."""
    inferred = infer(tensor(name))
    atom = find(name)
    assert inferred.shape == atom.shape_mnk
    for operand in OPERANDS:
        assert fit_layout(inferred.elements(operand)) == parse_layout(atom.layout_texts[operand])


def test_every_measured_instruction() -> None:
    exact: list[str] = []
    renamed: list[str] = []
    wrong: list[str] = []
    for name in MEASURED:
        atom, inferred = find(name), infer(tensor(name))
        assert inferred.shape == atom.shape_mnk
        wanted = {operand: catalogue_table(atom, operand) for operand in OPERANDS}
        kind = exact if inferred.tables == wanted else renamed if relabelling(inferred, wanted) else wrong
        kind.append(name)
    assert (len(exact), len(renamed), len(wrong)) == (len(MEASURED) - RENAMED - WRONG, RENAMED, WRONG)
    assert all(name.startswith("SM70_8x8x4") for name in renamed)
    assert all(find(name).fault for name in wrong)


def test_the_layout_that_cute_has_wrong() -> None:
    """What the hardware does instead is found without being told."""
    inferred = infer(tensor("SM80_16x8x32_S32S4S4S32_TN"))
    assert str(fit_layout(inferred.elements("B"))) == "((4,8),8):((64,1),8)"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (EXACT[0], "SM70_8x8x4_F16F16F16F16_NT", "SM80_16x8x32_S32S4S4S32_TN"):
        (tmp_path / f"{file_name(name)}.bin").write_bytes(measured(name))
    assert probe(EXACT[0], lists=tmp_path) == 0
    assert capsys.readouterr().out.endswith("  exactly the catalogue's\n")
    assert probe("SM70_8x8x4_F16F16F16F16_NT", lists=tmp_path, json=True) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["names"] == {"M": [0, 1, 4, 5, 2, 3, 6, 7], "N": [0, 1, 4, 5, 2, 3, 6, 7]}
    assert document["under_those_names"]["A"] == document["catalogue"]["A"] == "((4,2),4):((8,4),1)"
    assert document["threads"] == "4:1,2:16"
    assert probe("SM80_16x8x32_S32S4S4S32_TN", lists=tmp_path) == 1
    assert "not the catalogue's" in capsys.readouterr().out
    with tarfile.open(tmp_path / "lists.tgz", "w:gz") as archive:
        archive.add(tmp_path / f"{EXACT[0]}.bin", f"lists/{EXACT[0]}.bin")
    assert probe(EXACT[0], lists=tmp_path / "lists.tgz") == 0
    with pytest.raises(UserError, match="there is no SM80_8x8x4_F64F64F64F64_TN"):
        probe("SM80_8x8x4_F64F64F64F64_TN", lists=tmp_path / "lists.tgz")


def test_bad_lists(tmp_path: Path) -> None:
    name = EXACT[0]
    content = measured(name)
    with pytest.raises(UserError, match="cut short"):
        structure(find(name), content[:-3])
    with pytest.raises(UserError, match=r"no tensor of a matrix product: slot .* of C meets A along two values of m"):
        infer(structure(find(name), content[:-8]))
    with pytest.raises(UserError, match="not of SM80_16x8x16"):
        structure(find(name), struct.pack("<Q", 1 << 40))
    with pytest.raises(UserError, match="takes part in no product"):
        infer(structure(find(name), content[: len(content) // 2]))
    with pytest.raises(UserError, match=r"no list of .*no such file"):
        probe(name, lists=tmp_path)
    with pytest.raises(UserError, match="not bilinear"):
        probe("SM80_8x8x128_S32U1U1S32_TN_XORPOPC")
    with pytest.raises(UserError, match="not one warp-level instruction"):
        probe("SM90_64x64x16_F16F16F16_SS")


def test_fitting() -> None:
    assert fit([0, 16, 8, 24]) == [(2, 16), (2, 8)]
    assert fit([0, 1, 2, 3]) == [(4, 1)]
    assert fit([0, 0, 0]) == [(3, 0)]
    assert fit([0]) == [(1, 0)]
    assert fit([0, 1, 2, 4]) is None and fit([1, 2]) is None
    assert fit_layout([[0, 1], [2, 4]]) is None
