"""`[mma] shared`: wgmma's operands in shared memory, rejected where no descriptor says where their elements are."""

from __future__ import annotations

import pytest

from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.write import spec_text
from tests.specs.test_bad_input import errors

WGMMA = """
[mma]
atom = "SM90_64x128x16_F32F16F16_SS<K,MN>"
shared = { A = "sA", B = "sB" }

[tensors.sA]
layout = "Sw<3,3,3> o 0 o ((8,8),64):((64,512),1)"
alignment = 1024
stages = 3

[tensors.sB]
layout = "Sw<3,3,3> o 0 o ((64,2),64):((1,4096),64)"
alignment = 1024

[claims.c]
operand = "C"
covered = 1
"""


def refusal(text: str) -> str:
    """What the configuration is rejected for."""
    configuration, claim = run_spec(parse_spec(text, "x.toml")).claims
    assert claim.outcome.verdict is Verdict.REJECTED
    assert configuration.outcome.verdict is Verdict.REJECTED
    return str(configuration.outcome.refusal)


def test_layouts_that_have_descriptors() -> None:
    assert [claim.outcome.verdict for claim in run_spec(parse_spec(WGMMA, "x.toml")).claims] == [Verdict.PROVED] * 2
    assert 'shared = { A = "sA", B = "sB" }' in spec_text(parse_spec(WGMMA, "x.toml"))


@pytest.mark.parametrize(
    ("was", "wrong", "words"),
    [
        (
            "Sw<3,3,3> o 0 o ((8,8)", "((8,8)",
            "A from sA, make_fragment_A, make_gmma_desc, mode 0: the 8 rows of K-major INTERLEAVE lie 1 units of 16 bytes apart,"
            " here 8 (legal: 1 (8 elements) or Sw<3,3,3> under the same strides)",
        ),
        ("<K,MN>", "<MN,MN>", "A from sA, make_fragment_A, make_gmma_desc, K: K has 2 elements, an instruction of 16-bit"),
        ("((64,512),1)", "((64,512),2)", "has 12288 elements, and its units of 16 bytes hold 24576"),
        ("alignment = 1024\nstages", "alignment = 128\nstages", "the base's alignment is 128 bytes, Sw<3,3,3> repeats"),
        ("stages = 3", 'stages = 3\nmemory = "global"', "make_fragment_A, memory: SM90_64x128x16_F32F16F16_SS<K,MN> reads A"),
        ("stages = 3", "stages = 3\nbits = 32", "bits: its elements have 32 bits, SM90_64x128x16_F32F16F16_SS<K,MN> takes f16"),
        ("((8,8),64):((64,512),1)", "((8,7),64):((64,512),1)", "M = 56 is not a multiple of 64, the tile"),
        ("SM90_64x128x16_F32F16F16_SS<K,MN>", "SM90_64x128x16_F32F16F16_RS<K,MN>", "takes A from registers (legal: B)"),
        ("SM90_64x128x16_F32F16F16_SS<K,MN>", "SM90_64x128x16_F32F16F16_SS", "does not say whether A is MN- or K-major"),
        ("SM90_64x128x16_F32F16F16_SS<K,MN>", "SM80_16x8x16_F16F16F16F16_TN", "takes A from registers"),
    ],
)  # fmt: skip
def test_layouts_that_have_none(was: str, wrong: str, words: str) -> None:
    assert was in WGMMA
    told = refusal(WGMMA.replace(was, wrong, 1))
    assert words in told
    assert "\n" not in told


def test_names_that_are_not_there() -> None:
    assert 'mma.shared.A: unknown tensor "sC"; known: sA, sB' in errors(WGMMA.replace('A = "sA"', 'A = "sC"'))
    assert "mma.shared.C: C is no operand that an instruction reads" in errors(WGMMA.replace('A = "sA"', 'C = "sA"'))
    assert "mma.shared: is empty" in errors(WGMMA.replace('{ A = "sA", B = "sB" }', "{}"))
