"""Asking CuTe's own headers, to write the data beside this file: one host program a question, no GPU.

Each question is a statement of C++ that prints lines. Where it does not compile, the answer is what the compiler said.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from layoutproof.crosscheck.compiler import OPTIONS, find_compiler, search
from layoutproof.crosscheck.headers import Headers, find_headers
from layoutproof.layouts import Layout, Underscore
from layoutproof.layouts.int_tuple import IntTuple

HEAD = """#include <cute/tensor.hpp>
{includes}
using namespace cute;
template <class T> void say(T const& t) {{ print(t); printf("\\n"); }}
{helpers}
int main() {{ {statement} return 0; }}
"""
WORKERS = 2
_ERROR = re.compile(r"error: (.*)")


@dataclass(frozen=True)
class Answer:
    """The lines that the program printed, or the compiler's first complaint."""

    lines: tuple[str, ...] = ()
    refused: str = ""


def ask(statements: Sequence[str], *, includes: str = "", helpers: str = "") -> tuple[list[Answer], Headers]:
    """One answer a statement, and the headers that gave them. Raises :class:`UserError` without compiler or headers."""
    compiler, headers = find_compiler(), find_headers()

    def one(statement: str) -> Answer:
        with TemporaryDirectory() as scratch:
            source, binary = Path(scratch) / "ask.cpp", Path(scratch) / "ask"
            source.write_text(HEAD.format(includes=includes, helpers=helpers, statement=statement))
            command = [*compiler, *OPTIONS, *search(headers), str(source), "-o", str(binary)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                return Answer(refused=_complaint(done.stderr))
            ran = subprocess.run([str(binary)], capture_output=True, text=True, check=True)
        return Answer(tuple(re.sub(r"_(?=\d)|_(?=-\d)", "", line) for line in ran.stdout.splitlines()))

    with ThreadPoolExecutor(WORKERS) as pool:
        return list(pool.map(one, statements)), headers


def _complaint(stderr: str) -> str:
    """The first static assertion, with its message where it has one; else the first error."""
    errors = _ERROR.findall(stderr)
    told = [error for error in errors if "static assertion failed" in error]
    with_message = [error for error in told if error.partition("failed: ")[2]]
    return (with_message or told or errors or [stderr.strip()])[0]


def value(number: IntTuple, wrapper: str = "make_coord") -> str:
    """A nested coordinate or shape of compile-time constants, as an expression."""
    if isinstance(number, tuple):
        return f"{wrapper}({', '.join(value(part, wrapper) for part in number)})"
    return f"Int<{number}>{{}}"


def tiler(entry: object) -> str:
    """A tiler as an expression: nested tuples of sizes, layouts and ``_``."""
    from layoutproof.crosscheck.cxx import layout_type

    if isinstance(entry, tuple):
        return f"make_tile({', '.join(map(tiler, entry))})"
    if isinstance(entry, Layout):
        return f"{layout_type(entry)}{{}}"
    return "_" if isinstance(entry, Underscore) else f"Int<{entry}>{{}}"


def write(target: Path, name: str, cases: Sequence[dict[str, Any]]) -> None:
    """The file of answers, a case a line, with what they come from."""
    source = f"CUTLASS {find_headers().version}, tests/oracle/make_{target.stem}.py"
    numbered = [case | {"id": f"{name}_{place:03}"} for place, case in enumerate(cases)]
    lines = ",\n".join(json.dumps(case) for case in numbered)
    meta = json.dumps({"source": source, "count": len(cases)})
    target.write_text(f'{{"meta": {meta},\n"cases": [\n{lines}\n]}}\n')
