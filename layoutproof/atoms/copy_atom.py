"""A copy atom: one data-moving instruction, and which (thread, bit) reads and writes which bit (`copy_traits*.hpp`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from layoutproof.algebra.recast import upcast
from layoutproof.errors import NotationError, Rejected
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout

SIDES = ("src", "dst", "ref")


@dataclass(frozen=True)
class CopyAtom:
    """One copy instruction; ``layout_texts`` by src, dst and ref map (thread, bit) to a bit of what is moved."""

    name: str
    thr_id_text: str
    layout_texts: Mapping[str, str]
    arch: str = ""
    ptx: str = ""

    @property
    def thr_id(self) -> Layout:
        """From the instruction's logical threads to thread indices."""
        return parse_layout(self.thr_id_text)

    def layout(self, side: str, value_bits: int = 1) -> Layout:
        """(thread, value) -> value, for values of ``value_bits`` bits. Raises :class:`Rejected` where they do not fit."""
        try:
            bits = parse_layout(self.layout_texts[side])
        except NotationError as error:
            raise Rejected(f"copy {self.name}", f"{side} {self.layout_texts[side]}: {error.message}") from None
        if value_bits == 1:
            return bits
        whole = bits.modes[1].size()
        if not isinstance(whole, int) or whole % value_bits != 0:
            legal = f"a divisor of {whole}"
            raise Rejected(f"copy {self.name}", f"values of {value_bits} bits do not fit {whole} bits", legal=legal)
        return upcast(bits, value_bits)
