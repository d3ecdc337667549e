"""The real headers, compiled and run: they agree with what was proved, and say so where something is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from layoutproof.crosscheck.compiler import Answer, Said, judge
from layoutproof.crosscheck.headers import Headers
from layoutproof.crosscheck.program import Program, program
from layoutproof.crosscheck.questions import questions
from layoutproof.errors import UserError
from layoutproof.specs.read import parse_spec
from tests.commands.conftest import Run
from tests.commands.conftest import run as run
from tests.crosscheck.examples import EVERYTHING, ONE_THREAD

SPECS = Path(__file__).parents[2] / "specs" / "tiled_mma"
Cute = tuple[tuple[str, ...], Headers]


def said(answers: Sequence[Answer], outcome: Said) -> list[str]:
    return [answer.text for answer in answers if answer.said is outcome]


def test_the_shipped_specs(run: Run, cute: Cute) -> None:
    names = ("m_permutation.toml", "split_k.toml", "refuted/registers_swapped.toml")
    result = run("crosscheck", *(SPECS / name for name in names))
    assert result.exit_code == 0, result.output
    assert re.search(r"^3 specs put to CuTe of CUTLASS [\d.]+: \d+ checks agreed$", result.output, re.MULTILINE)
    assert "agreed     claims.c_owner at M = 64, N = 32, K = 32: 2048 coordinates" in result.output
    refuted = "claims.a_owner at M = 16, N = 8, K = 16: refuted by CuTe too: t = 0, v = 2, lane = 0, "
    assert refuted in result.output
    assert "CuTe has m = 8, k = 0, the claim says m = 0, k = 8" in result.output


def test_everything_that_a_program_can_ask(cute: Cute, tmp_path: Path) -> None:
    answers = judge(program(questions(parse_spec(EVERYTHING, "everything.toml"))), tmp_path, *cute)
    assert [answer for answer in answers if answer.said is not Said.AGREED] == []
    texts = said(answers, Said.AGREED)
    assert "claims.rows at M = 32, double = 4: 256 coordinates" in texts
    assert "claims.overlap at M = 16, double = 2: refuted by CuTe too: offset = 2 is held 2 times" in texts
    assert "claims.c at M = 32, double = 4: 1024 coordinates" in texts


def test_a_layout_and_a_formula_that_are_wrong(cute: Cute, tmp_path: Path) -> None:
    """What the tool would say if its model were wrong: here the program is told something else than was proved."""
    right = program(questions(parse_spec(ONE_THREAD, "one.toml")))
    text = right.text.replace("Shape<Int<1>,Int<1>,Int<1>,Int<1>>", "Shape<Int<1>,Int<1>,Int<1>,Int<2>>")
    text = text.replace("{rm, rn}", "{rm, 2*rn}")
    assert text != right.text
    answers = judge(replace(right, text=text), tmp_path, *cute)
    wrong = said(answers, Said.DISAGREED)
    assert len(wrong) == 2
    assert wrong[0].startswith("ThrLayoutVMNK: CuTe has (_1,_1,_1,_1):(_0,_0,_0,_0), LayoutProof (_1,_1,_1,_2):")
    assert wrong[1].endswith("rn = 1: CuTe has m = 0, n = 1, the claim says m = 0, n = 2")
    assert len(said(answers, Said.AGREED)) == len(right.checks) - 2


@pytest.mark.parametrize("holds", [True, False])
def test_a_verdict_that_is_wrong(
    run: Run, cute: Cute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holds: bool
) -> None:
    """A claim that CuTe does not share is exit code 4, whichever way round."""
    from layoutproof.commands import crosscheck as verb

    file = tmp_path / "layout.toml"
    expect = "" if holds else 'expect = "refuted"\n'
    formula = "2*i" if holds else "2*i + i/3"
    file.write_text(f'[claims.twice]\nlayout = "4:2"\nequals = "{formula}"\n{expect}')

    def turned(asked: object) -> Program:
        made = program(asked)  # type: ignore[arg-type]
        words = ("true", "false") if holds else ("false", "true")
        return replace(made, text=made.text.replace(f"close(0, {words[0]}", f"close(0, {words[1]}"))

    monkeypatch.setattr(verb, "program", turned)
    result = run("crosscheck", file)
    assert result.exit_code == 4
    told = "equal at all 4 coordinates" if holds else "i = 3: CuTe has offset = 6, the claim says offset = 7"
    assert f"disagreed  claims.twice: {told}" in result.output


def test_an_atom_that_the_headers_lack(cute: Cute, tmp_path: Path) -> None:
    right = program(questions(parse_spec(ONE_THREAD, "one.toml")))
    text = right.text.replace("using Atom = UniversalFMA<float>", "using Atom = SM999_1x1x1_F32")
    with pytest.raises(UserError, match=r"one.toml: the headers of CUTLASS [\d.]+ have no SM999_1x1x1_F32"):
        judge(replace(right, text=text), tmp_path, *cute)


def test_a_configuration_that_cute_does_not_compile(cute: Cute, tmp_path: Path) -> None:
    right = program(questions(parse_spec(ONE_THREAD, "one.toml")))
    text = right.text.replace("Tile<Underscore, Underscore, Underscore>", "Tile<Underscore, int, Underscore>")
    assert text != right.text
    (answer,) = judge(replace(right, text=text), tmp_path, *cute)
    assert answer.said is Said.DISAGREED
    assert answer.text.startswith("CuTe does not compile UniversalFMA<float>: ")


def test_instructions_by_themselves(run: Run, cute: Cute) -> None:
    """The formulas of the PTX ISA, put to CuTe's traits."""
    result = run("crosscheck", SPECS.parent / "instructions" / "mma_int4.toml")
    assert result.exit_code == 0, result.output
    assert "refuted by CuTe too: lane = " in result.output
    assert "disagreed" not in result.output


INT8 = """
[mma]
atom = "SM75_8x8x16_S32S8S8S32_TN"

[claims.c]
operand = "C"
covered = 1
"""


def altered(folder: Path, headers: Headers, header: str, change: Callable[[str], str]) -> Path:
    """A folder that is searched first: CuTe's tensor.hpp, and one header that is not as it was."""
    for name in ("tensor.hpp", header):
        place = folder / "cute" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        text = (headers.folders[0] / "cute" / name).read_text()
        place.write_text(change(text) if name == header else text)
    return folder


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text, ""),
        (lambda text: text[:3_000], "do not compile by themselves: "),
        (
            lambda text: text.replace("template <>\nstruct MMA_Traits<SM75_8x8x16_S32S8S8S32_TN>", "struct Taken"),
            "have no MMA_Traits of SM75_8x8x16_S32S8S8S32_TN",
        ),
    ],
    ids=["whole", "cut", "without the trait"],
)  # fmt: skip
def test_headers_that_are_not_whole(
    run: Run, cute: Cute, tmp_path: Path, change: Callable[[str], str], message: str
) -> None:
    """A header that was cut, or a CUTLASS without the trait, says nothing of what was proved: it is no disagreement."""
    file = tmp_path / "int8.toml"
    file.write_text(INT8)
    folder = altered(tmp_path / "headers", cute[1], "atom/mma_traits_sm75.hpp", change)
    result = run("crosscheck", "--include", folder, "--include", cute[1].folders[0], file)
    assert result.exit_code == (2 if message else 0), result.output
    assert message in result.output
    assert "disagreed  " not in result.output and "Traceback" not in result.output
