"""Work on several items at once, results in the order of the items.

Forked processes and pipes by hand: ``multiprocessing`` and ``concurrent.futures`` take 20 to 45 ms to import, which is
more than a spec takes to prove. Where forking is not available or not safe, everything happens in this process; what
comes out is the same.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import BinaryIO, NoReturn, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_WORKERS = 8  # a worker loads its own solver: tens of megabytes each


@contextmanager
def in_order(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int | None = None
) -> Iterator[Iterator[Result]]:
    """``with in_order(work, items) as results``: ``work`` of each item. Workers begin at once and end with the block.

    An exception of ``work`` is raised where its result would have come.
    """
    count = min(len(items), workers or min(_cores(), MOST_WORKERS))
    pool = _start(work, items, count) if count > 1 and _can_fork() else []
    try:
        yield _collect(work, items, list(pool))
    finally:
        for worker in pool:
            worker.end()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _can_fork() -> bool:
    """MacOS libraries do not survive a fork; nowhere does a lock that another thread holds."""
    return hasattr(os, "fork") and sys.platform != "darwin" and threading.active_count() == 1


@dataclass
class _Worker:
    process: int
    tasks: BinaryIO
    results: BinaryIO
    at: int = -1  # the item it works on

    def give(self, index: int) -> None:
        self.at = index
        with suppress(BrokenPipeError):  # it died; reading its results says so
            self.tasks.write(index.to_bytes(4, "little"))

    def take(self) -> tuple[bool, object] | None:
        """Whether it went well, and the value or exception; None where the worker died."""
        try:
            answer: tuple[bool, object] = pickle.load(self.results)
        except (EOFError, OSError, pickle.UnpicklingError):
            return None
        return answer

    def end(self) -> None:
        """Stop it, whatever it is doing, and leave no zombie."""
        self.tasks.close()
        self.results.close()
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)


def _start(work: Callable[[Item], Result], items: Sequence[Item], count: int) -> list[_Worker]:
    pool: list[_Worker] = []
    try:
        for _ in range(count):
            tasks_in, tasks_out = os.pipe()
            results_in, results_out = os.pipe()
            process = os.fork()
            if process == 0:
                # A copy of the other end, here or in a sibling, would hide that this process ended.
                for other in pool:
                    os.close(other.tasks.fileno())
                    os.close(other.results.fileno())
                os.close(tasks_out)
                os.close(results_in)
                _serve(work, items, tasks_in, results_out)
            os.close(tasks_in)
            os.close(results_out)
            pool.append(_Worker(process, os.fdopen(tasks_out, "wb", buffering=0), os.fdopen(results_in, "rb")))
            pool[-1].give(len(pool) - 1)
    except OSError:  # no more processes or files to be had: make do with those there are
        pass
    return pool


def _serve(work: Callable[[Item], Result], items: Sequence[Item], tasks: int, results: int) -> NoReturn:
    """The worker: work on what is named until nothing more is. It never returns into the parent's code."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the parent speaks for both
        while index := os.read(tasks, 4):
            message = memoryview(_message(work, items[int.from_bytes(index, "little")]))
            while message:
                message = message[os.write(results, message) :]
    finally:
        os._exit(0)  # no clean-up of what the parent owns: its buffers, its temporary files


def _message(work: Callable[[Item], Result], item: Item) -> bytes:
    try:
        return pickle.dumps((True, work(item)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001  (raised again in the parent)
        try:
            message = pickle.dumps((False, error))
            pickle.loads(message)  # not every exception can be made again
        except Exception:  # noqa: BLE001
            message = pickle.dumps((False, RuntimeError("".join(traceback.format_exception(error)))))
        return message


def _collect(work: Callable[[Item], Result], items: Sequence[Item], pool: list[_Worker]) -> Iterator[Result]:
    done: dict[int, tuple[bool, object]] = {}
    waiting = iter(range(len(pool), len(items)))
    for index, item in enumerate(items):
        while index not in done and pool:
            for worker in _ready(pool):
                answer = worker.take()
                following = None if answer is None else next(waiting, None)
                if answer is not None:
                    done[worker.at] = answer
                if following is None:
                    pool.remove(worker)
                else:
                    worker.give(following)
        if index not in done:  # no workers, or this one's died: what it could not do is done here
            yield work(item)
            continue
        well, value = done.pop(index)
        if not well:
            assert isinstance(value, BaseException)
            raise value
        yield value  # type: ignore[misc]


def _ready(pool: list[_Worker]) -> list[_Worker]:
    """Those with something to read. A worker sends one message a task, so none hides in a buffer."""
    readable, _, _ = select.select([worker.results for worker in pool], [], [])
    return [worker for worker in pool if worker.results in readable]
