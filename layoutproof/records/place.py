"""Where a spec's record lies: ``specs/tiled_mma/split_k.toml`` has ``proofs/tiled_mma/split_k/``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SPECS = "specs"
PROOFS = "proofs"


@dataclass(frozen=True)
class Place:
    """The folder of a spec's record, and what the record calls the spec: the same from wherever one looks."""

    folder: Path
    spec: str


def place_of(spec: str | Path, proofs: Path | None = None) -> Place | None:
    """The place for the spec file at ``spec``.

    With no ``proofs`` folder named it is the one beside the nearest folder named ``specs`` above the file; a file that
    lies under none has no place.
    """
    file = Path(spec).resolve()
    root = _root_of(file)
    if root is not None:
        inside = file.relative_to(root)
        return Place(_folder(proofs or root.parent / PROOFS, inside), f"{SPECS}/{inside.as_posix()}")
    if proofs is None:
        return None
    inside = _from_here(file)
    return Place(_folder(proofs, inside), inside.as_posix())


def records_below(folder: Path, proofs: Path | None = None) -> tuple[Path, Path] | None:
    """For a folder of specs: that folder, and the folder below which their records lie; None where they have none."""
    specs = folder.resolve()
    root = specs if specs.name == SPECS else _root_of(specs)
    if root is not None:
        return specs, (proofs or root.parent / PROOFS) / specs.relative_to(root)
    return None if proofs is None else (specs, proofs / _from_here(specs))


def shown(path: Path) -> str:
    """The path as a person here would type it."""
    here = Path.cwd()
    full = path.absolute()
    return (full.relative_to(here) if full.is_relative_to(here) else full).as_posix()


def _folder(proofs: Path, inside: Path) -> Path:
    return proofs / inside.with_name(inside.name.removesuffix(".toml"))


def _root_of(file: Path) -> Path | None:
    return next((above for above in file.parents if above.name == SPECS), None)


def _from_here(path: Path) -> Path:
    """From the folder one works in; the bare name for what lies elsewhere."""
    here = Path.cwd().resolve()
    return path.relative_to(here) if path.is_relative_to(here) else Path(path.name)
