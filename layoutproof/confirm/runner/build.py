"""Sources to cubins: several compilers side by side, and each result kept under the hash of what it came from."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import nvrtc


@dataclass
class Built:
    """Unit name -> cubin file, unit name -> why there is none, and how many were compiled just now."""

    cubins: dict[str, Path] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)
    compiled: int = 0


def architecture(wanted: str, device: tuple[int, int]) -> str | None:
    """What to compile for on a device of this compute capability; None where it cannot run the unit.

    ``sm_90a`` is for that family alone; a plain ``sm_80`` runs on everything since.
    """
    number = int(wanted.removeprefix("sm_").rstrip("af"))
    here = device[0] * 10 + device[1]
    if wanted.endswith("a"):
        return wanted if number == here else None
    return f"sm_{here}" if number <= here else None


def build(folder: Path, units: list[dict[str, Any]], device: tuple[int, int], cache: Path, workers: int = 0) -> Built:
    """Compile the units that the device can run, unless the cache has them. Raises ``CompileError`` without NVRTC."""
    built = Built()
    waiting: dict[str, list[tuple[str, Path, Path]]] = {}
    cache.mkdir(parents=True, exist_ok=True)
    for unit in units:
        arch = architecture(unit["arch"], device)
        if arch is None:
            here = f"sm_{device[0]}{device[1]}"
            built.errors[unit["name"]] = f"needs {unit['arch']}, this GPU is {here}"
            continue
        source = folder / f"{unit['name']}.cu"
        target = cache / f"{_key(source, arch)}.cubin"
        built.cubins[unit["name"]] = target
        if not target.exists():
            waiting.setdefault(arch, []).append((unit["name"], source, target))
    built.compiled = sum(map(len, waiting.values()))
    if built.compiled:
        _compile(waiting, built, workers or os.cpu_count() or 1)
    return built


def _key(source: Path, arch: str) -> str:
    text = source.read_bytes()
    stamp = f"{arch} {nvrtc.version()} {' '.join(nvrtc.OPTIONS)}\n".encode()
    return hashlib.sha256(stamp + text).hexdigest()[:32]


def _compile(waiting: dict[str, list[tuple[str, Path, Path]]], built: Built, workers: int) -> None:
    running = []
    for arch, jobs in waiting.items():
        for lot in (jobs[place::workers] for place in range(min(workers, len(jobs)))):
            files = [str(path) for _, *pair in lot for path in pair]
            command = [sys.executable, "-I", str(Path(nvrtc.__file__)), arch, *files]
            running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    lines = [line for process in running for line in process.communicate()[0].splitlines()]
    by_file = {str(source): name for jobs in waiting.values() for name, source, _ in jobs}
    for line in lines:
        message = json.loads(line)
        built.errors[by_file[message["file"]]] = message["error"]
    for jobs in waiting.values():
        for name, _, target in jobs:
            if not target.exists():
                built.errors.setdefault(name, "the compiler ended without a result")
    for name in built.errors:
        built.cubins.pop(name, None)
