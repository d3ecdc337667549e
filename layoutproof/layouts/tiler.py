"""Tilers: what a layout is divided, multiplied or composed by. A layout, a size ``n`` (which means ``n:1``), ``_`` (keep
the mode as it is), or a tuple of tilers, one a mode.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from layoutproof.integers.polynomial import Size
from layoutproof.layouts import sizes
from layoutproof.layouts.layout import Layout


class Underscore(Enum):
    """CuTe's ``_``."""

    KEEP = "_"

    def __str__(self) -> str:
        return "_"


UNDERSCORE = Underscore.KEEP

Tiler: TypeAlias = Layout | Size | Underscore | tuple["Tiler", ...]


def tiler_text(tiler: Tiler) -> str:
    """As one writes it: ``((8,4):(4,1),_,16)``."""
    if isinstance(tiler, tuple):
        return f"({','.join(map(tiler_text, tiler))})"
    return str(tiler) if isinstance(tiler, Layout | Underscore) else sizes.size_text(tiler)
