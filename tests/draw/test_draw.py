"""Pictures: what the grids say is what the layouts say; SVG and text both show it."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from layoutproof.commands.draw import draw
from layoutproof.draw.grids import all_grids, bank_grids, copy_grid, counterexample_grids, operand_grid
from layoutproof.draw.picture import LARGEST, Cell, Grid
from layoutproof.draw.text import as_text
from layoutproof.errors import UserError
from layoutproof.specs.read import parse_spec
from layoutproof.specs.subjects import Subjects
from tests.copies.specs import FILL, LOAD, MMA, claim, tensor

FREE = claim("free", 'copy = "load"', "conflict_free = true")
TEXT = MMA + tensor("sA", "Sw<3,3,3> o 0 o (64,64):(64,1)") + FILL.format("sA") + LOAD.format("sA") + FREE
ROOT = Path(__file__).parents[2]


@pytest.fixture
def subjects() -> Subjects:
    return Subjects(parse_spec(TEXT, "x.toml"))


def test_ownership(subjects: Subjects) -> None:
    grid = operand_grid(subjects, "C")
    assert (grid.rows, grid.columns) == (32, 16)
    assert grid.cells[9, 3].words == ("t5", "v3")
    assert grid.cells[17, 8].colour == 3  # warp 3
    held_twice = operand_grid(subjects, "A")
    assert held_twice.cells[0, 0].words == ("t0", "v0", "+1")


def test_copies(subjects: Subjects) -> None:
    grid = copy_grid(subjects, "fill", "D")
    assert (grid.rows, grid.columns) == (16, 64)
    assert grid.cells[1, 9].words == ("t9", "v1")


def test_banks_before_and_after(subjects: Subjects) -> None:
    before, after = bank_grids(subjects, subjects.spec.claims[0])
    assert {place[1] for place, cell in before.cells.items() if cell.mark} == {0}
    assert {cell.mark for cell in before.cells.values()} == {"", "wrong"}
    assert {place for place, cell in after.cells.items() if cell.mark == "right"} == {(lane, lane) for lane in range(8)}
    assert "8-way" in before.notes[0] and "1-way" in after.notes[0]


def test_a_counterexample() -> None:
    wrong = claim("c", 'operand = "C"', 'equals = { m = "lane/4", n = "2*(lane%4) + v%2" }')
    subjects = Subjects(parse_spec(MMA + wrong, "x"))
    (grid,) = counterexample_grids(subjects, subjects.spec.claims[0])
    marks = {cell.words[0]: cell.mark for cell in grid.cells.values() if cell.mark}
    assert marks == {"claimed": "right", "real": "wrong"}
    right = Subjects(parse_spec(MMA + claim("c", 'operand = "C"', "covered = 1"), "x"))
    with pytest.raises(UserError, match="is proved: there is no counterexample"):
        counterexample_grids(right, right.spec.claims[0])


def test_text_and_svg_say_the_same(subjects: Subjects, tmp_path: Path) -> None:
    svg = pytest.importorskip("layoutproof.draw.svg")
    pytest.importorskip("drawsvg")
    grids = all_grids(subjects)
    tree = ElementTree.fromstring(svg.as_svg(grids))
    drawn = [element.text for element in tree.iter() if element.tag.endswith("text")]
    text = as_text(grids)
    for grid in grids:
        assert grid.title in drawn and grid.title in text
    assert svg.as_svg(grids) == svg.as_svg(grids)


def test_large_grids_are_cut() -> None:
    grid = Grid("x", 200, 3, cells={(199, 0): Cell(("a",)), (0, 0): Cell(("b",))})
    assert grid.cropped().rows == LARGEST
    assert "200 x 3" in as_text([grid])


def test_the_verb(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("drawsvg")
    spec, picture = tmp_path / "a.toml", tmp_path / "a.svg"
    spec.write_text(TEXT)
    assert draw(spec, output=picture) == 0
    assert picture.read_text().startswith("<?xml")
    assert draw(spec, claim="free") == 0
    assert "lane 0" in capsys.readouterr().out
    with pytest.raises(UserError, match="unknown claim fre"):
        draw(spec, claim="fre")


WRONG = """\
[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
threads = "(2,2,1)"
[maps.f]
inputs = { i = 65536 }
output = { o = "i*65536 % 7" }
[claims.right]
operand = "C"
covered = 1
[claims.overflow]
map = "f"
fits = "int32"
[claims.same]
map = "f"
injective = true
[claims.layout]
layout = "(4,8):(8,1)"
injective = true
"""


@pytest.mark.parametrize(
    ("claim", "words"),
    [("right", "operand C of SM80"), ("overflow", "i*65536 in int32"), ("same", "other inputs with these outputs")],
)
def test_any_claim_can_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str], claim: str, words: str) -> None:
    """A proved one shows what it is about; a refuted one what is around its counterexample, whatever it counts."""
    file = tmp_path / "x.toml"
    file.write_text(WRONG)
    assert draw(file, claim=claim) == 0
    assert words in capsys.readouterr().out


def test_nothing_to_draw_of_a_claim(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(WRONG)
    with pytest.raises(UserError, match="claim layout is proved: there is no counterexample to draw"):
        draw(file, claim="layout")


@pytest.mark.parametrize("threads", ["(2,4294967296,1)", "(1,1,4294967296)"])
def test_too_large_to_draw(tmp_path: Path, threads: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(WRONG.replace("(2,2,1)", threads))
    with pytest.raises(UserError, match="threads is too large to draw") as caught:
        draw(file, operand="C")
    assert caught.value.hint == "at most 262,144 of each"
