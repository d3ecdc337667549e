"""Instructions that differ in N alone become one family: each number that follows N is written as ``{N/8}``.

The rule is not guessed from a few: every member of the family must come out of it as the headers state it.
"""

from __future__ import annotations

import json
import re
from fractions import Fraction

from cuteheaders.entries import Entry
from cuteheaders.values import Unreadable

_SIZED = re.compile(r"^(SM\d+_\d+x)(\d+)(x\d+_.*)$")
_NUMBER = re.compile(r"\d+")


def family_key(name: str) -> tuple[str, int] | None:
    """``SM90_64x8x16_F16F16F16_SS`` -> (``SM90_64xNx16_F16F16F16_SS``, 8)."""
    match = _SIZED.match(name)
    return (f"{match[1]}N{match[3]}", int(match[2])) if match else None


def families(entries: dict[str, Entry]) -> dict[str, Entry]:
    """The catalogue's tables: families where N alone differs (wgmma), single instructions as they are."""
    tables: dict[str, Entry] = {}
    members: dict[str, dict[int, Entry]] = {}
    for name, entry in entries.items():
        key = family_key(name) if str(entry.get("ptx", "")).startswith("wgmma.") else None
        if key is None:
            tables[name] = entry
        else:
            members.setdefault(key[0], {})[key[1]] = entry
    for family, by_n in members.items():
        tables[family] = _family(family, dict(sorted(by_n.items())))
    return tables


def _family(name: str, by_n: dict[int, Entry]) -> Entry:
    texts = {n: json.dumps(entry) for n, entry in by_n.items()}
    outlines = {_NUMBER.sub("#", text) for text in texts.values()}
    if len(outlines) != 1:
        raise Unreadable(f"the instructions {name} differ in more than N")
    columns = list(zip(*([int(number) for number in _NUMBER.findall(text)] for text in texts.values()), strict=True))
    formulas = [_formula(name, list(texts), list(column)) for column in columns]
    parts = next(iter(outlines)).split("#")
    template = parts[0] + "".join(formula + part for formula, part in zip(formulas, parts[1:], strict=True))
    entry: Entry = json.loads(re.sub(r"(?<=[\[ ])(\{N[^}]*\})(?=[\],])", r'"\1"', template))
    return {"n": list(by_n), **entry}


def _formula(name: str, sizes: list[int], values: list[int]) -> str:
    """One number of the family as a formula of N."""
    if len(set(values)) == 1:
        return str(values[0])
    for text, factor in _FORMS:
        if all(n * factor == value for n, value in zip(sizes, values, strict=True)):
            return f"{{{text}}}"
    raise Unreadable(f"the instructions {name} have a number that is no simple multiple of N: {values}")


_FORMS = [
    ("N", Fraction(1)),
    *((f"N/{divisor}", Fraction(1, divisor)) for divisor in (2, 4, 8, 16)),
    *((f"N*{factor}", Fraction(factor)) for factor in (2, 4, 8, 16, 32, 64)),
]
