"""Level 3: matrix loads and stores, movmatrix, cp.async, and the operands of a TiledMMA through swizzled shared memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from layoutproof.atoms.catalogue import find_copy
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.emit import movement_code as code
from layoutproof.emit.functions import IndexFunction
from layoutproof.emit.plan import Buffer, Control, Plan, Test, Unit
from layoutproof.emit.registers import file_name
from layoutproof.emit.tables import table
from layoutproof.integers.expression import Expression, Literal, Name, divide, modulo, substitute
from layoutproof.layouts.expressions import coordinate_expressions, layout_expression
from layoutproof.layouts.layout import Layout, identity_layout
from layoutproof.layouts.notation import parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.make_copy import make_tiled_copy
from layoutproof.tiled.shared_memory import SharedTensor

HALF = 16  # bits of what is moved
MATRIX_COPIES = (
    *(f"SM75_U32x{count}_LDSM_N" for count in (1, 2, 4)),
    *(f"SM75_U16x{count}_LDSM_T" for count in (2, 4, 8)),
    *(f"SM90_U32x{count}_STSM_N" for count in (1, 2, 4)),
    *(f"SM90_U16x{count}_STSM_T" for count in (2, 4, 8)),
)
MOVE = "SM75_U32x1_MOVM_T"
ASYNC_COPIES = (
    ("SM80_CP_ASYNC_CACHEALWAYS<uint32_t>", 4),
    ("SM80_CP_ASYNC_CACHEALWAYS<uint64_t>", 8),
    ("SM80_CP_ASYNC_CACHEALWAYS<uint128_t>", 16),
    ("SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>", 16),
)
SWIZZLES = (Swizzle(0, 3, 3), Swizzle(1, 3, 3), Swizzle(2, 3, 3), Swizzle(3, 3, 3))  # on halves: 16, 32, 64, 128 bytes
ROWS = 64


@dataclass(frozen=True)
class Memory:
    """Shared memory in rows of as many halves as the swizzle permutes; without one, rows of 64 as well."""

    swizzle: Swizzle

    @property
    def columns(self) -> int:
        """Halves in a row."""
        return 8 << self.swizzle.bits if self.swizzle.bits else 64

    @property
    def name(self) -> str:
        """Such as ``128B``."""
        return f"{2 * self.columns}B" if self.swizzle.bits else "none"

    def functions(self, rows: int, columns: int, inputs: Sequence[str]) -> dict[str, IndexFunction]:
        """``place`` and ``plain_place``: (row, column) -> half word, of a tile of several such blocks side by side."""
        blocks = columns // self.columns
        shape = (rows, (self.columns, blocks))
        plain = Layout(shape, (self.columns, (1, rows * self.columns)))
        coordinate = tuple(Name(name) for name in inputs)
        layouts: dict[str, Layout | ComposedLayout] = {
            "place": ComposedLayout(self.swizzle, 0, plain),
            "plain_place": plain,
        }
        found = {}
        for name, layout in layouts.items():
            index = SharedTensor(layout, HALF, alignment=1024).index(coordinate)
            found[name] = IndexFunction(name, tuple(inputs), {"at": index}, (f"half word of {layout}",))
        return found


def copies_plan(names: Sequence[str] = (*MATRIX_COPIES, MOVE), spec: str = "") -> Plan:
    """Matrix copies by themselves, each through every swizzle."""
    units, tests = [], []
    for name in names:
        for unit, test in _move_matrix(spec) if name == MOVE else _matrix_tests(name, spec):
            units.append(unit)
            tests.append(test)
    return Plan("Matrix copies through shared memory", units, tests)


def _matrix_tests(name: str, spec: str) -> Iterator[tuple[Unit, Test]]:
    atom = find_copy(name)
    store = atom.ptx.startswith("stmatrix")
    rows, held = ("dst", "src") if store else ("src", "dst")
    registers = int(atom.ptx.split(".x")[1][0])
    for swizzle in SWIZZLES:
        memory = Memory(swizzle)
        functions = {"rows": _side(atom, rows, "rows"), "held": _side(atom, held, "held"), **_places(memory)}
        unit = Unit(
            f"move_{file_name(name)}_{memory.name}", code.atom_source(name, atom.ptx, registers, functions), atom.arch
        )
        turns = memory.columns // 8
        count = registers * 64
        expect = {"checked": turns * count, "mismatches": 0}
        if store:
            expect["nonzero"] = turns * count
        slots = (
            [("turn", turns), ("element", count)] if store else [("turn", turns), ("lane", 32), ("v", 2 * registers)]
        )
        title = f"{name}, swizzle {memory.name}"
        yield (
            unit,
            movement_test(unit, "move", title, spec, 32, expect, slots, {"turns": turns}, swizzled=swizzle.bits > 0),
        )


def movement_test(
    unit: Unit,
    kernel: str,
    title: str,
    spec: str,
    block: int,
    expect: Mapping[str, int],
    slots: Sequence[tuple[str, int]],
    values: Mapping[str, int],
    *,
    swizzled: bool,
    buffers: Mapping[str, Buffer] | None = None,
    other: str = "swizzle on one side",
) -> Test:
    """A launch of one block, and the controls that all movements have."""
    wrong = {"lane_wrong": 0, "value_wrong": 0, "plain_side": 0}
    controls = [
        Control("values v and v^1 swapped", {"value_wrong": 1}),
        Control("lane off by one", {"lane_wrong": 1}),
    ]
    if swizzled:
        controls.append(Control(other, {"plain_side": 1}))
    return Test(
        name=f"{spec}: {title}" if spec else title,
        level="movement",
        unit=unit.name,
        kernel=kernel,
        grid=1,
        block=block,
        arguments=("report", *(buffers or {}), *values, "after", *wrong),
        values={**values, **wrong},
        expect=expect,
        controls=controls,
        slots=slots,
        buffers=buffers or {},
        spec=spec,
    )


def _side(atom: CopyAtom, side: str, name: str) -> IndexFunction:
    layout = atom.layout(side, HALF)
    body = layout_expression(layout, (Name("lane"), Name("v")))
    words = (f"{side} of {atom.name}: (lane, half word) -> element {layout}",)
    return IndexFunction(name, ("lane", "v"), {"element": body}, words)


def _places(memory: Memory) -> dict[str, IndexFunction]:
    """(element, turn) -> half word: matrices side by side in a row as far as it goes, moved along by ``turn`` chunks."""
    chunks = memory.columns // 8
    e, turn = Name("e"), Name("turn")
    matrix, row, column = e / Literal(64), modulo(divide(e, 8), 8), modulo(e, 8)
    down = row + Literal(8) * (matrix / Literal(chunks))
    across = Literal(8) * modulo(matrix + turn, chunks) + column
    words = {"row": down, "column": across}
    found = memory.functions(ROWS, memory.columns, ("row", "column"))
    return {
        name: IndexFunction(
            name,
            ("e", "turn"),
            {word: substitute(body, words) for word, body in function.outputs.items()},
            function.words,
        )
        for name, function in found.items()
    }


def _move_matrix(spec: str) -> Iterator[tuple[Unit, Test]]:
    """The ISA's transpose. CuTe's Dst says that nothing moves, and is put to the test as a control."""
    atom = find_copy(MOVE)
    lane, v = Name("lane"), Name("v")
    transposed = Literal(8) * (Literal(2) * modulo(lane, 4) + v) + divide(lane, 4)
    held = IndexFunction(
        "held", ("lane", "v"), {"element": transposed}, ("PTX ISA: row 2*(lane%4) + v, column lane/4",)
    )
    functions = {"source": _side(atom, "src", "source"), "held": held}
    unit = Unit(f"move_{file_name(MOVE)}", code.move_source(functions), atom.arch)
    slots = [("turn", 1), ("lane", 32), ("v", 2)]
    test = movement_test(
        unit, "move", f"{MOVE}, as the ISA says", spec, 32, {"checked": 64, "mismatches": 0}, slots, {"turns": 1},
        swizzled=True, other="CuTe's Dst: nothing moves",
    )  # fmt: skip
    yield unit, test


def async_plan(spec: str = "") -> Plan:
    """cp.async of every width, by one warp into a swizzled tile."""
    units, tests = [], []
    tables: dict[str, bytes] = {}
    for name, width in ASYNC_COPIES:
        for swizzle in SWIZZLES:
            memory = Memory(swizzle)
            values = width // 2
            across = memory.columns // values
            if across > 32 or memory.columns % values:
                across = 32
            threads = parse_layout(f"({32 // across},{across}):({across},1)")
            copy = make_tiled_copy(find_copy(name), HALF, threads, parse_layout(f"(1,{values})"))
            shape = (copy.tile_shape[0] * 2, memory.columns)
            filled, counts = tiled_function(copy, "D", "filled", shape)
            functions = {"filled": filled, **memory.functions(shape[0], shape[1], ("row", "column"))}
            counts = {"fill_ri": counts["ri"], "fill_rj": counts["rj"], "columns": shape[1]}
            cache = "cg" if "GLOBAL" in name else "ca"
            text = code.async_source(name, cache, width, functions, counts)
            unit = Unit(f"move_{file_name(name)}_{memory.name}", text, "sm_80")
            size = shape[0] * shape[1]
            title = f"{name}, swizzle {memory.name}"
            slots = [("ri", counts["fill_ri"]), ("rj", counts["fill_rj"]), ("t", 32), ("v", values)]
            expect = {"checked": size, "mismatches": 0}
            buffers = {"matrix": codes(size, tables)}
            test = movement_test(
                unit, "move", title, spec, 32, expect, slots, {}, swizzled=swizzle.bits > 0, buffers=buffers
            )
            units.append(unit)
            tests.append(test)
    return Plan("cp.async into swizzled shared memory", units, tests, tables)


def codes(size: int, tables: dict[str, bytes]) -> Buffer:
    """A matrix of unique half words."""
    name = f"codes_{size}"
    tables[name] = table("u2", [code.CODE + index for index in range(size)])
    return Buffer(2 * size, data=name, guard=256)


def tiled_function(
    copy: TiledCopy, side: str, name: str, shape: tuple[int, int]
) -> tuple[IndexFunction, dict[str, int]]:
    """(t, v, x, ri, rj) -> (row, column), and how far each goes."""
    inputs = ("t", "v", "x", "ri", "rj")
    partition = copy.tidfrg(side, identity_layout(shape))
    t, v, x, ri, rj = (Name(word) for word in inputs)
    row, column = coordinate_expressions(partition, (t, (v, x), (ri, rj)), 2)
    _, fragment, rest = partition.modes
    sizes = {"v": fragment.modes[0].size(), "x": fragment.modes[1].size()}
    sizes |= {"ri": rest.modes[0].size(), "rj": rest.modes[1].size()}
    outputs: dict[str, Expression] = {"row": row, "column": column}
    counts = {word: size for word, size in sizes.items() if isinstance(size, int)}
    return IndexFunction(name, inputs, outputs, (f"{side} of {copy}: {partition}",)), counts
