"""Entries to TOML, one file an architecture: only what is not the default, keys in one order."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from cuteheaders.entries import Entry

HEAD = (
    "# Written by tools/extract_atoms.py from the CuTe headers: do not edit. Layouts map (thread, value) to elements,\n"
)
HEAD += "# of copies (thread, bit) to bits; {..} are formulas over N or over the arguments.\n"
DEFAULTS: tuple[object, ...] = ("", {}, [], None)


def tables_by_file(mma: Mapping[str, Entry], copy: Mapping[str, Entry]) -> dict[str, dict[str, Entry]]:
    """The tables of each file: the file is the architecture that the name begins with."""
    files: dict[str, dict[str, Entry]] = {}
    for kind, entries in (("", mma), ("copy.", copy)):
        for name, entry in entries.items():
            match = re.match(r"SM\d+", name)
            files.setdefault(match.group().lower() if match else "universal", {})[kind + name] = entry
    return files


def file_text(tables: Mapping[str, Entry]) -> str:
    """One TOML file."""
    lines = [HEAD.rstrip("\n")]
    for name, entry in tables.items():
        lines += ["", f"[{name}]"]
        lines += [f"{key} = {_value(value)}" for key, value in entry.items() if not _default(key, value)]
    return "\n".join(lines) + "\n"


def write(files: Mapping[str, Mapping[str, Entry]], out: Path) -> None:
    """Write every file of the catalogue to ``out``."""
    for file, tables in files.items():
        (out / f"{file}.toml").write_text(file_text(tables), encoding="utf-8", newline="\n")


def _default(key: str, value: object) -> bool:
    return value in DEFAULTS or (key == "issues" and value == 1)


def _value(value: object) -> str:
    if isinstance(value, dict):
        pairs = (f"{_key(key)} = {_value(item)}" for key, item in value.items() if not _default(key, item))
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {_value(item)},\n" for item in value) + "]"
    return json.dumps(value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)
