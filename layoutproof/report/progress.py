"""A progress bar that appears when a run takes longer than a second, and only on a terminal."""

from __future__ import annotations

import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Self, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 1.0  # seconds


class ProgressBar:
    """Use as a context manager; text goes through :meth:`write`, so that bar and lines do not mix.

    The bar comes from a timer, since one spec may be what takes long. rich is loaded only then.
    """

    def __init__(self, total: int, *, enabled: bool, stream: TextIO | None = None, patience: float = PATIENCE) -> None:
        self._total = total
        self._stream = stream or sys.stdout
        self._done = 0
        self._bar: Progress | None = None
        self._lock = threading.Lock()
        self._timer = threading.Timer(patience, self._appear) if enabled else None
        if self._timer is not None:
            self._timer.daemon = True

    def __enter__(self) -> Self:
        if self._timer is not None:
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            self._total = 0  # a timer that fires late shows nothing
            if self._bar is not None:
                self._bar.stop()

    def advance(self) -> None:
        """One more spec is done."""
        with self._lock:
            self._done += 1
            if self._bar is not None:
                self._bar.update(self._bar.task_ids[0], completed=self._done)

    def write(self, text: str) -> None:
        """Print text, above the bar where there is one."""
        with self._lock:
            if self._bar is not None:
                self._bar.stop()
            print(text, file=self._stream)
            if self._bar is not None:
                self._bar.start()

    def _appear(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        with self._lock:
            if self._done >= self._total:
                return
            columns = (TextColumn("proving"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._bar = Progress(*columns, console=Console(file=self._stream), transient=True)
            self._bar.add_task("proving", total=self._total, completed=self._done)
            self._bar.start()
