"""Small specs that the tests of records put into folders of their own."""

from __future__ import annotations

from pathlib import Path

SMALL = """\
title = "Eight numbers as two digits"

[maps.digits]
inputs = { i = 8 }
output = { x = "i % 4", y = "i / 4" }

[claims.same]
map = "digits"
equals = { x = "i & 3", y = "i >> 2" }

[claims.onto]
map = "digits"
bijective_onto = { x = 4, y = 2 }

[claims.wrong]
map = "digits"
equals = { x = "i % 4", y = "i % 2" }
expect = "refuted"
"""

ODD = """\
title = "What is not proved: a rejected configuration, contradictory sizes"

[params]
M = "M >= 32 && M < 16"

[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"
problem = [32, 17, 16]
expect = "rejected"

[layouts]
flat = "(4,M):(M,1)"

[claims.none]
layout = "flat"
injective = true
expect = "vacuous"

[claims.c]
operand = "C"
covered = 1

[claims.configuration]
map = "same"
injective = true
expect = "vacuous"

[maps.same]
inputs = { i = 8 }
output = { x = "i" }
"""


def put(folder: Path, name: str = "small", text: str = SMALL) -> Path:
    """The spec in a file ``specs/digits/NAME.toml`` below ``folder``."""
    file = folder / "specs" / "digits" / f"{name}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


def record_of(folder: Path, name: str = "small") -> Path:
    """Where that spec's record lies."""
    return folder / "proofs" / "digits" / name
