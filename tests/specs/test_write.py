"""Writing specs: what is written reads back as the same spec; a file is written whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.errors import UserError
from layoutproof.specs.read import parse_spec, read_spec
from layoutproof.specs.schema import SCHEMA_FILE
from layoutproof.specs.spec import Spec
from layoutproof.specs.write import schema_reference, spec_text, write_spec
from tests.specs.examples import GOOD


def test_a_spec_is_written_and_read_back() -> None:
    spec = parse_spec(GOOD, "x")
    text = spec_text(spec)
    again = parse_spec(text, "x")
    assert spec_text(again) == text
    assert [(c.name, c.predicate, c.expect, c.reads_as, c.inputs) for c in again.claims] == [
        (c.name, c.predicate, c.expect, c.reads_as, c.inputs) for c in spec.claims
    ]
    for before, after in zip(spec.claims, again.claims, strict=True):
        assert {n: f.expression for n, f in before.formulas.items()} == {
            n: f.expression for n, f in after.formulas.items()
        }
        assert (before.count is None) == (after.count is None)
    assert spec.mma is not None and again.mma is not None and replace(again.mma, line=0).tile == spec.mma.tile


def test_long_formulas_get_a_table_of_their_own() -> None:
    long = " + ".join(["lane"] * 40)
    spec = parse_spec(
        GOOD.replace('m = "lane/4', f'm = "{long} + lane/4').replace("reads_as", 'expect = "refuted"\nreads_as'), "x"
    )
    text = spec_text(spec)
    assert "[claims.c_owner.equals]" in text
    assert parse_spec(text, "x").claim("c_owner").reads_as == spec.claim("c_owner").reads_as


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_title_survives(title: str) -> None:
    claims = '\n[claims.a]\nlayout = "4"\ninjective = true\n'
    assert parse_spec(spec_text(Spec("x", title)) + claims, "x").title == title


def test_the_whole_file_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    spec, file = parse_spec(GOOD, "x"), tmp_path / "new.toml"
    with monkeypatch.context() as patch:
        patch.setattr("os.replace", fail)
        with pytest.raises(UserError, match="cannot be written: no space left on device"):
            write_spec(spec, file)
    assert list(tmp_path.iterdir()) == []
    write_spec(spec, file)
    assert read_spec(file).title == "Four warps" and list(tmp_path.iterdir()) == [file]


def test_an_existing_file_stays_unless_asked(tmp_path: Path) -> None:
    spec, file = parse_spec(GOOD, "x"), tmp_path / "old.toml"
    file.write_text("mine")
    with pytest.raises(UserError, match="there is a file already"):
        write_spec(spec, file)
    assert file.read_text() == "mine"
    write_spec(spec, file, replace_existing=True)
    assert read_spec(file).title == "Four warps"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be written: no such file or directory"):
        write_spec(parse_spec(GOOD, "x"), tmp_path / "none" / "x.toml")


def test_the_schema_is_named_where_it_can_be(tmp_path: Path) -> None:
    file = tmp_path / "specs" / "deep" / "x.toml"
    file.parent.mkdir(parents=True)
    assert schema_reference(file) == ""
    (tmp_path / SCHEMA_FILE).touch()
    assert schema_reference(file) == f"../../{SCHEMA_FILE}"
    assert spec_text(parse_spec(GOOD, "x"), schema_reference(file)).startswith(f"#:schema ../../{SCHEMA_FILE}\ntitle")
