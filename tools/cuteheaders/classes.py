"""Finding classes and aliases in the text of a header, and the facts that an instruction's wrapper states."""

from __future__ import annotations

import re
from pathlib import Path

from cuteheaders.cpp import Alias, Class, Headers, parse
from cuteheaders.values import Unreadable

_COMMENT = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
_BRACE = re.compile(r'"(?:\\.|[^"\\])*"|[{}]', re.DOTALL)
_CLASS = re.compile(
    r"(?:template\s*<([^{};]*?)>\s*)?\b(?:struct|class)\s+(\w+)\s*(<[^{};]*?>)?\s*(?::(?!:)\s*(?:public\s+)?([^{};]*?))?\{",
    re.DOTALL,
)
_USING = re.compile(r"(?:template\s*<([^{};]*?)>\s*)?\busing\s+(\w+)\s*=\s*([^;]+);", re.DOTALL)
_CONSTANT = re.compile(r"(?:static\s+constexpr|constexpr\s+static)\s+(?:int|bool|uint32_t)\s+(\w+)\s*=\s*([^;]+);")
_ELSE = re.compile(r"^[ \t]*#\s*(if|ifdef|ifndef|else|elif|endif)\b.*$", re.MULTILINE)


def read_text(path: Path) -> str:
    """A header without comments and without the ``#else`` branches. Raises :class:`Unreadable` for a cut one."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise Unreadable(
            f"{path}: cannot be read: {(error.strerror or str(error)).lower()}",
            hint="give the folder that holds cute/ of a whole nvidia-cutlass, or --install",
        ) from None
    text = _COMMENT.sub(lambda match: match[1] or "", text)
    return _first_branches(text)


def _first_branches(text: str) -> str:
    """Of ``#if A #else B #endif`` keep A: it is the newest compiler's, and the one that has the instruction."""
    kept, place = [], 0
    dropping: list[bool] = []
    for match in _ELSE.finditer(text):
        if not any(dropping):
            kept.append(text[place : match.start()])
        place = match.end()
        word = match[1]
        if word.startswith("if"):
            dropping.append(False)
        elif word == "endif":
            if dropping:
                dropping.pop()
        elif dropping:
            dropping[-1] = True
    kept.append(text[place:])
    return "".join(kept)


def classes(text: str, where: str) -> list[Class]:
    """Every class of a header that has a body, those inside of others left out."""
    found: list[Class] = []
    place = 0
    while match := _CLASS.search(text, place):
        end = _closing(text, match.end() - 1, where)
        body = text[match.end() : end]
        place = end
        arguments = parse(f"X{match[3]}").arguments or () if match[3] else ()
        base = " ".join((match[4] or "").split())
        found.append(Class(match[2], parameters(match[1] or ""), arguments, base, read_uses(body), body))
    return found


def parameters(text: str) -> tuple[tuple[str, str], ...]:
    """``class a_type, int M, GMMA::Major tnspA`` as (kind, name): kinds are type, int, major, and other."""
    found = []
    for part in text.split(","):
        words = part.split("=")[0].replace("...", " ").split()
        if len(words) < 2:
            continue
        kind = {"class": "type", "typename": "type", "int": "int", "uint32_t": "int"}.get(words[0], "other")
        if "..." in part:
            kind = "other"
        if words[0].split("::")[-1] == "Major":
            kind = "major"
        found.append((kind, words[-1]))
    return tuple(found)


def read_uses(text: str) -> dict[str, str]:
    """The aliases and constants of a class by name."""
    uses = {match[2]: " ".join(match[3].split()) for match in _USING.finditer(text)}
    return uses | {match[1]: " ".join(match[2].split()) for match in _CONSTANT.finditer(text)}


def read_header(path: Path, headers: Headers, kind: str) -> list[Class]:
    """The specialisations of ``kind`` (MMA_Traits, Copy_Traits) in a header; its aliases go to ``headers``."""
    text = read_text(path)
    everything = classes(text, path.name)
    found = [item for item in everything if item.name == kind and item.arguments]
    outside = text
    for item in everything:
        outside = outside.replace(item.body, "", 1) if "using" in item.body else outside
    for match in _USING.finditer(outside):
        names = tuple(name for _, name in parameters(match[1] or ""))
        headers.aliases.setdefault(match[2], Alias(names, " ".join(match[3].split())))
    for match in _CONSTANT.finditer(outside):
        headers.aliases.setdefault(match[1], Alias((), " ".join(match[2].split())))
    for item in found:
        headers.traits[item.arguments[0].name.split("::")[-1]] = item
    return found


def _closing(text: str, start: int, where: str) -> int:
    depth = 0
    for match in _BRACE.finditer(text, start):
        if match.group() == "{":
            depth += 1
        elif match.group() == "}":
            depth -= 1
            if depth == 0:
                return match.start()
    raise Unreadable(f"{where}: ends in the middle of a class", hint="the header is cut; fetch nvidia-cutlass anew")
