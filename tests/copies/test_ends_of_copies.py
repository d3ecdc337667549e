"""The two ends of a copy: each has its own names, a tensor may have one mode, an offset may stand under a swizzle."""

from __future__ import annotations

import pytest

from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

BOTH = """
title = "from rows of a column-major tensor to rows"
[tensors.g]
layout = "(64,64):(1,64)"
modes = ["row", "col"]
memory = "global"
[tensors.s]
layout = "(64,64):(64,1)"
modes = ["m", "k"]
[copies.c]
atom = "UniversalCopy<uint16_t>"
threads = "(16,8):(8,1)"
values = "(1,8)"
source = "g"
destination = "s"
[claims.x]
copy = "c"
"""
ONE = """
title = "one mode"
[tensors.s]
layout = "1024:1"
[copies.c]
atom = "UniversalCopy<uint128_t>"
threads = "32:1"
values = "8:1"
destination = "s"
[claims.x]
copy = "c"
"""
OFFSET = """
title = "an offset under a swizzle"
[tensors.s]
layout = "Sw<3,3,3> o 4096 o (64,64):(64,1)"
modes = ["m", "k"]
[copies.c]
atom = "UniversalCopy<uint128_t>"
threads = "(16,8):(8,1)"
values = "(1,8)"
destination = "s"
[claims.x]
copy = "c"
side = "dst"
covered = 1
"""


def decided(text: str) -> Outcome:
    (claim,) = run_spec(parse_spec(text, "x.toml")).claims
    return claim.outcome


@pytest.mark.parametrize(("side", "names"), [("dst", ("m", "k")), ("src", ("row", "col"))])
def test_each_end_has_its_own_names(side: str, names: tuple[str, str]) -> None:
    i, j = names
    right = f'side = "{side}"\nequals = {{ {i} = "t/8 + 16*r{i}", {j} = "8*(t%8) + v" }}\n'
    assert decided(BOTH + right).verdict is Verdict.PROVED
    assert decided(BOTH + right.replace("+ v", "+ 7 - v")).verdict is Verdict.REFUTED
    assert decided(BOTH + f'side = "{side}"\ncovered = 1\nonto = {{ {i} = 64, {j} = 64 }}\n').verdict is Verdict.PROVED
    assert decided(BOTH + f'side = "{side}"\ncovered = 2\n').verdict is Verdict.REFUTED


def test_a_tensor_of_one_mode_is_moved() -> None:
    assert decided(ONE + "moves = true\n").verdict is Verdict.PROVED
    assert decided(ONE + 'side = "dst"\nequals = { c0 = "8*t + v + 256*rc0" }\n').verdict is Verdict.PROVED
    assert decided(ONE + 'side = "dst"\nequals = { c0 = "t + 32*v + 256*rc0" }\n').verdict is Verdict.REFUTED


def test_an_offset_that_shares_bits_with_its_layout_is_rejected() -> None:
    assert decided(OFFSET).verdict is Verdict.PROVED
    wrong = decided(OFFSET.replace("o 4096 o", "o 64 o"))
    assert wrong.verdict is Verdict.REJECTED
    assert str(wrong.refusal) == (
        "partition, offset: the offset 64 shares bits with the layout's 4096 places under Sw<3,3,3> (legal: 4096)"
    )


def test_a_swizzled_byte_stays_in_its_tensor() -> None:
    text = OFFSET.replace("o 4096 o", "o 0 o").replace("covered = 1", 'output = "byte"\nin_bounds = { byte = 8192 }')
    assert decided(text).verdict is Verdict.PROVED
    assert decided(text.replace("8192", "8190")).verdict is Verdict.REFUTED
