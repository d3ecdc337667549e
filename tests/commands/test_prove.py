"""``prove``: exit codes, what is printed where, and its options. The engine is canned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from layoutproof.errors import UserError
from layoutproof.proving.verdict import Outcome
from layoutproof.specs.read import read_spec
from tests.commands.conftest import Run
from tests.report.outcomes import DISAGREED, PROVED, REFUTED, REJECTED, UNKNOWN, VACUOUS
from tests.specs.examples import GOOD

Engine = dict[str, Outcome | Exception]


def test_all_as_expected(run: Run, good: Path, engine: Engine) -> None:
    result = run("prove", "--no-record", good)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{good}  Four warps\n")
    assert result.stdout.endswith("1 spec, 6 claims: 5 proved, 1 refuted as expected\n")
    assert '    "the accumulator as the ISA draws it"' in result.stdout and "\x1b" not in result.stdout


@pytest.mark.parametrize(
    ("outcomes", "code"),
    [
        ({"c_owner": REFUTED}, 1),
        ({"c_owner": REJECTED}, 1),
        ({"c_owner": VACUOUS}, 1),
        ({"c_wrong": PROVED}, 1),
        ({"c_owner": UNKNOWN}, 3),
        ({"c_wrong": UNKNOWN}, 3),
        ({"c_owner": DISAGREED}, 4),
        ({"c_owner": UNKNOWN, "rows": REFUTED}, 1),
        ({"c_owner": UNKNOWN, "rows": REFUTED, "flat": DISAGREED}, 4),
    ],
)
def test_exit_codes(run: Run, good: Path, engine: Engine, outcomes: Engine, code: int) -> None:
    engine.update(outcomes)
    assert run("prove", "--no-record", good).exit_code == code


def test_unreadable_files_do_not_stop_the_others(run: Run, good: Path, engine: Engine) -> None:
    (good.parent / "bad.toml").write_text("titel = 1\n")
    result = run("prove", "--no-record", good.parent, good.parent / "nowhere")
    assert result.exit_code == 2
    assert "Four warps" in result.stdout and result.stdout.endswith("; 2 files could not be read\n")
    assert f'error: {good.parent / "bad.toml"}:1: titel: unknown key; did you mean "title"?' in result.stderr
    assert f"error: {good.parent / 'nowhere'}: no such file or folder" in result.stderr
    engine["c_owner"] = DISAGREED
    assert run("prove", "--no-record", good.parent).exit_code == 4
    engine["c_owner"] = REFUTED
    assert run("prove", "--no-record", good.parent).exit_code == 2


def test_an_error_found_while_proving(run: Run, good: Path, engine: Engine) -> None:
    (good.parent / "other.toml").write_text(GOOD.replace("c_owner", "renamed"))
    engine["renamed"] = UserError("other.toml:27: claims.renamed: divides by zero at v = 0", hint="guard it")
    result = run("prove", "--no-record", good.parent)
    assert result.exit_code == 2
    assert result.stderr == "error: other.toml:27: claims.renamed: divides by zero at v = 0; guard it\n"
    assert "5 proved" in result.stdout


def test_json(run: Run, good: Path, engine: Engine) -> None:
    (good.parent / "bad.toml").write_text("titel = 1\n")
    result = run("prove", "--no-record", "--json", good.parent)
    document = json.loads(result.stdout)
    assert [spec["path"] for spec in document["specs"]] == [str(good)]
    assert [error["key"] for error in document["errors"]] == ["titel", ""]
    assert result.exit_code == 2


def test_only_some_claims(run: Run, good: Path, engine: Engine) -> None:
    result = run("prove", good, "--claim", "c_owner", "--claim", "flat")  # and proofs/ is left alone
    assert result.exit_code == 0 and result.stdout.endswith("1 spec, 2 claims: 2 proved\n")
    result = run("prove", good, "--claim", "c_ownr")
    assert result.exit_code == 2
    assert result.stderr == 'error: no claim is named "c_ownr"\n  did you mean "c_owner"?\n'


def test_at_a_point(run: Run, good: Path, engine: Engine) -> None:
    result = run("prove", good, "--claim", "c_owner", "--at", "lane=0, v=0x2")
    assert result.exit_code == 0
    assert "at      lane = 0, v = 2" in result.stdout and result.stdout.endswith("  holds here\n")
    result = run("prove", good, "--claim", "c_wrong", "--at", "lane=0", "--json")
    assert result.exit_code == 1 and json.loads(result.stdout)["holds"] is False


@pytest.mark.parametrize(
    ("point", "message"),
    [
        ("lane", 'cannot read "lane"'),
        ("lane=x", 'cannot read "lane=x"'),
        ("=3", 'cannot read "=3"'),
        ("", 'cannot read ""'),
        ("v=1,v=2", "v stands twice"),
    ],
)
def test_points_that_are_none(run: Run, good: Path, engine: Engine, point: str, message: str) -> None:
    result = run("prove", good, "--claim", "c_owner", "--at", point)
    assert result.exit_code == 2 and message in result.stderr


def test_at_needs_one_claim(run: Run, good: Path, engine: Engine) -> None:
    result = run("prove", good, "--at", "lane=0")
    assert result.exit_code == 2 and "--at evaluates one claim of one spec" in result.stderr


def test_details_and_times(run: Run, good: Path, engine: Engine) -> None:
    assert "lane = 4*(m%8)" in run("prove", "--no-record", "--details", good).stdout
    assert " ms]\n" in run("prove", "--no-record", "--times", good).stdout
    assert " ms]\n" not in run("prove", "--no-record", good).stdout


def test_a_configuration(run: Run, engine: Engine) -> None:
    result = run("prove", "--atom", "SM80_16x8x16_F16F16F16F16_TN", "--threads", "(2,2,1)", "--problem", "64x32x32")
    assert result.exit_code == 0
    expected = "command line  SM80_16x8x16_F16F16F16F16_TN, threads (2,2,1), problem 64x32x32\n"
    assert result.stdout.startswith(expected)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "error: nothing to prove\n  name spec files or folders, or give a configuration with --atom"),
        (["--threads", "(2,2,1)"], "--threads, --tile and --problem need an --atom"),
        (["--atom", "SM80_16x8x16"], 'error: --atom: unknown atom "SM80_16x8x16"; nearest: SM80_16x8x'),
        (["--atom", "SM80_16x8x16_F16F16F16F16_TN", "--threads", "(2,2"], "error: --threads: expected"),
        (["--atom", "SM80_16x8x16_F16F16F16F16_TN", "--tile", "64,32"], "needs 3 entries (M,N,K), not 2"),
        (["--atom", "SM80_16x8x16_F16F16F16F16_TN", "--tile", "64,0,_"], "error: --tile[1]: the extent 0"),
        (["--atom", "SM80_16x8x16_F16F16F16F16_TN", "--problem", "64x32"], "--problem 64x32: is no size"),
        (["--atom", "SM80_16x8x16_F16F16F16F16_TN", "--problem", "64x0x32"], "--problem[1]: a size of 0"),
        (["--atom", "X", "x.toml"], "make a configuration of their own: leave the paths out"),
        (["x.toml", "--write", "y.toml"], "--write goes with --atom"),
        (["--jsn"], "No such option"),
    ],
)
def test_bad_arguments(run: Run, engine: Engine, arguments: list[str], message: str) -> None:
    result = run("prove", *arguments)
    assert result.exit_code == 2 and message in result.stderr and result.stdout == ""


def test_write(run: Run, tmp_path: Path, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    claims = read_spec_of(GOOD, tmp_path).claims[:1]
    monkeypatch.setattr("layoutproof.specs.derive.derive_claims", lambda spec: replace_claims(spec, claims))
    file = tmp_path / "new.toml"
    command = ["prove", "--atom", "SM80_16x8x16_F16F16F16F16_TN", "--tile", "(8,4):(4,1),_,16", "--write", file]
    result = run(*command)
    assert result.exit_code == 0 and result.stdout.startswith(f"{file}  SM80")
    mma = read_spec(file).mma
    assert mma is not None and mma.tile == ("(8,4):(4,1)", "_", 16)
    result = run(*command)
    assert result.exit_code == 2 and result.stderr == f"error: {file}: there is a file already\n  --force replaces it\n"
    assert run(*command, "--force").exit_code == 0


def read_spec_of(text: str, folder: Path):  # type: ignore[no-untyped-def]
    (folder / "source.toml").write_text(text)
    return read_spec(folder / "source.toml")


def replace_claims(spec, claims):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    return replace(spec, claims=claims)
