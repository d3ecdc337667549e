"""Level 2 of a TiledMMA: its owners and multiplicities, and a full one-hot basis of its problem."""

from __future__ import annotations

from layoutproof.atoms.atom import AXES, AXIS_NAMES, OPERANDS
from layoutproof.emit.kernel_code import WRONG, arguments
from layoutproof.emit.plan import POISON_WORD, Buffer, Compare, Control, Test
from layoutproof.emit.tables import table
from layoutproof.emit.tile import Problem, Tile

BLOCKS = 132 * 8
CONTROL_PAIRS = 1 << 13  # a control looks at so many pairs of a basis, spread over all


def owners_test(tile: Tile, unit: str, problem: Problem, tables: dict[str, bytes]) -> Test:
    """Each slot says which element it holds, each element how many slots hold it: the proven map and multiplicity."""
    buffers: dict[str, Buffer] = {}
    compares = []
    checked = 0
    for operand in OPERANDS:
        i, j = AXES[operand]
        rows, columns = problem.extents[i], problem.extents[j]
        ri, rj = problem.repeats[i], problem.repeats[j]
        owner = [POISON_WORD] * (ri * rj * tile.block * tile.code.values[operand])
        count = [POISON_WORD] * (rows * columns)
        for (a, b, t, v), (row, column) in tile.held(operand, problem).items():
            owner[((a * rj + b) * tile.block + t) * tile.code.values[operand] + v] = row * columns + column
            count[row * columns + column] += 1
        names = [f"r{AXIS_NAMES[axis].lower()}" for axis in (i, j)]
        elements = [(AXIS_NAMES[i].lower(), rows), (AXIS_NAMES[j].lower(), columns)]
        slot = [(names[0], ri), (names[1], rj), ("t", tile.block), ("v", tile.code.values[operand])]
        for what, content, places, read_as in (("slots", owner, slot, elements), ("counts", count, elements, [])):
            buffer, name = f"{operand}_{what}", f"{unit}_{operand}_{what}"
            tables[name] = table("u4", content)
            buffers[buffer] = Buffer(len(content) * 4, guard=256)
            compares.append(Compare(buffer, name, "u4", places, read_as))
            checked += len(content)
    values = problem.values | dict.fromkeys(WRONG, 0) | tile.params(problem)
    return Test(
        name=f"{tile.proven.name}: owners",
        level="tile",
        unit=unit,
        kernel="owners",
        grid=1,
        block=tile.block,
        arguments=arguments(tile.code, ("report", *buffers), ()),
        values=values,
        expect={"checked": checked, "mismatches": 0},
        controls=list(tile.wrong_maps()),
        buffers=buffers,
        compares=compares,
        spec=tile.proven.name,
    )


def basis_test(tile: Tile, unit: str, problem: Problem, tables: dict[str, bytes]) -> Test:
    """Every element of A with every element of B, one pair at a time."""
    m, n, k = problem.extents
    groups = tile.group_of_k(problem)
    held = tile.held("C", problem)
    name = f"{unit}_k_group"
    tables[name] = table("i4", groups)
    pairs = m * k * n * k
    of_group = {group: groups.count(group) for group in set(groups)}
    nonzero = sum(of_group.get(tile.group_of_thread[t], 0) for (_, _, t, _) in held)
    step = max(pairs // CONTROL_PAIRS, 1) | 1
    values = problem.values | {"step": 1} | dict.fromkeys(WRONG, 0) | tile.params(problem)
    places = [("a m", m), ("a k", k), ("b n", n), ("b k", k)]
    places += [("rm", problem.repeats[0]), ("rn", problem.repeats[1]), ("t", tile.block), ("v", tile.code.values["C"])]
    return Test(
        name=f"{tile.proven.name}: one-hot basis {m}x{n}x{k}",
        level="tile",
        unit=unit,
        kernel="basis",
        grid=BLOCKS,
        block=tile.block,
        arguments=arguments(tile.code, ("report", "k_group"), ("step", "after")),
        values=values,
        expect={"checked": pairs * len(held), "nonzero": nonzero, "mismatches": 0},
        controls=[Control(control.name, {**control.values, "step": step}) for control in tile.wrong_maps()],
        slots=places,
        key_bits=1,
        buffers={"k_group": Buffer(len(groups) * 4, data=name, guard=256)},
        quick={"step": max(pairs // 64, 1) | 1},
        spec=tile.proven.name,
    )
