"""Every obligation on symbolic sizes that the shipped specs come to, for twenty seeds of the solver.

A script is sent as it is when the spec is proved: the same text in the same order, the same budget of z3's resource
counts. Only checks in sight of a param that has no value are counted. One that fails ends its script: what follows rests
on it.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from benchmarks.measure import Table, against, ms, percentile
from benchmarks.obligations import SPECS, checks, scripts, watching
from layoutproof.proving.script import Script
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.spec import SpecParam

SEEDS = range(1, 21)
QUICK_SEEDS = range(1, 3)
QUICK_STEP = 8  # every so many scripts
MEDIAN, SLOWEST = 0.030, 0.150  # goals, in seconds


def table(quick: bool) -> Table:
    """Median, 99th percentile and slowest of single checks, and how many were not ``unsat``."""
    seeds, step = (QUICK_SEEDS, QUICK_STEP) if quick else (SEEDS, 1)
    times: list[tuple[float, int, str]] = []
    chosen: list[tuple[float, str]] = []
    failures: list[str] = []
    number = 0
    for path in discover([SPECS]):
        sizes = {param.name for param in read_spec(path).params if _symbolic(param)}
        with watching("first_proved") as trials:
            found = _on(sizes, path) if sizes else []
        chosen += [(trial.seconds, str(path.relative_to(SPECS))) for trial in trials]
        for script in found:
            number += 1
            for seed in seeds if number % step == 0 else ():
                for index, taken, answer in checks(script, seed):
                    if sizes.isdisjoint(script.segments[index].names):
                        continue
                    what = f"{path.relative_to(SPECS)}: {script.segments[index].goal}"
                    times.append((taken, seed, what))
                    if answer != "unsat":
                        failures.append(f"{what}, seed {seed}: {answer}")
    values = [taken for taken, _, _ in times]
    middle, (most, seed, what) = statistics.median(values), max(times)
    rows = [
        ["median", ms(middle), f"goal {ms(MEDIAN)}: {against(middle, MEDIAN)}"],
        ["99th percentile", ms(percentile(values, 0.99)), ""],
        ["slowest", ms(most), f"goal {ms(SLOWEST)}: {against(most, SLOWEST)}; seed {seed}, {what}"],
        ["not `unsat`", f"{len(failures):,}", f"goal 0: {against(len(failures), 0)}"],
        [
            "all together",
            ms(sum(values)),
            f"{len(values):,} checks: {len(values) // len(seeds):,} for {len(seeds)} seeds each",
        ],
    ]
    trial, place = max(chosen)
    rows += [
        ["choosing facts, median", ms(statistics.median(seconds for seconds, _ in chosen)), f"{len(chosen):,} choices"],
        ["choosing facts, slowest", ms(trial), f"beside {ms(SLOWEST)}: {against(trial, SLOWEST)}; {place}"],
    ]
    remarks = [
        "Facts are chosen where products of sizes occur: once, before the checks, by asking the solver shortly what suffices."
    ]
    remarks += [f"A sample: one script in {step}."] if quick else []
    remarks += failures
    return Table("Obligations on symbolic sizes of all shipped specs", ("", "one check-sat", ""), rows, remarks)


def _on(sizes: set[str], path: Path) -> list[Script]:
    """The scripts of a spec's proved claims that speak of one of its sizes."""
    return [
        script
        for script, run in scripts(path)
        if run.proved and any(not sizes.isdisjoint(segment.names) for segment in script.segments)
    ]


def _symbolic(param: SpecParam) -> bool:
    return param.value is None
