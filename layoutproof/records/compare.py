"""Comparing what lies in ``proofs/`` with what the specs give, byte for byte, and naming what differs and why."""

from __future__ import annotations

import shlex
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from layoutproof.records import ENCODER, FORMAT
from layoutproof.records.documents import SEAL, SUMMARY, digest
from layoutproof.records.files import read_folder
from layoutproof.records.place import Place, shown

_LISTED = 6  # names in one line


class Fault(Enum):
    """What is wrong with a record."""

    STALE = "stale"  # whole, but not what the spec gives now
    MISSING = "missing"
    ORPHANED = "orphaned"  # of a spec or claim that is no more
    EDITED = "edited by hand"  # its parts do not fit one another


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: where, what, and the command that mends it."""

    fault: Fault
    path: str
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.fault.value}: {self.path}: {self.what}; mend: {self.mend}"


def compare(place: Place, wanted: Mapping[str, str], mend: str) -> list[Finding]:
    """All that is wrong with one spec's record; ``wanted`` is what it should hold."""
    found = read_folder(place.folder, wanted)
    content = {name: text.encode() for name, text in wanted.items()}
    if found == content:
        return []
    if SUMMARY not in found:
        what = "there is no record of this spec" if not found else f"its {SUMMARY} is not there"
        return [Finding(Fault.MISSING, shown(place.folder), what, mend)]
    summary = _read(found[SUMMARY])
    if summary is None:
        what = "it is not as it was written: its last line is not the hash of the others"
        return [Finding(Fault.EDITED, shown(place.folder / SUMMARY), what, mend)]
    return _faults(place.folder, found, content, summary, mend)


def _faults(
    folder: Path, found: Mapping[str, bytes], content: Mapping[str, bytes], summary: dict[str, Any], mend: str
) -> list[Finding]:
    hashes = {f"{name}.smt2": claim.get("smt2_sha256") for name, claim in summary["claims"].items()}
    findings = []
    for name in sorted({*found, *(name for name, recorded in hashes.items() if recorded)} - {SUMMARY}):
        path = shown(folder / name)
        if name not in found:
            findings.append(Finding(Fault.MISSING, path, f"{SUMMARY} has its hash, the file is not there", mend))
        elif hashes.get(name) is None:
            what = "no claim of this spec has such a file"
            if name in content:
                what = f"{SUMMARY} knows nothing of it"
            findings.append(Finding(Fault.ORPHANED, path, what, mend))
        elif hashes[name] != digest(found[name]):
            findings.append(Finding(Fault.EDITED, path, f"its hash is not the one in {SUMMARY}", mend))
    if found[SUMMARY] != content[SUMMARY]:
        findings.append(Finding(Fault.STALE, shown(folder), _why_stale(content, summary), mend))
    return findings


def _why_stale(content: Mapping[str, bytes], summary: dict[str, Any]) -> str:
    wanted = tomllib.loads(content[SUMMARY].decode())
    if summary.get("format") != FORMAT:
        why = f"it is of format {summary.get('format')}, this is {FORMAT}"
    elif summary.get("encoder") != ENCODER:
        why = f"it is of encoder {summary.get('encoder')}, this is {ENCODER}"
    elif summary.get("spec_sha256") != wanted["spec_sha256"]:
        why = "its spec has changed"
    else:
        why = "its spec is the same; the instruction's tables or LayoutProof have changed"
    before, after = summary["claims"], wanted["claims"]
    changes = [
        *_named("new", [name for name in after if name not in before]),
        *_named("gone", [name for name in before if name not in after]),
        *_named("other verdict", [name for name in after if name in before and _verdict(before, after, name)]),
        *_named("other obligations", [n for n in after if n in before and _obligations(before, after, n)]),
    ]
    return f"{why} ({'; '.join(changes)})" if changes else f"{why}, no obligation among it"


def _verdict(before: dict[str, Any], after: dict[str, Any], name: str) -> bool:
    return bool(before[name].get("verdict") != after[name]["verdict"])


def _obligations(before: dict[str, Any], after: dict[str, Any], name: str) -> bool:
    same_verdict = not _verdict(before, after, name)
    return same_verdict and before[name].get("smt2_sha256") != after[name].get("smt2_sha256")


def _named(kind: str, names: list[str]) -> list[str]:
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return [f"{kind}: {', '.join(names[:_LISTED])}{more}"] if names else []


def _read(content: bytes) -> dict[str, Any] | None:
    """The summary, if it is as it was written: sealed, and a TOML table of claims."""
    try:
        text = content.decode()
        body, _, seal = text.rpartition(f"\n{SEAL}")
        if seal != f"{digest(body)}\n":
            return None
        summary = tomllib.loads(text)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None
    claims = summary.get("claims", {})
    if not isinstance(claims, dict) or not all(isinstance(claim, dict) for claim in claims.values()):
        return None
    return {**summary, "claims": claims}


def orphans(folder: Path, specs: Path, known: Iterable[Path]) -> list[Finding]:
    """Records below ``folder`` of specs that do not exist below ``specs``; ``known`` are the folders that have one."""
    living = set(known)
    findings = []
    for place in sorted({file.parent for pattern in (SUMMARY, "*.smt2") for file in folder.rglob(pattern)}):
        same = specs / place.relative_to(folder)  # a spec's own folder, or that of one whose name is not *.toml
        spec = same.with_name(f"{same.name}.toml")
        if place in living or spec.is_file() or same.is_file():
            continue
        what = f"there is no {shown(spec)}"
        findings.append(Finding(Fault.ORPHANED, shown(place), what, _removal(place)))
    return findings


def _removal(place: Path) -> str:
    """The command that takes the record away, and nothing else that lies in its folder."""
    folder = shlex.quote(shown(place))
    if all(file.name == SUMMARY or file.suffix == ".smt2" for file in place.iterdir()):
        return f"rm -r {folder}"
    return f"rm -f {folder}/{SUMMARY} {folder}/*.smt2"
