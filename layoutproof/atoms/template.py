"""Atoms whose C++ names take arguments: ``SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=64,K,K>``.

An argument is told by what it is: a type, ``K`` or ``MN``, a number, or any of them by name (``M=64``, ``sf=ue8m0_t``).
So the order of C++ (``..,M,N,..`` as bare numbers) and our spelling are both read. The catalogue's texts hold formulas in
braces, ``(64,{N},{256/bits_a_type})``, which the arguments fill.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from layoutproof.atoms.types import BITS, CODES, TYPES, short_name

Arguments: TypeAlias = dict[str, int | str]

MOST_DIGITS = 9  # of a number among the arguments
MAJORS = {"K": 0, "MN": 1}
_BRACED = re.compile(r"\{([^{}]*)\}")
_SIMPLE = re.compile(r"(\w+)([/*])(\w+)")


class BadArguments(Exception):
    """Arguments that the template does not take; the text says what it takes."""


def fill(text: str, values: Mapping[str, int | str]) -> str:
    """A text with its formulas computed; a name that has no value stays as it is."""
    return _BRACED.sub(lambda match: str(_computed(match[1], values)), text) if "{" in text else text


def bare(text: str) -> str:
    """A text with its formulas as they are, without the braces."""
    return text.replace("{", "").replace("}", "")


def fill_all(value: Any, values: Mapping[str, int | str]) -> Any:
    """The same for every text of a table's entry; a text that was nothing but a size becomes a number."""
    if isinstance(value, str):
        filled = fill(value, values)
        return int(filled) if filled != value and filled.isdigit() else filled
    if isinstance(value, list):
        return [fill_all(part, values) for part in value]
    if isinstance(value, dict):
        return {key: fill_all(part, values) for key, part in value.items()}
    return value


def printed(values: Arguments) -> Arguments:
    """The arguments as tables print them: types by our short names."""
    return {word: TYPES.get(value, value) if isinstance(value, str) else value for word, value in values.items()}


def holds(condition: str, values: Mapping[str, int | str]) -> bool:
    """Whether a condition such as ``M == 64 || M == 128`` or ``c_type == float`` holds for the arguments."""
    word, equals, other = condition.partition(" == ")
    if equals and word in values and other.removeprefix("MAJOR_") in MAJORS:  # common, and quicker than to parse
        return values[word] == other.removeprefix("MAJOR_")
    return bool(_formula(condition, values))


def read_arguments(text: str, table: Mapping[str, Any]) -> Arguments:
    """The arguments of a name by parameter, widths of types included. Raises :class:`BadArguments`."""
    kinds: dict[str, str] = table.get("params", {})
    values: Arguments = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        word, kind, value = _argument(part, kinds, values)
        if word in values:
            raise BadArguments(f"{word} is given twice")
        if kinds[word] != kind:
            raise BadArguments(f"{word} is a {kinds[word]}, and {part} is a {kind}")
        values[word] = value
    for word, other in table.get("defaults", {}).items():
        if other in values:
            values.setdefault(word, values[other])
    missing = [word for word in kinds if word not in values]
    if missing and not (len(missing) == len(kinds) and set(kinds.values()) == {"major"}):
        raise BadArguments(f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing")
    for word, kind in kinds.items():
        if kind == "type":
            values[f"bits_{word}"] = BITS[str(values[word])]
    return values


def check(values: Arguments, table: Mapping[str, Any]) -> None:
    """Raise :class:`BadArguments` when the headers refuse these arguments."""
    for word, allowed in table.get("choices", {}).items():
        if values.get(word, allowed[0]) not in allowed:
            raise BadArguments(f"{word} = {values[word]} is none of {', '.join(allowed)}")
    if not values:
        return
    for condition in table.get("where", ()):
        if not holds(condition, values):
            raise BadArguments(f"the headers ask for {condition}")


def _argument(part: str, kinds: Mapping[str, str], values: Arguments) -> tuple[str, str, int | str]:
    name, equals, text = (piece.strip() for piece in part.rpartition("="))
    kind, value = _read(text)
    if equals:
        word = {"sf": "sf_type"}.get(name, name)
        if word not in kinds:
            raise BadArguments(f"there is no argument {name}")
        return word, kind, value
    for word, wanted in kinds.items():
        if wanted == kind and word not in values:
            return word, kind, value
    raise BadArguments(f"{part} is one {kind} too many")


def _read(text: str) -> tuple[str, int | str]:
    short = text.split("::")[-1].strip()
    if short in MAJORS:
        return "major", short
    if short.isascii() and short.isdigit():
        if len(short) > MOST_DIGITS:
            raise BadArguments(f"a number of {len(short)} digits is no argument of an instruction")
        return "int", int(short)
    if short_name(text) in BITS:
        return "type", short_name(text)
    raise BadArguments(f"unknown type {text}: known are {', '.join(BITS)}")


def _computed(formula: str, values: Mapping[str, int | str]) -> int | str:
    if formula in values:
        return values[formula]
    if formula.isidentifier():
        return formula
    simple = _SIMPLE.fullmatch(formula)  # nearly all are: the formula language need not be loaded for them
    if simple:
        left, right = (values.get(side, side) for side in (simple[1], simple[3]))
        if simple[2] == "/" and int(left) % int(right) != 0:
            raise BadArguments(f"{formula} is not whole for {left}/{right}")
        return int(left) // int(right) if simple[2] == "/" else int(left) * int(right)
    return _formula(formula, values)


def _formula(text: str, values: Mapping[str, int | str]) -> int:
    from layoutproof.integers.evaluate import evaluate
    from layoutproof.integers.parse import parse

    known = {name: code for name, code in CODES.items() if name.isidentifier()}
    known |= {"MAJOR_K": MAJORS["K"], "MAJOR_MN": MAJORS["MN"]}
    for word, value in values.items():
        known[word] = value if isinstance(value, int) else MAJORS.get(value, CODES.get(value, -1))
    return evaluate(parse(text, names=known), known)
