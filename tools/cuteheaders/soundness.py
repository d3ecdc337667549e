"""Is a thread-value layout what it should be? Each element of its operand, held equally often.

A layout whose strides, sorted, are each the product of the extents before them is a mixed-radix number: every element is
met once, and modes of stride 0 repeat the whole. That decides symbolic sizes, too. Anything else is evaluated.
"""

from __future__ import annotations

from collections import Counter

from layoutproof.errors import NotationError
from layoutproof.layouts.int_tuple import product
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout

AXES = {"a": ("m", "k"), "b": ("n", "k"), "c": ("m", "n"), "e": ("m", "k"), "sfa": ("m", "k"), "sfb": ("n", "k")}


def judge(text: str, extents: tuple[int, int], operand: str) -> tuple[int, str]:
    """(how many (thread, value) hold each element, what is wrong): the count is 0 where something is wrong."""
    try:
        layout = parse_layout(text)
    except NotationError:
        return 0, f"the {operand.upper()} layout has a shape and a stride that are not nested alike and cannot be used"
    copies = _mixed_radix(layout, extents)
    if copies:
        return copies, ""
    return _counted(layout, extents, operand)


def _mixed_radix(layout: Layout, extents: tuple[int, int]) -> int:
    """How often each element is held where the strides are those of a mixed-radix number; else 0."""
    reach, copies = 1, 1
    leaves = [(extent, stride) for extent, stride in layout.leaves() if extent != 1]
    for extent, stride in sorted(leaves, key=lambda leaf: int(str(leaf[1]))):
        assert isinstance(extent, int)
        if stride == 0:
            copies *= extent
        elif stride != reach:
            return 0
        else:
            reach *= extent
    return copies if reach == extents[0] * extents[1] else 0


def _counted(layout: Layout, extents: tuple[int, int], operand: str) -> tuple[int, str]:
    wanted = extents[0] * extents[1]
    values = list(layout.values())
    counts = Counter(values)
    if set(counts) == set(range(wanted)) and len(set(counts.values())) == 1:
        return values.count(0), ""
    threads = product(layout.modes[0].shape)
    assert isinstance(threads, int)
    first, second = AXES[operand]

    def place(index: int) -> str:
        return f"thread {index % threads} value {index // threads}"

    def element(value: int) -> str:
        return f"({first},{second}) = ({value % extents[0]},{value // extents[0]})"

    said = f"the {operand.upper()} layout reaches {len(counts)} of {wanted} elements"
    twice = next((value for value in values if counts[value] > 1), None)
    missing = next((value for value in range(wanted) if value not in counts), None)
    if twice is not None:
        holders = [place(index) for index, value in enumerate(values) if value == twice]
        said += f": {holders[0]} and {holders[1]} both hold {element(twice)}"
    if missing is not None:
        said += f"{', and' if twice is not None else ':'} nobody holds {element(missing)}"
    return 0, said
