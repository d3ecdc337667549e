"""Holes: the least filling is found, the rest of the file stays, and what cannot be filled is said to be so."""

from __future__ import annotations

import time
from itertools import product
from pathlib import Path

import pytest

from layoutproof.commands.solve import solve as command
from layoutproof.errors import UserError
from layoutproof.hardware.banks import find_rule
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.solve.holes import find_holes
from layoutproof.solve.search import solve
from tests.copies.specs import FILL, LOAD, MMA, claim, tensor

CLAIMS = (
    claim("feeds", 'copy = "load"', 'feeds = "A"', 'written_by = "fill"')
    + claim("load", 'copy = "load"', "conflict_free = true")
    + claim("store", 'copy = "fill"', "conflict_free = true")
)


def holed(layout: str) -> str:
    """A tile with a hole, filled by cp.async and read by ldmatrix.x4."""
    return "# a note\n" + MMA + tensor("sA", layout) + FILL.format("sA") + LOAD.format("sA") + CLAIMS


@pytest.mark.parametrize(
    ("layout", "filled"),
    [
        ("Sw<?,?,?> o 0 o (64,64):(64,1)", "Sw<3,3,3> o 0 o (64,64):(64,1)"),
        ("Sw<?> o 0 o (64,64):(64,1)", "Sw<3,3,3> o 0 o (64,64):(64,1)"),
        ("Sw<?,?,?> o 0 o (64,128):(128,1)", "Sw<3,3,4> o 0 o (64,128):(128,1)"),
        ("Sw<?,3,3> o 0 o (64,64):(64,1)", "Sw<3,3,3> o 0 o (64,64):(64,1)"),
        ("(64,64):(64+?,1)", "(64,64):(64+8,1)"),
    ],
)
def test_the_least_is_found(layout: str, filled: str) -> None:
    start = time.process_time()
    solution = solve(holed(layout), "x.toml")
    assert list(solution.fillings.values()) == [filled]
    assert solution.text == holed(filled)
    assert time.process_time() - start < 3


def test_nothing_smaller_would_do() -> None:
    """By enumeration: every smaller swizzle has conflicts on the rows of a matrix."""
    access = find_rule().access("ldmatrix.x4")
    good = []
    for bits, base, shift in product(range(4), range(8), range(8)):
        if shift >= bits:
            swizzle = Swizzle(bits, base, shift)
            addresses = [2 * swizzle(64 * (lane % 16) + 8 * (lane // 16)) for lane in range(32)]
            if all(address % 16 == 0 for address in addresses) and access.worst(addresses).degree == 1:
                good.append((bits, base, shift))
    assert min(good) == (3, 3, 3)


def test_where_nothing_fits() -> None:
    solution = solve(holed("Sw<?,?,2> o 0 o (64,64):(64,1)"), "x.toml")
    assert not solution.found
    assert "none of 17 candidates makes every claim true" in solution.reason
    assert sum(solution.refuted_by.values()) == 17


def test_a_renaming_of_k() -> None:
    text = claim(
        "reuse",
        'operand = "C"',
        'atom = "SM89_16x8x32_F32E4M3E4M3F32_TN"',
        'same_registers = "SM89_16x8x32_F32E4M3E4M3F32_TN"',
        'k_permutation = "?"',
    )
    solution = solve(text, "x.toml")
    assert list(solution.fillings.values()) == ["k%2 + ((k/2)%2)*8 + ((k/4)%4)*2 + (k/16)*16"]
    shuffle = solve(
        text.replace("SM89_16x8x32_F32E4M3E4M3F32_TN", "SM80_16x8x16_F32F16F16F32_TN") + 'as_operand = "B"', "x"
    )
    assert not shuffle.found and "shuffle" in shuffle.reason


def test_a_value_layout() -> None:
    text = tensor("sA", "(64,64):(64,1)") + FILL.format("sA").replace('"(1,8)"', '"?"')
    text += claim("once", 'copy = "fill"', "covered = 1") + claim("aligned", 'copy = "fill"', "aligned = true")
    assert list(solve(text, "x").fillings.values()) == ["(1,8)"]


def test_the_file_is_written_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "spec.toml"
    file.write_text(holed("Sw<?,?,?> o 0 o (64,64):(64,1)"))
    assert command(file, dry_run=True) == 0
    assert "?" in file.read_text()
    assert command(file) == 0
    assert file.read_text() == holed("Sw<3,3,3> o 0 o (64,64):(64,1)")
    assert "solved and written" in capsys.readouterr().out
    with pytest.raises(UserError, match="no holes"):
        command(file)


def test_formulas_are_no_holes() -> None:
    text = '[maps.a]\ninputs = { x = 4 }\noutput = { y = "x > 1 ? x : 0" }\n' + claim(
        "c", 'map = "a"', "injective = true"
    )
    assert find_holes(text, "x") == []


def test_a_hole_that_nothing_claims_anything_of() -> None:
    text = MMA + tensor("sA", "Sw<?> o 0 o (64,64):(64,1)") + claim("c", 'operand = "C"', "covered = 1")
    with pytest.raises(UserError, match="no claim depends on the hole"):
        solve(text, "x")


def test_holes_that_belong_together() -> None:
    """Two tensors over the same memory: each alone has its least, the claim on both joins them."""
    text = holed("Sw<?,?,?> o 0 o (64,128):(128,1)") + tensor("view", "Sw<?,?,?> o 0 o (64,128):(128,1)")
    text += claim("same", 'tensor = "sA"', 'same_map = "view"')
    solution = solve(text, "x.toml")
    assert set(solution.fillings.values()) == {"Sw<3,3,4> o 0 o (64,128):(128,1)"}
    assert solution.text.count("Sw<3,3,4>") == 2
