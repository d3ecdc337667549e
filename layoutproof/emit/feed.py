"""Level 3 and 5 of a TiledMMA: its operands into registers through swizzled shared memory, and the passes that this takes."""

from __future__ import annotations

from layoutproof.atoms.atom import AXES, AXIS_NAMES
from layoutproof.atoms.catalogue import find_copy
from layoutproof.emit import movement_code as code
from layoutproof.emit.bank_tests import Pattern, accesses_test
from layoutproof.emit.functions import IndexFunction
from layoutproof.emit.movement import HALF, SWIZZLES, Memory, codes, movement_test, tiled_function
from layoutproof.emit.plan import Plan, Test, Unit
from layoutproof.emit.proven import ProvenSpec
from layoutproof.emit.registers import BITS, WARP, is_single, types
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import compile_function
from layoutproof.layouts.notation import parse_layout
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.make_copy import make_tiled_copy, make_tiled_copy_operand
from layoutproof.tiled.mma import TiledMMA

COLUMNS = 64
ASYNC = "SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>"


def feeds_plan(proven: ProvenSpec) -> Plan:
    """A and B of a spec's TiledMMA, where they are halves that matrix loads can bring."""
    mma = proven.subjects.mma
    units, tests, notes = [], [], []
    tables: dict[str, bytes] = {}
    for operand in "AB":
        why = _unfit(mma, operand)
        copy = None if why else operand_loads(mma, operand)
        if copy is None:
            notes.append(
                f"{proven.name}: {operand} is not moved through shared memory: {why or 'no matrix load fits it'}"
            )
            continue
        for swizzle in (SWIZZLES[0], SWIZZLES[3]):
            for unit, test in _feed(proven, operand, copy, Memory(swizzle), tables):
                units.append(unit)
                tests.append(test)
    return Plan(proven.spec.title, units, tests, tables, notes)


def operand_loads(mma: TiledMMA, operand: str) -> TiledCopy | None:
    """The widest matrix load that fills the registers of an operand; None where there is none."""
    for count in (4, 2, 1):
        try:
            return make_tiled_copy_operand(find_copy(f"SM75_U32x{count}_LDSM_N"), HALF, operand, mma)
        except Rejected:
            continue
    return None


def _unfit(mma: TiledMMA, operand: str) -> str:
    """Why an operand cannot be moved so; empty where it can."""
    if not is_single(mma.atom):
        return "its instruction is none of a warp"
    bits = BITS[types(mma.atom)["DABC".index(operand)]]
    if bits != HALF:
        return f"its elements have {bits} bits, matrix loads move 16"
    if mma.thr_layout_vmnk.cosize() != mma.size or mma.size % WARP:
        return "its thread layout has holes"
    if COLUMNS % mma.tile_shape[2]:
        return f"{COLUMNS} columns are no whole number of tiles"
    return ""


def _feed(
    proven: ProvenSpec, operand: str, copy: TiledCopy, memory: Memory, tables: dict[str, bytes]
) -> list[tuple[Unit, Test]]:
    mma = proven.subjects.mma
    axis = AXES[operand][0]
    shape = (mma.tile_shape[axis], COLUMNS)
    threads = parse_layout(f"({mma.size // 8},8):(8,1)")
    filling = make_tiled_copy(find_copy(ASYNC), HALF, threads, parse_layout("(1,8)"))
    filled, fill = tiled_function(filling, "D", "filled", shape)
    rows, load = tiled_function(copy, "S", "rows", shape)
    held, _ = tiled_function(copy, "D", "held", shape)
    places = memory.functions(shape[0], COLUMNS, ("row", "column"))
    counts = {
        f"{part}_{word}": found[word] for part, found in (("fill", fill), ("load", load)) for word in ("x", "ri", "rj")
    }
    counts |= {"size": shape[0] * COLUMNS, "columns": COLUMNS, "rows": shape[0]}
    registers = int(copy.atom.ptx.split(".x")[1][0])
    functions = {"filled": filled, "rows": rows, "held": held, **places}
    title = f"{operand} by {copy.atom.name}, swizzle {memory.name}"
    text = code.feed_source(title, copy.atom.ptx, registers, functions, counts, mma.size)
    unit = Unit(f"{proven.stem}_feed_{operand}_{memory.name}", text, "sm_80")
    checked = load["x"] * load["ri"] * load["rj"] * mma.size * 2 * registers
    row = AXIS_NAMES[axis].lower()
    slots = [(f"r{row}", load["ri"]), ("rk", load["rj"]), ("x", load["x"]), ("t", mma.size), ("v", 2 * registers)]
    test = movement_test(
        unit, "feed", title, proven.name, mma.size, {"checked": checked, "mismatches": 0}, slots, {},
        swizzled=memory.swizzle.bits > 0, buffers={"matrix": codes(shape[0] * COLUMNS, tables)},
    )  # fmt: skip
    access = f"ldmatrix.x{registers}"
    found = _patterns(rows, places["place"], load, mma.size)
    name = f"{access} of {operand}, swizzle {memory.name}"
    return [(unit, test), accesses_test(access, found, name, tables, proven.name, stem=f"{proven.stem} {name}")]


def _patterns(rows: IndexFunction, place: IndexFunction, load: dict[str, int], threads: int) -> list[Pattern]:
    """The byte offsets of each warp's every matrix load, each once."""
    where = compile_function(rows.outputs, rows.inputs)
    at = compile_function(place.outputs, place.inputs)
    found: dict[Pattern, None] = {}
    for ri in range(load["ri"]):
        for rj in range(load["rj"]):
            for x in range(load["x"]):
                for first in range(0, threads, WARP):
                    lanes = (where(t, 0, x, ri, rj) for t in range(first, first + WARP))
                    found[tuple(2 * at(*element)[0] for element in lanes)] = None
    return list(found)
