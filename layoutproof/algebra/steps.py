"""The compositions that a larger operation performed, so that each can be proven.

CuTe's composition is not always the function ``left(right(i))``: its divisibility checks are weaker than what that needs.
A divide or a partition is what it claims to be only if every composition inside it is; each one is therefore recorded.
"""

from __future__ import annotations

from dataclasses import dataclass

from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout


@dataclass(frozen=True, slots=True)
class Step:
    """``result = left o right``, as CuTe computed it: owed is result(i) == left(right(i)) for every i below right's size.

    ``operation`` is CuTe's name for what needed it, ``mode`` where in that operation ("mode 0", "" for the whole layout).
    """

    operation: str
    mode: str
    left: Layout
    right: Layout
    result: Layout


def nested(outer: str, inner: str) -> str:
    """The path of a mode within a mode: "mode 1.0"."""
    return f"{outer}.{inner.removeprefix('mode ')}" if outer and inner else outer or inner


def within(error: Rejected, *, operation: str = "", mode: str = "") -> Rejected:
    """The same refusal, told from further out: operation and mode are put in front."""
    refusal = error.refusal
    operations = [name for name in (operation, refusal.operation) if name]
    path = ", ".join(dict.fromkeys(operations))
    return Rejected(path, refusal.reason, mode=nested(mode, refusal.mode), legal=refusal.legal)
