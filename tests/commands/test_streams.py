"""Where the output goes: closed, full, of another encoding, or interrupted. No traceback, and an exit code that says it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.specs.examples import GOOD

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")


def shell(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command line in which LP stands for ours."""
    line = command.replace("LP", f"{sys.executable} -m layoutproof")
    settings = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, cwd=folder, check=False, env=settings, timeout=60
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "small.toml").write_text('[claims.a]\nlayout = "(4,8):(8,1)"\ninjective = true\n')
    return tmp_path


@pytest.mark.parametrize("verb", ["prove small.toml", "prove --json small.toml", "atoms SM80", "check"])
def test_a_closed_output_takes_everything(folder: Path, verb: str) -> None:
    result = shell(f"LP {verb} >&-", folder)
    assert "bug" not in result.stderr and result.returncode == (2 if verb == "check" else 0)


def test_closed_errors(folder: Path) -> None:
    result = shell("LP prove none.toml 2>&-", folder)
    assert result.returncode == 2 and result.stdout == "0 specs, 0 claims; 1 file could not be read\n"


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
@pytest.mark.parametrize("verb", ["prove small.toml", "prove --json small.toml", "atoms SM80"])
def test_a_full_disk(folder: Path, verb: str) -> None:
    result = shell(f"LP {verb} > {FULL}", folder)
    assert result.stderr == "error: the output cannot be written: no space left on device\n"
    assert result.returncode == 2


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [("ascii", r"Gr\xf6\xdfe \xd7 \u6f22\u5b57"), ("cp1252", r"\u6f22\u5b57"), ("utf-8", "Größe × 漢字")],
)
@pytest.mark.parametrize("option", ["", "--json"])
def test_titles_that_the_encoding_lacks(folder: Path, encoding: str, shown: str, option: str) -> None:
    file = folder / "small.toml"
    file.write_text('title = "Größe × 漢字"\n' + file.read_text(), encoding="utf-8")
    result = shell(f"LP prove {option} small.toml | iconv -f {encoding} -t utf-8", folder, PYTHONIOENCODING=encoding)
    assert result.stderr == "" and shown in result.stdout


def test_z3_leaves_ctrl_c_to_us() -> None:
    """Otherwise it answers "unknown" when interrupted, and the claim is told to have exhausted its budget."""
    code = "from layoutproof.proving.solver import _z3; print(_z3().get_param('ctrl_c'))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert found.stdout == "false\n"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_an_interrupt_ends_it(tmp_path: Path) -> None:
    (tmp_path / "specs").mkdir()
    for number in range(200):
        (tmp_path / "specs" / f"s{number}.toml").write_text(GOOD)
    command = [sys.executable, "-m", "layoutproof", "prove", "specs"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, cwd=tmp_path, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it is at work
        time.sleep(0.2)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130 and errors == b"interrupted\n"
    assert not list(tmp_path.rglob("*.tmp"))  # whole files or none


def test_a_folder_that_vanishes_while_it_is_read(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def vanish(*_: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", str(tmp_path / "gone"))

    monkeypatch.setattr(Path, "rglob", vanish)
    result = run("prove", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"error: {tmp_path / 'gone'}: cannot be read: no such file or directory\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless device")
def test_a_file_without_an_end(run: Run) -> None:
    result = run("prove", "/dev/zero")
    assert result.exit_code == 2
    assert result.stderr == "error: /dev/zero: is too large to be a spec: it does not end; at most 1,048,576 bytes\n"


def test_an_error_of_the_system_names_the_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise PermissionError(13, "Permission denied", "layoutproof.schema.json")

    monkeypatch.setattr("layoutproof.commands.schema.schema", refuse)
    result = run("schema")
    assert (result.exit_code, result.stderr) == (2, "error: layoutproof.schema.json: permission denied\n")
