"""On which line of a TOML text each key stands: ``tomllib`` tells values only, and messages need lines.

The scanner follows TOML's grammar closely enough to find every key of a text that ``tomllib`` accepts; it does not
validate. On anything it does not understand it stops, and keeps what it has found so far.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE_END = re.compile(r"[,\]}#\n]")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|x[0-9A-Fa-f]{2}|.)", re.DOTALL)
_ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b", '"': '"', "\\": "\\"}


@dataclass(frozen=True)
class Locations:
    """The line (1-based) of every key and array item, by its path from the root."""

    lines: Mapping[Path, int]

    def line_of(self, path: Sequence[str | int]) -> int:
        """The line of the key at ``path``, or of the nearest enclosing key that was found; 1 when there is none."""
        for length in range(len(path), 0, -1):
            line = self.lines.get(tuple(path[:length]))
            if line is not None:
                return line
        return 1


def locate(text: str) -> Locations:
    """Find the lines of all keys of a TOML text."""
    scanner = _Scanner(text)
    with suppress(_Stop, RecursionError):  # an unreadable tail: the keys before it are still good
        scanner.document()
    return Locations(scanner.lines)


class _Stop(Exception):
    """The text is not what the grammar says."""


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.newlines = [match.start() for match in re.finditer("\n", text)]
        self.items: dict[Path, int] = {}  # arrays of tables: how many tables have begun

    def document(self) -> None:
        prefix: Path = ()
        while self.skip():
            if self.text.startswith("[[", self.at):
                self.at += 2
                prefix = self.array_header()
            elif self.text[self.at] == "[":
                self.at += 1
                prefix = self.header()
            else:
                self.pair(prefix)

    def header(self) -> Path:
        """``[a.b]``: the path, through the newest table of any array of tables on the way."""
        path: Path = ()
        for part, line in self.key():
            path = self.enter((*path, part), line)
        self.expect("]")
        return path

    def array_header(self) -> Path:
        """``[[a.b]]``: begins a new table of the array."""
        parts = self.key()
        path: Path = ()
        for part, line in parts[:-1]:
            path = self.enter((*path, part), line)
        path = (*path, parts[-1][0])
        self.note(path, parts[-1][1])
        self.items[path] = self.items.get(path, 0) + 1
        path = (*path, self.items[path] - 1)
        self.note(path, parts[-1][1])
        self.expect("]")
        self.expect("]")
        return path

    def enter(self, path: Path, line: int) -> Path:
        self.note(path, line)
        return (*path, self.items[path] - 1) if path in self.items else path

    def pair(self, prefix: Path) -> None:
        """``key = value``."""
        path = prefix
        for part, line in self.key():
            path = (*path, part)
            self.note(path, line)
        self.expect("=")
        self.value(path)

    def key(self) -> list[tuple[str, int]]:
        """A dotted key: its parts, each with its line."""
        parts: list[tuple[str, int]] = []
        while True:
            self.blanks()
            line = self.line()
            parts.append((self.key_part(), line))
            self.blanks()
            if self.peek() != ".":
                return parts
            self.at += 1

    def key_part(self) -> str:
        if self.peek() in ("'", '"'):
            return self.string()
        match = _BARE_KEY.match(self.text, self.at)
        if match is None:
            raise _Stop
        self.at = match.end()
        return match.group()

    def value(self, path: Path) -> None:
        self.blanks()
        start = self.peek()
        if start in ("'", '"'):
            self.string()
        elif start == "[":
            self.array(path)
        elif start == "{":
            self.inline_table(path)
        else:
            match = _BARE_VALUE_END.search(self.text, self.at)
            self.at = match.start() if match else len(self.text)

    def array(self, path: Path) -> None:
        self.expect("[")
        index = 0
        while self.skip() and self.peek() != "]":
            self.note((*path, index), self.line())
            self.value((*path, index))
            index += 1
            if not self.comma():
                break
        self.expect("]")

    def inline_table(self, path: Path) -> None:
        self.expect("{")
        while self.skip() and self.peek() != "}":
            self.pair(path)
            if not self.comma():
                break
        self.expect("}")

    def comma(self) -> bool:
        self.skip()
        if self.peek() != ",":
            return False
        self.at += 1
        return True

    def string(self) -> str:
        """Any of the four kinds of string; the value matters only where it is a key, which is on one line."""
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            return self.long_string(quote)
        end = self.at + 1
        while end < len(self.text) and self.text[end] != quote:
            if self.text[end] == "\n":
                raise _Stop
            end += 2 if quote == '"' and self.text[end] == "\\" else 1
        if end >= len(self.text):
            raise _Stop
        body = self.text[self.at + 1 : end]
        self.at = end + 1
        return _ESCAPE.sub(_unescape, body) if quote == '"' else body

    def long_string(self, quote: str) -> str:
        start = end = self.at + 3
        while not self.text.startswith(quote * 3, end):
            if end >= len(self.text):
                raise _Stop
            end += 2 if quote == '"' and self.text[end] == "\\" else 1
        while self.text.startswith(quote, end + 3):  # up to two quotes may stand before the closing three
            end += 1
        self.at = end + 3
        return self.text[start:end]

    def skip(self) -> bool:
        """Pass blanks, newlines and comments; whether text is left."""
        while self.at < len(self.text):
            if self.text[self.at] in " \t\r\n":
                self.at += 1
            elif self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = end if end >= 0 else len(self.text)
            else:
                return True
        return False

    def blanks(self) -> None:
        while self.peek() in (" ", "\t"):
            self.at += 1

    def expect(self, character: str) -> None:
        self.blanks()
        if self.peek() != character:
            raise _Stop
        self.at += 1

    def peek(self) -> str:
        return self.text[self.at] if self.at < len(self.text) else ""

    def line(self) -> int:
        return bisect_right(self.newlines, self.at - 1) + 1

    def note(self, path: Path, line: int) -> None:
        self.lines.setdefault(path, line)


def _unescape(match: re.Match[str]) -> str:
    code = match.group(1)
    return chr(int(code[1:], 16)) if code[0] in "uUx" and len(code) > 1 else _ESCAPED.get(code, code)
