"""A size that is no polynomial: the refusal says the line to write, under a name that is free."""

from __future__ import annotations

import pytest

from layoutproof.proving.verdict import Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

SPEC = """
[params]
M = "M >= 1"
{params}
[maps.row]
inputs = {{ b = "{size}", i = 64 }}
output = {{ m = "64*b + i" }}
guard = "64*b + i < M"
[claims.once]
map = "row"
bijective_onto = {{ m = "M" }}
"""


@pytest.mark.parametrize(
    ("params", "free"),
    [("", "B"), ('B = "B >= 1"', "T"), ('B = "B >= 1"\nT = "T >= 1"\nB2 = 4', "B3")],
)
def test_the_line_to_write(params: str, free: str) -> None:
    (claim,) = run_spec(parse_spec(SPEC.format(params=params, size="ceil_div(M, 64)"), "x.toml")).claims
    assert claim.outcome.verdict is Verdict.REJECTED and claim.outcome.refusal is not None
    line = f'{free} = "{free} == ceil_div(M, 64)"'
    assert f"as {line}, and write {free} here" in claim.outcome.refusal.legal
    (claim,) = run_spec(parse_spec(SPEC.format(params=f"{params}\n{line}", size=free), "x.toml")).claims
    assert claim.outcome.verdict is Verdict.PROVED
