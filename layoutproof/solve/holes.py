"""Holes in a spec's text: where they are, what may stand there, and putting it in without touching anything else.

    layout = "Sw<?,?,?> o 0 o (64,64):(64,1)"     a swizzle (also Sw<?>, or with some numbers given)
    layout = "(64,64):(64+?,1)"                   a padding
    values = "?"                                  a value layout of make_tiled_copy
    k_permutation = "?"                           how k is renamed between two MMAs

A candidate is what stands in the place of each ``?``. Candidates come in the order of what they cost: fewer bits before
more, a smaller padding before a larger one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from layoutproof.errors import UserError
from layoutproof.specs.locate import Path, locate
from layoutproof.specs.read import read_toml

HOLE = "?"
BITS, BASES, SHIFTS = range(6), range(8), range(8)  # the family of swizzles that is searched
PADDINGS = range(65)
EXTENTS = (1, 2, 4, 8, 16, 32)
_SWIZZLE = re.compile(r"Sw<([\d?]+)(?:,([\d?]+),(-?[\d?]+))?>")


@dataclass(frozen=True)
class Hole:
    """One string with holes: the path of its key, the string, and the kind of what is missing."""

    path: Path
    text: str
    kind: str  # "swizzle", "padding", "swizzle and padding", "values", "k_permutation"

    @property
    def table(self) -> str:
        """The name of the tensor, copy or claim."""
        return str(self.path[1])

    def family(self) -> str:
        """What is searched, in words."""
        match self.kind:
            case "swizzle":
                return f"Sw<b,m,s> with b <= {BITS[-1]}, m <= {BASES[-1]}, b <= s <= {SHIFTS[-1]}"
            case "padding":
                return f"paddings of 0 to {PADDINGS[-1]} elements"
            case "swizzle and padding":
                return f"Sw<b,m,s> with b <= {BITS[-1]}, m <= {BASES[-1]}, b <= s <= {SHIFTS[-1]}, each with a padding"
            case "values":
                return f"value layouts (a,b) of powers of two up to {EXTENTS[-1]}"
        return "renamings of k that make the accumulator's registers the operand's"

    def candidates(self) -> Iterator[str]:
        """The string with each ``?`` filled, least first. Not for K permutations: they are derived."""
        if self.kind == "values":
            sizes = sorted(product(EXTENTS, EXTENTS), key=lambda pair: (pair[0] * pair[1], pair[0]))
            yield from (f"({a},{b})" for a, b in sizes)
            return
        for swizzled in self._swizzles():
            count = swizzled.count(HOLE)
            for paddings in product(PADDINGS, repeat=count):
                text = swizzled
                for padding in paddings:
                    text = text.replace(HOLE, str(padding), 1)
                yield text

    def _swizzles(self) -> Iterator[str]:
        match = _SWIZZLE.search(self.text)
        if match is None or HOLE not in match.group():
            yield self.text
            return
        given = [part or HOLE for part in match.groups()]
        choices = [
            [int(part)] if part != HOLE else list(family)
            for part, family in zip(given, (BITS, BASES, SHIFTS), strict=True)
        ]
        seen: set[str] = set()
        for bits, base, shift in product(*choices):
            if abs(shift) < bits:
                continue
            numbers = (bits, base, shift) if bits or HOLE not in given else (0, 0, 0)  # no bits: one and the same
            text = self.text[: match.start()] + "Sw<{},{},{}>".format(*numbers) + self.text[match.end() :]
            if text not in seen:
                seen.add(text)
                yield text


def find_holes(text: str, path: str) -> list[Hole]:
    """All holes of a spec's text. Raises :class:`UserError` where the text is no TOML or a hole stands where none can be."""
    data = read_toml(text, path)
    found: list[Hole] = []
    for key, value in _strings(data, ()):
        if HOLE not in value or _is_formula(key, value):
            continue
        match key:
            case ("tensors", _, "layout"):
                match = _SWIZZLE.search(value)
                inside = match.group().count(HOLE) if match else 0
                kinds = [k for k, there in (("swizzle", inside), ("padding", value.count(HOLE) - inside)) if there]
                found.append(Hole(key, value, " and ".join(kinds)))
            case ("copies", _, "values") if value == HOLE:
                found.append(Hole(key, value, "values"))
            case ("claims", _, "k_permutation") if value == HOLE:
                found.append(Hole(key, value, "k_permutation"))
    return found


def _is_formula(key: Path, value: str) -> bool:
    """``a ? b : c`` is a formula; holes stand in layouts and alone."""
    return key[-1] != "layout" and value != HOLE


def _strings(data: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, str]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _strings(value, (*path, key))
        elif isinstance(value, str):
            yield (*path, key), value


def fill(text: str, fillings: Mapping[Hole, str]) -> str:
    """The spec's text with holes filled; everything else stays to the byte."""
    for hole, value in fillings.items():
        line = locate(text).line_of(hole.path)
        lines = text.split("\n")
        start = sum(len(part) + 1 for part in lines[: line - 1])
        place = text.find(hole.text, start)
        quoted = place > 0 and text[place - 1] in "\"'"
        if not quoted:
            raise UserError(f"the hole of {'.'.join(map(str, hole.path))} is not found in the text")
        text = text[:place] + value + text[place + len(hole.text) :]
    return text
