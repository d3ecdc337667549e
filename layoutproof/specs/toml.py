"""TOML text of the few kinds of value that a record holds, the same on every Python."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

Value = str | int | bool

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LARGEST = 2**63 - 1  # TOML promises 64 bits; what is larger is written as text


def quoted(text: str) -> str:
    """A basic string; TOML's escapes are JSON's, and DEL besides."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    """A key, quoted where it must be."""
    return name if _BARE.fullmatch(name) else quoted(name)


def value(item: Value) -> str:
    """A scalar."""
    if isinstance(item, bool):
        return "true" if item else "false"
    if isinstance(item, int) and abs(item) <= _LARGEST:
        return str(item)
    return quoted(str(item))


def table(items: Mapping[str, Value]) -> str:
    """An inline table."""
    return "{ " + ", ".join(f"{key(name)} = {value(item)}" for name, item in items.items()) + " }" if items else "{}"


def lines(items: Iterable[str]) -> str:
    """An array of strings, each on a line of its own, so that a diff shows the one that changed."""
    return "[\n" + "".join(f"  {quoted(item)},\n" for item in items) + "]"
