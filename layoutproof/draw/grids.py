"""The grids of a spec: ownership of operands and copies, banks before and after the swizzle, counterexamples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import prod

from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.claims.copying import CopySide
from layoutproof.draw.picture import Cell, Grid
from layoutproof.errors import Rejected, UserError
from layoutproof.hardware.banks import DEFAULT, Access
from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import ZERO, Name
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.proving.verdict import Counterexample, Verdict
from layoutproof.specs.run import decide
from layoutproof.specs.spec import Claim
from layoutproof.specs.subjects import Subjects
from layoutproof.tiled.copy import SIDES
from layoutproof.words import assigned

LINE = 128  # bytes: all banks once
MOST = 1 << 18  # elements, and threads, of what is drawn
AROUND = 4  # rows and columns shown around a counterexample
WARP = 32


def operand_grid(subjects: Subjects, letter: str) -> Grid:
    """Which thread holds each element of one tile of an operand, and as which value."""
    mma = subjects.mma
    i, j = AXES[letter]
    shape = mma.tile_shape
    names = AXIS_NAMES[i].lower(), AXIS_NAMES[j].lower()
    _drawable(f"operand {letter}", shape[i] * shape[j], mma.size)
    grid = Grid(f"operand {letter} of {mma.atom.name}, one tile", shape[i], shape[j], *names)
    return _owned(grid, mma.coordinates(letter, shape), mma.size)


def _drawable(what: str, elements: int, threads: int) -> None:
    """Raises :class:`UserError` for what nobody can look at."""
    if max(elements, threads) > MOST:
        reason = f"{what}: a tile of {elements:,} elements and {threads:,} threads is too large to draw"
        raise UserError(reason, hint=f"at most {MOST:,} of each")


def copy_grid(subjects: Subjects, name: str, side: str) -> Grid:
    """Which thread reads or writes each element of one tile of a copy."""
    partition = subjects.copies.side(name, side, vectors=False)
    copy, names = partition.copy, partition.memory.modes
    shape = copy.tile_shape
    if len(shape) != 2:
        raise UserError(f"copy {name} has a tile of {len(shape)} modes", hint="two modes can be drawn")
    _drawable(f"copy {name}", shape[0] * shape[1], copy.size)
    what = "reads" if side == "S" else "fills" if not subjects.spec.copies[name].destination else "writes"
    grid = Grid(f"copy {name}: which thread {what} what, one tile", shape[0], shape[1], names[0], names[1])
    places = ((t, v, (place[0], place[1])) for t, v, place in copy.coordinates(side, shape))
    return _owned(grid, places, copy.size)


def _owned(grid: Grid, places: Iterable[tuple[int, int, tuple[int, int]]], threads: int) -> Grid:
    owners: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for thread, value, place in places:
        owners.setdefault(place, []).append((thread, value))
    for place, held in owners.items():
        thread, value = held[0]
        words: tuple[str, ...] = (f"t{thread}", f"v{value}")
        if len(held) > 1:
            words = (*words, f"+{len(held) - 1}")
        grid.cells[place] = Cell(words, thread // WARP if threads > WARP else thread // 4)
    grid.notes.append("colour: warp" if threads > WARP else "colour: lane/4")
    if any(len(held) > 1 for held in owners.values()):
        grid.notes.append("+n: as many further threads hold it")
    return grid


def bank_grids(subjects: Subjects, claim: Claim, inputs: Mapping[str, int] | None = None) -> list[Grid]:
    """Shared memory as rows of banks, with the lanes of the worst phase of an access, before and after the swizzle."""
    side = subjects.copies.of(claim)
    access = subjects.copies.access(claim, side)
    grids = []
    tensor = side.memory.tensor
    if isinstance(tensor.layout, ComposedLayout) and not side.memory.by_address:
        bare = replace(side, memory=replace(side.memory, tensor=replace(tensor, layout=tensor.layout.layout)))
        grids.append(_banks(bare, access, inputs or {}, f"{side.title}, {access.name}: before {tensor.swizzle}"))
    after = f"after {tensor.swizzle}" if tensor.swizzle.bits else "no swizzle"
    return [*grids, _banks(side, access, inputs or {}, f"{side.title}, {access.name}: {after}")]


def _banks(side: CopySide, access: Access, inputs: Mapping[str, int], title: str) -> Grid:
    lanes = side.lanes()
    others = {v.name: inputs.get(v.name, 0) for v in lanes.domain.variables if v.name != "lane"}
    at = compile_function({"byte": lanes.outputs["byte"]}, ["lane", *others])
    addresses = [at(lane, *others.values())[0] for lane in range(access.lanes)]
    try:
        worst = access.worst(addresses)
    except Rejected as refused:
        raise UserError(f"{title}: {refused}") from None
    group = next(group for group in access.grouping(addresses) if worst.lanes[0] in group)
    first, last = (edge(addresses[lane] // LINE for lane in group) for edge in (min, max))
    unit = access.unit
    grid = Grid(title, last - first + 1, LINE // unit, "byte", "banks")
    per = unit // access.bank_bytes
    for column in range(grid.columns):
        grid.column_labels[column] = f"{column * per}-{column * per + per - 1}" if per > 1 else str(column)
    contents = _contents(side)
    for row in range(grid.rows):
        start = (first + row) * LINE
        grid.row_labels[row] = str(start)
        for column in range(grid.columns):
            held = contents.get(start + column * unit)
            if held is not None:
                words = ",".join(map(str, held))
                grid.cells[row, column] = Cell((f"({words})",), held[0])
    fullest = set(worst.lanes) if worst.degree > 1 else set()
    for lane in group:
        place = addresses[lane] // LINE - first, addresses[lane] % LINE // unit
        before = grid.cells.get(place, Cell(()))
        already = before.words[1:]
        mark = "wrong" if lane in fullest or before.mark == "wrong" else "right"
        grid.cells[place] = Cell((*before.words[:1], *already, f"lane {lane}"), before.colour, mark)
    point = assigned(others)
    grid.notes.append(
        f"lanes {group[0]} to {group[-1]} of one phase{' at ' + point if point else ''}: {worst.degree}-way"
    )
    grid.notes.append(f"a cell is {unit} bytes, named by its first element; colour: {side.memory.modes[0]}")
    return grid


def _contents(side: CopySide) -> dict[int, tuple[int, ...]]:
    """Which element starts at which byte, of the first stage."""
    memory = side.memory
    extents = [extent for extent in memory.extents[:2] if isinstance(extent, int)]
    names = [f"c{place}" for place in range(len(extents))]
    _drawable(f"tensor {memory.name}", prod(extents), 1)
    rest = [ZERO] * (len(memory.modes) - len(names))
    at = compile_function({"byte": memory.byte([*map(Name, names), *rest])}, names)
    found: dict[int, tuple[int, ...]] = {}
    for row in range(extents[0]):
        for column in range(extents[1] if len(extents) > 1 else 1):
            found.setdefault(at(*(row, column)[: len(names)])[0], (row, column)[: len(names)])
    return found


def counterexample_grids(subjects: Subjects, claim: Claim) -> list[Grid]:
    """What is around the first point where a claim fails. Raises :class:`UserError` for a claim that does not."""
    outcome = decide(subjects, claim)
    found = outcome.counterexample
    if outcome.verdict is not Verdict.REFUTED or found is None:
        raise UserError(f"claim {claim.name} is {outcome.verdict.value}: there is no counterexample to draw")
    if claim.predicate in ("conflict_free", "max_conflicts") and claim.subject_kind == "copy":
        return bank_grids(subjects, claim, {name: int(value) for name, value in found.inputs.items()})
    return [_neighbourhood(claim, found)]


def _neighbourhood(claim: Claim, found: Counterexample) -> Grid:
    """The elements claimed and real in a window around them."""
    names = [name for name in found.claimed if isinstance(found.claimed[name], int)]
    point = assigned(found.inputs)
    title = f"claim {claim.name} fails at {point}"
    if len(names) not in (1, 2) or not all(isinstance(found.actual.get(name), int) for name in names):
        both = dict.fromkeys((*found.claimed, *found.actual))  # an overflow is claimed and met under different names
        grid = Grid(title, 2, max(len(both), 1), "", "")
        grid.row_labels |= {0: "claimed", 1: "real"}
        for column, name in enumerate(both):
            grid.column_labels[column] = name
            for row, values, mark in ((0, found.claimed, "right"), (1, found.actual, "wrong")):
                if name in values:
                    grid.cells[row, column] = Cell((str(values[name]),), None, mark)
        grid.notes += list(found.details)
        return grid
    names = names if len(names) == 2 else ["", *names]
    places = [tuple(int(values[name]) if name else 0 for name in names) for values in (found.claimed, found.actual)]
    low = [max(min(place[axis] for place in places) - AROUND, 0) for axis in (0, 1)]
    high = [max(place[axis] for place in places) + AROUND for axis in (0, 1)]
    if not names[0]:
        low[0] = high[0] = 0
    rows, columns = (high[axis] - low[axis] + 1 for axis in (0, 1))
    grid = Grid(title, rows, columns, names[0], names[1])
    for row in range(rows):
        grid.row_labels[row] = str(low[0] + row)
        for column in range(columns):
            grid.column_labels[column] = str(low[1] + column)
            grid.cells[row, column] = Cell(("",))
    for place, word, mark in zip(places, ("claimed", "real"), ("right", "wrong"), strict=True):
        grid.cells[place[0] - low[0], place[1] - low[1]] = Cell((word,), None, mark)
    grid.notes += list(found.details)
    return grid


def all_grids(subjects: Subjects) -> list[Grid]:
    """What a spec has to show: its operands, its copies' sides in memory, the banks of those in shared memory."""
    grids = [operand_grid(subjects, letter) for letter in "ABC"] if subjects.spec.mma is not None else []
    for name, copy in subjects.spec.copies.items():
        for side, end in (("S", copy.source), ("D", copy.destination)):
            if end:
                grids.append(copy_grid(subjects, name, side))
            if end and subjects.copies.memory(end).shared:
                claim = Claim(f"banks of {name}", "copy", name, "conflict_free", side=SIDES[side])
                grids += bank_grids(subjects, _with_hardware(claim))
    if not grids:
        raise UserError(f"{subjects.spec.path}: nothing to draw", hint="an [mma], a table of [copies], or --claim NAME")
    return grids


def _with_hardware(claim: Claim) -> Claim:
    return replace(claim, terms=replace(claim.terms, hardware=DEFAULT))
