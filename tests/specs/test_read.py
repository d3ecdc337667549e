"""Reading good specs: what is in the result. Bad ones: see test_bad_input."""

from __future__ import annotations

from pathlib import Path

import pytest

from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Binary, Literal, Name
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import discover, parse_mma, parse_spec, read_spec
from tests.specs.examples import GOOD


def test_a_good_spec_has_all_its_parts() -> None:
    spec = parse_spec(GOOD, "good.toml")
    assert (spec.path, spec.title, spec.text) == ("good.toml", "Four warps", GOOD)
    assert [param.name for param in spec.params] == ["M", "N", "K", "tm", "tn"]
    assert spec.mma is not None and spec.mma.threads == "(2,2,1)" and spec.mma.tile == ("_", "_", "_")
    assert list(spec.maps) == ["tile_order", "one"] and list(spec.layouts) == ["smem"]
    assert [claim.name for claim in spec.claims][:2] == ["c_owner", "c_wrong"]


def test_a_fixed_param_is_a_condition_too() -> None:
    k = parse_spec(GOOD, "good.toml").params[2]
    assert (k.value, k.condition.expression) == (64, Binary("==", Name("K"), Literal(64)))


def test_the_problem_is_the_params_of_that_name() -> None:
    mma = parse_spec(GOOD, "good.toml").mma
    assert mma is not None
    assert [size.text if size else None for size in mma.problem] == ["M", "N", "K"]
    without = parse_spec(GOOD.replace("K = 64", "k = 64"), "good.toml").mma
    assert without is not None and without.problem[2] is None


def test_lines_are_those_of_the_keys() -> None:
    spec = parse_spec(GOOD, "good.toml")
    lines = GOOD.splitlines()
    for claim in spec.claims:
        assert lines[claim.line - 1] == f"[claims.{claim.name}]"
    assert lines[spec.params[0].line - 1].startswith("M = ")
    assert spec.mma is not None and lines[spec.mma.line - 1] == "[mma]"


def test_lets_are_put_into_outputs() -> None:
    outputs = parse_spec(GOOD, "good.toml").maps["tile_order"].outputs
    point = {"b": 35, "tm": 10, "tn": 4}  # the second group, only 2 rows high
    assert {name: evaluate(formula.expression, point) for name, formula in outputs.items()} == {"m": 9, "n": 1}
    assert outputs["n"].text == "r / h"


def test_maps_and_layouts_can_be_called() -> None:
    one = parse_spec(GOOD, "good.toml").maps["one"].outputs["x"]
    # smem(b) with M = 32 at b = 78: row 78 % 64 = 14, column 78 / 64 = 1; smem(0, b) is b; m = 8*(78/64) + 14 % 2
    assert evaluate(one.expression, {"b": 78, "tm": 10, "tn": 8, "M": 32}) == 8 + (14 * 32 + 1) + 78


def test_claims_keep_what_they_say() -> None:
    spec = parse_spec(GOOD, "good.toml")
    assert spec.claim("c_wrong").expect is Verdict.REFUTED
    assert spec.claim("c_wrong").count is not None
    assert spec.claim("c_owner").reads_as == "the accumulator as the ISA draws it"
    assert spec.claim("rows").inputs == ("row", "col") and list(spec.claim("rows").formulas) == ["offset"]
    assert str(spec.claim("flat").layout) == "((4,8),(2,2)):((32,1),(16,8))"
    assert list(spec.claim("line").formulas) == ["x"]
    with pytest.raises(KeyError):
        spec.claim("nothing")


def test_a_layout_may_use_a_quotient_that_is_whole() -> None:
    text = '[params]\nM = "M % 32 == 0"\n[claims.a]\nlayout = "(32,M/32):(1,32)"\ninjective = true\n'
    assert str(parse_spec(text, "x").claim("a").layout) == "(32,M/32):(1,32)"


def test_a_thread_layout_of_rank_4_can_be_read() -> None:
    mma = parse_spec(GOOD.replace('"(2,2,1)"', '"(2,2,1,1)"'), "x").mma
    assert mma is not None and mma.threads == "(2,2,1,1)"


def test_huge_numbers_are_exact() -> None:
    text = f'[params]\nM = {10**40}\n[maps.f]\ninputs = {{ i = "{10**50}" }}\noutput = {{ o = "i" }}\n'
    spec = parse_spec(text + '[claims.a]\nmap = "f"\ninjective = true\n', "x")
    assert spec.params[0].value == 10**40
    assert spec.maps["f"].inputs["i"].expression == Literal(10**50)


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    file = tmp_path / "bom.toml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert read_spec(file).title == "Four warps"


def test_discover_takes_files_as_given_and_folders_sorted(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", "deep/c.toml", ".hidden.toml", ".git/d.toml", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    inside = [tmp_path / "a.toml", tmp_path / "b.toml", tmp_path / "deep" / "c.toml"]
    assert discover([tmp_path]) == inside
    assert discover([tmp_path / "b.toml", tmp_path]) == [inside[1], inside[0], inside[2]]
    assert discover([tmp_path / "notes.txt"]) == [tmp_path / "notes.txt"]


def test_discover_says_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SpecErrors, match="nowhere: no such file or folder"):
        discover([tmp_path / "nowhere"])
    with pytest.raises(SpecErrors, match=r"no specs in this folder; a spec is a \.toml file"):
        discover([tmp_path])


def test_a_configuration_without_a_file() -> None:
    mma, problems = parse_mma({"atom": "SM80_16x8x16_F16F16F16F16_TN", "tile": ["64", "_", "(8,2):(2,1)"]})
    assert problems == [] and mma is not None and mma.threads == "(1,1,1)"
    mma, problems = parse_mma({"atom": "SM80_16x8x16", "threads": "(2"})
    assert mma is None and [problem.key for problem in problems] == ["mma.atom", "mma.threads"]
