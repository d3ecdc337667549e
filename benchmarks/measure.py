"""Repeating, timing and tabulating; everything else here says what is timed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """One Markdown table with a heading and remarks below it."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    remarks: Sequence[str] = ()

    def markdown(self) -> str:
        lines = [f"## {self.title}", "", _row(self.head), _row(["---"] * len(self.head))]
        lines += [_row(row) for row in self.rows]
        if self.remarks:
            lines += ["", *self.remarks]
        return "\n".join(lines)


def once(action: Callable[[], object]) -> float:
    """Processor seconds that one call takes: other processes disturb them less than they do the clock on the wall."""
    start = time.process_time()
    action()
    return time.process_time() - start


def on_the_wall(action: Callable[[], object]) -> float:
    """Seconds until one call is done, whoever did the work."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def median(action: Callable[[], object], repeat: int) -> float:
    """The median of so many calls, in seconds, after one that is not counted."""
    action()
    return statistics.median(once(action) for _ in range(repeat))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def ms(seconds: float) -> str:
    """Milliseconds, with as many digits as mean something."""
    value = seconds * 1000
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.1f} ms" if value >= 10 else f"{value:.2f} ms"


def scaled(seconds: float, exact: bool) -> str:
    """A time, marked where it was scaled up."""
    text = ms(seconds) if seconds < 1 else f"{seconds:,.1f} s"
    return text if exact else f"~{text}"


def ratio(value: float, base: float) -> str:
    """How many times ``base``."""
    times = value / base
    return f"{times:,.0f}x" if times >= 10 else f"{times:.2f}x" if times >= 0.1 else f"{times:.4f}x"


def against(value: float, goal: float) -> str:
    """Whether a goal (at most) is met."""
    return "met" if value <= goal else "MISSED"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
