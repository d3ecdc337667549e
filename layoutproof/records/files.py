"""Files that are written whole or not at all, and left alone when they already say the same."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from layoutproof.errors import UserError
from layoutproof.records.place import shown
from layoutproof.specs.files import replace


def update(path: Path, text: str) -> bool:
    """Make the file say ``text``; true if it did not already. A reader sees the old file or the new one, never a part."""
    content = text.encode()
    try:
        if path.read_bytes() == content:
            return False
    except FileNotFoundError:
        pass
    replace(path, content)
    return True


def read_folder(folder: Path, names: Mapping[str, object]) -> dict[str, bytes]:
    """The content of the record's files that exist: those named, and every other ``.smt2``.

    Raises :class:`UserError` where one cannot be read.
    """
    found: dict[str, bytes] = {}
    if folder.is_dir():
        for name in sorted({*names, *(file.name for file in folder.glob("*.smt2"))}):
            content = read(folder / name)
            if content is not None:
                found[name] = content
    return found


def read(path: Path) -> bytes | None:
    """The content of a file; None where there is none. Raises :class:`UserError` where it cannot be read."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise UserError(f"{shown(path)}: cannot be read: {(error.strerror or str(error)).lower()}") from None
