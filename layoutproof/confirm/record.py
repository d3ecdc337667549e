"""A record of what a GPU confirmed of one spec: ``proofs/hardware/<the spec's path>.toml``.

No times and no dates: the same results give the same bytes. Hashes say of what it speaks, so that ``check`` can tell when
the spec has come to emit something else.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from layoutproof.errors import UserError
from layoutproof.records import files
from layoutproof.records.compare import Fault, Finding
from layoutproof.records.documents import SEAL, digest
from layoutproof.records.place import Place, shown
from layoutproof.specs import toml

if TYPE_CHECKING:  # check looks for a record long before it needs any of this
    from layoutproof.confirm.results import Judgement, Results
    from layoutproof.emit.plan import Plan
    from layoutproof.specs.result import SpecResult
    from layoutproof.specs.spec import Spec

FORMAT = 1
FOLDER = "hardware"
_LISTED = 4  # names in one line
# What has no part in what is emitted; a spec and everything else decide it.
_BESIDE = ("commands", "confirm", "crosscheck", "draw", "report", "solve")


def record_path(place: Place) -> Path:
    """Where the record of the spec lies, whose proofs lie at ``place``."""
    inside = PurePosixPath(place.spec.removeprefix("specs/"))
    root = place.folder.parents[len(inside.parts) - 1]
    return root / FOLDER / inside.with_name(f"{inside.name.removesuffix('.toml')}.toml")


@cache
def emitter() -> str:
    """A hash of all of LayoutProof that decides what is emitted: while it and the spec are the same, so are the kernels."""
    root = Path(__file__).parent.parent
    found = hashlib.sha256()
    for path in sorted(path for kind in ("*.py", "*.toml", "*.json") for path in root.rglob(kind)):
        inside = path.relative_to(root)
        if inside.parts[0] not in _BESIDE:
            found.update(f"{inside.as_posix()} {digest(path.read_bytes())}\n".encode())
    return found.hexdigest()


def record_text(
    name: str, text: str, plan: Plan, obligations: Mapping[str, str], judged: Judgement, results: Results, command: str
) -> str:
    """The record of what is confirmed of ``name``, whose spec says ``text``; ``obligations`` are claim -> hash of all that
    was proved.
    """
    machine = results.machine
    head = [
        f"# What a GPU did with what is emitted for {name}. Written by `{command}`. Not to be edited.",
        f"format = {FORMAT}",
        f"spec = {toml.quoted(name)}",
        f"device = {toml.quoted(machine['device'])}",
        f"compute_capability = {toml.quoted(machine['capability'])}",
        f"driver = {toml.quoted(machine['driver_build'])}",
        f"cuda_driver = {toml.quoted(machine['driver'])}",
        f"cuda_runtime = {toml.quoted(machine['runtime'])}",
        f"nvrtc = {toml.quoted(results.nvrtc)}",
        f"emitter_sha256 = {toml.quoted(emitter())}",
        f"spec_sha256 = {toml.quoted(digest(text))}",
        f"tests_sha256 = {toml.quoted(plan.sha256)}",
    ]
    if judged.known:
        head.append(f"known_not_to_agree = {toml.lines(judged.known)}")
    if judged.not_run:
        head.append(f"not_run = {toml.lines(judged.not_run)}")
    parts = ["\n".join(head)]
    for level, counts in judged.levels.items():
        parts.append(_table(f"levels.{toml.key(level)}", vars(counts)))
    if watched := dict(_watched(plan, results)):
        parts.append(_table("sanitizer", watched))
    parts.append(_table("kernels", _kernels(plan)))
    parts.append(_table("obligations", _obligations(obligations)))
    body = "\n\n".join(parts) + "\n"
    return f"{body}\n{SEAL}{digest(body)}\n"


def write(path: Path, text: str) -> bool:
    """Write it whole or not at all; true if it said something else before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return files.update(path, text)
    except OSError as error:
        raise UserError(f"{shown(path)}: cannot be written: {(error.strerror or str(error)).lower()}") from None


def stale(place: Place, spec: Spec, result: SpecResult) -> list[Finding]:
    """What is wrong with the record of this spec, which came to ``result`` just now; nothing where it has no record."""
    path = record_path(place)
    content = files.read(path)
    if content is None:
        return []
    recorded = _read(content) or {}
    now = {"format": FORMAT, "spec_sha256": digest(spec.text), "emitter_sha256": emitter()}
    if all(recorded.get(word) == value for word, value in now.items()):
        return []
    # Only where something changed: emitting takes longer than reading what was emitted.
    from layoutproof.emit.proven import proven
    from layoutproof.emit.spec_plan import spec_plan

    found = proven(spec, result)
    return list(faults(path, content, spec_plan(found), found.obligations, f"layoutproof confirm {_quoted(spec.path)}"))


def orphans(specs: Path, proofs: Path) -> list[Finding]:
    """Records below ``proofs`` of specs that do not exist below ``specs``; the catalogue's belong to none."""
    findings = []
    for file in sorted((proofs / FOLDER).rglob("*.toml")):
        inside = file.relative_to(proofs / FOLDER)
        if inside.parts[0] != "catalogue" and not (specs / inside).is_file():
            what = f"there is no {shown(specs / inside)}"
            findings.append(Finding(Fault.ORPHANED, shown(file), what, f"rm {_quoted(shown(file))}"))
    return findings


def faults(path: Path, content: bytes, plan: Plan, obligations: Mapping[str, str], command: str) -> Iterator[Finding]:
    """Compare a record with what would be run now; ``command`` mends it where there is a GPU."""
    where, mend = shown(path), f"{command} --record"
    recorded = _read(content)
    if recorded is None:
        what = "it is not as it was written: its last line is not the hash of the others"
        yield Finding(Fault.EDITED, where, what, mend)
        return
    if recorded.get("format") != FORMAT:
        yield Finding(Fault.STALE, where, f"it is of format {recorded.get('format')}, this is {FORMAT}", mend)
        return
    changes = [
        *_changed("kernels", recorded.get("kernels", {}), _kernels(plan)),
        *_changed("obligations", recorded.get("obligations", {}), _obligations(obligations)),
    ]
    if not changes and recorded.get("tests_sha256") != plan.sha256:
        changes = ["other launches or tables"]
    if changes:
        yield Finding(Fault.STALE, where, f"the GPU ran something else: {'; '.join(changes)}", mend)


def _changed(kind: str, before: Mapping[str, Any], now: Mapping[str, str]) -> Iterator[str]:
    for word, names in (
        ("new", [name for name in now if name not in before]),
        ("gone", [name for name in before if name not in now]),
        ("other", [name for name in now if name in before and before[name] != now[name]]),
    ):
        if names:
            more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
            yield f"{word} {kind}: {', '.join(names[:_LISTED])}{more}"


def _kernels(plan: Plan) -> dict[str, str]:
    used = {test.unit for test in plan.tests}
    return {unit.name: unit.sha256 for unit in sorted(plan.units, key=lambda unit: unit.name) if unit.name in used}


def _obligations(obligations: Mapping[str, str]) -> dict[str, str]:
    return {claim: found for claim, found in obligations.items() if found}


def _watched(plan: Plan, results: Results) -> Iterator[tuple[str, str]]:
    """For each tool that found nothing, how many of the kernels it saw."""
    kernels = {test.unit for test in plan.tests}
    hashes = plan.test_hashes()
    for tool, seen in sorted(results.watched.items()):
        units = {test.unit for test, found in zip(plan.tests, hashes, strict=True) if found in seen}
        if units:
            yield tool, f"clean, {len(units)} of {len(kernels)} kernels"


def _table(name: str, entries: Mapping[str, Any]) -> str:
    return "\n".join([f"[{name}]", *(f"{toml.key(word)} = {toml.value(value)}" for word, value in entries.items())])


def _read(content: bytes) -> dict[str, Any] | None:
    import tomllib

    try:
        text = content.decode()
        body, _, seal = text.rpartition(f"\n{SEAL}")
        return tomllib.loads(text) if seal == f"{digest(body)}\n" else None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None


def _quoted(path: str | Path) -> str:
    return shlex.quote(str(path))
