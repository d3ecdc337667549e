"""Where nothing can run: every emitted source is still compiled for the architecture it names."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from layoutproof.confirm.runner import nvrtc
from layoutproof.confirm.runner.build import build
from layoutproof.emit.plan import Plan, Unit


def compile_plan(plan: Plan, folder: Path, cache: Path) -> tuple[str, dict[str, str]]:
    """The compiler's name and, by unit, what it does not take; ("", {}) where there is no compiler."""
    try:
        least = min(nvrtc.architectures())
    except nvrtc.CompileError:
        return _with_nvcc(plan, folder)
    errors: dict[str, str] = {}
    for arch, units in _by_arch(plan):
        # An architecture that this NVRTC has given up is compiled for the oldest that it has, which runs the same code.
        number = max(_number(arch), least)
        found = build(folder, [asdict(unit) for unit in units], divmod(number, 10), cache)
        errors |= found.errors
    return f"NVRTC {nvrtc.version()}", errors


def _with_nvcc(plan: Plan, folder: Path) -> tuple[str, dict[str, str]]:
    program = shutil.which("nvcc")
    if program is None:
        return "", {}
    errors = {}
    for arch, units in _by_arch(plan):
        for unit in units:
            command = [program, f"-arch={arch}", "-cubin", *nvrtc.OPTIONS, "-o", "/dev/null", f"{unit.name}.cu"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode:
                lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
                errors[unit.name] = next((line for line in lines if "error" in line), f"exit code {done.returncode}")
    return "nvcc", errors


def _by_arch(plan: Plan) -> Iterator[tuple[str, list[Unit]]]:
    for arch in sorted({unit.arch for unit in plan.units}):
        yield arch, [unit for unit in plan.units if unit.arch == arch]


def _number(arch: str) -> int:
    return int(arch.removeprefix("sm_").rstrip("af"))
