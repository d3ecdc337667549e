"""Grids as text for a terminal: one line a row, marks as brackets."""

from __future__ import annotations

from collections.abc import Sequence

from layoutproof.draw.picture import Cell, Grid

MARKS = {"": " {} ", "right": "({})", "wrong": "[{}]"}


def as_text(grids: Sequence[Grid]) -> str:
    """All grids, one below the other."""
    return "\n\n".join(_grid(grid.cropped()) for grid in grids) + "\n"


def _grid(grid: Grid) -> str:
    written = {place: MARKS[cell.mark].format(_words(cell)) for place, cell in grid.cells.items()}
    heads = [grid.label_of_column(column) for column in range(grid.columns)]
    widths = [
        max([len(heads[column]) + 1, *(len(text) for (_, c), text in written.items() if c == column)])
        for column in range(grid.columns)
    ]
    labels = [grid.label_of_row(row) for row in range(grid.rows)]
    corner = f"{grid.row_name}\\{grid.column_name}" if grid.row_name or grid.column_name else ""
    side = max([len(corner), *map(len, labels)])
    lines = [grid.title]
    lines.append(
        " ".join([corner.rjust(side), *(head.center(w) for head, w in zip(heads, widths, strict=True))]).rstrip()
    )
    for row, label in enumerate(labels):
        parts = [written.get((row, column), "").center(widths[column]) for column in range(grid.columns)]
        lines.append(" ".join([label.rjust(side), *parts]).rstrip())
    return "\n".join([*lines, *(f"  {note}" for note in grid.notes)])


def _words(cell: Cell) -> str:
    return " ".join(cell.words)
