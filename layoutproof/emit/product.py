"""Whole products: level 2 at a TiledMMA's own sizes, level 4 as a grid of blocks and splits that does not divide.

Data are small asymmetric integers, so that every sum is exact in every accumulator and in the float64 reference: equality is
asked for, not closeness.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from layoutproof.emit.gemm_code import GEMM
from layoutproof.emit.kernel_code import WRONG, arguments
from layoutproof.emit.plan import POISON, POISON_WORD, Buffer, Compare, Control, Plan, Test, Unit
from layoutproof.emit.proven import ProvenSpec
from layoutproof.emit.registers import BITS, encode, is_single, is_xor, types
from layoutproof.emit.tables import table
from layoutproof.emit.tile import Problem, Tile
from layoutproof.emit.tile_code import source
from layoutproof.emit.tile_tests import basis_test, owners_test


def tile_plan(proven: ProvenSpec) -> Plan:
    """The tests of a spec's TiledMMA; a note instead where its instruction is none that a warp issues by itself."""
    title = proven.spec.title
    atom = proven.subjects.mma.atom
    if not is_single(atom) or atom.fault:
        why = atom.fault or f"there is no kernel for {atom.ptx or atom.name}"
        return Plan(title, [], [], {}, [f"{proven.name}: {why}"])
    tile = Tile(proven)
    unit = Unit(f"{proven.stem}_tile", source(tile.code), atom.arch)
    problem = tile.basis_problem()
    base = max(tile.problems(), key=lambda p: -sum(p.extents))
    tables: dict[str, bytes] = {}
    tests = [owners_test(tile, unit.name, problem, tables)]
    if not is_xor(atom):
        tests.append(basis_test(tile, unit.name, problem, tables))
    tests.append(product_test(tile, unit.name, problem, problem.extents, 1, tables))
    m, n, k = base.extents
    total = (2 * m + m // 2 + 1, n + n // 2 + 1, 3 * k + k // 2 + 1)
    tests.append(product_test(tile, unit.name, base, total, 1, tables))
    tests.append(product_test(tile, unit.name, base, total, 3, tables))
    return Plan(title, [unit], tests, tables)


@dataclass(frozen=True)
class Data:
    """Small integers, asymmetric, of which every sum is exact in the accumulator; and their exact product."""

    a: list[list[int]]
    b: list[list[int]]
    c: list[list[int]]
    xor: bool

    @classmethod
    def random(cls, seed: str, kinds: tuple[str, str, str, str], total: tuple[int, int, int], *, xor: bool) -> Data:
        """Reproducible: the same spec has the same data."""
        generator = random.Random(seed)
        d, a, b, _ = kinds
        m, n, k = total
        most = 3 if d != "f16" or 9 * k + 7 <= 2048 else 1

        def matrix(kind: str, rows: int, columns: int) -> list[list[int]]:
            return [[generator.randint(*_range(kind, most)) for _ in range(columns)] for _ in range(rows)]

        return cls(matrix(a, m, k), matrix(b, n, k), matrix("s8", m, n), xor)

    def sums(self, m: int, n: int, chosen: list[int]) -> int:
        """The products of A's row and B's row over the chosen k."""
        left, right = self.a[m], self.b[n]
        if self.xor:
            return sum(left[k] ^ right[k] for k in chosen)
        return sum(left[k] * right[k] for k in chosen)


def _range(kind: str, most: int) -> tuple[int, int]:
    if kind == "b1":
        return 0, 1
    return (0, most) if kind[0] == "u" else (-most, most)


def product_test(
    tile: Tile, unit: str, problem: Problem, total: tuple[int, int, int], splits: int, tables: dict[str, bytes]
) -> Test:
    """A whole product; at the tile's own sizes it is a test of the tile, else of the grid."""
    (m, n, k), (m_all, n_all, k_all) = problem.extents, total
    level = "tile" if total == problem.extents else "grid"
    kinds = types(tile.proven.subjects.mma.atom)
    data = Data.random(f"{tile.proven.name} {total}", kinds, total, xor=is_xor(tile.proven.subjects.mma.atom))
    groups = tile.group_of_k(problem)
    blocks = (-(-m_all // m), -(-n_all // n))
    planes = splits * tile.groups
    chosen: list[list[int]] = [[] for _ in range(planes)]
    for at in range(k_all):
        chosen[at // k % splits * tile.groups + groups[at % k]].append(at)
    partial = [
        float(data.sums(row, column, chosen[plane]) + (data.c[row][column] if plane == 0 else 0))
        for plane in range(planes)
        for row in range(m_all)
        for column in range(n_all)
    ]
    elements = m_all * n_all
    whole = [sum(partial[plane * elements + element] for plane in range(planes)) for element in range(elements)]
    guard = _guard(problem, total)
    stem = f"{unit}_{level}_{splits}"
    inputs = {"A_memory": (kinds[1], data.a), "B_memory": (kinds[2], data.b), "C_memory": ("", data.c)}
    buffers = {}
    for name, (kind, matrix) in inputs.items():
        tables[f"{stem}_{name}"] = _matrix(kind, matrix)
        buffers[name] = Buffer(len(tables[f"{stem}_{name}"]), data=f"{stem}_{name}", guard=guard)
    place = [("m", m_all), ("n", n_all)]
    with_plane = [("split", splits), ("wk", tile.groups), *place]
    compares = []
    for name, kind, content, where in (
        ("partial", "f8", table("f8", partial), with_plane),
        ("stores", "u4", table("u4", [POISON_WORD + 1] * len(partial)), with_plane),
        ("total", "f8", table("f8", whole), place),
        ("adds", "u4", table("u4", [POISON_WORD + planes] * elements), place),
    ):
        tables[f"{stem}_{name}"] = content
        buffers[name] = Buffer(len(content), fill=0 if name == "total" else POISON, guard=guard)
        compares.append(Compare(name, f"{stem}_{name}", kind, where))
    values = problem.values | dict(zip(GEMM, (*total, blocks[1], splits, tile.groups, 1, 1, 0), strict=True))
    values |= dict.fromkeys(WRONG, 0) | tile.params(problem)
    controls = list(tile.wrong_maps())
    if level == "grid":
        controls.append(Control("loads without a guard", {"check_loads": 0}))
        controls.append(Control("stores without a guard", {"check_stores": 0}))
    if planes > 1:
        controls.append(Control("the initial C enters every partial sum", {"c_everywhere": 1}))
    word = f"{m_all}x{n_all}x{k_all}" + (f", {splits} splits" if splits > 1 else "")
    return Test(
        name=f"{tile.proven.name}: product {word}",
        level=level,
        unit=unit,
        kernel="gemm",
        grid=blocks[0] * blocks[1] * splits,
        block=tile.block,
        arguments=arguments(tile.code, tuple(buffers), GEMM),
        values=values,
        expect={"checked": 2 * (len(partial) + elements), "mismatches": 0},
        controls=controls,
        buffers=buffers,
        compares=compares,
        spec=tile.proven.name,
    )


def _guard(problem: Problem, total: tuple[int, int, int]) -> int:
    """Enough for what an unguarded kernel reaches: the rows of a padded tile, of the widest elements."""
    rows = max(problem.extents) + 1
    reach = rows * (max(total) + max(problem.extents)) * 8
    return -(-reach // 4096) * 4096


def _matrix(kind: str, content: list[list[int]]) -> bytes:
    """Row by row, one element after the other; an element narrower than a byte has a byte."""
    flat = [value for row in content for value in row]
    if not kind:
        return table("i4", flat)
    width = max(BITS[kind] // 8, 1)
    return b"".join(encode(kind, value).to_bytes(width, "little") for value in flat)
