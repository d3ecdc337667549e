"""Tiled copies, tensors and descriptors put to CuTe: each kind of check agrees, and contradicts what is told otherwise."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from layoutproof.crosscheck.compiler import REPORT, Said, judge
from layoutproof.crosscheck.headers import Headers
from layoutproof.crosscheck.program import Program, program
from layoutproof.crosscheck.questions import questions
from layoutproof.specs.read import parse_spec, read_spec
from tests.crosscheck.examples import COPIES, DESCRIPTORS

SPECS = Path(__file__).parents[2] / "specs"
Cute = tuple[tuple[str, ...], Headers]
LEAST = " at M = 32, ld = 32"


@pytest.fixture(scope="module")
def copies() -> Program:
    return program(questions(parse_spec(COPIES, "copies.toml")))


def reporting(cute: Cute) -> Cute:
    """The compiler told at once that types which differ are lines of the report: that saves a compilation."""
    compiler, headers = cute
    return (*compiler, REPORT), headers


def of_type(made: Program, check: str) -> Program:
    """The program with another type expected in one check."""
    index = made.checks.index(check)
    text, count = re.subn(rf"(using Expected{index} = ).*;", r"\1Layout<Int<7>,Int<5>>;", made.text)
    assert count == 1
    return replace(made, text=text)


def with_formula(made: Program, check: str, formula: str) -> Program:
    """The program with another formula claimed in one walk."""
    index = made.checks.index(check)
    text, count = re.subn(rf"(claim_{index}\.at\(.*, )\{{[^{{}}]*\}}\);", rf"\g<1>{{{formula}}});", made.text)
    assert count == 1
    return replace(made, text=text)


def turned(made: Program, check: str) -> Program:
    """The program with the other verdict on one claim."""
    index = made.checks.index(check)
    before = re.search(rf"claim_{index}\.close\({index}, (true|false)", made.text)
    assert before is not None
    after = before[0].replace(before[1], "false" if before[1] == "true" else "true")
    return replace(made, text=made.text.replace(before[0], after))


def test_everything_asked_of_copies(copies: Program, cute: Cute, tmp_path: Path) -> None:
    answers = judge(copies, tmp_path, *cute)
    assert {answer.text for answer in answers if answer.said is not Said.AGREED} == {
        "address: the swizzle of by_address is applied to addresses: that is no layout of CuTe's",
        "free: the rule of banks is not CuTe's",
    }
    texts = {answer.text for answer in answers}
    larger = " at M = 64, ld = 40"  # two blocks
    assert f"claims.read_once{larger}: 2048 coordinates" in texts
    assert f"copies.fill, source: elements{larger}: 2048 coordinates" in texts
    told = "refuted by CuTe too: thread 0 meets element 2, its coordinate's is 6"
    assert f"claims.crooked_moves{LEAST}: {told}" in texts
    assert any("claims.not_inside" in text and "CuTe has byte = 2046, the limits are" in text for text in texts)


TYPES = (
    "copies.load: the atom's layout of src",
    "copies.fill: Tiler_MN",
    "copies.load: TiledLayout_TV",
    "copies.fill: get_layoutS_TV",
    f"copies.fill: partition_S of coordinates{LEAST}",
    f"copies.fill: partition_S of g{LEAST}",
    f"copies.load: tidfrg_S of s{LEAST}",
    f"copies.load: the shape of partition_S of s{LEAST}",
    f"copies.load: the fragment of A{LEAST}",
    f"copies.load: retile_D{LEAST}",
)
FORMULAS = {
    f"copies.load, source: coordinates{LEAST}": "at_m, at_k, 1 - at_stage",
    f"copies.load, source: elements{LEAST}": "32*at_m + at_k + 1024*at_stage",  # without the swizzle
    f"claims.place{LEAST}": "at_byte + 1",
}
VERDICTS = (
    *(f"claims.{name}{LEAST}" for name in ("read_by", "read_once", "moves", "crooked_moves")),
    *(f"claims.{name}{LEAST}" for name in ("inside", "not_inside", "apart", "plain_place")),
    "claims.row",
)


def test_what_cute_contradicts(copies: Program, cute: Cute, tmp_path: Path) -> None:
    """Each kind of check is told something else than was proved, all in one program: just these disagree."""
    told = copies
    for check in TYPES:
        told = of_type(told, check)
    for check, formula in FORMULAS.items():
        told = with_formula(told, check, formula)
    for check in VERDICTS:
        told = turned(told, check)
    # what arrives: the destination's coordinates the wrong way round
    index = told.checks.index(f"claims.loads{LEAST}")
    shape = "make_shape(Int<32>{}, Int<32>{}, Int<2>{})"
    strides = "make_stride(E<1>{}, E<0>{}, E<2>{})"
    swapped = f"make_tensor(make_inttuple_iter(make_coord(0, 0, 0)), make_layout({shape}, {strides}))"
    call = f"(claim_{index}, make_identity_tensor({shape}), make_identity_tensor({shape}));"
    assert told.text.count(call) == 1
    told = replace(told, text=told.text.replace(call, f"(claim_{index}, make_identity_tensor({shape}), {swapped});"))
    answers = judge(told, tmp_path, *reporting(cute))
    wrong = {check for check, answer in zip(told.checks, answers, strict=False) if answer.said is Said.DISAGREED}
    assert wrong == {*TYPES, *FORMULAS, *VERDICTS, f"claims.loads{LEAST}"}
    texts = [answer.text for answer in answers if answer.said is Said.DISAGREED]
    assert any(text.endswith("value 1 of thread 0 is for (1,0) and receives (0,1)") for text in texts)
    assert any("CuTe has element = 72, LayoutProof has element = 64" in text for text in texts)
    assert any("claims.apart" in text and "holds of CuTe's 2048 coordinates" in text for text in texts)


def test_descriptors(cute: Cute, tmp_path: Path) -> None:
    """B's is CuTe's; A's is told with groups of rows twice as near, and another fragment."""
    right = program(questions(parse_spec(DESCRIPTORS, "descriptors.toml")))
    assert right.unasked == ()
    told = of_type(right, "make_fragment_A of sA")
    told = replace(told, text=told.text.replace("LayoutType::B128, 64, 1", "LayoutType::B128, 32, 1"))
    answers = judge(told, tmp_path, *reporting(cute))
    wrong = [answer.text for answer in answers if answer.said is Said.DISAGREED]
    assert len(wrong) == 2 and "make_fragment_A of sA: CuTe has" in wrong[0]
    has, ours = ("B128, stride offset 64, leading offset 1", "B128, stride offset 32, leading offset 1")
    assert wrong[1] == f"the descriptor of A from sA: CuTe has {has}, LayoutProof {ours}"
    assert any(
        answer.text == "the descriptor of B from sB: B64, stride offset 32, leading offset 256" for answer in answers
    )


def test_what_of_copies_cannot_be_asked() -> None:
    """Copies that CuTe would refuse are not in the program, which has to compile."""
    made = program(questions(read_spec(SPECS / "copies" / "refuted" / "bad_input.toml")))
    unasked = dict(made.unasked)
    assert "fewer than the 8 of UniversalCopy<uint128_t>" in unasked["copies.values_no_multiple"]
    assert "8 is not a multiple of 16" in unasked["the sides of copies.wider_than_the_tile"]
    assert "copies.rows_not_contiguous: tidfrg_S of columns" in made.checks  # CuTe compiles it
    cut = program(questions(read_spec(SPECS / "field" / "refuted" / "r44_warps_cut_a_chunk.toml")))
    assert "stride 96 is neither below the extent 64" in dict(cut.unasked)["the sides of copies.by_warps"]
    assert "using Copy_0_ = " in cut.text
    assert "lp::each_moved<lp::" not in cut.text  # no walk


def test_sizes_that_change_nothing_are_asked_once(copies: Program) -> None:
    of_s = [check for check in copies.checks if "partition_D of s" in check]
    of_g = [check for check in copies.checks if "partition_S of g" in check]
    assert len(of_s) == 1 and len(of_g) == 2


def test_an_n_that_must_be_asked_for() -> None:
    text = '[mma]\natom = "SM90_64x24x16_F32F16F16_SS"\n[claims.c]\noperand = "C"\ncovered = 1\n'
    made = program(questions(parse_spec(text, "n.toml")))
    assert "#define CUTE_SM90_EXTENDED_MMA_SHAPES_ENABLED\n#include <algorithm>" in made.text
    assert "#define CUTE" not in program(questions(parse_spec(text.replace("x24x", "x32x"), "n.toml"))).text
