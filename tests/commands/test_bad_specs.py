"""Every bad file of a user: exit code 2 and one message, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.specs.examples import GOOD


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            GOOD.replace("F16_TN", "F16_NT"),
            ':11: mma.atom: unknown atom "SM80_16x8x16_F16F16F16F16_NT"; nearest: SM80_',
        ),
        (GOOD.replace("8*(v/2)", "8*(w/2)"), ":29: claims.c_owner.equals.m: unknown name w"),
        (GOOD.replace("8*(v/2)", "8*(v/0)"), ":29: claims.c_owner.equals.m: division by zero has no value"),
        ("", "; nothing is claimed; add a table such as [claims.c_once]"),
        ("[claims]\n", ":1: claims: is empty; nothing is claimed"),
        ("a = ", ":1: not TOML: invalid value"),
        (b"#" * 10_000_000, ": is too large to be a spec: 10,000,000 bytes; at most 1,048,576 bytes"),
        (b"\xff\xfe", ":1: byte 0 (0xff) is not UTF-8; save the file as UTF-8"),
        (b"\x00\x00", ":1: not TOML"),
    ],
)
def test_a_bad_file(run: Run, tmp_path: Path, content: str | bytes, message: str) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    result = run("prove", file)
    assert result.exit_code == 2
    assert message in result.stderr
    assert f"error: {file}" in result.stderr
    assert result.stdout == "0 specs, 0 claims; 1 file could not be read\n"


def test_a_folder_without_specs(run: Run, tmp_path: Path) -> None:
    result = run("prove", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"error: {tmp_path}: no specs in this folder; a spec is a .toml file\n"
