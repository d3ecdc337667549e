"""The compositions that a larger operation performed, so that each can be proven.

CuTe's composition is not always the function ``left(right(i))``: its divisibility checks are weaker than what that needs.
A divide or a partition is what it claims to be only if every composition inside it is; each one is therefore recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.tiler import Tiler, tiler_text


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


def by_mode(
    layout: Layout,
    tiler: tuple[Tiler, ...],
    operation: str,
    apply: Callable[[Layout, Tiler, str], Layout],
    *,
    what: str = "layout",
) -> list[Layout]:
    """Apply an operation to each mode of ``layout`` that the tiler reaches: apply(mode, its tiler, "mode 0").

    Raises :class:`Rejected` where the tiler has more modes than the layout (called ``what``), or ``apply`` refuses.
    """
    if len(tiler) > layout.rank:
        reason = f"the tiler {tiler_text(tiler)} has {len(tiler)} modes, the {what} {layout} has {layout.rank}"
        raise Rejected(operation, reason, legal=f"at most {layout.rank} modes")
    parts = []
    for index, (part, entry) in enumerate(zip(layout.modes, tiler, strict=False)):
        here = f"mode {index}"
        try:
            parts.append(apply(part, entry, here))
        except Rejected as error:
            raise within(error, mode=here) from None
    return parts
