"""``layoutproof crosscheck``: files written whole, and one sentence where a compiler or headers are missing."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from layoutproof.crosscheck import compiler, headers
from layoutproof.crosscheck.headers import find_headers
from layoutproof.crosscheck.program import program
from layoutproof.crosscheck.questions import questions
from layoutproof.errors import UserError
from layoutproof.specs.read import read_spec
from tests.commands.conftest import Run
from tests.commands.conftest import run as run
from tests.crosscheck.examples import EVERYTHING, ONE_THREAD, REJECTED


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    file = tmp_path / "everything.toml"
    file.write_text(EVERYTHING)
    return file


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(headers, "find_spec", lambda name: None)
    monkeypatch.setattr(headers, "_TOOLKITS", ())
    monkeypatch.setattr(headers.shutil, "which", lambda name: None)


def tree(folder: Path, *files: str) -> Path:
    for file in files:
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#define CUTLASS_MAJOR 4\n#define CUTLASS_MINOR 9\n#define CUTLASS_PATCH 1\n")
    return folder


def test_emit_to_a_file(run: Run, spec: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.cpp"
    target.write_text("old")
    result = run("crosscheck", spec, "--emit-only", target)
    assert result.exit_code == 0
    assert result.output == f"{target}: 26 checks\n"
    assert target.read_text() == run("crosscheck", spec, "--emit-only", "-").output
    assert sorted(file.name for file in tmp_path.iterdir()) == ["everything.toml", "out.cpp"]


def test_emit_several_into_a_folder(run: Run, spec: Path, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(ONE_THREAD)
    folder = tmp_path / "programs"
    refused = run("crosscheck", tmp_path, "--emit-only", folder)
    assert refused.exit_code == 2
    assert "2 specs make 2 programs" in refused.output and "make the folder" in refused.output
    assert "FOLDER takes several" in run("crosscheck", tmp_path, "--emit-only", "-").output
    folder.mkdir()
    assert run("crosscheck", tmp_path, "--emit-only", folder).exit_code == 0
    assert sorted(file.name for file in folder.iterdir()) == ["everything.cpp", "one.cpp"]


def test_two_specs_of_one_name(run: Run, spec: Path, tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "everything.toml").write_text(ONE_THREAD)
    result = run("crosscheck", tmp_path, "--emit-only", tmp_path)
    assert result.exit_code == 2
    assert "two specs would write everything.cpp" in result.output


def test_emit_where_it_cannot_be_written(run: Run, spec: Path, tmp_path: Path) -> None:
    result = run("crosscheck", spec, "--emit-only", tmp_path / "no" / "out.cpp")
    assert result.exit_code == 2
    assert "cannot be written: no such file or directory" in result.output


def test_nothing_named(run: Run) -> None:
    result = run("crosscheck")
    assert result.exit_code == 2
    assert "nothing to put to CuTe" in result.output


def test_no_compiler(run: Run, spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler.shutil, "which", lambda name: None)
    result = run("crosscheck", spec)
    assert result.exit_code == 2
    assert "no C++ compiler was found (g++, c++, clang++)" in result.output
    assert "--compiler" in result.output


def test_a_compiler_that_is_not_there(run: Run, spec: Path) -> None:
    result = run("crosscheck", spec, "--compiler", "/no/such/g++ -m64")
    assert result.exit_code == 2
    assert "--compiler /no/such/g++ -m64: no such compiler" in result.output


@pytest.mark.usefixtures("nothing_installed")
def test_no_cute() -> None:
    with pytest.raises(UserError) as caught:
        find_headers()
    assert caught.value.message == "CuTe's headers were not found (cute/tensor.hpp)"
    assert "pip install --no-deps nvidia-cutlass==4.2.0.0 nvidia-cuda-runtime" in caught.value.hint
    assert caught.value.exit_code == 2


@pytest.mark.usefixtures("nothing_installed")
@pytest.mark.parametrize(
    ("present", "lacking", "package"),
    [
        ((), "cuda_runtime.h", "nvidia-cuda-runtime"),
        (("cuda_runtime.h", "crt/host_defines.h"), "cuda/std/utility", "nvidia-cuda-cccl"),
        (("cuda_runtime.h", "cccl/cuda/std/utility"), "crt/host_defines.h", "nvidia-cuda-crt"),
    ],
)
def test_no_cuda(tmp_path: Path, present: tuple[str, ...], lacking: str, package: str) -> None:
    """A header tree that was cut short is told by the header that it lacks and the package that has it."""
    cutlass = tree(tmp_path / "cutlass", "include/cute/tensor.hpp")
    cuda = tree(tmp_path / "cuda", *present)
    cuda.mkdir(exist_ok=True)
    with pytest.raises(UserError) as caught:
        find_headers((cutlass, cuda))
    assert f"({lacking}, of {package})" in caught.value.message


@pytest.mark.usefixtures("nothing_installed")
def test_folders_named_by_options(tmp_path: Path) -> None:
    cutlass = tree(tmp_path / "cutlass", "include/cute/tensor.hpp", "include/cutlass/version.h")
    cuda = tree(
        tmp_path / "cuda", "include/cuda_runtime.h", "include/cccl/cuda/std/utility", "include/crt/host_defines.h"
    )
    found = find_headers((cutlass, cuda))
    assert found.version == "4.9.1"
    assert found.folders[:3] == (cutlass / "include", cuda / "include", cuda / "include" / "cccl")
    with pytest.raises(UserError, match="no such folder"):
        find_headers((tmp_path / "elsewhere",))


def test_an_option_comes_before_what_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tree(tmp_path / "site" / "cutlass_library", "source/include/cute/tensor.hpp")
    mine = tree(tmp_path / "mine", "cute/tensor.hpp", "cuda_runtime.h", "cuda/std/utility", "crt/host_defines.h")
    monkeypatch.setattr(headers, "_package", lambda name: [installed] if name == "cutlass_library" else [])
    monkeypatch.setattr(headers, "_TOOLKITS", ())
    assert find_headers((mine,)).folders == (mine,)
    both = find_headers((tree(tmp_path / "cuda", "cuda_runtime.h", "cuda/std/utility", "crt/host_defines.h"),))
    assert both.folders[0] == installed / "source" / "include"
    assert both.version == ""


def test_nothing_to_ask_needs_no_compiling(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rejected.toml"
    file.write_text(REJECTED)
    mine = tree(tmp_path / "mine", "cute/tensor.hpp", "cuda_runtime.h", "cuda/std/utility", "crt/host_defines.h")
    result = run("crosscheck", file, "--include", mine, "--compiler", "true")
    assert result.exit_code == 0
    assert "not asked  f: a map is not CuTe's" in result.output
    assert "0 checks agreed, 3 not asked" in result.output


def test_a_compiler_that_only_fails(run: Run, spec: Path, tmp_path: Path) -> None:
    mine = tree(tmp_path / "mine", "cute/tensor.hpp", "cuda_runtime.h", "cuda/std/utility", "crt/host_defines.h")
    result = run("crosscheck", spec, "--include", mine, "--compiler", "false")
    assert result.exit_code == 2
    assert "the compiler failed: exit status 1" in result.output
    assert "1 could not be asked" in result.output


@pytest.mark.parametrize(
    ("complaint", "name"),
    [
        ("‘SM999_1x1x1_F32’ was not declared in this scope", "SM999_1x1x1_F32"),
        ("‘GMMA_64x9x32_F16F16F16_SS’ is not a member of ‘cute::SM90::GMMA::SPARSE’", "GMMA_64x9x32_F16F16F16_SS"),
        ("‘SM103’ has not been declared", "SM103"),
        ("no member named 'SM120_16x8x64_TN_VS' in namespace 'cute::SM120::BLOCKSCALED'", "SM120_16x8x64_TN_VS"),
        ("no template named 'SM75_U32x4_LDSM_N'", "SM75_U32x4_LDSM_N"),
        (
            "static assertion failed: Copy_Traits not implemented for this CopyOperation.",
            "Copy_Traits of a copy's atom",
        ),
    ],
)
def test_what_old_headers_lack(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: str, name: str
) -> None:
    """As g++ and clang++ word it. Headers that lack an instruction do not contradict what was proved."""
    answers = [f"crosscheck.cpp:1:1: error: {complaint}\n", None]  # the program, then the headers alone
    monkeypatch.setattr(compiler, "_compile", lambda command, path: answers.pop(0))
    right = program(questions(read_spec(spec)))
    with pytest.raises(UserError) as caught:
        compiler.judge(right, tmp_path, ("g++",), headers.Headers((tmp_path,), "3.5.0"))
    assert caught.value.message == f"{spec}: the headers of CUTLASS 3.5.0 have no {name}"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_compilers_are_stopped_with_all_they_started() -> None:
    """Ctrl-C does not wait for what is being compiled."""
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(compiler._finished, ["sh", "-c", "sleep 300 & wait"], 300)
        while not compiler._running:
            time.sleep(0.01)
        compiler.stop_all()
        assert running.result(timeout=60).returncode == -signal.SIGKILL
    assert not compiler._running
