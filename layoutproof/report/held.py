"""What one thread holds, as tables: values down, repetitions across."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from layoutproof.claims.configuration import THREAD_INPUTS
from layoutproof.claims.operand import Operand
from layoutproof.errors import UserError
from layoutproof.integers.evaluate import evaluate
from layoutproof.layouts.layout import Layout
from layoutproof.proving.setting import open_script
from layoutproof.report.text import values_text
from layoutproof.specs.subjects import Subjects
from layoutproof.words import assigned

WIDEST = 8  # repetitions shown side by side
TALLEST = 64  # values shown below each other


def held_by(subjects: Subjects, operands: Sequence[str], thread: int) -> list[str]:
    """Where a thread stands, and what it holds; at the smallest sizes where sizes are symbolic."""
    place = thread_coordinates(subjects, thread)
    sizes = open_script(subjects.params)[1]
    where = assigned(place)
    at = f", at the smallest sizes {values_text(sizes)}" if subjects.params.symbolic else ""
    lines = [f"Thread {thread}: {where}{at}"]
    for letter in operands:
        operand = subjects.operand(letter)
        lines.append(f"  {letter}({','.join(operand.shape)})")
        lines += [f"    {line}" for line in held_table(letter, operand, place, sizes)]
    return lines


def thread_coordinates(subjects: Subjects, thread: int) -> dict[str, int]:
    """(lane, wm, wn, wk) of a thread index. Raises :class:`UserError` for one that takes no part."""
    layout = subjects.mma.thr_layout_vmnk
    place = dict(zip(THREAD_INPUTS, subjects.mma.get_slice(max(thread, 0)), strict=True))
    if layout(tuple(place.values())) != thread:  # negative, too large, or in a hole of the layout
        raise UserError(f"there is no thread {thread} in this configuration", hint=f"threads: {_runs(layout)}")
    return place


def _runs(layout: Layout) -> str:
    """The thread indices as ranges: ``0..3, 16..19``."""
    runs: list[list[int]] = []
    for index in sorted(layout.values()):
        if runs and index == runs[-1][1] + 1:
            runs[-1][1] = index
        else:
            runs.append([index, index])
    texts = [str(first) if first == last else f"{first}..{last}" for first, last in runs]
    return ", ".join(texts if len(texts) <= WIDEST else [*texts[:WIDEST], "..."])


def held_table(letter: str, operand: Operand, place: Mapping[str, int], sizes: Mapping[str, int]) -> list[str]:
    """The elements of one operand that the thread at ``place`` (lane, wm, wn, wk) holds, at these sizes."""
    subject = operand.subject
    limits = dict(subject.domain.concrete(sizes))
    names = [name for name in limits if name.startswith("r")]
    repetitions = [tuple(reversed(point)) for point in product(*(range(limits[name]) for name in reversed(names)))]
    values = limits.get("v", 1)
    environment = subject.domain.symbol_values(sizes) | {name: place.get(name, 0) for name in limits}
    rows = [["v", *(_heading(names, point) for point in repetitions[:WIDEST])]]
    for v in range(min(values, TALLEST)):
        row = [str(v)]
        for point in repetitions[:WIDEST]:
            at = environment | {"v": v} | dict(zip(names, point, strict=True))
            row.append(f"{letter}({','.join(str(evaluate(output, at)) for output in subject.outputs.values())})")
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    more = []
    if len(repetitions) > WIDEST:
        more.append(f"{len(repetitions) - WIDEST} more repetitions")
    if values > TALLEST:
        more.append(f"{values - TALLEST} more values")
    return [*lines, f"and {' and '.join(more)}"] if more else lines


def _heading(names: Sequence[str], point: Sequence[int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in zip(names, point, strict=True))
