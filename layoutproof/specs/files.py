"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from layoutproof.errors import UserError


def replace(path: Path, content: bytes) -> None:
    """Make this the file's content. A reader sees the old file or the new one, never a part. Raises :class:`OSError`."""
    # Beside the target, since a rename is atomic only within one file system; the id keeps two runs apart.
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def write(path: Path, text: str) -> None:
    """The same for what a user asked to be written. Raises :class:`UserError` where it cannot be."""
    if path.is_dir():
        raise UserError(f"{path}: is a folder", hint="name the file to write")
    try:
        replace(path, text.encode())
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {(error.strerror or str(error)).lower()}") from None
