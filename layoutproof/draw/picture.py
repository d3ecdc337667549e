"""What a picture shows, before it is SVG or text: grids of cells, each with a few words, a colour and perhaps a mark."""

from __future__ import annotations

from dataclasses import dataclass, field

LARGEST = 64  # rows and columns of one grid; what is beyond is left out, and said so


@dataclass(frozen=True)
class Cell:
    """One cell. ``colour`` numbers a group (None: white); ``mark`` is "", "right" or "wrong"."""

    words: tuple[str, ...]
    colour: int | None = None
    mark: str = ""


@dataclass
class Grid:
    """Cells by (row, column), with names along both sides and a line on what is to be seen."""

    title: str
    rows: int
    columns: int
    row_name: str = ""
    column_name: str = ""
    cells: dict[tuple[int, int], Cell] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    row_labels: dict[int, str] = field(default_factory=dict)
    column_labels: dict[int, str] = field(default_factory=dict)

    def label_of_row(self, row: int) -> str:
        """What stands beside a row."""
        return self.row_labels.get(row, str(row))

    def label_of_column(self, column: int) -> str:
        """What stands above a column."""
        return self.column_labels.get(column, str(column))

    def cropped(self) -> Grid:
        """At most :data:`LARGEST` rows and columns of it, with a note where that is less."""
        rows, columns = min(self.rows, LARGEST), min(self.columns, LARGEST)
        if (rows, columns) == (self.rows, self.columns):
            return self
        notes = [*self.notes, f"the first {rows} x {columns} of {self.rows} x {self.columns}"]
        cells = {place: cell for place, cell in self.cells.items() if place[0] < rows and place[1] < columns}
        return Grid(
            self.title,
            rows,
            columns,
            self.row_name,
            self.column_name,
            cells,
            notes,
            self.row_labels,
            self.column_labels,
        )
