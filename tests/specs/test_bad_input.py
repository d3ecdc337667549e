"""Everything that can be wrong with a spec file: one clear message each, with line and key, all at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import parse_spec, read_spec
from tests.specs.examples import GOOD


def errors(text: str) -> str:
    with pytest.raises(SpecErrors) as caught:
        parse_spec(text, "x.toml")
    return str(caught.value)


def with_change(old: str, new: str) -> str:
    assert old in GOOD
    return errors(GOOD.replace(old, new, 1))


def test_everything_is_told_at_once_by_line() -> None:
    text = """\
titel = "x"
[params]
M = "M >= Q"
[mma]
atom = "SM80_16x8x16_F16F16F16F16"
tile = ["_", "(8,4", "_"]
problm = ["M", "M", "M"]
[claims.a]
operand = "C"
equals = { m = "lane/4 + vv", n = "1" }
expect = "wrong"
[claims.b]
operand = "D"
covered = 1
"""
    found = [line for line in errors(text).splitlines() if line.startswith("x.toml")]
    assert [line.split(": ")[:2] for line in found] == [
        ["x.toml:1", "titel"],
        ["x.toml:3", "params.M"],
        ["x.toml:5", "mma.atom"],
        ["x.toml:6", "mma.tile[1]"],
        ["x.toml:7", "mma.problm"],
        ["x.toml:10", "claims.a.equals.m"],
        ["x.toml:11", "claims.a.expect"],
        ["x.toml:13", "claims.b.operand"],
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("covered = 2", "covred = 2", 'x.toml:34: claims.c_wrong.covred: unknown key; did you mean "covered"?'),
        ("covered = 2", "zzz = 2", "claims.c_wrong.zzz: unknown key; keys here: operand, layout, map,"),
        ("covered = 2", "", "x.toml:32: claims.c_wrong: has no predicate; exactly one of equals, injective"),
        ("covered = 2", "covered = 2\ninjective = true", "has 2 predicates (injective, covered); exactly one of"),
        ('operand = "C"\ncovered', "covered", "claims.c_wrong: has no subject; exactly one of operand, layout, map"),
        ('map = "one"', 'map = "one"\noperand = "A"', "claims.line: has 2 subjects (operand, map)"),
        ("covered = 2", "covered = 0", "claims.c_wrong.covered: 0 owners of each element is no coverage; at least 1"),
        ("covered = 2", "covered = 1.5", "needs a formula in quotes or an integer, not the float 1.5"),
        ("covered = 2", "covered = true", "needs a formula in quotes or an integer, not true"),
        ("injective = true", "injective = false", "can only be true, not false; leave the key out to claim nothing"),
        ('expect = "refuted"', 'expect = "disagreed"', '"disagreed" is not possible here; one of proved, refuted,'),
        ('expect = "refuted"', "expect = 1", "claims.c_wrong.expect: needs a word in quotes, not the integer 1"),
        ('operand = "C"\ncovered', 'operand = "D"\ncovered', '"D" is not possible here; one of A, B, C'),
        ("K = 64", "lane = 64", "x.toml:6: params.lane: lane already means something in formulas; reserved: lane, v,"),
        ("K = 64", "min = 64", "params.min: min is a function"),
        ("K = 64", 'K = "64"', 'this condition does not mention K; a condition such as "K >= 1", or an integer'),
        ("K = 64", '"a b" = 64', 'params.a b: "a b" cannot name a param; letters, digits and _'),
        ("K = 64", "K = [64]", "params.K: needs a formula in quotes or an integer, not an array"),
        ("F16_TN", "F16_NT", 'x.toml:11: mma.atom: unknown atom "SM80_16x8x16_F16F16F16F16_NT"; nearest: SM80_16x8x16'),
        ('threads = "(2,2,1)"', 'threads = "(2,,1)"', "mma.threads: expected a size"),
        ('threads = "(2,2,1)"', 'tile = ["_", 0, "_"]', "mma.tile[1]: the extent 0 is not positive"),
        ('threads = "(2,2,1)"', 'tile = ["_", "_"]', "mma.tile: needs 3 items, not 2; one item each for M, N, K"),
        ('threads = "(2,2,1)"', 'problem = ["M", "N", 0]', "mma.problem[2]: a size of 0 holds nothing"),
        ('threads = "(2,2,1)"', 'problem = ["M", "N", "Kk"]', "mma.problem[2]: unknown name Kk"),
        ('"(64,M):(M,1)"', '"(64,M):(M,1"', "x.toml:15: layouts.smem: expected ',' or ')', found the end"),
        ('"(64,M):(M,1)"', '"(64,M):64"', "are not nested alike"),
        ('"(64,M):(M,1)"', '"(64,Mm):(M,1)"', "layouts.smem: unknown name 'Mm'"),
        ('h = "min(tm - 8*g, 8)"', 'tn = "1"', "maps.tile_order.let.tn: tn is already a param"),
        ('h = "min(tm - 8*g, 8)"', 'b = "1"', "maps.tile_order.let.b: b is already an input"),
        ('n = "r / h"', 'n = "r / 0"', "x.toml:20: maps.tile_order.output.n: division by zero has no value"),
        ('n = "r / h"', 'n = "r % (h"', "maps.tile_order.output.n: this '(' is never closed"),
        ("[maps.one]", "[maps.smem]", "maps.smem: smem is already a layout; choose another name"),
        ('guard = "b < 100"', "guard = 1", "maps.one.guard: needs a string, not the integer 1"),
        ("tile_order(b).m", "tile_order(b).q", "tile_order has no output q"),
        ("tile_order(b).m", "tile_order(b, 1).m", "map tile_order takes 1 arguments (b), not 2"),
        ("smem(0, b)", "smem(0, b, 1)", "layout smem takes 1 argument (a flat index) or 2 (one a mode), not 3"),
        ('inputs = ["row", "col"]', 'inputs = ["row"]', "1 name for a layout of 2 modes; 2 names"),
        ('inputs = ["row", "col"]', 'inputs = ["row", "row"]', "row names two modes"),
        ('inputs = ["row", "col"]', 'inputs = ["row", "M"]', "M is already a param"),
        ('equals = "row*M + col"', 'equals = "row*M + i"', "claims.rows.equals: unknown name i"),
        ('layout = "smem"', 'layout = "smen"', 'claims.rows.layout: unknown layout "smen"; did you mean "smem"?'),
        ('map = "one"', 'map = "two"', 'claims.line.map: unknown map "two"; maps of this spec: tile_order, one'),
        ('map = "one"', 'map = "one"\ninputs = ["b"]', "map one names its own inputs; inputs stand only with a layout"),
        (', n = "tn" }', " }", "claims.every_tile_once.bijective_onto: says nothing of n; a size for each of m, n"),
        ('n = "tn" }', 'k = "tn" }', "map tile_order has no output k; its outputs: m, n"),
        ('n = "tn" }', 'n = "b" }', "bijective_onto.n: unknown name b"),
        (
            'bijective_onto = "tm*tn"',
            "bijective_onto = {}",
            "claims.line.bijective_onto: is empty; a size for each output",
        ),
        ('title = "Four warps"', "title = 1979-05-27", "title: needs a string, not a date or time"),
    ],
)
def test_message(old: str, new: str, message: str) -> None:
    assert message in with_change(old, new)


def test_a_caret_points_at_the_character() -> None:
    lines = with_change("8*(v/2)", "8*(w/2)").splitlines()
    assert lines[0].startswith("x.toml:29: claims.c_owner.equals.m: unknown name w")
    assert lines[1][lines[2].index("^")] == "w"


def test_a_caret_stays_near_in_a_long_formula() -> None:
    lines = with_change("8*(v/2)", "8*v + " * 100 + "w").splitlines()
    assert len(lines[1]) < 120 and lines[1][lines[2].index("^")] == "w"


def test_one_formula_for_two_outputs() -> None:
    found = errors('[mma]\natom = "SM80_16x8x16_F16F16F16F16_TN"\n[claims.a]\noperand = "C"\nequals = "lane"\n')
    assert 'operand C has the outputs m, n, and this is one formula; { m = "...", n = "..." }' in found


def test_an_operand_without_mma() -> None:
    found = errors('[claims.a]\noperand = "C"\ncovered = 1\n')
    assert found == "x.toml:2: claims.a.operand: operand C of what? This spec has no [mma]; add [mma]"


@pytest.mark.parametrize("text", ["", "[claims]\n", 'title = "x"\n'])
def test_empty_claims(text: str) -> None:
    assert "nothing is claimed; add a table such as [claims.c_once]" in errors(text)


def test_what_is_broken_is_told_once() -> None:
    """A layout that cannot be read is no reason to complain of every formula that calls it."""
    found = with_change('"(64,M):(M,1)"', '"(64,M"')
    assert len([line for line in found.splitlines() if line.startswith("x.toml")]) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = \nb = 1", "x.toml:1: not TOML: invalid value"),
        ("a = 1\na = 2\n", "x.toml:2: not TOML: this key stands twice"),
        ('a = 1\nb = "open', "x.toml:2: not TOML: "),
        ("[claims.a]\n[claims.a]\n", "x.toml:2: not TOML: the table [claims.a] stands twice"),
        ("title = C\n", 'x.toml:1: not TOML: invalid value; a value is a number, true, "text", [ ... ] or { ... }'),
        ("[[claims]]\n", "x.toml:1: claims: needs a table of claims, not an array; such as { name = ... }"),
        (
            '[claims.a]\nmap = "g"\nequals = 1\n',
            'x.toml:2: claims.a.map: unknown map "g"; there are no maps in this spec',
        ),
        ("[a\n", "x.toml:1: not TOML: "),
        ("a = " + "[" * 10_000, "is nested too deeply to be a spec"),
        ("a = " + "9" * 10_000, "x.toml: holds an integer of thousands of digits"),
        ('[claims.a]\nlayout = "' + "(" * 5_000 + '"\ninjective = true', "nested too deeply"),
        ('[claims.a]\nlayout = "' + "9" * 5_000 + '"\ninjective = true', "claims.a.layout"),
    ],
)
def test_what_is_no_toml_or_no_layout(text: str, message: str) -> None:
    assert message in errors(text)


def test_a_syntax_error_shows_its_line() -> None:
    assert errors("a = 1\nb = = 2\n").splitlines()[1:] == ["    b = = 2", "        ^"]


def test_lets_cannot_explode() -> None:
    lets = ", ".join(f'g{i + 1} = "g{i} + g{i}"' for i in range(60))
    text = f'[maps.f]\ninputs = {{ i = 8 }}\nlet = {{ g0 = "i", {lets} }}\noutput = {{ o = "g60" }}\n'
    found = errors(text + '[claims.a]\nmap = "f"\ninjective = true\n')
    assert "maps.f.let.g16: grows too large when its lets are put in; at most" in found
    assert len(found.splitlines()) < 5


def test_file_errors(tmp_path: Path) -> None:
    cases = {
        "latin.toml": (
            b'title = "x"\n# caf\xe9\n',
            "latin.toml:2: byte 17 (0xe9) is not UTF-8; save the file as UTF-8",
        ),
        "large.toml": (b"#" * 10_000_000, "large.toml: is too large to be a spec: 10,000,000 bytes; at most 1,048,576"),
    }
    for name, (content, message) in cases.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(SpecErrors, match=message.replace("(", r"\(").replace(")", r"\)")):
            read_spec(tmp_path / name)
    with pytest.raises(SpecErrors, match="cannot be read: no such file or directory"):
        read_spec(tmp_path / "none.toml")
    with pytest.raises(SpecErrors, match="cannot be read: is a directory"):
        read_spec(tmp_path)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_permission_denied(tmp_path: Path) -> None:
    (tmp_path / "x.toml").touch(mode=0o000)
    with pytest.raises(SpecErrors, match="cannot be read: permission denied"):
        read_spec(tmp_path / "x.toml")


def test_permission_denied_as_the_system_says_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(SpecErrors, match=r"x\.toml: cannot be read: permission denied"):
        read_spec(tmp_path / "x.toml")


@given(st.data())
@settings(max_examples=150)
def test_a_mangled_spec_is_read_or_refused(data: st.DataObject) -> None:
    """Cut and repeat pieces of a good spec: nothing but SpecErrors comes out, and every line exists."""
    text = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        text = text[:start] + data.draw(st.text("ab01(){}[]\"'=,.+*/%:_ \n", max_size=6)) + text[end:]
    try:
        parse_spec(text, "x")
    except SpecErrors as error:
        assert error.problems and all(0 <= p.line <= text.count("\n") + 1 for p in error.problems)
