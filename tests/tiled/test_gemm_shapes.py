"""The shapes that `cute::gemm` compiles for: the same yes and no, and a refusal that names mode and numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layoutproof.atoms.catalogue import find
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout
from layoutproof.tiled import TiledMMA
from layoutproof.tiled.gemm_shapes import check_gemm, check_registers
from tests.oracle.make_gemm_shapes import TARGET, cases, shape

ORACLE = json.loads(TARGET.read_text())
F16 = find("SM80_16x8x16_F16F16F16F16_TN")


def attempt(case: dict[str, Any]) -> None:
    a, b, c, d = (Layout(shape(case[name])) if case[name] else None for name in "ABCD")
    assert a is not None and b is not None and c is not None
    check_gemm(find(case["atom"]), a, b, c, d)


@pytest.mark.parametrize("case", ORACLE["cases"], ids=lambda case: case["id"])
def test_compiles_where_cute_does(case: dict[str, Any]) -> None:
    if not case["refused"]:
        attempt(case)
        return
    with pytest.raises(Rejected) as caught:
        attempt(case)
    refusal = caught.value.refusal
    assert refusal.operation == "gemm" and refusal.mode and refusal.reason and refusal.legal
    assert "\n" not in str(refusal)


def test_both_kinds_are_there() -> None:
    assert len(ORACLE["cases"]) == ORACLE["meta"]["count"] == len(cases())
    refused = sum(bool(case["refused"]) for case in ORACLE["cases"])
    assert 10 < refused < len(ORACLE["cases"]) - 10


@pytest.mark.parametrize(
    ("a", "b", "c", "words"),
    [
        ("(8,2,2)", "(4,2,1)", "(4,2,2)", "gemm, K: A (8,2,2) and B (4,2,1) differ along K: 2 and 1 (legal: 2 or 1 in both)"),
        ("(8,2,2)", "(4,3,2)", "(4,2,2)", "gemm, N: B (4,3,2) and C (4,2,2) differ along N: 3 and 2 (legal: 3 or 2 in both)"),
        (
            "(4,2,2)", "(4,2,2)", "(4,2,2)",
            f"gemm, V of A: A has 4 16-bit values, {F16.name} has 4 registers of 32 bits (legal: 8)",
        ),
    ],
)  # fmt: skip
def test_what_a_refusal_says(a: str, b: str, c: str, words: str) -> None:
    with pytest.raises(Rejected) as caught:
        check_gemm(F16, *(Layout(shape(text)) for text in (a, b, c)))
    assert str(caught.value) == words


def test_descriptors_count_as_one() -> None:
    """A and B of wgmma in shared memory: one descriptor of 64 bits an instruction."""
    atom = find("SM90_64x64x16_F32F16F16_SS<K,K>")
    check_gemm(atom, Layout((1, 1, 4)), Layout((1, 1, 4)), Layout(((2, 2, 8), 1, 1)))
    with pytest.raises(Rejected, match=r"A has 2 descriptors, .* has 1 register of 64 bits \(legal: 1\)"):
        check_registers(atom, "A", 2)


def test_symbolic_rest_modes() -> None:
    rest = symbol("K/16")
    check_gemm(F16, Layout((8, 2, rest)), Layout((4, 2, rest)), Layout((4, 2, 2)))
    with pytest.raises(Rejected, match="differ along K: K/16 and 2"):
        check_gemm(F16, Layout((8, 2, rest)), Layout((4, 2, 2)), Layout((4, 2, 2)))


@pytest.mark.parametrize("problem", [(32, 16, 16), (64, 48, 32)])
def test_the_fragments_of_a_tiled_mma_fit_together(problem: tuple[int, int, int]) -> None:
    """Whatever the problem, the partitions of one TiledMMA are a product; those of two problems are not."""
    m, n, k = problem
    mma = TiledMMA(F16, Layout((2, 2, 1)))
    made = {
        name: mma.partition_fragment(name, Layout(extents))
        for name, extents in {"A": (m, k), "B": (n, k), "C": (m, n)}.items()
    }
    check_gemm(F16, made["A"], made["B"], made["C"])
    longer = mma.partition_fragment("A", Layout((m, 2 * k)))
    with pytest.raises(Rejected, match="differ along K"):
        check_gemm(F16, longer, made["B"], made["C"])
