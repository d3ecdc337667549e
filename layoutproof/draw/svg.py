"""Grids as SVG, through drawsvg (the extra ``viz``)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from layoutproof.draw.picture import Cell, Grid
from layoutproof.errors import UserError

CELL_HEIGHT, CHARACTER, SMALL, MARGIN, HEAD = 26, 6.2, 10, 16, 24
COLOURS = ("#cfe3f7", "#fbe0c4", "#d5efd3", "#f7d1d5", "#e3d8f2", "#f8efb8", "#cdeeee", "#e8dcd2")
INK, FAINT = "#1c2733", "#9aa7b4"
MARKS = {"": (FAINT, 0.6), "right": ("#14833b", 2.4), "wrong": ("#c4161c", 2.4)}


def as_svg(grids: Sequence[Grid]) -> str:
    """All grids, one below the other. Raises :class:`UserError` where drawsvg is not installed."""
    try:
        drawsvg: Any = import_module("drawsvg")  # an extra: only this needs it
    except ImportError:
        raise UserError("SVG needs the package drawsvg", hint='pip install "layoutproof[viz]"') from None
    shown = [grid.cropped() for grid in grids]
    width = max(_width(grid) for grid in shown)
    height = sum(_height(grid) for grid in shown) + MARGIN
    drawing: Any = drawsvg.Drawing(width, height, font_family="Helvetica, Arial, sans-serif")
    drawing.append(drawsvg.Rectangle(0, 0, width, height, fill="white"))
    top: float = MARGIN
    for grid in shown:
        _draw(drawsvg, drawing, grid, top)
        top += _height(grid)
    return str(drawing.as_svg())


def _cell_width(grid: Grid) -> float:
    longest = max((len(word) for cell in grid.cells.values() for word in cell.words), default=2)
    heads = max((len(grid.label_of_column(column)) for column in range(grid.columns)), default=1)
    return max(CHARACTER * max(longest, heads) + 8, CELL_HEIGHT)


def _side(grid: Grid) -> float:
    longest = max((len(grid.label_of_row(row)) for row in range(grid.rows)), default=1)
    return MARGIN + CHARACTER * max(longest, len(grid.row_name) + 2) + 8


def _cell_height(grid: Grid) -> float:
    lines = max((len(cell.words) for cell in grid.cells.values()), default=1)
    return max(CELL_HEIGHT, 13.0 * lines + 5)


def _width(grid: Grid) -> float:
    texts = max(len(grid.title) * 8.0, *(len(note) * CHARACTER for note in (*grid.notes, "")))
    return max(_side(grid) + _cell_width(grid) * grid.columns, texts + MARGIN) + MARGIN


def _height(grid: Grid) -> float:
    return HEAD + 18 + 16 + _cell_height(grid) * grid.rows + 16 * len(grid.notes) + MARGIN


def _draw(drawsvg: Any, drawing: Any, grid: Grid, top: float) -> None:
    side, width, height = _side(grid), _cell_width(grid), _cell_height(grid)
    drawing.append(drawsvg.Text(grid.title, 14, MARGIN, top + 12, fill=INK, font_weight="bold"))
    if grid.column_name:
        drawing.append(drawsvg.Text(f"{grid.column_name} →", SMALL, side, top + 30, fill=INK))
    if grid.row_name:
        drawing.append(drawsvg.Text(f"{grid.row_name} ↓", SMALL, MARGIN, top + HEAD + 28, fill=INK))
    start = top + HEAD + 34 - 16 + 14
    for column in range(grid.columns):
        x = side + width * (column + 0.5)
        label = grid.label_of_column(column)
        drawing.append(drawsvg.Text(label, SMALL, x, start - 5, fill=FAINT, text_anchor="middle"))
    for row in range(grid.rows):
        y = start + height * (row + 0.5) + 3
        drawing.append(drawsvg.Text(grid.label_of_row(row), SMALL, side - 6, y, fill=FAINT, text_anchor="end"))
    marked = sorted(
        grid.cells.items(), key=lambda item: bool(item[1].mark)
    )  # marked ones last: their frames lie on top
    for (row, column), cell in marked:
        _draw_cell(drawsvg, drawing, cell, side + width * column, start + height * row, width, height)
    for number, note in enumerate(grid.notes):
        y = start + height * grid.rows + 16 * (number + 1)
        drawing.append(drawsvg.Text(note, SMALL + 1, MARGIN, y, fill=INK))


def _draw_cell(drawsvg: Any, drawing: Any, cell: Cell, x: float, y: float, width: float, height: float) -> None:
    fill = "white" if cell.colour is None else COLOURS[cell.colour % len(COLOURS)]
    stroke, thick = MARKS[cell.mark]
    drawing.append(drawsvg.Rectangle(x, y, width, height, fill=fill, stroke=stroke, stroke_width=thick))
    lines = len(cell.words)
    for number, word in enumerate(cell.words):
        base = y + height / 2 + 12 * (number - (lines - 1) / 2) + 3.5
        drawing.append(drawsvg.Text(word, SMALL, x + width / 2, base, fill=INK, text_anchor="middle"))
