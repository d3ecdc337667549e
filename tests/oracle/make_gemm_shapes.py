"""Write gemm_shapes.json: which shapes of register fragments cute::gemm compiles for.

    python -m tests.oracle.make_gemm_shapes        (minutes: each case is a program of its own)

A case has the atom and the shapes of A, B, C (and D where it is not C's), and the compiler's complaint where there is one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.oracle.cute_host import ask, value, write

TARGET = Path(__file__).with_name("gemm_shapes.json")
Case = dict[str, Any]
INCLUDES = "#include <cute/atom/mma_atom.hpp>\n#include <cute/algorithm/gemm.hpp>"
F16 = "SM80_16x8x16_F16F16F16F16_TN"
INT8 = "SM80_16x8x32_S32S8S8S32_TN"
FMA = "UniversalFMA<float>"
TYPES = {  # of the values of A, B, C and D
    F16: ("half_t", "half_t", "half_t"),
    "SM80_16x8x16_F32F16F16F32_TN": ("half_t", "half_t", "float"),
    INT8: ("int8_t", "int8_t", "int32_t"),
    "SM80_16x8x8_F32TF32TF32F32_TN": ("tfloat32_t", "tfloat32_t", "float"),
    "SM80_8x8x4_F64F64F64F64_TN": ("double", "double", "double"),
    FMA: ("float", "float", "float"),
}
SHAPES: list[tuple[str, str, str, str, str]] = [  # atom, A, B, C, D ("" for C's)
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,2)", ""),
    (F16, "((2,2,2),2,2)", "((2,2),2,2)", "((2,2),2,2)", ""),
    (F16, "(8,2,(2,3))", "(4,2,6)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(4,2,1)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(4,3,2)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(4,2,2)", "(4,3,2)", ""),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,3)", ""),
    (F16, "(8,1,1)", "(4,1,1)", "(4,1,1)", ""),
    (F16, "(8,2)", "(4,2)", "(4,2,2)", ""),
    (F16, "(8,2)", "(4,3)", "(4,2,2)", ""),
    (F16, "(8,3)", "(4,2)", "(4,2,2)", ""),
    (F16, "(8)", "(4)", "(4)", ""),
    (F16, "(8)", "(4)", "(8)", ""),
    (F16, "(4)", "(4)", "(4)", ""),
    (F16, "(4,2,2)", "(4,2,2)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(8,2,2)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(4,2,2)", "(8,2,2)", ""),
    (F16, "(8,2,2,1)", "(4,2,2,1)", "(4,2,2)", ""),
    (F16, "(8,2,2)", "(4,2)", "(4,2,2)", ""),
    (F16, "(8,2)", "(8,2)", "(2,2)", ""),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2)", ""),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,2)", "(4,2,2)"),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,2)", "(4,2,3)"),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,2)", "(4,2)"),
    (F16, "(8,2,2)", "(4,2,2)", "(4,2,2)", "(8,2,2)"),
    ("SM80_16x8x16_F32F16F16F32_TN", "(8,1,2)", "(4,3,2)", "(4,1,3)", ""),
    ("SM80_16x8x16_F32F16F16F32_TN", "(8,1,2)", "(4,3,2)", "(2,1,3)", ""),
    (INT8, "(16,2,1)", "(8,2,1)", "(4,2,2)", ""),
    (INT8, "(8,2,1)", "(8,2,1)", "(4,2,2)", ""),
    (INT8, "(16,2,1)", "(4,2,1)", "(4,2,2)", ""),
    ("SM80_16x8x8_F32TF32TF32F32_TN", "(4,2,1)", "(2,2,1)", "(4,2,2)", ""),
    ("SM80_16x8x8_F32TF32TF32F32_TN", "(4,2,1)", "(4,2,1)", "(4,2,2)", ""),
    ("SM80_8x8x4_F64F64F64F64_TN", "(1,2,2)", "(1,2,2)", "(2,2,2)", ""),
    ("SM80_8x8x4_F64F64F64F64_TN", "(2,2)", "(2,2)", "(2,2)", ""),
    (FMA, "(4,3)", "(2,3)", "(4,2)", ""),
    (FMA, "(4,3)", "(2,2)", "(4,2)", ""),
    (FMA, "(4,3)", "(2,3)", "(2,4)", ""),
    (FMA, "(4)", "(2)", "(4,2)", ""),
    (FMA, "(4)", "(2)", "(2,4)", ""),
    (FMA, "(1)", "(1)", "(1)", ""),
    (FMA, "(2)", "(1)", "(1)", ""),
    (FMA, "(1,4,3)", "(1,2,3)", "(1,4,2)", ""),
    (FMA, "(1,4,3)", "(1,2,3)", "(2,4,2)", ""),
    (FMA, "(4,3)", "(2,3)", "(4,2)", "(4,2)"),
    (FMA, "(4,3)", "(2,3)", "(4,2)", "(4,1)"),
    (FMA, "(1)", "(1)", "(1)", "(2)"),
]


def shape(written: str) -> Any:
    """The shape as nested tuples; "(8)" is a tuple of one mode."""
    return eval(written.replace(")", ",)"))


def cases() -> list[Case]:
    """Every question, without its answer."""
    return [{"atom": atom, "A": a, "B": b, "C": c, "D": d} for atom, a, b, c, d in SHAPES]


def statement(case: Case) -> str:
    """The question in C++: it only has to compile."""
    types = TYPES[case["atom"]]
    made = [
        f"auto {name} = make_tensor<{kind}>({value(shape(case[name]), 'make_shape')});"
        for name, kind in zip("ABCD", (*types, types[2]), strict=True)
        if case[name]
    ]
    arguments = "D, A, B, C" if case["D"] else "A, B, C"
    return f"{' '.join(made)} if (size(A) == 0) gemm(MMA_Atom<{case['atom']}>{{}}, {arguments});"


def answered(asked: list[Case]) -> list[Case]:
    """The questions with CuTe's answers."""
    answers, _ = ask([statement(case) for case in asked], includes=INCLUDES)
    for case, answer in zip(asked, answers, strict=True):
        case["refused"] = answer.refused
    return asked


def main() -> None:
    """Ask, and write."""
    write(TARGET, "gemm", answered(cases()))


if __name__ == "__main__":
    main()
