"""Finding CuTe's headers and the CUDA headers that they include: options first, then Python packages, then a toolkit.

No environment variable decides: what a run used can be read off its command line. No package is imported, only found.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from layoutproof.errors import UserError

CUTE = "cute/tensor.hpp"
CUDA = {  # a header of each part that CuTe's host code needs, and the package that carries it
    "cuda_runtime.h": "nvidia-cuda-runtime",
    "cuda/std/utility": "nvidia-cuda-cccl",
    "crt/host_defines.h": "nvidia-cuda-crt",
}
PACKAGES = "pip install --no-deps nvidia-cutlass==4.2.0.0 nvidia-cuda-runtime nvidia-cuda-cccl nvidia-cuda-crt"
_INSTALL = f"{PACKAGES} brings them, and --include DIR names others"
_TOOLKITS = (Path("/usr/local/cuda"), Path("/opt/cuda"))


@dataclass(frozen=True)
class Headers:
    """Where to look, in order, and which CUTLASS was found ("4.2.0"; "" where its version.h does not say)."""

    folders: tuple[Path, ...]
    version: str


def find_headers(include: Sequence[Path] = ()) -> Headers:
    """The folders to include from. Raises :class:`UserError` that says what is missing and how to get it."""
    for folder in include:
        if not folder.is_dir():
            raise UserError(f"--include {folder}: no such folder")
    given = list(_with_parts(include))
    cute = _first([*given, *_cutlass()], CUTE)
    if cute is None:
        raise UserError(f"CuTe's headers were not found ({CUTE})", hint=_INSTALL)
    folders: dict[Path, None] = {cute: None}
    places = [*given, cute, *_packages(), *_toolkits()]
    for header, package in CUDA.items():
        found = _first(places, header)
        if found is None:
            reason = f"CuTe's headers were found, the CUDA headers they need were not ({header}, of {package})"
            raise UserError(reason, hint=_INSTALL)
        folders[found] = None
    return Headers((*folders, *(folder for folder in given if folder not in folders)), _version(cute))


def _first(folders: Iterable[Path], header: str) -> Path | None:
    return next((folder for folder in folders if (folder / header).is_file()), None)


def _with_parts(folders: Iterable[Path]) -> Iterable[Path]:
    """Each folder, its ``include`` (so that the root of a CUTLASS tree will do), and CUDA 13's ``cccl`` within."""
    for folder in folders:
        for place in (folder, folder / "include"):
            if place.is_dir():
                yield place
                if (place / "cccl").is_dir():
                    yield place / "cccl"


def _cutlass() -> Iterable[Path]:
    for root in _package("cutlass_library"):
        yield root / "source" / "include"


def _packages() -> Iterable[Path]:
    """The ``include`` folders of NVIDIA's packages: ``nvidia/cu13/include``, ``nvidia/cuda_runtime/include``."""
    for root in _package("nvidia"):
        yield from _with_parts(sorted(root.glob("*/include")))


def _package(name: str) -> list[Path]:
    found = find_spec(name)
    return [Path(place) for place in found.submodule_search_locations or ()] if found is not None else []


def _toolkits() -> Iterable[Path]:
    nvcc = shutil.which("nvcc")
    roots = [Path(nvcc).resolve().parent.parent] if nvcc is not None else []
    return _with_parts([*roots, *_TOOLKITS])


def _version(cute: Path) -> str:
    try:
        text = (cute / "cutlass" / "version.h").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    parts = [re.search(rf"#define CUTLASS_{name}\s+(\d+)", text) for name in ("MAJOR", "MINOR", "PATCH")]
    return ".".join(part[1] for part in parts if part is not None)
