"""``check``: what is wrong with ``proofs/`` is named, with the command that mends it, and that command mends it."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.records.specs import ODD, SMALL, put, record_of

MEND = "layoutproof prove specs/digits/small.toml"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> Path:
    """A project of two proved specs, which is where one works."""
    put(tmp_path)
    put(tmp_path, "odd", ODD)
    monkeypatch.chdir(tmp_path)
    assert run("prove", "specs").exit_code == 0
    return tmp_path


def rename_claim(folder: Path) -> None:
    put(folder, text=SMALL.replace("claims.same", "claims.equal"))


def change_formula(folder: Path) -> None:
    put(folder, text=SMALL.replace("i & 3", "i - 4*(i/4)"))


def add_comment(folder: Path) -> None:
    put(folder, text=SMALL + "# what is a digit?\n")


def weaken(folder: Path) -> None:
    file = record_of(folder) / "onto.smt2"
    file.write_text(file.read_text().replace("(assert (not", "(assert false) (assert (not", 1))


def claim_more(folder: Path) -> None:
    file = record_of(folder) / "proof.toml"
    file.write_text(file.read_text().replace('verdict = "refuted"', 'verdict = "proved"'))


@pytest.mark.parametrize(
    ("change", "fault", "path", "what"),
    [
        (change_formula, "stale", "proofs/digits/small", "its spec has changed (other obligations: same)"),
        (rename_claim, "stale", "proofs/digits/small", "its spec has changed (new: equal; gone: same)"),
        (add_comment, "stale", "proofs/digits/small", "its spec has changed, no obligation among it"),
        (weaken, "edited by hand", "proofs/digits/small/onto.smt2", "its hash is not the one in proof.toml"),
        (claim_more, "edited by hand", "proofs/digits/small/proof.toml", "it is not as it was written"),
        (lambda folder: (record_of(folder) / "onto.smt2").unlink(), "missing", "proofs/digits/small/onto.smt2", ""),
        (lambda folder: shutil.rmtree(record_of(folder)), "missing", "proofs/digits/small", "there is no record"),
        (lambda folder: shutil.rmtree(folder / "proofs"), "missing", "proofs/digits/small", "there is no record"),
        (lambda folder: (record_of(folder) / "c.smt2").write_text(""), "orphaned", "proofs/digits/small/c.smt2", ""),
    ],
)
def test_each_fault_is_named_and_mended(
    run: Run, folder: Path, change: Callable[[Path], object], fault: str, path: str, what: str
) -> None:
    change(folder)
    result = run("check", "specs/digits/small.toml")
    assert result.exit_code == 5 and result.stderr == ""
    (line,) = [line for line in result.stdout.splitlines() if line.startswith(f"{fault}: {path}: {what}")]
    assert line.endswith(f"; mend: {MEND}")
    assert f"specs/digits/small.toml (1 spec): 1 {fault}, " in result.stdout
    assert run(*shlex.split(MEND)[1:]).exit_code == 0
    assert run("check", "specs/digits/small.toml").exit_code == 0


def test_nothing_changed(run: Run, folder: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*")}
    for arguments, name, number in [((), "specs", 2), (("specs/digits",), "specs/digits", 2)]:
        result = run("check", *arguments)
        assert result.exit_code == 0 and result.stderr == ""
        assert result.stdout.startswith(f"{name} ({number} specs): up to date, ")
        assert result.stdout.endswith(" obligations discharged again\n") and result.stdout.count("\n") == 1
    assert {file: file.stat().st_mtime_ns for file in folder.rglob("*")} == before


def test_a_record_without_a_spec(run: Run, folder: Path) -> None:
    (folder / "specs" / "digits" / "odd.toml").unlink()
    result = run("check")
    assert result.exit_code == 5
    expected = "orphaned: proofs/digits/odd: there is no specs/digits/odd.toml; mend: rm -r proofs/digits/odd\n"
    assert result.stdout.startswith(expected)
    assert run("check", "specs/digits/small.toml").exit_code == 0
    subprocess.run(["rm", "-r", "proofs/digits/odd"], check=True)
    assert run("check").exit_code == 0


def test_several_paths_each_have_their_line(run: Run, folder: Path) -> None:
    result = run("check", "specs/digits/small.toml", "specs", "specs/digits/odd.toml")
    assert [line.split(":")[0] for line in result.stdout.splitlines()] == [
        "specs/digits/small.toml (1 spec)",
        "specs (1 spec)",
        "specs/digits/odd.toml (0 specs)",
    ]
    assert result.exit_code == 0


def test_exit_codes_when_records_are_up_to_date(run: Run, folder: Path) -> None:
    put(folder, text=SMALL.replace('expect = "refuted"\n', ""))
    assert run("check").exit_code == 5
    assert run("prove", "specs").exit_code == 1
    result = run("check")
    assert result.exit_code == 1 and "  refuted    wrong " in result.stdout and ": up to date, " in result.stdout
    (folder / "specs" / "broken.toml").write_text("titel = 1\n")
    result = run("check")
    assert result.exit_code == 2 and "broken.toml:1: titel: unknown key" in result.stderr
    assert result.stdout.splitlines()[-1].endswith("; 1 file could not be checked")


def test_a_spec_that_has_no_place_for_a_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kernels" / "small.toml"
    file.parent.mkdir()
    file.write_text(SMALL)
    result = run("check", file)
    assert result.exit_code == 2 and "--proofs DIR" in result.stderr
    result = run("check", file, "--proofs", tmp_path / "out of the way")
    assert result.exit_code == 5
    mend = result.stdout.splitlines()[0].partition("; mend: layoutproof ")[2]
    assert run(*shlex.split(mend)).exit_code == 0
    assert run("check", file, "--proofs", tmp_path / "out of the way").exit_code == 0


def test_nothing_to_check(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("check")
    assert result.exit_code == 2 and "there is no folder specs here" in result.stderr
    result = run("check", "nowhere")
    assert result.exit_code == 2 and "nowhere: no such file or folder" in result.stderr


def test_json(run: Run, folder: Path) -> None:
    document = json.loads(run("check", "--json").stdout)
    assert document["findings"] == [] and document["summary"]["up_to_date"] is True
    assert document["summary"]["obligations"] > 10 and len(document["specs"]) == 2
    weaken(folder)
    result = run("check", "--json")
    document = json.loads(result.stdout)
    assert result.exit_code == 5 and document["summary"]["up_to_date"] is False
    (finding,) = document["findings"]
    assert finding["fault"] == "edited" and finding["mend"] == MEND
    assert finding["path"] == "proofs/digits/small/onto.smt2"


@pytest.mark.parametrize("name", ["proof.toml", "same.smt2"])
def test_a_record_that_cannot_be_read(run: Run, folder: Path, name: str) -> None:
    """One folder in the way of a file: the other specs are checked and proved all the same."""
    file = record_of(folder) / name
    file.unlink()
    file.mkdir()
    result = run("check")
    assert result.exit_code == 2
    assert result.stderr == f"error: {file.relative_to(folder)}: cannot be read: is a directory\n"
    assert result.stdout.splitlines()[-1].endswith("; 1 file could not be checked")
    result = run("prove", "specs")
    assert result.exit_code == 2
    what = (
        f"error: {file.relative_to(folder)}: cannot be written: is a directory; --no-record proves without a record\n"
    )
    assert result.stderr == what
    assert "small.toml  " in result.stdout and "odd.toml  " in result.stdout and result.stdout.endswith("; 1 error\n")


def test_records_that_cannot_be_written_are_told_once(run: Run, folder: Path) -> None:
    shutil.rmtree(folder / "proofs")
    (folder / "proofs").write_text("a file\n")
    result = run("prove", "specs")
    assert result.exit_code == 2 and result.stdout.endswith("; 1 error\n")
    first, second = result.stderr.splitlines()
    assert "cannot be written" in first and second == "error: 1 further record could not be written either"
    assert (folder / "proofs").read_text() == "a file\n"


def test_what_cannot_be_checked_is_not_up_to_date(run: Run, folder: Path) -> None:
    result = run("check", "nowhere.toml")
    assert result.exit_code == 2 and "up to date" not in result.stdout
    assert result.stdout.startswith("nowhere.toml (0 specs): nothing checked, ")
