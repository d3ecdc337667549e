"""Kinds of TOML value: each checks a value, all problems at once, and describes itself in JSON Schema.

One description serves the reader and the editor, so that they cannot disagree. (pydantic would do the same at 130 ms a
start, which is nearly half of what one cold claim may take; these kinds take none.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from layoutproof.specs.locate import Path
from layoutproof.specs.problems import Problem, nearest, suggestion
from layoutproof.words import a

IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
IDENTIFIER_SCHEMA = "^[A-Za-z_][A-Za-z0-9_]*$"
UNKNOWN_KEY = "unknown key"


class Kind:
    """One kind of value."""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        """What is wrong with a value of this kind."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The same in JSON Schema (draft 7, and of that only what draft 4 had too: editors vary)."""
        raise NotImplementedError


@dataclass(frozen=True)
class Text(Kind):
    """A string."""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield Problem(path, f"needs a string, not {describe(value)}")

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


@dataclass(frozen=True)
class Formula(Kind):
    """A formula in quotes, or an integer."""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            yield Problem(path, f"needs a formula in quotes or an integer, not {describe(value)}")

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer"]}


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        legal = "one of " + ", ".join(self.words)
        if not isinstance(value, str):
            yield Problem(path, f"needs a word in quotes, not {describe(value)}", legal)
        elif value not in self.words:
            yield Problem(path, f'"{value}" is not possible here', legal)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": list(self.words)}


@dataclass(frozen=True)
class Yes(Kind):
    """Only ``true``: a claim is made or left out, never denied."""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if value is not True:
            yield Problem(path, f"can only be true, not {describe(value)}", "leave the key out to claim nothing")

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "enum": [True]}


@dataclass(frozen=True)
class Items(Kind):
    """An array; ``length`` where the number of items is fixed, ``what`` for the message."""

    item: Kind
    length: int | None = None
    what: str = ""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Problem(path, f"needs an array, not {describe(value)}", self.what)
            return
        if self.length is not None and len(value) != self.length:
            yield Problem(path, f"needs {self.length} items, not {len(value)}", self.what)
        for index, item in enumerate(value):
            yield from self.item.check(item, (*path, index))

    def schema(self) -> dict[str, Any]:
        size = {} if self.length is None else {"minItems": self.length, "maxItems": self.length}
        return {"type": "array", "items": self.item.schema(), **size}


@dataclass(frozen=True)
class Named(Kind):
    """A table of the author's own names, all values of one kind; ``empty`` says why it may not be empty."""

    item: Kind
    noun: str
    empty: str = ""

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem(path, f"needs a table of {self.noun}s, not {describe(value)}", "such as { name = ... }")
            return
        if not value and self.empty:
            yield Problem(path, "is empty", self.empty)
        for name, item in value.items():
            if not IDENTIFIER.match(name):
                legal = "letters, digits and _, not beginning with a digit"
                yield Problem((*path, name), f'"{name}" cannot name {a(self.noun)}', legal)
            yield from self.item.check(item, (*path, name))

    def schema(self) -> dict[str, Any]:
        least = {"minProperties": 1} if self.empty else {}
        items = {"patternProperties": {IDENTIFIER_SCHEMA: self.item.schema()}, "additionalProperties": False}
        return {"type": "object", **items, **least}


@dataclass(frozen=True)
class Either(Kind):
    """A table where a table stands, else the plain kind."""

    table: Named
    plain: Kind

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        return (self.table if isinstance(value, dict) else self.plain).check(value, path)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.table.schema(), self.plain.schema()]}


@dataclass(frozen=True)
class Key:
    """One key of a record: its kind, and one sentence for the editor."""

    kind: Kind
    says: str
    required: str = ""  # why it must be there; empty when it may be left out
    default: object = None


@dataclass(frozen=True)
class Record(Kind):
    """A table with the keys we define. Of each group in ``one_of`` exactly one key stands."""

    keys: Mapping[str, Key]
    says: str
    one_of: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def check(self, value: object, path: Path) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield Problem(path, f"needs a table, not {describe(value)}", "its keys: " + ", ".join(self.keys))
            return
        for name, item in value.items():
            if name in self.keys:
                yield from self.keys[name].kind.check(item, (*path, name))
            else:
                yield Problem((*path, name), UNKNOWN_KEY, suggestion(name, self.keys, "keys here"))
        meant = {near for name in value if name not in self.keys for near in nearest(name, self.keys)[:1]}
        for name, key in self.keys.items():
            if key.required and name not in value and name not in meant:
                yield Problem(path, f'the key "{name}" is missing', key.required)
        for noun, group in self.one_of:
            if meant.intersection(group):
                continue  # a misspelt one has been told
            yield from self._exactly_one(value, path, noun, group)

    def _exactly_one(
        self, value: Mapping[str, object], path: Path, noun: str, group: tuple[str, ...]
    ) -> Iterator[Problem]:
        found = [name for name in group if name in value]
        if len(found) != 1:
            first, *rest = noun.split(" ")
            count = f"{len(found)} {' '.join([first + 's', *rest])} ({', '.join(found)})" if found else f"no {noun}"
            yield Problem(path, f"has {count}", f"exactly one of {', '.join(group)}")

    def schema(self) -> dict[str, Any]:
        properties = {}
        for name, key in self.keys.items():
            default = {} if key.default is None else {"default": key.default}
            properties[name] = {"description": key.says, **key.kind.schema(), **default}
        schema: dict[str, Any] = {"type": "object", "description": self.says, "properties": properties}
        schema["additionalProperties"] = False
        required = [name for name, key in self.keys.items() if key.required]
        if required:
            schema["required"] = required
        if self.one_of:
            schema["allOf"] = [{"oneOf": [{"required": [name]} for name in group]} for _, group in self.one_of]
        return schema


def describe(value: object) -> str:
    """A TOML value in a message: its kind, and the value where it is short."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return f"the integer {value}" if abs(value) < 10**12 else "an integer"
        case float():
            return f"the float {value}"
        case str():
            return f'"{value}"' if len(value) <= 40 else "a string"
        case list():
            return "an array"
        case dict():
            return "a table"
    return "a date or time"
