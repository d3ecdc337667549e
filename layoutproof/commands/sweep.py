"""``prove --sweep``: every combination of a spec's choices, as JSON lines, on all cores or on a cluster."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from layoutproof.commands import failure
from layoutproof.errors import UserError
from layoutproof.specs.read import discover, read_spec
from layoutproof.specs.sweep import Chunk, chunks, count, prove_chunk

AHEAD = 1024  # tasks that are handed out before the first of them is waited for
CHUNK = 25  # combinations a task: long enough to share work, short enough to show progress and to lose little


def sweep(paths: Sequence[Path], *, jobs: int | None, cluster: str | None, out: Path | None) -> int:
    """Prove every combination; the lines come in the order of the combinations, a summary goes to standard error."""
    files = discover(paths)
    if len(files) != 1:
        raise UserError("--sweep takes one spec", hint="layoutproof prove --sweep SPEC")
    spec = read_spec(files[0])
    total = count(spec)
    verdicts: Counter[str] = Counter()
    with _output(out) as write, _executor(jobs, cluster) as executor:
        started = time.monotonic()
        for done, line in enumerate(_in_order(executor, chunks(spec, CHUNK)), 1):
            write(line)
            verdicts[json.loads(line)["verdict"]] += 1
            if done % CHUNK == 0 or done == total:
                _progress(done, total, time.monotonic() - started)
    words = ", ".join(f"{number} {verdict}" for verdict, number in sorted(verdicts.items()))
    print(f"{total} combinations: {words}", file=sys.stderr)
    return _exit_code(verdicts)


def _exit_code(verdicts: Counter[str]) -> int:
    """Rejected combinations are an answer, not a failure: a sweep is how one finds out which are legal."""
    if verdicts["disagreed"]:
        return failure.DISAGREED
    if verdicts["refuted"] or verdicts["vacuous"]:
        return failure.NOT_AS_EXPECTED
    return failure.UNKNOWN if verdicts["unknown"] else failure.OK


def _in_order(executor: Executor, tasks: Iterator[Chunk]) -> Iterator[str]:
    """The lines in the order of the tasks, of which so many are under way that no worker waits."""
    waiting: deque[Future[list[str]]] = deque()
    for task in tasks:
        waiting.append(executor.submit(prove_chunk, task))
        if len(waiting) >= AHEAD:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def _executor(jobs: int | None, cluster: str | None) -> Iterator[Executor]:
    """Processes of this machine, or a Dask cluster through the same interface; Dask runs the tasks of a lost worker again."""
    if cluster is None:
        with _processes(jobs) as pool:
            yield pool
        return
    try:
        from distributed import Client  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise UserError("--cluster needs Dask", hint="pip install 'layoutproof[cluster]'") from None
    try:
        client: Any = Client(cluster, timeout="10s")  # type: ignore[no-untyped-call, unused-ignore]
    except (OSError, ValueError, TimeoutError) as error:
        raise UserError(f"--cluster {cluster}: cannot be reached: {error}") from None
    with client:
        yield client.get_executor(pure=False, retries=5)


@contextmanager
def _processes(jobs: int | None) -> Iterator[Executor]:
    """Processes that end with the sweep, however it ends."""
    pool = ProcessPoolExecutor(jobs, initializer=_outlive_nobody, initargs=(os.getpid(),))
    try:
        yield pool
    except BrokenExecutor:
        pool.shutdown(wait=False)
        raise UserError(
            "a process of the sweep was killed, perhaps for its memory", hint="--jobs 1 needs the least"
        ) from None
    except BaseException:  # interrupted, or nobody reads any more: what is under way is given up
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        raise
    pool.shutdown()


def _outlive_nobody(parent: int) -> None:
    """In a worker: Ctrl-C is the parent's to answer, and a parent that is killed takes its workers with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _output(out: Path | None) -> Iterator[Callable[[str], None]]:
    """Standard output, or a file that appears when the sweep is complete."""
    if out is None:
        yield lambda line: print(line, flush=True)
        return
    if out.is_dir():
        raise UserError(f"--out {out}: is a folder", hint="name the file to write")
    partial = out.with_name(out.name + ".partial")
    try:
        file: TextIO = partial.open("w", encoding="utf-8")
    except OSError as error:
        raise UserError(f"{out}: cannot be written: {(error.strerror or str(error)).lower()}") from None
    with file:
        yield lambda line: print(line, file=file, flush=True)
    partial.replace(out)


def _progress(done: int, total: int, seconds: float) -> None:
    if sys.stderr.isatty():
        left = seconds / done * (total - done)
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}  {seconds:.0f} s, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)
