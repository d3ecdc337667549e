"""A peer in a process of its own, so that one that does not come back is ended at the limit."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from benchmarks.measure import once

SHORT = 0.05  # seconds; a call that takes less is repeated for about as long
STARTING = 30  # seconds on the wall that a process may need to start and to load its library
BUSY = 4  # how many times its processor time a process may need on the wall


@dataclass(frozen=True)
class Taken:
    """Processor seconds and the answer; None as the answer when there was none within the limit."""

    seconds: float
    answer: bool | None


def limited(action: Callable[..., bool | None], *arguments: Any, seconds: float) -> Taken:
    """Call a function of a module in a new process; the time is that of the call, without the process's start."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_child, args=(theirs, action, arguments))
    process.start()
    theirs.close()
    try:
        if ours.poll(STARTING + BUSY * seconds):
            taken: Taken = ours.recv()
            return taken
    finally:
        process.kill()
        process.join()
        ours.close()
    return Taken(seconds, None)


def _child(pipe: Connection, action: Callable[..., bool | None], arguments: Any) -> None:
    answers: list[bool | None] = []
    taken = once(lambda: answers.append(action(*arguments)))
    if taken < SHORT:
        times = int(SHORT / max(taken, 1e-5)) + 1
        taken = once(lambda: [action(*arguments) for _ in range(times)]) / times
    pipe.send(Taken(taken, answers[0]))
