"""The two libraries that also compute CuTe's algebra in Python, behind one face. Nothing of theirs is copied here."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from layoutproof.algebra.coalesce import coalesce
from layoutproof.algebra.complement import complement
from layoutproof.algebra.composition import composition
from layoutproof.algebra.construct import tile_to_shape
from layoutproof.algebra.divide import logical_divide, tiled_divide, zipped_divide
from layoutproof.algebra.inverse import left_inverse, right_inverse
from layoutproof.algebra.product import blocked_product, logical_product
from layoutproof.algebra.recast import downcast, upcast
from layoutproof.errors import Rejected
from layoutproof.layouts import Layout, Underscore, parse_tile

PACKAGES = {"pycute": "nvidia-cutlass", "tensor_layouts": "tensor-layouts"}
ELSEWHERE = {"tensor_layouts": ("tensor_layouts.layout_utils",)}
RENAMED = {"tensor_layouts": {"composition": "compose"}}
OURS: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        coalesce, complement, composition, logical_divide, zipped_divide, tiled_divide, left_inverse, right_inverse,
        logical_product, blocked_product, upcast, downcast, tile_to_shape,
    )
}  # fmt: skip


@dataclass(frozen=True)
class Refused:
    """No answer; ``why`` in the library's words."""

    why: str


@dataclass(frozen=True)
class Peer:
    """A library, asked in our layouts and answering in them."""

    name: str
    module: ModuleType

    def __call__(self, operation: str, *arguments: Any) -> Layout | Refused:
        name = RENAMED.get(self.name, {}).get(operation, operation)
        places = (self.module, *(importlib.import_module(place) for place in ELSEWHERE.get(self.name, ())))
        function = next(getattr(place, name) for place in places if hasattr(place, name))
        given = list(map(self._given, arguments))
        named = {"profile": given.pop()} if operation == "coalesce" and len(given) == 2 else {}
        try:
            answer = function(*given, **named)
        except Exception as error:  # noqa: BLE001  (the libraries raise AssertionError, TypeError and their own)
            return Refused(f"{type(error).__name__}: {error}")
        return Layout(_plain(answer.shape), _plain(answer.stride))

    def _given(self, argument: Any) -> Any:
        if isinstance(argument, tuple):
            return tuple(map(self._given, argument))
        if isinstance(argument, Underscore):
            return None
        return self.module.Layout(argument.shape, argument.stride) if isinstance(argument, Layout) else argument


def ours(operation: str, *arguments: Any) -> Layout | Refused:
    """The same question to LayoutProof."""
    try:
        answer: Layout = OURS[operation](*arguments)
    except Rejected as refused:
        return Refused(str(refused))
    return answer


def ask(question: str, who: Callable[..., Layout | Refused]) -> Layout | Refused:
    """``composition((8,1):(1,0), 16:1)``: layouts, numbers, and by-mode tuples in square brackets."""
    operation, arguments = parse_question(question)
    return who(operation, *arguments)


def parse_question(question: str) -> tuple[str, list[Any]]:
    """The operation and its arguments."""
    operation, _, rest = question.partition("(")
    return operation, [_argument(text) for text in _split(rest[:-1])]


def _argument(text: str) -> Any:
    return tuple(map(_argument, _split(text[1:-1]))) if text.startswith("[") else parse_tile(text)


def _split(text: str) -> list[str]:
    """At the commas outside all brackets."""
    parts, nesting = [""], 0
    for character in text:
        nesting += (character in "([") - (character in ")]")
        if character == "," and nesting == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def peer(name: str) -> Peer:
    """The library, or a skip; LAYOUTPROOF_REQUIRE_CUTE=1 makes its absence a failure."""
    try:
        return Peer(name, importlib.import_module(name))
    except ImportError:
        if os.environ.get("LAYOUTPROOF_REQUIRE_CUTE") == "1":
            pytest.fail(f"LAYOUTPROOF_REQUIRE_CUTE=1, and {PACKAGES[name]} is not installed")
        pytest.skip(f"{name} comes with {PACKAGES[name]}")


def values(layout: Layout) -> list[int]:
    """All function values, first mode fastest."""
    return list(layout.values())


def _plain(value: Any) -> Any:
    """A peer's tuples as tuples of ours."""
    return tuple(map(_plain, value)) if isinstance(value, tuple) else int(value)


MOST_VALUES = 12  # of a row in docs/peers.md


def row(library: str, question: str) -> str:
    """A row of the tables in ``docs/peers.md``: what was asked, what we say, what the library says."""
    cells = (_cell(ask(question, ours)), _cell(ask(question, peer(library))))
    return f"| {library} | `{question}` | {cells[0]} | {cells[1]} |"


def _cell(answer: Layout | Refused) -> str:
    if isinstance(answer, Refused):
        return "refused"
    try:
        numbers = values(answer)
    except Rejected:
        return f"`{answer}`"
    shown = " ".join(map(str, numbers[:MOST_VALUES])) or "no values"
    return f"`{answer}`: {shown}{' …' if len(numbers) > MOST_VALUES else ''}"
