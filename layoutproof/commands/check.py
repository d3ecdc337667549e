"""``check``: the reviewer's command. It proves the specs again and compares ``proofs/`` with what came of it."""

from __future__ import annotations

import json as json_text
import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from layoutproof.commands import failure
from layoutproof.commands.prove import exit_code, use_colour
from layoutproof.confirm import record as hardware
from layoutproof.errors import UserError
from layoutproof.records.compare import Fault, Finding, compare, orphans
from layoutproof.records.documents import documents
from layoutproof.records.place import SPECS, place_of, records_below
from layoutproof.records.results import Derived, run_all
from layoutproof.report.json_output import json_document
from layoutproof.report.text import render_spec
from layoutproof.specs.problems import Problem, SpecErrors
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.result import SpecResult
from layoutproof.specs.spec import Spec
from layoutproof.words import plural


@dataclass
class _Part:
    """One PATH of the command line, and what was found below it."""

    path: Path
    files: list[Path] = field(default_factory=list)
    errors: list[SpecErrors] = field(default_factory=list)
    results: list[SpecResult] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    checks: int = 0

    @property
    def summary(self) -> str:
        """``specs/tiled_mma (7 specs): up to date, 1901 obligations discharged again``."""
        counts = Counter(finding.fault for finding in self.findings)
        faults = ", ".join(f"{counts[fault]} {fault.value}" for fault in Fault if counts[fault])
        again = f"{plural(self.checks, 'obligation')} discharged again"
        state = faults or ("up to date" if self.results else "nothing checked")
        line = f"{self.path} ({plural(len(self.files), 'spec')}): {state}, {again}"
        unusable = len(self.errors)
        return f"{line}; {plural(unusable, 'file')} could not be checked" if unusable else line


def check(paths: Sequence[Path], *, json: bool = False, proofs: Path | None = None) -> int:
    """Derive every obligation again, compare with ``proofs/`` and discharge; 5 where a record is not what it should be,
    else as ``prove`` exits.
    """
    parts = _parts(paths or [_default()])
    work = [(part, spec) for part in parts for spec in _read(part)]
    with run_all([spec for _, spec in work]) as all_derived:
        for (part, spec), derived in zip(work, all_derived, strict=True):
            _compare(part, spec, derived, proofs)
    for part in parts:
        _find_orphans(part, proofs)
    results = [result for part in parts for result in part.results]
    errors = [error for part in parts for error in part.errors]
    findings = [finding for part in parts for finding in part.findings]
    if json:
        print(_document(parts, results, errors, findings))
    else:
        lines = [render_spec(result, colour=use_colour()) for result in results if not result.as_expected]
        print("\n".join([*lines, *map(str, findings), *(part.summary for part in parts)]))
    for error in errors:
        failure.print_error(error)
    return failure.STALE if findings else exit_code(results, unreadable=bool(errors))


def _default() -> Path:
    path = Path(SPECS)
    if not path.is_dir():
        raise UserError(f"nothing to check: there is no folder {SPECS} here", hint="name spec files or folders")
    return path


def _parts(paths: Sequence[Path]) -> list[_Part]:
    """What lies at each path; a file that two of them name belongs to the first."""
    parts: list[_Part] = []
    taken: set[Path] = set()
    for path in dict.fromkeys(paths):
        part = _Part(path)
        try:
            part.files = [file for file in discover([path]) if file.resolve() not in taken]
        except SpecErrors as error:
            part.errors.append(error)
        taken.update(file.resolve() for file in part.files)
        parts.append(part)
    return parts


def _read(part: _Part) -> list[Spec]:
    specs = []
    for file in part.files:
        try:
            specs.append(read_spec(file))
        except SpecErrors as error:
            part.errors.append(error)
    return specs


def _find_orphans(part: _Part, proofs: Path | None) -> None:
    """Only below a folder: who names a file asks of that file alone."""
    below = records_below(part.path, proofs) if part.path.is_dir() else None
    if below is not None:
        places = (place_of(file, proofs) for file in part.files)
        part.findings += orphans(below[1], below[0], [place.folder for place in places if place is not None])
        if below[0].name == SPECS:
            part.findings += hardware.orphans(*below)


def _compare(part: _Part, spec: Spec, derived: Derived, proofs: Path | None) -> None:
    if derived.error is not None:
        part.errors.append(SpecErrors("", [Problem((), derived.error.message, derived.error.hint)]))
    if derived.result is None:
        return
    place = place_of(spec.path, proofs)
    if place is None:
        what = f"{spec.path} lies in no folder named {SPECS}, so it has no record; --proofs DIR names one"
        part.errors.append(SpecErrors("", [Problem((), what)]))
        return
    mend = f"layoutproof prove {shlex.quote(spec.path)}"
    if proofs is not None:
        mend += f" --proofs {shlex.quote(str(proofs))}"
    part.results.append(derived.result)
    part.checks += derived.checks
    try:
        part.findings += compare(place, documents(spec, derived.result, place.spec), mend)
        part.findings += hardware.stale(place, spec, derived.result)
    except UserError as error:  # a record that cannot be read
        part.errors.append(SpecErrors("", [Problem((), error.message, error.hint)]))


def _document(
    parts: Sequence[_Part], results: Sequence[SpecResult], errors: Sequence[SpecErrors], findings: Sequence[Finding]
) -> str:
    """What ``prove --json`` prints, with the findings."""
    document = json_text.loads(json_document(results, errors))
    document["summary"]["up_to_date"] = not findings
    document["summary"]["obligations"] = sum(part.checks for part in parts)
    document["findings"] = [
        {"fault": finding.fault.name.lower(), "path": finding.path, "what": finding.what, "mend": finding.mend}
        for finding in findings
    ]
    return json_text.dumps(document, indent=2, ensure_ascii=False)
