"""``where``: every owner of an element, compared with the compiled headers' own list."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from layoutproof.errors import UserError
from layoutproof.specs.holders import Ownership
from layoutproof.specs.read import parse_spec
from tests.commands.configurations import CONFIGS, SM80, coordinates
from tests.commands.conftest import Run

SHIPPED = Path(__file__).parents[2] / "specs" / "tiled_mma"
FOUR = SHIPPED / "four_warps.toml"
CLAIM = '[claims.c]\noperand = "C"\ncovered = 1\n'


@pytest.mark.parametrize("name", ["seed2_four_warps", "seed7_split_K"])
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_every_element(name: str, letter: str) -> None:
    config = CONFIGS[name]
    entries = ", ".join(entry if entry.isdigit() else f'"{entry}"' for entry in config["permutation"])
    text = f"""
[mma]
atom = "{config["atom"]}"
threads = "{config["thr_layout"]}"
tile = [{entries}]
problem = {config["problem_MNK"]}
"""
    ownership = Ownership(parse_spec(text + CLAIM, "x.toml"), letter)
    values = config["operands"][letter]["values_per_thread"]
    expected: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for place, element in enumerate(coordinates(config, letter)):
        expected[element].append(divmod(place, values))
    for (row, column), owners in expected.items():
        found = ownership.of(row, column).owners
        assert [(owner.thread, owner.value) for owner in found] == sorted(owners)


def test_the_text(run: Run) -> None:
    result = run("where", FOUR, "C", 17, 5)
    assert result.exit_code == 0
    heading, owner, proof = result.stdout.splitlines()
    assert (
        heading
        == "C(17,5) of C (32 x 16) is held by 1 owner, at the smallest sizes that contain it: M = 32, N = 16, K = 16"
    )
    assert owner == "  t = 38   lane = 6, wm = 1, wn = 0, wk = 0   v = 1   rm = 0, rn = 0"
    assert proof.startswith("proved: operand C") and "M >= 32 && M%32 == 0" in proof


def test_the_whole_fibre(run: Run) -> None:
    lines = run("where", FOUR, "a", 3, 1).stdout.splitlines()
    assert "held by 2 owners" in lines[0]
    assert [line.split()[2] for line in lines[1:3]] == ["12", "76"]


def test_sizes_grow_until_they_contain_it(run: Run) -> None:
    document = json.loads(run("where", FOUR, "C", 1017, 5, "--json").stdout)
    assert document["sizes"] == {"M": 1024, "N": 16, "K": 16} and document["element"] == {"m": 1017, "n": 5}
    assert document["owners"] == [{"t": 38, "lane": 6, "wm": 1, "wn": 0, "wk": 0, "v": 3, "rm": 31, "rn": 0}]


def spec_of(params: str, problem: str) -> str:
    return f'{params}\n[mma]\natom = "{SM80}"\nproblem = {problem}\n' + CLAIM


def test_conditions_of_the_spec_are_kept() -> None:
    spec = parse_spec(spec_of('[params]\nM = "M >= 16 && M % 16 == 0 && M != 48"', '["M", 8, 16]'), "x.toml")
    assert Ownership(spec, "C").of(33, 0).sizes == {"M": 64}
    spec = parse_spec(spec_of('[params]\nM = "M >= 16 && M % 16 == 0 && M <= 64"', '["M", 8, 16]'), "x.toml")
    assert Ownership(spec, "C").of(63, 0).sizes == {"M": 64}
    with pytest.raises(UserError, match=r"C\(64,0\) is in no size that the spec allows"):
        Ownership(spec, "C").of(64, 0)
    spec = parse_spec(spec_of('[params]\nx = "x >= 1"', '["32*x", 8, 16]'), "x.toml")
    assert Ownership(spec, "C").of(70, 0).sizes == {"x": 3}
    spec = parse_spec(spec_of('[params]\nx = "x >= 1"\ny = "y >= 1 && y > x"', '["16*x", "8*y", 16]'), "x.toml")
    assert Ownership(spec, "C").of(10**9, 0).sizes == {"x": 62500001, "y": 62500002}
    spec = parse_spec(spec_of('[params]\nx = "x >= 1"\ny = "y >= 1"', '["16*x*y + 16*x", 8, 16]'), "x.toml")
    found = Ownership(spec, "C").of(10**6, 0)
    assert found.extents["m"] > 10**6 and not found.smallest


def test_contradictory_sizes() -> None:
    spec = parse_spec(spec_of('[params]\nM = "M % 16 == 0 && M >= 32 && M < 16"', '["M", 8, 16]'), "x.toml")
    with pytest.raises(UserError, match="no sizes meet the spec's conditions"):
        Ownership(spec, "C").of(0, 0)


@pytest.mark.parametrize(
    ("operand", "row", "column", "message"),
    [
        ("D", 0, 0, 'there is no operand "D"\n  A (M x K), B (N x K) or C (M x N)\n'),
        ("C", 64, 0, "C(64,0) is out of range\n  0 <= m < 64, 0 <= n < 32\n"),
        ("B", 0, 32, "B(0,32) is out of range\n  0 <= n < 32, 0 <= k < 32\n"),
        ("C", -17, 5, "C(-17,5) is no element: coordinates start at 0\n  0 <= m < 64, 0 <= n < 32\n"),
    ],
)
def test_bad_input(run: Run, operand: str, row: int, column: int, message: str) -> None:
    result = run("where", SHIPPED / "larger_input.toml", operand, row, column)
    assert result.exit_code == 2 and result.stdout == "" and result.stderr == f"error: {message}"


def test_other_bad_input(run: Run, tmp_path: Path) -> None:
    assert "'x' is not a valid integer" in run("where", FOUR, "C", "x", 5).stderr
    assert run("where", FOUR, "C", 1).exit_code == 2
    assert run("where", tmp_path / "nowhere.toml", "C", 1, 1).exit_code == 2
    file = tmp_path / "x.toml"
    file.write_text('[claims.a]\nlayout = "(4,2):(1,4)"\ninjective = true\n')
    result = run("where", file, "C", 1, 1)
    assert result.exit_code == 2 and result.stderr.startswith(f"error: {file}: there is no [mma] table")


def test_a_rejected_configuration(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(spec_of("", "[24, 8, 16]"))
    result = run("where", file, "C", 1, 1)
    assert result.exit_code == 1 and "24 is not a multiple of 16" in result.stdout
    assert "24 is not a multiple of 16" in json.loads(run("where", file, "C", 1, 1, "--json").stdout)["rejected"]


TENSORS = """\
[params]
M = "M >= 64 && M % 64 == 0"
ld = "ld >= M && ld % 8 == 0"
[tensors.g]
layout = "(M,64):(1,ld)"
memory = "global"
modes = ["m", "k"]
[tensors.row]
layout = "64:1"
[claims.c]
tensor = "row"
equals = "2*c0"
"""


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        ("g 3 2", 0, "element (3,2) of g: byte 262, at sizes that contain it: M = 64, ld = 64\n"),
        ("g 100 2", 0, "element (100,2) of g: byte 712, at sizes that contain it: M = 128, ld = 128\n"),
        ("g -1 2", 2, "error: g: m = -1 is out of range\n  0 <= m < M\n"),
        ("g 0 64", 2, "error: g: k = 64 is out of range\n  0 <= k < 64\n"),
        ("g 3 2 --at M=128,ld=136", 0, "element (3,2) of g: byte 550, at sizes that contain it: M = 128, ld = 136\n"),
        ("row 5", 0, "element (5) of row: byte 10, bank 2\n"),
        ("row 5 1", 2, "error: row has the mode c0, not 2 coordinates\n  where SPEC row 0\n"),
        ("rwo 5 1", 2, 'error: x.toml: unknown "rwo"\n  did you mean "row"?\n'),
        ("C 5 1", 2, 'error: x.toml: unknown "C"\n  tensors and maps of this spec: g, row\n'),
    ],
)
def test_tensors(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, code: int, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.toml").write_text(TENSORS)
    result = run("where", "x.toml", *arguments.split())
    assert (result.exit_code, result.output) == (code, text)


SPECS = Path(__file__).parents[2] / "specs"
ORDER = SPECS / "field" / "correct" / "r56_grouped_order.toml"


def grouped(b: int, tm: int, tn: int) -> tuple[int, int]:
    """The grouped order as a kernel computes it."""
    group, rest = divmod(b, 8 * tn)
    height = min(tm - 8 * group, 8)
    return 8 * group + rest % height, rest // height


def test_which_block_computes_a_tile(run: Run) -> None:
    for m, n in [(0, 0), (7, 7), (8, 0), (9, 3), (11, 7)]:
        result = run("where", ORDER, "order", m, n, "--at", "tm=12,tn=8", "--json")
        document = json.loads(result.stdout)
        (inputs,) = document["inputs"]
        assert document["sizes"] == {"tm": 12, "tn": 8}
        assert grouped(inputs["b"], 12, 8) == (m, n)


def test_the_inputs_of_a_map_as_text(run: Run) -> None:
    heading, line, proof = run("where", ORDER, "order", 9, 3).stdout.splitlines()
    assert (
        heading == "order(m = 9, n = 3) is reached from 1 input, at the smallest sizes that contain it: tm = 10, tn = 4"
    )
    assert line == "  b = 39" and grouped(39, 10, 4) == (9, 3)
    assert proof == "proved: map order is a bijection onto m < tm x n < tn for all tm >= 1, tn >= 1"


def test_all_owners_of_a_map_at_sizes_that_follow(run: Run) -> None:
    spec = SPECS / "gemm" / "split_k_blocks.toml"
    lines = run("where", spec, "partial", 2, 3, "--at", "S=3,K=200").stdout.splitlines()
    assert lines[0].endswith("at these sizes: T = 7, S = 3, c = 3, K = 200, M = 3, N = 4")
    assert lines[1:4] == [f"  s = {s}, m = 2, n = 3" for s in range(3)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["gemm/residue.toml", "A", 7, 3], 'no claim says how often map A reaches an element\n  add a claim with map = "A"'),
        (["gemm/residue.toml", "C_element", 70, 33, "--at", "M=50"], "C_element(70,33) is out of range at M = 50, N = 34"),
        (["gemm/residue.toml", "C_element", 0, 0, "--at", "Q=3"], "Q is no param of the spec"),
        (["gemm/residue.toml", "C_element", 0, 0, "--at", "M=9,BM=7"], "these sizes do not meet the spec's conditions"),
        (["gemm/residue.toml", "C_element", 1, 2, 3], "C_element is claimed to reach (m, n), not 3 numbers"),
        (["gemm/residue.toml", "C_element", -1, 2], "C_element(-1,2) is no element"),
        (["field/refuted/r56_grouped_order_unclamped.toml", "order", 1, 2], "is not known: claims.every_tile_once is refuted"),
        (["tiled_mma/four_warps.toml", "C", 1], "C has rows and columns, not 1 coordinates"),
        (["copies/padded_rows.toml", "nothing", 1, 2], "nothing"),
    ],
)  # fmt: skip
def test_what_a_map_cannot_be_asked(run: Run, words: list[str | int], message: str) -> None:
    result = run("where", SPECS / str(words[0]), *words[1:])
    assert result.exit_code == 2 and result.stdout == ""
    assert message in result.stderr


def test_no_owner_is_read_from_an_inverse_that_was_not_proved(run: Run, tmp_path: Path) -> None:
    spec = tmp_path / "rotated.toml"
    spec.write_text(
        'title = "rotated"\n[maps.f]\ninputs = { i = 6, j = 4 }\noutput = { x = "i", y = "(j + i) % 4" }\n'
        '[claims.c]\nmap = "f"\nbijective_onto = { x = 6, y = 4 }\ninverse = { i = "x", j = "y" }\n'
    )
    result = run("where", spec, "f", 1, 1)
    assert result.exit_code == 2 and result.stdout == ""
    assert "who reaches f(1, 1) is not known" in result.stderr
    assert "without an inverse" in result.stderr
