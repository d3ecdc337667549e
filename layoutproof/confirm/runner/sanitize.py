"""The plan once more under compute-sanitizer: each kernel launched with fewer values, memory and races watched."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

TOOLS = ("memcheck", "racecheck")
PLACES = ("/usr/local/cuda/bin", "/usr/local/cuda/compute-sanitizer")
FOUND = 99  # the exit code that says that something was found


def sanitize(
    folder: Path, *, device: int = 0, only: str = "", cache: Path | None = None, timeout: float = 600
) -> dict[str, str]:
    """Tool -> ``clean``, or what it said, or why it did not run."""
    program = find_program()
    if program is None:
        return dict.fromkeys(TOOLS, "not run: compute-sanitizer is not installed")
    return {tool: _watch(program, tool, folder, device, only, cache, timeout) for tool in TOOLS}


def find_program() -> str | None:
    """Where compute-sanitizer is."""
    found = shutil.which("compute-sanitizer")
    places = [Path(place) / "compute-sanitizer" for place in PLACES]
    return found or next((str(place) for place in places if place.is_file()), None)


def _watch(program: str, tool: str, folder: Path, device: int, only: str, cache: Path | None, timeout: float) -> str:
    run = [sys.executable, str(folder / "run.py"), "--quick", "--device", str(device), "--only", only]
    run += ["--timeout", "300", *(["--cache", str(cache)] if cache else [])]
    command = [program, "--tool", tool, "--target-processes", "all", "--error-exitcode", str(FOUND), *run]
    # A session of its own: what it started ends with it, and gives the GPU back.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as done:
        try:
            said, _ = done.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(done.pid, signal.SIGKILL)
            return f"not run to its end: it took more than {timeout:g} s"
    lines = [line.strip("= ").strip() for line in said.splitlines()]
    summaries = [line for line in lines if "SUMMARY" in line]
    bad = [line for line in summaries if " 0 errors" not in line and "0 hazards" not in line]
    if done.returncode != FOUND and summaries and not bad:
        return "clean"
    reports = [
        line for line in lines if line.startswith(("Invalid", "Error", "Race", "Warning", "Internal", "Program hit"))
    ]
    return "; ".join(
        [f"exit code {done.returncode}", *reports[:3], *(bad or summaries)[:3], *(lines[-3:] if not summaries else [])]
    )
