"""C and Python text mean what evaluation means: a real compiler and a real interpreter compute it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.errors import UserError
from layoutproof.integers import c
from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import BINARY_OPERATORS, Expression, Literal, Name
from layoutproof.integers.interval import intermediates
from layoutproof.integers.parse import parse

COMPILER = shutil.which("g++")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="g++ is not installed")
POINTS = [(0, 1, 2), (5, -3, 7), (-13, 4, -2), (20, 20, -20), (-7, 2, 3), (1, 0, -1)]
WIDTHS = {"int": 31, "long long": 63}


def fits(expression: Expression, bits: int) -> bool:
    """Whether nothing on the way leaves the type: the condition under which the C text means the same."""
    bounds = {name: Interval(-20, 20) for name in "abc"}
    whole = Interval(-(1 << bits), (1 << bits) - 1)
    return all(span.within(whole) for _, span in intermediates(expression, bounds))


def run_program(body: str, folder: Path) -> list[int]:
    assert COMPILER is not None
    source, program = folder / "program.cpp", folder / "program"
    source.write_text(f"#include <cstdio>\n{c.PRELUDE}\n{body}")
    command = [
        COMPILER,
        "-std=c++17",
        "-O0",
        "-w",
        "-fsanitize=undefined",
        "-fno-sanitize=shift-base",
        "-fsanitize-undefined-trap-on-error",
        str(source),
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "TMPDIR": str(folder)})
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    return [int(line) for line in output.split()]


@needs_compiler
def test_compiled_c_agrees(make: Any, value_at: Callable[..., int | None], tmp_path: Path) -> None:
    maker = make(7)
    functions: list[str] = []
    calls: list[str] = []
    expected: list[int] = []
    while len(functions) < 200:
        kind = "int" if len(functions) % 2 else "long long"
        expression = maker.expression(4, BINARY_OPERATORS)
        if not fits(expression, WIDTHS[kind]):
            continue
        index = len(functions)
        functions.append(
            f"{kind} f{index}({kind} a, {kind} b, {kind} c) {{ return {c.to_c(expression, None, kind)}; }}"
        )
        for point in POINTS:
            value = value_at(expression, dict(zip("abc", point, strict=True)))
            if value is not None:
                calls.append(f'std::printf("%lld\\n", (long long)f{index}({point[0]}, {point[1]}, {point[2]}));')
                expected.append(value)
    assert len(expected) > 800
    got = run_program("\n".join(functions) + "\nint main() {\n" + "\n".join(calls) + "\n}\n", tmp_path)
    assert got == expected


@needs_compiler
def test_what_only_careful_text_gets_right(tmp_path: Path) -> None:
    """Literals that C would compute in int, and the difference from what Python's operators would give."""
    cases = [
        ("1 << 40", 1 << 40),
        ("(a < b) << 40", 1 << 40),
        ("65536*65536 + a", 65536 * 65536 - 7),
        ("ceil_div(2147483647, 2)", 1 << 30),
        (str(-(2**63)), -(2**63)),
        ("-2147483648 - 1", -(2**31) - 1),
        ("a >> 100", -1),
        ("a/2", -3),
        ("a%2", -1),
        ("min(a, 3000000000)", -7),
        ("max(a, 3000000000)", 3_000_000_000),
        ("a - -a", -14),
        ("-(-a)", -7),
    ]
    lines = [f'std::printf("%lld\\n", (long long)({c.to_c(parse(text), None, "long long")}));' for text, _ in cases]
    got = run_program("int main() { long long a = -7, b = 2; (void)b;\n" + "\n".join(lines) + "\n}\n", tmp_path)
    assert got == [value for _, value in cases]


@needs_compiler
def test_an_overflow_would_be_seen(tmp_path: Path) -> None:
    """The programs above trap on undefined behaviour: agreement is not luck."""
    text = c.to_c(parse("b*1073741824*4 + a"), None, "int")
    with pytest.raises(subprocess.CalledProcessError):
        run_program(f'int main() {{ int a = -7, b = 2; std::printf("%d\\n", {text}); }}', tmp_path)


@needs_compiler
def test_the_prelude_is_c_too(tmp_path: Path) -> None:
    compiler = shutil.which("gcc")
    if compiler is None:
        pytest.skip("gcc is not installed")
    source = tmp_path / "prelude.c"
    source.write_text(c.PRELUDE + "int main(void) { return (int)lp_min(3, lp_max(1, lp_ceil_div(9, 4))) - 3; }\n")
    subprocess.run([compiler, "-std=c99", "-Wall", "-Werror", str(source), "-o", str(tmp_path / "prelude")], check=True)
    assert subprocess.run([str(tmp_path / "prelude")], check=False).returncode == 0


@pytest.mark.parametrize(
    ("text", "kind", "printed"),
    [
        ("lane/4 + 8*(v/2)", "int", "lane/4 + 8*(v/2)"),
        ("lane/4 + 8*(v/2)", "int64_t", "lane/4 + 8*(v/2)"),
        ("min(a, b, 3)", "int", "lp_min(lp_min(a, b), 3)"),
        ("ceil_div(a, 4)", "int", "lp_ceil_div(a, 4)"),
        ("a + 2147483648", "int", "a + 2147483648LL"),
        ("a - 2147483647", "int", "a - 2147483647"),
        ("1 << a", "long long", "1LL << a"),
        ("1 << a", "int", "1 << a"),
        ("(a < b) + (b < a)", "long long", "(long long)(a < b) + (b < a)"),
        ("a >> 40", "int", "a >> 31"),
        ("a >> 40", "long long", "a >> 40"),
        ("a ? b : -1", "int", "a ? b : -1"),
    ],
)
def test_c_text(text: str, kind: str, printed: str) -> None:
    assert c.to_c(parse(text), None, kind) == printed


def test_c_names() -> None:
    expression = parse("lane/4*b")
    assert c.to_c(expression, {"lane": "threadIdx.x", "b": "p + 1"}) == "threadIdx.x/4*(p + 1)"
    assert c.to_c(parse("a*2") * Name("M/32")) == "a*2*(M/32)"
    assert c.to_c(Literal(2) * Name("M/32"), {"M": "size.m"}) == "2*(size.m/32)"
    assert c.to_c(Literal(2) * Name("M/32"), {"M/32": "tiles"}) == "2*tiles"


def test_what_c_cannot_say() -> None:
    for expression, kind in [
        (Literal(2**63), "int"),
        (Name("@0"), "int"),
        (Name("a"), "unsigned"),
        (Literal(-(2**63) - 1), "int"),
    ]:
        with pytest.raises(UserError):
            c.to_c(expression, None, kind)
    assert c.to_c(Literal(2**63 - 1)) == "9223372036854775807LL"


def run_python(source: str, prelude: str, **values: int) -> int:
    space: dict[str, Any] = dict(values)
    exec(prelude, space)
    result = eval(source, space)
    assert type(result) is int
    return result


@settings(max_examples=100)
@given(data=st.data())
def test_python_text_agrees(expressions: Any, value_at: Callable[..., int | None], data: st.DataObject) -> None:
    expression = data.draw(expressions())
    point = {name: data.draw(st.integers(0, 20)) for name in "abc"}
    value = value_at(expression, point)
    for bounds in (None, {name: Interval(0, 20) for name in "abc"}):
        source = c.to_python(expression, None, bounds)
        if value is not None:
            assert run_python(source, c.PYTHON_PRELUDE, **point) == value


def test_python_text() -> None:
    lanes = {"lane": Interval(0, 31), "v": Interval(-3, 3), "n": Interval(0, 4)}
    assert c.to_python(parse("lane/4 + lane%4"), None, lanes) == "lane//4 + lane%4"
    assert c.to_python(parse("lane/4")) == "lp_div(lane, 4)"
    assert c.to_python(parse("v/2"), None, lanes) == "lp_div(v, 2)"
    assert c.to_python(parse("lane/n"), None, lanes) == "lp_div(lane, n)"  # n may be 0
    assert c.to_python(parse("a < b && !c"), {"a": "x"}) == "(1 if x < b and not c != 0 else 0)"
    assert c.to_python(parse("a & b == c")) == "a & (1 if b == c else 0)"
    for name in ("import", "M/32", "min", "lp_div"):
        with pytest.raises(UserError):
            c.to_python(Name(name))


def test_plain_floor_division_would_be_seen() -> None:
    """Where an operand may be negative, Python's // is another function: the helper is not decoration."""
    source = c.to_python(parse("v/2"), None, {"v": Interval(-3, 3)})
    assert run_python(source, c.PYTHON_PRELUDE, v=-3) == -1
    assert run_python("v//2", "", v=-3) == -2
