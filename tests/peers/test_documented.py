"""``docs/peers.md``: each row is what the libraries answer, and the third column is what CuTe's own headers say."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.compiler import OPTIONS, search
from layoutproof.crosscheck.headers import Headers
from layoutproof.layouts import Layout, Underscore
from tests.crosscheck.conftest import cute as cute
from tests.peers.peers import Refused, ask, ours, parse_question, row

PAGE = Path(__file__).parents[2] / "docs" / "peers.md"
ROWS = re.findall(r"^\| (\w+) \| `([^`]+)` \|.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
QUESTIONS = tuple(dict.fromkeys(question for _, question in ROWS))
BY_SHAPE = ("coalesce", "tile_to_shape")  # whose tuples are shapes; those of the others are tilers
HEAD = "#include <cute/layout.hpp>\n#include <cute/tensor.hpp>\nusing namespace cute;\n"


@pytest.mark.parametrize(("library", "question"), ROWS)
def test_the_row(library: str, question: str) -> None:
    assert row(library, question) in PAGE.read_text(encoding="utf-8").splitlines()


def test_there_are_rows() -> None:
    assert len(ROWS) > 40


def test_cute_says_what_the_third_column_says(cute: tuple[tuple[str, ...], Headers], tmp_path: Path) -> None:
    accepted = [(question, answer) for question in QUESTIONS if isinstance(answer := ask(question, ours), Layout)]
    assert len(accepted) > 20
    lines = [
        f'static_assert(is_same_v<decltype({expression(question)}), {cxx.layout_type(answer)}>, "{question}");'
        for question, answer in accepted
    ]
    complaint = compiled(HEAD + "\n".join(lines), tmp_path, cute)
    assert re.findall(r"static assertion failed[^\n]*|error: [^\n]*", complaint) == []


def test_cute_refuses_what_the_third_column_says(cute: tuple[tuple[str, ...], Headers], tmp_path: Path) -> None:
    """Each in a template of its own, so that one compilation tells of all: the compiler goes on after an error."""
    refused = [question for question in QUESTIONS if isinstance(ask(question, ours), Refused)]
    assert len(refused) > 10
    text = HEAD
    for index, question in enumerate(refused):
        text += f"#line {1000 * (index + 1)}\nauto answer{index} = {expression(question)};\n"
    complaint = compiled(text, tmp_path, cute)
    for index, question in enumerate(refused):
        assert re.search(rf"\b{1000 * (index + 1)}:\d+:", complaint), f"CuTe accepts {question}"


def expression(question: str) -> str:
    operation, arguments = parse_question(question)
    texts = [value(argument, by_shape=operation in BY_SHAPE) for argument in arguments]
    if operation in ("upcast", "downcast"):
        return f"{operation}<{arguments[1]}>({texts[0]})"
    return f"{operation}({', '.join(texts)})"


def value(argument: object, *, by_shape: bool) -> str:
    if isinstance(argument, tuple):
        parts = ", ".join(value(part, by_shape=by_shape) for part in argument)
        return f"{'make_shape' if by_shape else 'make_tile'}({parts})"
    if isinstance(argument, Underscore):
        return "_"
    return f"{cxx.layout_type(argument)}{{}}" if isinstance(argument, Layout) else f"Int<{argument}>{{}}"


def compiled(text: str, folder: Path, cute: tuple[Sequence[str], Headers]) -> str:
    """What the compiler complains of."""
    compiler, headers = cute
    source = folder / "rows.cpp"
    source.write_text(text, encoding="utf-8")
    command = [*compiler, *OPTIONS, "-fsyntax-only", "-fmax-errors=0", *search(headers), str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr
