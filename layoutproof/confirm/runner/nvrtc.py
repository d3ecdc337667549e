"""Compiling CUDA source with NVRTC through ctypes: found where CuPy, PyPI's nvidia-cuda-nvrtc or a toolkit puts it.

As a program it compiles the files it is given, so that several of them can compile side by side (within one process NVRTC
takes turns):

    python nvrtc.py sm_90a first.cu first.cubin second.cu second.cubin
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

OPTIONS = ("--std=c++17", "--fmad=false")


class CompileError(Exception):
    """NVRTC is missing, or does not take the source; the text says which."""


@cache
def library() -> ctypes.CDLL:
    """NVRTC. Raises :class:`CompileError` where there is none."""
    for name in _candidates():
        try:
            found = ctypes.CDLL(name)
        except OSError:
            continue
        found.nvrtcGetErrorString.restype = ctypes.c_char_p
        return found
    raise CompileError("NVRTC is not installed (pip install nvidia-cuda-nvrtc, or a CUDA toolkit)")


def version() -> str:
    """Such as ``13.0``."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    _ask(library().nvrtcVersion(ctypes.byref(major), ctypes.byref(minor)), "nvrtcVersion")
    return f"{major.value}.{minor.value}"


def architectures() -> tuple[int, ...]:
    """What it compiles for: 75, 80, ..., 120."""
    count = ctypes.c_int()
    _ask(library().nvrtcGetNumSupportedArchs(ctypes.byref(count)), "nvrtcGetNumSupportedArchs")
    found = (ctypes.c_int * count.value)()
    _ask(library().nvrtcGetSupportedArchs(found), "nvrtcGetSupportedArchs")
    return tuple(found)


def compile_source(source: str, name: str, arch: str) -> bytes:
    """A cubin for ``arch``. Raises :class:`CompileError` with the first error of NVRTC's log."""
    lib = library()
    program = ctypes.c_void_p()
    made = lib.nvrtcCreateProgram(ctypes.byref(program), source.encode(), name.encode(), 0, None, None)
    _ask(made, "nvrtcCreateProgram")
    try:
        options = [f"--gpu-architecture={arch}".encode(), *(option.encode() for option in OPTIONS)]
        code = lib.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
        if code != 0:
            raise CompileError(f"{name} does not compile for {arch}: {_first_error(lib, program, code)}")
        size = ctypes.c_size_t()
        _ask(lib.nvrtcGetCUBINSize(program, ctypes.byref(size)), "nvrtcGetCUBINSize")
        cubin = ctypes.create_string_buffer(size.value)
        _ask(lib.nvrtcGetCUBIN(program, cubin), "nvrtcGetCUBIN")
        return cubin.raw
    finally:
        lib.nvrtcDestroyProgram(ctypes.byref(program))


def _first_error(lib: ctypes.CDLL, program: ctypes.c_void_p, code: int) -> str:
    size = ctypes.c_size_t()
    lib.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(max(size.value, 1))
    lib.nvrtcGetProgramLog(program, log)
    lines = [line.strip() for line in log.value.decode(errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line]
    return (errors or lines or [str(lib.nvrtcGetErrorString(code).decode())])[0]


def _ask(code: int, what: str) -> None:
    if code != 0:
        raise CompileError(f"{what}: {library().nvrtcGetErrorString(code).decode()}")


def _candidates() -> Iterator[str]:
    """Where NVRTC may be, the nearest to this Python first."""
    if "LAYOUTPROOF_NVRTC" in os.environ:
        yield os.environ["LAYOUTPROOF_NVRTC"]
    folders = [Path(entry) / "nvidia" / part / "lib" for entry in sys.path for part in ("cu13", "cuda_nvrtc")]
    roots = [os.environ.get("CUDA_PATH", ""), os.environ.get("CUDA_HOME", ""), "/usr/local/cuda"]
    folders += [Path(root) / part for root in roots if root for part in ("lib64", "targets/x86_64-linux/lib")]
    for folder in folders:
        yield from (str(path) for path in sorted(folder.glob("libnvrtc.so*"), key=lambda path: len(path.name)))
    yield from filter(None, ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so", ctypes.util.find_library("nvrtc")))


def main(arguments: list[str]) -> None:
    """Compile each pair of files; one line of JSON for each that fails."""
    arch, *files = arguments
    for source, target in zip(files[::2], files[1::2], strict=True):
        try:
            cubin = compile_source(Path(source).read_text(encoding="utf-8"), Path(source).name, arch)
        except CompileError as error:
            print(json.dumps({"file": source, "error": str(error)}), flush=True)
            continue
        part = Path(f"{target}.{os.getpid()}.tmp")
        part.write_bytes(cubin)
        part.replace(target)


if __name__ == "__main__":
    main(sys.argv[1:])
