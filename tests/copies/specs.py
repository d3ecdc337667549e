"""Spec texts for tests on copies."""

from __future__ import annotations

from layoutproof.proving.solver import discharge_text
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

MMA = """\
[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"
"""

FILL = """
[copies.fill]
atom = "SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>"
threads = "(16,8):(8,1)"
values = "(1,8)"
destination = "{}"
"""

LOAD = """
[copies.load]
atom = "SM75_U32x4_LDSM_N"
mma = "A"
source = "{}"
"""


def tensor(name: str, layout: str, more: str = "") -> str:
    """A table of shared memory with the modes m and k."""
    return f'\n[tensors.{name}]\nlayout = "{layout}"\nmodes = ["m", "k"]\nalignment = 2048\n{more}\n'


def claim(name: str, *lines: str) -> str:
    """A table of one claim."""
    return "\n".join([f"\n[claims.{name}]", *lines, ""])


def outcomes(text: str) -> dict[str, Outcome]:
    """What comes of each claim; whatever text is handed out as a proof is put to the solver again."""
    found = {result.name: result.outcome for result in run_spec(parse_spec(text, "x.toml")).claims}
    for outcome in found.values():
        if outcome.verdict is Verdict.PROVED and outcome.obligations:
            assert set(discharge_text(outcome.obligations)) == {"unsat"}
    return found


def one(text: str) -> Outcome:
    """What comes of the last claim."""
    return list(outcomes(text).values())[-1]
