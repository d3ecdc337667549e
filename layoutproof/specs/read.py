"""Reading spec files: from a path to a :class:`Spec`, or to all that is wrong with the file, at once."""

from __future__ import annotations

import pathlib
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from layoutproof.specs.build import build, build_mma
from layoutproof.specs.form import UNKNOWN_KEY
from layoutproof.specs.locate import Path, locate
from layoutproof.specs.model import MMA, SPEC
from layoutproof.specs.problems import Problem, SpecErrors
from layoutproof.specs.scope import Scope
from layoutproof.specs.spec import Mma, Spec

LARGEST_FILE = 1024 * 1024  # bytes; a spec is a page or two
_TOML_PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)\Z")
_TWICE = re.compile(r"Cannot declare \((.*)\) twice")
_QUOTED = r"'([^']*)'"
_TABLES = (("params",), ("layouts",), ("tensors",), ("copies",), ("maps",), ("claims",))
_ASIDES = (("title",), ("expect",), ("reads_as",))  # nothing else depends on them


def read_spec(path: str | pathlib.Path) -> Spec:
    """The spec in the file at ``path``. Raises :class:`SpecErrors` with everything that is wrong with it."""
    return parse_spec(spec_text(pathlib.Path(path)), str(path))


def parse_spec(text: str, path: str) -> Spec:
    """The spec that ``text`` says; ``path`` is what messages call it."""
    data = read_toml(text, path)
    locations = locate(text)
    problems = list(SPEC.check(data, ()))
    scope = Scope(locations, _prune(data, problems))
    spec = build(data, path, text, scope)
    problems += scope.problems
    if problems:
        raise SpecErrors(path, [replace(problem, line=locations.line_of(problem.path)) for problem in problems])
    return spec


def parse_mma(table: dict[str, Any]) -> tuple[Mma | None, list[Problem]]:
    """The configuration in a table that comes from no file, or all that is wrong with it."""
    problems = list(MMA.check(table, ("mma",)))
    if problems:
        return None, problems
    scope = Scope(locate(""))
    mma = build_mma(table, (), scope)
    return (None if scope.problems else replace(mma, line=0)), scope.problems


def discover(paths: Iterable[str | pathlib.Path]) -> list[pathlib.Path]:
    """The spec files at ``paths``: files as given, of folders every ``*.toml`` below that is not hidden, sorted.

    Raises :class:`SpecErrors` for a path that does not exist and for a folder without specs.
    """
    found: dict[pathlib.Path, None] = {}
    for path in map(pathlib.Path, paths):
        if not path.exists():
            raise _file_error(path, "no such file or folder")
        if not path.is_dir():
            found[path] = None
            continue
        try:
            inside = [file for file in path.rglob("*.toml") if not _hidden(file.relative_to(path)) and file.is_file()]
        except OSError as error:  # folders that vanish while they are looked through, such as those below /proc
            raise _file_error(pathlib.Path(error.filename or path), f"cannot be read: {_reason(error)}") from None
        if not inside:
            raise _file_error(path, "no specs in this folder", "a spec is a .toml file")
        found.update(dict.fromkeys(sorted(inside)))
    return list(found)


def _hidden(path: pathlib.Path) -> bool:
    return any(part.startswith(".") for part in path.parts)


def spec_text(path: pathlib.Path) -> str:
    """The file's text; refused where it is too large to be a spec, before anything else is done with it.

    Raises :class:`SpecErrors` where it cannot be read.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise _file_error(path, f"cannot be read: {_reason(error)}") from None
    if len(content) > LARGEST_FILE:
        size = path.stat().st_size
        told = f"{size:,} bytes" if size > LARGEST_FILE else "it does not end"  # a device or a pipe has no size
        raise _file_error(path, f"is too large to be a spec: {told}", f"at most {LARGEST_FILE:,} bytes")
    try:
        return content.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        what = f"byte {error.start} (0x{content[error.start]:02x}) is not UTF-8"
        raise _file_error(path, what, "save the file as UTF-8", line) from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _file_error(path: pathlib.Path, message: str, legal: str = "", line: int = 0) -> SpecErrors:
    return SpecErrors(str(path), [Problem((), message, legal, line=line)])


def read_toml(text: str, path: str) -> dict[str, Any]:
    """The text as TOML, before anything is made of it. Raises :class:`SpecErrors`."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem = _syntax_problem(str(error), text)
    except RecursionError:
        problem = Problem((), "is nested too deeply to be a spec")
    except ValueError:  # an integer of more digits than Python converts
        problem = Problem((), "holds an integer of thousands of digits", "no 64-bit size has more than 19")
    raise SpecErrors(path, [problem]) from None


def _syntax_problem(message: str, text: str) -> Problem:
    """A TOML error with its line shown and a caret under the column."""
    place = _TOML_PLACE.search(message)
    lines = text.split("\n")
    line = int(place.group(1)) if place and place.group(1) else len(text.rstrip().split("\n"))
    excerpt: tuple[str, ...] = (f"    {lines[line - 1][:100]}".rstrip(),)
    if place and place.group(2) and int(place.group(2)) <= 100:
        excerpt += (" " * (int(place.group(2)) + 3) + "^",)
    reason = _in_words(_TOML_PLACE.sub("", message))
    legal = 'a value is a number, true, "text", [ ... ] or { ... }' if reason == "Invalid value" else ""
    return Problem((), f"not TOML: {reason[:1].lower()}{reason[1:]}", legal, excerpt=excerpt, line=line)


def _in_words(reason: str) -> str:
    """The reason that tomllib gives, as an author would put it: names instead of tuples."""
    twice = _TWICE.fullmatch(reason)
    if twice is not None:
        return f"the table [{'.'.join(re.findall(_QUOTED, twice[1]))}] stands twice"
    return "this key stands twice" if reason == "Cannot overwrite a value" else reason


def _prune(data: dict[str, Any], problems: Sequence[Problem]) -> set[str]:
    """Take out what has a problem, so that the rest can still be checked; returns the names taken out."""
    if not problems:
        return set()
    for problem in problems:
        if problem.message == UNKNOWN_KEY or problem.path[-1:] in _ASIDES:
            _remove(data, problem.path)
    broken: set[str] = set()
    for problem in list(SPEC.check(data, ())):
        part = problem.path[:2] if problem.path[:1] in _TABLES else problem.path[:1]
        _remove(data, part)
        broken.update(map(str, part[-1:]))
    return broken


def _remove(data: Any, path: Path) -> None:
    for key in path[:-1]:
        data = data.get(key, {})
    if path and isinstance(data, dict):
        data.pop(path[-1], None)
