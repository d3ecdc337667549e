"""``explain``: CuTe's own layouts at every step, and where the numbers come from."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.configurations import CONFIGS, OLDER, SEVEN, SM80, coordinates, options
from tests.commands.conftest import Run

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "specs" / "tiled_mma"
LARGER = ["--atom", SM80, "--threads", "(2,2,1)", "--problem", "64x32x32"]


@pytest.mark.parametrize("name", [*SEVEN, *OLDER])
def test_the_layouts_are_cutes(run: Run, name: str) -> None:
    config = CONFIGS[name]
    result = run("explain", *options(config))
    assert result.exit_code == 0
    assert f"    ThrLayoutVMNK = {config['thr_layout_vmnk']}\n" in result.stdout
    for letter, operand in config["operands"].items():
        part = section(result.stdout, f"Operand {letter}")
        for step in (key for key in operand if key.startswith("row_step")):
            assert f"= {operand[step]}\n" in part
        assert f"= {operand['thrfrg_row']}\n" in part
        assert f"    {operand['partition_row']}\n" in part
        assert f"    {operand['fragment_row']}   {operand['values_per_thread']} value" in part


def section(text: str, heading: str) -> str:
    """From the heading to the next empty line."""
    return text[text.index(f"\n{heading}") :].split("\n\n")[0]


@pytest.mark.parametrize(
    "line",
    [
        "  M  32 = instruction 16 x 2 warps along M;  problem M = 64",
        "  K  16 = instruction 16 x 1 warp along K;  problem K = 32",
        "t = lane + 32*wm + 64*wn",
        "back again: lane = t%32,  wm = (t/32)%2,  wn = t/64",
        "RestM  2:1024  2 = M 64 / tile 32; stride 1024 = 32 rows x 32 columns per row",
        "AtomN  8:1    8 = the instruction's N; stride 1 = 1 column",
        "RestM  4:512  4 = M 64 / instruction 16; stride 512 = 16 rows x 32 columns per row",
        "lane/4: stride 32 = 1 row x 32 columns per row",
        "v/2: stride 256 = 8 rows x 32 columns per row",
        "ThrM   2:512   2 warps along M: wm; stride 512 = 16 rows x 32 columns per row",
        "RestN  2:16    2 = 4 instructions along N / 2 warps: rn; stride 16 = 16 columns",
        "only the start differs: (lane/4 + 16*wm, 2*(lane%4) + 8*wn)",
        "m = lane/4 + 8*(v/2) + 16*wm + 32*rm",
        "wn = (n/8)%2",
        "C: each element is held once",
    ],
)
def test_where_the_numbers_come_from(run: Run, line: str) -> None:
    assert line in run("explain", *LARGER, "--operand", "c").stdout


def test_the_articles_256(run: Run) -> None:
    text = run("explain", "--atom", SM80, "--threads", "(2,2,1)", "--problem", "32x16x16", "--operand", "C").stdout
    assert "RestM  2:256  2 = M 32 / instruction 16; stride 256 = 16 rows x 16 columns per row" in text


def test_sizes_in_symbols(run: Run) -> None:
    text = run("explain", "--atom", SM80, "--threads", "(2,2,1)", "--operand", "A").stdout
    assert "RestM  M/32:32*K  M/32 = M / tile 32; stride 32*K = 32 rows x K columns per row" in text
    assert "Closed form, proved for all M >= 32 && M%32 == 0" in text
    assert "8 values a thread, at M = 32, N = 16, K = 16 (registers need numbers)" in text


def test_a_permutation(run: Run) -> None:
    text = run("explain", SHIPPED / "m_permutation.toml", "--operand", "C").stdout
    assert "place i = 0..31 of the tile is element 4*(i%8) + i/8: the elements change order" in text
    assert "m = 4*(lane/4) + v/2 + 2*wm + 32*rm" in text


def test_split_along_k(run: Run) -> None:
    text = run("explain", SHIPPED / "split_k.toml").stdout
    assert "C: warps along K hold partial sums of the same elements (2 owners): a reduction over wk is owed" in text


@pytest.mark.parametrize("name", ["seed3_larger_input", "seed6_perm_M"])
def test_what_a_thread_holds(run: Run, name: str) -> None:
    config = CONFIGS[name]
    text = run("explain", *options(config), "--thread", "33").stdout
    assert "\nThread 33: lane = 1, wm = 1, wn = 0, wk = 0\n" in text
    tables = text[text.index("\nThread 33") :]
    for letter in "ABC":
        values = config["operands"][letter]["values_per_thread"]
        shown = [(int(a), int(b)) for a, b in re.findall(rf"{letter}\((\d+),(\d+)\)", tables)]
        assert sorted(shown) == sorted(coordinates(config, letter)[33 * values : 34 * values])


def test_a_thread_at_the_smallest_sizes(run: Run) -> None:
    text = run("explain", SHIPPED / "four_warps.toml", "--thread", "96").stdout
    assert "Thread 96: lane = 0, wm = 1, wn = 1, wk = 0, at the smallest sizes M = 32, N = 16, K = 16\n" in text


def test_many_repetitions_are_cut_short(run: Run) -> None:
    text = run("explain", "--atom", SM80, "--problem", "512x512x16", "--operand", "C", "--thread", "0").stdout
    assert "and 2040 more repetitions" in text


def test_latex(run: Run) -> None:
    result = run("explain", *LARGER, "--operand", "C", "--latex")
    assert result.exit_code == 0
    assert r"m &= \left\lfloor \frac{lane}{4} \right\rfloor + 8 \left\lfloor \frac{v}{2} \right\rfloor" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "nothing to explain\n  name a spec file, or give a configuration with --atom"),
        ([*LARGER, "--operand", "D"], 'there is no operand "D"\n  A (M x K), B (N x K) or C (M x N)'),
        ([*LARGER, "--thread", "128"], "there is no thread 128 in this configuration\n  threads: 0..127"),
        ([*LARGER, "--thread", "-1"], "there is no thread -1 in this configuration\n  threads: 0..127"),
        (
            ["--atom", "SM70_8x8x4_F32F16F16F32_NT", "--thread", "5"],
            "there is no thread 5 in this configuration\n  threads: 0..3, 16..19",
        ),
        (["--atom", "SM80_16x8x16"], '--atom: unknown atom "SM80_16x8x16"; nearest: SM'),
        (["nowhere.toml"], "nowhere.toml: cannot be read"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], message: str) -> None:
    result = run("explain", *arguments)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"error: {message}")


def test_a_spec_without_a_configuration(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('[claims.a]\nlayout = "(4,2):(1,4)"\ninjective = true\n')
    result = run("explain", file)
    assert result.exit_code == 2 and result.stderr.startswith(f"error: {file}: there is no [mma] table")
    result = run("explain", file, "--atom", SM80)
    assert result.exit_code == 2 and "leave the paths out" in result.stderr


def test_a_rejected_configuration(run: Run) -> None:
    result = run("explain", "--atom", SM80, "--problem", "24x8x16")
    assert result.exit_code == 1 and "24 is not a multiple of 16" in result.stdout


def test_it_answers_at_once_and_without_sympy() -> None:
    code = (
        "import sys; from layoutproof.commands.app import app\n"
        f"try: app(['explain', *{LARGER!r}, '--thread', '33'])\n"
        "except SystemExit: print([m for m in ('sympy', 'numpy') if m in sys.modules][:1] == ['sympy'])"
    )
    before = os.times()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    after = os.times()
    assert done.stdout.endswith("False\n")
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    assert spent < 0.8, f"explain took {spent:.2f} s of processor time"
