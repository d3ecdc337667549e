"""Writing a spec's record: what ``prove`` leaves in ``proofs/``."""

from __future__ import annotations

from pathlib import Path

from layoutproof.errors import UserError
from layoutproof.records import files
from layoutproof.records.documents import documents
from layoutproof.records.place import place_of, shown
from layoutproof.specs.result import SpecResult
from layoutproof.specs.spec import Spec


def record(spec: Spec, result: SpecResult, proofs: Path | None = None) -> tuple[Path, ...]:
    """Make the spec's folder say what came of its claims; the files that this changed or removed are returned.

    A spec that lies in no folder named ``specs`` gets a record only where a ``proofs`` folder is named.
    """
    place = place_of(spec.path, proofs)
    if place is None:
        return ()
    wanted = documents(spec, result, place.spec)
    try:
        return _update(place.folder, wanted)
    except OSError as error:
        where = shown(Path(error.filename)) if error.filename else shown(place.folder)
        reason = (error.strerror or str(error)).lower()
        raise UserError(f"{where}: cannot be written: {reason}", hint="--no-record proves without a record") from None


def _update(folder: Path, wanted: dict[str, str]) -> tuple[Path, ...]:
    """``proof.toml`` comes last: a run that is cut short leaves hashes that ``check`` sees do not fit."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = [folder / name for name, text in wanted.items() if files.update(folder / name, text)]
    for other in sorted(folder.glob("*.smt2")):
        if other.name not in wanted:
            other.unlink(missing_ok=True)
            changed.append(other)
    return tuple(changed)
