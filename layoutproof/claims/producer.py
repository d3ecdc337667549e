"""``same_map``: the map that wrote shared memory is the map that reads it; ``added_after``: offsets behind a swizzle.

Both tensors are compared by the byte where each coordinate lies, so that units are converted: a swizzle of bytes against one
of elements, one applied to addresses against one applied to a layout.
"""

from __future__ import annotations

from collections.abc import Sequence

from layoutproof.claims.copying import Memory
from layoutproof.claims.equals import equals
from layoutproof.claims.subject import Subject
from layoutproof.claims.swizzle_offset import offset_after_swizzle
from layoutproof.errors import Rejected
from layoutproof.integers.expression import ZERO, Expression, Name, add, substitute
from layoutproof.layouts.expressions import layout_expression
from layoutproof.proving.domain import Domain
from layoutproof.proving.verdict import Outcome


def same_map(writer: Memory, reader: Memory, params: Domain) -> Outcome:
    """Decide that each coordinate lies in the same byte for both. Raises :class:`Rejected` for other extents or widths."""
    for what, first, second in (
        ("extents", tuple(map(str, writer.extents)), tuple(map(str, reader.extents))),
        ("bits", writer.tensor.bits, reader.tensor.bits),
    ):
        if first != second:
            told = [" x ".join(part) if isinstance(part, tuple) else part for part in (first, second)]
            reason = f"{writer.name} has {told[0]}, {reader.name} has {told[1]}"
            raise Rejected("same_map", reason, mode=what, legal=f"the same {what}")
    subject = writer.subject(params)
    places = dict(zip(reader.modes, map(Name, writer.modes), strict=True))
    other = reader.subject(params)
    place = substitute(substitute(other.outputs[reader.unit], other.derived), places)
    title = f"tensor {writer.name}, read as {reader.name}"
    return equals(Subject(title, subject.domain, subject.outputs), {reader.unit: place})


def added_after(memory: Memory, modes: Sequence[str], params: Domain) -> Outcome:
    """Decide that the offset of these modes may be added behind the swizzle: ``S(x + d) = S(x) + d`` for every x and d."""
    subject = memory.subject(params)
    plain = memory.tensor.plain
    free = {variable.name for variable in subject.domain.variables}
    if not isinstance(plain.shape, tuple):
        raise Rejected(
            "added_after", f"{memory.name} has one mode: {plain}", mode="modes", legal="a tensor of more modes"
        )
    offset = layout_expression(plain, tuple(Name(n) if n in free and n in modes else ZERO for n in memory.modes))
    rest = tuple(Name(n) if n in free and n not in modes else ZERO for n in memory.modes)
    before: Expression = layout_expression(plain, rest)
    start = getattr(memory.tensor.layout, "offset", 0)
    title = f"tensor {memory.name}, {', '.join(modes)} added behind"
    return offset_after_swizzle(memory.tensor.swizzle, add(start, before), offset, subject.domain, title=title)
