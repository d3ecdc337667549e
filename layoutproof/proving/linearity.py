"""Whether SMT-LIB text of ours is linear: no product of two terms, no division by one.

Seen in the text itself, which is what the solver gets: sizes multiply each other in many ways before they are printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_MULTIPLIED = re.compile(r"\((\*|div|mod|c_div|c_mod) ")
_NUMERAL = re.compile(r"\d+|\(- \d+\)")


def is_linear(text: str) -> bool:
    """No product has two arguments that are not numerals, and each division is by a numeral."""
    for found in _MULTIPLIED.finditer(text):
        terms = [_NUMERAL.fullmatch(argument) is None for argument in _arguments(text, found.end())]
        if sum(terms) > 1 if found[1] == "*" else terms[-1]:
            return False
    return True


def _arguments(text: str, at: int) -> Iterator[str]:
    """The arguments from ``at`` up to the bracket that closes their term."""
    while text[at] != ")":
        end = _end(text, at)
        yield text[at:end]
        at = end + (text[end] == " ")


def _end(text: str, at: int) -> int:
    """Where the term at ``at`` ends: a name in bars, a bracketed term, or a word."""
    if text[at] == "|":
        return text.index("|", at + 1) + 1
    if text[at] != "(":
        while text[at] not in " )":
            at += 1
        return at
    at += 1
    while text[at] != ")":
        at = _end(text, at)
        at += text[at] == " "
    return at + 1
