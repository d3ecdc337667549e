"""A peer in a process of its own, so that one that does not come back is ended at the limit."""

from __future__ import annotations

import math
import multiprocessing
import resource
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from benchmarks.measure import once

SHORT = 0.05  # seconds; a call that takes less is repeated
REPEAT = 5
STARTING = 30  # seconds on the wall that a process may need to start and to load its library


@dataclass(frozen=True)
class Taken:
    """Processor seconds and the answer; None as the answer when there was none within the limit."""

    seconds: float
    answer: bool | None


def limited(action: Callable[..., bool | None], *arguments: Any, seconds: float) -> Taken:
    """Call a function of a module in a new process; the time is that of the call, without the process's start."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_child, args=(theirs, seconds, action, arguments))
    process.start()
    theirs.close()
    try:
        if ours.poll(STARTING + 4 * seconds):
            taken: Taken = ours.recv()
            return taken
    except EOFError:  # ended by its limit on processor time
        pass
    finally:
        process.kill()
        process.join()
        ours.close()
    return Taken(seconds, None)


def _child(pipe: Connection, seconds: float, action: Callable[..., bool | None], arguments: Any) -> None:
    # the limit is of whole seconds, and one second's grace lets a peer with a limit of its own answer first
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds) + 1,) * 2)
    answers: list[bool | None] = []
    taken = once(lambda: answers.append(action(*arguments)))
    if taken < SHORT:
        taken = statistics.median(once(lambda: action(*arguments)) for _ in range(REPEAT))
    pipe.send(Taken(taken, answers[0]))
