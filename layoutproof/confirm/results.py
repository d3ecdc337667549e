"""Results as a runner leaves them: read back, put together, and found again by the hash of what was launched.

A hash covers a test's launch, its source and every table that it was held against, so a result made anywhere speaks of the
same thing or is not found.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from layoutproof.confirm.runner.main import expected, reason
from layoutproof.emit.plan import Plan
from layoutproof.errors import UserError

MACHINE = ("device", "capability", "driver", "runtime", "driver_build")  # what a record says of where it ran
TEST = ("name", "level", "sha256", "agrees", "void")
COUNTED = ("controls", "counters", "wrong", "seconds")


@dataclass(frozen=True)
class Results:
    """One run, or several of one machine: tests by hash, and for each tool of compute-sanitizer the tests it watched."""

    machine: Mapping[str, str]
    nvrtc: str
    tests: Mapping[str, Mapping[str, Any]]
    watched: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass
class Level:
    """The counts of one level of one spec."""

    tests: int = 0
    comparisons: int = 0
    mismatches: int = 0
    controls: int = 0
    caught: int = 0


@dataclass(frozen=True)
class Judgement:
    """What the results say of one plan: counts by level, why it is not confirmed, and what was not or cannot be right."""

    levels: Mapping[str, Level]
    problems: Sequence[str]
    not_run: Sequence[str]
    known: Sequence[str]  # tests that the hardware is known not to pass, and did not

    @property
    def confirmed(self) -> bool:
        """Whether all that was emitted ran and came out as it should."""
        return bool(self.levels) and not self.problems and not self.not_run


def of_run(outcome: Mapping[str, Any], name: str = "the run") -> Results:
    """The results in what a runner gives. Raises :class:`UserError` where it gives none."""
    if not isinstance(outcome, Mapping) or not isinstance(outcome.get("tests"), list):
        raise UserError(f"{name}: not the results of a run", hint="python run.py --json RESULTS.json writes them")
    if "error" in outcome:
        raise UserError(f"{name}: not run: {outcome['error']}")
    machine = outcome.get("machine")
    if not isinstance(machine, dict) or not all(isinstance(machine.get(word), str) for word in MACHINE):
        raise UserError(f"{name}: it does not say on which machine it ran", hint=f"wanted: {', '.join(MACHINE)}")
    if outcome.get("quick") is not False:
        raise UserError(f"{name}: a quick run compares nothing", hint="run it once more without --quick")
    tests = {}
    for test in outcome["tests"]:
        if not isinstance(test, dict) or any(word not in test for word in TEST):
            raise UserError(f"{name}: a result lacks one of {', '.join(TEST)}")
        if "counters" in test and any(word not in test for word in COUNTED):
            raise UserError(f"{name}: the result of {test['name']} lacks one of {', '.join(COUNTED)}")
        tests[test["sha256"]] = test
    tools = outcome.get("sanitizer", {})
    ran = frozenset(digest for digest, test in tests.items() if "counters" in test)
    watched = {tool: ran for tool, said in tools.items() if said == "clean"}
    return Results(machine, str(outcome.get("nvrtc", "")), tests, watched)


def read(paths: Sequence[Path]) -> Results:
    """The results in files, all of one machine; where two have a test, one that failed is kept."""
    parts = [(path, of_run(_load(path), str(path))) for path in paths]
    first_path, first = parts[0]
    tests: dict[str, Mapping[str, Any]] = {}
    watched: dict[str, frozenset[str]] = {}
    for path, part in parts:
        for word in MACHINE:
            if part.machine[word] != first.machine[word]:
                here, there = part.machine[word], first.machine[word]
                raise UserError(f"{path} is of another machine than {first_path}: {word} {here}, not {there}")
        for digest, test in part.tests.items():
            if digest not in tests or expected(dict(tests[digest])):
                tests[digest] = test
        for tool, seen in part.watched.items():
            watched[tool] = watched.get(tool, frozenset()) | seen
    return Results(first.machine, first.nvrtc, tests, watched)


def _example(result: Mapping[str, Any]) -> str:
    """The first mismatch, in the words of the test."""
    for found in result.get("examples", ())[:1]:
        if "of" in found:
            where, wanted = _listed(found["at"]), found["expected"]
            return f"; {found['of']} at {where}: expected {_listed(wanted)}, the hardware gave {_listed(found['got'])}"
        where = _listed({word: value for word, value in found.items() if word not in ("index", "got")})
        return f"; at {where} the hardware gave {found['got']}"
    return ""


def _listed(found: Any) -> str:
    return ", ".join(f"{word} {value}" for word, value in found.items()) if isinstance(found, dict) else str(found)


def _load(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:
        raise UserError(f"{path}: not JSON", hint="python run.py --json RESULTS.json writes results") from None


def judge(plan: Plan, results: Results) -> Judgement:
    """Hold the results against the plan itself: what a file says of agreement is believed only if its counters say so."""
    levels: dict[str, Level] = {}
    problems, not_run, known = [], [], []
    for test, digest in zip(plan.tests, plan.test_hashes(), strict=True):
        name = f"{test.level} {test.name}"
        result = results.tests.get(digest)
        if result is None:
            problems.append(f"{name}: no result has the hash of what is emitted now ({digest[:12]}...)")
            continue
        if "not_run" in result:
            not_run.append(f"{name}: {result['not_run']}")
            continue
        if not expected(dict(result)):
            problems.append(f"{name}: {reason(dict(result))}{_example(result)}")
            continue
        counters, controls = result["counters"], result["controls"]
        wrong = [word for word, value in test.expect.items() if counters.get(word) != value]
        caught = {control["name"] for control in controls if control["caught"]}
        if missed := [control.name for control in test.controls if control.name not in caught]:
            problems.append(f"{name}: negative controls not caught: {', '.join(missed)}")
            continue
        if bool(wrong) != bool(test.disagrees):
            what = ", ".join(f"{word} is {counters.get(word)}" for word in wrong) or "it agrees"
            problems.append(f"{name}: {what}, which is not as expected")
            continue
        if test.disagrees:
            known.append(f"{test.name}: {test.disagrees}")
        level = levels.setdefault(test.level, Level())
        level.tests += 1
        level.comparisons += counters["checked"]
        level.mismatches += counters["mismatches"]
        level.controls += len(controls)
        level.caught += len(caught)
    return Judgement(levels, problems, not_run, known)
