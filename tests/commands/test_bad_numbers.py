"""What numbers can do wrong, on the command line: unknown types, extents below 1, ranks that differ, beyond 64 bits.

Each is an exit code and one sentence; beside each wrong file stands the right one that it is made from.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.conftest import Run

LONG = "9" * 5000
LAYOUT = '[claims.a]\nlayout = "(4,8):(8,1)"\ninjective = true\n'
MMA = """[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"
tile = ["_", "_", "_"]
problem = [32, 16, 16]
[claims.a]
operand = "C"
covered = 1
"""
COPY = """[tensors.t]
layout = "Sw<3,3,3> o 0 o (64,64):(64,1)"
bits = 16
stages = 2
modes = ["m", "k"]
[copies.c]
atom = "UniversalCopy<uint128_t>"
threads = "(8,4):(4,1)"
values = "(1,8)"
source = "t"
[claims.a]
copy = "c"
aligned = true
"""
FITS = '[maps.f]\ninputs = { i = 4 }\noutput = { y = "8*i" }\n[claims.a]\nmap = "f"\nfits = "int64"\n'


def proved(run: Run, file: Path, text: str) -> None:
    file.write_text(text)
    assert run("prove", "--no-record", file).exit_code == 0


@pytest.mark.parametrize(
    ("good", "was", "wrong", "message"),
    [
        # unknown types
        (MMA, "F16_TN", "F17_TN", 'unknown atom "SM80_16x8x16_F16F16F16F17_TN"; nearest: SM80_'),
        (MMA, "SM80_16x8x16_F16F16F16F16_TN", "UniversalFMA<quad>", 'unknown atom "UniversalFMA<quad>"; nearest:'),
        (COPY, "uint128_t", "quad_t", 'unknown copy atom "UniversalCopy<quad_t>"; unknown type quad_t: known are'),
        (FITS, '"int64"', '"int128"', '"int128" is not possible here; one of int32, uint32, int64, uint64'),
        (COPY, "bits = 16", "bits = 0", "tensors.t.bits: 0 is none; an integer, at least 1"),
        # extents and sizes below 1
        (LAYOUT, "(4,8)", "(4,0)", "claims.a.layout: the extent 0 is not positive; an extent is at least 1"),
        (LAYOUT, "(4,8)", "(4,-8)", "claims.a.layout: the extent -8 is not positive; an extent is at least 1"),
        (MMA, "(2,2,1)", "(2,0,1)", "mma.threads: the extent 0 is not positive"),
        (MMA, "[32, 16, 16]", "[32, 0, 16]", "mma.problem[1]: a size of 0 holds nothing; a size is at least 1"),
        (MMA, "[32, 16, 16]", "[-32, 16, 16]", "mma.problem[0]: a size of -32 holds nothing"),
        (COPY, "stages = 2", "stages = -1", "tensors.t.stages: -1 is none; an integer, at least 1"),
        # ranks
        (LAYOUT, ":(8,1)", ":(8)", "shape (4,8) and stride (8) are not nested alike: 2 and 1 modes at the top"),
        (LAYOUT, "injective", 'inputs = ["i", "j", "k"]\ninjective', "3 names for a layout of 2 modes; 2 names"),
        (COPY, '["m", "k"]', '["m", "k", "l"]', "tensors.t.modes: 3 names for 2 modes; 2 names"),
        (MMA, '["_", "_", "_"]', "[32, 16]", "mma.tile: needs 3 items, not 2; one item each for M, N, K"),
        # beyond 64 bits
        (LAYOUT, "(4,8)", "(4294967296,4294967296)", "the size 18446744073709551616 is beyond 2^63"),
        (LAYOUT, "(8,1)", "(9223372036854775807,1)", "is beyond 2^63; no machine index reaches that far"),
        (LAYOUT, "(4,8)", f"({LONG},8)", "is no layout that anyone means: too long"),
        (MMA, "[32, 16, 16]", f"[{2**64}, 16, 16]", f"mma.problem[0]: a size of {2**64} is beyond 2^63"),
        (
            MMA,
            "[32, 16, 16]",
            f"[{LONG}, 16, 16]",
            "holds an integer of thousands of digits; no 64-bit size has more than 19",
        ),
        (MMA, "16x8x16", f"{LONG}x8x16", "unknown atom"),
        (MMA, "SM80_16x8x16_F16F16F16F16_TN", f"SM90_64x{LONG}x16_F32F16F16_SS<K,K>", "unknown atom"),
        (COPY, "<uint128_t>", f"<{LONG}>", "a number of 5000 digits is no argument of an instruction"),
        (COPY, "stages = 2", f"stages = {10**18}", "of 16 bits in 1000000000000000000 stages reach byte"),
        (COPY, "bits = 16", f"bits = {2**62}", "beyond 2^63; no 64-bit offset reaches that far"),
        (COPY, "Sw<3,3,3> o 0", "Sw<3,999999999999,3> o 0", "it reaches bit 1000000000004, an index has 63 bits"),
        (COPY, "o 0 o", f"o {2**63} o", f"the offset {2**63} leads beyond 2^63"),
        (FITS, "8*i", f"{LONG}*i", "this literal has 5000 characters"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else None,
)
def test_is_refused_with_a_sentence(run: Run, tmp_path: Path, good: str, was: str, wrong: str, message: str) -> None:
    file = tmp_path / "x.toml"
    proved(run, file, good)
    assert was in good
    file.write_text(good.replace(was, wrong))
    result = run("prove", "--no-record", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"error: {file}")
    assert message in result.stderr
    assert "Traceback" not in result.output
    assert result.stdout == "0 specs, 0 claims; 1 file could not be read\n"


@pytest.mark.parametrize(
    ("good", "was", "wrong", "message"),
    [
        (MMA, "(2,2,1)", "(2,2,1,1)", "make_tiled_mma: the thread layout has 4 modes, M, N and K are 3"),
        (MMA, "[32, 16, 16]", "[48, 16, 16]", "problem, M: M = 48 is not a multiple of 32"),
        (COPY, '(64,64):(64,1)"', '4096:1"', "partition_S, rank: the tensor (4096):(1@0) has 1 modes, the tiler"),
        (COPY, "bits = 16", "bits = 24", "values of 24 bits do not fit 128 bits"),
        (LAYOUT, "(8,1)", "(8,1@0)", "stride 1@0 gives a coordinate, not an index"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else None,
)
def test_is_rejected_as_a_configuration(
    run: Run, tmp_path: Path, good: str, was: str, wrong: str, message: str
) -> None:
    """Well-formed, and not something CuTe takes: a verdict, with the numbers, and exit code 1."""
    file = tmp_path / "x.toml"
    text = good.replace('modes = ["m", "k"]\n', "").replace("Sw<3,3,3> o 0 o ", "").replace("stages = 2\n", "")
    proved(run, file, text)
    assert was in text
    file.write_text(text.replace(was, wrong))
    result = run("prove", "--no-record", file)
    assert result.exit_code == 1
    assert message in result.stdout
    assert "rejected" in result.stdout.splitlines()[-1]


def test_an_offset_that_overflows_is_told_with_its_first_size(run: Run, tmp_path: Path) -> None:
    """A map's integers are exact: that they leave 64 bits is a claim that is refuted, not an error."""
    file = tmp_path / "x.toml"
    proved(run, file, FITS)
    file.write_text(FITS.replace("i = 4", "i = 4294967296").replace("8*i", "8*i*i"))
    result = run("prove", "--no-record", file)
    assert result.exit_code == 1
    assert "refuted" in result.stdout and "9,223,372,036,854,775,807" in result.stdout
