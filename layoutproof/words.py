"""Small pieces of English that messages are made of."""

from __future__ import annotations

from collections.abc import Mapping


def plural(number: object, noun: str) -> str:
    """``1 claim``, ``2 claims``, ``M claims``: a count may be symbolic."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def a(noun: str) -> str:
    """``a map``, ``an operand``."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def assigned(values: Mapping[str, object]) -> str:
    """``M = 32, N = 16``."""
    return ", ".join(f"{name} = {value}" for name, value in values.items())
