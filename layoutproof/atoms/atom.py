"""An MMA atom: one instruction, and which (thread, value) holds which element of A, B and C (`mma_traits*.hpp`).

A thread-value layout maps (thread, value) to an element number of the operand, first mode fastest: A is (M,K), B is
(N,K), C is (M,N).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from layoutproof.errors import NotationError, Rejected
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout

OPERANDS = ("A", "B", "C")
PARTS = (*OPERANDS, "E", "SFA", "SFB")  # with the metadata of sparse A, and the scale factors of A and B
AXES = {  # which of M, N, K an operand's two modes are
    "A": (0, 2), "B": (1, 2), "C": (0, 1), "E": (0, 2), "SFA": (0, 2), "SFB": (1, 2),
}  # fmt: skip
AXIS_NAMES = ("M", "N", "K")


@dataclass(frozen=True)
class Atom:
    """One instruction. Layouts are kept as text and read when first used.

    ``layout_texts`` go by A, B, C and, where the instruction has them, E, SFA and SFB. ``types`` and ``registers`` go by
    D, A, B, C, E, SF; a register entry is (type, how many). ``fragments`` say what an operand lives in where that is no
    register. ``arch`` is the least architecture that has the instruction, ``ptx`` its spelling ("" where there is none)
    and ``issues`` how many of them one atom executes (complex products take several).

    ``held`` says how many (thread, value) hold each element of an operand, where that is not one. ``fault`` says what is
    wrong with the layouts that CuTe publishes, where something is, and ``counterexample`` where it shows.
    """

    name: str
    shape_text: str
    thr_id_text: str
    layout_texts: Mapping[str, str]
    types: Mapping[str, str] = field(default_factory=dict)
    registers: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    arch: str = ""
    ptx: str = ""
    issues: int = 1
    fault: str = ""
    counterexample: str = ""
    fragments: Mapping[str, str] = field(default_factory=dict)
    held: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def shape_mnk(self) -> tuple[int, int, int]:
        """M, N and K of one instruction, in elements."""
        shape = parse_layout(self.shape_text).shape
        if not isinstance(shape, tuple) or len(shape) != 3:
            raise Rejected(f"atom {self.name}", f"the shape {self.shape_text} is not (M,N,K)")
        m, n, k = shape
        if not (isinstance(m, int) and isinstance(n, int) and isinstance(k, int)):
            raise Rejected(f"atom {self.name}", f"the shape {self.shape_text} is not (M,N,K) in numbers")
        return m, n, k

    @cached_property
    def thr_id(self) -> Layout:
        """From the instruction's logical threads to thread indices; may have holes (`ThrID`)."""
        return parse_layout(self.thr_id_text)

    def layout_tv(self, operand: str) -> Layout:
        """(thread, value) -> element of the operand. Raises :class:`Rejected` for a layout that cannot be used."""
        return self._layouts[operand] if operand in self._layouts else self._read(operand)

    @cached_property
    def _layouts(self) -> dict[str, Layout]:
        return {}

    def _read(self, operand: str) -> Layout:
        if operand not in self.layout_texts:
            raise Rejected(f"atom {self.name}", f"has no {operand} layout", legal=", ".join(self.layout_texts))
        try:
            layout = parse_layout(self.layout_texts[operand])
        except NotationError as error:
            raise Rejected(
                f"atom {self.name}", f"{operand}Layout {self.layout_texts[operand]}: {error.message}"
            ) from None
        self._layouts[operand] = layout
        return layout

    def extents(self, operand: str) -> tuple[int, int]:
        """The two extents of an operand of one instruction."""
        first, second = AXES[operand]
        return self.shape_mnk[first], self.shape_mnk[second]
