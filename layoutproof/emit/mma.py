"""Level 1 for ``mma.sync``: the complete structure tensor of an instruction, compared on the device.

An MMA is bilinear in its registers, so T[a,b,c] - does slot a of A, times slot b of B, reach slot c of C? - says everything
it does. A slot is a (lane, value). One warp takes a pair (a,b): all registers zero but the one slot each, every slot of C a
code of its own, so that what C held must come back as well. Each lane then compares its D with what the catalogue's
layouts predict.

The values are such that a wrong type shows: -3 and 253 are the same byte. XOR-popcount forms are not bilinear and have
their own prediction.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass

from layoutproof.atoms.atom import AXES, Atom
from layoutproof.atoms.catalogue import shelf
from layoutproof.emit.functions import IndexFunction, cuda
from layoutproof.emit.plan import Control, Test, Unit
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, Literal, Name, divide, modulo, multiply, total
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.int_tuple import flatten, product
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout

WARP = 32
THREADS = 256
BLOCKS = 132 * 8

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1,
        "e4m3": 8, "e5m2": 8, "s32": 32}  # fmt: skip
# Bit pattern and value of the one slot of A, then of B. Products are exact in every accumulator.
CODES: dict[str, tuple[tuple[int, float], tuple[int, float]]] = {
    "f16": ((0x3E00, 1.5), (0xC100, -2.5)),
    "bf16": ((0x3FC0, 1.5), (0xC020, -2.5)),
    "tf32": ((0x3FC00000, 1.5), (0xC0200000, -2.5)),
    "f64": ((0, 1.5), (0, -2.5)),
    "e4m3": ((0x3C, 1.5), (0xC2, -2.5)),
    "e5m2": ((0x3E, 1.5), (0xC1, -2.5)),
    "s8": ((0xFD, -3), (0xFB, -5)),
    "u8": ((0xFD, 253), (0xFB, 251)),
    "s4": ((0xD, -3), (0xB, -5)),
    "u4": ((0xD, 13), (0xB, 11)),
    "b1": ((1, 1), (1, 1)),
}
ASM = {"u32": ("u32", "r"), "f32": ("float", "f"), "f64": ("double", "d")}
KERNEL = "structure_tensor"


@dataclass(frozen=True)
class Slots:
    """An operand's registers: how many values a lane holds, and (thread, value) -> element."""

    layout: Layout
    values: int
    extents: tuple[int, int]

    @property
    def count(self) -> int:
        """The slots of a warp."""
        return WARP * self.values


def is_single(atom: Atom) -> bool:
    """Whether the atom is one warp-level instruction, with no scales or metadata beside its operands."""
    return atom.ptx.startswith("mma.sync") and atom.issues == 1 and set(atom.layout_texts) == {"A", "B", "C"}


def warp_level_atoms() -> list[Atom]:
    """The catalogue's warp-level instructions, templates with their example's arguments."""
    found = (shelf().find(shelf().example(name)) for name in shelf().names() if not _other(name))
    return [atom for atom in found if is_single(atom)]


def slots(atom: Atom, operand: str) -> Slots:
    """An operand's slots. A layout whose nesting CuTe itself cannot use is read leaf by leaf."""
    try:
        layout = atom.layout_tv(operand)
    except Rejected:
        layout = leaf_by_leaf(atom.layout_texts[operand])
    values = layout.modes[1].size()
    assert isinstance(values, int)
    return Slots(layout, values, atom.extents(operand))


def leaf_by_leaf(text: str) -> Layout:
    """A layout whose stride is nested unlike its shape, with the strides put to the extents in order."""
    shape_text, stride_text = text.split(":")
    shape = parse_layout(shape_text).shape
    strides = iter(int(number) for number in re.findall(r"\d+", stride_text))
    assert isinstance(shape, tuple)
    modes = tuple(tuple(next(strides) for _ in flatten(mode)) for mode in shape)
    return Layout(tuple(tuple(flatten(mode)) for mode in shape), modes)


def types(atom: Atom) -> tuple[str, str, str, str]:
    """The types of D, A, B and C as the instruction is spelled: the tables of some atoms only say how wide they are."""
    words = (
        atom.ptx.removesuffix(".satfinite").removesuffix(".popc").removesuffix(".xor").removesuffix(".and").split(".")
    )
    d, a, b, c = words[-4:]
    return d, a, b, c


def predicted(atom: Atom) -> tuple[int, int]:
    """(coefficients of the tensor, how many of them are products by the instruction's shape)."""
    sizes = [slots(atom, operand).count for operand in "ABC"]
    return math.prod(sizes), math.prod(atom.shape_mnk) * (WARP // _threads(atom))


def mma_unit(atom: Atom) -> Unit:
    """The source for one atom."""
    return Unit(file_name(atom.name), source(atom), atom.arch)


def mma_test(atom: Atom) -> Test:
    """The launch: every coefficient of the tensor must agree, and each wrong map must be told."""
    operands = {operand: slots(atom, operand) for operand in "ABC"}
    coefficients, products = predicted(atom)
    values = dict.fromkeys(("a_value", "a_lane", "b_value", "b_lane", "c_value", "c_lane"), 0)
    controls = []
    for operand, held in operands.items():
        letter = operand.lower()
        if held.values > 1:
            controls.append(Control(f"{operand}: values v and v^1 swapped", {f"{letter}_value": 1}))
        controls.append(Control(f"{operand}: lane off by one", {f"{letter}_lane": 1}))
    xor = atom.ptx.endswith("xor.popc")
    expect = {"checked": coefficients, "mismatches": 0}
    if not xor:
        expect["nonzero"] = products
    return Test(
        name=atom.name,
        level="atom",
        unit=file_name(atom.name),
        kernel=KERNEL,
        grid=BLOCKS,
        block=THREADS,
        arguments=("report", "list", "room", "after", *values),
        values=values,
        expect=expect,
        controls=controls,
        slots=[(f"{word} {part}", size) for word, held in operands.items() for part, size in _digits(held)],
        listed=0 if xor else products,
    )


def file_name(name: str) -> str:
    """A file's name for an atom's name."""
    return re.sub(r"\W+", "_", name).strip("_")


def source(atom: Atom) -> str:
    """The kernel."""
    operands = {operand: slots(atom, operand) for operand in "ABC"}
    a, b, c = operands.values()
    m, n, _ = atom.shape_mnk
    d_type, a_type, b_type, _ = types(atom)
    value = {"f64": "double", "s32": "int"}.get(d_type, "float")
    product_value = CODES[a_type][0][1] * CODES[b_type][1][1]
    xor = atom.ptx.endswith("xor.popc")
    expected = f"T ? ({value})({product_value:g}) : ({value})0"
    if xor:
        expected = "(ma == mc && pa == pc) + (nb == nc && pb == pc) - 2 * T"
    d_kind, d_count = atom.registers["D"]
    d_c, _ = ASM[d_kind]
    return f"""{HEAD}
// The structure tensor of {atom.name}
// {atom.ptx}
{_functions(atom, operands)}
#define A_VALUES {a.values}
#define B_VALUES {b.values}
#define C_VALUES {c.values}

extern "C" __global__ void {KERNEL}(u64 *report, u64 *list, int room, long long after, int a_value, int a_lane,
                                    int b_value, int b_lane, int c_value, int c_lane)
{{
    const int lane = threadIdx.x % 32;
    const u32 warps = gridDim.x * blockDim.x / 32, warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    u64 checked = 0, nonzero = 0, mismatches = 0, first = ~0ull;
    for (u32 pair = warp; pair < 32u * A_VALUES * 32u * B_VALUES; pair += warps) {{
        const u32 b = pair % (32 * B_VALUES), a = pair / (32 * B_VALUES);
        const int la = a / A_VALUES, va = a % A_VALUES, lb = b / B_VALUES, vb = b % B_VALUES;
{_fill("A", atom, a, "la", "va", 0)}
{_fill("B", atom, b, "lb", "vb", 1)}
{_codes(atom, c)}
        {d_c} D[{d_count}];
{_asm(atom)}
        // The prediction: the controls put a wrong lane or value into it.
        const int ta = (la + a_lane) % 32, tb = (lb + b_lane) % 32, tc = (lane + c_lane) % 32;
        const int ea = a_element(thread_of(ta), va ^ a_value), eb = b_element(thread_of(tb), vb ^ b_value);
        const int ma = ea % {m}, ka = ea / {m}, nb = eb % {n}, kb = eb / {n};
        const int pa = product_of(ta), pb = product_of(tb), pc = product_of(tc);
#pragma unroll
        for (int v = 0; v < C_VALUES; ++v) {{
            const int ec = c_element(thread_of(tc), v ^ c_value);
            const int mc = ec % {m}, nc = ec / {m};
            const bool T = ma == mc && nb == nc && ka == kb && pa == pc && pb == pc;
            const {value} got = {_take(d_type, "D")} - ({value})(lane * C_VALUES + v + 1);
            const {value} want = {expected};
            const u64 index = (u64)pair * (32 * C_VALUES) + lane * C_VALUES + v;
            ++checked;
            if (got != 0) {{
                ++nonzero;
                if (room > 0) {{
                    const u64 place = atomicAdd(&report[4], 1ull);
                    if (place < (u64)room) list[place] = index;
                }}
            }}
            if (got != want) {{
                ++mismatches;
                if ((long long)index > after) {{
                    const u64 key = index << 32 | __float_as_uint((float)got);
                    if (key < first) first = key;
                }}
            }}
        }}
    }}
    tally(report, lane, checked, nonzero, mismatches, first);
}}
"""


HEAD = """\
typedef unsigned int u32;
typedef unsigned long long u64;

static __device__ __forceinline__ float half_at(u32 word, int half)
{
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"((unsigned short)(word >> 16 * half)));
    return value;
}

static __device__ __forceinline__ u32 half_bits(float value)
{
    unsigned short bits;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
    return bits;
}

// One atomic a warp: counters, and the smallest index that went wrong with what was found there.
static __device__ void tally(u64 *report, int lane, u64 checked, u64 nonzero, u64 mismatches, u64 first)
{
    for (int step = 16; step > 0; step /= 2) {
        checked += __shfl_down_sync(~0u, checked, step);
        nonzero += __shfl_down_sync(~0u, nonzero, step);
        mismatches += __shfl_down_sync(~0u, mismatches, step);
        const u64 other = __shfl_down_sync(~0u, first, step);
        if (other < first) first = other;
    }
    if (lane == 0) {
        atomicAdd(&report[0], checked);
        atomicAdd(&report[1], nonzero);
        atomicAdd(&report[2], mismatches);
        atomicMin(&report[3], first);
    }
}
"""


def _other(name: str) -> bool:
    """Names that cannot be warp-level instructions, so that their templates need not be filled."""
    return name.startswith(("SM90_64x", "SM100_", "SM103_", "Universal"))


def _digits(held: Slots) -> Iterable[tuple[str, int]]:
    return ("lane", WARP), ("value", held.values)


def _threads(atom: Atom) -> int:
    count = product(atom.thr_id.shape)
    assert isinstance(count, int)
    return count


def _functions(atom: Atom, operands: dict[str, Slots]) -> str:
    """The catalogue's layouts as functions, and which of the warp's products a lane belongs to."""
    found = []
    for operand, held in operands.items():
        i, j = ("mnk"[axis] for axis in AXES[operand])
        body = layout_expression(held.layout, (Name("t"), Name("v")))
        words = (f"{operand}: (thread, value) -> {i} + {held.extents[0]}*{j}: {atom.layout_texts[operand]}",)
        found.append(IndexFunction(f"{operand.lower()}_element", ("t", "v"), {"element": body}, words))
    thread, product_number = _lane_decoding(atom.thr_id)
    found.append(IndexFunction("thread_of", ("lane",), {"t": thread}, (f"ThrID {atom.thr_id_text}",)))
    words = ("which of the independent products of a warp a lane takes part in",)
    found.append(IndexFunction("product_of", ("lane",), {"p": product_number}, words))
    return "\n".join(cuda(function) for function in found)


def _lane_decoding(thr_id: Layout) -> tuple[Expression, Expression]:
    """Lane -> (thread of the instruction, number of the product): ThrID read backwards, and the lanes that it leaves."""
    threads: list[Expression] = []
    products: list[Expression] = []
    before, reached, number = 1, 1, 1
    steps = []
    for extent, stride in thr_id.leaves():
        assert isinstance(extent, int) and isinstance(stride, int)
        threads.append(multiply(_digit(stride, extent), Literal(before)))
        before *= extent
        steps.append((stride, extent))
    for stride, extent in [*sorted(steps), (WARP, 1)]:
        if stride > reached:
            products.append(multiply(_digit(reached, stride // reached), Literal(number)))
            number *= stride // reached
        reached = stride * extent
    return total(threads), total(products)


def _digit(stride: int, extent: int) -> Expression:
    digit = divide(Name("lane"), Literal(stride))
    return digit if stride * extent == WARP else modulo(digit, Literal(extent))


def _fill(operand: str, atom: Atom, held: Slots, lane: str, value: str, which: int) -> str:
    """Zero everywhere but in one slot."""
    kind, count = atom.registers[operand]
    element = types(atom)["DABC".index(operand)]
    pattern, number = CODES[element][which]
    declaration = f"        {ASM[kind][0]} {operand}[{count}];\n"
    if element == "f64":
        return declaration + "\n".join(
            f"        {operand}[{r}] = lane == {lane} && {value} == {r} ? {number} : 0.0;" for r in range(count)
        )
    bits = BITS[element]
    each = 32 // bits
    if held.values != each * count:
        raise Rejected(f"atom {atom.name}", f"{held.values} values of {bits} bits do not fill {count} registers")
    shifted = f"{pattern:#x}u << {value} % {each} * {bits}" if each > 1 else f"{pattern:#x}u"
    return declaration + "\n".join(
        f"        {operand}[{r}] = lane == {lane} && {value} / {each} == {r} ? {shifted} : 0u;" for r in range(count)
    )


def _codes(atom: Atom, held: Slots) -> str:
    """What C holds before: slot number plus one."""
    kind, count = atom.registers["C"]
    lines = [f"        {ASM[kind][0]} C[{count}];"]
    for r in range(count):
        if types(atom)[3] == "f16":
            low, high = (f"half_bits((float)(lane * C_VALUES + {2 * r + half + 1}))" for half in range(2))
            lines.append(f"        C[{r}] = {low} | {high} << 16;")
        else:
            lines.append(f"        C[{r}] = lane * C_VALUES + {r + 1};")
    return "\n".join(lines)


def _take(d_type: str, array: str) -> str:
    match d_type:
        case "f16":
            return f"half_at({array}[v / 2], v % 2)"
        case "s32":
            return f"(int){array}[v]"
    return f"{array}[v]"


def _asm(atom: Atom) -> str:
    """The instruction: D, A, B, C in the order of PTX."""
    counts = {key: atom.registers[key][1] for key in "DABC"}
    lists, place = [], 0
    for count in counts.values():
        lists.append("{" + ", ".join(f"%{place + index}" for index in range(count)) + "}")
        place += count
    outputs = ", ".join(f'"={ASM[atom.registers["D"][0]][1]}"(D[{r}])' for r in range(counts["D"]))
    inputs = ", ".join(f'"{ASM[atom.registers[key][0]][1]}"({key}[{r}])' for key in "ABC" for r in range(counts[key]))
    text = f'"{atom.ptx} {", ".join(lists)};"'
    return f"        asm volatile({text}\n                     : {outputs}\n                     : {inputs});"
