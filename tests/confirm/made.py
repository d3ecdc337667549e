"""Results as a runner would give them for a plan, all as it should be: what the tests then spoil."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from layoutproof.emit.plan import Plan, Test

MACHINE = {
    "device": "NVIDIA H200", "capability": "9.0", "driver": "13.0", "runtime": "13.2", "driver_build": "580.159.04",
    "cupy": "14.2.0",
}  # fmt: skip


def results(plan: Plan) -> dict[str, Any]:
    """One run of everything in the plan."""
    tests = [result(test, digest) for test, digest in zip(plan.tests, plan.test_hashes(), strict=True)]
    kernels = {unit.name: unit.sha256 for unit in plan.units}
    facts = {"machine": MACHINE, "compiled": 0, "compile_seconds": 0.0, "nvrtc": "13.0"}
    return {"title": plan.title, "kernels": kernels, "notes": [], "quick": False, "tests": tests, **facts}


def result(test: Test, digest: str) -> dict[str, Any]:
    """One test that came out right, every control caught."""
    return {
        "name": test.name, "level": test.level, "spec": test.spec, "sha256": digest, "seconds": 0.001,
        "counters": {"nonzero": 0, **test.expect}, "wrong": [], "agrees": True, "void": False,
        "controls": [{"name": control.name, "mismatches": 3, "caught": True} for control in test.controls],
    }  # fmt: skip


def save(path: Path, content: dict[str, Any]) -> Path:
    """As ``run.py --json`` does."""
    path.write_text(json.dumps(content))
    return path
