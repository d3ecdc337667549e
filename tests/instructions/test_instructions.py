"""The documented fragments against CuTe's traits: every spec is as expected, and no instruction is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from layoutproof.atoms.catalogue import find, find_copy, names, shelf
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import read_spec
from layoutproof.specs.run import evaluate_at, run_spec
from layoutproof.specs.spec import Claim, Instruction
from layoutproof.specs.write import spec_text

SPECS = sorted((Path(__file__).parent.parent.parent / "specs" / "instructions").glob("*.toml"))
CLAIM = '[claims.x]\noperand = "A"\natom = "SM80_16x8x16_F16F16F16F16_TN"\nequals = { m = "lane/4", k = "v" }\n'


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_is_as_expected(path: Path) -> None:
    assert "PTX ISA, section " in path.read_text()
    for claim in run_spec(read_spec(path)).claims:
        assert claim.as_expected, f"{path.name}: {claim.name} is {claim.outcome.verdict}"


def proved_claims() -> Iterator[Claim]:
    for path in SPECS:
        for claim in read_spec(path).claims:
            if claim.predicate == "equals" and claim.expect is Verdict.PROVED and claim.instruction is not None:
                yield claim


def test_every_fragment_is_proved() -> None:
    """Each operand that lives in registers has the layout of an atom, of the same extents, whose fragment is proved."""
    proved = set()
    for one in (claim.instruction for claim in proved_claims() if claim.subject_kind == "atom"):
        assert one is not None
        atom = find(one.name)
        proved.add((one.part, atom.extents(one.part), atom.layout_texts[one.part]))
    missing = []
    for name in names():
        if re.match(r"SM(61|100|103)_|Universal", name):  # single threads, and operands in shared or tensor memory
            continue
        atom = find(shelf().example(name))
        for part, text in atom.layout_texts.items():
            descriptor = "smem_desc" in atom.fragments.get(part, "")
            if not descriptor and (part, atom.extents(part), text) not in proved:
                missing.append((name, part))
    known = {(name, part) for name, part in missing if find(shelf().example(name)).fault}
    assert set(missing) == known and len(known) == 10  # the eight int4 B tables, the two b1 A tables


def test_every_matrix_move_is_proved() -> None:
    proved = {claim.instruction.name for claim in proved_claims() if claim.instruction and claim.subject_kind == "copy"}
    moves = {name for name in shelf().copy_names() if re.search(r"_(LDSM|STSM|MOVM)_", name)}
    assert len(moves) == 24 and moves == proved


def test_the_bad_ones_are_there() -> None:
    bad = [
        (path.stem, claim) for path in SPECS for claim in read_spec(path).claims if claim.expect is not Verdict.PROVED
    ]
    int4 = {claim.instruction.name for stem, claim in bad if stem == "mma_int4" and claim.instruction}
    assert len(int4) == 8
    assert sum(claim.expect is Verdict.REJECTED for _, claim in bad) == 2
    assert {claim.name for stem, claim in bad if stem == "movmatrix"} == {"transposes"}
    assert {"k256_a_as_printed", "k256_a_printed_once"} <= {claim.name for _, claim in bad}


def test_the_misprint_reaches_3840() -> None:
    printed = {
        (lane // 4 + 8 * (v // 32 % 2), 32 * (lane % 4) + v if v < 64 else 32 * (lane % 4) + v % 32 + 128)
        for lane in range(32)
        for v in range(128)
    }
    assert len({(m, k) for m, k in printed if k < 256}) == 3840


def test_one_point_of_an_instruction(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(CLAIM)
    point = evaluate_at(read_spec(file), "x", {"lane": 5, "v": 3})
    assert (dict(point.claimed), dict(point.actual)) == ({"m": 1, "k": 3}, {"m": 9, "k": 3})


def test_what_a_claim_of_an_instruction_is(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(CLAIM + '\n[claims.y]\ncopy = "SM75_U32x1_LDSM_N"\nside = "src"\nbijective_onto = 1024\n')
    first, second = read_spec(file).claims
    assert first.instruction == Instruction("SM80_16x8x16_F16F16F16F16_TN", "A")
    assert second.instruction == Instruction("SM75_U32x1_LDSM_N", "src") and second.subject == "SM75_U32x1_LDSM_N src"
    file.write_text(spec_text(read_spec(file)))
    again = read_spec(file)
    assert [claim.instruction for claim in again.claims] == [first.instruction, second.instruction]
    assert run_spec(again).claims[1].outcome.verdict is Verdict.REFUTED  # lanes 8 to 31 repeat the rows


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("F16F16F16F16_TN", "F16F16F16F16_TT", 'unknown atom "SM80_16x8x16_F16F16F16F16_TT"; nearest: SM80_16x8x16_'),
        ('"A"', '"E"', "has no operand E; its operands: A, B, C"),
        ('atom = "SM80_16x8x16_F16F16F16F16_TN"\n', "", "operand A of what? This spec has no [mma]"),
        ('operand = "A"\n', 'copy = "SM75_U32x1_LDSM_N"\n', "copy SM75_U32x1_LDSM_N has no atom"),
        ('operand = "A"\natom = "SM80_16x8x16_F16F16F16F16_TN"', 'copy = "LDSM"', 'unknown copy atom "LDSM"'),
        ('operand = "A"\n', 'operand = "A"\nside = "src"\n', "side stands only with a copy"),
        ('"A"', '"A"\nvalue_bits = 8', "value_bits stands only with a copy"),
        ('"lane/4"', '"wm"', "wm"),
    ],
)
def test_bad_claims(old: str, new: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(CLAIM.replace(old, new))
    with pytest.raises(SpecErrors) as caught:
        read_spec(file)
    assert message in str(caught.value)


@pytest.mark.parametrize("width", ['"M"', "0"])
def test_bad_widths(width: str, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'[claims.x]\ncopy = "SM75_U32x1_LDSM_N"\nvalue_bits = {width}\nequals = "v"\n')
    with pytest.raises(SpecErrors, match="bits is none"):
        read_spec(file)


def test_a_width_that_does_not_fit_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('[claims.x]\ncopy = "SM75_U32x1_LDSM_N"\nvalue_bits = 24\nequals = "v"\nexpect = "rejected"\n')
    (claim,) = run_spec(read_spec(file)).claims
    assert claim.as_expected
    assert find_copy("SM75_U32x1_LDSM_N").layout("dst", 16).size() == 64
