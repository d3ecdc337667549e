"""The script that writes the catalogue, on its command line, with headers that were cut or are missing.

Needs the headers, ``pip install nvidia-cutlass==4.2.0.0``; where CI runs it, they must be there.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "extract_atoms.py"
NO_HEADERS = "the headers are not installed: pip install nvidia-cutlass==4.2.0.0"


@pytest.fixture(scope="module")
def include() -> Path:
    package = importlib.util.find_spec("cutlass_library")
    if package is None and os.environ.get("CI"):
        pytest.fail(NO_HEADERS)
    if package is None or package.origin is None:
        pytest.skip(NO_HEADERS)
    return Path(package.origin).parent / "source" / "include"


def extract(tree: Path, out: Path) -> subprocess.CompletedProcess[str]:
    out.mkdir()
    command = [sys.executable, str(SCRIPT), str(tree), "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True)


def linked(include: Path, tree: Path) -> Path:
    """The real headers, each a link, so that one of them can be replaced."""
    for path in (include / "cute").rglob("*.hpp"):
        place = tree / path.relative_to(include)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(path)
    return tree


@pytest.mark.parametrize(
    ("header", "kept", "message"),
    [
        ("atom/mma_traits_sm80.hpp", 20_000, "mma_traits_sm80.hpp: ends in the middle of a class"),
        ("atom/mma_traits_sm80.hpp", 0, "the headers use the traits of SM80_16x8x32_S32S8S8S32_TN, which they do not"),
        ("arch/mma_sm80.hpp", 0, "mma_sm80.hpp has no instruction SM80_16x8x8_F16F16F16F16_TN, which the traits of"),
        ("arch/copy_sm75.hpp", 3_000, "copy_sm75.hpp has no instruction SM75_U32x1_LDSM_N, which"),
        ("atom/mma_traits_sm90_gmma.hpp", None, "mma_traits_sm90_gmma.hpp: cannot be read: no such file"),
    ],
)
def test_a_tree_that_was_cut(include: Path, tmp_path: Path, header: str, kept: int | None, message: str) -> None:
    """One header of the real ones is cut off after ``kept`` bytes, or missing: a sentence, and nothing is written."""
    tree = linked(include, tmp_path / "tree")
    (tree / "cute" / header).unlink()
    if kept is not None:
        (tree / "cute" / header).write_bytes((include / "cute" / header).read_bytes()[:kept])
    done = extract(tree, tmp_path / "out")
    assert done.returncode == 2
    assert done.stderr.startswith("error: ") and message in done.stderr
    assert "Traceback" not in done.stderr
    assert not list((tmp_path / "out").iterdir())


def test_a_whole_tree(include: Path, tmp_path: Path) -> None:
    done = extract(linked(include, tmp_path / "tree"), tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "sm80.toml").stat().st_size > 0
