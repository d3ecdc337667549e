"""Records: what is in them, the same to the byte everywhere, each file written whole or not at all."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from layoutproof.errors import UserError
from layoutproof.proving.solver import discharge_text
from layoutproof.records.files import update
from layoutproof.records.results import derive
from layoutproof.records.write import record
from layoutproof.specs.read import read_spec
from tests.records.specs import ODD, SMALL, put, record_of

ROOT = Path(__file__).parents[2]


def prove(file: Path, proofs: Path | None = None) -> tuple[Path, ...]:
    """Prove and record one spec; what changed."""
    spec = read_spec(file)
    result = derive(spec).result
    assert result is not None
    return record(spec, result, proofs)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below the folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_record_holds_the_claims_and_their_obligations(tmp_path: Path) -> None:
    changed = prove(put(tmp_path))
    folder = record_of(tmp_path)
    assert {file.name for file in changed} == {"proof.toml", "same.smt2", "onto.smt2", "wrong.smt2"}
    assert set(contents(tmp_path / "proofs")) == {f"digits/small/{file.name}" for file in changed}
    summary = tomllib.loads((folder / "proof.toml").read_text())
    assert summary["spec"] == "specs/digits/small.toml" and str(tmp_path) not in (folder / "proof.toml").read_text()
    assert summary["spec_sha256"] == hashlib.sha256(SMALL.encode()).hexdigest()
    assert list(summary["claims"]) == ["same", "onto", "wrong"]
    onto, wrong = summary["claims"]["onto"], summary["claims"]["wrong"]
    assert onto["verdict"] == onto["expected"] == "proved" and any(line.startswith("i = ") for line in onto["witness"])
    assert wrong["verdict"] == wrong["expected"] == "refuted"
    assert wrong["counterexample"]["inputs"] == {"i": 1}
    assert wrong["counterexample"]["claimed"] != wrong["counterexample"]["actual"]
    for name, claim in summary["claims"].items():
        text = (folder / f"{name}.smt2").read_text()
        assert claim["smt2_sha256"] == hashlib.sha256(text.encode()).hexdigest()
        assert discharge_text(text) == ("unsat",) * claim["checks"]
        assert text.startswith("; spec     specs/digits/small.toml\n; claim    " + name)


def test_rejected_and_vacuous_claims(tmp_path: Path) -> None:
    prove(put(tmp_path, "odd", ODD))
    folder = record_of(tmp_path, "odd")
    claims = tomllib.loads((folder / "proof.toml").read_text())["claims"]
    assert [claim["verdict"] for claim in claims.values()] == ["rejected", "vacuous", "rejected", "vacuous"]
    assert "17" in claims["configuration"]["refusal"]["reason"]
    assert claims["c"]["method"] == "its configuration is rejected" and "smt2_sha256" not in claims["c"]
    # A claim may be called as the configuration is; the two files are told apart.
    assert set(contents(folder)) == {"proof.toml", "none.smt2", "configuration~2.smt2"}
    assert set(discharge_text((folder / "none.smt2").read_text())) == {"unsat"}


def test_what_is_unchanged_is_not_written_again(tmp_path: Path) -> None:
    file = put(tmp_path)
    prove(file)
    before = {path: path.stat().st_mtime_ns for path in record_of(tmp_path).iterdir()}
    assert prove(file) == ()
    assert {path: path.stat().st_mtime_ns for path in record_of(tmp_path).iterdir()} == before


def test_files_of_claims_that_are_no_more_are_removed(tmp_path: Path) -> None:
    prove(put(tmp_path))
    (record_of(tmp_path) / "hardware.json").write_text("{}")
    nested = record_of(tmp_path) / "deeper" / "kept.smt2"
    nested.parent.mkdir()
    nested.write_text("the record of small/deeper.toml lies here")
    prove(put(tmp_path, text=SMALL.replace("claims.onto", "claims.covers")))
    names = {"covers.smt2", "same.smt2", "wrong.smt2", "proof.toml", "hardware.json", "deeper/kept.smt2"}
    assert set(contents(record_of(tmp_path))) == names


def test_no_record_outside_specs_unless_a_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kernels" / "small.toml"
    file.parent.mkdir()
    file.write_text(SMALL)
    assert prove(file) == () and list(tmp_path.iterdir()) == [file.parent]
    monkeypatch.chdir(tmp_path)
    prove(file, Path("out"))
    assert tomllib.loads(Path("out/kernels/small/proof.toml").read_text())["spec"] == "kernels/small.toml"


def test_a_folder_that_cannot_be_written_is_an_error_of_the_user(tmp_path: Path) -> None:
    file = put(tmp_path)
    (tmp_path / "proofs").write_text("in the way")
    with pytest.raises(UserError, match=r"proofs.*cannot be written"):
        prove(file)


def test_the_same_bytes_for_every_hash_seed_from_everywhere(tmp_path: Path) -> None:
    found = []
    for number, seed in enumerate(["0", "1", "4242"]):
        copy = tmp_path / str(number)
        files = [put(copy), put(copy, "odd", ODD)]
        here = copy / "specs" if number else copy
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "layoutproof", "prove", *(os.path.relpath(file, here) for file in files)]
        subprocess.run(command, cwd=here, env=environment, check=True, capture_output=True, timeout=60)
        found.append(contents(copy / "proofs"))
    assert found[0] and found[1] == found[0] and found[2] == found[0]
    assert all(b"\r" not in content and content.endswith(b"\n") for content in found[0].values())


def test_a_crash_in_the_middle_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.smt2"
    update(file, "old\n")

    def full(self: Path, content: bytes) -> int:
        with self.open("wb") as half:
            half.write(content[: len(content) // 2])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        update(file, "something new\n")
    assert file.read_text() == "old\n" and list(tmp_path.iterdir()) == [file]


def test_a_killed_process_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "x.smt2"
    update(file, "old\n")
    code = f"""
import os, pathlib, signal
from layoutproof.records.files import update
pathlib.Path.replace = lambda self, target: os.kill(os.getpid(), signal.SIGKILL)
update(pathlib.Path({str(file)!r}), "new\\n")
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    assert ended.returncode != 0 and file.read_text() == "old\n"
    assert update(file, "new\n") and file.read_text() == "new\n"
