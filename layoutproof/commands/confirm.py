"""``confirm``: run what was proved on a GPU, or read what a run elsewhere gave, and record what the hardware says."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from layoutproof.commands import failure
from layoutproof.commands.emit import prove_all
from layoutproof.confirm import record as records
from layoutproof.confirm.compiling import compile_plan
from layoutproof.confirm.results import Judgement, Results, judge, of_run, read
from layoutproof.confirm.runner.main import run_plan
from layoutproof.confirm.runner.sanitize import sanitize
from layoutproof.emit.folder import write_plan
from layoutproof.emit.plan import Plan, joined
from layoutproof.emit.proven import ProvenSpec
from layoutproof.emit.spec_plan import CATALOGUE, catalogue_part, spec_plan
from layoutproof.errors import UserError
from layoutproof.records.place import PROOFS, Place, place_of, shown
from layoutproof.words import plural

_SHOWN = 8  # problems of one spec that are told


@dataclass(frozen=True)
class Options:
    """How it is run, and what is done with what comes of it."""

    device: int = 0
    timeout: float = 60.0
    catalogue: bool = False
    record: bool = False
    sources: Sequence[Path] = ()  # results of runs made elsewhere
    sanitize: float = 0.0  # seconds for each tool
    proofs: Path | None = None


@dataclass(frozen=True)
class Item:
    """What has one record: a spec, or a part of the catalogue."""

    name: str
    plan: Plan
    place: Place | None
    proven: ProvenSpec | None = None

    @property
    def is_catalogue(self) -> bool:
        """Whether it may have tests that this GPU cannot run: it covers every architecture."""
        return self.proven is None


def confirm(paths: Sequence[Path], options: Options) -> int:
    """0 where all ran as it should; 1 where the hardware says otherwise; 2 where something could not run."""
    if not paths and not options.catalogue:
        raise UserError("nothing to confirm", hint="name spec files or folders, or --catalogue")
    found = prove_all(paths)
    items = [item for item in _items(found, options) if item.plan.tests]
    idle = len(found) + (len(CATALOGUE) if options.catalogue else 0) - len(items)
    if idle:
        print(f"{plural(idle, 'spec')} with nothing proved that a GPU could confirm", file=sys.stderr)
    if not items:
        return failure.UNUSABLE
    if options.sources:
        results: Results | None = read(options.sources)
    else:
        results = _run(joined(plural(len(items), "spec"), [item.plan for item in items]), options)
    if results is None:
        return failure.UNUSABLE
    machine = results.machine
    print(f"{machine['device']}, compute capability {machine['capability']}, driver {machine['driver_build']}")
    return max([_told(item, judge(item.plan, results), results, options) for item in items], key=_worse)


def _worse(code: int) -> int:
    """A disagreement outweighs what was not run."""
    return (failure.OK, failure.UNUSABLE, failure.NOT_AS_EXPECTED).index(code)


def _items(found: Sequence[ProvenSpec], options: Options) -> Iterator[Item]:
    for proven in found:
        yield Item(proven.name, spec_plan(proven), place_of(proven.spec.path, options.proofs), proven)
    for name in CATALOGUE if options.catalogue else ():
        yield Item(name, catalogue_part(name), Place((options.proofs or Path(PROOFS)) / name, name))


def _run(plan: Plan, options: Options) -> Results | None:
    """What a GPU here gives; without one, what can be said is said and there is nothing."""
    cache = _cache()
    with tempfile.TemporaryDirectory(prefix="layoutproof-") as scratch:
        folder = Path(scratch)
        write_plan(plan, folder)
        outcome = run_plan(folder, device=options.device, timeout=options.timeout, cache=cache)
        if "error" in outcome:
            print(_not_run(plan, folder, cache, outcome["error"]), file=sys.stderr)
            return None
        if options.sanitize:
            outcome["sanitizer"] = sanitize(folder, device=options.device, cache=cache, timeout=options.sanitize)
    return of_run(outcome)


def _not_run(plan: Plan, folder: Path, cache: Path, why: str) -> str:
    compiler, errors = compile_plan(plan, folder, cache)
    count = plural(len(plan.units), "source")
    if not compiler:
        return f"emitted {count}, neither compiled nor run: {why}; no NVRTC or nvcc is installed either"
    if errors:
        first = next(iter(errors))
        return f"emitted {count}, {len(errors)} of which do not compile ({errors[first]}), not run: {why}"
    return f"emitted and compiled, not run: {why}; {compiler} takes all {count}"


def _cache() -> Path:
    """Where compiled kernels are kept from one run to the next."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "layoutproof" / "cubins"


def _told(item: Item, judged: Judgement, results: Results, options: Options) -> int:
    """Print what came of one spec, record it where it is confirmed; its exit code."""
    lines = [
        f"  {level:<9} {plural(counts.tests, 'test')}, {counts.comparisons} comparisons, {counts.mismatches} mismatches, "
        f"{counts.caught} of {counts.controls} negative controls caught"
        for level, counts in judged.levels.items()
    ]
    lines += [f"  not as it should be: {text}" for text in judged.problems[:_SHOWN]]
    lines += [f"  not run: {text}" for text in judged.not_run[:_SHOWN]]
    hidden = max(len(judged.problems) - _SHOWN, 0) + max(len(judged.not_run) - _SHOWN, 0)
    lines += [f"  and {hidden} more"] if hidden else []
    lines += [f"  known not to agree: {text}" for text in judged.known]
    # The catalogue has instructions of every architecture: its record names those that this GPU does not have.
    complete = judged.confirmed or (item.is_catalogue and bool(judged.levels) and not judged.problems)
    word = "confirmed" if complete else "not confirmed"
    if complete and options.record:
        word = _recorded(item, judged, results)
    print("\n".join([f"{item.name}: {word}", *lines]))
    if judged.problems:
        return failure.NOT_AS_EXPECTED
    return failure.OK if complete else failure.UNUSABLE


def _recorded(item: Item, judged: Judgement, results: Results) -> str:
    if item.place is None:
        return "confirmed, not recorded: it lies in no folder named specs; --proofs DIR names one for records"
    path = records.record_path(item.place)
    subject = "--catalogue" if item.is_catalogue else item.place.spec
    command = f"layoutproof confirm {subject} --record"
    obligations = item.proven.obligations if item.proven is not None else {}
    spec = item.proven.spec.text if item.proven is not None else ""
    text = records.record_text(item.name, spec, item.plan, obligations, judged, results, command)
    changed = records.write(path, text)
    return f"confirmed, {'recorded in' if changed else 'as recorded in'} {shown(path)}"
