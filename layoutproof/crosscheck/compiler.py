"""Compiling a program against CuTe's headers and running it: one answer a check, or why there are none."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from layoutproof.crosscheck.harness import INCLUDES
from layoutproof.crosscheck.headers import Headers
from layoutproof.crosscheck.program import Program
from layoutproof.errors import UserError

COMPILERS = ("g++", "c++", "clang++")
OPTIONS = ("-std=c++17", "-O1", "-w")  # -O1 compiles CuTe's templates faster than -O0 and -O2
REPORT = "-DLAYOUTPROOF_REPORT"
COMPILE_SECONDS = 900
RUN_SECONDS = 300
_running: set[subprocess.Popen[str]] = set()
_LINE = re.compile(r"(\d+) (agreed|disagreed): (.*)")
_ERROR = re.compile(r"^[^\n]*\berror: (.*)$", re.MULTILINE)
_ATOM = r"['‘](?:cute::)?((?:SM\d+|G?MMA_\d+|Universal)\w+)['’]"  # as g++ quotes, and as clang++ does
_AFTER = "not declared|not been declared|not name a type|not a member|no member"
_BEFORE = "undeclared identifier|unknown type name|no template named|no member named|no type named"
_UNKNOWN = re.compile(rf"(?:{_BEFORE}) {_ATOM}|{_ATOM}.*(?:{_AFTER})")
_NO_TRAITS = re.compile("(MMA|Copy)_Traits not implemented")  # what the primary templates of both traits assert
_OWN_ASSERTION = re.compile(r"error: static assertion failed[^\n]*LayoutProof check \d+")


class Said(Enum):
    """What came of one check."""

    AGREED = "agreed"
    DISAGREED = "disagreed"
    NOT_ASKED = "not asked"


@dataclass(frozen=True)
class Answer:
    """One check: what CuTe said, in a line."""

    said: Said
    text: str


def find_compiler(named: str | None = None) -> tuple[str, ...]:
    """The compiler's command. Raises :class:`UserError` where there is none."""
    if named is not None:
        try:
            command = tuple(shlex.split(named))
        except ValueError as error:
            raise UserError(f"--compiler {named}: cannot be read as a command: {str(error).lower()}") from None
        if not command or shutil.which(command[0]) is None:
            raise UserError(f"--compiler {named}: no such compiler", hint="a C++17 compiler such as g++ or clang++")
        return command
    for name in COMPILERS:
        if shutil.which(name) is not None:
            return (name,)
    hint = "install one (apt-get install g++, dnf install gcc-c++), or name yours with --compiler"
    raise UserError(f"no C++ compiler was found ({', '.join(COMPILERS)})", hint=hint)


def judge(program: Program, folder: Path, compiler: Sequence[str], headers: Headers) -> tuple[Answer, ...]:
    """Compile and run the program in ``folder``, an answer a check. Raises :class:`UserError` where that cannot be done."""
    source, binary = folder / "crosscheck.cpp", folder / "crosscheck"
    source.write_text(program.text, encoding="utf-8")
    command = [*compiler, *OPTIONS, *search(headers), str(source), "-o", str(binary)]
    failed = _compile(command, program.path)
    if failed is not None and _OWN_ASSERTION.search(failed):  # a layout differs: have the program tell which, and how
        failed = _compile([*command, REPORT], program.path)
    if failed is not None:
        _check_headers(program.path, folder, compiler, headers)
        return (_refused(program, failed, headers),)
    return (*_run(binary, program), *(Answer(Said.NOT_ASKED, f"{name}: {why}") for name, why in program.unasked))


def search(headers: Headers) -> list[str]:
    """CuTe's own folder is searched first, the others as the system's, whose warnings nobody wants."""
    first, *others = headers.folders
    return [f"-I{first}", *(part for folder in others for part in ("-isystem", str(folder)))]


def _check_headers(path: str, folder: Path, compiler: Sequence[str], headers: Headers) -> None:
    """Raise :class:`UserError` where the headers do not even compile alone: a file that is cut says nothing of CuTe."""
    alone = folder / "headers.cpp"
    alone.write_text(f"{INCLUDES}int main() {{}}\n", encoding="utf-8")
    complaint = _compile([*compiler, *OPTIONS, "-fsyntax-only", *search(headers), str(alone)], path)
    if complaint is not None:
        _check_missing(path, complaint)
        told = _ERROR.search(complaint)
        what = told[1] if told is not None else complaint.strip().splitlines()[0]
        hint = "--include names others; a header that was cut short does this"
        raise UserError(f"{path}: the headers{_of_version(headers)} do not compile by themselves: {what}", hint=hint)


def stop_all() -> None:
    """End what is being compiled or run, with all that it has started: nobody waits for it any more."""
    for process in tuple(_running):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()


def _finished(command: Sequence[str], seconds: float) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, in a session of its own, so that it can be ended as a whole from another thread."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, errors="replace", start_new_session=True
    ) as process:
        _running.add(process)
        try:
            out, complaints = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        finally:
            _running.discard(process)
    return subprocess.CompletedProcess(command, process.returncode, out, complaints)


def _compile(command: Sequence[str], path: str) -> str | None:
    """What the compiler complained of; None when it did not."""
    try:
        done = _finished(command, COMPILE_SECONDS)
    except subprocess.TimeoutExpired:
        raise UserError(f"{path}: the compiler took more than {COMPILE_SECONDS} s") from None
    except OSError as error:
        raise UserError(f"{command[0]}: cannot be run: {(error.strerror or str(error)).lower()}") from None
    if done.returncode == 0:
        return None
    if "error" not in done.stderr or "Killed signal" in done.stderr or "out of memory" in done.stderr:
        what = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise UserError(f"{path}: the compiler failed: {what}", hint="CuTe's templates need about 0.6 GB")
    return done.stderr


def _refused(program: Program, complaint: str, headers: Headers) -> Answer:
    """The headers do not take the configuration: they lack an atom or its traits (nothing is known then), or they refuse it."""
    errors = _ERROR.findall(complaint) or [complaint.strip().splitlines()[0]]
    unknown = next((found[1] or found[2] for error in errors if (found := _UNKNOWN.search(error))), None)
    if unknown is not None:
        what = f"the headers{_of_version(headers)} have no {unknown}"
        raise UserError(f"{program.path}: {what}", hint="--include names other headers")
    lacking = next((found[1] for error in errors if (found := _NO_TRAITS.search(error))), None)
    if lacking is not None:
        of = program.atom if lacking == "MMA" else "a copy's atom"
        what = f"the headers{_of_version(headers)} have no {lacking}_Traits of {of}"
        raise UserError(f"{program.path}: {what}", hint="--include names other headers")
    told = next((error for error in errors if "static assertion failed" in error), errors[0])
    return Answer(Said.DISAGREED, f"CuTe does not compile {program.atom or 'the program'}: {told}")


def _check_missing(path: str, complaint: str) -> None:
    errors = _ERROR.findall(complaint)
    missing = next((error for error in errors if "No such file" in error or "file not found" in error), None)
    if missing is not None:
        raise UserError(f"{path}: a header is missing: {missing}", hint="--include DIR names where it is")


def _of_version(headers: Headers) -> str:
    return f" of CUTLASS {headers.version}" if headers.version else ""


def _run(binary: Path, program: Program) -> list[Answer]:
    try:
        done = _finished([str(binary)], RUN_SECONDS)
    except subprocess.TimeoutExpired:
        raise UserError(f"{program.path}: the program took more than {RUN_SECONDS} s to run") from None
    answers: dict[int, Answer] = {}
    for line in done.stdout.splitlines():
        match = _LINE.fullmatch(line)
        if match is not None:
            answers[int(match[1])] = Answer(Said(match[2]), match[3])
    if done.returncode not in (0, 1) or len(answers) != len(program.checks):
        what = f"{len(answers)} of {len(program.checks)} checks were answered, exit status {done.returncode}"
        raise UserError(f"{program.path}: the program broke off: {what}")
    return [answers[index] for index in sorted(answers)]
