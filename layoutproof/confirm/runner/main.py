"""Run a plan: a supervisor that keeps time, and a child that holds the GPU.

The child writes a line of JSON for everything it does. When a test takes too long the supervisor ends the child, notes
which test it was, and starts another child after it: what was found before stays.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from . import nvrtc
from .build import Built, build
from .gpu import Gpu, NoGpu
from .sanitize import sanitize
from .trial import Trial

OK, FAILED, NOT_RUN = 0, 1, 2


def run_plan(
    folder: Path,
    *,
    device: int = 0,
    timeout: float = 60.0,
    cache: Path | None = None,
    lists: Path | None = None,
    quick: bool = False,
    only: str = "",
) -> dict[str, Any]:
    """Everything that came of the plan in ``folder``: facts of the machine, a result for each test, or why there is none.

    ``only`` runs the tests whose level and name, as in ``tile specs/x.toml: basis``, contain this; ``quick`` only launches.
    """
    started = time.perf_counter()
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    tests = chosen(plan, only)
    results: list[dict[str, Any]] = []
    kernels = {unit["name"]: unit["sha256"] for unit in plan["units"]}
    outcome: dict[str, Any] = {"title": plan["title"], "plan_sha256": plan["sha256"], "kernels": kernels}
    outcome |= {"notes": plan["notes"], "quick": quick, "tests": results}
    if not tests:
        outcome["error"] = f'no test has "{only}" in its level and name' if only else "the folder holds no tests"
    first = 0
    while first < len(tests):
        with tempfile.TemporaryDirectory() as scratch:
            log = Path(scratch) / "log.jsonl"
            log.touch()
            order = {
                "folder": str(folder), "device": device, "first": first, "log": str(log),
                "cache": str(cache or folder / "cubins"), "lists": str(lists) if lists else "",
                "quick": quick, "only": only,
            }  # fmt: skip
            hung, errors = _watch(order, log, timeout)
            lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        began = first - 1
        for line in lines:
            match line:
                case {"facts": facts}:
                    outcome.update(facts)
                case {"begin": number}:
                    began = number
                case {"result": result}:
                    results.append(result)
                    first += 1
                case {"error": error}:
                    outcome["error"] = error
        if "error" in outcome or first >= len(tests):
            break
        if began < first:
            outcome["error"] = f"the run ended before any test: {errors or 'no reason given'}"
            break
        why = f"did not end within {timeout:g} s, the process was ended" if hung else f"the process ended: {errors}"
        results.append({**about(tests[began]), "failed": why, "agrees": False, "void": False})
        first = began + 1
    outcome["total_seconds"] = round(time.perf_counter() - started, 3)
    return outcome


def chosen(plan: dict[str, Any], only: str) -> list[dict[str, Any]]:
    """The tests to run, in their order."""
    return [test for test in plan["tests"] if only in f"{test['level']} {test['name']}"]


def about(test: dict[str, Any]) -> dict[str, Any]:
    """What a result says of its test."""
    return {word: test[word] for word in ("name", "level", "spec", "sha256")}


def _watch(order: dict[str, Any], log: Path, timeout: float) -> tuple[bool, str]:
    """Run a child; (whether it had to be ended, the last thing it said on stderr). Compiling gets ten times as long."""
    # The child is this very package, wherever it lies.
    package = Path(__file__).parent
    code = "import sys; sys.path.insert(0, sys.argv[1]); from importlib import import_module as load; "
    code += "load(sys.argv[2] + '.main').child(sys.argv[3])"
    command = [sys.executable, "-c", code, str(package.parent), package.name, json.dumps(order)]
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(command, stderr=said, stdout=said)
        size, since = -1, time.monotonic()
        hung, limit = False, 10 * timeout
        while process.poll() is None:
            time.sleep(0.02)
            now = log.stat().st_size
            if now != size:
                size, since = now, time.monotonic()
                limit = timeout if '"begin"' in log.read_text(encoding="utf-8") else 10 * timeout
            if time.monotonic() - since > limit:
                hung = True
                process.kill()
                process.wait()
        said.seek(0)
        lines = [line.strip() for line in said.read().splitlines() if line.strip()]
    return hung, lines[-1] if lines else f"exit code {process.returncode}"


def child(text: str) -> None:
    """The part that holds the GPU."""
    order = json.loads(text)
    folder = Path(order["folder"])
    with Path(order["log"]).open("a", encoding="utf-8") as log:

        def tell(**message: Any) -> None:
            print(json.dumps(message), file=log, flush=True)

        try:
            _run(order, folder, tell)
        except (NoGpu, nvrtc.CompileError) as error:
            tell(error=str(error))


def _run(order: dict[str, Any], folder: Path, tell: Any) -> None:
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    gpu = Gpu(order["device"])
    start = time.perf_counter()
    wanted = {test["unit"] for test in chosen(plan, order["only"])}
    units = [unit for unit in plan["units"] if unit["name"] in wanted]
    built = build(folder, units, gpu.capability, Path(order["cache"]))
    seconds = round(time.perf_counter() - start, 3)
    compiling = {"compiled": built.compiled, "compile_seconds": seconds, "nvrtc": nvrtc.version()}
    if order["first"] == 0:
        tell(facts={"machine": gpu.facts(), **compiling})
    tables: dict[str, Any] = {"counters": plan["counters"]}
    for name, file in plan["tables"].items():
        tables[name] = gpu.numpy.fromfile(folder / file, dtype=gpu.numpy.uint8)
    lists = Path(order["lists"]) if order["lists"] else None
    for number, test in enumerate(chosen(plan, order["only"])):
        if number < order["first"]:
            continue
        tell(begin=number)
        start = time.perf_counter()
        tell(
            result={**_one(gpu, test, built, tables, lists, quick=order["quick"]), "wall": time.perf_counter() - start}
        )


def _one(
    gpu: Gpu, test: dict[str, Any], built: Built, tables: dict[str, Any], lists: Path | None, *, quick: bool
) -> dict[str, Any]:
    if test["unit"] in built.errors:
        why = built.errors[test["unit"]]
        kind = "not_run" if why.startswith("needs ") else "failed"
        return {**about(test), kind: why, "agrees": False, "void": False}
    try:
        return Trial(gpu, test, built.cubins[test["unit"]], tables).run(lists, quick=quick)
    except gpu.cupy.cuda.memory.OutOfMemoryError as error:
        gpu.free()
        return {**about(test), "failed": f"out of memory: {error}", "agrees": False, "void": False}
    # A kernel that faults leaves the context unusable: the error goes up, and a new child goes on with the next test.


def main() -> None:
    """The command line of a standalone folder."""
    parser = argparse.ArgumentParser(description="Run the kernels of this folder on a GPU and compare what comes back.")
    parser.add_argument("--device", type=int, default=0, help="which GPU")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write everything that came of it")
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds for one test")
    parser.add_argument("--cache", type=Path, help="where compiled kernels are kept")
    parser.add_argument("--lists", type=Path, help="write the nonzero coefficients of each tensor here")
    parser.add_argument("--only", default="", metavar="PART", help="only tests whose level and name contain this")
    parser.add_argument(
        "--sanitize", type=float, metavar="SECONDS", help="run once more under compute-sanitizer: so long for each tool"
    )
    parser.add_argument("--quick", action="store_true", help="only launch, no controls: for compute-sanitizer")
    options = parser.parse_args()
    folder = Path(sys.argv[0]).resolve().parent
    kept = {word: value for word, value in vars(options).items() if word not in ("json", "sanitize")}
    outcome = run_plan(folder, **kept)
    if options.sanitize and "error" not in outcome:
        where = {"device": options.device, "only": options.only, "cache": options.cache}
        outcome["sanitizer"] = sanitize(folder, timeout=options.sanitize, **where)
    if options.json:
        options.json.write_text(json.dumps(outcome, indent=1) + "\n", encoding="utf-8")
    sys.exit(print_outcome(outcome))


def print_outcome(outcome: dict[str, Any]) -> int:
    """A short table, and the exit code that goes with it."""
    if "error" in outcome:
        print(f"not run: {outcome['error']}", file=sys.stderr)
        return NOT_RUN
    machine = outcome["machine"]
    print(f"{machine['device']}, compute capability {machine['capability']}, driver {machine['driver_build']}")
    levels: dict[str, list[dict[str, Any]]] = {}
    for result in outcome["tests"]:
        levels.setdefault(result["level"], []).append(result)
    for level, tests in levels.items():
        print(f"{level:<10} {words(tests)}")
    for result in outcome["tests"]:
        if not expected(result) or "not_run" in result or "disagrees" in result:
            print(f"  {result['level']} {result['name']}: {reason(result)}")
    for tool, said in outcome.get("sanitizer", {}).items():
        print(f"{tool:<10} {said}")
    return OK if all(expected(test) or "not_run" in test for test in outcome["tests"]) else FAILED


def expected(result: dict[str, Any]) -> bool:
    """Whether a test came out as it should, with every control told: right, or wrong where that is known."""
    return bool("counters" in result and result["agrees"] != ("disagrees" in result) and not result["void"])


def words(tests: list[dict[str, Any]]) -> str:
    """The counts of one level."""
    ran = [test for test in tests if "counters" in test]
    agreed = sum(test["agrees"] and not test["void"] for test in ran)
    known = sum(expected(test) and "disagrees" in test for test in ran)
    checked = sum(test["counters"]["checked"] for test in ran)
    mismatches = sum(test["counters"]["mismatches"] for test in ran)
    controls = [control for test in ran for control in test["controls"]]
    caught = sum(control["caught"] for control in controls)
    seconds = sum(test["seconds"] for test in ran)
    return (
        f"{len(tests)} tests, {agreed} agree, {known} do not as is known, {len(ran) - agreed - known} do not, "
        f"{len(tests) - len(ran)} not run; "
        f"{checked} comparisons, {mismatches} mismatches; {caught} of {len(controls)} negative controls caught; "
        f"{seconds:.3f} s on the device"
    )


def reason(result: dict[str, Any]) -> str:
    """Why a test did not agree."""
    if "not_run" in result:
        return f"not run: {result['not_run']}"
    if "failed" in result:
        return f"failed: {result['failed']}"
    if result["void"]:
        missed = [control["name"] for control in result["controls"] if not control["caught"]]
        return (
            f"void: negative controls not caught: {', '.join(missed)}" if missed else "void: it has no negative control"
        )
    why = f" (known: {result['disagrees']})" if "disagrees" in result else ""
    return ("; ".join(result["wrong"]) or "it agrees") + why
