"""``crosscheck``: what was proved about specs, put to CuTe's own headers."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from layoutproof.commands import failure
from layoutproof.crosscheck.compiler import Answer, Said, find_compiler, judge, stop_all
from layoutproof.crosscheck.headers import Headers, find_headers
from layoutproof.crosscheck.program import Program, program
from layoutproof.crosscheck.questions import questions
from layoutproof.errors import UserError
from layoutproof.records import files
from layoutproof.specs.read import discover, read_spec

AT_ONCE = 2  # compilers at work; each takes about 0.6 GB
STANDARD_OUTPUT = "-"


@dataclass(frozen=True)
class Judged:
    """One spec's answers, or the error that kept it from having any."""

    program: Program
    answers: tuple[Answer, ...]
    seconds: float
    error: UserError | None = None


def crosscheck(
    paths: Sequence[Path],
    *,
    emit_only: str | None = None,
    include: Sequence[Path] = (),
    compiler: str | None = None,
    keep: bool = False,
) -> int:
    """Print, compile and run a program for each spec. CuTe disagreeing is exit code 4."""
    if not paths:
        raise UserError("nothing to put to CuTe", hint="name spec files or folders")
    if emit_only == "":
        raise UserError("--emit-only: an empty path names no file", hint="- prints the program")
    specs = [read_spec(file) for file in discover(paths)]
    if emit_only is not None:
        return _emit([program(questions(spec)) for spec in specs], emit_only)
    command, headers = find_compiler(compiler), find_headers(include)
    programs = [program(questions(spec)) for spec in specs]
    judged = []
    with _folder(keep) as folder:
        for result in _judge_all(programs, folder, command, headers):
            judged.append(result)
            print(_text(result), flush=True)
            if result.error is not None:
                failure.print_error(result.error)
        if keep:
            print(f"the programs are in {folder}")
    print(_summary(judged, headers))
    return _exit_code(judged)


def _emit(programs: Sequence[Program], target: str) -> int:
    """Write the programs instead of running them: one to a file or to standard output, several into a folder."""
    folder = Path(target)
    if target == STANDARD_OUTPUT:
        if len(programs) > 1:
            raise UserError(
                f"{len(programs)} specs make {len(programs)} programs", hint="--emit-only FOLDER takes several"
            )
        sys.stdout.write(programs[0].text)
        return failure.OK
    if len(programs) > 1 and not folder.is_dir():
        hint = f"make the folder {target} first, or name one spec"
        raise UserError(f"--emit-only {target}: {len(programs)} specs make {len(programs)} programs", hint=hint)
    names = [f"{Path(item.path).stem}.cpp" for item in programs]
    for name in names:
        if folder.is_dir() and names.count(name) > 1:
            raise UserError(f"--emit-only {target}: two specs would write {name}", hint="name fewer specs at a time")
    for item, name in zip(programs, names, strict=True):
        file = folder / name if folder.is_dir() else folder
        try:
            files.update(file, item.text)
        except OSError as error:
            raise UserError(f"{file}: cannot be written: {(error.strerror or str(error)).lower()}") from None
        print(f"{file}: {len(item.checks)} checks")
    return failure.OK


@contextmanager
def _folder(keep: bool) -> Iterator[Path]:
    if keep:
        yield Path(tempfile.mkdtemp(prefix="layoutproof-"))
        return
    with tempfile.TemporaryDirectory(prefix="layoutproof-") as folder:
        yield Path(folder)


def _judge_all(programs: Sequence[Program], folder: Path, command: Sequence[str], headers: Headers) -> Iterator[Judged]:
    def one(number: int) -> Judged:
        item, start = programs[number], time.perf_counter()
        own = folder / f"{number:03}-{Path(item.path).stem}"
        own.mkdir()
        try:
            answers = judge(item, own, command, headers) if item.checks else _unasked(item)
        except UserError as error:
            return Judged(item, (), time.perf_counter() - start, error)
        return Judged(item, answers, time.perf_counter() - start)

    pool = ThreadPoolExecutor(AT_ONCE)
    try:
        yield from pool.map(one, range(len(programs)))
    except BaseException:  # interrupted, or nobody reads any more: do not finish what is being compiled
        pool.shutdown(wait=False, cancel_futures=True)
        stop_all()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _unasked(item: Program) -> tuple[Answer, ...]:
    return tuple(Answer(Said.NOT_ASKED, f"{name}: {why}") for name, why in item.unasked)


def _text(result: Judged) -> str:
    width = max(len(said.value) for said in Said)
    lines = [f"{result.program.path}  ({result.seconds:.1f} s)"]
    return "\n".join([*lines, *(f"  {answer.said.value:<{width}}  {answer.text}" for answer in result.answers)])


def _summary(judged: Sequence[Judged], headers: Headers) -> str:
    counts = {said: sum(answer.said is said for item in judged for answer in item.answers) for said in Said}
    parts = [f"{counts[Said.AGREED]} checks agreed"]
    parts += [f"{counts[said]} {said.value}" for said in (Said.DISAGREED, Said.NOT_ASKED) if counts[said]]
    errors = sum(item.error is not None for item in judged)
    parts += [f"{errors} could not be asked"] if errors else []
    cute = f"CuTe of CUTLASS {headers.version}" if headers.version else "CuTe"
    return f"{len(judged)} {'spec' if len(judged) == 1 else 'specs'} put to {cute}: {', '.join(parts)}"


def _exit_code(judged: Sequence[Judged]) -> int:
    if any(answer.said is Said.DISAGREED for item in judged for answer in item.answers):
        return failure.DISAGREED
    return failure.UNUSABLE if any(item.error is not None for item in judged) else failure.OK
