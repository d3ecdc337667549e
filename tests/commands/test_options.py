"""Options that say nothing together, or nothing at all, are refused; none is passed over in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run

ATOM = "SM80_16x8x16_F16F16F16F16_TN"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["prove", "x.toml", "--jobs", "2"], "--jobs: only --sweep takes it"),
        (["prove", "x.toml", "--out", "y", "--cluster", "z"], "--cluster, --out: only --sweep takes it"),
        (["prove", "x.toml", "--force"], "--force: only --write takes it"),
        (["prove", "--atom", ATOM, "--claim", "c"], "--claim: only a spec file takes it\n  --write FILE makes a spec"),
        (["prove", "--atom", ATOM, "--at", "lane=0"], "--at: only a spec file takes it"),
        (["prove", "--atom", ATOM, "--proofs", "p"], "--proofs: only a spec file takes it"),
        (
            ["prove", "--sweep", "x.toml", "--claim", "c", "--at", "m=0", "--atom", ATOM, "--write", "w"],
            "--claim, --at, --write, --atom: --sweep proves all claims of every combination of the spec, and prints",
        ),
        (["draw", "x.toml", "--operand", "C", "--copy", "c"], "--operand and --copy: draw shows one thing at a time"),
        (["emit", "--catalogue", "--functions"], "--catalogue goes with a folder: its instructions are tests"),
        (
            ["crosscheck", "x.toml", "--emit-only", ""],
            "--emit-only: an empty path names no file\n  - prints the program",
        ),
        (["crosscheck", "x.toml", "--compiler", "g++ '"], "--compiler g++ ': cannot be read as a command: no closing"),
    ],
)
def test_what_does_not_go_together(
    run: Run, good: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    monkeypatch.chdir(good.parent)
    good.rename("x.toml")
    result = run(*arguments)
    assert result.exit_code == 2
    assert f"error: {message}" in result.stderr
    assert [file.name for file in good.parent.iterdir()] == ["x.toml"]


@pytest.mark.parametrize(
    "arguments",
    [["prove", ""], ["check", ""], ["explain", ""], ["where", "", "C", "0", "0"], ["solve", ""], ["draw", ""],
     ["crosscheck", ""], ["emit", "", "--functions"], ["confirm", ""], ["emit", "x.toml", "-o", ""]],
)  # fmt: skip
def test_an_empty_path_is_not_this_folder(
    run: Run, good: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(good.parent)
    result = run(*arguments)
    assert result.exit_code == 2
    assert "an empty path names no file; . is the folder you are in" in result.stderr


@pytest.mark.parametrize(
    ("option", "value"),
    [("--timeout", "-1"), ("--timeout", "0"), ("--timeout", "nan"), ("--sanitize", "-3"), ("--sanitize", "inf")],
)
def test_times_that_are_none(run: Run, good: Path, option: str, value: str) -> None:
    result = run("confirm", good, option, value)
    assert result.exit_code == 2 and f"Invalid value for '{option}'" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["prove", "--atom", ATOM, "--write"],
        ["prove", "--atom", ATOM, "--force", "--write"],
        ["draw", "good.toml", "-o"],
    ],
)
def test_a_folder_where_a_file_is_written(
    run: Run, good: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(good.parent)
    result = run(*arguments, ".")
    assert (result.exit_code, result.stderr) == (2, "error: .: is a folder\n  name the file to write\n")


def test_a_folder_of_other_files_is_not_written_into(run: Run, good: Path) -> None:
    before = {file: file.read_bytes() for file in good.parent.iterdir()}
    result = run("emit", good, "-o", good.parent)
    assert result.exit_code == 2
    assert (
        f"error: {good.parent}: holds other files\n  -o takes a folder that is new, empty, or was written"
        in result.stderr
    )
    assert {file: file.read_bytes() for file in good.parent.iterdir()} == before
    result = run("emit", good, "-o", good)
    assert result.exit_code == 2 and f"error: {good}: is a file\n" in result.stderr


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda file: None, "cannot be read: no such file or directory"),
        (lambda file: file.mkdir(), "cannot be read: is a directory"),
        (lambda file: file.write_bytes(b"a = 1\n\xff"), "byte 6 (0xff) is not UTF-8; save the file as UTF-8"),
    ],
)
def test_solve_reads_like_the_others(run: Run, tmp_path: Path, make: object, message: str) -> None:
    file = tmp_path / "x.toml"
    assert callable(make)
    make(file)
    result = run("solve", file)
    assert result.exit_code == 2 and message in result.stderr and result.stderr.startswith(f"error: {file}")
    assert "Errno" not in result.stderr and "codec" not in result.stderr
