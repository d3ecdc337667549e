"""Index functions in every language give what the expressions give, at every point."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from layoutproof.commands.emit import prove_all
from layoutproof.emit.functions import IndexFunction, c, cuda, library, python, triton
from layoutproof.emit.proven import Proven
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.expression import Expression
from layoutproof.integers.parse import parse

SPECS = Path(__file__).parents[2] / "specs"
NAMES = ("i", "j")


def function(**outputs: str) -> IndexFunction:
    bodies: dict[str, Expression] = {name: parse(text, names={"i", "j"}) for name, text in outputs.items()}
    return IndexFunction("f", NAMES, bodies, ("what it is",))


def test_one_output_is_returned() -> None:
    assert cuda(function(m="i/4 + 8*j")) == (
        "// what it is\nstatic __device__ __forceinline__ int f(int i, int j) { return i/4 + 8*j; }\n"
    )
    assert "return i//4 + 8*j" in triton(function(m="i/4 + 8*j"))


def test_several_outputs() -> None:
    assert "int &m, int &n)" in cuda(function(m="i", n="j%8"))
    assert "*n = j%8;" in c(function(m="i", n="j%8"))
    assert python(function(m="i + j", n="j")).endswith("    m = i + j\n    n = j\n    return m, n\n")


def test_an_output_called_like_an_input() -> None:
    assert "i_out = j;" in cuda(function(i="j", n="i"))
    assert "return j, i" in python(function(i="j", n="i"))


FORMULAS = (
    "i/4 + 8*(j%2)", "(i - 9)/4", "(i - 9)%4", "i < j ? i : 2*j", "min(i, j) + max(i, 3)", "(i > 2 && j > 1) + !(i == j)",
    "ceil_div(i, 4)", "(i ^ j) & 5 | i << 2", "i >> 1", "-i % 3",
)  # fmt: skip


@pytest.mark.parametrize("text", FORMULAS)
def test_triton_means_the_same(text: str) -> None:
    """With Triton's functions stood in for by NumPy, and its division, which truncates."""
    source = triton(function(m=text)).replace("@triton.jit\n", "")
    tl = SimpleNamespace(where=lambda t, a, b: a if t else b, minimum=min, maximum=max, cdiv=lambda a, b: -(-a // b))
    namespace: dict[str, Any] = {"tl": tl}
    exec(source, namespace)
    for i, j in product(range(9, 40), range(8)):  # no negative dividend: Python's own // would floor
        if "-i" in text:
            continue
        assert int(namespace["f"](i, j)) == evaluate(parse(text, names={"i", "j"}), {"i": i, "j": j})


@pytest.mark.parametrize("text", FORMULAS)
def test_python_means_the_same(text: str) -> None:
    namespace: dict[str, Any] = {}
    exec(library([function(m=text)], "python"), namespace)
    for i, j in product(range(40), range(8)):
        assert int(namespace["f"](i, j)) == evaluate(parse(text, names={"i", "j"}), {"i": i, "j": j})


def points(item: Proven) -> tuple[list[str], list[tuple[int, ...]]]:
    extents = item.domain.concrete(item.sizes)
    return [name for name, _ in extents], list(product(*(range(size) for _, size in extents)))


@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
@pytest.mark.parametrize("language", ["c", "cuda"])
def test_compiled_functions_over_all_threads(language: str, tmp_path: Path) -> None:
    """The seven TiledMMA specs: each function at each (thread, value, repetition), by the host's compiler."""
    found = [item for spec in prove_all(sorted((SPECS / "tiled_mma").glob("*.toml"))) for item in spec.functions]
    assert len(found) == 42
    lines, wanted = ["#include <stdio.h>", "#define __device__", "#define __forceinline__ inline"], []
    calls = []
    for number, item in enumerate(found):
        printed = {"c": c, "cuda": cuda}[language](item.function).replace(f" {item.function.name}(", f" f{number}(")
        lines.append(printed)
        names, rows = points(item)
        environment = item.domain.symbol_values(item.sizes) if item.sizes else {}
        table = []
        for row in rows[:: max(len(rows) // 2048, 1)]:
            at = dict(zip(names, row, strict=True)) | environment
            at |= {word: evaluate(body, at) for word, body in item.subject.derived.items() if word not in at}
            table.append([at[name] for name in item.function.inputs])
            wanted.append([evaluate(item.subject.expand(body), at) for body in item.reference.values()])
        outputs = [f"o[{place}]" if language == "cuda" else f"o + {place}" for place in range(2)]
        width = len(item.function.inputs)
        arguments = ", ".join([f"t{number}[r][{place}]" for place in range(width)] + outputs)
        rows_text = ",".join("{" + ",".join(map(str, row)) + "}" for row in table)
        lines.append(f"static const int t{number}[][{width}] = {{{rows_text}}};")
        calls.append(
            f'for (int r = 0; r < {len(table)}; ++r) {{ f{number}({arguments}); printf("%d %d\\n", o[0], o[1]); }}'
        )
    lines.append("int main() { int o[2];\n" + "\n".join(calls) + "\nreturn 0; }")
    file = tmp_path / ("all.c" if language == "c" else "all.cpp")
    file.write_text("\n".join(lines))
    subprocess.run(["g++", "-w", "-o", str(tmp_path / "all"), str(file)], check=True)
    said = subprocess.run([str(tmp_path / "all")], capture_output=True, text=True, check=True).stdout
    got = numpy.array([line.split() for line in said.splitlines()], dtype=int)
    assert got.tolist() == wanted


def test_emit_prints_functions() -> None:
    command = [sys.executable, "-m", "layoutproof", "emit", str(SPECS / "tiled_mma" / "split_k.toml"), "--functions"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "obligations sha256 " in done.stdout
    assert "k = 2*(lane%4) + v%2 + 8*(v/4) + 16*wk + 32*rk;" in done.stdout
