"""From a measured structure tensor to the layouts of A, B and C, with no table.

Two slots of A lie in one row exactly if they reach the same slots of C, and in one column k exactly if they meet the same
slots of B; likewise for B and C. That gives m, n and k up to their names, which no experiment can tell apart: a permutation
of k in A and B alike changes nothing that comes out. The names given here are by first occurrence, where slots go by
register, then thread, then place within the register, each first in the operand that comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from layoutproof.atoms.atom import AXES, Atom
from layoutproof.confirm.structure import OPERANDS, Structure
from layoutproof.emit.registers import WARP, slots
from layoutproof.errors import UserError
from layoutproof.layouts.layout import Layout

Table = tuple[tuple[tuple[int, int], ...], ...]  # thread, value -> the two coordinates
_AT = {"A": 0, "B": 1, "C": 2}  # place in a product
_KEYS = {0: ("A", "C"), 1: ("B", "C"), 2: ("A", "B")}  # axis -> the operands that have it


@dataclass(frozen=True)
class Inferred:
    """What was found: extents, the lanes of the first product, and each operand's table."""

    shape: tuple[int, int, int]
    lanes: tuple[int, ...]
    tables: dict[str, Table]

    def elements(self, operand: str) -> list[list[int]]:
        """Thread, value -> element, the first coordinate fastest."""
        extent = self.shape[AXES[operand][0]]
        return [[i + extent * j for i, j in row] for row in self.tables[operand]]


def infer(found: Structure) -> Inferred:
    """The layouts. Raises :class:`UserError` where the tensor is not that of a matrix product."""
    lanes = _products(found)
    first = {lane: place for place, lane in enumerate(lanes[0])}
    products = [one for one in found.products if one[0] // found.slots["A"].values in first]
    labels = {axis: _labels(found, products, first, axis) for axis in range(3)}
    tables: dict[str, Table] = {}
    for operand in OPERANDS:
        named = [labels[axis][operand] for axis in AXES[operand]]
        values = found.slots[operand].values
        try:
            tables[operand] = tuple(
                tuple((named[0][lane * values + v], named[1][lane * values + v]) for v in range(values))
                for lane in lanes[0]
            )
        except KeyError as error:
            lane, value = divmod(error.args[0], values)
            raise UserError(f"value {value} of {operand} in lane {lane} takes part in no product") from None
    m, n, k = (len(set(labels[axis][_KEYS[axis][0]].values())) for axis in range(3))
    result = Inferred((m, n, k), lanes[0], tables)
    for other in lanes:
        _check(found, result, other)
    return result


def _products(found: Structure) -> list[tuple[int, ...]]:
    """The lanes of each independent product of the warp."""
    root = list(range(WARP))

    def top(lane: int) -> int:
        while root[lane] != lane:
            lane = root[lane]
        return lane

    for product in found.products:
        at = [top(slot // found.slots[operand].values) for slot, operand in zip(product, OPERANDS, strict=True)]
        for lane in at:
            root[lane] = min(at)
    groups: dict[int, list[int]] = {}
    for lane in range(WARP):
        groups.setdefault(top(lane), []).append(lane)
    return [tuple(group) for group in groups.values()]


def _labels(
    found: Structure, products: Iterable[tuple[int, int, int]], thread: dict[int, int], axis: int
) -> dict[str, dict[int, int]]:
    """Operand -> slot -> number along the axis, for the two operands that have it."""
    one, two = _KEYS[axis]
    third = next(operand for operand in OPERANDS if operand not in (one, two))
    # Slots of ``one`` that share the axis meet the same slots of ``two``, whatever the third does.
    met: dict[int, set[int]] = {}
    for product in products:
        met.setdefault(product[_AT[one]], set()).add(product[_AT[two]])
    held = found.slots[one]

    def order(slot: int) -> tuple[int, int, int]:
        lane, value = divmod(slot, held.values)
        return value // held.packed, thread[lane], value % held.packed

    numbers: dict[frozenset[int], int] = {}
    first = {slot: numbers.setdefault(frozenset(met[slot]), len(numbers)) for slot in sorted(met, key=order)}
    second: dict[int, int] = {}
    for slot, others in met.items():
        for other in others:
            if second.setdefault(other, first[slot]) != first[slot]:
                why = f"slot {other} of {two} meets {one} along two values of {'mnk'[axis]} for some {third}"
                raise UserError(f"this is no tensor of a matrix product: {why}")
    return {one: first, two: second}


def _check(found: Structure, result: Inferred, lanes: Sequence[int]) -> None:
    """The tensor of a product is the one that the tables give, in every coefficient."""
    at: dict[str, dict[tuple[int, int], list[int]]] = {}
    for operand, table in result.tables.items():
        values = found.slots[operand].values
        for thread, row in enumerate(table):
            for value, place in enumerate(row):
                at.setdefault(operand, {}).setdefault(place, []).append(lanes[thread] * values + value)
    wanted = {
        (a, b, c)
        for (m, k), a_slots in at["A"].items()
        for n in range(result.shape[1])
        for a in a_slots
        for b in at["B"].get((n, k), ())
        for c in at["C"].get((m, n), ())
    }
    inside = set(lanes)
    measured = {one for one in found.products if one[0] // found.slots["A"].values in inside}
    if wanted != measured:
        count = len(wanted ^ measured)
        raise UserError(f"this is no tensor of a matrix product: {count} coefficients are not those of its own layouts")


def fit(values: Sequence[int]) -> list[tuple[int, int]] | None:
    """The shortest (extent, stride) ... that give ``values``, first mode fastest; None where none do."""
    if values[0] != 0:
        return None
    modes = []
    rest = list(values)
    while len(rest) > 1:
        stride = rest[1]
        run = next((place for place, value in enumerate(rest) if value != place * stride), len(rest))
        extent = next(size for size in range(run, 0, -1) if len(rest) % size == 0)
        if extent == 1:
            return None
        for start in range(0, len(rest), extent):
            if any(rest[start + place] != rest[start] + place * stride for place in range(extent)):
                return None
        modes.append((extent, stride))
        rest = rest[::extent]
    return modes or [(1, 0)]


def fit_layout(elements: Sequence[Sequence[int]]) -> Layout | None:
    """``(threads, values):(strides)`` that gives the table; None where no layout does."""
    threads, values = fit([row[0] for row in elements]), fit(list(elements[0]))
    if threads is None or values is None or elements[0][0] != 0:
        return None
    if any(row[v] != row[0] + elements[0][v] for row in elements for v in range(len(row))):
        return None
    shapes = [_mode([extent for extent, _ in modes]) for modes in (threads, values)]
    strides = [_mode([stride for _, stride in modes]) for modes in (threads, values)]
    return Layout(tuple(shapes), tuple(strides))


def _mode(numbers: Sequence[int]) -> int | tuple[int, ...]:
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def catalogue_table(atom: Atom, operand: str) -> Table:
    """What the catalogue says, as coordinates."""
    held = slots(atom, operand)
    extent = held.extents[0]
    threads = held.layout.modes[0].size()
    assert isinstance(threads, int)

    def place(element: int) -> tuple[int, int]:
        return element % extent, element // extent

    return tuple(
        tuple(place(_number(held.layout, (thread, value))) for value in range(held.values)) for thread in range(threads)
    )


def relabelling(inferred: Inferred, wanted: dict[str, Table]) -> list[list[int]] | None:
    """For m, n and k what each inferred number is called in ``wanted``; None where no names make the two the same."""
    maps: list[dict[int, int]] = [{}, {}, {}]
    for operand, table in wanted.items():
        mine = inferred.tables[operand]
        if [len(row) for row in mine] != [len(row) for row in table]:
            return None
        for rows in zip(mine, table, strict=True):
            for here, there in zip(*rows, strict=True):
                for axis, i, j in zip(AXES[operand], here, there, strict=True):
                    if maps[axis].setdefault(i, j) != j:
                        return None
    if any(len(set(names.values())) != len(names) for names in maps):
        return None
    return [[names[number] for number in range(len(names))] for names in maps]


def relabelled(inferred: Inferred, names: Sequence[Sequence[int]]) -> Inferred:
    """The same with other names for m, n and k."""
    renamed: Callable[[str, tuple[int, int]], tuple[int, int]] = lambda operand, place: (  # noqa: E731
        names[AXES[operand][0]][place[0]], names[AXES[operand][1]][place[1]]
    )  # fmt: skip
    tables = {
        operand: tuple(tuple(renamed(operand, place) for place in row) for row in table)
        for operand, table in inferred.tables.items()
    }
    return Inferred(inferred.shape, inferred.lanes, tables)


def _number(layout: Layout, at: tuple[int, int]) -> int:
    value = layout(at)
    assert isinstance(value, int)
    return value
