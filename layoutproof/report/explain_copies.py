"""``explain`` for the copies of a spec: CuTe's own layouts of each, in words."""

from __future__ import annotations

from layoutproof.errors import Rejected
from layoutproof.specs.subjects import Subjects


def copies_text(subjects: Subjects) -> list[str]:
    """A paragraph a copy: its instruction, threads, tile, and the TV layouts of both sides."""
    lines: list[str] = []
    for name, spec in subjects.spec.copies.items():
        between = " -> ".join(part for part in (spec.source, spec.destination or "registers") if part)
        lines += ["", f"Copy {name} ({between})"]
        try:
            copy = subjects.copies.copy(name)
            tile = " x ".join(str(extent) for extent in copy.tile_shape)
            lines.append(f"  {spec.atom}: {copy.size} threads move a tile of {tile} elements of {copy.value_bits} bits")
            for side, words in (("S", "reads"), ("D", "writes")):
                lines.append(
                    f"    {words:6s} TV layout {copy.layout_TV(side)} = (thread, value) -> element of the tile"
                )
        except Rejected as rejected:
            lines.append(f"  rejected: {rejected}")
    return lines
